import { MATCH_RULES, type RuleCard, type RuleId, type Rulebook } from '@sandtable/kernel';

/** Rules whose ids begin alike, as they stand together in the book. */
export interface Section {
  readonly id: string;
  readonly cards: readonly RuleCard[];
}

/** Where the rules of the match itself stand: they are in no book. */
export const OF_THE_MATCH = 'match';

/** The section of a rule: `QS-8` of `QS-8.1`. */
export function sectionOf(rule: RuleId): string {
  if (MATCH_RULES.some(({ id }) => id === rule)) return OF_THE_MATCH;
  const end = rule.lastIndexOf('.');
  return end < 0 ? rule : rule.slice(0, end);
}

/** The rules of a game by section, in the order of the book; how a match ends otherwise is the last. */
export function sectionsOf(rulebook: Rulebook): Section[] {
  const sections = Map.groupBy([...rulebook, ...MATCH_RULES], ({ id }) => sectionOf(id));
  return Array.from(sections, ([id, cards]) => ({ id, cards }));
}
