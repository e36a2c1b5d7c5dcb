import { expect, test } from 'vitest';
import { refuse } from '../src/refuse.ts';

test('a refusal is shared by all whom it is told, so nobody can change it', () => {
  const refusal = refuse('AM-4', 'far');
  expect(refusal).toEqual({ rule: 'AM-4', message: { key: 'refusal.far' } });
  expect(Object.isFrozen(refusal)).toBe(true);
  expect(Object.isFrozen(refusal.message)).toBe(true);
});
