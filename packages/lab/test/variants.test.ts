import { pbi } from '@sandtable/pbi';
import { expect, test } from 'vitest';
import { MOST_VARIANTS, valueName, variantsOf } from '../src/variants.ts';

const TURNS = { name: 'turns', path: 'turns', values: [2, 4, 6, 8] };
const LOADS = Array.from({ length: 3 }, (_, i) => ({ ...TURNS, name: `turns-${i}` }));

test('variants that change least come first, as it is before all', () => {
  const scenario = { ...pbi.scenarios[0], turns: 6, knobs: [TURNS] };
  expect(variantsOf(pbi, scenario)).toEqual({
    choices: [{ turns: 6 }, { turns: 4 }, { turns: 8 }, { turns: 2 }],
  });
});

test('a scenario that stands at none of their values is a variant too', () => {
  const scenario = { ...pbi.scenarios[0], turns: 5, knobs: [{ ...TURNS, values: [2, 8] }] };
  expect(variantsOf(pbi, scenario)).toEqual({ choices: [{}, { turns: 2 }, { turns: 8 }] });
});

test('what cannot be played is no variant', () => {
  const scenario = { ...pbi.scenarios[0], turns: 6, knobs: [{ ...TURNS, values: [0, 6] }] };
  expect(variantsOf(pbi, scenario)).toEqual({ choices: [{ turns: 6 }] });
});

test('without knobs there are none, and too many are not looked through', () => {
  expect(variantsOf(pbi, { ...pbi.scenarios[0], knobs: [] })).toMatchObject({ refused: 'noKnobs' });
  const many = [TURNS, ...LOADS].map((knob) => ({ ...knob, path: 'turns' }));
  const found = variantsOf(pbi, { ...pbi.scenarios[0], knobs: many });
  expect(found).toEqual({ refused: 'manyKnobs', count: 4 ** 4 });
  expect(4 ** 4).toBeGreaterThan(MOST_VARIANTS);
});

test('a value is called by its label, or by itself where that is a word', () => {
  const plain = { name: 'house', path: 'board', values: [['a'], ['b']] };
  expect(valueName({ ...plain, labels: ['near', 'far'] }, ['b'])).toBe('far');
  expect(valueName(plain, ['b'])).toBeUndefined();
  expect([2, null].map((value) => valueName(TURNS, value))).toEqual(['2', undefined]);
});
