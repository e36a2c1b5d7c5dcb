import { SETTING, topFrame, type Button } from '@sandtable/kernel';
import { BLOCK_EDGES, distance } from '@sandtable/table';
import { groundOf } from '../rules/01-map/ground.ts';
import { nearestRoad } from '../rules/01-map/roads.ts';
import { kindOf, sideOfPiece } from '../rules/02-pieces/blocks.ts';
import { whyNotAct } from '../rules/03-turn/acting.ts';
import { defaultFacing, nearestFacing } from '../rules/04-movement/heading.ts';
import { judgeMarch, judgeRoad } from '../rules/04-movement/marching.ts';
import { originOf } from '../rules/04-movement/origins.ts';
import { edgeToward } from '../rules/06-attack/contactPlaces.ts';
import { facingOutward } from '../rules/12-victory/deploySpots.ts';
import { judge } from '../rules/flow.ts';
import { isRefusal } from '../rules/refusal.ts';
import { KINDS, MAP_EDGES } from '../rules/tables.ts';
import type { Place, SideIndex } from '../state/field.ts';
import { FORMS, type Form, type MoveOf, type PubMove } from '../state/moves.ts';
import type { State } from '../state/state.ts';
import { tagOf } from '../state/tags.ts';
import type { Pointing } from './pointing.ts';

const PLAIN = [
  'ready',
  'begin',
  'accept',
  'withdraw',
  'relieve',
  'stay',
  'retreat',
  'remain',
  'retire',
  'end',
] as const;

/**
 * PB-7.5: the move that is meant by these, legal or not, the same in all worlds that look alike to whoever points.
 * @param doings What could be done with them at the press of a button, the best first.
 */
export function meantBy(
  state: State,
  side: SideIndex,
  pointing: Pointing,
  doings: readonly PubMove[],
): PubMove | undefined {
  const { tags, pieces, place, buttons } = pointing;
  if (tags.length === 0) {
    return place === undefined ? (raising(buttons) ?? pressed(buttons)) : undefined;
  }
  const frame = topFrame(state);
  switch (frame.type) {
    case 'assign':
      return assigning(pointing);
    case 'alter':
      return altering(pointing);
    case 'deploy':
      return deploying(state, pointing);
    case 'order':
      return sideOfPiece(state, pieces[0]) === side
        ? ordering(state, pointing, doings)
        : orderingOther(state, pointing);
    case 'combat':
      return { type: 'resolve', defender: tags[0] };
    case 'aim':
      return { type: 'fire', target: tags[0] };
    case 'muster':
    case 'edge':
    case 'begin':
    case 'draw':
    case 'withdraw':
    case 'volley':
    case 'relieve':
    case 'stand':
    case 'giveWay':
    case 'aftermath':
    case 'nightfall':
    case 'recover':
      return undefined;
  }
}

/** The value of a button as a name that a move can have. */
function nameIn({ value }: Button): string | undefined {
  return typeof value === 'string' && value.length > 0 && value.length <= 40 ? value : undefined;
}

/** The value of a button as a whole number in these bounds. */
function numberIn({ value }: Button, least: number, most: number): number | undefined {
  if (typeof value !== 'number' || !Number.isInteger(value)) return undefined;
  return value >= least && value <= most ? value : undefined;
}

/** PB-2.3: a detachment, and the Command that it is given to. */
function assigning({ tags, buttons }: Pointing): PubMove | undefined {
  if (tags.length !== 1 || buttons.length !== 1 || buttons[0].button !== 'assign') return undefined;
  const command = nameIn(buttons[0]);
  return command === undefined ? undefined : { type: 'assign', piece: tags[0], command };
}

/** PB-12.8: its rating, then when it arrives. */
function raising(buttons: readonly Button[]): PubMove | undefined {
  const [raise, rated, timed] = buttons;
  if (buttons.length !== 3 || raise.button !== 'raise') return undefined;
  if (rated.button !== 'rating' || timed.button !== 'arrives') return undefined;
  const rating = numberIn(rated, 1, 6);
  const arrives = numberIn(timed, 0, 17);
  if (rating === undefined || arrives === undefined) return undefined;
  return { type: 'raise', rating, arrives };
}

/** A button alone. */
function pressed(buttons: readonly Button[]): PubMove | undefined {
  if (buttons.length !== 1) return undefined;
  const [pick] = buttons;
  const { button, value } = pick;
  if (value === undefined) {
    const type = PLAIN.find((each) => each === button);
    return type && { type };
  }
  switch (button) {
    case 'enlist': {
      const kind = KINDS.find((each) => each === value);
      return kind && { type: 'enlist', kind };
    }
    case 'edge': {
      const edge = MAP_EDGES.find((each) => each === value);
      return edge && { type: 'edge', edge };
    }
    case 'recover': {
      const piece = nameIn(pick);
      return piece === undefined ? undefined : { type: 'recover', piece };
    }
    default:
      return undefined;
  }
}

function altering({ tags, buttons }: Pointing): PubMove | undefined {
  const [by, hq] = tags;
  const button = buttons.at(-1)?.button;
  if (button === 'delay') return { type: 'delay', by, ...(hq !== undefined && { hq }) };
  return button === 'jump' ? { type: 'jump', hq: hq ?? by, by } : undefined;
}

/** PB-12.8: a piece of the host; it looks out of the map, if it can, unless it is turned. */
function deploying(
  state: State,
  { tags, pieces, place, facing, buttons }: Pointing,
): PubMove | undefined {
  const [piece] = tags;
  if (buttons.length > 0) return buttons[0].button === 'keep' ? { type: 'keep', piece } : undefined;
  if (place === undefined || tags.length > 1) return undefined;
  const outward = facingOutward(state[SETTING].field, place);
  const deploy: PubMove = { type: 'deploy', piece, to: place, facing: outward };
  return turned(state, pieces[0], deploy, facing);
}

/** PB-4.2: turned as it was said, or else as near to how it would stand by itself as it can. */
function turned<M extends MoveOf<'deploy' | 'march' | 'together' | 'road'>>(
  state: State,
  piece: number,
  move: M,
  facing: number | undefined,
): M {
  if (facing !== undefined) return { ...move, facing };
  const frame = topFrame(state);
  if (frame.type === 'order' && whyNotAct(state, frame, piece) !== undefined) return move;
  const isAllowed = (degrees: number): boolean => {
    const other = { ...move, facing: degrees };
    // Only for how it stands by itself every way is thought of.
    const isThought = degrees === move.facing || isPlain(state, piece, other);
    return isThought && judge(state, other) === undefined;
  };
  return { ...move, facing: nearestFacing(move.facing, isAllowed) };
}

/** Whether the piece, or the first of several, gets there so by a plain way. */
function isPlain(
  state: State,
  piece: number,
  move: MoveOf<'deploy' | 'march' | 'together' | 'road'>,
): boolean {
  if (move.type === 'deploy') return true;
  const answer =
    move.type === 'road'
      ? judgeRoad(state, piece, move, 'plain')
      : judgeMarch(state, piece, move.to, move.facing, 'plain');
  return !isRefusal(answer);
}

const ACTIONS = ['first', 'unpack', 'pack', 'leave', 'stand'] as const;

/** A Command that moves. */
function ordering(
  state: State,
  pointing: Pointing,
  doings: readonly PubMove[],
): PubMove | undefined {
  const { tags, pieces, place: to, facing, buttons } = pointing;
  const [tag] = tags;
  const [piece] = pieces;
  if (to === undefined) {
    if (tags.length === 1) return acting(tag, buttons);
    return tags.length === 2 ? withAnother(state, pointing, doings) : undefined;
  }
  if (tags.length === 2 && isEnemy(state, piece, pieces[1])) return beside(state, pointing, to);
  const form = FORMS.find((each) => each === buttons.at(-1)?.button);
  if (tags.length === 1 && form !== undefined) return byRoad(state, pointing, to, form);
  if (tags.length > 12 || buttons.length > 0) return undefined;
  const march: MoveOf<'march' | 'together'> =
    tags.length > 1
      ? { type: 'together', pieces: tags, to, facing: state.facing[piece] }
      : { type: 'march', piece: tag, to, facing: defaultFacing(state, piece, to) };
  // PB-1.3: where it is too far, no other facing helps.
  const { x, y, budget } = originOf(state, piece);
  const isTooFar = distance(x, y, to[0], to[1]) > budget;
  return turned(state, piece, march, facing ?? (isTooFar ? march.facing : undefined));
}

/** PB-7.5: a piece of the enemy, whose arm may not be known: nothing is meant that depends on it. */
function orderingOther(state: State, pointing: Pointing): PubMove | undefined {
  const { tags, pieces, place: to } = pointing;
  if (to === undefined || tags.length > 1) return undefined;
  return { type: 'march', piece: tags[0], to, facing: state.facing[pieces[0]] };
}

/** PB-6.2: an attack, so that the attacker stands about there. */
function beside(state: State, { tags, pieces, buttons }: Pointing, at: Place): PubMove | undefined {
  // PB-7.1: guns are not moved there.
  if (buttons.length > 0 || kindOf(state, pieces[0]) === 'artillery') return undefined;
  const contact = edgeToward(state, pieces[0], pieces[1], at);
  return { type: 'attack', piece: tags[0], target: tags[1], ...contact };
}

function acting(piece: string, buttons: readonly Button[]): PubMove | undefined {
  const pressedLast = buttons.at(-1);
  if (pressedLast === undefined) return undefined;
  const type = ACTIONS.find((each) => each === pressedLast.button);
  if (type !== undefined) return { type, piece };
  const facing = numberIn(pressedLast, 0, 359);
  return pressedLast.button !== 'rally' || facing === undefined
    ? undefined
    : { type: 'rally', piece, facing };
}

export function isEnemy(state: State, one: number, other: number): boolean {
  return sideOfPiece(state, one) !== sideOfPiece(state, other);
}

/** What one means who points at an enemy that one can do nothing to. */
function against(state: State, [piece, enemy]: readonly number[]): PubMove {
  const [tag, target] = [tagOf(state, piece), tagOf(state, enemy)];
  return kindOf(state, piece) === 'artillery'
    ? { type: 'bombard', piece: tag, target }
    : { type: 'attack', piece: tag, target, edge: 'front', aside: 0 };
}

/** Two pieces: what the first does with, or to, the second; which of it the button says, if there is one. */
function withAnother(
  state: State,
  { tags, pieces, buttons }: Pointing,
  doings: readonly PubMove[],
): PubMove | undefined {
  const [piece, other] = tags;
  const pressedLast = buttons.at(-1);
  switch (pressedLast?.button) {
    case undefined:
      return (
        doings.at(0) ?? (isEnemy(state, pieces[0], pieces[1]) ? against(state, pieces) : undefined)
      );
    case 'support':
      return { type: 'support', piece, lead: other };
    case 'hide':
      return { type: 'hide', piece, hq: other };
    case 'bombard':
      return { type: 'bombard', piece, target: other };
    case 'face':
      return { type: 'face', piece, target: other };
    default: {
      const edge = BLOCK_EDGES.find((each) => each === pressedLast?.button);
      const aside = numberIn({ button: '', value: pressedLast?.value ?? 0 }, -9999, 9999);
      if (edge === undefined || aside === undefined) return undefined;
      return { type: 'attack', piece, target: other, edge, aside };
    }
  }
}

/** Roads that run so near to a place are all meant by it. */
const CROSSROADS = 150;

/** PB-4.6: by the road that is nearest to the place; where several meet, by the one that is nearest to the piece. */
export function byRoad(
  state: State,
  { tags: [tag], pieces: [piece], facing }: Pointing,
  to: Place,
  form: Form,
): MoveOf<'road'> | undefined {
  const { roads } = groundOf(state[SETTING].field);
  const far = roads.map((road) => road.nearest(to[0], to[1]).away);
  const least = Math.min(...far);
  const meant = roads.filter((_, i) => far[i] <= least + CROSSROADS);
  const origin = originOf(state, piece);
  const near = nearestRoad(meant, origin.x, origin.y);
  if (near === undefined) return undefined;
  const road = near.road.name;
  const march: PubMove = { type: 'road', piece: tag, road, to, form, facing: origin.facing };
  return turned(state, piece, march, facing);
}
