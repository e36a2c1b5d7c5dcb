import {
  message,
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
  WAITING,
  type State,
} from '../state/state.ts';

/** The side of a square, in units of the table. */
const SQUARE = 100;

/**
 * What to draw. Every square is an area of the kind of its ground. A piece has marks for its quality, for being
 * `damaged` and for its flags, and counts of half bases lost and of casualty markers; it looks where its square
 * looks. Whatever else lies in a square is a marker: `road` and `river` (their count has a bit for each face: 1
 * north, 2 east, 4 south, 8 west), `hasty`, `trenches`, `fort`, `objective` (of the side that holds it),
 * `barrage` (with how many), `suppression`, `gas`, and the marks of `MARKS`. Who waits is in a tray.
 */
export function scene(state: State): Scene {
  return {
    width: COLUMNS * SQUARE,
    height: ROWS * SQUARE,
    grid: { columns: COLUMNS, rows: ROWS },
    areas: BOARD.names.map((_, square) => area(state, square)),
    pieces: piecesOf(state, (unit) => state.status[unit] === ON_BOARD),
    markers: BOARD.names.flatMap((_, square) => markersIn(state, square)),
    trays: trays(state),
    status: status(state),
  };
}

function corner(square: number): Point {
  return { x: BOARD.column(square) * SQUARE, y: BOARD.row(square) * SQUARE };
}

function area(state: State, square: number): Area {
  const { x, y } = corner(square);
  const ground = state[SETTING].field.ground[square];
  return {
    id: BOARD.names[square],
    kind: ground,
    outline: [
      { x, y },
      { x: x + SQUARE, y },
      { x: x + SQUARE, y: y + SQUARE },
      { x, y: y + SQUARE },
    ],
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
    ...(square !== -1 && { place: BOARD.names[square] }),
    marks: [
      ...(quality === 'regular' ? [] : [quality]),
      ...(damageOf(state, unit) === 1 ? ['damaged'] : []),
      ...FLAGS.filter((_, bit) => (state.flags[unit] & (1 << bit)) !== 0),
    ],
    counts: {
      lost: state.lost[unit],
      strength: roster.figures[unit].strength,
      casualties: state.casualties[unit],
    },
    label: unitWords(id),
  };
}

/** Infantry and cavalry in front, others behind them, higher command between. */
function spot(state: State, unit: number): Point {
  const { roster } = state[SETTING];
  const { x, y } = corner(state.at[unit]);
  if (roster.isCommand[unit]) return { x: x + 50, y: y + 50 };
  const isMain = roster.isMain[unit];
  const side = roster.sideOf[unit];
  let place = 0;
  for (let each = roster.first[side]; each < unit; each++) {
    if (state.at[each] === state.at[unit] && roster.isMain[each] === isMain) place++;
  }
  const isAhead = isMain === (side === 0);
  return { x: x + (place % 2 === 0 ? 28 : 72), y: y + (isAhead ? 70 : 34) };
}

/** Where the markers of a square lie, by kind. */
const SPOTS: Readonly<Record<string, readonly [number, number]>> = {
  objective: [90, 90],
  barrage: [12, 50],
  suppression: [12, 62],
  gas: [12, 38],
};

function markersIn(state: State, square: number): Marker[] {
  const { field } = state[SETTING];
  const { x, y } = corner(square);
  const found: Marker[] = [];
  const mark = (kind: string, count: number, side?: SideNumber): void => {
    if (count === 0) return;
    const [across, up] = SPOTS[kind] ?? [50, 8];
    found.push({
      kind,
      ...(side !== undefined && { side: SIDES[side] }),
      at: { x: x + across, y: y + up },
      place: BOARD.names[square],
      count,
      label: message(`marker.${kind}`, { count }),
    });
  };
  mark('road', field.roads[square]);
  mark('river', field.rivers[square]);
  const defences = state.defences[square];
  if (defences !== UNDEFENDED) mark(DEFENCES[defences], 1);
  const objective = field.objectiveAt[square];
  if (objective !== -1) mark('objective', 1, state.holders[objective]);
  for (const side of [0, 1] as const) {
    mark('barrage', state.barrage[SQUARES * side + square], side);
    mark('suppression', state.suppression[SQUARES * side + square], side);
  }
  if (state.gas[square] > 0) mark('gas', 1, state.gas[square] === 1 ? 0 : 1);
  for (const [bit, name] of MARKS.entries()) {
    if ((state.marks[square] & (1 << bit)) !== 0) mark(name, 1);
  }
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
    return [{ side: SIDES[side], label: message('tray.waiting'), pieces }];
  });
}

function status(state: State): Message[] {
  const { turn, side, countdown, outcome } = state;
  if (outcome !== null) return [message('status.over', outcome.scores)];
  return [
    message('status.turn', { turn, side: message(`side.${SIDES[side]}`) }),
    message('status.countdown', { count: countdown }),
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
