/** A rule's id, such as `QS-10.6`. Stable for ever: tests, cards, log lines and refusals cite it. */
export type RuleId = string;

/** `source`: the published rules say so. `ruling`: we decided it. `option`: a ruling a match can switch. */
export const RULE_KINDS = ['source', 'ruling', 'option'] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

/**
 * Where a player meets the rule: in the log (`event`), in what he is refused or offered (`choice`),
 * or in neither, because it only says what words mean (`meaning`).
 */
export const RULE_EFFECTS = ['event', 'choice', 'meaning'] as const;
export type RuleEffect = (typeof RULE_EFFECTS)[number];

/** One rule. Its words are in the ruleset's catalogue, as `rule.<id>.title` and so on (`Words.card`). */
export interface RuleCard {
  readonly id: RuleId;
  readonly kind: RuleKind;
  readonly effect: RuleEffect;
  /** Whether we decided something inside a rule of the source: shown under it, labelled as a ruling. */
  readonly ruling?: true;
  /** Whether a match can switch something about the rule. */
  readonly option?: true;
}

/** A rule as a player reads it. */
export interface CardWords {
  readonly title: string;
  readonly text: string;
  readonly ruling?: string;
  readonly option?: string;
}

/** The parts of a rule that have words, each under a key of its own. */
export function cardKeys({ id, ruling, option }: RuleCard): string[] {
  const parts = ['title', 'text', ...(ruling ? ['ruling'] : []), ...(option ? ['option'] : [])];
  return parts.map((part) => `rule.${id}.${part}`);
}

export type Rulebook = readonly RuleCard[];

/** A card from its number, what it is and where it is met, and what else there is to say about it. */
export type MakeCard = (
  number: string,
  nature: `${RuleKind} ${RuleEffect}`,
  ...more: readonly ('ruling' | 'option')[]
) => RuleCard;

/** Makes the cards of a book whose ids begin with this: `QS`. */
export function cardsOf(book: string): MakeCard {
  return (number, nature, ...more) => {
    const [kind, effect] = nature.split(' ') as [RuleKind, RuleEffect];
    const said = Object.fromEntries(more.map((part) => [part, true] as const));
    return { id: `${book}-${number}`, kind, effect, ...said };
  };
}
