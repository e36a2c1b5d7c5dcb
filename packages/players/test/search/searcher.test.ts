import { seededDice, type Decision, type Message } from '@sandtable/kernel';
import type { AmbushState } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { kindNamed, kindsFor } from '../../src/kinds.ts';
import type { Because, Player } from '../../src/player.ts';
import type { Considered } from '../../src/search/search.ts';
import { AMBUSH, ambushSense } from './ambushSense.ts';

const kinds = kindsFor(ambushSense);

function playerNamed(name: string): Player {
  const kind = kindNamed(kinds, name);
  if (kind === undefined) throw new Error(name);
  return kind.make(AMBUSH);
}

/** Red has been found with so many men against so many, and may stand or flee. */
function found(
  red: number,
  blue: number,
): { readonly state: AmbushState; readonly asked: Decision } {
  const made = AMBUSH.setup({ ...AMBUSH.scenarios[0], men: { red, blue } }, {});
  if (!made.ok) throw new Error(JSON.stringify(made));
  const state = made.value as AmbushState;
  AMBUSH.play(state, 'red', { type: 'hide', at: 1 } as never, seededDice(1));
  AMBUSH.play(state, 'blue', { type: 'hide', at: 5 } as never, seededDice(1));
  if (AMBUSH.pending(state).decisions[0].side === 'red') {
    AMBUSH.play(state, 'red', { type: 'search', at: 6 } as never, seededDice(1));
  }
  AMBUSH.play(state, 'blue', { type: 'search', at: 1 } as never, seededDice(1));
  return { state, asked: AMBUSH.pending(state).decisions[0] };
}

function answered(player: Player, state: object, asked: Decision, seed = 'x', because?: Because) {
  return player.choose(AMBUSH.view(state, asked.side), asked, seededDice(seed), because);
}

test('it answers by what lies ahead, and says what of it decided and what else there was', () => {
  const { state, asked } = found(6, 1);
  expect(asked).toMatchObject({ side: 'red', kind: 'answer' });
  let why: Message | undefined;
  let considered: readonly Considered[] = [];
  const move = answered(playerNamed('general'), state, asked, 'x', (reason, all = []) => {
    why = reason;
    considered = all;
  });
  // Six men who stand against one hardly ever lose; those who flee leave one behind.
  expect(move).toEqual({ type: 'stand' });
  expect(considered[0].plan.moves[0]).toEqual(move);
  expect(considered.length).toBeGreaterThan(1);
  expect(considered[0].chance).toBeGreaterThan(0.8);
  expect(considered[0].playOuts).toBeGreaterThan(considered.at(-1)?.playOuts ?? 0);
  const words = kinds[0].reasons?.(AMBUSH) ?? {};
  // Fleeing loses one man of six, which hardly matters against one.
  expect(words[why?.key ?? '']).toMatch(/men|as good/);
});

test('the same seed and number of play-outs give the same answer and the same figures', () => {
  const { state, asked } = found(3, 3);
  const figures = (): unknown => {
    let all: unknown;
    answered(playerNamed('general@150'), state, asked, 'same', (_, considered) => {
      all = considered;
    });
    return all;
  };
  expect(figures()).toEqual(figures());
});

test('swapping what it cannot see does not change what it plays', () => {
  const { state, asked } = found(3, 3);
  const other = { ...AMBUSH.clone(state), hidden: { ...state.hidden, blue: 7 } };
  expect(AMBUSH.view(other, 'red')).toEqual(AMBUSH.view(state, 'red'));
  for (const name of ['general', 'colonel', 'captain', 'sergeant', 'cadet']) {
    expect(answered(playerNamed(name), other, asked)).toEqual(
      answered(playerNamed(name), state, asked),
    );
  }
});

test('it can be stopped at any time, and has an answer by then', () => {
  const { state, asked } = found(4, 2);
  const view = AMBUSH.view(state, 'red');
  const thinking = playerNamed('general').think?.(view, asked, seededDice('stopped'));
  const first = thinking?.next();
  expect(first?.done).toBe(false);
  expect(AMBUSH.check(state, 'red', first?.value)).toBeUndefined();
});

/** Few play-outs come to anything, so that it takes long to tell them apart. */
const HARD = [2, 5] as const;
const EASY = [4, 2] as const;

/** How many play-outs a player takes for a question. */
function spent(player: Player, men: readonly [number, number]): number {
  const { state, asked } = found(...men);
  let sum = 0;
  answered(player, state, asked, 'x', (_, all = []) => {
    sum = all.reduce((playOuts, each) => playOuts + each.playOuts, 0);
  });
  return sum;
}

test('a budget of its own takes the place of what is usual for its level', () => {
  expect(spent(playerNamed('general@40'), HARD)).toBeLessThan(60);
  expect(spent(playerNamed('general'), HARD)).toBeGreaterThan(250);
  // Where it is settled before, nothing more is spent on it.
  expect(spent(playerNamed('general'), EASY)).toBeLessThan(250);
  expect(kindNamed(kinds, 'general@0')).toBeUndefined();
  expect(kindNamed(kinds, 'greedy@40')).toBeUndefined();
  expect(kindNamed(kinds, 'general:bold@40')?.name).toBe('general:bold@40');
});

test('what it saves on an easy question it has for a hard one, and no more', () => {
  for (const [name, usual] of [
    ['general', 300],
    ['general@280', 280],
  ] as const) {
    const player = playerNamed(name);
    const saved = usual - spent(player, EASY);
    expect(saved).toBeGreaterThan(0);
    const hard = spent(player, HARD);
    expect(hard).toBeGreaterThan(usual);
    expect(hard).toBeLessThanOrEqual(usual + saved + 4);
    expect(spent(player, HARD)).toBeLessThanOrEqual(usual + 4);
  }
});

test('what it thought through on the other side’s time it need not think through again', () => {
  const { state, asked } = found(4, 2);
  // Blue is about to search: red foresees that it is found, as nothing else can be asked of it.
  const player = playerNamed('general');
  const view = AMBUSH.view(state, 'red');
  const pondering = player.ponder?.(view, { side: 'red' }, seededDice('before'));
  for (let next = pondering?.next(); next !== undefined && next.done !== true;) {
    next = pondering?.next();
  }
  const thinking = player.think?.(view, asked, seededDice('now'));
  const { done, value } = thinking?.next() ?? {};
  expect(done).toBe(true);
  expect(AMBUSH.check(state, 'red', value)).toBeUndefined();
});

test('levels that do not think ahead answer off the cuff, on a whim or as the mind does', () => {
  const { state, asked } = found(4, 2);
  expect(answered(playerNamed('captain'), state, asked)).toEqual(AMBUSH.moves(state, 'red')[0]);
  const different = new Set(
    Array.from({ length: 40 }, (_, seed) =>
      JSON.stringify(answered(playerNamed('cadet'), state, asked, String(seed))),
    ),
  );
  expect(different.size).toBeGreaterThan(1);
});
