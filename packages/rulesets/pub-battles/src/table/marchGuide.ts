import type { GuideShape, Message, Point, Refusal } from '@sandtable/kernel';
import { cosine, sine, toWhole, UNIT, wrapDegrees } from '@sandtable/table';
import {
  blockOf,
  isOnMap,
  kindOf,
  sideOfPiece,
  thirdFoot,
  thirdMounted,
  thirdOf,
} from '../rules/02-pieces/blocks.ts';
import { judgeMarch, judgeRoad } from '../rules/04-movement/marching.ts';
import { originOf } from '../rules/04-movement/origins.ts';
import { stepsOf } from '../rules/04-movement/together.ts';
import { fieldOf, hasField } from '../rules/05-disengaging/fieldsOfFire.ts';
import { isRefusal } from '../rules/refusal.ts';
import { OBLIQUE } from '../rules/tables.ts';
import type { Place } from '../state/field.ts';
import type { MoveOf } from '../state/moves.ts';
import type { State } from '../state/state.ts';
import { tagOf } from '../state/tags.ts';
import { areaOf, ghost, ghostOf, line } from './guideShapes.ts';

/** What is drawn and said while somebody points. */
export interface Drawn {
  readonly shapes: readonly GuideShape[];
  readonly lines: readonly Message[];
}

/** PB-1.3, PB-4.1: how far it goes: straight ahead or obliquely without a turn, and at most. */
export function reachOf(state: State, piece: number): GuideShape[] {
  const { x, y, facing, budget, column } = originOf(state, piece);
  const third = thirdOf(state, piece);
  const rate = Math.max(0, budget - (column ? third : 0));
  const cone: Point[] = [{ x, y }];
  for (let turn = -OBLIQUE; turn <= OBLIQUE; turn += 5) {
    const degrees = wrapDegrees(facing + turn);
    cone.push({
      x: x + toWhole((rate * sine(degrees)) / UNIT),
      y: y + toWhole((rate * cosine(degrees)) / UNIT),
    });
  }
  return [
    { kind: 'ring', tone: 'plain', at: { x, y }, radius: rate },
    { kind: 'ring', tone: 'slow', at: { x, y }, radius: Math.max(0, rate - third) },
    { kind: 'area', tone: 'good', outline: cone },
  ];
}

/** PB-5.2: the fields of fire of the enemies around a place, in the order of their blocks. */
export function fieldsNear(state: State, piece: number, [x, y]: Place): GuideShape[] {
  const side = sideOfPiece(state, piece);
  const near = 2 * thirdFoot(state);
  const enemies: number[] = [];
  for (let enemy = 0; enemy < state.place.length; enemy++) {
    if (!isOnMap(state, enemy) || sideOfPiece(state, enemy) === side) continue;
    const { minX, minY, maxX, maxY } = blockOf(state, enemy);
    if (x < minX - near || x > maxX + near || y < minY - near || y > maxY + near) continue;
    if (hasField(state, enemy, side)) enemies.push(enemy);
  }
  enemies.sort((a, b) => state.block[a] - state.block[b]);
  return enemies.map((enemy) => areaOf('bad', fieldOf(state, enemy)));
}

/** Where it would stand, and by which way. */
export function marching(
  state: State,
  piece: number,
  move: MoveOf<'march' | 'road'>,
  refusal: Refusal | undefined,
): Drawn {
  const { x, y } = originOf(state, piece);
  const answer =
    move.type === 'march'
      ? judgeMarch(state, piece, move.to, move.facing)
      : judgeRoad(state, piece, move);
  if (refusal !== undefined || isRefusal(answer)) {
    const way = line('bad', [[x, y], move.to]);
    return { shapes: [way, ghost('bad', move.piece, move.to, move.facing)], lines: [] };
  }
  const { block, points } = answer;
  const shapes = [
    ...rangeAt(state, piece, block),
    line('good', points),
    ghostOf(move.piece, block),
  ];
  return { shapes, lines: [] };
}

/** PB-6.1: whom an HQ would have in command range there. */
function rangeAt(state: State, piece: number, { x, y }: Point): GuideShape[] {
  if (kindOf(state, piece) !== 'hq') return [];
  return [{ kind: 'ring', tone: 'good', at: { x, y }, radius: thirdMounted(state) }];
}

/** Several pieces at once, each where it would stand. */
export function together(
  state: State,
  move: MoveOf<'together'>,
  refusal: Refusal | undefined,
): GuideShape[] {
  const tone = refusal === undefined ? 'good' : 'bad';
  return stepsOf(state, move).map((step) =>
    ghost(tone, tagOf(state, step.piece), step.to, step.facing),
  );
}
