import {
  render,
  ScriptedDice,
  type OptionValues,
  type Pick,
  type Problem,
  type Scenario,
} from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { ambush } from '../src/ambush/ambush.ts';
import type { AmbushScenario } from '../src/ambush/scenario.ts';
import {
  UNSEEN,
  type AmbushEvent,
  type AmbushMove,
  type AmbushState,
} from '../src/ambush/state.ts';
import { opening } from '../src/conformance/randomGame.ts';

const [stream] = ambush.scenarios;
const NOW = {
  night: 1,
  hidden: { red: 1, blue: 5 },
  cleared: { red: [], blue: [] },
  turn: 'red',
  found: null,
} as const;

/** The stream with red in thicket 1 and blue in 5, red to search, but for these changes. */
function position(
  now: object = {},
  men = { red: 3, blue: 3 },
  options: OptionValues = {},
): AmbushState {
  const scenario = { ...stream, men, now: { ...NOW, ...now } } as Scenario;
  return opening(ambush, scenario, options) as AmbushState;
}

/** Plays legal moves with these dice, which must all be used, and gives what happened. */
function play(
  state: AmbushState,
  side: string,
  move: AmbushMove,
  faces: number[] = [],
): AmbushEvent[] {
  expect(ambush.check(state, side, move)).toBeUndefined();
  const events: AmbushEvent[] = [];
  const dice = new ScriptedDice(faces);
  ambush.play(state, side, move, dice, (event) => events.push(event));
  dice.finish();
  return events;
}

function refusal(state: AmbushState, side: string, move: unknown): string | undefined {
  const refused = ambush.check(state, side, move);
  return refused && `${refused.rule}: ${render(refused.message, ambush.catalogue)}`;
}

test('[AM-1] a party acts only when it is asked', () => {
  const state = position();
  expect(refusal(state, 'blue', { type: 'search', at: 1 })).toBe(
    'AM-1: You are not asked to decide anything now.',
  );
  expect(refusal(state, 'red', { type: 'dance' })).toBe('AM-1: This is no move of this game.');
});

test('[AM-2] both parties hide on their own bank, in any order', () => {
  const state = position({ hidden: { red: 0, blue: 0 } });
  expect(ambush.pending(state).decisions.map(({ side }) => side)).toEqual(['red', 'blue']);
  expect(refusal(state, 'blue', { type: 'hide', at: 4 })).toBe(
    'AM-2: This thicket is not on your bank.',
  );
  play(state, 'blue', { type: 'hide', at: 8 });
  expect(ambush.pending(state).decisions.map(({ side }) => side)).toEqual(['red']);
});

test('[AM-2] where a party hides is its own secret', () => {
  const [event] = play(position({ hidden: { red: 0, blue: 0 } }), 'red', { type: 'hide', at: 2 });
  expect(ambush.redact(event, 'red')).toMatchObject({ at: 2 });
  expect(ambush.redact(event, 'blue')).toMatchObject({ at: UNSEEN });
});

test.each([
  [1, 'red'],
  [2, 'blue'],
])('[AM-3] a lot of %d lets %s search first', (face, side) => {
  const state = position({ hidden: { red: 1, blue: 0 } });
  const events = play(state, 'blue', { type: 'hide', at: 5 }, [face]);
  expect(events.at(-1)).toEqual({ type: 'lot', rule: 'AM-3', side });
  expect(state.turn).toBe(side);
});

test('[AM-4] a search in vain clears the thicket and passes the turn', () => {
  const state = position();
  play(state, 'red', { type: 'search', at: 6 });
  expect(state.turn).toBe('blue');
  play(state, 'blue', { type: 'search', at: 2 });
  expect(refusal(state, 'red', { type: 'search', at: 6 })).toBe(
    'AM-4: This thicket has been searched.',
  );
  expect(refusal(state, 'red', { type: 'search', at: 1 })).toBe(
    'AM-4: This thicket is not on the other bank.',
  );
});

test('[AM-5] a party that is found answers before anything else', () => {
  const state = position();
  play(state, 'red', { type: 'search', at: 5 });
  expect(ambush.pending(state).decisions).toEqual([{ side: 'blue', kind: 'answer', rule: 'AM-5' }]);
  expect(refusal(state, 'blue', { type: 'search', at: 1 })).toBe(
    'AM-5: Something else is asked of you.',
  );
});

describe('a party that is found', () => {
  test('[AM-6] may leave a man behind and hide elsewhere, and searches next', () => {
    const state = position({ cleared: { red: [], blue: [7] }, found: 'blue' });
    expect(refusal(state, 'blue', { type: 'flee', to: 5 })).toBe(
      'AM-6: The party must flee to another thicket.',
    );
    play(state, 'blue', { type: 'flee', to: 7 });
    expect(state).toMatchObject({ men: { red: 3, blue: 2 }, hidden: { blue: 7 }, turn: 'blue' });
    expect(state.cleared.blue).toEqual([5]);
  });

  test('[AM-5, AM-6] stands where it may not flee: alone, or without the option', () => {
    for (const state of [
      position({}, { red: 3, blue: 1 }),
      position({}, { red: 3, blue: 1 }, { flight: false }),
    ]) {
      const events = play(state, 'red', { type: 'search', at: 5 }, [1, 2, 3, 4]);
      expect(events.map(({ type }) => type)).toEqual(['found', 'fought', 'fought', 'dawn', 'dawn']);
    }
    const found = position({ found: 'blue' }, { red: 3, blue: 3 }, { flight: false });
    expect(refusal(found, 'blue', { type: 'flee', to: 6 })).toBe('AM-6: The party may not flee.');
    expect(ambush.moves(found, 'blue')).toEqual([{ type: 'stand' }]);
  });
});

test('[AM-7] those who search need 5, those who stand need 4, and both count at once', () => {
  const state = position({ found: 'blue' });
  const events = play(state, 'blue', { type: 'stand' }, [5, 5, 6, 4, 4, 3]);
  const reasons = [{ rule: 'AM-7', key: 'men', count: 3 }];
  expect(events.slice(0, 2)).toEqual([
    {
      type: 'fought',
      rule: 'AM-7',
      side: 'red',
      dice: [5, 5, 6],
      needs: 5,
      most: 3,
      reasons,
      fell: 3,
    },
    {
      type: 'fought',
      rule: 'AM-7',
      side: 'blue',
      dice: [4, 4, 3],
      needs: 4,
      most: 3,
      reasons,
      fell: 2,
    },
  ]);
  expect(state.men).toEqual({ red: 1, blue: 0 });
});

describe('the match is over', () => {
  test('[AM-8] when a party has no man left', () => {
    const { outcome } = ambush.pending(position({}, { red: 1, blue: 0 }));
    expect(outcome).toEqual({ winner: 'red', scores: { red: 1, blue: 0 }, rule: 'AM-8' });
    expect(ambush.pending(position({}, { red: 0, blue: 0 })).outcome?.winner).toBeUndefined();
  });

  test('[AM-8] after the sixth night', () => {
    const state = position({ night: 6, found: 'blue' });
    expect(ambush.pending(state).outcome).toBeUndefined();
    play(state, 'blue', { type: 'stand' }, [1, 1, 1, 1, 1, 4]);
    expect(ambush.pending(state).outcome).toMatchObject({ winner: 'blue' });
  });
});

test('a position that no game could have come to is refused with every problem', () => {
  const problems = (now: Partial<AmbushScenario['now'] & object>): string[] => {
    const result = ambush.setup({ ...stream, now: { ...NOW, ...now } }, {});
    const lines = (found: readonly Problem[]): string[] =>
      found.map(({ path, message }) => `${path} ${render(message, ambush.catalogue)}`);
    return result.ok ? [] : lines(result.problems);
  };
  expect(problems({})).toEqual([]);
  expect(problems({ hidden: { red: 5, blue: 0 }, cleared: { red: [1, 1], blue: [6] } })).toEqual([
    'now.hidden.red is not a thicket of this bank',
    'now.cleared.red names a thicket twice',
    'now.cleared.blue can only name thickets in which a party that has hidden does not lie',
  ]);
  expect(problems({ found: 'red' })).toEqual([
    'now.found must be the party that the other one has just searched for',
  ]);
});

describe('pointing at', () => {
  const meant = (state: AmbushState, side: string, ...picks: Pick[]): string => {
    const view = ambush.view(state, side);
    const [decision] = ambush.pending(state).decisions;
    const { means } = ambush.guide(view, decision, picks);
    return means === undefined ? 'nothing' : (refusal(state, side, means) ?? means.type);
  };

  test('[AM-2, AM-4, AM-6] what is not allowed is refused by its rule', () => {
    const hiding = position({ hidden: { red: 0, blue: 0 } });
    expect(meant(hiding, 'red', { square: '5' })).toContain('AM-2');
    const searching = position({});
    expect(meant(searching, 'red', { square: '1' })).toContain('AM-4');
    expect(meant(searching, 'red', { piece: 'red' })).toContain('AM-4');
    const found = position({ found: 'blue' });
    expect(meant(found, 'blue', { piece: 'blue' })).toContain('AM-6');
    expect(meant(found, 'blue', { button: 'stand' })).toBe('stand');
  });

  test('[AM-1] what is not there means nothing', () => {
    const state = position({});
    expect(meant(state, 'red')).toBe('nothing');
    expect(meant(state, 'red', { piece: 'blue' })).toBe('nothing');
    expect(meant(state, 'red', { square: '13' })).toBe('nothing');
    expect(meant(state, 'red', { button: 'run' })).toBe('nothing');
    expect(meant(state, 'red', { square: '5' }, { square: '6' })).toBe('nothing');
  });
});
