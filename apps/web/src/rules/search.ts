import type { RuleCard } from '@sandtable/kernel';

/** Which rules are wanted: all, those in which we decided something, those a match can switch. */
export const WANTED = ['everything', 'rulings', 'options'] as const;
type Wanted = (typeof WANTED)[number];

export interface Search {
  /** What was typed. */
  readonly find: string;
  readonly only: Wanted;
}

export function searchIn(address: URL): Search {
  const only = WANTED.find((wanted) => wanted === address.searchParams.get('only'));
  return { find: address.searchParams.get('find') ?? '', only: only ?? 'everything' };
}

/** The part of an address that keeps a search; empty where nothing is searched. */
export function searchPart({ find, only }: Search): string {
  const parts = new URLSearchParams();
  if (find.trim() !== '') parts.set('find', find);
  if (only !== 'everything') parts.set('only', only);
  return parts.size === 0 ? '' : `?${parts}`;
}

/** One pattern for each word that was typed, or its beginning. Small and capital letters are alike. */
export function patternsOf(find: string): RegExp[] {
  const words = find.split(/\s+/).filter((word) => word !== '');
  return words.map((word) => new RegExp(patternOf(word), 'giu'));
}

function patternOf(word: string): string {
  const literal = word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  // Keyboards have the plain apostrophe, the book has the round one.
  const begun = literal.replaceAll(/['’]/g, "['’]");
  // A number may stand inside the id of a rule.
  return /^[\p{L}]/u.test(word) ? String.raw`(?<![\p{L}\p{N}])${begun}` : begun;
}

/** Whether every word that was typed is somewhere in these texts. */
export function hasAll(texts: readonly string[], patterns: readonly RegExp[]): boolean {
  return patterns.every((pattern) => texts.some((text) => text.search(pattern) >= 0));
}

export function isWanted({ kind, ruling, option }: RuleCard, wanted: Wanted): boolean {
  switch (wanted) {
    case 'everything':
      return true;
    case 'rulings':
      return kind === 'ruling' || ruling !== undefined;
    case 'options':
      return kind === 'option' || option !== undefined;
  }
}

/** A piece of a text, and whether it is what was looked for. */
interface Stretch {
  readonly text: string;
  readonly marked: boolean;
  readonly at: number;
}

/** The text cut up at what is found in it. */
export function stretches(text: string, patterns: readonly RegExp[]): Stretch[] {
  const marked = new Array<boolean>(text.length).fill(false);
  for (const pattern of patterns) {
    for (const found of text.matchAll(pattern)) {
      marked.fill(true, found.index, found.index + found[0].length);
    }
  }
  const cuts = [...marked.keys()].filter((at) => at === 0 || marked[at] !== marked[at - 1]);
  return cuts.map((at, i) => ({ text: text.slice(at, cuts[i + 1]), marked: marked[at], at }));
}
