import {
  message,
  OBJECTIVE,
  SETTING,
  type Area,
  type Marker,
  type Message,
  type Piece,
  type Point,
  type Scene,
  type SideNumber,
  type Tray,
} from '@sandtable/kernel';
import { assetsLeft } from '../rules/09-command/assets.ts';
import { ASSETS, COLUMNS, DEFENCES, ROWS, SIDES, SQUARES, UNDEFENDED } from '../rules/tables.ts';
import { BOARD, unitWords } from '../state/names.ts';
import {
  damageOf,
  DEPLOYING,
  FLAGS,
  isOnFoot,
  MARKS,
  ON_BOARD,
  SHOCK_READY,
  unitsIn,
  WAITING,
  type State,
} from '../state/state.ts';

/** The side of a square, in units of the table. */
const SQUARE = 100;
/** How large units are: four bases beside each other, one model, a staff. */
const STRIP = { width: 84, depth: 21 } as const;
const MODEL = { width: 40, depth: 21 } as const;
const STAFF = { width: 18, depth: 18 } as const;

/**
 * What to draw. Every square is an area of the kind of its ground. A piece has marks for its quality, for being
 * `damaged` and for its flags, and counts of half bases lost and of casualty markers; it looks where its square
 * looks. Whatever else lies in a square is a marker: `road` and `river` (their count has a bit for each face: 1
 * north, 2 east, 4 south, 8 west), `hasty`, `trenches`, `fort`, `objective` (of the side that holds it),
 * `barrage` (with how many), `suppression`, `gas`, and the marks of `MARKS`. `countdown` lies in no square. Who waits is in a tray.
 */
export function scene(state: State): Scene {
  return {
    width: COLUMNS * SQUARE,
    height: ROWS * SQUARE,
    grid: { columns: COLUMNS, rows: ROWS },
    areas: BOARD.names.map((_, square) => area(state, square)),
    pieces: piecesOf(state, (unit) => state.status[unit] === ON_BOARD),
    markers: [
      ...BOARD.names.flatMap((_, square) => markersIn(state, square)),
      ...countdownOf(state),
    ],
    trays: trays(state),
    status: status(state),
  };
}

/** SB-2.2: beside the table, as far as it has run down. */
function countdownOf({ countdown }: State): Marker[] {
  const count = Math.max(countdown, 0);
  const label = message('status.countdown', { count });
  return [{ kind: 'countdown', at: { x: COLUMNS * SQUARE, y: 0 }, count, label }];
}

function corner(square: number): Point {
  return { x: BOARD.column(square) * SQUARE, y: BOARD.row(square) * SQUARE };
}

/** The corners of a square. */
export function outlineOf(square: number): Point[] {
  const { x, y } = corner(square);
  return [
    { x, y },
    { x: x + SQUARE, y },
    { x: x + SQUARE, y: y + SQUARE },
    { x, y: y + SQUARE },
  ];
}

export function middleOf(square: number): Point {
  const { x, y } = corner(square);
  return { x: x + SQUARE / 2, y: y + SQUARE / 2 };
}

function area(state: State, square: number): Area {
  const ground = state[SETTING].field.ground[square];
  return {
    id: BOARD.names[square],
    kind: ground,
    outline: outlineOf(square),
    label: message(`ground.${ground}`),
  };
}

function piecesOf(state: State, is: (unit: number) => boolean): Piece[] {
  return state.status.flatMap((_, unit) => (is(unit) ? [piece(state, unit)] : []));
}

function piece(state: State, unit: number): Piece {
  const { roster } = state[SETTING];
  const { id, side, kind, quality } = roster.units[unit];
  const square = state.at[unit];
  return {
    id,
    side: SIDES[side],
    kind: isOnFoot(state, unit) ? 'dismounted' : kind,
    at: square === -1 ? { x: 0, y: 0 } : spot(state, unit),
    facing: square === -1 ? 0 : 90 * state.facing[square],
    size: roster.isMain[unit] ? STRIP : roster.isCommand[unit] ? STAFF : MODEL,
    ...(square !== -1 && { place: BOARD.names[square], faces: true }),
    marks: [
      ...(quality === 'regular' ? [] : [quality]),
      ...(damageOf(state, unit) === 1 ? ['damaged'] : []),
      ...FLAGS.filter((_, bit) => (state.flags[unit] & (1 << bit)) !== 0),
    ],
    counts: {
      lost: state.lost[unit],
      casualties: state.casualties[unit],
    },
    label: unitWords(id),
  };
}

/** How far ahead of the middle of its square each rank stands, from front to back; closer where one more passes through. */
const RANKS = [30, 7, -17] as const;
const CLOSE_RANKS = [30, 12, -6, -24] as const;
/** How far to the side those stand that share a rank, by how many they are. */
const BESIDE = [[], [0], [-21, 21], [-28, 0, 28]] as const;

/** SB-1.6: infantry and cavalry one behind the other, other units side by side behind them, as the square looks. */
function spot(state: State, unit: number): Point {
  const { roster } = state[SETTING];
  const square = state.at[unit];
  if (roster.isCommand[unit]) return ahead(state, square, REAR, -33);
  const units = unitsIn(state, roster.sideOf[unit], square);
  const main = units.filter((each) => roster.isMain[each]);
  const others = units.filter((each) => !roster.isMain[each]);
  const ranks = main.length > 2 ? CLOSE_RANKS : RANKS;
  if (roster.isMain[unit]) return ahead(state, square, ranks[main.indexOf(unit)], 0);
  return ahead(state, square, ranks[main.length], BESIDE[others.length][others.indexOf(unit)]);
}

/** So far before the middle of a square and so far to the right, as its units look. */
function ahead({ facing }: State, square: number, far: number, right: number): Point {
  const { x, y } = middleOf(square);
  const [east, north] = FORWARDS[facing[square]];
  return { x: x + east * far + north * right, y: y + north * far - east * right };
}

/** Which way the faces lie. */
const FORWARDS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/** Behind the units of a square there is room for its marks. */
const REAR = -38;
const FIRST_MARK = -14;
const NEXT_MARK = 18;

function markersIn(state: State, square: number): Marker[] {
  const { field } = state[SETTING];
  const found: Marker[] = [];
  const mark = (kind: string, count: number, side?: SideNumber, at?: Point): void => {
    if (count === 0) return;
    found.push({
      kind,
      ...(side !== undefined && { side: SIDES[side] }),
      at: at ?? middleOf(square),
      place: BOARD.names[square],
      count,
      label: message(`marker.${kind}`, { count }),
    });
  };
  mark('road', field.roads[square]);
  mark('river', field.rivers[square]);
  const defences = state.defences[square];
  if (defences !== UNDEFENDED) mark(DEFENCES[defences], 1);
  for (const side of [0, 1] as const) {
    mark('barrage', state.barrage[SQUARES * side + square], side);
    mark('suppression', state.suppression[SQUARES * side + square], side);
  }
  if (state.gas[square] > 0) mark('gas', 1, state.gas[square] === 1 ? 0 : 1);
  let right = FIRST_MARK;
  for (const [bit, name] of MARKS.entries()) {
    if ((state.marks[square] & (1 << bit)) === 0) continue;
    mark(name, 1, undefined, ahead(state, square, REAR, right));
    right += NEXT_MARK;
  }
  const objective = field.objectiveAt[square];
  if (objective !== -1) mark(OBJECTIVE, 1, state.holders[objective]);
  return found;
}

/** Who waits, or is still to be deployed. */
function trays(state: State): Tray[] {
  const { sideOf } = state[SETTING].roster;
  return ([0, 1] as const).flatMap((side) => {
    const pieces = piecesOf(state, (unit) => {
      const waits = state.status[unit] === WAITING || state.status[unit] === DEPLOYING;
      return waits && sideOf[unit] === side;
    });
    if (pieces.length === 0) return [];
    const owner = message(`side.${SIDES[side]}`);
    return [{ side: SIDES[side], label: message('tray.waiting', { side: owner }), pieces }];
  });
}

function status(state: State): Message[] {
  const { turn, side, countdown, outcome } = state;
  if (outcome !== null) return [];
  return [
    message('status.turn', { turn, side: message(`side.${SIDES[side]}`), count: countdown }),
    ...([0, 1] as const).map((each) => assetsLine(state, each)),
    ...(state.shock === SHOCK_READY ? [message('status.shock')] : []),
  ];
}

function assetsLine(state: State, side: SideNumber): Message {
  const assets = ASSETS.flatMap((asset, which) => {
    const count = assetsLeft(state, side, which);
    return count === 0
      ? []
      : [message('status.asset', { asset: message(`asset.${asset}`), count })];
  });
  const owner = message(`side.${SIDES[side]}`);
  return assets.length > 0
    ? message('status.assets', { side: owner, assets })
    : message('status.noAssets', { side: owner });
}
