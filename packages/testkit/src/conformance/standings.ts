import { verdictFor, type Outcome, type SideStanding } from '@sandtable/kernel';
import { canonical, isSame } from './json.ts';
import { RandomGame } from './randomGame.ts';
import { viewersOf, type Property } from './trial.ts';
import { wording } from './wording.ts';
import { publishedAt, sentView } from './worlds.ts';

export const standingsAreTold: Property = {
  name: 'what each side plays for, how it stands and what it needs is told in words with their rules, and agrees with the outcome',
  examine(trial) {
    const game = new RandomGame(trial);
    for (let turn = game.next(); turn !== undefined; turn = game.next()) {
      if (game.steps % trial.limits.every === 0) requireStandings(game, undefined);
      game.play(turn);
    }
    requireStandings(game, game.ruleset.pending(game.state).outcome);
  },
};

function requireStandings(game: RandomGame, outcome: Outcome | undefined): void {
  const { ruleset, state } = game;
  const words = wording(ruleset);
  const published = publishedAt(ruleset, state);
  for (const viewer of viewersOf(ruleset)) {
    const standing = ruleset.standing(sentView(ruleset, state, viewer, published));
    const told = standing.map(({ side }) => side);
    if (!isSame(told, ruleset.sides)) {
      game.fail(`${viewer} is told how ${told.join(', ')} stand`);
    }
    for (const side of standing) {
      const where = `step ${game.steps + 1}: how ${side.side} stands`;
      const over = side.over === undefined ? [] : [side.over];
      for (const { rule, message } of [side.aim, ...side.now, ...side.needed, ...over]) {
        words.requireRule(rule, where);
        words.require(message, where);
      }
      const { count, of = count } = side.losses;
      if (!(count >= 0 && count <= of)) game.fail(`${where}: ${count} of ${of} are lost`);
      words.require({ key: 'losses' }, where);
      if (outcome !== undefined) requireEnd(game, side, outcome);
    }
  }
}

/** Who has won and with which score is the same in both. */
function requireEnd(game: RandomGame, standing: SideStanding, outcome: Outcome): void {
  const { side, score, now, needed, over } = standing;
  if (score !== outcome.scores[side]) {
    game.fail(`${side} stands at ${score}, and has ${outcome.scores[side]} in the outcome`);
  }
  const verdict = canonical(verdictFor(outcome, side));
  if (!now.some((line) => canonical(line) === verdict)) {
    game.fail(`it is not said of ${side} how the game came out`);
  }
  if (over === undefined) game.fail('it is not said what ended the game');
  if (needed.length > 0) game.fail(`the game is over, and ${side} still needs something`);
}
