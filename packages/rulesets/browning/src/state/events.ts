import type { Happening, Roll } from '@sandtable/kernel';
import type { Place } from './field.ts';
import type { Cover, LeaderAction, SideName } from '../rules/tables.ts';

/** What can happen. Teams, leaders and figures go by their names. */
export type BrowningEvent =
  | (Happening<'turnBegan'> & { readonly turn: number; readonly side: SideName | null })
  | (Happening<'drawn'> & { readonly card: string; readonly side: SideName })
  | (Happening<'activated'> & { readonly team: string })
  | (Roll<'control'> & { readonly team: string; readonly control: number })
  | (Roll<'leaderControl'> & { readonly leader: string; readonly control: number })
  | (Roll<'rallied'> & {
      readonly figure: string;
      readonly at: Place;
      readonly success: boolean;
    })
  | (Roll<'moveRoll'> & { readonly team: string; readonly high: number; readonly low: number })
  | (Happening<'moved'> & {
      readonly figures: readonly string[];
      readonly from: readonly Place[];
      readonly to: readonly Place[];
    })
  | (Happening<'left'> & { readonly figures: readonly string[] })
  | (Roll<'scatteredFire'> & {
      readonly team: string;
      readonly needs: number;
      readonly at: Place;
      readonly firers: readonly string[];
      readonly targets: readonly string[];
      readonly hits: number;
      /** How many of the targets that are pinned by it: no more than were upright. */
      readonly pins: number;
    })
  | (Roll<'effectiveFire'> & {
      readonly team: string;
      readonly at: Place;
      readonly firers: readonly string[];
      readonly targets: readonly string[];
      readonly firepower: number;
      readonly defence: number;
      readonly cover: Cover;
      readonly hits: number;
    })
  | (Roll<'assaultFire'> & {
      readonly team: string;
      readonly firepower: number;
      readonly defence: number;
      readonly hits: number;
    })
  | (Happening<'pinned'> & { readonly figure: string; readonly at: Place })
  | (Happening<'scattered'> & { readonly figure: string; readonly at: Place })
  | (Happening<'stayedReady'> & { readonly team: string })
  | (Happening<'done'> & { readonly team: string })
  | (Happening<'led'> & { readonly leader: string; readonly action: LeaderAction })
  | (Happening<'pushed'> & { readonly leader: string; readonly team: string })
  | (Roll<'regrouped'> & { readonly leader: string; readonly tried: number; readonly back: number })
  | (Happening<'cameBack'> & {
      readonly figure: string;
      readonly team: string;
      readonly at: Place;
    })
  | (Happening<'stayedAside'> & { readonly figures: readonly string[] })
  | (Happening<'lost'> & { readonly figures: readonly string[] })
  | (Happening<'rested'> & { readonly side: SideName })
  | (Happening<'wiped'> & { readonly side: SideName })
  | (Happening<'broke'> & { readonly side: SideName; readonly lost: number; readonly of: number })
  | (Happening<'held'> & { readonly objective: string; readonly side: SideName })
  | (Happening<'exits'> & { readonly side: SideName; readonly figures: number })
  | (Happening<'ended'> & { readonly winner: SideName | null });
