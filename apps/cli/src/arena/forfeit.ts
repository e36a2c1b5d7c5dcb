/** What loses a program its game. Described in docs/writing-a-bot.md. */
export const FAULTS = [
  'start',
  'silence',
  'crash',
  'closed',
  'long',
  'json',
  'answer',
  'illegal',
] as const;
export type Fault = (typeof FAULTS)[number];

/** Whoever answers so has lost the game: by which fault, and in words. */
export class Forfeit extends Error {
  override readonly name = 'Forfeit';
  readonly fault: Fault;
  /** The rule of the game that a move broke. */
  readonly rule: string | undefined;

  constructor(fault: Fault, words: string, rule?: string) {
    super(words);
    this.fault = fault;
    this.rule = rule;
  }
}
