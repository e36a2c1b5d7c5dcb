import {
  MATCH_FORMAT,
  type DiceSource,
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

/** The match that a log has come to, as a file with everything in it. Every seat has given its number. */
export function matchFileOf(
  row: MatchRow,
  seats: readonly SeatRow[],
  entries: readonly Entry[],
): { readonly version: number } & Readonly<Record<string, unknown>> {
  const { id: matchNumber, commitment, secret } = row;
  const numbers = Object.fromEntries(seats.map(({ side, number }) => [side, number ?? '']));
  const dice: DiceSource = {
    from: 0,
    kind: 'committed',
    matchNumber,
    commitment,
    numbers,
    secret,
  };
  const { later = [], ...folded } = foldLog(entries);
  const beginning = beginningOf(row);
  const { version } = later.at(-1) ?? beginning;
  return {
    sandtable: 'match',
    format: MATCH_FORMAT,
    ...beginning,
    version,
    ...(later.length > 0 && { eras: [{ from: 0, version: beginning.version }, ...later] }),
    dice: [dice],
    ...folded,
  };
}
