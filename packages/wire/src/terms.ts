import type { Ruleset, Schema } from '@sandtable/kernel';

/** What those who play a match have agreed about it beyond the rules. It stands from the beginning and never changes. */
export interface Terms {
  /** Whoever looks on is told of a step only after so many more that he notices; when the match is over, of all. */
  readonly delay?: number;
}

/** How far behind those are who look on: where there are secrets, so far that nobody at the table is helped by it. */
const USUAL_DELAY = 6;

export function delayOf({ delay }: Terms, { hasSecrets }: Pick<Ruleset, 'hasSecrets'>): number {
  return delay ?? (hasSecrets ? USUAL_DELAY : 0);
}

export const TERMS_SCHEMA: Schema = {
  type: 'object',
  additionalProperties: false,
  properties: { delay: { type: 'integer', minimum: 0, maximum: 100 } },
};
