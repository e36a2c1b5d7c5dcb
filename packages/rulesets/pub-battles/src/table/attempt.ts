import { SETTING, topFrame, type Button, type Decision, type Pick } from '@sandtable/kernel';
import { BLOCK_EDGES } from '@sandtable/table';
import { kindOf, sideOfPiece } from '../rules/02-pieces/blocks.ts';
import { edgeToward } from '../rules/06-attack/contactPlaces.ts';
import { facingOutward } from '../rules/12-victory/deploySpots.ts';
import type { Field, Place } from '../state/field.ts';
import { defaultFacing } from '../rules/04-movement/heading.ts';
import { FORMS, type Form, type PubMove } from '../state/moves.ts';
import { groundOf } from '../rules/01-map/ground.ts';
import { originOf } from '../rules/04-movement/origins.ts';
import { facingToward, isPlace, pointingAt, type Pointing } from './pointing.ts';
import { nearestRoad } from '../rules/01-map/roads.ts';
import type { State } from '../state/state.ts';
import { KINDS, MAP_EDGES } from '../rules/tables.ts';
import type { View } from '../secrets/view.ts';
import { worldOf } from '../secrets/world.ts';

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

/** The move that is meant by pointing at these things, legal or not: the inverse of `gesture`. */
export function attempt(
  view: View,
  _decision: Decision,
  picks: readonly Pick[],
): PubMove | undefined {
  return view.outcome !== null || picks.length === 0 ? undefined : attemptIn(worldOf(view), picks);
}

/** PB-7.5: the same in all worlds that look alike to whoever points. */
export function attemptIn(state: State, picks: readonly Pick[]): PubMove | undefined {
  const pointing = pointingAt(state, picks);
  if (pointing === undefined) return undefined;
  const { tags, places, buttons } = pointing;
  if (tags.length === 0) {
    return places.length === 0 ? (raising(buttons) ?? pressed(buttons)) : undefined;
  }
  const frame = topFrame(state);
  switch (frame.type) {
    case 'assign':
      return assigning(pointing);
    case 'alter':
      return altering(pointing);
    case 'deploy':
      return deploying(state[SETTING].field, pointing);
    case 'order':
      return ordering(state, pointing);
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

/** PB-12.8: a piece of the host; it looks out of the map unless something else is pointed at. */
function deploying(field: Field, { tags, places, buttons }: Pointing): PubMove | undefined {
  if (buttons.length > 0) {
    return buttons[0].button === 'keep' ? { type: 'keep', piece: tags[0] } : undefined;
  }
  if (places.length < 2 || !isPlace(places[0])) return undefined;
  const facing = facingToward(places[0], places[1]) ?? facingOutward(field, places[0]);
  return { type: 'deploy', piece: tags[0], to: places[0], facing };
}

const ACTIONS = ['first', 'unpack', 'pack', 'leave', 'stand'] as const;

/** A Command that moves. */
function ordering(state: State, pointing: Pointing): PubMove | undefined {
  const { tags, pieces, places, buttons } = pointing;
  const [piece] = tags;
  if (places.length === 0) {
    if (tags.length === 1) return acting(piece, buttons);
    return tags.length === 2 ? withAnother(pointing) : undefined;
  }
  const [to, toward] = places;
  if (!isPlace(to)) return undefined;
  // Onto an enemy, and where exactly.
  if (tags.length === 2 && isEnemy(state, pieces[0], pieces[1])) {
    if (buttons.length > 0) return undefined;
    if (kindOf(state, pieces[0]) === 'artillery') {
      // PB-7.1: guns are not moved there. Only the target itself is meant, not any place.
      const isThere = to[0] === state.x[pieces[1]] && to[1] === state.y[pieces[1]];
      return isThere ? { type: 'bombard', piece, target: tags[1] } : undefined;
    }
    const { edge, aside } = edgeToward(state, pieces[0], pieces[1], to);
    return { type: 'attack', piece, target: tags[1], edge, aside };
  }
  if (toward === undefined) return undefined;
  if (tags.length > 1) {
    if (tags.length > 12) return undefined;
    const facing = facingToward(to, toward) ?? state.facing[pieces[0]];
    return { type: 'together', pieces: tags, to, facing };
  }
  const form = FORMS.find((each) => each === buttons.at(-1)?.button);
  if (form !== undefined) return byRoad(state, pieces[0], piece, to, form, toward);
  const facing = facingToward(to, toward) ?? defaultFacing(state, pieces[0], to);
  return { type: 'march', piece, to, facing };
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

function isEnemy(state: State, one: number, other: number): boolean {
  return sideOfPiece(state, one) !== sideOfPiece(state, other);
}

/** Two pieces and a button: what the first does with, or to, the second. */
function withAnother({ tags, buttons }: Pointing): PubMove | undefined {
  const [piece, other] = tags;
  const pressedLast = buttons.at(-1);
  switch (pressedLast?.button) {
    case undefined:
      return undefined;
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
function byRoad(
  state: State,
  piece: number,
  tag: string,
  to: Place,
  form: Form,
  toward: Place,
): PubMove | undefined {
  const { roads } = groundOf(state[SETTING].field);
  const far = roads.map((road) => road.nearest(to[0], to[1]).away);
  const least = Math.min(...far);
  const meant = roads.filter((_, i) => far[i] <= least + CROSSROADS);
  const origin = originOf(state, piece);
  const near = nearestRoad(meant, origin.x, origin.y);
  if (near === undefined) return undefined;
  const facing = facingToward(to, toward) ?? origin.facing;
  return { type: 'road', piece: tag, road: near.road.name, to, form, facing };
}

/** What an own piece could be made to do with another: the buttons to show. */
export function buttonsFor(state: State, pieces: readonly number[]): string[] {
  const [piece, other] = pieces;
  if (isEnemy(state, piece, other)) {
    if (kindOf(state, piece) === 'artillery') return ['bombard'];
    return [...BLOCK_EDGES, 'face'];
  }
  return kindOf(state, other) === 'hq' ? ['hide'] : ['support'];
}
