import {
  NO_GUIDE,
  SETTING,
  topFrame,
  type Button,
  type Decision,
  type Guide,
  type GuideShape,
  type Pick,
  type Point,
} from '@sandtable/kernel';
import { cosine, sine, toWhole, UNIT, wrapDegrees } from '@sandtable/table';
import { whyNotAct, type Order } from '../rules/03-turn/acting.ts';
import { attacking, withAnother } from './attackGuide.ts';
import { attemptIn } from './attempt.ts';
import {
  blockOf,
  isOnMap,
  kindOf,
  sideOfPiece,
  thirdFoot,
  thirdMounted,
  thirdOf,
} from '../rules/02-pieces/blocks.ts';
import { facingOutward } from '../rules/12-victory/deploySpots.ts';
import { isToDeploy } from '../rules/12-victory/freeGame.ts';
import { defaultFacing } from '../rules/04-movement/heading.ts';
import { fieldOf, hasField } from '../rules/05-disengaging/fieldsOfFire.ts';
import { fightersIn } from './fightGuide.ts';
import type { Place, SideIndex } from '../state/field.ts';
import { judge } from '../rules/flow.ts';
import { stepsOf } from '../rules/04-movement/together.ts';
import { areaOf, costWords, ghost, ghostOf, line, pointAt } from './guideShapes.ts';
import { judgeMarch, judgeRoad, type March } from '../rules/04-movement/marching.ts';
import { FORMS, type MoveOf, type PubMove } from '../state/moves.ts';
import { gesture } from './gesture.ts';
import { facingNow, originOf } from '../rules/04-movement/origins.ts';
import { pointingAt, type Pointing } from './pointing.ts';
import { RESERVE, type State } from '../state/state.ts';
import { tagOf } from '../state/tags.ts';
import { OBLIQUE, SIDES } from '../rules/tables.ts';
import type { View } from '../secrets/view.ts';
import { worldOf } from '../secrets/world.ts';

/** What to draw over the map while somebody points. */
export function guide(view: View, { side }: Decision, picks: readonly Pick[]): Guide {
  if (view.outcome !== null) return NO_GUIDE;
  return guideIn(worldOf(view), SIDES.indexOf(side as 'red') as SideIndex, picks);
}

/** PB-7.5: the same in all worlds that look alike to that side. */
export function guideIn(state: State, side: SideIndex, picks: readonly Pick[]): Guide {
  const fight = fightersIn(state);
  const pointing = pointingAt(state, picks);
  if (pointing === undefined || pointing.pieces.length === 0) {
    return fight.length === 0 ? NO_GUIDE : { shapes: fight, lines: [] };
  }
  const frame = topFrame(state);
  if (sideOfPiece(state, pointing.pieces[0]) === side) {
    if (frame.type === 'deploy' && isToDeploy(state, pointing.pieces[0])) {
      return deploying(state, side, picks, pointing);
    }
    const moves = frame.type === 'order' && ordering(state, frame, picks, pointing);
    if (moves) return moves;
  }
  const watched = watching(state, side, pointing);
  return fight.length === 0 ? watched : { ...watched, shapes: [...watched.shapes, ...fight] };
}

/** PB-5.1, PB-6.1: the field of fire of a piece, or the command range of an HQ. */
function watching(state: State, viewer: SideIndex, { pieces }: Pointing): Guide {
  const piece = pieces[pieces.length - 1];
  if (!isOnMap(state, piece)) return NO_GUIDE;
  if (kindOf(state, piece) === 'hq' || state.unpacked[piece] === 1) {
    const at = { x: state.x[piece], y: state.y[piece] };
    const radius = thirdMounted(state);
    return { shapes: [{ kind: 'ring', tone: 'plain', at, radius }], lines: [] };
  }
  if (!hasField(state, piece, viewer)) return NO_GUIDE;
  return { shapes: [areaOf('plain', fieldOf(state, piece))], lines: [] };
}

/** PB-4: how far it goes, and where it would stand. */
function ordering(
  state: State,
  frame: Order,
  picks: readonly Pick[],
  pointing: Pointing,
): Guide | undefined {
  const { pieces, places, buttons } = pointing;
  const [piece] = pieces;
  if (whyNotAct(state, frame, piece) !== undefined) return afterwards(state, pointing);
  const move = attemptIn(state, picks);
  const reach = reachOf(state, piece);
  if (places.length === 0) {
    if (pieces.length > 1) return withAnother(state, frame, pointing, move, reach);
    return { shapes: reach, lines: [], begins: true, buttons: doingsOf(state, pointing) };
  }
  const shapes = [...reach, ...fieldsNear(state, piece, places[0])];
  if (pieces.length > 1 && sideOfPiece(state, pieces[1]) === sideOfPiece(state, piece)) {
    return together(state, pointing, move, shapes);
  }
  if (pieces.length > 1) {
    return move?.type === 'attack' ? attacking(state, frame, piece, move, reach) : undefined;
  }
  if (buttons.length > 0) {
    if (move?.type !== 'road') return { shapes, lines: [], begins: true };
    return marching(state, piece, judgeRoad(state, piece, move), move, shapes);
  }
  const facing = move?.type === 'march' ? move.facing : defaultFacing(state, piece, places[0]);
  const march: MoveOf<'march'> = {
    type: 'march',
    piece: pointing.tags[0],
    to: places[0],
    facing,
  };
  const answer = judgeMarch(state, piece, march.to, facing);
  const drawn = marching(state, piece, answer, march, shapes);
  return move === undefined
    ? { ...drawn, begins: true, buttons: FORMS.map((button) => ({ button })) }
    : drawn;
}

/** PB-9.3, PB-8.1: whatever it did before, a train may unpack, and a piece in reserve go to its head. */
function afterwards(state: State, pointing: Pointing): Guide | undefined {
  const { pieces } = pointing;
  if (pieces.length > 1) return undefined;
  if (kindOf(state, pieces[0]) !== 'train' && state.place[pieces[0]] !== RESERVE) return undefined;
  const buttons = doingsOf(state, pointing);
  return buttons.length === 0 ? undefined : { shapes: [], lines: [], begins: true, buttons };
}

/** PB-9, PB-12.10: what a piece by itself can do in place of moving. */
function doingsOf(state: State, { tags: [tag], pieces: [piece] }: Pointing): Button[] {
  const facing = facingNow(state, piece);
  const doings: readonly PubMove[] = [
    { type: 'first', piece: tag },
    { type: 'unpack', piece: tag },
    { type: 'pack', piece: tag },
    { type: 'leave', piece: tag },
    { type: 'rally', piece: tag, facing },
    { type: 'stand', piece: tag },
  ];
  const side = sideOfPiece(state, piece);
  return doings
    .filter((move) => judge(state, move, side) === undefined)
    .flatMap((move) => gesture(move).filter((pick) => 'button' in pick));
}

/** PB-1.3, PB-4.1: how far it goes: straight ahead or obliquely without a turn, and at most. */
function reachOf(state: State, piece: number): GuideShape[] {
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
function fieldsNear(state: State, piece: number, [x, y]: Place): GuideShape[] {
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

/** Where it would stand, by which way, and for how much of its rate. */
function marching(
  state: State,
  piece: number,
  answer: March | { readonly rule: string },
  move: MoveOf<'march'> | MoveOf<'road'>,
  shapes: readonly GuideShape[],
): Guide {
  const { x, y, budget } = originOf(state, piece);
  if ('rule' in answer) {
    const way = line('bad', [[x, y], move.to]);
    return { shapes: [...shapes, way, ghost('bad', move.piece, move.to, move.facing)], lines: [] };
  }
  const { block, points, cost } = answer;
  return {
    shapes: [
      ...shapes,
      ...rangeAt(state, piece, block),
      line('good', points),
      ghostOf(move.piece, block),
    ],
    lines: [costWords(cost, budget)],
  };
}

/** PB-6.1: whom an HQ would have in command range there. */
function rangeAt(state: State, piece: number, { x, y }: Point): GuideShape[] {
  if (kindOf(state, piece) !== 'hq') return [];
  return [{ kind: 'ring', tone: 'good', at: { x, y }, radius: thirdMounted(state) }];
}

/** Several pieces at once, each where it would stand. */
function together(
  state: State,
  { tags, pieces, places }: Pointing,
  move: PubMove | undefined,
  shapes: readonly GuideShape[],
): Guide {
  const [to] = places;
  const group: MoveOf<'together'> =
    move?.type === 'together'
      ? move
      : { type: 'together', pieces: tags, to, facing: state.facing[pieces[0]] };
  const refusal = judge(state, group, sideOfPiece(state, pieces[0]));
  const tone = refusal === undefined ? 'good' : 'bad';
  const ghosts = stepsOf(state, group).map((step) =>
    ghost(tone, tagOf(state, step.piece), step.to, step.facing),
  );
  return {
    shapes: [...shapes, ...ghosts],
    lines: [],
    ...(move === undefined && { begins: true as const }),
  };
}

/** PB-12.8: where a piece would be set up. */
function deploying(
  state: State,
  side: SideIndex,
  picks: readonly Pick[],
  { tags, places }: Pointing,
): Guide {
  const outline = (state[SETTING].field.free?.zone ?? []).map(pointAt);
  const zone: GuideShape = { kind: 'area', tone: 'plain', outline };
  if (places.length === 0) return { shapes: [zone], lines: [], begins: true };
  const move = attemptIn(state, picks);
  const facing =
    move?.type === 'deploy' ? move.facing : facingOutward(state[SETTING].field, places[0]);
  const meant: PubMove = { type: 'deploy', piece: tags[0], to: places[0], facing };
  const tone = judge(state, meant, side) === undefined ? 'good' : 'bad';
  return {
    shapes: [zone, ghost(tone, tags[0], places[0], facing)],
    lines: [],
    ...(move === undefined && { begins: true as const }),
  };
}
