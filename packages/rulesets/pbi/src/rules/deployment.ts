import { EDGES } from '@sandtable/board';
import { SETTING, message, type Refusal, type SideNumber } from '@sandtable/kernel';
import type { Definition } from '../state/definition.ts';
import { SIDE } from '../state/frameFields.ts';
import { ATTACKER, DEFENDER, groupWords } from '../state/groups.ts';
import { objectionOf } from './objections.ts';
import { REFUSED } from './refusals.ts';
import { census, countsOf, WAITING, type State } from '../state/state.ts';
import { ATTACKER_ROWS, GROUPS_A_SQUARE, ROWS_CLOSED_TO_DEFENDER } from './tables.ts';
import { nextPhase } from './phases.ts';

export interface ChooseEdge {
  readonly type: 'edge';
}

/** QS-2.3: the defender chooses the edge that the attacker starts from. */
export const edge: Definition<ChooseEdge> = {
  fields: {},
  on: [null],
  rule: 'QS-2.3',
  endsAtOnce: false,
  asked: () => DEFENDER,
  settle(state, _frame, dice, report) {
    if (state.edge === null) return false;
    nextPhase(state, 'edge', dice, report);
    return true;
  },
  moves(state, _frame, list) {
    for (let i = 0; i < EDGES.length; i++) list.push(state[SETTING].make.edge(i));
  },
  answers: {
    edge: {
      play(state, _frame, move, _dice, report) {
        state.edge = move.edge;
        report?.({ type: 'edgeChosen', rule: 'QS-2.3', edge: move.edge });
      },
    },
  },
};

export interface Deploy {
  readonly type: 'deploy';
  readonly side: SideNumber;
}

/** QS-2.4, QS-2.5: the defender deploys, then the attacker; group by group in the roster's order. */
export const deploy: Definition<Deploy> = {
  fields: { side: SIDE },
  on: [null],
  rule: ['QS-2.5', 'QS-2.4'],
  endsAtOnce: false,
  asked: (_state, frame) => frame.side,

  settle(state, frame, dice, report) {
    if (nextToDeploy(state, frame.side) !== undefined) return false;
    nextPhase(state, frame.side === DEFENDER ? 'defence' : 'attack', dice, report);
    return true;
  },

  moves(state, frame, list) {
    const { board, make } = state[SETTING];
    const counts = census(state);
    const group = nextToDeploy(state, frame.side) ?? -1;
    for (let square = 0; square < board.size; square++) {
      if (whyNotDeploy(state, counts, frame.side, group, square) === undefined) {
        list.push(make.deploy(square));
      }
    }
  },

  answers: {
    deploy: {
      check: (state, { side }, { square }) =>
        whyNotDeploy(
          state,
          census(state),
          side,
          nextToDeploy(state, side) ?? -1,
          state[SETTING].board.named(square),
        ),
      play(state, { side }, { square }, _dice, report) {
        const { board, roster } = state[SETTING];
        const group = nextToDeploy(state, side);
        if (group === undefined) return;
        state.status[group] = roster.statusOf[group];
        state.at[group] = board.named(square);
        report?.({
          type: 'deployed',
          rule: side === DEFENDER ? 'QS-2.4' : 'QS-2.5',
          group: roster.ids[group],
          square,
        });
      },
    },
  },

  ask(state, { side }) {
    const { roster } = state[SETTING];
    const group = nextToDeploy(state, side);
    return message(
      'ask.deploy',
      group === undefined ? {} : { group: groupWords(roster.ids[group]) },
    );
  },

  /** Here and there, so that not everybody stands in one corner. */
  fallback: (state, _frame, listed) =>
    listed[(state.at.filter((at) => at !== -1).length * 7) % listed.length],
};

/** The group that is placed next. */
export function nextToDeploy(state: State, side: SideNumber): number | undefined {
  const { roster } = state[SETTING];
  for (let g = roster.first[side], end = roster.end[side]; g < end; g++) {
    if (state.status[g] === WAITING) return g;
  }
  return undefined;
}

function whyNotDeploy(
  state: State,
  counts: Uint8Array,
  side: SideNumber,
  group: number,
  square: number,
): Refusal | undefined {
  const full = counts[countsOf(state, side) + square] >= GROUPS_A_SQUARE;
  return (
    whyNotStart(state, side, square) ??
    (full ? REFUSED.squareFull : undefined) ??
    objectionOf(state[SETTING].book.objections.deploy, state, group, square)
  );
}

/** QS-2.4, QS-2.5: whether a side may start in a square, however many are there. */
export function whyNotStart(state: State, side: SideNumber, square: number): Refusal | undefined {
  const rows = state[SETTING].rowsFrom[state.edge ?? 'south'][square];
  if (side === ATTACKER) return rows < ATTACKER_ROWS ? undefined : REFUSED.attackerRow;
  return rows < ROWS_CLOSED_TO_DEFENDER ? REFUSED.defenderRows : undefined;
}
