import type { Move, Side } from '@sandtable/kernel';
import { canonical } from './json.ts';
import { RandomGame, type Turn } from './randomGame.ts';
import type { Property } from './trial.ts';

/** At every step a few are drawn, to see that they are listed. */
const FEW = 3;

/**
 * A kind of decision is looked at closely when it comes for the 1st, 5th, 25th … time: the first ones of a game
 * resemble each other.
 */
const RARER = 5;

export const drawsAreFair: Property = {
  name: 'draw gives the listed moves, each as likely as the others',
  examine(trial) {
    const game = new RandomGame(trial);
    const kinds = new Map<string, Tally>();
    for (let turn = game.next(); turn !== undefined; turn = game.next()) {
      const { kind } = turn.decision;
      const tally = kinds.get(kind) ?? new Tally();
      kinds.set(kind, tally);
      const isClose = tally.isDue();
      const before = JSON.stringify(game.state);
      const times = drawn(game, turn, isClose ? trial.limits.draws : FEW);
      if (JSON.stringify(game.state) !== before) game.fail('draw changes the state');
      if (isClose) {
        tally.add(times);
        if (tally.isLopsided()) game.fail(`draw favours some moves: ${leaning(times)}`);
      }
      requireNothingDrawn(game);
      game.play(turn);
    }
    requireNothingDrawn(game);
  },
};

/** How often each listed move was drawn. */
function drawn(game: RandomGame, { side, moves }: Turn, draws: number): Map<string, number> {
  const { ruleset, state, chance } = game;
  const times = new Map(moves.map((move) => [JSON.stringify(move), 0]));
  for (let i = 0; i < draws; i++) {
    const text = listedAs(game, ruleset.draw(state, side, chance), moves, times);
    times.set(text, (times.get(text) ?? 0) + 1);
  }
  return times;
}

/** The text that a move is counted by: mostly its own, since its fields are written in the same order as in the list. */
function listedAs(
  game: RandomGame,
  move: Move,
  moves: readonly Move[],
  times: ReadonlyMap<string, number>,
): string {
  const text = JSON.stringify(move);
  if (times.has(text)) return text;
  const sought = canonical(move);
  const same = moves.find((listed) => canonical(listed) === sought);
  if (same === undefined) game.fail(`draw gives ${sought}, which is not listed`);
  return JSON.stringify(same);
}

/** The moves that came least and most often, to see what may be wrong. */
function leaning(times: ReadonlyMap<string, number>): string {
  const sorted = [...times].toSorted(([, a], [, b]) => a - b);
  const told = ([text, count]: readonly [string, number]): string => `${text} ${count} times`;
  return `${told(sorted[0])}, ${told(sorted[sorted.length - 1])}`;
}

/** A side that is not asked has nothing to draw. */
function requireNothingDrawn(game: RandomGame): void {
  const { ruleset, state } = game;
  const { decisions } = ruleset.pending(state);
  for (const side of ruleset.sides) {
    if (decisions.some((decision) => decision.side === side)) continue;
    const move = attemptDraw(game, side);
    if (move !== undefined) game.fail(`${side} is not asked, and yet draws ${canonical(move)}`);
  }
}

function attemptDraw({ ruleset, state, chance }: RandomGame, side: Side): Move | undefined {
  try {
    return ruleset.draw(state, side, chance);
  } catch {
    return undefined;
  }
}

/**
 * How far what was drawn is from what was expected (chi-square), over the positions of one kind. With equal
 * chances its mean is the degrees of freedom and its variance no more than twice them, however few the draws.
 */
class Tally {
  #met = 0;
  #next = 1;
  #far = 0;
  #freedom = 0;

  isDue(): boolean {
    this.#met++;
    if (this.#met < this.#next) return false;
    this.#next *= RARER;
    return true;
  }

  add(times: ReadonlyMap<string, number>): void {
    const counts = [...times.values()];
    const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    for (const count of counts) this.#far += (count - expected) ** 2 / expected;
    this.#freedom += counts.length - 1;
  }

  /** Seven deviations and some more: no fair draw of any seed comes so far. */
  isLopsided(): boolean {
    return this.#far > this.#freedom + 7 * Math.sqrt(2 * this.#freedom) + 25;
  }
}
