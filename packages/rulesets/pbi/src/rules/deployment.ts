import { distanceToEdge, EDGES, type Edge } from '@sandtable/board';
import type { Refusal } from '@sandtable/kernel';
import { NOT_ASKED, type FrameRules } from '../state/frameRules.ts';
import { ATTACKER, DEFENDER, END, FIRST, GROUP_IDS, type SideIndex } from '../state/groups.ts';
import { MOVE } from '../state/moves.ts';
import { REFUSED } from './refusals.ts';
import {
  BOARD,
  census,
  countsOf,
  ON_BOARD,
  replaceTop,
  WAITING,
  type State,
} from '../state/state.ts';
import { ATTACKER_ROWS, GROUPS_A_SQUARE, ROWS_CLOSED_TO_DEFENDER } from './tables.ts';
import { beginFirstTurn } from './turn.ts';

/** QS-2.3: the defender chooses the edge that the attacker starts from. */
export const edge: FrameRules<'edge'> = {
  rule: 'QS-2.3',
  asked: () => DEFENDER,
  settle(state) {
    if (state.edge === null) return false;
    replaceTop(state, { type: 'deploy', side: DEFENDER });
    return true;
  },
  moves(_state, _frame, list) {
    for (let i = 0; i < EDGES.length; i++) list.push(MOVE.edge(i));
  },
  check: (_state, _frame, move) => (move.type === 'edge' ? undefined : NOT_ASKED),
  play(state, _frame, move, _dice, report) {
    if (move.type !== 'edge') return;
    state.edge = move.edge;
    report?.({ type: 'edgeChosen', rule: 'QS-2.3', edge: move.edge });
  },
};

/** QS-2.4, QS-2.5: the defender deploys, then the attacker; group by group in the roster's order. */
export const deploy: FrameRules<'deploy'> = {
  rule: ['QS-2.5', 'QS-2.4'],
  asked: (_state, frame) => frame.side,

  settle(state, frame, dice, report) {
    if (nextToDeploy(state, frame.side) !== undefined) return false;
    if (frame.side === DEFENDER) replaceTop(state, { type: 'deploy', side: ATTACKER });
    else beginFirstTurn(state, dice, report);
    return true;
  },

  moves(state, frame, list) {
    const counts = census(state);
    for (let square = 0; square < BOARD.size; square++) {
      if (whyNotDeploy(state, counts, frame.side, square) === undefined) {
        list.push(MOVE.deploy(square));
      }
    }
  },

  check: (state, frame, move) =>
    move.type === 'deploy'
      ? whyNotDeploy(state, census(state), frame.side, BOARD.named(move.square))
      : NOT_ASKED,

  play(state, frame, move, _dice, report) {
    const group = nextToDeploy(state, frame.side);
    if (move.type !== 'deploy' || group === undefined) return;
    state.status[group] = ON_BOARD;
    state.at[group] = BOARD.named(move.square);
    report?.({
      type: 'deployed',
      rule: frame.side === DEFENDER ? 'QS-2.4' : 'QS-2.5',
      group: GROUP_IDS[group],
      square: move.square,
    });
  },
};

/** The group that is placed next. */
export function nextToDeploy(state: State, side: SideIndex): number | undefined {
  for (let g = FIRST[side]; g < END[side]; g++) if (state.status[g] === WAITING) return g;
  return undefined;
}

function whyNotDeploy(
  state: State,
  counts: Uint8Array,
  side: SideIndex,
  square: number,
): Refusal | undefined {
  const full = counts[countsOf(side) + square] >= GROUPS_A_SQUARE;
  return whyNotStart(state, side, square) ?? (full ? REFUSED.squareFull : undefined);
}

/** How many rows lie between each square and an edge. */
const ROWS_FROM: Readonly<Record<Edge, readonly number[]>> = {
  north: rowsFrom('north'),
  east: rowsFrom('east'),
  south: rowsFrom('south'),
  west: rowsFrom('west'),
};

function rowsFrom(side: Edge): number[] {
  return BOARD.names.map((_, square) => distanceToEdge(BOARD, square, side));
}

/** QS-2.4, QS-2.5: whether a side may start in a square, however many are there. */
export function whyNotStart(
  state: Pick<State, 'edge'>,
  side: SideIndex,
  square: number,
): Refusal | undefined {
  const rows = ROWS_FROM[state.edge ?? 'south'][square];
  if (side === ATTACKER) return rows < ATTACKER_ROWS ? undefined : REFUSED.attackerRow;
  return rows < ROWS_CLOSED_TO_DEFENDER ? REFUSED.defenderRows : undefined;
}
