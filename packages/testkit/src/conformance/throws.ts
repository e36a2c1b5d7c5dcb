import { FOR_NOBODY, ScriptedDice, type GameEvent } from '@sandtable/kernel';
import { RandomGame } from './randomGame.ts';
import type { Property } from './trial.ts';
import { wording } from './wording.ts';

export const diceAreExplained: Property = {
  name: 'of all dice it is known whose they are and what they were for, and the same faces give the same again',
  examine(trial) {
    const game = new RandomGame(trial);
    for (let turn = game.next(); turn !== undefined; turn = game.next()) {
      game.play(turn, (event) => requireThrow(game, event));
    }
  },
};

function requireThrow(game: RandomGame, event: GameEvent): void {
  const { ruleset } = game;
  const { type, dice = [] } = event;
  const thrown = ruleset.thrown(event);
  if (dice.length === 0) {
    if (thrown !== undefined) game.fail(`${type} has no dice, and yet they were for something`);
    return;
  }
  if (thrown === undefined) game.fail(`it is not said what the dice of ${type} were for`);
  if (thrown === FOR_NOBODY) return;
  const { kind, side, got, again } = thrown;
  wording(ruleset).require({ key: `throw.${kind}` }, `what the dice of ${type} were for`);
  if (!ruleset.sides.includes(side)) game.fail(`the dice of ${type} are those of ${side}`);
  const faces = new ScriptedDice(dice);
  const same = again(faces);
  if (same !== got) game.fail(`${dice.join(' ')} gave ${got} in ${type}, and ${same} again`);
  if (faces.left.length > 0) game.fail(`${faces.left.length} dice of ${type} are not rolled again`);
}
