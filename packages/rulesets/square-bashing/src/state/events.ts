import type { Edge } from '@sandtable/board';
import type { Happening, Reason, Roll } from '@sandtable/kernel';
import type { Asset, Defence, Grade, Order, SideName } from '../rules/tables.ts';

/** A roll whose dice count from a score on. */
interface Test<Type extends string> extends Roll<Type> {
  readonly needs: number;
}

/** A roll that has its reasons. */
interface Reasoned {
  readonly reasons: readonly Reason[];
}

/** What can happen. Squares and units go by their names. */
export type SquareEvent =
  | (Happening<'deployed'> & { readonly unit: string; readonly square: string })
  | (Happening<'turnBegan'> & { readonly side: SideName; readonly turn: number })
  // Gas and barrages
  | (Roll<'gasRolled'> & {
      readonly square: string;
      readonly how: GasRoll;
      /** Where it is now; nowhere where it is gone. */
      readonly to: string | null;
    })
  | (Test<'assetTried'> & {
      readonly side: SideName;
      readonly asset: Asset;
      readonly success: boolean;
    })
  | (Roll<'shellsFell'> & {
      readonly asset: Asset;
      /** SB-8.5: what the guns are worth. */
      readonly artillery: Grade;
      readonly aimed: string;
      readonly how: Deviation;
      /** Nowhere, where they fell off the board. */
      readonly square: string | null;
    })
  | (Test<'barrageRolled'> & {
      readonly square: string;
      readonly to: string | null;
      readonly success: boolean;
    })
  | (Roll<'shelled'> & { readonly square: string; readonly hits: number })
  | (Happening<'dugIn'> & { readonly square: string; readonly defences: Defence })
  // Higher command
  | (Test<'ordered'> &
      Reasoned & { readonly square: string; readonly order: Order; readonly success: boolean })
  | (Happening<'displaced'> & { readonly unit: string; readonly square: string | null })
  // Morale
  | (Test<'moraleTest'> & Reasoned & { readonly square: string; readonly fails: number })
  | (Happening<'steadied'> & { readonly square: string })
  | (Test<'routTest'> & Reasoned & { readonly unit: string; readonly routed: boolean })
  | (Happening<'cornered'> & { readonly square: string; readonly hits: number })
  | (Happening<'fellBack'> & {
      readonly unit: string;
      readonly from: string;
      readonly to: string;
    })
  | (Happening<'leftTable'> & { readonly unit: string; readonly lost: number })
  | (Happening<'lost'> & { readonly unit: string; readonly why: LossReason })
  // Movement
  | (Test<'exitRoll'> &
      Reasoned & { readonly unit: string; readonly square: string; readonly success: boolean })
  | (Happening<'marched'> & {
      readonly unit: string;
      readonly from: string;
      readonly to: string;
      readonly extra: boolean;
    })
  | (Happening<'mounted'> & { readonly unit: string; readonly mounted: boolean })
  | (Happening<'turned'> & { readonly square: string; readonly face: Edge })
  // Assault
  | (Happening<'assaulted'> & {
      readonly units: readonly string[];
      readonly from: string;
      readonly to: string;
      readonly shock: boolean;
    })
  | (Happening<'stood'> & { readonly square: string })
  | (Happening<'gaveWay'> & Reasoned & { readonly square: string; readonly hits: number })
  | (Test<'fightDice'> &
      Reasoned & {
        readonly role: 'assault' | 'target';
        readonly side: SideName;
        readonly square: string;
        readonly hits: number;
      })
  | (Happening<'fightDecided'> & {
      readonly winner: SideName;
      readonly square: string;
      readonly killed: number;
      readonly lost: number;
    })
  | (Happening<'beaten'> & { readonly side: SideName; readonly hits: number })
  | (Happening<'advanced'> & { readonly unit: string; readonly to: string })
  | (Happening<'awarded'> & { readonly unit: string })
  // Shooting, hits and saves
  | (Test<'volley'> &
      Reasoned & { readonly from: string; readonly square: string; readonly hits: number })
  | (Test<'save'> &
      Reasoned & {
        readonly unit: string;
        /** What it had left, in half bases. */
        readonly strength: number;
        readonly failed: number;
        readonly lost: number;
      })
  // Reinforcements
  | (Test<'arrivalRoll'> & { readonly unit: string; readonly success: boolean })
  | (Happening<'arrived'> & {
      readonly unit: string;
      readonly square: string;
      readonly byRoad: boolean;
    })
  // The end
  | (Roll<'countdown'> & { readonly by: number; readonly left: number })
  | (Happening<'scored'> & {
      readonly side: SideName;
      readonly points: number;
      readonly reasons: readonly Reason[];
    })
  | (Happening<'ended'> & { readonly winner: SideName | null; readonly decisive: boolean });

export const GAS_ROLLS = ['disperses', 'forward', 'back', 'stays'] as const;
export type GasRoll = (typeof GAS_ROLLS)[number];

export const DEVIATIONS = ['short', 'on', 'over'] as const;
export type Deviation = (typeof DEVIATIONS)[number];

/** Why a unit is out of the game. */
export const LOSS_REASONS = [
  'destroyed',
  'routed',
  'captured',
  'surrendered',
  'ranIntoEnemy',
] as const;
export type LossReason = (typeof LOSS_REASONS)[number];
