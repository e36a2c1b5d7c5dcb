import type { Frame } from '../state/frames.ts';
import { GROUP_IDS, groupNamed } from '../state/groups.ts';
import {
  FRAME_FIELDS,
  type FieldKind,
  type FrameEntry,
  type GroupEntry,
  type PbiScenario,
} from './scenarioFile.ts';
import { BOARD, FLAGS, ON_BOARD, REMOVED, STATUSES, type State } from '../state/state.ts';
import { PLATOONS, SIDES, type SideName } from '../rules/tables.ts';

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
      stack: state.stack.map(encodeFrame),
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

function encodeFrame(frame: Frame): FrameEntry {
  const fields = Object.entries(FRAME_FIELDS[frame.type]).map(([name, kind]) => [
    name,
    encodeField(kind, (frame as unknown as Record<string, unknown>)[name]),
  ]);
  return { type: frame.type, ...Object.fromEntries(fields) } as FrameEntry;
}

/** The frame that an entry of a checked file stands for. */
export function decodeFrame(entry: FrameEntry): Frame {
  const fields = Object.entries(FRAME_FIELDS[entry.type]).map(([name, kind]) => [
    name,
    decodeField(kind, entry[name]),
  ]);
  return { type: entry.type, ...Object.fromEntries(fields) } as Frame;
}

function encodeField(kind: FieldKind, value: unknown): unknown {
  switch (kind) {
    case 'square':
      return BOARD.names[value as number];
    case 'squares':
      return (value as number[]).map((square) => BOARD.names[square]);
    case 'groups':
      return (value as number[]).map((group) => GROUP_IDS[group]);
    case 'side':
      return SIDES[value as number];
    case 'count':
    case 'counts':
    case 'cover':
    case 'stage':
    case 'terrain':
      return value;
  }
}

function decodeField(kind: FieldKind, value: unknown): unknown {
  switch (kind) {
    case 'square':
      return BOARD.named(value as string);
    case 'squares':
      return (value as string[]).map((name) => BOARD.named(name));
    case 'groups':
      return (value as string[]).map(groupNamed);
    case 'side':
      return SIDES.indexOf(value as SideName);
    case 'count':
    case 'counts':
    case 'cover':
    case 'stage':
    case 'terrain':
      return value;
  }
}
