import { ambush } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import {
  difference,
  Match,
  stepsSeen,
  seededDice,
  type GameEvent,
  type Ruleset,
} from '../src/index.ts';

const open: Ruleset = {
  ...ambush,
  hasSecrets: false,
  view: (state: object) => ambush.clone(state as never),
  redact: (event: GameEvent) => event,
};

function played(ruleset: Ruleset, seed: string): Match {
  const started = Match.start(ruleset, ambush.scenarios[0], {}, { kind: 'seeded', seed });
  if (!started.ok) throw new Error('the scenario is refused');
  const match = started.value;
  const lots = seededDice(seed);
  for (let [decision] = match.pending.decisions; decision !== undefined;) {
    const moves = match.moves(decision.side);
    match.play(decision.side, moves[lots.die(moves.length) - 1]);
    [decision] = match.pending.decisions;
  }
  return match;
}

test('whoever decided is told what he decided, and what he saw when he did', () => {
  for (const seed of ['a', 'b', 'c']) {
    const match = played(ambush, seed);
    const steps = stepsSeen(match, 'red', 0);
    const own = match.steps.flatMap(({ side, move }, i) => (side === 'red' ? [{ move, i }] : []));
    const seen = steps.filter(({ side }) => side === 'red');
    expect(seen.map(({ move }) => move)).toEqual(own.map(({ move }) => move));
    for (const [nth, { i }] of own.entries()) {
      const { before, after } = seen[nth];
      expect(difference(before, ambush.view(match.at(i) as never, 'red'))).toBeUndefined();
      expect(difference(after, ambush.view(match.at(i + 1) as never, 'red'))).toBeUndefined();
    }
    expect(steps.map(({ step }) => step)).toEqual(steps.map((_, i) => i + 1));
  }
});

test('what others decided is told only where nothing is secret', () => {
  const others = (ruleset: Ruleset): unknown[] =>
    stepsSeen(played(ruleset, 'a'), 'red', 0).flatMap(({ side, move }) =>
      side === 'red' ? [] : [move?.type],
    );
  expect(new Set(others(ambush))).toEqual(new Set([undefined]));
  expect(others(open)).not.toContain(undefined);
});
