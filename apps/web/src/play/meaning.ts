import type {
  Button,
  Decision,
  Guide,
  GuideShape,
  Imagined,
  Move,
  Pick,
  Piece,
  Point,
  Refusal,
  Ruleset,
  Scene,
} from '@sandtable/kernel';
import { ahead } from '../board/extent.ts';
import { keyOf } from '../board/picks.ts';
import type { Ghost } from '../board/touch.ts';
import type { Choice, Picker } from './picker.ts';

/** A move that can be made, or why it cannot; neither, where nothing is meant yet. */
interface Meant {
  readonly move: Move | undefined;
  readonly refusal: Refusal | undefined;
}

/** What has been pointed at needs a place, whatever lies there. */
export interface Aim {
  /** Set where that place only says which way this one faces. */
  readonly ghost: Ghost | undefined;
}

export const NOTHING: ReadonlySet<string> = new Set();
const NEITHER: Meant = { move: undefined, refusal: undefined };

/** So finely it is tried in which direction something could be done, in degrees. */
const STEP = 15;

/** The table as somebody sees it who may be asked. */
export interface Seen {
  readonly view: object;
  readonly scene: Scene;
  /** What follows from the view alone. */
  readonly imagined: Imagined;
}

/** What somebody means who points at something that is on no list. The ruleset says it all. */
export class Meaning {
  readonly #ruleset: Ruleset;
  readonly #imagined: Imagined;
  readonly #view: object;
  readonly #decision: Decision;
  readonly #scene: Scene;

  constructor(ruleset: Ruleset, { view, imagined, scene }: Seen, decision: Decision) {
    this.#ruleset = ruleset;
    this.#imagined = imagined;
    this.#view = view;
    this.#decision = decision;
    this.#scene = scene;
  }

  of(picks: readonly Pick[]): Meant {
    let refusal: Refusal | undefined;
    // What was pointed at last may have been meant after fewer of the picks before it, or alone.
    for (let before = picks.length - 1; before >= 0; before--) {
      // A button that was pressed is meant: without it this would be something else.
      if (refusal !== undefined && 'button' in picks[before]) break;
      const meant = this.#exactly([...picks.slice(0, before), ...picks.slice(-1)]);
      if (meant.move !== undefined) return meant;
      refusal ??= meant.refusal;
    }
    return { move: undefined, refusal };
  }

  /**
   * Why nothing at all is done with something: each sort of move that is on the list is tried with
   * it in the place of what is pointed at first there.
   */
  whyNothing(pick: Pick, examples: readonly (readonly Pick[])[]): Refusal | undefined {
    for (const example of examples) {
      const first = example.findIndex((each) => !('button' in each));
      if (first < 0) continue;
      for (const own of this.#asThe(example[first], pick)) {
        const at = this.#placeOf([own]);
        const rest = example
          .slice(first + 1)
          .map((each) => ('point' in each && at !== undefined ? { point: at } : each));
        const { refusal } = this.#exactly([...example.slice(0, first), own, ...rest]);
        if (refusal !== undefined) return refusal;
      }
    }
    return undefined;
  }

  /** What is pointed at as something of the same sort as another: a piece, its formation, its square. */
  #asThe(sort: Pick, pick: Pick): Pick[] {
    const { pieces } = this.#scene;
    if (Object.keys(sort)[0] === Object.keys(pick)[0]) return [pick];
    if ('piece' in pick) {
      const piece = pieces.find(({ id }) => id === pick.piece);
      if ('formation' in sort && piece?.formation !== undefined) {
        return [{ formation: piece.formation }];
      }
      if ('square' in sort && piece?.place !== undefined) return [{ square: piece.place }];
      return 'point' in sort && piece !== undefined ? [{ point: piece.at }] : [];
    }
    if (!('piece' in sort) || !('square' in pick)) return [];
    return pieces.filter(({ place }) => place === pick.square).map(({ id }) => ({ piece: id }));
  }

  /** Whether pointing at these is the beginning of something. */
  leadsOn(picks: readonly Pick[]): boolean {
    return this.#guide(picks).begins === true;
  }

  /**
   * Why these, which begin something, lead to nothing: a place more is needed, and whichever is
   * pointed at around the last one, it is refused. What is told is why not right there.
   */
  whyNotGoOn(picks: readonly Pick[]): Refusal | undefined {
    const last = this.#placeOf(picks);
    const { inch } = this.#scene;
    if (last === undefined || inch === undefined) return undefined;
    const there = this.#exactly([...picks, { point: last }]);
    if (there.refusal === undefined) return undefined;
    for (let degrees = 0; degrees < 360; degrees += STEP) {
      const point = ahead(last, degrees, inch);
      if (this.#exactly([...picks, { point }]).move !== undefined) return undefined;
    }
    const buttons = this.#buttonsAfter(picks);
    const isPressed = buttons.some((button) => this.#canPress([...picks, button]));
    return isPressed ? undefined : there.refusal;
  }

  /** The buttons that the ruleset names after these. One that has been pressed says nothing new. */
  #buttonsAfter(picks: readonly Pick[]): Button[] {
    const pressed = new Set(picks.flatMap((pick) => ('button' in pick ? [pick.button] : [])));
    return (this.#guide(picks).buttons ?? []).filter(({ button }) => !pressed.has(button));
  }

  /** Whether the button at the end of these makes a move, or leads to one. */
  #canPress(picks: readonly Pick[]): boolean {
    const { move, refusal } = this.#exactly(picks);
    if (move !== undefined) return true;
    return refusal === undefined && this.leadsOn(picks) && this.whyNotGoOn(picks) === undefined;
  }

  /** Why what is begun with these could not be done as it lies now. */
  whyNotSo(picks: readonly Pick[]): Refusal | undefined {
    const meant = this.of(picks);
    if (meant.move !== undefined || meant.refusal !== undefined) return meant.refusal;
    const last = this.#placeOf(picks);
    if (last === undefined || !this.leadsOn(picks)) return undefined;
    // Something can be done with the piece it lies on, if not right in the middle of it.
    const onPiece = 'piece' in picks[picks.length - 1];
    const buttons = onPiece ? this.#buttonsAfter(picks) : [];
    if (buttons.some((button) => this.#canPress([...picks, button]))) return undefined;
    return this.#exactly([...picks, { point: last }]).refusal;
  }

  /** Whether what is held would do something with that piece, or is only put down where it lies. */
  meets(path: readonly Pick[], piece: Pick, place: Point): boolean {
    if (path.length === 0 || path.some((pick) => keyOf(pick) === keyOf(piece))) return false;
    const { begins, buttons = [] } = this.#guide([...path, piece]);
    if (begins !== true) return false;
    return buttons.length > 0 || this.#attempt([...path, piece, { point: place }]) !== undefined;
  }

  /** What has to be pointed at after these, where it can only be a place. */
  aimAfter(path: readonly Pick[]): Aim | undefined {
    const { inch } = this.#scene;
    const last = this.#placeOf(path);
    if (inch === undefined || last === undefined || path.length < 2) return undefined;
    const isPlaced = path.some((pick) => 'point' in pick);
    if (!isPlaced && path.some((pick) => 'button' in pick)) return undefined;
    if (!this.leadsOn(path)) return undefined;
    const there = [...path, { point: last }];
    if (this.#attempt(there) === undefined) return undefined;
    // Where nothing would stand anywhere, there is no place to choose.
    if (!isPlaced) return this.#ghostIn(path) && { ghost: undefined };
    // Where another place does not move the ghost, it turns it.
    const ghost = this.#ghostIn(there);
    const other = this.#ghostIn([...path, { point: { x: last.x, y: last.y + inch } }]);
    const stays = ghost?.at.x === other?.at.x && ghost?.at.y === other?.at.y;
    return { ghost: stays ? ghost : undefined };
  }

  /** Where the first piece would stand. */
  #ghostIn(picks: readonly Pick[]): Ghost | undefined {
    const ghost = this.#guide(picks).shapes.find(isGhost);
    if (ghost === undefined) return undefined;
    const { piece: id, at, facing } = ghost;
    const size = ghost.size ?? pieceIn(this.#scene, id)?.size;
    return size && { piece: id, at, facing, size };
  }

  /** The place that was pointed at last, or where the piece stands that was. */
  #placeOf(picks: readonly Pick[]): Point | undefined {
    const last = picks.findLast((pick) => 'point' in pick || 'piece' in pick);
    if (last === undefined) return undefined;
    if ('point' in last) return last.point;
    return 'piece' in last ? this.#scene.pieces.find(({ id }) => id === last.piece)?.at : undefined;
  }

  /** The pieces of the side that is asked which begin something by themselves: they can be dragged. */
  handles(): ReadonlySet<string> {
    const { inch, pieces, trays = [] } = this.#scene;
    if (inch === undefined) return NOTHING;
    const own = [...pieces, ...trays.flatMap((tray) => tray.pieces)].filter(({ side, id }) => {
      const picks = [{ piece: id }];
      if (side !== this.#decision.side || !this.leadsOn(picks)) return false;
      return this.#attempt(picks) === undefined;
    });
    return new Set(own.map(({ id }) => keyOf({ piece: id })));
  }

  /**
   * Buttons after what was pointed at freely: those that the listed moves have at that place, and
   * those that the ruleset names. What they lead to must be possible.
   */
  further(picker: Picker): Choice[] {
    const { path } = picker;
    if (path.length === 0) return [];
    const depth = path.length;
    const listed = new Set(picker.buttons.map(({ key }) => key));
    const named: readonly Pick[] = this.#buttonsAfter(path);
    const isNamed = new Set(named.map(keyOf));
    const usual = picker.onBoard.length > 0 ? [] : picker.buttonsAt(depth);
    const buttons = new Map([...usual, ...named].map((pick) => [keyOf(pick), pick]));
    return [...buttons].flatMap(([key, pick]): Choice[] => {
      if (listed.has(key)) return [];
      const picks = [...path, pick];
      const { move } = this.#exactly(picks);
      if (move !== undefined) {
        // The gesture knows more of its button: whether it gives something up.
        const own = this.#ruleset.gesture(move).at(-1);
        const full = own !== undefined && keyOf(own) === key ? own : pick;
        return [{ key, pick: full, moves: [move], completes: move, depth }];
      }
      if (!isNamed.has(key) || !this.#canPress(picks)) return [];
      return [{ key, pick, moves: [], completes: undefined, depth }];
    });
  }

  #exactly(picks: readonly Pick[]): Meant {
    const move = this.#attempt(picks);
    if (move === undefined) return NEITHER;
    const refusal = this.#imagined.check(this.#decision.side, move);
    return refusal === undefined ? { move, refusal } : { move: undefined, refusal };
  }

  #attempt(picks: readonly Pick[]): Move | undefined {
    return this.#ruleset.attempt(this.#view, this.#decision, picks);
  }

  #guide(picks: readonly Pick[]): Guide {
    return this.#ruleset.guide(this.#view, this.#decision, picks);
  }
}

function isGhost(shape: GuideShape): shape is Extract<GuideShape, { kind: 'ghost' }> {
  return shape.kind === 'ghost';
}

/** A piece on the table or beside it. */
export function pieceIn({ pieces, trays = [] }: Scene, id: string): Piece | undefined {
  const named = (piece: Piece): boolean => piece.id === id;
  return pieces.find(named) ?? trays.flatMap((tray) => tray.pieces).find(named);
}
