import { browning } from '@sandtable/browning';
import type { Ruleset } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { pbiBoats } from '@sandtable/pbi-boats';
import { pubBattles } from '@sandtable/pub-battles';
import { squareBashing } from '@sandtable/square-bashing';

/** The games that are hosted. */
export const RULESETS: readonly Ruleset[] = [pbi, browning, pubBattles, squareBashing, pbiBoats];

export function rulesetOf(id: string): Ruleset | undefined {
  return RULESETS.find((each) => each.id === id);
}
