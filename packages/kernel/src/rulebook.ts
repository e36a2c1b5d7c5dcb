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

/** One rule as a player reads it. */
export interface RuleCard {
  readonly id: RuleId;
  readonly title: string;
  readonly text: string;
  readonly kind: RuleKind;
  readonly effect: RuleEffect;
  /** Our decision inside a rule of the source: shown under it, labelled as a ruling. */
  readonly ruling?: string;
  /** What a match can switch about the rule, in the words of the option. */
  readonly option?: string;
}

export type Rulebook = readonly RuleCard[];

/** A card from its number, what it is and where it is met, its title and its text. */
export type MakeCard = (
  number: string,
  nature: `${RuleKind} ${RuleEffect}`,
  title: string,
  text: string,
  more?: Pick<RuleCard, 'ruling' | 'option'>,
) => RuleCard;

/** Makes the cards of a book whose ids begin with this: `QS`. */
export function cardsOf(book: string): MakeCard {
  return (number, nature, title, text, more = {}) => {
    const [kind, effect] = nature.split(' ') as [RuleKind, RuleEffect];
    return { id: `${book}-${number}`, kind, effect, title, text, ...more };
  };
}
