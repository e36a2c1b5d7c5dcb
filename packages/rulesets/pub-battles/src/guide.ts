import {
  message,
  NO_GUIDE,
  type Decision,
  type Guide,
  type GuideShape,
  type Message,
  type Pick,
  type Point,
  type Tone,
} from '@sandtable/kernel';
import {
  BLOCK_EDGES,
  cosine,
  sine,
  toWhole,
  UNIT,
  wrapDegrees,
  type Polygon,
  type Rectangle,
} from '@sandtable/table';
import { whyNotAct, type Order } from './acting.ts';
import { attempt, buttonsFor } from './attempt.ts';
import { isFlanking } from './attack.ts';
import {
  blockOf,
  isOnMap,
  kindOf,
  sideOfPiece,
  thirdFoot,
  thirdMounted,
  thirdOf,
} from './blocks.ts';
import { defaultFacing } from './facingOf.ts';
import { fieldOf, hasField } from './fields.ts';
import type { Place, SideIndex } from './field.ts';
import { judge } from './flow.ts';
import { stepsOf } from './group.ts';
import { judgeAttack, judgeMarch, judgeRoad, judgeSupport, type March } from './marching.ts';
import type { MoveOf, PubMove } from './moves.ts';
import { originOf } from './origins.ts';
import { quarters } from './placeWords.ts';
import { pointingAt, type Pointing } from './pointing.ts';
import { isRefusal } from './refusal.ts';
import { topFrame, type State } from './state.ts';
import { supportOf } from './support.ts';
import { pieceTagged, tagOf } from './tags.ts';
import { OBLIQUE, SIDES } from './tables.ts';
import type { View } from './view.ts';
import { worldOf } from './world.ts';

/** What to draw over the map while somebody points. */
export function guide(view: View, decision: Decision, picks: readonly Pick[]): Guide {
  if (view.outcome !== null) return NO_GUIDE;
  const state = worldOf(view);
  const pointing = pointingAt(state, picks);
  if (pointing === undefined || pointing.pieces.length === 0) return NO_GUIDE;
  const frame = topFrame(state);
  const side = SIDES.indexOf(decision.side as 'red') as SideIndex;
  const own = sideOfPiece(state, pointing.pieces[0]) === side;
  if (frame.type === 'order' && own) {
    return ordering(view, state, frame, decision, picks, pointing) ?? watching(state, pointing);
  }
  if (frame.type === 'deploy' && own) return deploying(state, view, decision, picks, pointing);
  return watching(state, pointing);
}

function point([x, y]: Place): Point {
  return { x, y };
}

function outline({ xs, ys }: Polygon): Point[] {
  return xs.map((x, i) => ({ x, y: ys[i] }));
}

function line(tone: Tone, points: readonly Place[]): GuideShape {
  return { kind: 'line', tone, points: points.map(point) };
}

/** PB-5.1, PB-6.1: the field of fire of a piece, or the command range of an HQ. */
function watching(state: State, { pieces }: Pointing): Guide {
  const piece = pieces[pieces.length - 1];
  if (!isOnMap(state, piece)) return NO_GUIDE;
  const [x, y] = [state.x[piece], state.y[piece]];
  const kind = kindOf(state, piece);
  if (kind === 'hq' || state.unpacked[piece] === 1) {
    const radius = thirdMounted(state);
    return { shapes: [{ kind: 'ring', tone: 'plain', at: { x, y }, radius }], lines: [] };
  }
  const side = (1 - sideOfPiece(state, piece)) as SideIndex;
  if (!hasField(state, piece, side)) return NO_GUIDE;
  return {
    shapes: [{ kind: 'area', tone: 'plain', outline: outline(fieldOf(state, piece)) }],
    lines: [],
  };
}

/** PB-4: how far it goes, and where it would stand. */
function ordering(
  view: View,
  state: State,
  frame: Order,
  decision: Decision,
  picks: readonly Pick[],
  pointing: Pointing,
): Guide | undefined {
  const { pieces, places, buttons } = pointing;
  const [piece] = pieces;
  if (whyNotAct(state, frame, piece) !== undefined) return unpacking(state, pointing);
  const move = attempt(view, decision, picks);
  const reach = reachOf(state, piece);
  if (places.length === 0) {
    if (pieces.length === 1) {
      const named = ['unpack', 'pack', 'leave', `rally ${state.facing[piece]}`, 'stand'];
      return { shapes: reach, lines: [], begins: true, buttons: named };
    }
    return withAnother(state, frame, pointing, move);
  }
  const danger = fieldsNear(state, piece, places[0]);
  const shapes = [...reach, ...danger];
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
  return move === undefined ? { ...drawn, begins: true, buttons: ['column', 'line'] } : drawn;
}

/** PB-9.3: whatever it did before, a train may unpack. */
function unpacking(state: State, { tags, pieces }: Pointing): Guide | undefined {
  if (pieces.length > 1 || kindOf(state, pieces[0]) !== 'train') return undefined;
  const move: PubMove = { type: 'unpack', piece: tags[0] };
  if (judge(state, move, sideOfPiece(state, pieces[0])) !== undefined) return undefined;
  return { shapes: [], lines: [], begins: true, buttons: ['unpack'] };
}

/** PB-1.3, PB-4.1: how far it goes: straight ahead or obliquely without a turn, and at most. */
function reachOf(state: State, piece: number): GuideShape[] {
  const { x, y, facing, budget, column } = originOf(state, piece);
  const third = thirdOf(state, piece);
  const rate = budget - (column ? third : 0);
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

/** PB-5.2: the fields of fire of the enemies around a place. */
function fieldsNear(state: State, piece: number, [x, y]: Place): GuideShape[] {
  const side = sideOfPiece(state, piece);
  const near = 2 * thirdFoot(state);
  const shapes: GuideShape[] = [];
  for (let enemy = 0; enemy < state.place.length; enemy++) {
    if (!isOnMap(state, enemy) || sideOfPiece(state, enemy) === side) continue;
    const { minX, minY, maxX, maxY } = blockOf(state, enemy);
    if (x < minX - near || x > maxX + near || y < minY - near || y > maxY + near) continue;
    if (!hasField(state, enemy, side)) continue;
    shapes.push({ kind: 'area', tone: 'bad', outline: outline(fieldOf(state, enemy)) });
  }
  return shapes;
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
    return {
      shapes: [
        ...shapes,
        line('bad', [[x, y], move.to]),
        ghost('bad', move.piece, move.to, move.facing),
      ],
      lines: [],
    };
  }
  const { block, points, cost } = answer;
  return {
    shapes: [
      ...shapes,
      line('good', points),
      ghost('good', move.piece, [block.x, block.y], block.facing, block),
    ],
    lines: [costWords(cost, budget)],
  };
}

function ghost(
  tone: Tone,
  piece: string,
  at: Place,
  facing: number,
  block?: Rectangle,
): GuideShape {
  const size = block && { width: block.width, depth: block.depth };
  return { kind: 'ghost', tone, piece, at: point(at), facing, ...(size && { size }) };
}

function costWords(cost: number, budget: number): Message {
  return message('guide.cost', { cost: quarters(cost), rate: quarters(budget) });
}

/** Two pieces: support, reserve, bombardment, or the contacts that an attack could make. */
function withAnother(
  state: State,
  frame: Order,
  { tags, pieces }: Pointing,
  move: PubMove | undefined,
): Guide | undefined {
  const [piece, other] = pieces;
  const reach = reachOf(state, piece);
  if (pieces.length > 2) return { shapes: marks(tags), lines: [], begins: true };
  const buttons = buttonsFor(state, pieces).filter((button) => isPossible(state, tags, button));
  if (sideOfPiece(state, piece) === sideOfPiece(state, other)) {
    const support = judgeSupport(state, piece, other);
    const shapes: GuideShape[] = isRefusal(support)
      ? [...reach, ...marks(tags)]
      : [
          ...reach,
          line('good', support.points),
          ghost('good', tags[0], [support.block.x, support.block.y], support.block.facing),
        ];
    return { shapes, lines: [], ...(move === undefined && { begins: true, buttons }) };
  }
  if (move?.type === 'attack') return attacking(state, frame, piece, move, reach);
  const sight: GuideShape = line(buttons.length > 0 ? 'good' : 'bad', [
    [state.x[piece], state.y[piece]],
    [state.x[other], state.y[other]],
  ]);
  if (kindOf(state, piece) === 'artillery') {
    const mark: GuideShape = { kind: 'mark', tone: 'bad', piece: tags[1] };
    return { shapes: [sight, mark], lines: [], begins: true, buttons };
  }
  const best = bestAttack(state, frame, piece, other);
  if (best === undefined) return { shapes: [...reach, sight], lines: [], begins: true, buttons };
  return { ...attacking(state, frame, piece, best, reach), begins: true, buttons };
}

function isPossible(state: State, [piece, other]: readonly string[], button: string): boolean {
  const move = movesByButton(piece, other, button);
  return judge(state, move, sideOfPiece(state, pieceTagged(state, piece))) === undefined;
}

function movesByButton(piece: string, other: string, button: string): PubMove {
  switch (button) {
    case 'support':
      return { type: 'support', piece, lead: other };
    case 'hide':
      return { type: 'hide', piece, hq: other };
    case 'bombard':
      return { type: 'bombard', piece, target: other };
    case 'face':
      return { type: 'face', piece, target: other };
    default:
      return {
        type: 'attack',
        piece,
        target: other,
        edge: button as (typeof BLOCK_EDGES)[number],
        aside: 0,
      };
  }
}

function marks(tags: readonly string[]): GuideShape[] {
  return tags.map((piece) => ({ kind: 'mark', tone: 'good', piece }));
}

/** The contact that costs least. */
export function bestAttack(
  state: State,
  frame: Order,
  piece: number,
  target: number,
): MoveOf<'attack'> | undefined {
  let best: MoveOf<'attack'> | undefined;
  let least = Infinity;
  for (const edge of BLOCK_EDGES) {
    const answer = judgeAttack(state, piece, target, { edge, aside: 0 }, frame.inRange);
    if (isRefusal(answer) || answer.way.cost >= least) continue;
    least = answer.way.cost;
    const [tag, enemy] = [tagOf(state, piece), tagOf(state, target)];
    best = { type: 'attack', piece: tag, target: enemy, edge, aside: 0 };
  }
  return best;
}

/** PB-6: the contact, the flank, and the support behind either side. */
function attacking(
  state: State,
  frame: Order,
  piece: number,
  move: MoveOf<'attack'>,
  reach: readonly GuideShape[],
): Guide {
  const target = pieceTagged(state, move.target);
  const answer = judgeAttack(state, piece, target, move, frame.inRange);
  const mark: GuideShape = { kind: 'mark', tone: 'bad', piece: move.target };
  if (isRefusal(answer)) return { shapes: [...reach, mark], lines: [] };
  const { block, way, river, uphill } = answer;
  const lines = [costWords(way.cost, originOf(state, piece).budget)];
  if (isFlanking(block, blockOf(state, target))) lines.push(message('guide.flank'));
  if (river) lines.push(message('guide.river'));
  if (uphill) lines.push(message('guide.uphill'));
  const support = supportOf(state, target);
  const behind: GuideShape[] = [];
  if (support >= 0) {
    behind.push({ kind: 'mark', tone: 'slow', piece: tagOf(state, support) });
    lines.push(message('guide.supported'));
  }
  return {
    shapes: [
      ...reach,
      mark,
      ...behind,
      line('good', way.points),
      ghost('good', move.piece, [block.x, block.y], block.facing),
    ],
    lines,
  };
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
  view: View,
  decision: Decision,
  picks: readonly Pick[],
  { tags, places }: Pointing,
): Guide {
  const zone = state.field.free?.zone ?? [];
  const area: GuideShape = { kind: 'area', tone: 'plain', outline: zone.map(point) };
  if (places.length === 0) return { shapes: [area], lines: [], begins: true };
  const move = attempt(view, decision, picks);
  const facing = move?.type === 'deploy' ? move.facing : 0;
  const meant: PubMove = { type: 'deploy', piece: tags[0], to: places[0], facing };
  const side = SIDES.indexOf(decision.side as 'red') as SideIndex;
  const tone = judge(state, meant, side) === undefined ? 'good' : 'bad';
  return {
    shapes: [area, ghost(tone, tags[0], places[0], facing)],
    lines: [],
    ...(move === undefined && { begins: true as const }),
  };
}
