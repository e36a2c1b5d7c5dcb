import { browning } from '@sandtable/browning';
import type { Ruleset } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { pbiBoats } from '@sandtable/pbi-boats';
import { pubBattles } from '@sandtable/pub-battles';
import { squareBashing } from '@sandtable/square-bashing';
import { UsageError } from './errors.ts';
import { text } from './words.ts';

/** The games there are; the first is the one to begin with. */
export const RULESETS: readonly Ruleset[] = [pbi, browning, pubBattles, squareBashing, pbiBoats];

/** The ruleset of this name; the first where none is named. */
export function rulesetNamed(id: string | undefined): Ruleset {
  if (id === undefined) return RULESETS[0];
  const ruleset = RULESETS.find((each) => each.id === id);
  if (ruleset !== undefined) return ruleset;
  throw new UsageError(text('error.ruleset', { id, known: RULESETS.map((each) => each.id) }));
}

/** The ruleset that a file of ours names, if it is one of those here. */
export function rulesetOf(content: unknown): Ruleset | undefined {
  if (typeof content !== 'object' || content === null || !('ruleset' in content)) return undefined;
  return RULESETS.find(({ id }) => id === content.ruleset);
}
