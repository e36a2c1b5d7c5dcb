import { problemsIn, type Button, type Pick } from '@sandtable/kernel';
import { canonical } from './json.ts';
import { pick, RandomGame, type Turn } from './randomGame.ts';
import type { Property } from './trial.ts';
import { sentView } from './worlds.ts';

/** What somebody may send with a button. */
const NUMBERS = [0, 1, 3, -1, 1.5, 360, 1e9, Number.NaN];
const NAMES = ['', '1', 'A', 'west', 'woods', 'constructor', '__proto__', 'x'.repeat(1000)];
const VALUES: readonly (string | number)[] = [...NUMBERS, ...NAMES];

export const gesturesAreUnderstood: Property = {
  name: 'what points out a move means that move, and any other pointing means a move or none',
  examine(trial) {
    const game = new RandomGame(trial);
    const buttons = new Map<string, Button>();
    for (const button of ['', '0', 'constructor', '__proto__']) buttons.set(button, { button });
    for (let turn = game.next(); turn !== undefined; turn = game.next()) {
      if (game.steps % trial.limits.every === 0) requireUnderstanding(game, turn, buttons);
      game.play(turn);
    }
  },
};

/** A client has the view as JSON, and what is clicked. */
function requireUnderstanding(game: RandomGame, turn: Turn, buttons: Map<string, Button>): void {
  const { ruleset, chance, trial } = game;
  const { decision, moves } = turn;
  const view = sentView(ruleset, game.state, turn.side);
  const before = canonical(view);
  for (const move of moves) {
    const picks = ruleset.gesture(move);
    for (const each of picks) if ('button' in each) buttons.set(canonical(each), each);
    const meant = canonical(ruleset.attempt(view, decision, picks));
    if (meant !== canonical(move)) {
      game.fail(`what points out ${canonical(move)} is understood as ${meant}`);
    }
  }
  const { areas, pieces, width, height } = ruleset.scene(view);
  const things: Pick[] = [
    ...areas.map(({ id }) => ({ square: id })),
    ...pieces.map(({ id }) => ({ piece: id })),
    ...buttons.values(),
    // With values that belong to others, or to nothing.
    ...Array.from(buttons.values(), ({ button }) => ({ button, value: pick(VALUES, chance) })),
    ...pieces.flatMap(({ formation }) => (formation === undefined ? [] : [{ formation }])),
    ...Array.from({ length: 3 }, () => ({
      point: { x: chance.die(width + 200) - 100, y: chance.die(height + 200) - 100 },
    })),
    { formation: 'constructor' },
    { square: 'nowhere' },
    { square: '__proto__' },
    { piece: 'nobody' },
    { piece: 'constructor' },
  ];
  for (let i = 0; i < trial.limits.mutationsPerStep; i++) {
    // From nothing at all up to three things.
    const picks = Array.from({ length: chance.die(4) - 1 }, () => pick(things, chance));
    ruleset.guide(view, decision, picks);
    const meant = ruleset.attempt(view, decision, picks);
    if (meant === undefined || problemsIn(ruleset.moveSchema, meant).length === 0) continue;
    game.fail(`${canonical(picks)} is understood as ${canonical(meant)}, which is no move`);
  }
  if (canonical(view) !== before) game.fail('attempt or guide changes the view');
}
