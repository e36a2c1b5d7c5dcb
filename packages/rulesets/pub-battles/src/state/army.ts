import type { Place, SideIndex } from './field.ts';
import type { Kind } from '../rules/tables.ts';

/** PB-2.3: an HQ with a rating, its chit and its pieces. */
export interface Command {
  readonly side: SideIndex;
  readonly name: string;
  readonly rating: number;
  /** PB-2.5: army commanders often have none. */
  readonly chit: boolean;
  /** PB-2.5: commands every piece of its side. */
  readonly army: boolean;
  /** PB-12.9: the turn on which it arrives, counted on through the days (9 is the first night); 0 where it is there. */
  readonly arrives: number;
  /** PB-12.9: where, and facing which way. */
  readonly entry: Place | null;
  readonly facing: number;
}

export interface PieceInfo {
  /** Unique in the battle: `Greene 2`. */
  readonly name: string;
  readonly side: SideIndex;
  readonly kind: Kind;
  /** PB-2.2: an ability of a scenario's guards: the second hit of a combat has no effect either. */
  readonly steadfast: boolean;
}

/**
 * Both orders of battle. Public, unless it is a free game (PB-12.8). Never changed, only replaced, so
 * that copies of a state share it. Red's pieces come before Blue's, and each Command's HQ before all
 * its other pieces.
 */
export interface Army {
  readonly commands: readonly Command[];
  readonly pieces: readonly PieceInfo[];
  /** The Command that each piece was written down with; -1 for detachments that are assigned later (PB-2.3). */
  readonly homes: readonly number[];
}
