import { flow } from '../rules/flow.ts';
import { GROUP_IDS } from '../state/groups.ts';
import type { GroupEntry, PbiScenario } from './scenarioFile.ts';
import { BOARD, FLAGS, ON_BOARD, REMOVED, STATUSES, type State } from '../state/state.ts';
import { PLATOONS, SIDES } from '../rules/tables.ts';

/** The scenario that stands exactly where a state stands. */
export function positionOf(state: State): PbiScenario {
  return {
    format: 1,
    ruleset: 'pbi',
    id: 'position',
    title: 'A position',
    turns: state.turns,
    board: boardRows(state.terrain),
    ...(state.edge !== null && { edge: state.edge }),
    groups: GROUP_IDS.flatMap((_, group) =>
      state.status[group] === REMOVED ? [] : [groupEntry(state, group)],
    ),
    position: {
      turn: state.turn,
      side: SIDES[state.side],
      attempts: Object.fromEntries(PLATOONS.map((platoon, i) => [platoon, state.attempts[i]])),
      ...(state.alone && { alone: true }),
      stack: state.stack.map((frame) => flow.codec.write(frame, undefined)),
      ...(state.outcome !== null && {
        outcome: { scores: state.outcome.scores },
      }),
    },
  };
}

/** The letters of a layout as rows, north first. */
export function boardRows(terrain: string): string[] {
  const { columns, rows } = BOARD;
  return Array.from({ length: rows }, (_, i) => {
    const start = (rows - 1 - i) * columns;
    return terrain.slice(start, start + columns);
  });
}

/** The letters of a layout from its rows. */
export function boardLetters(rows: readonly string[]): string {
  return rows.toReversed().join('');
}

function groupEntry(state: State, group: number): GroupEntry {
  const { status, at, ap, shots, flags } = state;
  const marks = FLAGS.filter((_, bit) => (flags[group] & (1 << bit)) !== 0);
  return {
    id: GROUP_IDS[group],
    ...(at[group] !== -1 && { at: BOARD.names[at[group]] }),
    ...(status[group] !== ON_BOARD && { status: STATUSES[status[group]] }),
    ...(ap[group] !== 0 && { ap: ap[group] }),
    ...(shots[group] !== 0 && { shots: shots[group] }),
    ...(marks.length > 0 && { flags: marks }),
  };
}
