import type { Grid } from '@sandtable/board';
import { POSITION, SETTING } from '@sandtable/kernel';
import { flowOf } from '../rules/flow.ts';
import type { GroupEntry, PbiScenario } from './scenarioFile.ts';
import { FLAGS, ON_BOARD, REMOVED, type State } from '../state/state.ts';
import { SIDES } from '../rules/tables.ts';

/** The scenario that stands exactly where a state stands. */
export function positionOf(state: State): PbiScenario {
  const { board, book, roster, fields } = state[SETTING];
  return {
    format: 1,
    ruleset: book.extension?.id ?? 'pbi',
    id: POSITION,
    ...fields,
    ...book.extension?.own?.write(state),
    turns: state.turns,
    board: boardRows(board, state.terrain),
    ...(state.edge !== null && { edge: state.edge }),
    groups: roster.ids.flatMap((_, group) =>
      state.status[group] === REMOVED ? [] : [groupEntry(state, group)],
    ),
    position: {
      turn: state.turn,
      side: SIDES[state.side],
      attempts: Object.fromEntries(
        roster.platoons.map((platoon, i) => [platoon, state.attempts[i]]),
      ),
      ...(state.alone && { alone: true }),
      stack: state.stack.map((frame) => flowOf(book).codec.write(frame, state[SETTING])),
      ...(state.outcome !== null && {
        outcome: { scores: state.outcome.scores },
      }),
    },
  };
}

/** The letters of a layout as rows, north first. */
export function boardRows({ columns, rows }: Grid, terrain: string): string[] {
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
  const { board, book, roster } = state[SETTING];
  const { status, at, ap, shots, flags } = state;
  const marks = FLAGS.filter((_, bit) => (flags[group] & (1 << bit)) !== 0);
  return {
    id: roster.ids[group],
    ...(at[group] !== -1 && { at: board.names[at[group]] }),
    ...(status[group] !== ON_BOARD && { status: book.statuses[status[group]].name }),
    ...(ap[group] !== 0 && { ap: ap[group] }),
    ...(shots[group] !== 0 && { shots: shots[group] }),
    ...(marks.length > 0 && { flags: marks }),
  };
}
