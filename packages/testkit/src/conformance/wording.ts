import {
  KERNEL_ENGLISH,
  mergeCatalogues,
  type Catalogue,
  type Message,
  type Part,
  type RuleId,
  type Ruleset,
} from '@sandtable/kernel';
import { Fault } from './trial.ts';

const GAP = /(\b(?:the|an?) )?\{(\w+)(:[^}]*)?\}/gi;

interface Gap {
  readonly name: string;
  /** Whether its forms hang on a number. */
  readonly isCounted: boolean;
  /** Whether an article stands before it. */
  readonly hasArticle: boolean;
}

/** Where something is said, for whoever reads that it is wrong; what takes time to write is written only then. */
export type Where = string | (() => string);

function told(where: Where): string {
  return typeof where === 'string' ? where : where();
}

/** What a ruleset can say: its texts and the ids of its rules. */
class Wording {
  readonly #catalogue: Catalogue;
  readonly #rules: ReadonlySet<RuleId>;
  /** What is left open in the text of a key. */
  readonly #gaps = new Map<string, readonly Gap[]>();

  constructor(ruleset: Ruleset) {
    this.#catalogue = mergeCatalogues(KERNEL_ENGLISH, ruleset.catalogue);
    this.#rules = new Set(ruleset.rulebook.map(({ id }) => id));
  }

  requireRule(rule: RuleId, where: Where): void {
    if (this.#rules.has(rule)) return;
    throw new Fault(`${told(where)} cites ${rule}, which is not in the rulebook`);
  }

  /** Every key must be in the catalogue and every gap be filled, in the parts of parts too. */
  require(message: Message, where: Where): void {
    const { texts } = this.#catalogue;
    const { key, with: parts = {} } = message;
    const gaps = this.#gaps.get(key) ?? this.#findGaps(key, where);
    for (const { name, isCounted, hasArticle } of gaps) {
      if (!Object.hasOwn(parts, name) || parts[name] === undefined) {
        throw new Fault(`${told(where)} leaves the gap {${name}} of ${key} open: ${texts[key]}`);
      }
      if (isCounted && typeof parts[name] !== 'number') {
        throw new Fault(
          `${told(where)} needs a number for the gap {${name}} of ${key}: ${texts[key]}`,
        );
      }
      if (hasArticle && this.#isNamedSide(parts[name])) {
        throw new Fault(`${told(where)} has an article before the name of a side: ${texts[key]}`);
      }
    }
    for (const part of Object.values(parts)) this.#requirePart(part, where);
  }

  #findGaps(key: string, where: Where): readonly Gap[] {
    const { texts } = this.#catalogue;
    if (!Object.hasOwn(texts, key)) {
      throw new Fault(`${told(where)} has no text for the key ${key}`);
    }
    const gaps = Array.from(texts[key].matchAll(GAP), ([, article, name, forms]) => ({
      name,
      isCounted: forms !== undefined,
      hasArticle: article !== undefined,
    }));
    this.#gaps.set(key, gaps);
    return gaps;
  }

  /** “Red decides”: only sides that are called by their role, such as the attacker, have an article. */
  #isNamedSide(part: Part): boolean {
    const isSide = typeof part === 'object' && 'key' in part && part.key.startsWith('side.');
    return isSide && this.#catalogue.texts['side.the'] !== KERNEL_ENGLISH.texts['side.the'];
  }

  #requirePart(part: Part, where: Where): void {
    if (typeof part === 'string' || typeof part === 'number') return;
    if ('key' in part) this.require(part, where);
    else for (const item of part) this.#requirePart(item, where);
  }
}

const known = new WeakMap<Ruleset, Wording>();

export function wording(ruleset: Ruleset): Wording {
  const found = known.get(ruleset) ?? new Wording(ruleset);
  known.set(ruleset, found);
  return found;
}
