import { enumerate, SETTING, type Dice } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { forecast } from '../src/advice/forecast.ts';
import type { PubMove } from '../src/state/moves.ts';
import { odds as oddsOf } from '@sandtable/lab';
import { pubBattles } from '../src/ruleset.ts';
import { duelOdds, roundOdds, type Duellist, type DuelOdds } from '../src/advice/odds.ts';
import { flow } from '../src/rules/flow.ts';
import { cloneState, type State } from '../src/state/state.ts';
import { SIDES, type Kind } from '../src/rules/tables.ts';
import { Fight, pair, playOn } from './support/fight.ts';
import { game } from './support/game.ts';

function duellist(kind: Kind, more: Partial<Duellist> = {}): Duellist {
  const fresh = { steadfast: false, spent: false, taken: 0 };
  return { kind, ...fresh, needsFirst: 4, needsLater: 4, ...more };
}

/** The chance as a number. */
function chance(odds: DuelOdds, end: string): number {
  const { ways, of } = odds.get(end) ?? { ways: 0n, of: 1n };
  return Number(ways) / Number(of);
}

function total(odds: DuelOdds): number {
  let [ways, of] = [0n, 1n];
  for (const each of odds.values()) {
    ways = ways * each.of + each.ways * of;
    of *= each.of;
  }
  expect(ways).toBe(of);
  return 1;
}

test('[PB-10.2] one round of two Fresh regulars, by hand', () => {
  const odds = roundOdds(duellist('regular'), duellist('regular'));
  // Hits of three dice: 0, 1, 2, 3 in 1, 3, 3, 1 of 8 ways.
  expect(chance(odds, 'fresh fresh')).toBe(1 / 64);
  expect(chance(odds, 'fresh spent')).toBe(3 / 64);
  expect(chance(odds, 'spent spent')).toBe(9 / 64);
  expect(chance(odds, 'fresh retreated')).toBe(3 / 64);
  expect(chance(odds, 'retreated destroyed')).toBe(3 / 64);
  expect(chance(odds, 'destroyed destroyed')).toBe(1 / 64);
  expect(total(odds)).toBe(1);
});

test('[PB-10.2] a whole combat ends, however often both miss', () => {
  const odds = duelOdds(duellist('regular'), duellist('regular'));
  expect(total(odds)).toBe(1);
  expect(odds.has('fresh fresh')).toBe(false);
  // One round in 64 changes nothing; otherwise it is over after it: Spent defenders retreat first.
  expect(chance(odds, 'fresh destroyed')).toBeCloseTo(1 / 63, 12);
  expect(chance(odds, 'fresh retreated')).toBeCloseTo((3 + 3) / 63, 12);
  expect(chance(odds, 'spent retreated')).toBeCloseTo((9 + 9) / 63, 12);
  expect(chance(odds, 'retreated fresh')).toBeCloseTo((3 + 3) / 63, 12);
});

test('[PB-6.4] artillery fires first: who falls does not reply, and it never retreats', () => {
  const odds = roundOdds(duellist('regular'), duellist('artillery'));
  expect(chance(odds, 'destroyed fresh')).toBe(1 / 8);
  expect(chance(odds, 'retreated fresh')).toBe(3 / 8);
  expect(chance(odds, 'fresh destroyed')).toBe((1 / 8) * (4 / 8));
  expect([...odds.keys()].some((end) => end.endsWith('retreated'))).toBe(false);
  expect(total(odds)).toBe(1);
});

test('[PB-10.4] cover and the first round count', () => {
  const covered = duellist('regular', { needsFirst: 5, needsLater: 4 });
  const odds = roundOdds(covered, duellist('detachment'));
  // Three dice that need a 5 all miss in 8 of 27 ways.
  const missed = chance(odds, 'fresh fresh') + chance(odds, 'spent fresh');
  expect(missed).toBeCloseTo(8 / 27, 12);
  const later = roundOdds(covered, duellist('detachment'), false);
  expect(chance(later, 'fresh fresh') + chance(later, 'spent fresh')).toBeCloseTo(1 / 8, 12);
});

test('[PB-10.6] an elite outlasts militia', () => {
  const odds = duelOdds(duellist('elite'), duellist('militia'));
  expect(total(odds)).toBe(1);
  const lost = (end: string, place: number): boolean =>
    ['retreated', 'destroyed'].includes(end.split(' ')[place]);
  let [attacker, defender] = [0, 0];
  for (const end of odds.keys()) {
    if (lost(end, 0)) attacker += chance(odds, end);
    if (lost(end, 1)) defender += chance(odds, end);
  }
  expect(defender).toBeGreaterThan(0.85);
  expect(attacker).toBeLessThan(0.3);
});

/** What a move comes to, by playing it for every way the dice can fall, as the lab does. */
function byPlaying(state: State, move: PubMove): Map<string, number> {
  const found = new Map<string, number>();
  const side = state[SETTING].field.chooser;
  const watched = forecast(state, side, move);
  if (watched === undefined) throw new Error('there are no odds');
  enumerate(
    (dice) => {
      const after = cloneState(state);
      playOn(after, move, dice, undefined, side);
      settle(after, dice, (each) => watched.settled(each));
      return JSON.stringify(watched.measure(after, []));
    },
    (measures, ways, of) =>
      found.set(measures, (found.get(measures) ?? 0) + Number(ways) / Number(of)),
  );
  return found;
}

function settle(state: State, dice: Dice, isSettled: (state: State) => boolean): void {
  while (!isSettled(state)) {
    playOn(state, plainAnswer(state), dice, undefined, 0);
  }
}

function plainAnswer(state: State): PubMove {
  return flow.fallback(state, SIDES[flow.askedSide(state)]);
}

test('the forecast of a round is what the rules do, and agrees with the closed odds', () => {
  const f = new Fight({
    ...pair('elite', 'militia'),
    B: { kind: 'regular', at: [30_000, 20_000, 180] },
    '#2': { kind: 'regular', against: ['B', 'front'] },
  });
  f.begin();
  const played = byPlaying(f.state, { type: 'resolve', defender: f.tag('A') });
  const closed = roundOdds(duellist('elite'), duellist('militia'));
  const byMeasure = new Map<string, number>();
  for (const end of closed.keys()) {
    const [own, enemy] = end.split(' ');
    const is = (what: string, word: string): number => (what === word ? 1 : 0);
    const measures = JSON.stringify({
      enemySpent: is(enemy, 'spent'),
      enemyRetreats: is(enemy, 'retreated'),
      enemyDestroyed: is(enemy, 'destroyed'),
      ownSpent: is(own, 'spent'),
      ownRetreats: is(own, 'retreated'),
      ownDestroyed: is(own, 'destroyed'),
    });
    byMeasure.set(measures, (byMeasure.get(measures) ?? 0) + chance(closed, end));
  }
  expect([...played.keys()].toSorted()).toEqual([...byMeasure.keys()].toSorted());
  for (const [measures, share] of played) expect(byMeasure.get(measures)).toBeCloseTo(share, 12);
});

test('the forecast of staying is the next round', () => {
  const f = new Fight(pair(), {}, 1);
  f.begin(1, 1, 1, 1, 1, 1);
  const found = byPlaying(f.state, { type: 'stay' });
  let sum = 0;
  for (const share of found.values()) sum += share;
  expect(sum).toBeCloseTo(1, 12);
  // Both miss in one way of 64.
  const nothing =
    '{"enemySpent":0,"enemyRetreats":0,"enemyDestroyed":0,"ownSpent":0,"ownRetreats":0,"ownDestroyed":0}';
  expect(found.get(nothing)).toBeCloseTo(1 / 64, 12);
});

test('moves without a fight have no forecast', () => {
  const f = new Fight(pair());
  expect(forecast(f.state, 0, { type: 'end' })).toBe(undefined);
});

test('the plain answers: stay while Fresh, retreat once Spent, Fresh supports come up', () => {
  const answers = (spent: boolean, supportSpent: boolean): string[] => {
    const f = new Fight(
      pair('regular', { spent }, { B: { kind: 'regular', behind: 'A', spent: supportSpent } }),
    );
    f.begin(1, 1, 1, 1, 1, 1);
    const first = plainAnswer(f.state).type;
    f.answer({ type: 'retreat' });
    return [first, plainAnswer(f.state).type];
  };
  expect(answers(false, false)).toEqual(['stay', 'relieve']);
  expect(answers(true, true)).toEqual(['retreat', 'retreat']);
});

test('the lab works out the odds of staying with the whole ruleset', () => {
  const g = game({
    red: [{ pieces: { Attacker: ['regular', 20_000, 19_625, 0] } }],
    blue: [{ pieces: { Defender: ['regular', 20_000, 20_000, 180] } }],
    contacts: [{ attacker: 'Attacker', defender: 'Defender', edge: 'front' }],
    stack: [
      { type: 'combat' },
      { type: 'stand', leads: ['Attacker', 'Defender'], round: 1, hit: [], left: ['Attacker'] },
    ],
  });
  const found = oddsOf(pubBattles, g.state, 'red', { type: 'stay' });
  // Three hits in one way of eight, whatever the other does.
  expect(found?.measures['enemyDestroyed'].expected).toBe(1 / 8);
  expect(found?.measures['ownDestroyed'].expected).toBe(1 / 8);
  expect(found?.measures['enemyRetreats'].expected).toBe(3 / 8);
});
