import type { Side } from '@sandtable/kernel';

/** What everybody can say in one press and reads in his own language: `phrase.<name>` in the catalogues. */
export const PHRASES = [
  'hello',
  'goodLuck',
  'oneMoment',
  'back',
  'wellPlayed',
  'unlucky',
  'sorry',
  'thanks',
  'goodGame',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** Those who play and those who look on are among themselves. */
export type Among = 'players' | 'spectators';

/** Something that was said at a table. */
export interface Spoken {
  readonly among: Among;
  /** Counted from 1, among them. */
  readonly number: number;
  readonly at: number;
  /** Who said it, where he plays. */
  readonly side?: Side;
  /** What he is called, where he looks on and has said so. */
  readonly name?: string;
  readonly text?: string;
  readonly phrase?: Phrase;
}
