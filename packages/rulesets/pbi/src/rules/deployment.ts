import { EDGES } from '@sandtable/board';
import { SETTING, message, oneOf, refuse, type Refusal, type SideNumber } from '@sandtable/kernel';
import type { Definition } from '../state/definition.ts';
import { SIDE } from '../state/frameFields.ts';
import { ATTACKER, DEFENDER, groupWords } from '../state/groups.ts';
import { objectionOf } from './objections.ts';
import { census } from '../state/census.ts';
import { countIn, WAITING, type State } from '../state/state.ts';
import { ATTACKER_ROWS, GROUPS_A_SQUARE, ROWS_CLOSED_TO_DEFENDER } from './tables.ts';
import { nextPhase } from './phases.ts';

const REFUSED = {
  defenderRows: refuse('QS-2.4', 'defenderRows'),
  attackerRow: refuse('QS-2.5', 'attackerRow'),
  squareFull: refuse('QS-2.6', 'squareFull'),
} as const;

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

/** So often a square is drawn before the list is made after all. */
const DRAWS = 10;

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
    const { make } = state[SETTING];
    const now = census(state);
    const group = nextToDeploy(state, frame.side) ?? -1;
    for (const square of startSquares(state, frame.side)) {
      const present = now.count(state, frame.side, square);
      if (whyNotPlace(state, group, square, present) === undefined) {
        list.push(make.deploy(square));
      }
    }
  },

  draw(state, { side }, dice) {
    const group = nextToDeploy(state, side) ?? -1;
    const squares = startSquares(state, side);
    for (let i = 0; i < DRAWS; i++) {
      const square = oneOf(squares, dice);
      const present = countIn(state, side, square);
      if (whyNotPlace(state, group, square, present) === undefined) {
        return state[SETTING].make.deploy(square);
      }
    }
    return undefined;
  },

  answers: {
    deploy: {
      check(state, { side }, move) {
        const square = state[SETTING].board.named(move.square);
        const group = nextToDeploy(state, side) ?? -1;
        return (
          whyNotStart(state, side, square) ??
          whyNotPlace(state, group, square, countIn(state, side, square))
        );
      },
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

/** QS-2.6: whether a group may join so many of its side in a square that they may start in. */
function whyNotPlace(
  state: State,
  group: number,
  square: number,
  present: number,
): Refusal | undefined {
  if (present >= GROUPS_A_SQUARE) return REFUSED.squareFull;
  return objectionOf(state[SETTING].book.objections.deploy, state, group, square);
}

/** The squares that a side may start in. They depend on the edge alone, so they are kept. */
function startSquares(state: State, side: SideNumber): readonly number[] {
  const { board, starts } = state[SETTING];
  const found = (starts[state.edge ?? 'south'] ??= [ATTACKER, DEFENDER].map((each) =>
    [...board.names.keys()].filter((square) => whyNotStart(state, each, square) === undefined),
  ));
  return found[side];
}

/** QS-2.4, QS-2.5: whether a side may start in a square, however many are there. */
export function whyNotStart(state: State, side: SideNumber, square: number): Refusal | undefined {
  const rows = state[SETTING].rowsFrom[state.edge ?? 'south'][square];
  if (side === ATTACKER) return rows < ATTACKER_ROWS ? undefined : REFUSED.attackerRow;
  return rows < ROWS_CLOSED_TO_DEFENDER ? REFUSED.defenderRows : undefined;
}
