import { render } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { ASSETS } from '../src/rules/tables.ts';
import { squareBashing } from '../src/ruleset.ts';
import type { SquareMove } from '../src/state/moves.ts';
import { game, Game, scenarioOf, type Sketch } from './support/game.ts';

function told(g: Game, move: SquareMove): string[] {
  const { gains = [], costs, risks } = squareBashing.stakes(g.state, g.side, move);
  return [...gains, ...costs, ...risks].map(
    ({ rule, message }) => `${rule} ${render(message, squareBashing.catalogue)}`,
  );
}

test('a march says that it may fail, and who may shoot where it ends', () => {
  const g = game({
    ground: { d2: 'woods' },
    attacker: { d2: 'infantry' },
    defender: { d4: 'mg', d6: 'gun', h6: 'gun' },
  });
  expect(told(g, { type: 'march', unit: 'A-infantry1', to: 'd3' })).toEqual([
    'SB-4.2 fails 2 times in 6',
    'SB-6.2 d4 and d6 may shoot there: 5 dice, hitting on 6',
  ]);
  expect(told(g, { type: 'extra', unit: 'A-infantry1', to: 'c2' })).toEqual([]);
  expect(told(g, { type: 'endMovement' })).toEqual(['SB-2.1 one unit could still move']);
});

/** The dice of both sides that a move would have rolled. */
function dice(g: Game, move: SquareMove): number[] {
  const { sums = [] } = squareBashing.stakes(g.state, g.side, move);
  return sums.map(({ total }) => total);
}

test('an assault says how many dice there are on both sides, and so does everybody who joins it', () => {
  const g = game({
    step: 'assaults',
    attacker: { d3: 'infantry', c4: 'infantry' },
    defender: { d4: 'infantry, mg' },
  });
  // Everybody who can is taken to join in, as in its odds.
  expect(dice(g, { type: 'assault', from: 'd3', to: 'd4' })).toEqual([4, 6]);
  g.play({ type: 'assault', from: 'd3', to: 'd4' });
  expect(dice(g, { type: 'join', unit: 'A-infantry2' })).toEqual([4, 6]);
  g.play({ type: 'go' });
  expect(dice(g, { type: 'stand' })).toEqual([3, 7]);
  expect(told(g, { type: 'retire' })).toEqual(['SB-5.2 2 hits, and the square']);
});

test('rolls say how often they fail', () => {
  const asset = game({ step: 'asset', assets: { point: 1 }, attacker: { a1: 'infantry' } });
  expect(told(asset, { type: 'asset', asset: 'point' })).toEqual([
    'SB-8.2 3 squares in an L: a die’s worth of hits on each, and 3 fewer dice to defend them',
    'SB-9.1 this turn’s one asset',
    'SB-9.1 fails 3 times in 6',
  ]);
  expect(told(asset, { type: 'noAsset' })).toEqual(['SB-9.1 gives up this turn’s roll']);
  const order = game({ step: 'command', attacker: { a1: 'infantry, command' } });
  expect(told(order, { type: 'order', square: 'a1', order: 'hold' })).toEqual([
    'SB-3.1 3 fewer dice when its morale is tested',
    'SB-9.2 the last attempt',
    'SB-9.2 with that order nobody leaves the square or assaults from it this turn',
    'SB-9.2 fails 2 times in 6',
  ]);
  expect(told(order, { type: 'order', square: 'a1', order: 'drive' })).toEqual([
    'SB-4.2 leaves woods, buildings and rough hills without a roll this turn',
    'SB-9.2 the last attempt',
    'SB-9.2 fails 2 times in 6',
  ]);
  const wait = game({
    step: 'reinforcements',
    waiting: { attacker: 'mg' },
    attacker: { a1: 'infantry' },
  });
  expect(told(wait, { type: 'rollAll' })).toEqual(['SB-10.1 fails 5 times in 6']);
});

test('a hit on one’s own says how often the save fails', () => {
  const g = game({ step: 'shooting', attacker: { d3: 'infantry, mg' }, defender: { d4: 'mg' } });
  g.play({ type: 'shoot', from: 'd4', to: 'd3' }, 6, 6);
  expect(told(g, { type: 'hit', unit: 'A-mg1' })).toEqual(['SB-7.1 fails 2 times in 6']);
  g.play({ type: 'hit', unit: 'A-mg1' });
  expect(told(g, { type: 'hit', unit: 'A-mg1' })).toEqual([]);
});

test('who takes the last place behind says what becomes of the other', () => {
  const then = (behind: object, defender?: object): string[] => {
    const g = game({
      step: 'command',
      attacker: { d3: 'infantry, professional infantry', d2: 'infantry', ...behind },
      defender: { a6: 'infantry', ...defender },
      units: { 'A-infantry1': { casualties: 4 } },
    });
    g.play({ type: 'noOrders' }, 4, 4, 1);
    g.play({ type: 'hit', unit: 'A-infantry1' }, 6);
    return told(g, { type: 'fallBack', unit: 'A-infantry1' });
  };
  expect(then({})).toEqual(['SB-3.3 infantry A2 goes on to d1']);
  expect(then({ d1: 'infantry, infantry' })).toEqual(['SB-3.3 infantry A2 leaves the table']);
  expect(then({}, { d1: 'infantry' })).toEqual(['SB-3.3 infantry A2 is lost']);
});

test('[SB-9.2] attempts at orders are counted, and given up', () => {
  const g = game({
    step: 'command',
    command: 'good',
    attacker: { a1: 'infantry' },
    stack: [{ type: 'command', left: 3 }],
  });
  expect(told(g, { type: 'order', square: 'a1', order: 'morale' }).slice(0, 2)).toEqual([
    'SB-3.1 2 fewer dice when its morale is tested',
    'SB-9.2 one of 3 attempts',
  ]);
  expect(told(g, { type: 'noOrders' })).toEqual(['SB-9.2 gives up 3 attempts']);
});

test('[SB-4.4] who mounts or dismounts does not move', () => {
  const g = game({ attacker: { d3: 'cavalry' } });
  expect(told(g, { type: 'dismount', unit: 'A-cavalry1' })).toEqual([
    'SB-4.4 does not move this turn',
  ]);
});

test('[SB-2.1] who acts says who is passed over on the right, and who ends a step who could still act', () => {
  const march = game({ attacker: { c3: 'infantry, cavalry', f2: 'infantry', g2: 'command, gun' } });
  expect(told(march, { type: 'endMovement' })).toEqual(['SB-2.1 5 units could still move']);
  expect(told(march, { type: 'march', unit: 'A-infantry1', to: 'c4' })).toEqual([
    'SB-2.1 3 units in earlier columns can no longer move this turn',
  ]);
  expect(told(march, { type: 'dismount', unit: 'A-cavalry1' })).toContain(
    'SB-2.1 3 units in earlier columns can no longer move this turn',
  );
  expect(told(march, { type: 'march', unit: 'A-gun1', to: 'g3' })).toEqual([]);
  const line = {
    attacker: { c3: 'infantry', f3: 'infantry' },
    defender: { c4: 'infantry', f4: 'infantry' },
  };
  const storm = game({ ...line, step: 'assaults' });
  expect(told(storm, { type: 'endAssaults' })).toEqual(['SB-2.1 2 squares could still assault']);
  expect(told(storm, { type: 'assault', from: 'c3', to: 'c4' })).toEqual([
    'SB-2.1 one square in earlier columns can no longer assault this turn',
  ]);
  expect(told(storm, { type: 'assault', from: 'f3', to: 'f4' })).toEqual([]);
  // The defender shoots, whose right is the attacker's left.
  const shot = game({ ...line, step: 'shooting' });
  expect(told(shot, { type: 'cease' })).toEqual(['SB-2.1 2 squares could still shoot']);
  expect(told(shot, { type: 'shoot', from: 'f4', to: 'f3' })).toEqual([
    'SB-2.1 one square in earlier columns can no longer shoot this turn',
  ]);
  expect(told(shot, { type: 'shoot', from: 'c4', to: 'c3' })).toEqual([]);
});

test('[SB-5.12, SB-10.1] who has enough says who could follow, and how many rolls are left', () => {
  const won = game({
    step: 'assaults',
    attacker: { d3: 'infantry, infantry, mg' },
    defender: { d4: 'infantry', h6: 'mg' },
  });
  won.play({ type: 'assault', from: 'd3', to: 'd4' });
  won.play({ type: 'retire' }, 6, 6, 6);
  won.play({ type: 'advance', unit: 'A-infantry1' });
  expect(told(won, { type: 'stay' })).toEqual(['SB-5.12 2 units could still follow']);
  const road = game({
    step: 'reinforcements',
    roads: { d1: 's' },
    attacker: { a1: 'infantry' },
    waiting: { attacker: 'mg, gun, infantry' },
  });
  road.play({ type: 'byRoad', unit: 'A-mg1', square: 'd1' });
  expect(told(road, { type: 'enough' })).toEqual(['SB-10.1 gives up 2 rolls']);
});

test('[SB-4.1, SB-4.3] who stops says what it could still go, and who may shoot there', () => {
  const g = game({
    attacker: { d1: 'infantry', a1: 'cavalry' },
    defender: { d5: 'gun' },
    ground: { b1: 'woods' },
  });
  g.play({ type: 'march', unit: 'A-infantry1', to: 'd2' });
  expect(told(g, { type: 'halt' })).toEqual([
    'SB-4.1 gives up 2 more squares of movement',
    'SB-6.2 d5 may shoot there: 3 dice, hitting on 6',
  ]);
  g.play({ type: 'halt' });
  g.play({ type: 'march', unit: 'A-cavalry1', to: 'b1' });
  g.play({ type: 'march', unit: 'A-cavalry1', to: 'c1' }, 1);
  expect(told(g, { type: 'halt' })).toEqual(['SB-4.3 gives up one more square of movement']);
});

test('[SB-10.1] who comes says who goes on waiting, and who may follow by road', () => {
  const waiting = (words: string): Game =>
    game({
      step: 'reinforcements',
      roads: { d1: 's' },
      attacker: { a1: 'infantry' },
      waiting: { attacker: words, defender: 'infantry' },
    });
  const many = waiting('mg, gun, infantry, infantry');
  expect(told(many, { type: 'arrive', unit: 'A-mg1', square: 'd1' })).toEqual([
    'SB-10.1 3 others go on waiting',
  ]);
  expect(told(many, { type: 'byRoad', unit: 'A-mg1', square: 'd1' })).toEqual([
    'SB-10.1 one other goes on waiting',
    'SB-10.1 2 others may try to follow, on a 6 only',
  ]);
  const two = waiting('mg, gun');
  expect(told(two, { type: 'byRoad', unit: 'A-mg1', square: 'd1' })).toEqual([
    'SB-10.1 one other may try to follow, on a 6 only',
  ]);
  const one = waiting('mg');
  expect(told(one, { type: 'arrive', unit: 'A-mg1', square: 'd1' })).toEqual([]);
  expect(told(one, { type: 'byRoad', unit: 'A-mg1', square: 'd1' })).toEqual([]);
  // Whoever has rolled a 6 comes at nobody's cost.
  many.play({ type: 'rollAll' }, 6, 1, 1, 1);
  expect(told(many, { type: 'arrive', unit: 'A-infantry1', square: 'd1' })).toEqual([]);
});

test('every asset and order says what it is good for', () => {
  const assets = { suppression: 1, point: 1, rolling: 1, gas: 1, shock: 1, digIn: 1 } as const;
  const asset = game({ step: 'asset', assets, attacker: { a1: 'infantry' } });
  const first = (of: Game, move: SquareMove): string => told(of, move)[0];
  expect(ASSETS.map((each) => first(asset, { type: 'asset', asset: each }))).toEqual([
    'SB-8.1 5 squares of a row: one hit on each, and nobody goes in or out',
    'SB-8.2 3 squares in an L: a die’s worth of hits on each, and 3 fewer dice to defend them',
    'SB-8.3 5 squares of a row, walking up to 3 deep: 2 hits on each, and 2 fewer dice to defend them',
    'SB-8.4 5 squares of a row: 2 hits on each, without cover; it stays and drifts',
    'SB-5.3 3 more dice in the assaults of one square this turn',
    'SB-9.3 hasty defences for one of your squares',
  ]);
  const command = game({ step: 'command', attacker: { a1: 'infantry' } });
  expect(first(command, { type: 'order', square: 'a1', order: 'fighting' })).toBe(
    'SB-5.3 2 more dice when it assaults this turn',
  );
});

test('[SB-8.5] a barrage that is aimed says how often it falls elsewhere', () => {
  const g = game({
    attacker: { a1: 'infantry' },
    stack: [{ type: 'barrage', asset: 'suppression', corner: 'none' }],
  });
  expect(told(g, { type: 'row', centre: 'd4' })).toEqual([
    'SB-8.5 in 6 tries, each square falls a row short once and a row over 2 times',
  ]);
});

test('[SB-5.3] who turns is told what the other sides of the square are worth', () => {
  const g = game({ attacker: { d3: 'infantry' } });
  expect(told(g, { type: 'turn', square: 'd3', face: 'east' })).toEqual([
    'SB-5.3 an assault from another side has 2 more dice',
  ]);
});

test('what costs and risks nothing says so, whatever is asked', () => {
  const none = (g: Game, ...moves: readonly SquareMove[]): void => {
    for (const move of moves) {
      expect(squareBashing.stakes(g.state, g.side, move), move.type).toEqual({
        costs: [],
        risks: [],
      });
    }
  };
  const { position: _, ...open } = scenarioOf({});
  none(new Game(open), { type: 'deploy', square: 'd4' });
  const called = game({ step: 'asset', assets: { point: 1, digIn: 1 }, attacker: { d3: 'mg' } });
  none(
    called,
    { type: 'corner', square: 'd4' },
    { type: 'dig', square: 'd3' },
    { type: 'advance', unit: 'A-mg1' },
    { type: 'award', unit: 'A-mg1' },
    { type: 'deal' },
    { type: 'displace', square: 'd3' },
    // Nor does what cannot be done now.
    { type: 'halt' },
    { type: 'enough' },
    { type: 'fallBack', unit: 'A-mg1' },
    { type: 'hit', unit: 'A-mg1' },
    { type: 'go' },
    { type: 'shock' },
  );
});

test('[SB-10.1] who rolls to follow says how often it fails', () => {
  const g = game({
    step: 'reinforcements',
    roads: { d1: 's' },
    attacker: { a1: 'infantry' },
    waiting: { attacker: 'mg, gun' },
  });
  g.play({ type: 'byRoad', unit: 'A-mg1', square: 'd1' });
  expect(told(g, { type: 'roll', unit: 'A-gun1' })).toEqual(['SB-10.1 fails 5 times in 6']);
});

test('[SB-4.4] who mounts does not move either, and passes over whom he is left of', () => {
  const g = game({
    attacker: { d3: 'cavalry', f3: 'mg' },
    units: { 'A-cavalry1': { flags: ['dismounted'] } },
  });
  expect(told(g, { type: 'mount', unit: 'A-cavalry1' })).toEqual([
    'SB-4.4 does not move this turn',
    'SB-2.1 one unit in earlier columns can no longer move this turn',
  ]);
});

test('[SB-2.1] an extra square passes others over too, and who could only turn is not counted', () => {
  const g = game({
    ground: { c3: 'woods' },
    attacker: { c3: 'infantry', f3: 'mg', g3: 'gun' },
    units: { 'A-gun1': { flags: ['moved'] } },
  });
  expect(told(g, { type: 'extra', unit: 'A-infantry1', to: 'c4' })).toEqual([
    'SB-2.1 one unit in earlier columns can no longer move this turn',
  ]);
  expect(told(g, { type: 'endMovement' })).toEqual(['SB-2.1 2 units could still move']);
});

test('[SB-6.2] a shot says with how many dice, and why', () => {
  const g = game({
    step: 'shooting',
    attacker: { d3: 'infantry' },
    defender: { d4: 'infantry, mg' },
  });
  const { sums = [] } = squareBashing.stakes(g.state, g.side, {
    type: 'shoot',
    from: 'd4',
    to: 'd3',
  });
  expect(sums).toHaveLength(1);
  expect(sums[0].total).toBe(3);
  expect(render(sums[0].what, squareBashing.catalogue)).toBe('dice (hits on 6)');
  expect(sums[0].reasons.map(({ key, count }) => `${key} ${count}`)).toEqual([
    'shot.foot 1',
    'shot.mg 2',
  ]);
});

test('[SB-5.1] of those who join, only others than are named already are told of', () => {
  const g = game({
    step: 'assaults',
    attacker: { d3: 'infantry', c4: 'infantry, infantry' },
    defender: { d4: 'infantry', h6: 'mg' },
  });
  const assault: SquareMove = { type: 'assault', from: 'd3', to: 'd4' };
  expect(told(g, assault)).toEqual(['SB-5.1 with 2 more that join']);
  g.play(assault);
  g.play({ type: 'join', unit: 'A-infantry2' });
  expect(told(g, { type: 'join', unit: 'A-infantry3' })).toEqual([
    'SB-5.1 with one more that joins',
  ]);
  const { sums = [] } = squareBashing.stakes(g.state, g.side, { type: 'go' });
  expect(sums.map(({ what }) => render(what, squareBashing.catalogue))).toEqual([
    'dice of the assaulter (5+)',
    'dice of the target (5+)',
  ]);
});

test('[SB-6.3] nobody shoots into a barrage, or out of one', () => {
  const march = (squares: Sketch['squares']): string[] =>
    told(
      game({
        attacker: { d2: 'infantry' },
        defender: { d4: 'mg', d6: 'gun' },
        squares: squares ?? {},
      }),
      { type: 'march', unit: 'A-infantry1', to: 'd3' },
    );
  expect(march({})).toEqual(['SB-6.2 d4 and d6 may shoot there: 5 dice, hitting on 6']);
  expect(march({ d3: { barrage: { attacker: 1 } } })).toEqual([]);
  expect(march({ d4: { barrage: { attacker: 1 } } })).toEqual([]);
  expect(march({ d6: { barrage: { attacker: 1 } } })).toEqual([
    'SB-6.2 d4 may shoot there: 2 dice, hitting on 6',
  ]);
});
