import type { Message, Piece, Ruleset, Scene, Side, Viewer } from '@sandtable/kernel';
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

/** When a match is over, nothing is secret any more: its game with everything open to everybody. */
export function revealed(game: Game): Game {
  const { ruleset } = game;
  const open: Ruleset = {
    ...ruleset,
    redact: (event) => event,
    view: (state, viewer) => new OpenView(state, viewer),
    imagine: (view) => ruleset.clone((view as OpenView).state),
    scene: (view) => bothScenes(ruleset, (view as OpenView).state),
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
