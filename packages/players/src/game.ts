import type { Mind } from './mind.ts';
import type { Doctrine } from './search/doctrine.ts';
import type { Efforts } from './search/effort.ts';

/** All that players know of one game. */
export interface GameSense {
  readonly mind: Mind;
  /** Answers what a level does not think about; where there is none, the mind does. */
  readonly routine?: Mind;
  readonly doctrine: Doctrine;
  readonly efforts: Efforts;
}
