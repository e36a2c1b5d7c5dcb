import { toldTo, type GameEvent, type Viewer } from '@sandtable/kernel';
import { canonical, isSame, reread } from './json.ts';
import { RandomGame } from './randomGame.ts';
import { viewersOf, type Property } from './trial.ts';

export const eventsAreSafeToSend: Property = {
  name: 'an event as a viewer is sent it is plain data, and nothing is left in it that he is not told',
  examine(trial) {
    const game = new RandomGame(trial);
    const { ruleset } = game;
    for (let turn = game.next(); turn !== undefined; turn = game.next()) {
      for (const event of game.playTold(turn)) {
        const before = JSON.stringify(event);
        for (const viewer of viewersOf(ruleset)) requireSafe(game, event, viewer);
        if (JSON.stringify(event) !== before) {
          game.fail(`what is told to one changes the event ${event.type} for the next`);
        }
      }
    }
  },
};

function requireSafe(game: RandomGame, event: GameEvent, viewer: Viewer): void {
  const { ruleset } = game;
  const seen = toldTo(ruleset, event, viewer);
  if (seen === undefined) return;
  const what = `the event ${event.type} for ${viewer}`;
  if (!isPlain(seen)) {
    game.fail(`${what} is not what goes over the wire: ${canonical(seen)}`);
  }
  // What can be taken out of it a second time was not taken out.
  const again = toldTo(ruleset, reread(seen), viewer);
  if (!isSame(again, seen)) {
    game.fail(`${what} still has something to hide: ${canonical(seen)}, then ${canonical(again)}`);
  }
}

/** Whether JSON keeps a value as it is, and there is nothing else to it. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) {
    return value === null || typeof value === 'string' || typeof value === 'boolean';
  }
  if (Array.isArray(value)) return value.every(isPlain);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}
