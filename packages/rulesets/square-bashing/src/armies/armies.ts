import type { Asset, Grade } from '../rules/tables.ts';
import armies from './armies.json' with { type: 'json' };

/** What an army of history had, and how far one that is chosen may go beyond it. */
export interface ListedArmy {
  readonly id: string;
  /** By the words of scenarios: how many of a unit it had, and half as many again, of which more cannot be chosen. */
  readonly units: Readonly<Record<string, readonly [usual: number, most: number]>>;
  /** SB-8.5: the quality of its artillery. */
  readonly artillery: Grade;
  /** SB-9.2: the quality of its higher command. */
  readonly command: Grade;
  readonly assets: Readonly<Partial<Record<Asset, number>>>;
}

/** The lists that armies are chosen from; their words are in the catalogue. */
export const ARMIES = armies as unknown as readonly ListedArmy[];
