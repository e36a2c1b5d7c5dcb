import {
  resume,
  SPECTATOR,
  type Match,
  type Message,
  type Piece,
  type Ruleset,
  type Scene,
  type Side,
  type Standing,
  type Viewer,
} from '@sandtable/kernel';
import type { Game } from '../games/games.ts';

/** A view that hides nothing. Whose it is makes no difference, and is not told by its content. */
class OpenView {
  readonly state: object;
  readonly #viewer: Viewer;

  constructor(state: object, viewer: Viewer) {
    this.state = state;
    this.#viewer = viewer;
  }

  /** What its viewer saw of it during the match. */
  seen(ruleset: Ruleset): object {
    return ruleset.view(this.state, this.#viewer);
  }
}

/** A match, and whose eyes it is seen through. */
export interface Eyes {
  readonly game: Game;
  readonly match: Match;
  readonly viewer: Viewer;
}

/**
 * A match that is over, as a side saw it; with everything open where none is
 * named.
 */
export function seenThrough(game: Game, match: Match, view: Side | undefined): Eyes {
  if (view !== undefined) return { game, match, viewer: view };
  const open = revealed(game);
  const again = resume(match.save(), [open.ruleset]);
  return again.ok
    ? { game: open, match: again.value, viewer: SPECTATOR }
    : { game, match, viewer: SPECTATOR };
}

/** When a match is over, nothing is secret any more: its game with everything open to everybody. */
function revealed(game: Game): Game {
  const { ruleset } = game;
  const open: Ruleset = {
    ...ruleset,
    redact: (event) => event,
    view: (state, viewer) => new OpenView(state, viewer),
    imagine: (view) => ruleset.clone((view as OpenView).state),
    scene: (view) => bothScenes(ruleset, (view as OpenView).state),
    standing: (view) => standings(ruleset, (view as OpenView).state),
    ask: (view, decision) => ruleset.ask((view as OpenView).seen(ruleset), decision),
    label: (view, move): Message => ruleset.label((view as OpenView).seen(ruleset), move),
  };
  return { ...game, ruleset: open };
}

/** Every piece as its own side sees it. */
function bothScenes(ruleset: Ruleset, state: object): Scene {
  const [one, other] = ruleset.sides.map((side) => ({
    side,
    scene: ruleset.scene(ruleset.view(state, side)),
  }));
  const own = (pieces: readonly Piece[], side: Side): Piece[] =>
    pieces.filter((piece) => piece.side === side);
  const markers = new Map(
    [...one.scene.markers, ...other.scene.markers].map((each) => [JSON.stringify(each), each]),
  );
  return {
    ...one.scene,
    pieces: [...own(one.scene.pieces, one.side), ...own(other.scene.pieces, other.side)],
    markers: [...markers.values()],
    trays: [one, other].flatMap(({ side, scene: { trays = [] } }) =>
      trays.filter((tray) => tray.side === side),
    ),
  };
}

/** How each side stands, as it knows it itself. */
function standings(ruleset: Ruleset, state: object): Standing {
  const [one, other] = ruleset.sides.map((side) => ruleset.standing(ruleset.view(state, side)));
  return [one[0], other[1]];
}
