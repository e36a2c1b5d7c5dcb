import {
  KERNEL_ENGLISH,
  mergeCatalogues,
  message,
  render,
  type Catalogue,
  type GameEvent,
  type Message,
  type Outcome,
  type Part,
  type Problem,
  type RuleCard,
  type Ruleset,
  type Side,
} from '@sandtable/kernel';
import { CLI_ENGLISH } from './english.ts';

const OWN = mergeCatalogues(KERNEL_ENGLISH, CLI_ENGLISH);

/** A text of the command line itself. */
export function text(key: string, parts?: Readonly<Record<string, Part>>): string {
  return render(message(key, parts), OWN);
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

/** Everything about one game in words. */
export class Words {
  readonly ruleset: Ruleset;
  readonly #catalogue: Catalogue;

  constructor(ruleset: Ruleset) {
    this.ruleset = ruleset;
    this.#catalogue = mergeCatalogues(KERNEL_ENGLISH, CLI_ENGLISH, ruleset.catalogue);
  }

  render(what: Message): string {
    return render(what, this.#catalogue);
  }

  text(key: string, parts?: Readonly<Record<string, Part>>): string {
    return this.render(message(key, parts));
  }

  /** A word of the ruleset, such as a side or a kind of piece; as it is where it has no text. */
  word(group: string, name: string): string {
    const key = `${group}.${name}`;
    return Object.hasOwn(this.#catalogue.texts, key) ? this.text(key) : name;
  }

  side(side: Side): string {
    return this.word('side', side);
  }

  /** The side at the beginning of a line. */
  sideFirst(side: Side): string {
    return asSentence(this.side(side));
  }

  /** How a game came out, in one sentence. */
  result({ winner, scores }: Outcome): string {
    const { sides } = this.ruleset;
    const order = sides[1] === winner ? sides.toReversed() : sides;
    const [more, less] = order.map((side) => scores[side]);
    if (winner === undefined) return this.text('play.draw', { more, less });
    return this.text('play.won', { side: this.sideFirst(winner), more, less });
  }

  tell(event: GameEvent): string {
    return asSentence(this.render(this.ruleset.tell(event)));
  }
}

function asSentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Problems of a file in words: those of its ruleset too, where that is known. */
export function problemTexts(
  problems: readonly Problem[],
  ruleset?: Ruleset,
): { readonly path: string; readonly message: string }[] {
  const catalogue = ruleset === undefined ? OWN : mergeCatalogues(OWN, ruleset.catalogue);
  return problems.map(({ path, message: what }) => ({ path, message: render(what, catalogue) }));
}

/** Each problem in a line. */
export function describeProblems(problems: readonly Problem[], ruleset?: Ruleset): string[] {
  return problemTexts(problems, ruleset).map(({ path, message: what }) =>
    path === '' ? what : `${path}: ${what}`,
  );
}
