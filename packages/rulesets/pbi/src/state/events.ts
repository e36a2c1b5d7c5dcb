import type { Edge } from '@sandtable/board';
import type { Happening, Reason, Roll } from '@sandtable/kernel';
import type { Cover, SideName, Terrain } from '../rules/tables.ts';

/** A roll whose dice count from a score on. */
interface Test<Type extends string> extends Roll<Type> {
  readonly needs: number;
}

/** What can happen. Squares and groups go by their names. */
export type PbiEvent =
  | (Happening<'laid'> & { readonly square: string; readonly terrain: Terrain })
  | (Happening<'generated'> & { readonly buildings: readonly string[] })
  | Happening<'layoutFinished'>
  | (Happening<'edgeChosen'> & { readonly edge: Edge })
  | (Happening<'deployed'> & { readonly group: string; readonly square: string })
  | (Happening<'turnBegan'> & { readonly side: SideName; readonly turn: number })
  | (Test<'breakTest'> & {
      readonly platoon: string;
      readonly markers: number;
      readonly broke: boolean;
    })
  | (Test<'moraleTest'> & {
      readonly square: string;
      readonly fails: number;
      readonly reasons: readonly Reason[];
    })
  | (Happening<'pinned'> & { readonly square: string; readonly groups: readonly string[] })
  | (Happening<'retreated'> & {
      readonly groups: readonly string[];
      readonly from: string;
      readonly to: string;
    })
  | (Happening<'removed'> & { readonly groups: readonly string[]; readonly why: RemovalReason })
  | (Test<'motivation'> & {
      readonly commander: string;
      readonly square: string;
      readonly reasons: readonly Reason[];
      readonly success: boolean;
    })
  | (Roll<'actionPoints'> & {
      readonly square: string;
      readonly groups: readonly string[];
      readonly ap: number;
      readonly reasons: readonly Reason[];
    })
  | (Happening<'rested'> & { readonly side: SideName })
  | (Happening<'closed'> & { readonly lost: number })
  | (Happening<'moved'> & {
      readonly groups: readonly string[];
      readonly from: string;
      readonly to: string;
      readonly cost: number;
    })
  | (Test<'volley'> & {
      readonly from: string;
      readonly square: string;
      readonly groups: readonly string[];
      readonly hits: number;
      readonly choice: number;
      /** Who deals the hits; nobody where there is nothing to choose. */
      readonly chooser: SideName | null;
      readonly reasons: readonly Reason[];
    })
  | (Happening<'hit'> & { readonly group: string; readonly hits: number })
  | (Test<'save'> & {
      readonly group: string;
      readonly cover: Cover;
      readonly failed: number;
      readonly reasons: readonly Reason[];
    })
  | (Happening<'fell'> & { readonly group: string; readonly square: string })
  | (Test<'opportunity'> & {
      readonly square: string;
      readonly target: string;
      readonly success: boolean;
    })
  | (Happening<'held'> & { readonly side: SideName; readonly target: string })
  | (Happening<'assaulted'> & {
      readonly groups: readonly string[];
      readonly from: string;
      readonly to: string;
    })
  | (Test<'assaultDice'> & {
      readonly role: 'assault' | 'defence';
      readonly side: SideName;
      readonly square: string;
      readonly kills: number;
      readonly reasons: readonly Reason[];
    })
  | (Happening<'assaultDecided'> & {
      readonly winner: SideName;
      readonly square: string;
      readonly killed: number;
      readonly lost: number;
    })
  | (Test<'pursuit'> & { readonly side: SideName; readonly kills: number })
  | (Test<'markerRoll'> & {
      readonly square: string;
      readonly platoon: string;
      readonly success: boolean;
    })
  | (Test<'extension'> & {
      readonly side: SideName;
      readonly success: boolean;
      /** Whether there is another side that would have the turn too. */
      readonly both: boolean;
    })
  | (Happening<'declined'> & { readonly side: SideName })
  | Happening<'destroyed'>
  | (Roll<'buildingPoints'> & { readonly squares: readonly string[]; readonly points: number })
  | (Happening<'groupPoints'> & { readonly groups: number; readonly points: number })
  | (Happening<'ended'> & { readonly winner: SideName | null });

/** Why groups left the board without a marker. */
export const REMOVAL_REASONS = ['broke', 'panic', 'offBoard', 'noRoom'] as const;
export type RemovalReason = (typeof REMOVAL_REASONS)[number];
