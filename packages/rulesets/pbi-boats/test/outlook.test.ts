import { seededDice, type Outlook } from '@sandtable/kernel';
import { playAhead, prospects } from '@sandtable/lab';
import type { State } from '@sandtable/pbi/extending';
import { greedy } from '@sandtable/players';
import { expect, test } from 'vitest';
import { pbiBoats } from '../src/index.ts';
import { game, sailing, SEA, type Game, type HullSketch, type Sketch } from './support/game.ts';

function outlookOf(g: Game, side = 'attacker'): Outlook<State> {
  const found = pbiBoats.outlook?.(g.seenBy(side), side);
  if (found === undefined) throw new Error(`nothing lies ahead of the ${side}`);
  return found;
}

/** What has become of each piece by now. */
function fates({ pieces, fate }: Outlook<State>, g: Game): Record<string, string | undefined> {
  return Object.fromEntries(pieces.map(({ piece }, i) => [piece, fate(g.state, i)]));
}

/** A boat under way, with a mine where it lies. */
function mined(at: string, hull: Partial<HullSketch>, more: Sketch = {}): Game {
  return game({
    stack: sailing('A-landingcraft1'),
    ...more,
    groups: { 'C-rifle1': 'a8', ...more.groups },
    hulls: {
      'A-landingcraft1': { at, ap: 12, marks: ['started'], facing: 'south', ...hull },
      ...more.hulls,
    },
    more: { mines: { rows: [[2, 8]], laid: [at], found: [true] } },
  });
}

test('[BT-7.4] who goes down with a boat is lost before landing', () => {
  const g = mined(
    'd3',
    { aboard: ['A-rifle1', 'A-rifle2', 'A-tank1'] },
    { board: SEA, hulls: { 'A-tank1': {} } },
  );
  const ahead = outlookOf(g);
  expect(ahead.pieces.map(({ on }) => on)).toEqual(Array(3).fill('A-landingcraft1'));
  const underWay = { 'A-rifle1': undefined, 'A-rifle2': undefined, 'A-tank1': undefined };
  expect(fates(ahead, g)).toEqual(underWay);
  g.play({ type: 'boats:go', boat: 'A-landingcraft1', to: 'd2' }, 5);
  expect(fates(ahead, g)).toEqual({ 'A-rifle1': 'lost', 'A-rifle2': 'lost', 'A-tank1': 'lost' });
});

test('[BT-7.4] who swims ashore has landed, and who is hauled into a boat is still under way', () => {
  const g = mined(
    'd3',
    { aboard: ['A-rifle1', 'A-rifle2', 'A-rifle3'] },
    { hulls: { 'B-launch1': 'd2' } },
  );
  const ahead = outlookOf(g);
  g.play({ type: 'boats:go', boat: 'A-landingcraft1', to: 'd2' }, 5, 4, 3, 6);
  g.play({ type: 'boats:swim', group: 'A-rifle1', to: 'd4' });
  g.play({ type: 'boats:haul', group: 'A-rifle3', boat: 'B-launch1' });
  expect(fates(ahead, g)).toEqual({
    'A-rifle1': 'safe',
    'A-rifle2': 'lost',
    'A-rifle3': undefined,
  });
});

test('[BT-4.1] who lands is lost no more, whatever becomes of him ashore', () => {
  const g = game({
    hulls: { 'A-launch1': { at: 'd3', aboard: ['A-lmg1', 'A-rifle1'] } },
    groups: { 'A-commander': 'a4' },
  });
  const ahead = outlookOf(g);
  g.play({ type: 'boats:landAll', boat: 'A-launch1', to: 'd4' });
  expect(fates(ahead, g)).toEqual({ 'A-lmg1': 'safe', 'A-rifle1': 'safe' });
  expect(pbiBoats.outlook?.(g.seenBy('attacker'), 'attacker')).toBe(undefined);
});

test('[BT-6.4] who is killed aboard is lost, and counts no more among those under way', () => {
  const g = game({
    hulls: { 'A-launch1': { at: 'd2', aboard: ['A-rifle1'], fallen: ['A-rifle2'] } },
  });
  expect(outlookOf(g).pieces).toEqual([{ piece: 'A-rifle1', on: 'A-launch1' }]);
});

test('[BT-9.4] the way across is that of boats with a load that the side crews', () => {
  const g = game({
    hulls: {
      'A-launch1': { at: 'd2', aboard: ['A-rifle1'] },
      'A-launch2': 'e2',
      'D-launch1': { at: 'g2', crew: 'attacker', aboard: ['A-rifle2'] },
    },
  });
  expect(outlookOf(g).pieces.map(({ piece, on }) => `${piece} ${on}`)).toEqual([
    'A-rifle1 A-launch1',
    'A-rifle2 D-launch1',
  ]);
  expect(pbiBoats.outlook?.(g.seenBy('defender'), 'defender')).toBe(undefined);
});

test('nothing lies ahead when the game is over, whoever is still aboard', () => {
  const g = game({ hulls: { 'A-launch1': { at: 'd2', aboard: ['A-rifle1'] } } });
  expect(outlookOf(g).pieces).toHaveLength(1);
  g.state.outcome = { winner: undefined, scores: { attacker: 0, defender: 0 }, rule: 'QS-12.3' };
  expect(pbiBoats.outlook?.(g.seenBy('attacker'), 'attacker')).toBe(undefined);
});

test('[BT-1.5] nothing lies ahead before all boats are placed', () => {
  const made = pbiBoats.setup(pbiBoats.scenarios[0], {});
  if (!made.ok) throw new Error('the scenario is not good');
  const state = made.value;
  const dice = seededDice('set-up');
  while (state.turn === 0) {
    expect(pbiBoats.outlook?.(state, 'attacker')).toBe(undefined);
    const [{ side }] = pbiBoats.pending(state).decisions;
    pbiBoats.play(state, side, pbiBoats.fallback(state, side), dice);
  }
  expect(pbiBoats.outlook?.(state, 'attacker')?.pieces).toHaveLength(20);
});

/** A launch on its way to the beach through water in which there is a mine. */
function crossing(mine: string): Game {
  return game({
    board: SEA,
    groups: { 'D-lmg1': 'd8' },
    hulls: { 'A-launch1': { at: 'd5', facing: 'north', aboard: ['A-lmg1', 'A-rifle1'] } },
    turns: 3,
    more: { mines: { rows: [[6, 6]], laid: [mine], found: [false] } },
  });
}

function played(g: Game, side: string, playOuts = 8) {
  const view = g.seenBy(side);
  const outlook = outlookOf(g, side) as Outlook<object>;
  const venture = { ruleset: pbiBoats, outlook, view, side, player: greedy, seed: 'twins' };
  return Array.from({ length: playOuts }, (_, number) => playAhead(venture, number));
}

test('[BT-8.1] the attacker is told the same wherever the mines lie', () => {
  const [here, there] = ['d6', 'h6'].map((mine) => {
    const g = crossing(mine);
    return JSON.stringify(prospects(outlookOf(g), played(g, 'attacker')));
  });
  expect(there).toBe(here);
});

test('an undefended beach is reached by all, and each boat is told of by itself', () => {
  const g = game({
    ground: { d6: 'b' },
    hulls: { 'A-launch1': { at: 'd3', facing: 'north', aboard: ['A-lmg1', 'A-rifle1'] } },
  });
  const { all, each } = prospects(outlookOf(g), played(g, 'attacker', 4));
  expect(all).toMatchObject({ of: 2, lost: 0, safe: 2 });
  expect(each).toMatchObject([{ on: 'A-launch1', lost: 0, safe: 2 }]);
});

test('[BT-9.5] who falls as he storms ashore is lost before landing, and who takes the square has landed', () => {
  const storming = (...dice: readonly number[]): Game => {
    const g = game({
      groups: { 'A-rifle1': { ap: 6 }, 'D-rifle1': 'c4' },
      hulls: { 'A-launch1': { at: 'c3', aboard: ['A-rifle1'] } },
      stack: [{ type: 'motivate' }, { type: 'activate' }],
    });
    g.play({ type: 'boats:storm', from: 'c3', to: 'c4' });
    g.play({ type: 'boats:letCome' }, ...dice);
    return g;
  };
  const ahead = outlookOf(
    game({
      groups: { 'D-rifle1': 'c4' },
      hulls: { 'A-launch1': { at: 'c3', aboard: ['A-rifle1'] } },
    }),
  );
  const fell = storming(1, 1, 1, 6, 1, 1);
  expect([fell.where('A-rifle1'), fates(ahead, fell)]).toEqual([
    'casualty c4',
    { 'A-rifle1': 'lost' },
  ]);
  const won = storming(6, 1, 1, 1, 1, 1);
  expect([won.where('A-rifle1'), fates(ahead, won)]).toEqual(['c4', { 'A-rifle1': 'safe' }]);
});
