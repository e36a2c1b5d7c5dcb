import {
  asSentence,
  MATCH_RULES,
  type RuleChange,
  type RuleId,
  type Ruleset,
} from '@sandtable/kernel';
import { text, wordsOf } from './words.ts';

export function ruleTitle(ruleset: Ruleset, id: RuleId): string | undefined {
  const card = [...ruleset.rulebook, ...MATCH_RULES].find((each) => each.id === id);
  return card && wordsOf(ruleset).card(card).title;
}

/** A rule as it is named in a sentence: its id, and its title where it has one. */
export function ruleNamed(ruleset: Ruleset, id: RuleId): string {
  const title = ruleTitle(ruleset, id);
  return title === undefined ? id : text('changed.rule', { id, title });
}

/** That the rules have changed since a match was played: what differs, and what becomes of it. */
export function changedText(ruleset: Ruleset, changed: RuleChange): string {
  const { step, rule, message, dropped } = changed;
  const what = asSentence(wordsOf(ruleset).render(message));
  return [
    text('changed.step', { step, rule: ruleNamed(ruleset, rule) }),
    // The reason of a refusal is a sentence already.
    /[.!?]$/.test(what) ? what : text('changed.what', { what }),
    dropped === 0 ? text('changed.kept') : text('changed.dropped', { dropped, before: step }),
  ].join(' ');
}
