import { problemsIn, SPECTATOR, type Move } from '@sandtable/kernel';
import { Forger } from './forger.ts';
import { requireHabits } from './habits.ts';
import { canonical, difference, reread } from './json.ts';
import { RandomGame, type Turn } from './randomGame.ts';
import type { Property } from './trial.ts';
import { wording } from './wording.ts';
import { rereadState } from './worlds.ts';

export const everyGameEnds: Property = {
  name: 'every game comes to an end without a dead end',
  examine(trial) {
    const game = new RandomGame(trial);
    for (let turn = game.next(); turn !== undefined; turn = game.next()) game.play(turn);
  },
};

export const listedMovesAreLegal: Property = {
  name: 'check accepts every listed move, and nobody who is not asked has one',
  examine(trial) {
    const game = new RandomGame(trial);
    const { ruleset } = game;
    for (let turn = game.next(); turn !== undefined; turn = game.next()) {
      for (const move of turn.moves) {
        const refusal = ruleset.check(game.state, turn.side, move);
        if (refusal !== undefined) {
          game.fail(`check refuses the listed move ${canonical(move)} by ${refusal.rule}`);
        }
        const [problem] = problemsIn(ruleset.moveSchema, move);
        if (problem !== undefined) {
          game.fail(`the listed move ${canonical(move)} is not of the schema at ${problem.path}`);
        }
      }
      requireSilence(game);
      game.play(turn);
    }
    requireSilence(game);
  },
};

/** A side that is not asked has no move. */
function requireSilence(game: RandomGame): void {
  const { ruleset, state } = game;
  const { decisions } = ruleset.pending(state);
  for (const side of ruleset.sides) {
    if (decisions.some((decision) => decision.side === side)) continue;
    const [move] = ruleset.moves(state, side);
    if (move !== undefined) game.fail(`${side} is not asked, and yet has ${canonical(move)}`);
  }
}

export const listsAreClear: Property = {
  name: 'no list has a move twice or two moves pointed out alike, and the fallback and standing answers are legal',
  examine(trial) {
    const game = new RandomGame(trial);
    const { ruleset } = game;
    for (let turn = game.next(); turn !== undefined; turn = game.next()) {
      const known = uniqueTexts(game, turn.moves, (move) => canonical(move), 'listed twice');
      uniqueTexts(
        game,
        turn.moves,
        (move) => canonical(ruleset.gesture(move)),
        'pointed out alike',
      );
      const fallback = ruleset.fallback(game.state, turn.side);
      const legal = trial.limits.complete
        ? known.has(canonical(fallback))
        : ruleset.check(game.state, turn.side, fallback) === undefined;
      if (!legal) game.fail(`the fallback ${canonical(fallback)} is not legal`);
      requireHabits(game, turn);
      game.play(turn);
    }
  },
};

function uniqueTexts(
  game: RandomGame,
  moves: readonly Move[],
  textOf: (move: Move) => string,
  fault: string,
): Set<string> {
  const known = new Set<string>();
  for (const move of moves) {
    const text = textOf(move);
    if (known.has(text)) game.fail(`${fault}: ${canonical(move)} (${text})`);
    known.add(text);
  }
  return known;
}

export const otherMovesAreRefused: Property = {
  name: 'a move that is not offered, or by the wrong side, is refused and changes nothing',
  examine(trial) {
    const game = new RandomGame(trial);
    const forger = new Forger(game.chance);
    let last: Turn | undefined;
    for (let turn = game.next(); turn !== undefined; turn = game.next()) {
      forger.learn(turn.moves);
      const offers: Offer[] = wrongSides(game, turn);
      for (let i = 0; i < trial.limits.mutationsPerStep; i++) {
        offers.push({ side: turn.side, move: forger.forge(turn.moves) });
      }
      offerAll(game, offers, turn);
      game.play(turn);
      last = turn;
    }
    if (last === undefined) return;
    const late = game.ruleset.sides.map((side) => ({ side, move: last.move }));
    offerAll(game, late, undefined);
  },
};

interface Offer {
  readonly side: string;
  readonly move: unknown;
}

function wrongSides(game: RandomGame, { side, move }: Turn): Offer[] {
  const { decisions } = game.ruleset.pending(game.state);
  const asked = new Set(decisions.map((decision) => decision.side));
  const others = game.ruleset.sides.filter((other) => other !== side && !asked.has(other));
  return [...others, SPECTATOR, '', '__proto__', 'constructor'].map((wrong) => ({
    side: wrong,
    move,
  }));
}

/** Offers moves of which none is to be accepted, but for those that `turn` lists. */
function offerAll(game: RandomGame, offers: readonly Offer[], turn: Turn | undefined): void {
  const before = JSON.stringify(game.state);
  for (const offer of offers) offerOne(game, offer, turn);
  if (JSON.stringify(game.state) === before) return;
  for (const { side, move } of offers) {
    const state = rereadState(game.state, before);
    game.ruleset.check(state, side, move);
    const after = JSON.stringify(state);
    if (after !== before) {
      game.fail(`check of ${canonical(move)} changes the state: ${difference(before, after)}`);
    }
  }
  game.fail('check changes the state');
}

function offerOne(game: RandomGame, { side, move }: Offer, turn: Turn | undefined): void {
  const { ruleset, state, trial } = game;
  const refusal = ruleset.check(state, side, move);
  if (refusal !== undefined) {
    wording(ruleset).requireRule(refusal.rule, 'a refusal');
    wording(ruleset).require(refusal.message, 'a refusal');
    return;
  }
  const text = canonical(move);
  if (side !== turn?.side) game.fail(`check accepts ${text} of ${side}, who is not asked`);
  if (!trial.limits.complete) return playAnyway(game, side, move as Move);
  if (!turn.moves.some((listed) => canonical(listed) === text)) {
    game.fail(`check accepts ${text}, which is not listed`);
  }
}

/** What `check` accepts can be played, and leads to a state that can be saved and played on. */
function playAnyway(game: RandomGame, side: string, move: Move): void {
  const { ruleset, state, trial, chance } = game;
  const world = ruleset.clone(state);
  ruleset.play(world, side, move, chance);
  if (JSON.stringify(reread(world)) !== JSON.stringify(world)) {
    game.fail(`the state after ${canonical(move)} cannot be saved`);
  }
  new RandomGame(trial, world).next();
}
