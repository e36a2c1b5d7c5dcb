import { join } from 'node:path';
import { expect, test } from 'vitest';
import { render, type GameEvent } from '@sandtable/kernel';
import { refusalProblems } from '@sandtable/testkit';
import { pbiBoats } from '../src/index.ts';
import { RULEBOOK } from '../src/rulebook/rulebook.ts';
import { MARKS } from '../src/state/fleet.ts';
import { HEAVY_KINDS } from '../src/tables/groups.ts';
import { GROUNDS } from '../src/tables/grounds.ts';
import { HULLS } from '../src/tables/hulls.ts';
import { game, sailing } from './support/game.ts';

const { texts } = pbiBoats.catalogue;
const SOURCES = ['pbi-boats', 'pbi'].map((name) =>
  join(import.meta.dirname, '..', '..', name, 'src'),
);

function told(event: object): string {
  return render(pbiBoats.tell(event as GameEvent as never), pbiBoats.catalogue);
}

test('there is a card for each of the 46 rules, after those of PBI', () => {
  expect(RULEBOOK).toHaveLength(46);
  expect(new Set(RULEBOOK.map(({ id }) => id)).size).toBe(46);
  expect(pbiBoats.rulebook.slice(-46)).toEqual(RULEBOOK);
});

test('every refusal cites a card and has a sentence of its own, and none is left over', () => {
  expect(refusalProblems(pbiBoats, ...SOURCES)).toEqual([]);
});

test('there are words for every kind, ground, mark, number and tray', () => {
  const kinds = [...HULLS, ...HEAVY_KINDS].flatMap(({ name }) => [`kind.${name}`, `group.${name}`]);
  const keys = [
    ...kinds,
    ...GROUNDS.flatMap(({ name }) => [`terrain.${name}`, `short.${name}`]),
    ...[...MARKS, 'powerless', 'slowed', 'beached', 'captured', 'nets', 'portable'].map(
      (mark) => `mark.${mark}`,
    ),
    ...pbiBoats.options.map(({ id }) => `option.${id}`),
  ];
  expect(keys.filter((key) => !Object.hasOwn(texts, key))).toEqual([]);
});

test('no gap is left unwritten in a text', () => {
  for (const [key, text] of Object.entries(texts)) {
    expect(text.replaceAll(/\{\w+(?::[^{}|]+\|[^{}|]+)?\}/g, ''), key).not.toMatch(/[{}|]/);
  }
});

test('events tell pieces, edges and what was done in words', () => {
  const boat = 'A-mtb1';
  const sailed = { type: 'boats:sailed', boat, from: 'c1', to: 'c2', cost: 1, astern: false };
  expect(told(sailed)).toBe('MTB A1 sails from c1 to c2 for 1 AP.');
  expect(told({ ...sailed, astern: true })).toBe('MTB A1 backs from c1 to c2 for 1 AP.');
  expect(told({ type: 'boats:turned', boat, facing: 'east' })).toBe('MTB A1 turns and faces east.');
  const started = { type: 'boats:started', boat, throttle: true, dice: [3, 4], ap: 7 };
  expect(told(started)).toBe('MTB A1 has 7 AP at full throttle: 3 4.');
  const landed = { type: 'boats:landed', boat, square: 'c4', groups: ['A-lmg1', 'A-rifle2'] };
  expect(told(landed)).toBe('LMG group A1 and rifle group A2 land at c4 from MTB A1.');
});

test('[BT-8.1] the defender is told where he laid a mine, and others that he did', () => {
  const laid = { type: 'boats:laid', rule: 'BT-8.1', square: 'c3' };
  expect(told(laid)).toBe('A mine is laid at c3.');
  const seen = pbiBoats.redact(laid as never, 'attacker');
  expect(told(seen as object)).toBe('A mine is laid.');
});

test('[BT-3.2] the choice of a square says what it costs, and whether the boat backs into it', () => {
  const g = game({
    hulls: { 'A-launch1': { at: 'c2', facing: 'north', ap: 5, marks: ['started'] } },
    stack: sailing('A-launch1'),
  });
  const words = g.offered('boats:go').map((move) => {
    const label = pbiBoats.label(g.state, { type: 'boats:go', ...move } as never);
    return render(label, pbiBoats.catalogue);
  });
  expect(words).toEqual(['launch A1 goes to c3', 'launch A1 backs to c1']);
});
