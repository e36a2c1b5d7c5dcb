import { EDGES } from '@sandtable/board';
import { message, SETTING, type Marker, type Message, type Piece } from '@sandtable/kernel';
import { groupWords, piece, SIDES, type State } from '@sandtable/pbi/extending';
import {
  boatHull,
  crewOf,
  fleetOf,
  groupsAboard,
  isOut,
  isSeen,
  MARKS,
  markersAboard,
  SOMEWHERE,
  vehiclesAboard,
  type Fleet,
} from '../state/fleet.ts';
import { POWERLESS_AT, SLOWED_AT } from '../tables/figures.ts';
import { berthOf } from './spots.ts';

const QUARTER = 90;
const SQUARE = 100;

/** Hulls on the board. Who is aboard is in a tray of the boat. */
export function pieces(state: State): Piece[] {
  return state.status.flatMap((_, hull) => (isSeen(state, hull) ? [onBoard(state, hull)] : []));
}

function onBoard(state: State, hull: number): Piece {
  return { ...hullPiece(state, hull), ...berthOf(state, hull), faces: true };
}

/** A hull, wherever it is. */
export function hullPiece(state: State, hull: number): Piece {
  const fleet = fleetOf(state);
  return {
    ...piece(state, hull),
    side: SIDES[crewOf(state, hull)],
    facing: fleet.facing[hull] * QUARTER,
    marks: marksOf(state, hull),
    counts: countsOf(state, hull),
  };
}

/** What ails a hull comes first, then what it has done, then what it has. */
function marksOf(state: State, hull: number): string[] {
  const { beached, crew, damage, marks, plan } = fleetOf(state);
  const kit = plan.kits[hull];
  const all: Readonly<Record<string, boolean>> = {
    powerless: damage[hull] >= POWERLESS_AT,
    slowed: damage[hull] === SLOWED_AT,
    beached: beached[hull] !== -1,
    captured: crew[hull] !== state[SETTING].roster.sideOf[hull],
  };
  return [
    ...Object.keys(all).filter((name) => all[name]),
    ...MARKS.filter((_, bit) => (marks[hull] & (1 << bit)) !== 0),
    ...(kit?.nets ? ['nets'] : []),
    ...(kit?.portable ? ['portable'] : []),
  ];
}

function countsOf(state: State, hull: number): Record<string, number> {
  const { ap, damage, plan } = fleetOf(state);
  const { armour, capacity, vehicle } = boatHull(state, hull);
  const weapons: Record<string, number> = {};
  for (const { kind, dice } of plan.kits[hull]?.weapons ?? []) {
    weapons[kind] = kind === 'cannon' ? dice : (weapons[kind] ?? 0) + 1;
  }
  return {
    ap: ap[hull],
    damage: damage[hull],
    ...(!vehicle && {
      aboard: groupsAboard(state, hull).length,
      vehicles: vehiclesAboard(state, hull).length,
      room: capacity,
    }),
    armour,
    ...weapons,
  };
}

/** Mines as far as the viewer knows of them, the fallen aboard, and what holds for all of the board. */
export function markers(state: State): Marker[] {
  const fleet = fleetOf(state);
  return [
    ...conditions(state),
    ...fleet.mines.flatMap((square, mine) => (square < 0 ? [] : [mineMarker(state, square, mine)])),
    ...state.status.flatMap((_, boat) => (isOut(state, boat) ? fallenAboard(state, boat) : [])),
  ];
}

/**
 * The `night`, whose count says how far one shoots, and the `current`, whose count has a bit for the edge that it
 * runs to: 1 north, 2 east, 4 south, 8 west. They lie in no square.
 */
function conditions(state: State): Marker[] {
  const { sight, current } = fleetOf(state).plan;
  const { columns, rows } = state[SETTING].board;
  const at = { x: (columns * SQUARE) / 2, y: (rows * SQUARE) / 2 };
  const mark = (kind: string, count: number): Marker[] =>
    count === 0 ? [] : [{ kind, at, count, label: message(`marker.${kind}`) }];
  return [...mark('night', sight), ...mark('current', current === -1 ? 0 : 1 << current)];
}

/** BT-8.1: one that no boat has found is in the defender's view alone. */
function mineMarker(state: State, square: number, mine: number): Marker {
  const { board } = state[SETTING];
  const kind = fleetOf(state).found[mine] ? 'mine' : 'ownMine';
  return {
    kind,
    at: { x: board.column(square) * SQUARE + 86, y: board.row(square) * SQUARE + 14 },
    place: board.names[square],
    count: 1,
    label: message(`marker.${kind}`),
  };
}

/** BT-10.1 */
function fallenAboard(state: State, boat: number): Marker[] {
  const { board, roster } = state[SETTING];
  const { at } = berthOf(state, boat);
  const fallen = markersAboard(state, boat).map((group) => roster.platoonOf[group]);
  return [...new Set(fallen)].map((platoon, i) => {
    const count = fallen.filter((each) => each === platoon).length;
    const name = roster.platoons[platoon];
    return {
      kind: 'casualty',
      side: SIDES[roster.platoonSides[platoon]],
      formation: name,
      at: { x: at.x + 12 * i, y: at.y - 10 },
      place: board.names[state.at[boat]],
      count,
      label: message('marker.casualtyAboard', {
        count,
        platoon: name,
        boat: groupWords(roster.ids[boat]),
      }),
    };
  });
}

/** The current, the night, and the mines that may still lie somewhere. */
export function status(state: State): Message[] {
  const { plan } = fleetOf(state);
  const mines = minesLeft(fleetOf(state));
  if (state.outcome !== null) return [];
  return [
    ...(plan.current === -1
      ? []
      : [message('status.boats:current', { edge: message(`edge.${EDGES[plan.current]}`) })]),
    ...(plan.sight === 0 ? [] : [message('status.boats:night', { range: plan.sight })]),
    ...(mines === 0 ? [] : [message('status.boats:mines', { count: mines })]),
  ];
}

function minesLeft({ mines, found }: Fleet): number {
  return mines.filter((square, mine) => square === SOMEWHERE || (square >= 0 && !found[mine]))
    .length;
}
