import { pbi } from '@sandtable/pbi';
import { finished, greedy, playOutBudget, type PlayerKind } from '@sandtable/players';
import { describe, expect, test, vi } from 'vitest';
import type { Seats } from '../src/store/seats.ts';
import { matchOf, sit } from './seated.ts';
import { advise, toldOf } from '../src/thinking/advise.ts';
import { Counsellor } from '../src/thinking/counsellor.ts';
import { FIREFIGHT } from './browser/positions.ts';

const hotSeat: Seats = { attacker: 'person', defender: 'person' };
const reallyAdvised = {
  advise: (view: object, decision: Parameters<typeof advise>[3], most: number) =>
    Promise.resolve(finished(advise(pbi, greedy, view, decision, most))),
};

describe('a move that is shown', () => {
  test('has a reason, is the same for a position, and is not made', async () => {
    const { sitting } = sit(pbi, hotSeat, reallyAdvised);
    await sitting.adviser.showMove();
    const { counsel, step } = sitting.moment();
    expect(step).toBe(0);
    expect(counsel).toMatchObject({ kind: 'move', advised: { move: { type: 'deploy' } } });
    expect(counsel?.kind === 'move' && counsel.advised.reason).toMatch(/\w+\.$/);
    sitting.adviser.drop();
    expect(sitting.moment().counsel).toBeUndefined();
    await sitting.adviser.showMove();
    expect(sitting.moment().counsel).toEqual(counsel);
  });

  test('is forgotten when something else is chosen, and made where it is taken', async () => {
    const { sitting } = sit(pbi, hotSeat, reallyAdvised);
    await sitting.adviser.showMove();
    const { counsel } = sitting.moment();
    if (counsel?.kind !== 'move') throw new Error('no move');
    sitting.hand.make(counsel.advised.move);
    await expect.poll(() => sitting.moment().step).toBe(1);
    expect(matchOf(sitting).steps[0].move).toEqual(counsel.advised.move);
    expect(sitting.moment().counsel).toBeUndefined();
  });

  test('is made at once where it was advised, though it cannot be taken back', async () => {
    const { sitting } = sit(pbi, hotSeat, {}, FIREFIGHT);
    for (const type of ['close', 'rest', 'endTurn']) {
      const { imagined, step } = sitting.moment();
      const move = imagined.moves('attacker').find((each) => each.type === type);
      if (move === undefined) continue;
      sitting.hand.make(move);
      expect(sitting.moment().sure).toBeUndefined();
      await expect.poll(() => sitting.moment().step).toBeGreaterThan(step);
    }
    expect(matchOf(sitting).steps.map(({ move }) => move.type)).toContain('rest');
  });

  test('is none where nobody could think of one, and that is said until something is chosen', async () => {
    const failing = { advise: () => Promise.reject(new Error('no worker')) };
    const { sitting } = sit(pbi, hotSeat, failing);
    await sitting.adviser.showMove();
    expect(sitting.moment().counsel).toEqual({ kind: 'failed' });
    expect(sitting.moment().decision).toBeDefined();
    sitting.adviser.drop();
    expect(sitting.moment().counsel).toBeUndefined();
  });
});

describe('a turn that is played for somebody', () => {
  test('is told without what only begins something whose end is told', () => {
    const named = (type: string, isTold: boolean) => ({
      move: { type },
      label: { key: type },
      isTold,
      reason: undefined,
    });
    const moves = [named('march', false), named('go', true), named('aim', false)];
    const told = toldOf({ moves, next: 'dice' });
    expect(told.map(({ move }) => move.type)).toEqual(['go', 'aim']);
  });

  test('is played as it was shown, and taken back at once', async () => {
    const { sitting } = sit(pbi, hotSeat, reallyAdvised);
    await sitting.adviser.showTurn();
    const { counsel } = sitting.moment();
    if (counsel?.kind !== 'turn') throw new Error('no turn');
    const shown = counsel.advice.moves.map(({ move }) => move);
    expect(shown).toHaveLength(6);
    await sitting.adviser.playTurn();
    expect(sitting.moment().step).toBe(10);
    expect(
      matchOf(sitting)
        .steps.slice(0, 6)
        .map(({ move }) => move),
    ).toEqual(shown);
    expect(sitting.moment().counsel).toEqual({ kind: 'played' });
    await sitting.adviser.takeBack();
    expect(sitting.moment().step).toBe(0);
    expect(sitting.moment().counsel).toBeUndefined();
  });

  test('can be stopped, and goes on to be decided by hand', async () => {
    const look = vi.fn(() => Promise.resolve());
    const { sitting } = sit(pbi, hotSeat, { ...reallyAdvised, look });
    look.mockImplementation(() => {
      expect(sitting.moment()).toMatchObject({ counsel: { kind: 'playing' }, decision: undefined });
      if (look.mock.calls.length === 3) sitting.adviser.stop();
      return Promise.resolve();
    });
    await sitting.adviser.playTurn();
    expect(sitting.moment().step).toBe(3);
    expect(sitting.moment().decision?.side).toBe('defender');
  });

  test('is offered to go on where the page was left meanwhile, until something is decided', async () => {
    const noted = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => noted.get(key) ?? null,
      setItem: (key: string, value: string) => noted.set(key, value),
      removeItem: (key: string) => noted.delete(key),
    });
    try {
      const look = vi.fn(() => Promise.resolve());
      const { sitting } = sit(pbi, hotSeat, { ...reallyAdvised, look });
      look.mockImplementation(() => {
        if (look.mock.calls.length === 2) sitting.close();
        return Promise.resolve();
      });
      await sitting.adviser.playTurn();
      const again = sit(pbi, hotSeat, reallyAdvised).sitting;
      expect(again.moment().counsel).toEqual({ kind: 'interrupted' });
      await again.play(again.moment().imagined.moves('defender')[0]);
      expect(again.moment().counsel).toBeUndefined();
      expect(noted.size).toBe(0);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test('ends with the turn, whatever the other side has to say in it', async () => {
    const seats: Seats = { attacker: 'person', defender: 'computer:greedy' };
    const { sitting } = sit(pbi, seats, reallyAdvised);
    sitting.open();
    await expect.poll(() => sitting.moment().decision?.side).toBe('attacker');
    await sitting.adviser.playTurn();
    await expect.poll(() => sitting.moment().decision?.side).toBe('attacker');
    const before = sitting.moment().log.length;
    await sitting.adviser.playTurn();
    const { log, outcome } = sitting.moment();
    expect(outcome).toBeUndefined();
    expect(log.length).toBeGreaterThan(before);
    expect(log.length).toBeLessThanOrEqual(before + 2);
  });
});

test('whoever asks the same twice is told the same, and what a plan is the beginning of comes next', () => {
  const kind: PlayerKind = {
    name: 'planner',
    plays: () => true,
    make: () => {
      // Each thought is one further along in what it means to do.
      let nth = 0;
      return {
        name: 'planner',
        choose: (view, { side }) => pbi.moves(view as never, side)[nth++],
      };
    },
  };
  const { sitting } = sit(pbi, hotSeat, reallyAdvised);
  const { view, decision } = sitting.moment();
  if (decision === undefined) throw new Error('nobody is asked');
  const counsellor = new Counsellor(pbi, kind, playOutBudget(1));
  const advised = (seen: object): unknown =>
    finished(counsellor.advise(seen, decision, 1)).moves[0];
  const first = advised(view);
  expect(advised(view)).toEqual(first);
  expect(advised({ ...view, turn: 2 })).not.toEqual(first);
});
