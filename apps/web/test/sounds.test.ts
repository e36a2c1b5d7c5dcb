import { describe, expect, test } from 'vitest';
import type { Game } from '../src/games/games.ts';
import type { Effect } from '../src/games/look.ts';
import { inTurn, soundsOf } from '../src/play/hearing.ts';
import type { Moment } from '../src/play/moment.ts';
import { Gate } from '../src/sounds/gate.ts';

test('no more than three sounds are heard at once, and none twice at the same time', () => {
  const gate = new Gate();
  expect(gate.admits('dice', 1)).toBe(true);
  expect(gate.admits('dice', 1.05)).toBe(false);
  expect(gate.admits('shot', 1.05)).toBe(true);
  expect(gate.admits('dice', 1.3)).toBe(true);
  expect(gate.admits('hit', 1.35)).toBe(false);
  // The first two are over.
  expect(gate.admits('hit', 1.7)).toBe(true);
});

test('a step is heard in the order in which it happens', () => {
  const heard = inTurn(['dice', 'shot', 'hit']);
  expect(heard.map(({ sound }) => sound)).toEqual(['dice', 'shot', 'hit']);
  expect(heard.map(({ later }) => later)).toEqual([0, 0.3, 0.6]);
});

describe('what a step sounds like', () => {
  const at = { x: 0, y: 0 };
  const effects: Readonly<Record<string, Effect[]>> = {
    fire: [{ kind: 'shot', from: at, to: at }],
    barrage: [{ kind: 'shell', at }],
    fall: [{ kind: 'burst', at }],
  };
  const game = {
    ruleset: { sides: ['a', 'b'] },
    look: {
      effects: ({ type }: { type: string }) => effects[type] ?? [],
      came: ({ type }: { type: string }) => (type === 'rout' ? { tone: 'loss' } : undefined),
    },
  } as unknown as Game;
  const heard = (types: readonly string[], more: object = {}): string[] =>
    soundsOf(game, {
      events: types.map((type) => ({ type, ...(type === 'roll' && { dice: [{}] }) })),
      seats: { a: 'person', b: 'computer:greedy' } as const,
      ...more,
    } as unknown as Moment);

  test.each([
    [[], []],
    [['walk'], ['move']],
    [['roll'], ['dice']],
    [
      ['roll', 'fire'],
      ['dice', 'shot'],
    ],
    [
      ['roll', 'fire', 'fall'],
      ['dice', 'shot', 'hit'],
    ],
    [['barrage'], ['shot']],
    [['rout'], ['hit']],
  ])('%j is heard as %j', (types, sounds) => {
    expect(heard(types)).toEqual(sounds);
  });

  test.each([
    ['a', 'win'],
    ['b', 'defeat'],
    [undefined, 'turn'],
  ])('the end that %s wins is heard as %s', (winner, sound) => {
    expect(heard(['roll'], { outcome: { winner } })).toEqual([sound]);
  });
});
