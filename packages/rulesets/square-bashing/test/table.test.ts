import { render, type Pick } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { squareBashing, type SquareMove } from '../src/index.ts';
import type { State } from '../src/state/state.ts';
import { game, type Sketch } from './support/game.ts';

/** A village with a garrison, and attackers before it. */
const VILLAGE: Sketch = {
  ground: { c4: 'buildings' },
  defences: { c4: 'hasty' },
  attacker: { c3: 'infantry, infantry, gun', b3: 'infantry', d3: 'infantry' },
  defender: { c4: 'infantry, infantry, mg', d4: 'infantry' },
  step: 'assaults',
};

function beforeTheVillage(): State {
  return game(VILLAGE).state;
}

const ASSAULT: SquareMove = { type: 'assault', from: 'c3', to: 'c4' };

test('[SB-5.3, SB-5.4] the dice of both sides are told line by line before an assault is declared', () => {
  const { sums = [] } = squareBashing.stakes(beforeTheVillage(), 'attacker', ASSAULT);
  expect(sums.map(({ what, total }) => [what.key, total])).toEqual([
    ['stakes.assaultDice', 9],
    ['stakes.targetDice', 10],
  ]);
  const lines = sums.map(({ reasons }) =>
    reasons.map(({ rule, key, count }) => `${count} ${key} ${rule}`),
  );
  expect(lines).toEqual([
    ['6 assault.foot SB-5.3', '1 assault.gun SB-5.3', '4 support SB-5.10', '-2 intoHasty SB-5.3'],
    ['4 target.foot SB-5.4', '5 target.mg SB-5.4', '1 targetSupport SB-5.10'],
  ]);
});

test('[SB-5.1] the dice are told as the odds have them, with everybody who can still join', () => {
  const { state } = game({ ...VILLAGE, attacker: { c3: 'infantry', b4: 'infantry, heavyTank' } });
  const { costs, sums = [] } = squareBashing.stakes(state, 'attacker', ASSAULT);
  expect(costs).toEqual([
    { rule: 'SB-5.1', message: { key: 'stakes.everybody', with: { count: 2 } } },
  ]);
  const lines = sums.flatMap(({ reasons }) => reasons.map(({ key, count }) => `${count} ${key}`));
  expect(lines).toContain('2 joiners');
  expect(lines).toContain('-2 againstJoiners');
});

test('an assault is pointed out by both squares and a word, so that nobody declares it by a slip', () => {
  expect(squareBashing.gesture(ASSAULT)).toEqual([
    { square: 'c3' },
    { square: 'c4' },
    { button: 'assault' },
  ]);
});

test('[SB-4.1] to stop on the way is an answer like any other', () => {
  expect(squareBashing.gesture({ type: 'halt' })).toEqual([{ button: 'halt' }]);
});

test('[SB-8.1] who points at the middle of a barrage sees the five squares that it is aimed at', () => {
  const state = beforeTheVillage();
  state.stack.push({ type: 'barrage', asset: 'suppression', corner: -1 });
  const [decision] = squareBashing.pending(state).decisions;
  const { shapes, means } = squareBashing.guide(state, decision, [{ square: 'd4' }]);
  expect(means).toEqual({ type: 'row', centre: 'd4' });
  const low = shapes.map((shape) => (shape.kind === 'area' ? shape.outline[0] : undefined));
  expect(low).toEqual([100, 200, 300, 400, 500].map((x) => ({ x, y: 300 })));
  // It would not fit on the board.
  const { shapes: none } = squareBashing.guide(state, decision, [{ square: 'a4' }]);
  expect(none).toEqual([]);
});

test('[SB-8.2] who points at the arms of a point barrage sees its three squares', () => {
  const state = beforeTheVillage();
  const corner = squareBashing.scene(state).areas.findIndex(({ id }) => id === 'c4');
  state.stack.push({ type: 'barrage', asset: 'point', corner });
  const [decision] = squareBashing.pending(state).decisions;
  const { shapes } = squareBashing.guide(state, decision, [{ square: 'd5' }]);
  const low = shapes.map((shape) => (shape.kind === 'area' ? shape.outline[0] : undefined));
  expect(low).toEqual([
    { x: 200, y: 300 },
    { x: 300, y: 300 },
    { x: 200, y: 400 },
  ]);
});

test('[SB-1.6] units of a square stand in ranks as it looks: infantry ahead, others behind them', () => {
  const state = beforeTheVillage();
  const at = (): object[] =>
    squareBashing
      .scene(state)
      .pieces.filter(({ place }) => place === 'c3')
      .map((piece) => ({ ...piece.at, facing: piece.facing }));
  expect(at()).toEqual([
    { x: 250, y: 280, facing: 0 },
    { x: 250, y: 257, facing: 0 },
    { x: 250, y: 233, facing: 0 },
  ]);
  const c3 = squareBashing.scene(state).areas.findIndex(({ id }) => id === 'c3');
  state.facing[c3] = 1;
  expect(at()).toEqual([
    { x: 280, y: 250, facing: 90 },
    { x: 257, y: 250, facing: 90 },
    { x: 233, y: 250, facing: 90 },
  ]);
});

test('[SB-2.2] the countdown lies beside the table, and never shows less than nothing', () => {
  const state = beforeTheVillage();
  const clock = (): number | undefined =>
    squareBashing.scene(state).markers.find(({ kind }) => kind === 'countdown')?.count;
  expect(clock()).toBe(21);
  state.countdown = -2;
  expect(clock()).toBe(0);
});

test('[SB-5.10] who points at an assault sees which squares support either side, and who joins', () => {
  const { state } = game({
    ...VILLAGE,
    attacker: { c3: 'infantry', d3: 'infantry', b4: 'infantry' },
    defender: { c4: 'infantry', d4: 'infantry' },
  });
  const [decision] = squareBashing.pending(state).decisions;
  const { shapes, means } = squareBashing.guide(state, decision, [
    { square: 'c3' },
    { square: 'c4' },
  ]);
  expect(means).toEqual(ASSAULT);
  const areas = shapes.flatMap((shape) =>
    shape.kind === 'area' ? [{ tone: shape.tone, at: shape.outline[0] }] : [],
  );
  expect(areas).toEqual([
    { tone: 'good', at: { x: 300, y: 200 } },
    { tone: 'bad', at: { x: 300, y: 300 } },
  ]);
  const marked = shapes.flatMap((shape) => (shape.kind === 'mark' ? [shape.piece] : []));
  expect(marked).toEqual(['A-infantry3']);
});

test('[SB-2.1] who takes something up sees who could then no longer act, and is told where to begin', () => {
  const g = game({ attacker: { b2: 'infantry', f2: 'infantry, gun', g1: 'command' } });
  const { state } = g;
  const [decision] = squareBashing.pending(state).decisions;
  const passed = (...picks: readonly Pick[]) =>
    squareBashing
      .guide(state, decision, picks)
      .shapes.map((shape) => (shape.kind === 'ring' ? [shape.tone, shape.at] : shape.kind));
  const [f2, g1] = [
    ['bad', { x: 550, y: 150 }],
    ['bad', { x: 650, y: 50 }],
  ];
  expect(passed({ piece: 'A-infantry1' })).toEqual([f2, g1]);
  expect(passed({ piece: 'A-infantry1' }, { square: 'b3' })).toEqual([f2, g1]);
  expect(passed({ piece: 'A-gun1' })).toEqual([g1]);
  expect(passed({ piece: 'A-command1' })).toEqual([]);
  const said = (): string => render(squareBashing.ask(state, decision), squareBashing.catalogue);
  expect(said()).toMatch(/^Who moves, or turns\? Columns act in order, from G to B\.$/);
  g.play({ type: 'march', unit: 'A-infantry1', to: 'b3' });
  g.play({ type: 'halt' });
  expect(said()).toBe('Who moves, or turns?');
});

test('[SB-4.1] who points at the next that is to move has done with the one on the march', () => {
  const g = game({ attacker: { d2: 'infantry, infantry', c2: 'infantry', e2: 'infantry' } });
  g.play({ type: 'march', unit: 'A-infantry1', to: 'd3' });
  const [decision] = squareBashing.pending(g.state).decisions;
  const guide = (...picks: readonly Pick[]) => squareBashing.guide(g.state, decision, picks);
  const march: Pick = { piece: 'A-infantry1' };
  const { means, takesUp, lines } = guide(march, { piece: 'A-infantry2' });
  expect([means, takesUp]).toEqual([{ type: 'halt' }, { piece: 'A-infantry2' }]);
  expect(lines.map((line) => render(line, squareBashing.catalogue))).toEqual([
    'infantry A1 stops where it is',
  ]);
  // Its square is somewhere to go; and the column of the last one is closed.
  const back = guide(march, { square: 'd2' });
  expect([back.means, back.takesUp]).toEqual([
    { type: 'march', unit: 'A-infantry1', to: 'd2' },
    undefined,
  ]);
  expect(guide(march, { piece: 'A-infantry4' }).takesUp).toBeUndefined();
});

test('[SB-5.1] both sides see the assault that is under way, and until its dice who helps', () => {
  const g = game({
    step: 'assaults',
    attacker: { c3: 'infantry', d3: 'infantry', b4: 'infantry' },
    defender: { c4: 'infantry, mg' },
  });
  const seen = (): string[] => {
    const [decision] = squareBashing.pending(g.state).decisions;
    const { shapes } = squareBashing.guide(g.state, decision, []);
    return shapes.map(({ kind, tone }) => `${decision.side} ${kind} ${tone}`);
  };
  g.play({ type: 'assault', from: 'c3', to: 'c4' });
  expect(seen()).toEqual(['attacker area good', 'attacker line good']);
  g.play({ type: 'go' });
  expect(seen()).toEqual(['defender area bad', 'defender line bad']);
  g.play({ type: 'stand' }, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
  expect(seen()).toEqual(['defender line bad']);
});
