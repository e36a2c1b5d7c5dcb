import { KERNEL_ENGLISH, Match, stepsTold, Words, type Viewer } from '@sandtable/kernel';
import { ambush } from '@sandtable/testkit';
import { expect, test } from 'vitest';

/** Nothing that happens is told. */
const silent = { ...ambush, redact: () => undefined };
const words = new Words(ambush, KERNEL_ENGLISH);

function hidden(ruleset: typeof ambush): Match {
  const start = Match.start(ruleset, ambush.scenarios[0], {}, { kind: 'scripted' });
  if (!start.ok) throw new Error('the scenario is refused');
  start.value.play('red', { type: 'hide', at: 1 });
  return start.value;
}

function decisionsSeenBy(viewer: Viewer, match: Match): (string | undefined)[] {
  return Array.from(
    stepsTold(match, viewer),
    ({ side, decision }) => decision && words.decided(side, decision),
  );
}

test('a decision that no event tells of is told in its own words', () => {
  expect(decisionsSeenBy('red', hidden(silent))).toEqual(['Red: hide in thicket 1']);
});

test('a decision that an event tells of is left to the event', () => {
  const [told] = stepsTold(hidden(ambush), 'red');
  expect(told.events.length).toBeGreaterThan(0);
  expect(told.decision).toBeUndefined();
});

test('a secret decision is told only to the side that made it', () => {
  const unseen = ['Red decides something in secret.'];
  expect(decisionsSeenBy('blue', hidden(silent))).toEqual(unseen);
  expect(decisionsSeenBy('spectator', hidden(silent))).toEqual(unseen);
});

test('each step comes with the position after it', () => {
  const match = hidden(ambush);
  const states = Array.from(stepsTold(match, 'red'), ({ step, state }) => [
    step,
    JSON.stringify(state),
  ]);
  expect(states).toEqual([[1, JSON.stringify(match.state)]]);
});

test('secret decisions of a side that follow each other are told as one, and cannot be counted', () => {
  const start = Match.start(silent, ambush.scenarios[0], {}, { kind: 'seeded', seed: 'secrets' });
  if (!start.ok) throw new Error('the scenario is refused');
  const match = start.value;
  for (let i = 0; i < 3; i++) {
    const { side } = match.pending.decisions[match.pending.decisions.length - 1];
    match.play(side, match.moves(side)[0]);
  }
  expect(match.steps.map(({ side }) => side)).toEqual(['blue', 'red', 'red']);
  const told = Array.from(stepsTold(match, 'spectator'), ({ step, side, state }) => {
    expect(JSON.stringify(state)).toBe(JSON.stringify(match.at(step)));
    return [side, step];
  });
  expect(told).toEqual([
    ['blue', 1],
    ['red', 3],
  ]);
  expect(decisionsSeenBy('red', match)).toHaveLength(3);
});
