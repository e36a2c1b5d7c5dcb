import { expect, test } from 'vitest';
import { sandtable } from './program.ts';

const joined = (out: string): string => out.replaceAll(/\n[|\s]*/g, ' ');

test('lists the lessons of a game', async () => {
  const { code, out } = await sandtable(['learn', 'pbi']);
  expect(code).toBe(0);
  expect(out).toContain('pbi orders: Give orders. Nobody does much without an order');
  const { code: wrong, err } = await sandtable(['learn', 'pbi', 'flying']);
  expect(wrong).toBe(2);
  expect(err).toContain('There is no lesson “flying”. The lessons are orders');
});

test('plays a lesson as it is meant, with all that is said', async () => {
  const { code, out } = await sandtable(['learn', 'pbi', 'orders', '--show']);
  expect(code).toBe(0);
  expect(joined(out)).toContain('The men in b2 are next to him');
  expect(out).toContain('> near: Commander A motivates b2 (2+)');
  expect(out).toContain('Rifle group A1 in b2 has 4 AP (4 rolled). [QS-5.6]');
  expect(joined(out)).toContain('Keep your commander close');
});

test('teaches it at the keyboard', async () => {
  // What is far away, and what comes of it; again; nonsense; then what is wanted.
  const input = ['3', '', '99', '2', 'back', 'quit'].map((line) => `${line}\n`).join('');
  const { code, out } = await sandtable(['learn', 'pbi', 'orders'], input);
  expect(code).toBe(0);
  expect(joined(out)).toContain('That order needs a 5, and he rolled a 3');
  expect(out).toContain('Type a number from 1 to 4');
  expect(joined(out)).toContain('He rolled a 3: they heard him.');
});
