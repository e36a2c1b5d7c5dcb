import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { render, type GameEvent } from '@sandtable/kernel';
import { refusalProblems } from '@sandtable/testkit';
import { pbiBoats } from '../src/index.ts';
import { RULEBOOK } from '../src/rulebook/rulebook.ts';
import { MARKS } from '../src/state/fleet.ts';
import { HEAVY_KINDS } from '../src/tables/groups.ts';
import { GROUNDS } from '../src/tables/grounds.ts';
import { HULLS } from '../src/tables/hulls.ts';
import { ACTIVATED, game, sailing, type Game } from './support/game.ts';

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

test('[QS-12.1] where there is no building nobody is told how many of none are held', () => {
  const g = game({ hulls: { 'A-launch1': { at: 'c2' } }, groups: { 'D-rifle1': 'h8' } });
  const [{ now, needed }] = pbiBoats.standing(g.state);
  const lines = [...now, ...needed].map(({ message }) => render(message, pbiBoats.catalogue));
  expect(lines).toContain('no building to hold');
  expect(lines.join()).not.toMatch(/of 0|more building/);
});

describe('what is shot at, and with what, is said in every choice', () => {
  const labels = (g: Game, type: string): string[] =>
    g.moves.flatMap((move) =>
      move.type === type
        ? [render(pbiBoats.label(g.state, move as never), pbiBoats.catalogue)]
        : [],
    );

  test('[BT-6.6] of groups and guns', () => {
    const g = game({
      side: 'defender',
      stack: ACTIVATED,
      groups: { 'D-rifle1': { at: 'c4', ap: 3 }, 'D-heavygun1': { at: 'd4', ap: 3 } },
      hulls: { 'A-launch1': { at: 'c1', aboard: ['A-rifle1'] } },
    });
    expect(labels(g, 'boats:aim')).toEqual([
      'Shoot from c4 at the troops aboard launch A1',
      'Shoot from c4 at the hull of launch A1',
    ]);
    expect(labels(g, 'boats:gun')).toEqual([
      'heavy gun D1 shoots at the troops aboard launch A1',
      'heavy gun D1 shoots at the hull of launch A1',
    ]);
  });

  test('[BT-3.2] of a hull’s own weapons', () => {
    const g = game({
      stack: sailing('A-mtb1'),
      groups: { 'D-rifle1': 'c5' },
      hulls: {
        'A-mtb1': {
          at: 'c3',
          facing: 'north',
          ap: 4,
          marks: ['started'],
          weapons: ['hmg', 'cannon7'],
        },
      },
    });
    expect(labels(g, 'boats:fire')).toEqual([
      'MTB A1 fires its HMG at the groups at c5',
      'MTB A1 fires its cannon at the groups at c5',
    ]);
  });

  test('[BT-6.7] of who watches: a boat, or a square', () => {
    const g = game({
      stack: sailing('A-launch1'),
      groups: { 'D-rifle1': 'b4' },
      hulls: {
        'A-launch1': { at: 'c2', facing: 'north', ap: 2, marks: ['started'] },
        'D-launch1': { at: 'd4', facing: 'west', weapons: ['hmg'], aboard: ['D-rifle2'] },
      },
    });
    g.play({ type: 'boats:go', boat: 'A-launch1', to: 'c3' });
    expect(labels(g, 'boats:snap')).toEqual([
      'Those at b4 shoot at the hull of launch A1',
      'launch D1 shoots with its groups at the hull of launch A1',
      'launch D1 shoots with its machine gun at the hull of launch A1',
    ]);
  });
});

test('[BT-3.1, BT-3.4] a start and a turn say what they are', () => {
  const moored = game({ hulls: { 'A-launch1': { at: 'c1', facing: 'east' } } });
  const said = (g: Game, type: string): string[] =>
    g.moves
      .filter((move) => move.type === type)
      .map((move) => render(pbiBoats.label(g.state, move as never), pbiBoats.catalogue));
  expect(said(moored, 'boats:start')).toEqual([
    'launch A1 acts (2 dice of AP)',
    'launch A1 acts at full throttle (2 dice of AP)',
  ]);
  moored.play({ type: 'boats:start', boat: 'A-launch1', throttle: false }, 3, 3);
  expect(said(moored, 'boats:turn')).toEqual(['launch A1 turns left', 'launch A1 turns right']);
});

test('edges and hands are words of the catalogue, in whatever language', () => {
  const loud = {
    ...pbiBoats.catalogue,
    texts: { ...texts, 'edge.east': 'EAST', 'hand.left': 'LEFT' },
  };
  const turned = { type: 'boats:turned', boat: 'A-mtb1', facing: 'east' } as never;
  expect(render(pbiBoats.tell(turned), loud)).toBe('MTB A1 turns and faces EAST.');
  const { state } = game({
    hulls: { 'A-launch1': { at: 'c2', ap: 5, marks: ['started'] } },
    stack: sailing('A-launch1'),
  });
  const turn = { type: 'boats:turn', boat: 'A-launch1', hand: 'left' } as never;
  expect(render(pbiBoats.label(state, turn), loud)).toBe('launch A1 turns LEFT');
});
