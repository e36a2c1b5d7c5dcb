import {
  OBJECTIVE,
  SETTING,
  message,
  type Area,
  type Marker,
  type Message,
  type Piece,
  type Point,
  type Scene,
} from '@sandtable/kernel';
import { ATTACKER, DEFENDER, groupWords } from '../state/groups.ts';
import { groundOf, groundWords } from '../rules/ground.ts';
import {
  CASUALTY,
  countIn,
  countOf,
  FLAGS,
  groupsIn,
  IDLE,
  isActing,
  ON_BOARD,
  type State,
} from '../state/state.ts';
import { buildingSquares } from '../rules/scenery.ts';
import { DICE_A_BUILDING, SIDES } from '../rules/tables.ts';

/** The side of a square, in units of the table. */
const SQUARE = 100;

/** What to draw. */
export function scene(state: State): Scene {
  const { board, book, roster } = state[SETTING];
  return {
    width: board.columns * SQUARE,
    height: board.rows * SQUARE,
    grid: { columns: board.columns, rows: board.rows },
    areas: board.names.map((_, square) => area(state, square)),
    pieces: roster.groups
      .flatMap((_, group) => (state.status[group] === ON_BOARD ? [piece(state, group)] : []))
      .concat(book.extension?.pieces?.(state) ?? []),
    markers: buildingSquares(state)
      .map((square) => objective(state, square))
      .concat(board.names.flatMap((_, square) => markersIn(state, square)))
      .concat(book.extension?.markers?.(state) ?? []),
    ...(book.extension?.trays && { trays: book.extension.trays(state) }),
    status: status(state).concat(book.extension?.status?.(state) ?? []),
  };
}

function corner(state: State, square: number): Point {
  const { board } = state[SETTING];
  return { x: board.column(square) * SQUARE, y: board.row(square) * SQUARE };
}

function area(state: State, square: number): Area {
  const { board } = state[SETTING];
  const { x, y } = corner(state, square);
  const ground = groundOf(state).kinds[square];
  return {
    id: board.names[square],
    kind: ground.name,
    outline: [
      { x, y },
      { x: x + SQUARE, y },
      { x: x + SQUARE, y: y + SQUARE },
      { x, y: y + SQUARE },
    ],
    label: groundWords(ground),
  };
}

export function piece(state: State, group: number): Piece {
  const { board, roster } = state[SETTING];
  const { side, kind, platoon } = roster.groups[group];
  const square = state.at[group];
  return {
    id: roster.ids[group],
    side: SIDES[side],
    kind,
    formation: roster.platoons[platoon],
    at: spot(state, group),
    facing: 0,
    place: board.names[square],
    marks: FLAGS.filter((_, bit) => (state.flags[group] & (1 << bit)) !== 0),
    counts: { ap: state.ap[group], shots: state.shots[group] },
    label: groupWords(roster.ids[group]),
  };
}

/** How far apart the groups of a fight stand, by how many they are. */
const FIGHT_GAPS = [0, 0, 38, 28, 21];

/** Four to a square in two rows, markers below; in an assault each side has a column of its own. */
function spot(state: State, group: number): Point {
  const { roster } = state[SETTING];
  const { side } = roster.groups[group];
  const square = state.at[group];
  const { x, y } = corner(state, square);
  const own = groupsIn(state, side, square);
  const place = own.indexOf(group);
  const fought = [ATTACKER, DEFENDER].every((each) => countIn(state, each, square) > 0);
  if (fought) {
    const above = ((own.length - 1 - 2 * place) * FIGHT_GAPS[own.length]) / 2;
    return { x: x + (side === ATTACKER ? 26 : 74), y: y + 50 + Math.round(above) };
  }
  return { x: x + (place % 2 === 0 ? 28 : 72), y: y + (place < 2 ? 75 : 36) };
}

/** QS-12.1: a square that counts, of the side that is in it. */
function objective(state: State, square: number): Marker {
  const { x, y } = corner(state, square);
  const holder = [ATTACKER, DEFENDER].find((side) => countIn(state, side, square) > 0);
  return {
    kind: OBJECTIVE,
    ...(holder !== undefined && { side: SIDES[holder] }),
    at: { x: x + SQUARE / 2, y: y + SQUARE / 2 },
    place: state[SETTING].board.names[square],
    count: 1,
    label: message('marker.objective', { dice: DICE_A_BUILDING }),
  };
}

function markersIn(state: State, square: number): Marker[] {
  const { board, roster } = state[SETTING];
  const { x, y } = corner(state, square);
  return roster.platoons.flatMap((platoon, index) => {
    const count = roster.groups.filter(
      (group, g) =>
        group.platoon === index && state.status[g] === CASUALTY && state.at[g] === square,
    ).length;
    if (count === 0) return [];
    return [
      {
        kind: 'casualty',
        side: SIDES[roster.platoonSides[index]],
        formation: platoon,
        at: { x: x + 20 + 30 * index, y: y + 9 },
        place: board.names[square],
        count,
        label: message('marker.casualty', { count, platoon }),
      },
    ];
  });
}

function status(state: State): Message[] {
  const { turn, turns, side, edge, outcome } = state;
  const groups = message('status.groups', {
    attacker: countOf(state, ATTACKER),
    defender: countOf(state, DEFENDER),
  });
  if (outcome !== null) return [groups];
  const base = edge === null ? [] : [message('status.edge', { edge: message(`edge.${edge}`) })];
  if (turn === 0) return [message('status.setUp'), ...base];
  return [
    message('status.turn', { turn, turns, side: message(`side.${SIDES[side]}`) }),
    attemptsLeft(state),
    groups,
    ...base,
  ];
}

/** QS-5.1, QS-4.4: the attempts of those commanders who are there; one who fell back makes none. */
function attemptsLeft(state: State): Message {
  const { roster } = state[SETTING];
  const attempts = roster.platoonsOf[state.side].flatMap((platoon) => {
    const commander = roster.commanderOf[platoon];
    if (commander === -1 || !isActing(state, commander)) return [];
    const count = (state.flags[commander] & IDLE) === 0 ? state.attempts[platoon] : 0;
    return [message('status.attempt', { platoon: roster.platoons[platoon], count })];
  });
  return attempts.length > 0
    ? message('status.attempts', { attempts })
    : message('status.noCommander');
}
