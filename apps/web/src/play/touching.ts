import type { GuideShape, Move, Pick, Scene } from '@sandtable/kernel';
import { distanceTo, headingTo } from '../board/extent.ts';
import { keyOf, pickOf } from '../board/picks.ts';
import type { Touch } from '../board/touch.ts';
import { NOTHING, pieceIn, type Guiding } from './guiding.ts';
import type { Moment } from './moment.ts';
import type { Choice, Picker } from './picker.ts';

/**
 * All that is pointed at with a touch, what was before it included.
 * @param facing How it is turned by hand, where it is.
 */
export function picksWith(
  touch: Touch | undefined,
  facing: number | undefined,
  { aim, handles, scene }: Moment,
  path: readonly Pick[],
  guiding: Guiding,
): readonly Pick[] {
  const turned: readonly Pick[] = facing === undefined ? [] : [{ facing }];
  if (touch === undefined) return aim?.ghost === undefined ? path : [...path, ...turned];
  const { pick, place, held } = touch;
  if (held === true && scene.inch === undefined) return carriedTo(pick, path, scene, guiding);
  if (held === true) {
    if (place === undefined) return path;
    if ('piece' in pick && guiding.meets(path, pick)) return [...path, pick];
    return [...path, { point: place }, ...turned];
  }
  if (aim !== undefined && place !== undefined) {
    const { ghost } = aim;
    if (ghost === undefined) return [...path, { point: place }];
    if (facing !== undefined) return [...path, ...turned];
    // On the ghost itself nothing is said about where it faces.
    return distanceTo(place, ghost) === 0
      ? path
      : [...path, { facing: headingTo(ghost.at, place) }];
  }
  // A piece that can be moved is taken up, whatever was pointed at before.
  if (handles.has(keyOf(pick)) && path.length > 0) return [pick];
  const last = path.at(-1);
  return last !== undefined && keyOf(last) === keyOf(pick) ? path : [...path, pick];
}

/** On squares what is held is carried to something: to a piece, where that means anything, or to its square. */
function carriedTo(
  pick: Pick,
  path: readonly Pick[],
  { pieces }: Scene,
  guiding: Guiding,
): readonly Pick[] {
  if (path.some((each) => keyOf(each) === keyOf(pick))) return path;
  if (!('piece' in pick) || guiding.meets(path, pick)) return [...path, pick];
  const square = pieces.find(({ id }) => id === pick.piece)?.place;
  return square === undefined ? path : [...path, { square }];
}

/** On squares: what is held, where the pointer is. */
export function carriedShape(
  touch: Touch | undefined,
  { scene, picker }: Moment,
  may: boolean,
): GuideShape | undefined {
  const { held, place: at } = touch ?? {};
  const first = picker?.path.at(0);
  if (scene.inch !== undefined || held !== true || at === undefined || first === undefined) {
    return undefined;
  }
  const piece =
    'piece' in first
      ? pieceIn(scene, first.piece)
      : scene.pieces.find(({ place }) => 'square' in first && place === first.square);
  if (piece === undefined) return undefined;
  return { kind: 'ghost', tone: may ? 'good' : 'bad', piece: piece.id, at, facing: piece.facing };
}

/** Keys of the pieces that can be dragged: about a free table, or on squares to what comes after them. */
export function draggableIn({ scene, picker, handles, sure }: Moment): ReadonlySet<string> {
  if (sure !== undefined || picker === undefined) return NOTHING;
  return scene.inch === undefined ? picker.carriers() : handles;
}

/** A piece is taken up to be dragged: first of those that were pointed at together with it, if it was. */
export function takenUp(pick: Pick, path: readonly Pick[]): readonly Pick[] {
  const others = path.filter((each) => keyOf(each) !== keyOf(pick));
  const isGroup = others.length < path.length && path.every((each) => 'piece' in each);
  return isGroup ? [pick, ...others] : [pick];
}

/** What was put down somewhere is taken up again: all that came before that place. */
export function takenUpAgain(path: readonly Pick[]): readonly Pick[] {
  const first = path.findIndex((pick) => 'point' in pick);
  return first < 0 ? path : path.slice(0, first);
}

/** One more of those who move together, or one less. */
export function withOneMore(pick: Pick, path: readonly Pick[]): readonly Pick[] {
  const group = path.filter((each) => 'piece' in each);
  const others = group.filter((each) => keyOf(each) !== keyOf(pick));
  return others.length < group.length ? others : [...group, pick];
}

/** Pieces that can be taken up though no move is listed for them, while nothing has been. */
export function othersIn(handles: ReadonlySet<string>, { path, onBoard }: Picker): Choice[] {
  if (path.length > 0) return [];
  const listed = new Set(onBoard.map(({ key }) => key));
  return [...handles].flatMap((key) => {
    const pick = pickOf(key);
    if (pick === undefined || listed.has(key)) return [];
    return [{ key, pick, moves: [], completes: undefined, depth: 0 }];
  });
}

/**
 * A place in a list is told with the way that one faces there, and taken with it; a square with what is done to
 * it, where only the button for that is left to be pressed.
 */
export function wholeMove(
  { pick, moves, depth }: Choice,
  gesture: (move: Move) => readonly Pick[],
): Move | undefined {
  if (moves.length !== 1) return undefined;
  const rest = gesture(moves[0]).slice(depth + 1);
  if ('point' in pick) {
    return rest.every((each) => 'point' in each || 'facing' in each) ? moves[0] : undefined;
  }
  // One of several values is chosen for itself.
  const isSaid = rest.length === 1 && 'button' in rest[0] && rest[0].value === undefined;
  return 'square' in pick && isSaid ? moves[0] : undefined;
}

/**
 * The one move that begins with a piece, where only buttons follow and it is not moved about: in a
 * list it is told and taken whole.
 */
export function onlyMove(
  { key, pick, moves, depth }: Choice,
  handles: ReadonlySet<string>,
  gesture: (move: Move) => readonly Pick[],
): Move | undefined {
  if (!('piece' in pick) || moves.length !== 1 || handles.has(key)) return undefined;
  const rest = gesture(moves[0]).slice(depth + 1);
  return rest.length > 0 && rest.every((each) => 'button' in each) ? moves[0] : undefined;
}

/**
 * What is listed for a place: every way that one could face there, or all that is done to it, each as a choice of its
 * own. Going there is one of them where it needs no button.
 */
export function wholeChoices(
  choice: Choice,
  gesture: (move: Move) => readonly Pick[],
): readonly Choice[] {
  const each = choice.moves.map((move, i) => ({
    ...choice,
    key: `${choice.key} ${i}`,
    moves: [move],
    completes: gesture(move).length === choice.depth + 1 ? move : undefined,
  }));
  const areWhole = each.every(
    (one) => one.completes !== undefined || wholeMove(one, gesture) !== undefined,
  );
  return choice.moves.length > 1 && areWhole ? each : [choice];
}
