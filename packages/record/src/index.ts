/** What was done in a match, for good: its log, chained and signed by its host, and what can be proved with it. */
export { broughtTo } from './brought.ts';
export { chained, rootOf } from './chain.ts';
export * from './english.ts';
export { askedIn, type Deed, type Entry } from './entry.ts';
export * from './fate.ts';
export * from './fold.ts';
export * from './held.ts';
export { checkProof, isProof, PROOF_SCHEMA, type Proof } from './proof.ts';
export { isSigned, RECEIPT_SCHEMA, type Receipt } from './receipt.ts';
