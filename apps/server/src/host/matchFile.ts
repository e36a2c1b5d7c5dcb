import {
  MATCH_FORMAT,
  type BoundGame,
  type DiceSource,
  type FileStep,
  type OptionValues,
  type Premises,
  type Scenario,
} from '@sandtable/kernel';
import { foldLog, type Entry } from '@sandtable/record';
import type { MatchRow, SeatRow } from '../store/store.ts';

/** What a match is of, as its row has it. */
export function beginningOf({ ruleset, version, scenario, options }: MatchRow): Premises {
  return {
    ruleset,
    version,
    scenario: JSON.parse(scenario) as Scenario,
    options: JSON.parse(options) as OptionValues,
  };
}

/** What had been played before a match came here, on somebody's own device, and with which dice. */
export interface Brought {
  readonly dice: readonly DiceSource[];
  readonly steps: readonly FileStep[];
  /** How many of them every side knows of. */
  readonly noticed: number;
}

/** What a row has of it; nothing for a match that was begun here. */
export function broughtOf({ brought }: Pick<MatchRow, 'brought'>): Brought {
  return brought === null ? { dice: [], steps: [], noticed: 0 } : (JSON.parse(brought) as Brought);
}

/** The game that the dice of a match are committed to. */
export function gameOf(row: MatchRow): BoundGame {
  const steps = broughtOf(row).steps.map(({ side = '', move, dice = [] }) => ({
    side,
    move,
    dice,
  }));
  return { ...beginningOf(row), steps, matchNumber: row.id };
}

/** The match that a log has come to, as a file with everything in it. Every seat has given its number. */
export function matchFileOf(
  row: MatchRow,
  seats: readonly SeatRow[],
  entries: readonly Entry[],
): { readonly version: number } & Readonly<Record<string, unknown>> {
  const { id: matchNumber, commitment, secret } = row;
  const numbers = Object.fromEntries(seats.map(({ side, number }) => [side, number ?? '']));
  const brought = broughtOf(row);
  const dice: DiceSource = {
    from: brought.steps.length,
    kind: 'committed',
    matchNumber,
    commitment,
    numbers,
    secret,
  };
  const { later = [], ...folded } = foldLog(entries, brought.steps);
  const beginning = beginningOf(row);
  const { version } = later.at(-1) ?? beginning;
  return {
    sandtable: 'match',
    format: MATCH_FORMAT,
    ...beginning,
    version,
    ...(later.length > 0 && { eras: [{ from: 0, version: beginning.version }, ...later] }),
    dice: [...brought.dice, dice],
    ...folded,
  };
}
