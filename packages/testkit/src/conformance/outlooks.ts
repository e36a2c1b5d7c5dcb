import { outlookMessage, type Side } from '@sandtable/kernel';
import { RandomGame } from './randomGame.ts';
import type { Property } from './trial.ts';
import { wording } from './wording.ts';
import { sentView } from './worlds.ts';

export const outlooksAreAhead: Property = {
  name: 'an outlook has words, is about pieces of which nothing has become yet, and there is none when the game is over',
  examine(trial) {
    const game = new RandomGame(trial);
    if (game.ruleset.outlook === undefined) return;
    for (let turn = game.next(); turn !== undefined; turn = game.next()) {
      if (game.steps % trial.limits.every === 0) {
        for (const side of game.ruleset.sides) requireAhead(game, side);
      }
      game.play(turn);
    }
    for (const side of game.ruleset.sides) {
      const view = sentView(game.ruleset, game.state, side);
      if (game.ruleset.outlook(view, side)) game.fail(`something lies ahead of ${side} still`);
    }
  },
};

function requireAhead(game: RandomGame, side: Side): void {
  const { ruleset, state } = game;
  const view = sentView(ruleset, state, side);
  const outlook = ruleset.outlook?.(view, side);
  if (outlook === undefined) return;
  if (outlook.pieces.length === 0) game.fail(`${side} has an outlook of nothing`);
  const { pieces } = ruleset.scene(view);
  const figures = { of: outlook.pieces.length, lost: 0, safe: 0, interval: [0, 0] } as const;
  const words = wording(ruleset);
  for (const [number, { piece, on }] of outlook.pieces.entries()) {
    const drawn = pieces.find(({ id }) => id === on);
    if (drawn === undefined) game.fail(`${piece} is on ${on}, which is not drawn`);
    const fate = outlook.fate(state, number);
    if (fate !== undefined) game.fail(`${piece} is ${fate} already`);
    words.require(outlookMessage(figures, drawn?.label), `the outlook of ${piece}`);
  }
  words.require(outlookMessage(figures), `the outlook of ${side}`);
}
