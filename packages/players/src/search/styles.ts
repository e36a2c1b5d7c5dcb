import type { Nature, Term } from './doctrine.ts';

/** How somebody plays who is as strong as another: what he would rather have, where both are as good. */
export const STYLES = ['book', 'bold', 'cautious'] as const;
export type Style = (typeof STYLES)[number];

/** What counts otherwise than usual, in hundredths. */
const WEIGHTS: Readonly<Record<Style, Readonly<Partial<Record<Nature, number>>>>> = {
  book: {},
  bold: { care: 75, harm: 115, ground: 110 },
  cautious: { care: 130, harm: 95, order: 120 },
};

/** The terms of a doctrine as somebody of that style weighs them. */
export function styledTerms(terms: readonly Term[], style: Style): Term[] {
  const weights = WEIGHTS[style];
  return terms.map((term) => ({
    ...term,
    weight: (term.weight * (weights[term.nature] ?? 100)) / 100,
  }));
}
