import {
  KERNEL_ENGLISH,
  mergeCatalogues,
  message,
  render,
  Words,
  type Catalogue,
  type Message,
  type Part,
  type RuleCard,
  type Ruleset,
} from '@sandtable/kernel';
import { CLI_ENGLISH } from './english.ts';
import { inert } from './terminal.ts';

const OWN = mergeCatalogues(KERNEL_ENGLISH, CLI_ENGLISH);

/** A text of the command line itself. */
export function text(key: string, parts?: Readonly<Record<string, Part>>): string {
  return render(inMessage(message(key, parts)), OWN);
}

/**
 * A message with all that was put into it in one line: it may be from a file, and would else begin lines
 * of its own that look like ours.
 */
function inMessage({ key, with: parts }: Message): Message {
  if (parts === undefined) return { key };
  const own = Object.entries(parts).map(([name, part]) => [name, inPart(part)] as const);
  return message(key, Object.fromEntries(own));
}

function inPart(part: Part): Part {
  if (typeof part === 'string') return inert(part);
  if (typeof part === 'number') return part;
  return 'key' in part ? inMessage(part) : part.map(inPart);
}

class TerminalWords extends Words {
  override render(what: Message): string {
    return super.render(inMessage(what));
  }
}

/** Everything about one game in the words of the command line. */
export function wordsOf(ruleset: Ruleset): Words {
  return new TerminalWords(ruleset, CLI_ENGLISH);
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
export function ruleText(words: Words, card: RuleCard): string {
  const { text: rule, ruling, option } = words.card(card);
  const lines = [rule];
  if (ruling !== undefined) lines.push(text('rules.ruling', { ruling }));
  for (const { id, rule: of, default: usual } of words.ruleset.options) {
    if (of !== card.id || option === undefined) continue;
    lines.push(text('rules.option', { id, usual: String(usual), option }));
  }
  return lines.join('\n');
}
