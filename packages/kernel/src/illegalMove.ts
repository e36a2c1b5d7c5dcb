import type { Move, Refusal } from './ruleset.ts';

/** A move was to be played that the rules do not allow: a fault of whoever did not ask `check`. */
export class IllegalMove extends Error {
  override readonly name = 'IllegalMove';
  readonly refusal: Refusal;

  constructor(move: Move, refusal: Refusal) {
    super(`${refusal.rule} ${refusal.message.key}: ${JSON.stringify(move)}`);
    this.refusal = refusal;
  }
}

/**
 * Whether `play` has every move judged before it plays it. On wherever a fault must show (tests, development,
 * servers); off by default, because whoever searches has listed or judged the moves already.
 */
export const checks = { moves: false };
