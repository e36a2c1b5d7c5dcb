import { message, type Message, type Part } from './message.ts';

/** What becomes of a piece that an outlook watches. */
export type Fate = 'lost' | 'safe';

/**
 * What is too far off for a chart of odds: it takes turns, and decisions of both sides. So it is found out by playing
 * on from what a side knows, many times over, until something has become of each of these pieces. The ruleset
 * only says which they are and what counts; its catalogue says it in `outlook.all` and `outlook.each`.
 */
export interface Outlook<State> {
  readonly pieces: readonly OutlookPiece[];
  /** What has become of one of them, by its number here; undefined as long as it is under way. Its first fate counts. */
  fate(this: void, state: State, piece: number): Fate | undefined;
}

export interface OutlookPiece {
  readonly piece: string;
  /** The piece of the scene that it is told of with, such as the boat that it is aboard of. */
  readonly on: string;
}

/** What an outlook comes to, in pieces on average. */
export interface OutlookFigures {
  readonly of: number;
  readonly lost: number;
  readonly safe: number;
  /** Where the average of those lost lies with 95 % confidence. */
  readonly interval: readonly [number, number];
}

/** What an outlook comes to, in one line: for all its pieces, or for those on one. */
export function outlookMessage(figures: OutlookFigures, on?: Part): Message {
  const { of, lost, safe, interval } = figures;
  const [low, high] = interval.map((bound) => bound.toFixed(1));
  const parts = { of, lost: lost.toFixed(1), safe: safe.toFixed(1), low, high };
  if (on === undefined) return message('outlook.all', parts);
  return message('outlook.each', { ...parts, piece: on });
}
