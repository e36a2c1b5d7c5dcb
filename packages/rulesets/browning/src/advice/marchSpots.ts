import { along, cosine, distanceSquared, sine, UNIT } from '@sandtable/table';
import type { Place } from '../state/field.ts';
import type { Activation } from '../rules/acting.ts';
import type { BrowningMove } from '../state/moves.ts';
import { isOnTable, type State } from '../state/state.ts';
import { BASE_RADIUS, INCH } from '../rules/tables.ts';
import { ableFigures } from '../rules/teams.ts';
import { coverSpots } from './coverSpots.ts';
import { isOnGround } from '../rules/control.ts';
import { March } from '../rules/march.ts';
import { whyNotWalk } from '../rules/walks.ts';

/** So many places in cover are offered. */
const COVERS = 6;
const DIRECTIONS = 8;

/** BB-4.1: places worth marching to: cover within reach, toward the enemy, the aim, and round about. */
export function marchSpots(state: State, frame: Activation, list: BrowningMove[]): void {
  const figure = ableFigures(state, frame.team).find((f) => !frame.moved.includes(f));
  if (figure === undefined) return;
  const from = { x: state.x[figure], y: state.y[figure] };
  const reach = frame.high * INCH;
  const spots: Place[] = [];
  const toward = (to: Place): void => {
    const { x, y } = along(from, { x: to[0], y: to[1] }, reach);
    spots.push([x, y]);
  };
  const enemy = nearestEnemy(state, figure);
  if (enemy !== undefined) toward([state.x[enemy], state.y[enemy]]);
  for (const aim of aimsOf(state, figure)) toward(aim);
  let covers = 0;
  for (const spot of coverSpots(state.field)) {
    if (covers >= COVERS) break;
    if (distanceSquared(from.x, from.y, spot[0], spot[1]) > reach * reach) continue;
    spots.push(spot);
    covers++;
  }
  spots.push(...compass(from.x, from.y, reach));
  const march = new March(state, frame);
  const first = list.length;
  for (const [x, y] of spots) {
    const to: Place = [within(x, state.field.width), within(y, state.field.height)];
    if (to[0] === from.x && to[1] === from.y) continue;
    if (isListed(list, first, to)) continue;
    const name = march.nameOf(figure, to);
    if (name === undefined) continue;
    // Where he finds no way himself, it is the same march by the name of one who does.
    const there: Place = [to[0] + state.x[name] - from.x, to[1] + state.y[name] - from.y];
    if (!isOnGround(state, there)) continue;
    list.push({ type: 'march', figure: state.field.figures[name], to: there });
  }
}

/** BB-4.3: a step for each figure that may go without the others, so that one sees that it may. */
export function walkSpots(state: State, frame: Activation, list: BrowningMove[]): void {
  for (const figure of ableFigures(state, frame.team)) {
    if (frame.moved.includes(figure)) continue;
    const enemy = nearestEnemy(state, figure);
    const aims = aimsOf(state, figure);
    if (enemy !== undefined) aims.push([state.x[enemy], state.y[enemy]]);
    const path = firstStep(state, frame, figure, aims);
    if (path !== undefined) list.push({ type: 'walk', figure: state.field.figures[figure], path });
  }
}

/** A legal step toward one of these, long or short; or else in any direction. */
function firstStep(
  state: State,
  frame: Activation,
  figure: number,
  aims: readonly Place[],
): Place[] | undefined {
  const from = { x: state.x[figure], y: state.y[figure] };
  for (const reach of [frame.low * INCH, INCH / 2]) {
    const about = reach > INCH ? [] : compass(from.x, from.y, reach);
    for (const [x, y] of [...aims, ...about]) {
      const to = along(from, { x, y }, reach);
      const path: Place[] = [[to.x, to.y]];
      if (to.x === from.x && to.y === from.y) continue;
      if (whyNotWalk(state, frame, figure, path) === undefined) return path;
    }
  }
  return undefined;
}

/** Places round about, so far away. */
function compass(x: number, y: number, reach: number): Place[] {
  return Array.from({ length: DIRECTIONS }, (_, i): Place => {
    const degrees = (360 / DIRECTIONS) * i;
    return [
      x + Math.round((reach * sine(degrees)) / UNIT),
      y + Math.round((reach * cosine(degrees)) / UNIT),
    ];
  });
}

function isListed(list: readonly BrowningMove[], first: number, [x, y]: Place): boolean {
  for (let i = first; i < list.length; i++) {
    const move = list[i];
    if (move.type === 'march' && move.to[0] === x && move.to[1] === y) return true;
  }
  return false;
}

function within(at: number, size: number): number {
  return Math.min(Math.max(at, BASE_RADIUS), size - BASE_RADIUS);
}

function nearestEnemy(state: State, figure: number): number | undefined {
  const { sides } = state.field;
  let nearest: number | undefined;
  let least = Infinity;
  for (let other = 0; other < sides.length; other++) {
    if (sides[other] === sides[figure] || !isOnTable(state, other)) continue;
    const squared = distanceSquared(
      state.x[figure],
      state.y[figure],
      state.x[other],
      state.y[other],
    );
    if (squared < least) [nearest, least] = [other, squared];
  }
  return nearest;
}

/** BB-9.3: what a side wants to get to. */
function aimsOf({ field, x, y }: State, figure: number): Place[] {
  const { victory, width, height } = field;
  switch (victory.kind) {
    case 'hold':
      return victory.objectives.map(({ at }) => at);
    case 'break':
      return [];
    case 'exit': {
      if (victory.side !== field.sides[figure]) return [];
      switch (victory.edge) {
        case 'north':
          return [[x[figure], height]];
        case 'south':
          return [[x[figure], 0]];
        case 'east':
          return [[width, y[figure]]];
        case 'west':
          return [[0, y[figure]]];
      }
    }
  }
}
