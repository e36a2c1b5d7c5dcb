import {
  message,
  plain,
  refuse,
  replaceTop,
  SETTING,
  type Dice,
  type Refusal,
} from '@sandtable/kernel';
import { bestBarrage } from '../../advice/barrageSpots.ts';
import type { Definition, SquareReport } from '../../state/definition.ts';
import { DEVIATIONS } from '../../state/events.ts';
import { MAYBE_SQUARE } from '../../state/frameFields.ts';
import { BOARD } from '../../state/names.ts';
import type { State } from '../../state/state.ts';
import { BACK, BEYOND, FORWARD, placeFromRight, rowsFromEdge } from '../01-board/field.ts';
import { nameOf } from '../01-board/occupation.ts';
import {
  BARRAGES,
  COLUMNS,
  DEVIATION,
  ROLLING_DEPTH,
  ROLLS_ON,
  SIDES,
  SQUARES,
  type BarrageKind,
} from '../tables.ts';
import { elbow, HALF_ROW, rowAround } from './shapes.ts';

const REFUSED = {
  rows: refuse('SB-8.1', 'barrageRows'),
  width: refuse('SB-8.1', 'barrageWidth'),
  isPoint: refuse('SB-8.2', 'barrageIsPoint'),
  isRow: refuse('SB-8.1', 'barrageIsRow'),
  cornerFirst: refuse('SB-8.2', 'cornerFirst'),
  cornerChosen: refuse('SB-8.2', 'cornerChosen'),
  notDiagonal: refuse('SB-8.2', 'notDiagonal'),
} as const;

/** A barrage that has been called, and is to be laid. */
export interface LayBarrage {
  readonly type: 'barrage';
  readonly asset: BarrageKind;
  /** SB-8.2: the corner of the L, once it is chosen; -1 before. */
  readonly corner: number;
}

/** SB-8: a row of five by its middle, or an L by its corner and where its arms lie. */
export const layBarrage: Definition<LayBarrage> = {
  fields: {
    asset: plain<BarrageKind>({
      type: 'string',
      enum: Object.keys(BARRAGES),
    }),
    corner: MAYBE_SQUARE,
  },
  on: ['turn'],
  rule: ({ asset }) => RULES[asset],
  asked: (state) => state.side,
  possible: (_state, { asset, corner }) => asset === 'point' || corner === -1,

  moves(state, frame, list) {
    const { make } = state[SETTING];
    for (let square = 0; square < SQUARES; square++) {
      if (whyNotRow(state, frame, square) === undefined) list.push(make.row(square));
      if (whyNotCorner(frame) === undefined) list.push(make.corner(square));
      if (whyNotArms(frame, square) === undefined) list.push(make.arms(square));
    }
  },

  answers: {
    row: {
      check: (state, frame, { centre }) => whyNotRow(state, frame, BOARD.named(centre)),
      play(state, { asset }, { centre }, dice, report) {
        lay(state, asset, rowAround(BOARD.named(centre)), dice, report);
      },
    },
    corner: {
      check: (_state, frame) => whyNotCorner(frame),
      play(state, frame, { square }) {
        replaceTop(state, { ...frame, corner: BOARD.named(square) });
      },
    },
    arms: {
      check: (_state, frame, { square }) => whyNotArms(frame, BOARD.named(square)),
      play(state, { asset, corner }, { square }, dice, report) {
        lay(state, asset, elbow(corner, BOARD.named(square)), dice, report);
      },
    },
  },

  ask: (_state, { asset, corner }) =>
    corner === -1
      ? message(`ask.barrage.${asset}`)
      : message('ask.barrage.arms', { square: nameOf(corner) }),
  fallback: (state, { corner }, listed) => bestBarrage(state, corner, listed),
};

const RULES: Readonly<Record<BarrageKind, string>> = {
  suppression: 'SB-8.1',
  point: 'SB-8.2',
  rolling: 'SB-8.3',
  gas: 'SB-8.4',
};

/** SB-8.1, SB-8.3, SB-8.4: rows are counted from the edge of the player who fires (SB-8.5). */
function whyNotRow(state: State, { asset }: LayBarrage, centre: number): Refusal | undefined {
  if (asset === 'point') return REFUSED.isPoint;
  const [nearest, furthest] = BARRAGES[asset].rows;
  const row = rowsFromEdge(state.side, centre) + 1;
  if (row < nearest || row > furthest) return REFUSED.rows;
  const column = BOARD.column(centre);
  return column < HALF_ROW || column >= COLUMNS - HALF_ROW ? REFUSED.width : undefined;
}

function whyNotCorner({ asset, corner }: LayBarrage): Refusal | undefined {
  if (asset !== 'point') return REFUSED.isRow;
  return corner === -1 ? undefined : REFUSED.cornerChosen;
}

function whyNotArms({ asset, corner }: LayBarrage, square: number): Refusal | undefined {
  if (asset !== 'point') return REFUSED.isRow;
  if (corner === -1) return REFUSED.cornerFirst;
  const touches = BOARD.range(corner, square) === 1 && BOARD.isDiagonal(corner, square);
  return touches ? undefined : REFUSED.notDiagonal;
}

/** SB-8.5: every square deviates once, from right to left; then what fell there takes effect. */
function lay(
  state: State,
  asset: BarrageKind,
  aimed: readonly number[],
  dice: Dice,
  report: SquareReport,
): void {
  const { side } = state;
  const fell: number[] = [];
  const inOrder = aimed.toSorted((a, b) => placeFromRight(side, a) - placeFromRight(side, b));
  for (const square of inOrder) {
    const landed = deviate(state, asset, square, dice, report);
    if (landed === -1) continue;
    fell.push(landed);
    if (asset === 'rolling') rollOn(state, landed, fell, dice, report);
  }
  strikeSquares(state, asset, fell, dice, report);
}

/** SB-8.5: where the shells that are meant for a square come down; -1 off the board. */
function deviate(
  state: State,
  asset: BarrageKind,
  aimed: number,
  dice: Dice,
  report: SquareReport,
): number {
  const { side } = state;
  const { artillery } = state[SETTING].fields.forces[SIDES[side]];
  const off = DEVIATION[artillery][dice.die() - 1];
  const face = off < 0 ? BACK[side] : FORWARD[side];
  const landed = off === 0 ? aimed : BEYOND[4 * aimed + face];
  report?.({
    type: 'shellsFell',
    rule: 'SB-8.5',
    side: SIDES[side],
    asset,
    artillery,
    aimed: nameOf(aimed),
    dice: [...dice.faces],
    how: DEVIATIONS[off + 1],
    square: landed === -1 ? null : nameOf(landed),
  });
  return landed;
}

/** SB-8.3: the barrage goes on from where it fell until it fails, or is deep enough. */
function rollOn(
  state: State,
  from: number,
  fell: number[],
  dice: Dice,
  report: SquareReport,
): void {
  let square = from;
  for (let depth = 1; depth < ROLLING_DEPTH; depth++) {
    const success = dice.successes(1, ROLLS_ON) === 1;
    const next = BEYOND[4 * square + FORWARD[state.side]];
    report?.({
      type: 'barrageRolled',
      rule: 'SB-8.3',
      side: SIDES[state.side],
      square: nameOf(square),
      dice: [...dice.faces],
      needs: ROLLS_ON,
      to: success && next !== -1 ? nameOf(next) : null,
      success,
    });
    if (!success || next === -1) return;
    fell.push(next);
    square = next;
  }
}

/** SB-8.1 to SB-8.4: markers and hits; two on one square add up (SB-8.5). */
function strikeSquares(
  state: State,
  asset: BarrageKind,
  fell: readonly number[],
  dice: Dice,
  report: SquareReport,
): void {
  const { side } = state;
  const { markers, hits } = BARRAGES[asset];
  const squares: number[] = [];
  const counts: number[] = [];
  for (const square of fell) {
    const each = hits === 0 ? dice.die() : hits;
    if (hits === 0) {
      report?.({
        type: 'shelled',
        rule: 'SB-8.2',
        side: SIDES[side],
        square: nameOf(square),
        dice: [...dice.faces],
        hits: each,
      });
    }
    state.barrage[SQUARES * side + square] += markers;
    if (asset === 'suppression') state.suppression[SQUARES * side + square] = 1;
    if (asset === 'gas') state.gas[square] = side + 1;
    const known = squares.indexOf(square);
    if (known === -1) {
      squares.push(square);
      counts.push(each);
    } else counts[known] += each;
  }
  replaceTop(state, { type: 'impacts', squares, hits: counts, gas: asset === 'gas' });
}
