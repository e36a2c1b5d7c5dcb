import { SETTING, type Refusal } from '@sandtable/kernel';
import { isNear, type Rectangle } from '@sandtable/table';
import {
  blockOf,
  blockWouldBe,
  isCombatant,
  isOnMap,
  kindOf,
  sideOfPiece,
  thirdMounted,
} from '../02-pieces/blocks.ts';
import { isInContact } from '../05-disengaging/contacts.ts';
import type { SideIndex } from '../../state/field.ts';
import type { PubReport } from '../../state/definition.ts';
import { groundOf } from '../01-map/ground.ts';
import { facingNow, isCarried } from '../04-movement/origins.ts';
import { refOf } from '../../state/mentions.ts';
import { refuse } from '../refusal.ts';
import { reliefOf } from '../06-attack/relief.ts';
import { placeInReserve } from '../08-reserves/reservePlaces.ts';
import { whyNotStand } from '../04-movement/footing.ts';
import { DESTROYED, GONE, RESERVE, type State } from '../../state/state.ts';
import { isTrainSupplied } from './supply.ts';
import { isSupporting } from '../06-attack/support.ts';
import { isCavalry } from '../tables.ts';
import { arrive } from '../04-movement/walking.ts';

const REFUSED = {
  fresh: refuse('PB-9.1', 'fresh'),
  cannotRally: refuse('PB-9.1', 'cannotRally'),
  offMap: refuse('PB-9.1', 'rallyOffMap'),
  contact: refuse('PB-9.1', 'rallyContact'),
  buildings: refuse('PB-9.2', 'rallyBuildings'),
  ineffective: refuse('PB-9.6', 'ineffective'),
  carried: refuse('PB-9.1', 'rallyCarried'),
  reserveFacing: refuse('PB-8.1', 'reserveFacing'),
  noTrain: refuse('PB-9.1', 'noTrain'),
  unsupplied: refuse('PB-9.5', 'unsupplied'),
  notTrain: refuse('PB-9.3', 'notTrain'),
  unpackedAlready: refuse('PB-9.3', 'unpackedAlready'),
  packedAlready: refuse('PB-9.3', 'packedAlready'),
  trainOffMap: refuse('PB-9.3', 'trainOffMap'),
  columnFacing: refuse('PB-4.6', 'columnFacing'),
} as const;

/** PB-9.1, PB-9.2: why a piece cannot rally. */
export function whyNotRally(state: State, piece: number, facing: number): Refusal | undefined {
  const kind = kindOf(state, piece);
  if (!isCombatant(kind)) return REFUSED.cannotRally;
  const isHidden = state.place[piece] === RESERVE;
  const block = isHidden ? placeInReserve(state, piece) : blockOf(state, piece);
  if (!(isHidden || isOnMap(state, piece)) || block === undefined) return REFUSED.offMap;
  if (state.spent[piece] === 0) return REFUSED.fresh;
  if (isInContact(state, piece) || supportsFight(state, piece)) return REFUSED.contact;
  if (groundOf(state[SETTING].field).terrainUnder(block) === 'town') return REFUSED.buildings;
  if (isIneffective(state, state.command[piece])) return REFUSED.ineffective;
  if (!isCavalry(kind)) {
    const refusal = whyNoTrain(state, block, sideOfPiece(state, piece));
    if (refusal !== undefined) return refusal;
  }
  if (isCarried(state, piece)) return REFUSED.carried;
  // PB-8.1: what is hidden faces as its HQ does.
  if (isHidden) return facing === facingNow(state, piece) ? undefined : REFUSED.reserveFacing;
  if (facing === state.facing[piece]) return undefined;
  if (state.column[piece] === 1) return REFUSED.columnFacing;
  const turned = blockWouldBe(state, piece, state.x[piece], state.y[piece], facing);
  return whyNotStand(state, piece, turned);
}

/** PB-9.1, PB-8.4: whether it supports a piece that is in contact, be it out of reserve. */
function supportsFight(state: State, piece: number): boolean {
  if (state.place[piece] !== RESERVE) {
    const lead = isSupporting(state, piece);
    return lead >= 0 && isInContact(state, lead);
  }
  return state.contacts.some(
    ({ attacker, defender }) =>
      reliefOf(state, attacker) === piece || reliefOf(state, defender) === piece,
  );
}

/** PB-9.1, PB-9.5: an own train that is unpacked, near enough, and in supply. */
function whyNoTrain(state: State, block: Rectangle, side: SideIndex): Refusal | undefined {
  let isNearOne = false;
  for (let train = 0; train < state.place.length; train++) {
    if (kindOf(state, train) !== 'train' || sideOfPiece(state, train) !== side) continue;
    if (!isOnMap(state, train) || state.unpacked[train] === 0) continue;
    if (!isNear(block, state.x[train], state.y[train], thirdMounted(state))) continue;
    isNearOne = true;
    if (isTrainSupplied(state, train)) return undefined;
  }
  return isNearOne ? REFUSED.unsupplied : REFUSED.noTrain;
}

/** PB-9.6: a Command that has lost half of its pieces. */
export function isIneffective(state: State, command: number): boolean {
  let all = 0;
  let lost = 0;
  for (let piece = 0; piece < state.place.length; piece++) {
    if (state.command[piece] !== command || !isCombatant(kindOf(state, piece))) continue;
    all++;
    if (state.place[piece] === DESTROYED || state.place[piece] === GONE) lost++;
  }
  return all > 0 && 2 * lost >= all;
}

/** PB-9.1: it turns Fresh, and may change facing. */
export function rally(state: State, piece: number, facing: number, report: PubReport): void {
  state.spent[piece] = 0;
  state.moved[piece] = 1;
  const isHidden = state.place[piece] === RESERVE;
  report?.({
    type: 'rallied',
    rule: 'PB-9.1',
    piece: refOf(state, piece),
    ...(isHidden && { hidden: true }),
  });
  if (isHidden) return;
  state.facing[piece] = facing;
  arrive(state, piece, report);
}

/** PB-9.3: whatever else it did, a train may unpack. */
export function whyNotUnpack(state: State, piece: number, side: SideIndex): Refusal | undefined {
  if (piece < 0 || kindOf(state, piece) !== 'train' || sideOfPiece(state, piece) !== side) {
    return REFUSED.notTrain;
  }
  if (!isOnMap(state, piece)) return REFUSED.trainOffMap;
  if (state.unpacked[piece] === 1) return REFUSED.unpackedAlready;
  if (state.column[piece] === 0) return undefined;
  // PB-4.6: it is no column any more, and needs the room of a block.
  const { x, y, facing } = state;
  return whyNotStand(state, piece, blockWouldBe(state, piece, x[piece], y[piece], facing[piece]));
}

/** An unpacked train cannot move, so its move is over. */
export function unpack(state: State, piece: number, report: PubReport): void {
  state.unpacked[piece] = 1;
  state.moved[piece] = 1;
  state.column[piece] = 0;
  report?.({ type: 'unpacked', rule: 'PB-9.3', piece: refOf(state, piece) });
  arrive(state, piece, report);
}

export function whyNotPack(state: State, piece: number): Refusal | undefined {
  if (kindOf(state, piece) !== 'train') return REFUSED.notTrain;
  return state.unpacked[piece] === 0 ? REFUSED.packedAlready : undefined;
}

/** PB-9.3, PB-12.4: it may march on, but the army has been forced back. */
export function pack(state: State, piece: number, report: PubReport): void {
  state.unpacked[piece] = 0;
  state.packed[sideOfPiece(state, piece)] = 1;
  report?.({ type: 'packed', rule: 'PB-12.4', piece: refOf(state, piece) });
}
