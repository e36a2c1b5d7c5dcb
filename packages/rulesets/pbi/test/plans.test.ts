import {
  due,
  followed,
  Match,
  planOf,
  type Plan,
  type Ruleset,
  type Supposed,
  type Supposing,
} from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { pbi } from '../src/ruleset.ts';
import type { PbiMove } from '../src/state/moves.ts';
import { ACTIVATED, game, scenarioOf, type Sketch } from './support/game.ts';

const RULES: Ruleset = pbi;
const SKETCH: Sketch = {
  groups: { 'A-rifle1': { at: 'c1', ap: 3 }, 'D-rifle1': 'c3', 'D-rifle2': 'd3' },
  stack: ACTIVATED,
};
const MARCH: PbiMove = { type: 'march', from: 'c1', to: 'c2' };

/** A course that is played through on a board of one's own: with its steps as they are planned with. */
function course(seed: string, ...moves: readonly PbiMove[]): Supposed[] {
  const started = Match.start(RULES, scenarioOf(SKETCH), {}, { kind: 'seeded', seed });
  if (!started.ok) throw new Error(JSON.stringify(started.problems));
  const match = started.value;
  return moves.map((move, i) => {
    const [decision] = match.pending.decisions;
    const { side, kind } = decision;
    const view = match.view(side);
    const [question, said] = [pbi.ask(view as never, decision), pbi.label(view as never, move)];
    expect(match.play(side, move)).toMatchObject({ ok: true });
    return { side, move, kind, question, said, events: match.happened(i) };
  });
}

function planned(supposing: Supposing, ...moves: readonly PbiMove[]): Plan {
  const view = pbi.view(game(SKETCH).state, 'defender');
  const steps = course('plan', ...moves);
  return planOf(RULES, { view, viewer: 'defender' }, steps, supposing) as Plan;
}

test('what is waited for is what is told whatever the dice give', () => {
  const snap: PbiMove = { type: 'snap', square: 'd3' };
  const plan = planned({}, MARCH, snap);
  expect(plan.orders).toMatchObject([
    {
      after: [{ told: [{ type: 'moved', from: 'c1', to: 'c2' }] }],
      asked: { kind: 'opportunity', question: { key: 'ask.opportunity', with: { target: 'c2' } } },
      move: snap,
    },
  ]);
  expect(JSON.stringify(plan.orders[0].after[0].told)).not.toContain('rule');
});

test('[QS-9.1] the order is carried out when he comes there, and not when he comes elsewhere', () => {
  const plan = planned({}, MARCH, { type: 'snap', square: 'd3' });
  for (const [to, due_] of [
    ['c2', true],
    ['b2', false],
  ] as const) {
    const g = game(SKETCH);
    const events = g.play({ type: 'march', from: 'c1', to });
    const { plans } = followed([plan], { events }, (event) => pbi.chapter(event as never));
    const [decision] = pbi.pending(g.state).decisions;
    const question = pbi.ask(g.state, decision);
    const found = due(plans, decision, question, (move) => pbi.check(g.state, 'defender', move));
    expect(found.move !== undefined).toBe(due_);
  }
});

test('what somebody wants exactly so is waited for exactly so', () => {
  const hold: PbiMove = { type: 'hold' };
  const any = planned({ next: true }, MARCH, hold);
  expect(any.orders[0].after[0].next).toBe(true);
  const all = planned({ exactly: new Set([0]) }, MARCH, hold);
  expect(all.orders[0].after).toHaveLength(1);
});

test('a course in which nothing of one’s own is decided is no plan', () => {
  const view = pbi.view(game(SKETCH).state, 'defender');
  expect(planOf(RULES, { view, viewer: 'defender' }, course('x', MARCH))).toBeUndefined();
});
