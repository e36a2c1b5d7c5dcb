import {
  SETTING,
  topFrame,
  type GuideShape,
  type Next,
  type Pose,
  type Refusal,
} from '@sandtable/kernel';
import { kindOf, sideOfPiece } from '../rules/02-pieces/blocks.ts';
import { whyNotAct, type Order } from '../rules/03-turn/acting.ts';
import { whyNotTry } from '../rules/03-turn/alter.ts';
import { whyNotTake } from '../rules/12-victory/freeGame.ts';
import { judge } from '../rules/flow.ts';
import type { SideIndex } from '../state/field.ts';
import type { PubMove } from '../state/moves.ts';
import { RESERVE, type State } from '../state/state.ts';
import { tagOf } from '../state/tags.ts';
import { doingsWith } from './doings.ts';
import { gesture } from './gesture.ts';
import type { Pointing } from './pointing.ts';

/** What is known of some pointing before it is said what may come next. */
interface Pointed {
  readonly pointing: Pointing;
  readonly means: PubMove | undefined;
  readonly refusal: Refusal | undefined;
  readonly doings: readonly PubMove[];
  readonly shapes: readonly GuideShape[];
}

/** Why nothing is done with pieces that were pointed at, whatever else is. */
export function whyNothing(
  state: State,
  side: SideIndex,
  { tags, pieces, place, buttons }: Pointing,
  doings: readonly PubMove[],
): Refusal | undefined {
  if (tags.length === 0 || place !== undefined || buttons.length + doings.length > 0) {
    return undefined;
  }
  const frame = topFrame(state);
  switch (frame.type) {
    case 'order':
      return pieces.map((piece) => whyNotAct(state, frame, piece)).find((why) => why !== undefined);
    case 'deploy':
      return whyNotTake(state, pieces[0]);
    case 'alter':
      return whyNotTry(state, pieces[0], frame.asked);
    case 'assign': {
      const own = state[SETTING].army.commands.find((each) => each.side === side && each.chit);
      return own && judge(state, { type: 'assign', piece: tags[0], command: own.name }, side);
    }
    case 'muster':
    case 'edge':
    case 'begin':
    case 'draw':
    case 'combat':
    case 'aim':
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

/** What may be pointed at next; undefined where only a listed move goes on from here, or none does. */
export function nextAfter(state: State, pointed: Pointed): Next<PubMove> | undefined {
  const { pointing, refusal, doings } = pointed;
  const { tags, buttons: pressed } = pointing;
  const frame = topFrame(state);
  if (frame.type !== 'order' && frame.type !== 'deploy') return undefined;
  if (tags.length === 0) {
    return pressed.length > 0 || pointing.place !== undefined
      ? undefined
      : { pieces: beginnings(state) };
  }
  const buttons = doings.map((move) => buttonOf(move));
  const next = {
    ...(refusal === undefined && furtherAfter(state, pointed)),
    ...(buttons.length > 0 && { buttons }),
  };
  return Object.keys(next).length === 0 ? undefined : next;
}

function furtherAfter(state: State, pointed: Pointed): Next<PubMove> {
  return pointed.pointing.place === undefined ? beforePlace(state, pointed) : afterPlace(pointed);
}

/** The button with which a move is made, or chosen. */
function buttonOf(move: PubMove) {
  const picks = gesture(move);
  const button = picks.find((pick) => 'button' in pick) ?? { button: move.type };
  return picks.at(-1) === button ? { button, means: move } : { button };
}

/** PB-3.1, PB-12.8: who can be taken up. */
function beginnings(state: State): string[] {
  return state.place.flatMap((_, piece) => {
    return canBegin(state, piece) ? [tagOf(state, piece)] : [];
  });
}

function canBegin(state: State, piece: number): boolean {
  const frame = topFrame(state);
  if (frame.type !== 'order') return whyNotTake(state, piece) === undefined;
  return whyNotAct(state, frame, piece) === undefined || canAfterwards(state, frame, piece);
}

/** PB-9.3, PB-8.1: whatever it did before, a train may unpack, and a piece in reserve go to its head. */
function canAfterwards(state: State, frame: Order, piece: number): boolean {
  if (sideOfPiece(state, piece) !== state[SETTING].army.commands[frame.command].side) return false;
  if (kindOf(state, piece) !== 'train' && state.place[piece] !== RESERVE) return false;
  const [tags, pieces] = [[tagOf(state, piece)], [piece]];
  const pointing = { tags, pieces, place: undefined, facing: undefined, buttons: [] };
  return doingsWith(state, pointing).length > 0;
}

/** Who goes along, and a place: to march to, or beside an enemy. */
function beforePlace(state: State, { pointing, means }: Pointed): Next<PubMove> {
  const { pieces, buttons } = pointing;
  const frame = topFrame(state);
  if (buttons.length > 0) return {};
  if (frame.type !== 'order') return { place: true };
  if (means?.type === 'attack') return { place: true };
  if (pieces.some((piece) => whyNotAct(state, frame, piece) !== undefined)) return {};
  const others = state.place.flatMap((_, piece) => {
    if (pieces.includes(piece) || whyNotAct(state, frame, piece) !== undefined) return [];
    return [tagOf(state, piece)];
  });
  return { place: true, ...(others.length > 0 && { pieces: others }) };
}

/** PB-4.2: it stands there, and may be turned. */
function afterPlace({ pointing, means, shapes }: Pointed): Next<PubMove> {
  if (pointing.facing !== undefined || means === undefined || !('facing' in means)) return {};
  const facing = shapes.find((shape) => shape.kind === 'ghost' && shape.piece === pointing.tags[0]);
  return facing?.kind === 'ghost' ? { facing: poseOf(facing) } : {};
}

function poseOf({ piece, at, facing, size }: Pose): Pose {
  return { piece, at, facing, ...(size !== undefined && { size }) };
}
