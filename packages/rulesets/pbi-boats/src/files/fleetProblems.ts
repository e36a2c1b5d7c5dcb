import { message, SETTING, type Problem } from '@sandtable/kernel';
import {
  ATTACKER,
  DEFENDER,
  IDLE,
  ON_BOARD,
  SIDES,
  WAITING,
  type State,
} from '@sandtable/pbi/extending';
import {
  boatsIn,
  crewOf,
  fleetOf,
  hasMark,
  hullOf,
  isBoat,
  isRoomFor,
  SOMEWHERE,
  STARTED,
  UNLAID,
  type Fleet,
} from '../state/fleet.ts';
import {
  ABOARD,
  AFLOAT,
  CARRIED,
  EXPECTED,
  FALLEN_ABOARD,
  LAID,
  RESERVE,
  STOWED,
  VEHICLE,
} from '../state/statuses.ts';
import { POWERLESS_AT } from '../tables/figures.ts';
import { canSail, rowOf, watersOf } from '../state/waters.ts';
import { BOATS_A_SQUARE, FLOTILLA, SMALL_A_SQUARE } from '../tables/hulls.ts';
import { SOFT_GUNS } from '../tables/weapons.ts';
import { findWater } from '../rules/berths.ts';
import { canEverEnter } from '../rules/reserves.ts';
import { findPlaces } from '../rules/startPlaces.ts';
import type { BoatScenario } from './scenario.ts';

/** Everything that cannot be about the boats of a scenario. */
export function fleetProblems(state: State, file: BoatScenario): Problem[] {
  const problems: Problem[] = [];
  const say = (path: string, key: string, about: string): void => {
    problems.push({ path, message: message(`scenario.boats:${key}`, { about }) });
  };
  checkBoard(state, file, say);
  checkEntries(state, file, say);
  checkLoads(state, file, say);
  checkSaved(state, file, say);
  checkReserves(state, file, say);
  checkPlaces(state, say);
  checkMines(state, file, say);
  return problems;
}

type Say = (path: string, key: string, about: string) => void;

/** BT-1.5: the board is given, and everybody has somewhere to start. */
function checkBoard(state: State, file: BoatScenario, say: Say): void {
  if (file.board === undefined) say('board', 'needsBoard', '');
  if (file.edge === undefined) say('edge', 'needsBoard', '');
  for (const side of [ATTACKER, DEFENDER]) {
    if (!findWater(state, side)) say('platoons', 'noWater', SIDES[side]);
    if (!findPlaces(state, side, fleetOf(state).aboard)) say('platoons', 'noStart', SIDES[side]);
  }
}

/** BT-2.4, BT-4.3: what a hull may be fitted with. */
function checkEntries(state: State, file: BoatScenario, say: Say): void {
  const { roster } = state[SETTING];
  const seen = new Set<string>();
  for (const [i, entry] of (file.boats ?? []).entries()) {
    const { id, weapons = [], nets, portable, shots = [] } = entry;
    const path = `boats[${i}]`;
    if (seen.has(id)) say(`${path}.id`, 'twice', id);
    seen.add(id);
    const hull = hullOf(state, roster.named(id));
    if (hull === undefined) {
      say(`${path}.id`, 'noHull', id);
      continue;
    }
    const cannons = weapons.filter((name) => name.startsWith('cannon')).length;
    const guns = weapons.filter((name) => name === 'lmg' || name === 'hmg').length;
    const isSoft = hull.armour === 0;
    const isFit =
      cannons <= 1 &&
      (weapons.length === 0 || !hull.vehicle) &&
      (!isSoft || (guns === weapons.length && guns <= (hull.inflatable ? 0 : SOFT_GUNS)));
    if (!isFit) say(`${path}.weapons`, 'weapons', id);
    const mounted = fleetOf(state).plan.kits[roster.named(id)]?.weapons.length ?? 0;
    if (shots.length > mounted) say(`${path}.shots`, 'shots', id);
    if (nets && (isSoft || hull.vehicle)) say(`${path}.nets`, 'nets', id);
    if (portable && !hull.small) say(`${path}.portable`, 'portable', id);
  }
}

/** BT-2.2: who is aboard is of the boat's side, and there is room. */
function checkLoads(state: State, file: BoatScenario, say: Say): void {
  const { roster } = state[SETTING];
  const { aboard } = fleetOf(state);
  const seen = new Set<string>();
  for (const [i, { boat, pieces }] of (file.aboard ?? []).entries()) {
    for (const [j, id] of pieces.entries()) {
      if (seen.has(id)) say(`aboard[${i}].pieces[${j}]`, 'twice', id);
      seen.add(id);
    }
    const b = roster.named(boat);
    if (!isBoat(state, b)) {
      say(`aboard[${i}].boat`, 'noBoat', boat);
      continue;
    }
    const load = roster.ids.flatMap((_, piece) => (aboard[piece] === b ? [piece] : []));
    const living = load.filter((piece) => state.status[piece] !== FALLEN_ABOARD);
    if (!isRoomFor(state, b, living)) say(`aboard[${i}].pieces`, 'noRoom', boat);
    for (const [j, id] of pieces.entries()) {
      const piece = roster.named(id);
      const isCargo = hullOf(state, piece)?.vehicle ?? hullOf(state, piece) === undefined;
      // Markers stay with a boat that is taken.
      const isOwn =
        roster.sideOf[piece] === crewOf(state, b) || state.status[piece] === FALLEN_ABOARD;
      if (!isCargo || !isOwn) say(`aboard[${i}].pieces[${j}]`, 'notCargo', id);
    }
  }
  for (const [piece, id] of roster.ids.entries()) {
    if (!isWhereItsBoatIs(state, fleetOf(state), piece)) say('aboard', 'notThere', id);
  }
}

/** Where a piece is, and that of the boat it is aboard of, go together. */
function isWhereItsBoatIs(state: State, { aboard }: Fleet, piece: number): boolean {
  const boat = aboard[piece];
  const status = state.status[piece];
  const onBoat = status === ABOARD || status === STOWED || status === FALLEN_ABOARD;
  if (boat === -1) return !onBoat;
  if (onBoat) return state.status[boat] === AFLOAT && state.at[boat] === state.at[piece];
  if (status === WAITING) return state.status[boat] === WAITING;
  return (status === RESERVE || status === EXPECTED) && state.status[boat] === EXPECTED;
}

/** BT-7.4: who was saved does nothing more. */
function checkSaved(state: State, { saved = [] }: BoatScenario, say: Say): void {
  const { roster } = state[SETTING];
  for (const [i, id] of saved.entries()) {
    const piece = roster.named(id);
    const hull = hullOf(state, piece);
    const rests =
      hull === undefined
        ? (state.flags[piece] & IDLE) !== 0
        : hull.vehicle === true && hasMark(state, piece, STARTED);
    if (!rests) say(`saved[${i}]`, 'notSaved', id);
  }
}

/** BT-4.4: who is in reserve is named there. */
function checkReserves(state: State, file: BoatScenario, say: Say): void {
  const { roster } = state[SETTING];
  const { plan, aboard } = fleetOf(state);
  const named = new Set<number>();
  for (const [i, { pieces }] of plan.reserves.entries()) {
    const [first] = pieces;
    if (!isFlotilla(state, pieces)) say(`reserves[${i}].pieces`, 'flotilla', roster.ids[first]);
    for (const [j, piece] of pieces.entries()) {
      const isTwice = named.has(piece);
      const isLoad = aboard[piece] !== -1 && file.position === undefined;
      const isMixed =
        roster.sideOf[piece] !== roster.sideOf[first] ||
        (hullOf(state, piece) === undefined) !== (hullOf(state, first) === undefined);
      if (isTwice || isLoad || isMixed) {
        say(`reserves[${i}].pieces[${j}]`, 'reserve', roster.ids[piece]);
      }
      named.add(piece);
      const isOut = state.status[piece] === RESERVE || state.status[piece] === EXPECTED;
      if (isOut && !canEverEnter(state, piece)) {
        say(`reserves[${i}].pieces[${j}]`, 'noWayIn', roster.ids[piece]);
      }
    }
  }
  for (const [piece, id] of roster.ids.entries()) {
    const status = state.status[piece];
    const waits = status === RESERVE || status === EXPECTED;
    if (waits && !named.has(aboard[piece] === -1 ? piece : aboard[piece])) {
      say('reserves', 'noReserve', id);
    }
  }
}

/** BT-2.1, BT-4.4: each hull comes for itself, unless hard ones are a flotilla. Groups come as they like. */
function isFlotilla(state: State, pieces: readonly number[]): boolean {
  const hulls = pieces.flatMap((piece) => hullOf(state, piece) ?? []);
  if (hulls.length <= 1) return true;
  return hulls.length <= FLOTILLA && hulls.every(({ armour, vehicle }) => armour > 0 && !vehicle);
}

/** BT-1.2, BT-2.2: boats are on water or at the shore, and not too many in a square. */
function checkPlaces(state: State, say: Say): void {
  const { board, roster } = state[SETTING];
  const { ap, beached, carrier, damage, plan } = fleetOf(state);
  const waters = watersOf(state);
  for (const [piece, id] of roster.ids.entries()) {
    const hull = hullOf(state, piece);
    const status = state.status[piece];
    const at = state.at[piece];
    const isHullStatus =
      status === AFLOAT ||
      status === VEHICLE ||
      status === CARRIED ||
      status === EXPECTED ||
      status === LAID;
    if (hull === undefined) {
      if (isHullStatus || status === STOWED) say('groups', 'notHullStatus', id);
      if (status === ON_BOARD && waters.isWater[at]) say('groups', 'inWater', id);
      if (status === ON_BOARD && waters.burns[at]) say('groups', 'inFire', id);
      continue;
    }
    const isBoats = status === AFLOAT || status === CARRIED || status === LAID;
    const fits = hull.vehicle ? !isBoats : status !== VEHICLE;
    const isGroupStatus = status === ON_BOARD || status === ABOARD || status === RESERVE;
    if (!fits || isGroupStatus) say('groups', 'hullStatus', id);
    const isPortable = plan.kits[piece]?.portable === true;
    const isAshore = status === LAID || (status === AFLOAT && !canSail(waters, at));
    if (isAshore && !isPortable) say('groups', 'ashore', id);
    if (status === VEHICLE && waters.isWater[at]) say('groups', 'inWater', id);
    if (status === VEHICLE && waters.burns[at]) say('groups', 'inFire', id);
    if (damage[piece] >= POWERLESS_AT && ap[piece] > 0) say('boats', 'powerlessAp', id);
    const isComing = status === WAITING || status === EXPECTED;
    if (isComing && crewOf(state, piece) !== roster.sideOf[piece]) say('boats', 'crew', id);
    const touched = beached[piece];
    const isBeached = status === AFLOAT && (touched === at || waters.beside[at].includes(touched));
    if (touched !== -1 && !isBeached) say('boats', 'beached', id);
    const by = carrier[piece];
    // BT-4.3: one group carries one, of its own side.
    const isCarried =
      isPortable &&
      state.status[by] === ON_BOARD &&
      roster.sideOf[by] === crewOf(state, piece) &&
      carrier.indexOf(by) === piece;
    if ((status === CARRIED) !== (by !== -1) || (by !== -1 && !isCarried)) {
      say('boats', 'carrier', id);
    }
  }
  for (const [square, name] of board.names.entries()) {
    if (isCrowded(state, square)) say('groups', 'crowded', name);
  }
}

/** BT-2.2: too many boats, or those of both sides where none was captured (BT-9.4). */
function isCrowded(state: State, square: number): boolean {
  const boats = boatsIn(state, square);
  if (boats.length === 0) return false;
  const most = boats.every((boat) => hullOf(state, boat)?.small) ? SMALL_A_SQUARE : BOATS_A_SQUARE;
  const { sideOf } = state[SETTING].roster;
  const isTaken = boats.some((boat) => crewOf(state, boat) !== sideOf[boat]);
  const crews = new Set(boats.map((boat) => crewOf(state, boat)));
  return boats.length > most || (crews.size > 1 && !isTaken);
}

/** BT-8.1: mines lie in water, one a square, outside the attacker's first row. */
function checkMines(state: State, { mines: entry }: BoatScenario, say: Say): void {
  const { board } = state[SETTING];
  const { found, mines, plan, sailed } = fleetOf(state);
  for (const [i, [first, last]] of plan.mines.entries()) {
    if (first > last || first < 2) say(`mines.rows[${i}]`, 'mineRows', `${first}-${last}`);
    // However the others are laid there is a square left for each.
    const rivals = plan.mines.filter(([low, high]) => low <= last && high >= first).length;
    const room = watersOf(state).isWater.filter((water, square) => {
      const row = rowOf(state, square) + 1;
      return water && row >= first && row <= last;
    }).length;
    if (rivals > room) say(`mines.rows[${i}]`, 'manyMineRows', `${first}-${last}`);
  }
  if ((entry?.laid ?? []).length > mines.length || (entry?.found ?? []).length > mines.length) {
    say('mines.laid', 'manyMines', String(mines.length));
  }
  for (const [i, name] of (entry?.laid ?? []).entries()) {
    // The words for a mine that is nowhere have more letters than the name of a square.
    if (name.length <= 3 && board.named(name) === -1) say(`mines.laid[${i}]`, 'mine', name);
  }
  for (const [i, square] of mines.entries()) {
    if (square === SOMEWHERE) say(`mines.laid[${i}]`, 'hiddenMine', String(i + 1));
    if (square === UNLAID && found[i]) say(`mines.found[${i}]`, 'foundUnlaid', String(i + 1));
    if (square < 0) continue;
    if (sailed[square] === 1 && !found[i]) {
      say(`mines.laid[${i}]`, 'sailedOver', board.names[square]);
    }
    const row = rowOf(state, square) + 1;
    const [first, last] = plan.mines[i];
    const fits = watersOf(state).isWater[square] && row >= first && row <= last;
    if (!fits || mines.indexOf(square) !== i) say(`mines.laid[${i}]`, 'mine', board.names[square]);
  }
}
