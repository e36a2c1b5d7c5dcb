import { Match, premisesOf, seededDice, type Ruleset, type Side } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { Engine } from '../src/engine/engine.ts';
import { RULESETS } from '../src/rulesets.ts';

type Answer = Record<string, unknown> & {
  readonly ok: boolean;
  readonly match: string;
  readonly error?: { readonly code: string; readonly message: string };
  readonly playOuts: readonly { steps: number; first: object | null; outcome: object | null }[];
};

function asking(): (request: object) => Answer {
  const engine = new Engine();
  return (request) => JSON.parse(engine.answer(JSON.stringify(request))) as Answer;
}

/** A match in its first steps, and who is asked. */
function begun(ruleset: Ruleset): { readonly match: Match; readonly side: Side } {
  const dice = { kind: 'seeded', seed: 'thoughts' } as const;
  const started = Match.start(ruleset, ruleset.scenarios[0], {}, dice);
  if (!started.ok) throw new Error('the scenario is refused');
  const match = started.value;
  const chance = seededDice('thoughts');
  for (let step = 0; step < 30; step++) {
    const { side } = match.pending.decisions[0];
    match.play(side, ruleset.draw(match.state, side, chance));
  }
  return { match, side: match.pending.decisions[0].side };
}

/** As a program has it: through JSON, where what is never changed is lost on the way. */
function sent<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (_, ruleset) => {
  test('a world is imagined from a view that came as JSON, and looks the same to its side', () => {
    const ask = asking();
    const { match, side } = begun(ruleset);
    const view = sent(match.view(side));
    const world = ask({ request: 'imagine', premises: sent(premisesOf(match)), view, side });
    expect(world.error).toBeUndefined();
    expect(ask({ request: 'view', viewer: side })['view']).toEqual(view);
    expect(ask({ request: 'moves' })['moves']).toEqual(sent(match.moves(side)));
  });

  test('a view that somebody wrote is refused, or is a world', () => {
    const ask = asking();
    const { match, side } = begun(ruleset);
    const premises = sent(premisesOf(match));
    const view = sent(match.view(side)) as Record<string, unknown>;
    const wrong: object[] = [{}, { stack: [] }];
    for (const name of Object.keys(view)) {
      for (const value of [undefined, null, -1, 'x', [], {}, [[-7]]]) {
        wrong.push({ ...view, [name]: value });
      }
    }
    let refused = 0;
    for (const each of wrong) {
      const answer = ask({ request: 'imagine', premises, view: each, side, as: 'w' });
      if (answer.ok) ask({ request: 'close', match: 'w' });
      else {
        refused++;
        expect(answer.error?.code, answer.error?.message).toBe('view');
      }
    }
    expect(refused).toBeGreaterThan(1);
  });
});

test('another seed is another world, where something is hidden', () => {
  const ask = asking();
  const secretive = RULESETS.find(({ id }) => id === 'pub-battles');
  if (secretive === undefined) throw new Error('there is no game with secrets');
  const { match, side } = begun(secretive);
  const premises = sent(premisesOf(match));
  const view = sent(match.view(side));
  const worlds = ['1', '2', '3'].map((seed) => {
    ask({ request: 'imagine', premises, view, side, seed });
    return JSON.stringify(ask({ request: 'state' })['state']);
  });
  expect(new Set(worlds).size).toBeGreaterThan(1);
  ask({ request: 'imagine', premises, view, side, seed: '1' });
  expect(JSON.stringify(ask({ request: 'state' })['state'])).toBe(worlds[0]);
});

test('play-outs change nothing, and the same seed plays the same', () => {
  const ask = asking();
  ask({ request: 'new', ruleset: 'pbi', dice: { kind: 'seeded', seed: '1' } });
  const before = ask({ request: 'state' });
  const once = ask({ request: 'playOut', count: 3, seed: 's' });
  expect(once.playOuts).toHaveLength(3);
  for (const { outcome, first } of once.playOuts) {
    expect(outcome).not.toBeNull();
    expect(first).not.toBeNull();
  }
  expect(new Set(once.playOuts.map(({ steps }) => steps)).size).toBeGreaterThan(1);
  expect(ask({ request: 'playOut', count: 3, seed: 's' })).toEqual(once);
  expect(ask({ request: 'state' })).toEqual(before);
});

test('a play-out begins with the move that is given, and stops after so many steps', () => {
  const ask = asking();
  ask({ request: 'new', ruleset: 'pbi', dice: { kind: 'seeded', seed: '1' } });
  const move = { type: 'deploy', square: 'd6' };
  const { playOuts } = ask({ request: 'playOut', move, steps: 0, viewer: 'attacker' });
  expect(playOuts).toEqual([
    { steps: 0, first: null, outcome: null, scene: expect.anything() as object },
  ]);
  expect(playOuts[0]).toHaveProperty('scene.pieces.0.place', 'd6');
  const greedy = ask({ request: 'playOut', player: 'greedy', steps: 5 });
  expect(greedy.playOuts[0]).toMatchObject({ steps: 5, first: { type: 'deploy' } });
});

test.each([
  [{ request: 'playOut', move: { type: 'deploy', square: 'a1' } }, 'illegal'],
  [{ request: 'playOut', player: 'napoleon' }, 'player'],
  [{ request: 'playOut', count: 1001 }, 'request'],
  [{ request: 'playOut', viewer: 'nobody' }, 'side'],
  [{ request: 'imagine', side: 'nobody' }, 'side'],
  [{ request: 'imagine', view: {} }, 'request'],
  [{ request: 'imagine', premises: { ruleset: 'pbi', scenario: {} } }, 'request'],
  [{ request: 'imagine', premises: { ruleset: 'go', scenario: {} }, view: {} }, 'ruleset'],
  [{ request: 'imagine', premises: { ruleset: 'pbi', scenario: {} }, view: {} }, 'side'],
] as const)('what cannot be thought out is refused: %j', (request, code) => {
  const ask = asking();
  ask({ request: 'new', ruleset: 'pbi', dice: { kind: 'seeded', seed: '1' } });
  expect(ask(request).error?.code).toBe(code);
});
