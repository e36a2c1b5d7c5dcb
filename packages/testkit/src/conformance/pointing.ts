import {
  problemsIn,
  type Button,
  type Guide,
  type Move,
  type Next,
  type Pick,
  type Refusal,
} from '@sandtable/kernel';
import { canonical, isSame } from './json.ts';
import { pick, RandomGame, type Turn } from './randomGame.ts';
import type { Property } from './trial.ts';
import { sentView } from './worlds.ts';

/** What somebody may send with a button. */
const NUMBERS = [0, 1, 3, -1, 1.5, 360, 1e9, Number.NaN];
const NAMES = ['', '1', 'A', 'west', 'woods', 'constructor', '__proto__', 'x'.repeat(1000)];
const VALUES: readonly (string | number)[] = [...NUMBERS, ...NAMES];

export const gesturesAreUnderstood: Property = {
  name: 'what points out a move means that move, any other pointing means a move or none, and what may come next does',
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
  const before = JSON.stringify(view);
  const guided: Guided = (picks) => ruleset.guide(view, decision, picks);
  const { areas, pieces, width, height, inch } = ruleset.scene(view);
  for (const move of moves) {
    const picks = ruleset.gesture(move);
    for (const each of picks) if ('button' in each) buttons.set(canonical(each), each);
    const { means, refusal } = guided(picks);
    if (!isSame(means, move)) {
      game.fail(`what points out ${canonical(move)} is understood as ${canonical(means)}`);
    }
    if (refusal !== undefined) game.fail(`${canonical(move)} is listed and refused`);
  }
  requireWay(game, turn, guided, ruleset.gesture(turn.move), inch !== undefined);
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
    ...[0, chance.die(359), 360, -1, 0.5, Number.NaN].map((facing) => ({ facing })),
    { formation: 'constructor' },
    { square: 'nowhere' },
    { square: '__proto__' },
    { piece: 'nobody' },
    { piece: 'constructor' },
  ];
  for (let i = 0; i < trial.limits.mutationsPerStep; i++) {
    // From nothing at all up to three things.
    const picks = Array.from({ length: chance.die(4) - 1 }, () => pick(things, chance));
    const { means, refusal, next } = guided(picks);
    if (means !== undefined) requireJudged(game, turn, picks, means, refusal);
    if (next !== undefined) requireLeadingOn(game, turn, guided, picks, next);
  }
  if (JSON.stringify(view) !== before) game.fail('guide changes the view');
}

type Guided = (picks: readonly Pick[]) => Guide;

/** What is meant is a move, and what is said about it is what the one judge says. */
function requireJudged(
  game: RandomGame,
  { side }: Turn,
  picks: readonly Pick[],
  means: Move,
  refusal: Refusal | undefined,
): void {
  const { ruleset, state } = game;
  if (problemsIn(ruleset.moveSchema, means).length > 0) {
    game.fail(`${canonical(picks)} is understood as ${canonical(means)}, which is no move`);
  }
  const judged = ruleset.check(state, side, means);
  if (isSame(judged, refusal)) return;
  game.fail(
    `${canonical(means)} is judged ${judged?.rule ?? 'legal'}, pointed out ${refusal?.rule ?? 'legal'}`,
  );
}

/** Nothing is refused on the way to a listed move; on a free table places and facings are told to come next. */
function requireWay(
  game: RandomGame,
  turn: Turn,
  guided: Guided,
  gesture: readonly Pick[],
  isFree: boolean,
): void {
  for (const [i, following] of gesture.entries()) {
    const begun = gesture.slice(0, i);
    const { means, refusal, next } = guided(begun);
    const way = `${canonical(following)} after ${canonical(begun)}`;
    if (means === undefined && refusal !== undefined) {
      game.fail(`${way} is listed and refused by ${refusal.rule}`);
    }
    if (next !== undefined) requireLeadingOn(game, turn, guided, begun, next);
    if (!isFree) continue;
    const isTold =
      ('point' in following && next?.place === true) ||
      ('facing' in following && next?.facing !== undefined);
    const isPlaced = 'point' in following || 'facing' in following;
    if (isPlaced && !isTold) game.fail(`${way} is listed, and not told as what may come next`);
  }
}

/** Each thing that may come next leads on: to a move that is allowed, or to what may come after it. */
function requireLeadingOn(
  game: RandomGame,
  turn: Turn,
  guided: Guided,
  picks: readonly Pick[],
  { pieces = [], facing, buttons = [] }: Next,
): void {
  const further: Pick[] = [
    ...pieces.map((piece) => ({ piece })),
    ...buttons.map(({ button }) => button),
    ...(facing === undefined ? [] : [{ facing: facing.facing }]),
  ];
  for (const following of further) {
    const { means, refusal, next } = guided([...picks, following]);
    const isWay = next !== undefined || (means !== undefined && refusal === undefined);
    if (isWay) continue;
    game.fail(`${canonical(following)} after ${canonical(picks)} leads nowhere`);
  }
  for (const { button, means } of buttons) {
    if (means === undefined) continue;
    requireJudged(game, turn, [...picks, button], means, undefined);
    const meant = guided([...picks, button]).means;
    if (isSame(meant, means)) continue;
    game.fail(
      `${canonical(button)} is said to mean ${canonical(means)}, and means ${canonical(meant)}`,
    );
  }
}
