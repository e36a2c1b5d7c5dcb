import {
  RolledDice,
  seededDraw,
  type Dice,
  type GameEvent,
  type Move,
  type Ruleset,
  type Scenario,
  type Side,
  type Viewer,
} from '@sandtable/kernel';
import { canonical, difference } from './json.ts';
import { glanceAt, lookAt, partingOf, pictureOf, toldOf, type Look, type Told } from './looks.ts';
import { pick, RandomGame, type Turn } from './randomGame.ts';
import { viewersOf, type Property } from './trial.ts';
import { imaginedFor, publishedAt, swappedFor, variedFor } from './worlds.ts';

/** After how many steps another world is looked for, and it is compared in pictures and words. */
const SOUGHT_EVERY = 3;
const DRAWN_EVERY = 4;

/** How often a move is drawn anew that is none in some of the other worlds. */
const TRIES = 3;

/** A world that one viewer cannot tell from that of the game, played along with it. */
interface Twin {
  readonly viewer: Viewer;
  readonly world: object;
  /** Whether no event may ever tell them apart. */
  readonly isSilent: boolean;
}

export const twinsStayAlike: Property = {
  name: 'worlds that look alike to a side stay so move by move, until an event tells them apart',
  examine(trial) {
    const game = new RandomGame(trial);
    const { ruleset } = game;
    let twins: Twin[] = [];
    // Where nothing is said to be hidden there should be no other world: that is seen as often as other costly things.
    const soughtEvery = ruleset.hasSecrets ? SOUGHT_EVERY : SOUGHT_EVERY * trial.limits.every;
    for (let turn = game.next(); turn !== undefined; turn = game.next()) {
      // Those that were played along have been compared at a glance after the last move.
      const known = twins.length;
      if (game.steps % soughtEvery === 0) {
        const alone = viewersOf(ruleset).filter(
          (each) => !twins.some(({ viewer }) => viewer === each),
        );
        if (alone.length > 0) {
          const published = publishedAt(ruleset, game.state);
          twins.push(...alone.flatMap((viewer) => twinFor(game, viewer, published) ?? []));
        }
      }
      const isDrawn = game.steps % (DRAWN_EVERY * trial.limits.every) === 0;
      for (const { viewer, world } of isDrawn ? twins : twins.slice(known)) {
        const look = (state: object): Look =>
          isDrawn
            ? { ...lookAt(ruleset, state, viewer, []), ...pictureOf(ruleset, state, viewer) }
            : glanceAt(ruleset, state, viewer);
        requireSame(game, viewer, look(game.state), look(world));
      }
      twins = playAll(game, commonMove(game, turn, twins), twins);
    }
  },
};

/** One of each kind in turn: in a varied world few things differ, in an imagined one many. */
function twinFor(game: RandomGame, viewer: Viewer, published: Scenario): Twin | undefined {
  const kind = game.chance.die(3);
  const swapped = kind === 1 ? swappedFor(game, viewer) : undefined;
  const varied = kind === 2 ? variedFor(game, viewer) : undefined;
  const world = swapped ?? varied ?? imaginedFor(game, viewer, published);
  if (JSON.stringify(world) === JSON.stringify(game.state)) return undefined;
  return { viewer, world, isSilent: swapped !== undefined };
}

/** The move that was drawn, or another that more of the worlds allow. */
function commonMove(game: RandomGame, turn: Turn, twins: readonly Twin[]): Turn {
  const { ruleset, chance } = game;
  const others = twins.filter(({ viewer }) => viewer !== turn.side);
  const isCommon = (move: Move): boolean =>
    others.every(({ world }) => ruleset.check(world, turn.side, move) === undefined);
  let { move } = turn;
  for (let tries = 0; tries < TRIES && !isCommon(move); tries++) move = pick(turn.moves, chance);
  return { ...turn, move };
}

/** Plays a move in the game and in all its twins, and gives the twins that are still alike. */
function playAll(game: RandomGame, turn: Turn, twins: readonly Twin[]): Twin[] {
  const { ruleset } = game;
  const { side, move } = turn;
  const allowed = twins.filter(({ viewer, world }) => {
    const refusal = ruleset.check(world, side, move);
    // Another side's move may be illegal where its own secrets are others.
    if (refusal === undefined || viewer !== side) return refusal === undefined;
    return game.fail(`what ${viewer} cannot see forbids him ${canonical(move)}: ${refusal.rule}`);
  });
  const here: GameEvent[] = [];
  const faces = [...game.play(turn, (event) => here.push(event))];
  const rolls = faces.length > 0;
  return allowed.filter((twin) => {
    const there: GameEvent[] = [];
    ruleset.play(twin.world, side, move, sameDice(faces), (event) => there.push(event));
    return isStillAlike({ ...twin, game, side, move, here, there, rolls });
  });
}

/** The dice of the game again; what is rolled beyond them follows from nothing that matters. */
function sameDice(faces: readonly number[]): Dice {
  const left = [...faces];
  const more = seededDraw('more');
  return new RolledDice((sides) => {
    const face = left.shift() ?? more(sides);
    return face <= sides ? face : more(sides);
  });
}

/** A move that was played in two worlds, which looked alike before it. */
export interface PlayedTwice extends Twin {
  readonly game: RandomGame;
  readonly side: Side;
  readonly move: Move;
  /** Its events in the world of the game, and in the other. */
  readonly here: readonly GameEvent[];
  readonly there: readonly GameEvent[];
  /** The world of the game after it, unless that is where the game stands. */
  readonly after?: object;
  /** Whether dice were rolled, so that it cannot be taken back anyway. */
  readonly rolls: boolean;
}

/**
 * Whether a viewer still cannot tell two worlds apart. He may when the first event that differs says
 * that it reveals something; then what he has learnt is in his view, too, or he was told too much.
 */
export function isStillAlike(played: PlayedTwice): boolean {
  const { game, viewer, side, move, here, there, world, rolls, isSilent } = played;
  const { ruleset } = game;
  const after = played.after ?? game.state;
  const [one, two] = [here, there].map((events) => toldOf(ruleset, events, viewer));
  const what = `after ${canonical(move)}, what ${viewer} cannot see`;
  const at = partingAt(one, two);
  if (at >= 0) {
    const [first, second] = [one[at]?.text ?? 'nothing', two[at]?.text ?? 'nothing'];
    const told = [one[at], two[at]].filter((each) => each !== undefined);
    const isRoll = told.some((each) => each.rolls);
    // Who rolls for something shows that he has it, whatever it is.
    if (!told.some(({ reveals }) => reveals) || (isSilent && !isRoll)) {
      game.fail(`${what} changes his events: ${difference(first, second)}`);
    }
    // Once the game is over, nobody has to remember anything.
    const isOver = ruleset.pending(after).outcome !== undefined;
    if (isOver || isRoll) return false;
    if (viewOf(ruleset, after, viewer) === viewOf(ruleset, world, viewer)) {
      game.fail(`${what} is told and not in his view: ${difference(first, second)}`);
    }
    return false;
  }
  const [see, saw] = [glanceAt(ruleset, after, viewer), glanceAt(ruleset, world, viewer)];
  const part = partingOf(see, saw);
  if (part !== undefined) {
    game.fail(`${what} changes his ${part}: ${difference(see[part], saw[part])}`);
  }
  if (viewer === side && !rolls && revealsIn(here) !== revealsIn(there)) {
    game.fail(`${what} changes whether he can take it back`);
  }
  return true;
}

function viewOf(ruleset: Ruleset, state: object, viewer: Viewer): string {
  return JSON.stringify(ruleset.view(state, viewer));
}

function revealsIn(events: readonly GameEvent[]): boolean {
  return events.some(({ reveals }) => reveals);
}

/** Where two lists of events first differ; -1 where they do not. */
function partingAt(one: readonly Told[], two: readonly Told[]): number {
  const longer = one.length >= two.length ? one : two;
  return longer.findIndex((_, i) => one[i]?.text !== two[i]?.text);
}

/** What a viewer gets to see of two worlds must be the same. */
export function requireSame(game: RandomGame, viewer: Viewer, here: Look, there: Look): void {
  const part = partingOf(here, there);
  if (part === undefined) return;
  const parting = difference(here[part], there[part]);
  game.fail(`what ${viewer} cannot see changes his ${part}: ${parting}`);
}
