import { expect, test } from 'vitest';
import { mostGained } from '../src/gained.ts';

test('what decided is the part of which there is most more, though another is larger', () => {
  expect(mostGained({ cover: 5, fire: 3 }, { cover: 5, fire: 1 })).toBe('fire');
  expect(mostGained({ cover: 5, danger: -1 }, { cover: 5, danger: -4 })).toBe('danger');
  expect(mostGained({ cover: 1, danger: -4 }, { cover: 2, danger: -1 })).toBe('cover');
});
