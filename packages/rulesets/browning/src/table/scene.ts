import {
  message,
  OBJECTIVE,
  topFrame,
  type Area,
  type Marker,
  type Message,
  type Piece,
  type Point,
  type Scene,
  type SideNumber,
} from '@sandtable/kernel';
import type { Field, Place, Victory } from '../state/field.ts';
import { isOnTable, PINNED, SCATTERED, type State } from '../state/state.ts';
import { INCH, SIDES } from '../rules/tables.ts';
import { isReady, sideFigures } from '../rules/teams.ts';
import { holderOf } from '../rules/victory.ts';
import { leaderName } from './pointing.ts';
import { figureWords } from './words.ts';

type Exit = Extract<Victory, { kind: 'exit' }>;

/** What to draw. */
export function scene(state: State): Scene {
  const { field } = state;
  return {
    width: field.width,
    height: field.height,
    inch: INCH,
    areas: field.features.map(({ kind, points }, i): Area => ({
      id: `${kind} ${i + 1}`,
      kind,
      outline: points.map(point),
      label: message(`terrain.${kind}`),
    })),
    pieces: [
      ...field.figures.flatMap((_, f) => (isOnTable(state, f) ? [figurePiece(state, f)] : [])),
      ...field.teams.flatMap((_, t) => (state.leaderX[t] === -1 ? [] : [leaderPiece(state, t)])),
    ],
    markers: objectives(state),
    trays: SIDES.map((side, i) => ({
      side,
      label: message('tray.scattered', { side: message(`side.${side}`) }),
      pieces: field.figures.flatMap((_, f) =>
        state.status[f] === SCATTERED && field.sides[f] === i ? [figurePiece(state, f)] : [],
      ),
    })),
    status: status(state),
  };
}

function point([x, y]: Place): Point {
  return { x, y };
}

function figurePiece(state: State, figure: number): Piece {
  const { field } = state;
  const team = state.team[figure];
  const frame = state.outcome === null ? topFrame(state) : undefined;
  const hasMoved = frame?.type === 'march' && frame.moved.includes(figure);
  const marks = [
    ...(state.status[figure] === PINNED ? ['pinned'] : []),
    ...(hasMoved ? ['moved'] : []),
    ...(isOnTable(state, figure) && state.ready[team] === 0 ? ['done'] : []),
  ];
  return {
    id: field.figures[figure],
    side: SIDES[field.sides[figure]],
    kind: field.teams[team].weapon,
    formation: field.teams[team].name,
    at: { x: state.x[figure], y: state.y[figure] },
    facing: 0,
    marks,
    counts: {},
    label: figureWords(state, field.figures[figure]),
  };
}

function leaderPiece({ field, leaderX, leaderY }: State, team: number): Piece {
  const { name, side } = field.teams[team];
  return {
    id: leaderName(name),
    side: SIDES[side],
    kind: 'leader',
    formation: name,
    at: { x: leaderX[team], y: leaderY[team] },
    facing: 0,
    marks: [],
    counts: {},
    label: message('leader.name', { team: name }),
  };
}

function objectives(state: State): Marker[] {
  const { victory } = state.field;
  if (victory.kind === 'exit') return [wayOut(state.field, victory)];
  if (victory.kind !== 'hold') return [];
  return victory.objectives.map((objective) => {
    const holder = holderOf(state, objective);
    const { name } = objective;
    return {
      kind: OBJECTIVE,
      ...(holder !== undefined && { side: SIDES[holder] }),
      formation: name,
      at: point(objective.at),
      count: 1,
      label:
        holder === undefined
          ? message('marker.objective', { name })
          : message('marker.objective.held', { name, side: message(`side.${SIDES[holder]}`) }),
    };
  });
}

/** BB-9.3: the middle of the edge by which figures are to leave. */
function wayOut({ width, height }: Field, { figures, edge }: Exit): Marker {
  const [x, y] = { north: [1, 2], south: [1, 0], east: [2, 1], west: [0, 1] }[edge];
  return {
    kind: OBJECTIVE,
    at: { x: (width * x) >> 1, y: (height * y) >> 1 },
    count: 1,
    label: message('marker.wayOut', { figures, edge: message(`edge.${edge}`) }),
  };
}

/** How far the game has come; what it is played for is told by `standing`. */
function status(state: State): Message[] {
  const { turn, outcome, field } = state;
  const count = (side: number): number => sideFigures(state, side as SideNumber).length;
  const aside = (side: number): number =>
    state.status.filter((s, f) => s === SCATTERED && field.sides[f] === side).length;
  const figures = message('status.figures', {
    attacker: count(0),
    defender: count(1),
    attackerAside: aside(0),
    defenderAside: aside(1),
  });
  if (outcome !== null) return [figures];
  const ready = (side: number): number =>
    field.teams.filter((team, t) => team.side === side && isReady(state, t)).length;
  return [
    message('status.turn', { turn, turns: field.turns }),
    message('status.ready', { attacker: ready(0), defender: ready(1) }),
    figures,
  ];
}
