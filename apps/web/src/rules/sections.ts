import { RESIGNATION, type RuleCard, type RuleId, type Rulebook } from '@sandtable/kernel';

/** Rules whose ids begin alike, as they stand together in the book. */
export interface Section {
  readonly id: string;
  readonly cards: readonly RuleCard[];
}

/** The section of a rule: `QS-8` of `QS-8.1`. */
export function sectionOf(rule: RuleId): string {
  const end = rule.lastIndexOf('.');
  return end < 0 ? rule : rule.slice(0, end);
}

/** The rules of a game by section, in the order of the book; how to give up is the last. */
export function sectionsOf(rulebook: Rulebook): Section[] {
  const sections = Map.groupBy([...rulebook, RESIGNATION], ({ id }) => sectionOf(id));
  return Array.from(sections, ([id, cards]) => ({ id, cards }));
}
