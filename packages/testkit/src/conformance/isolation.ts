import { difference } from './json.ts';
import { RandomGame } from './randomGame.ts';
import { viewersOf, type Property } from './trial.ts';

/** How often a copy is kept until the end of the game. */
const KEPT_EVERY = 16;

export const copiesAreApart: Property = {
  name: 'playing on a copy leaves the original as it is, and the other way round; views and positions too',
  examine(trial) {
    const game = new RandomGame(trial);
    const { ruleset } = game;
    const kept: Kept[] = [];
    for (let turn = game.next(); turn !== undefined; turn = game.next()) {
      const before = JSON.stringify(game.state);
      const copy = ruleset.clone(game.state);
      if (JSON.stringify(copy) !== before) {
        game.fail(`the copy differs: ${difference(before, JSON.stringify(copy))}`);
      }
      // What two states share is changed by playing on either: at every step the original is played on.
      const here: Kept[] = [{ step: game.steps, what: 'the copy', value: copy, text: before }];
      if (game.steps % trial.limits.every === 0) {
        requireUntouched(game, before);
        here.push(keep(game.steps, 'the position', ruleset.position(game.state)));
        for (const viewer of viewersOf(ruleset)) {
          here.push(keep(game.steps, `the view of ${viewer}`, ruleset.view(game.state, viewer)));
        }
      }
      game.play(turn);
      requireKept(game, here);
      if (game.steps % KEPT_EVERY === 1) kept.push(...here);
    }
    requireKept(game, kept);
  },
};

/** Playing on a copy leaves the original as it was. */
function requireUntouched(game: RandomGame, before: string): void {
  playOn(game, game.ruleset.clone(game.state));
  const after = JSON.stringify(game.state);
  if (after === before) return;
  game.fail(`playing on a copy changes the original: ${before} becomes ${after}`);
}

interface Kept {
  readonly step: number;
  readonly what: string;
  readonly value: object;
  readonly text: string;
}

function keep(step: number, what: string, value: object): Kept {
  return { step, what, value, text: JSON.stringify(value) };
}

function requireKept(game: RandomGame, kept: readonly Kept[]): void {
  for (const { step, what, value, text } of kept) {
    const now = JSON.stringify(value);
    if (now !== text) {
      game.fail(`playing on changes ${what} from step ${step + 1}: ${difference(text, now)}`);
    }
  }
}

/** Plays a few random decisions on a copy. */
function playOn({ trial, chance }: RandomGame, copy: object): void {
  const seed = `${trial.seed}: ${chance.die(1_000_000)}`;
  const game = new RandomGame({ ...trial, seed }, copy);
  for (let left = chance.die(4); left > 0; left--) {
    const turn = game.next();
    if (turn === undefined) return;
    game.play(turn);
  }
}
