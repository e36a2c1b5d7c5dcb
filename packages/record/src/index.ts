/** What was done in a match, for good: its log, chained and signed by its host, and what can be proved with it. */
export * from './chain.ts';
export * from './english.ts';
export * from './entry.ts';
export * from './fold.ts';
export * from './proof.ts';
export * from './receipt.ts';
