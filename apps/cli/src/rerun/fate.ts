import type { Ruleset } from '@sandtable/kernel';
import { fateOfMatch, type Fate } from '@sandtable/record';
import { parseFile } from '../files.ts';
import { RULESETS } from '../rulesets.ts';

/** What would become of a file: it may hold something else than a match. */
export type FileFate = Fate | { readonly fate: 'other' };

/** Runs the match in a file again. It is only read. */
export function fateOf(file: string, rulesets: readonly Ruleset[] = RULESETS): FileFate {
  const parsed = parseFile(file);
  if (!parsed.ok) return { fate: 'unreadable', ruleset: undefined, problems: parsed.problems };
  const content = parsed.value;
  return isMatch(content) ? fateOfMatch(content, rulesets) : { fate: 'other' };
}

function isMatch(content: unknown): content is object {
  if (typeof content !== 'object' || content === null) return false;
  return 'sandtable' in content && content.sandtable === 'match';
}
