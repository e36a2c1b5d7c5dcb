import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ruleset } from '@sandtable/kernel';

/** By these every flow of frames refuses. */
const OF_THE_KERNEL = ['notAsked', 'malformed'];

const PREFIX = 'refusal.';

/** A whole sentence, with no gap to fill: refusals are made once. */
const SENTENCE = /^[A-Z][^{}]*\.$/;

/**
 * What is wrong with the refusals that the sources of a ruleset make. Each stands beside its rule as
 * `refuse('XY-4.2', 'tooFar')`, cites a card of the book, the same wherever it stands, and has a sentence of its
 * own; and no sentence is left over. The sources of an extension come with those of what it extends.
 */
export function refusalProblems(
  { catalogue, rulebook }: Ruleset,
  ...sources: readonly string[]
): string[] {
  const { texts } = catalogue;
  const code = sources.map(codeIn).join('\n');
  const rules = new Map<string, Set<string>>(OF_THE_KERNEL.map((key) => [key, new Set()]));
  for (const [, rule, key] of code.matchAll(/refuse\(\s*'([\w.-]+)',\s*'([\w:]+)',?\s*\)/g)) {
    rules.set(key, (rules.get(key) ?? new Set()).add(rule));
  }
  // What is chosen between two stands in the code as a word.
  const words = new Set([...code.matchAll(/'(?:refusal\.)?([\w:]+)'/g)].map(([, word]) => word));
  const cards = new Set(rulebook.map(({ id }) => id));
  const keys = [...rules.keys()];
  const sentences = keys.map((key) => texts[PREFIX + key] ?? '');
  const told = Object.keys(texts).filter((key) => key.startsWith(PREFIX));
  return [
    ...(keys.length > OF_THE_KERNEL.length ? [] : ['no refusal is made']),
    ...[...rules].flatMap(([key, cited]) => {
      const unknown = [...cited].filter((rule) => !cards.has(rule));
      return [
        ...unknown.map((rule) => `${key} cites ${rule}, which is no card`),
        ...(cited.size > 1 ? [`${key} cites ${[...cited].join(' and ')}`] : []),
      ];
    }),
    ...keys.filter((_, i) => !SENTENCE.test(sentences[i])).map((key) => `${key} has no sentence`),
    ...keys
      .filter((_, i) => sentences.indexOf(sentences[i]) < i)
      .map((key) => `${key} has the sentence of another`),
    ...told
      .filter((key) => !rules.has(key.slice(PREFIX.length)) && !words.has(key.slice(PREFIX.length)))
      .map((key) => `${key} is used nowhere`),
  ];
}

/** The sources without their texts. */
function codeIn(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('english'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}
