import {
  accept,
  loadSteps,
  MATCH_FORMAT,
  resume,
  type Match,
  type Result,
  type RuleChange,
  type Ruleset,
} from '@sandtable/kernel';
import { unhurried } from './unhurried.ts';

/** A match out of its file. */
export interface TakenUp {
  readonly match: Match;
  /** Set where the rules have changed since, and with them what came of a step. */
  readonly changed?: RuleChange;
}

/** A match that somebody brought: every move and every die of it is checked. */
export function verified(file: unknown, ruleset: Ruleset): Promise<Result<TakenUp>> {
  return unhurried(loadSteps(file, [ruleset]));
}

/** A match that was kept on this device, from its record; one of earlier rules is played again. */
export async function takeUp(file: unknown, ruleset: Ruleset): Promise<Result<TakenUp>> {
  if (!isPresent(file, ruleset)) return verified(file, ruleset);
  const resumed = resume(file, [ruleset]);
  return resumed.ok ? accept({ match: resumed.value }) : resumed;
}

/** Whether a file is as it would be written today. */
function isPresent(file: unknown, ruleset: Ruleset): boolean {
  const { format, version } = file as { readonly format?: unknown; readonly version?: unknown };
  return format === MATCH_FORMAT && version === ruleset.version;
}
