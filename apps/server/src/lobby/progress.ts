import type { Pending, Premises, Ruleset, Scenario } from '@sandtable/kernel';
import { scenarioTold, type ListLine, type SideClock } from '@sandtable/wire';
import type { Insertable } from 'kysely';
import { broughtOf } from '../host/matchFile.ts';
import type { MatchRow } from '../store/store.ts';
import type { ProgressTable } from './tables.ts';

/** A match at a moment. */
export interface Glance {
  readonly premises: Premises;
  /** How many steps had been played before it came here, of those that every side knows of. */
  readonly begun: number;
  /** The table as those see it who look on, who may be behind; not there before it has begun. */
  readonly view?: object;
  /** Whom it waits for: told to those who sit there, and to nobody else. */
  readonly pending?: Pending;
  readonly clocks?: readonly SideClock[];
  /** Of how many entries of the log. */
  readonly number: number;
  /** When anything last happened that everybody notices. */
  readonly at: number;
}

export type ProgressRow = Insertable<ProgressTable>;

/** What lists show of a match that was just founded. */
export function progressAtFirst(match: MatchRow, isListed: boolean): ProgressRow {
  return {
    match: match.id,
    ruleset: match.ruleset,
    scenario: JSON.stringify(
      scenarioTold(JSON.parse(match.scenario) as Scenario, broughtOf(match).noticed),
    ),
    state: 'open',
    listed: isListed ? 1 : 0,
    number: -1,
    deciding: '[]',
    line: JSON.stringify({ now: [] } satisfies ListLine),
    outcome: null,
    clocks: null,
    since: match.created,
    updated: match.created,
  };
}

/**
 * The same once it has begun; nothing before. How it stands is what a spectator is told, so that no list gives away more
 * than the table itself does.
 */
export function progressOf(
  ruleset: Ruleset,
  { premises, begun, view, pending, clocks, number, at }: Glance,
): Omit<ProgressRow, 'match' | 'listed'> | undefined {
  if (view === undefined || pending === undefined) return undefined;
  const { scenario, options } = premises;
  const { outcome, decisions } = pending;
  const seen = ruleset.furnish(view, scenario, options);
  const turn = ruleset.scene(seen).status.at(0);
  const line: ListLine = {
    ...(turn !== undefined && { turn }),
    now: ruleset.standing(seen).map(({ side, now }) => ({ side, message: now[0].message })),
  };
  return {
    ruleset: ruleset.id,
    scenario: JSON.stringify(scenarioTold(scenario, begun)),
    state: outcome === undefined ? 'playing' : 'over',
    number,
    deciding: JSON.stringify(decisions.map(({ side }) => side)),
    line: JSON.stringify(line),
    outcome: outcome === undefined ? null : JSON.stringify(outcome),
    clocks: clocks === undefined ? null : JSON.stringify(clocks),
    since: at,
    updated: at,
  };
}
