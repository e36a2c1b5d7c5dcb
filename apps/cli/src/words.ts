import {
  KERNEL_ENGLISH,
  mergeCatalogues,
  message,
  render,
  Words,
  type Catalogue,
  type Part,
  type RuleCard,
  type Ruleset,
} from '@sandtable/kernel';
import { CLI_ENGLISH } from './english.ts';

const OWN = mergeCatalogues(KERNEL_ENGLISH, CLI_ENGLISH);

/** A text of the command line itself. */
export function text(key: string, parts?: Readonly<Record<string, Part>>): string {
  return render(message(key, parts), OWN);
}

/** Everything about one game in the words of the command line. */
export function wordsOf(ruleset: Ruleset): Words {
  return new Words(ruleset, CLI_ENGLISH);
}

/** The texts to describe problems with: those of a ruleset too, where it is known. */
export function catalogueOf(ruleset?: Ruleset): Catalogue {
  return ruleset === undefined ? OWN : mergeCatalogues(OWN, ruleset.catalogue);
}

/** Things of which one is meant: `a, b or c`. */
export function alternatives(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  const joint = text('list.joint');
  return `${words.slice(0, -1).join(joint)}${text('list.or')}${words[words.length - 1]}`;
}

/** The text of a rule, with our own ruling on it and what can be switched, where there is such. */
export function ruleText({ options }: Ruleset, card: RuleCard): string {
  const lines = [card.text];
  if (card.ruling !== undefined) lines.push(text('rules.ruling', { ruling: card.ruling }));
  for (const { id, rule, default: usual } of options) {
    if (rule !== card.id || card.option === undefined) continue;
    lines.push(text('rules.option', { id, usual: String(usual), option: card.option }));
  }
  return lines.join('\n');
}
