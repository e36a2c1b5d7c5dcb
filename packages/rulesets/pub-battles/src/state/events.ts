import type { Happening, Roll } from '@sandtable/kernel';
import type { Place } from './field.ts';
import type { Arm, Kind, SideName, WayToWin } from '../rules/tables.ts';

/**
 * A piece in an event. Its tag is known to all; its name and kind only to its owner, and taken out for
 * everybody else unless he knows them (`secrets.ts`).
 */
export interface Ref {
  readonly tag: string;
  readonly side: SideName;
  readonly name: string | null;
  readonly kind: Kind | null;
  /** Whether the enemy knows its kind. */
  readonly open: boolean;
  /** Whether it is out of the battle, so that all know what it was. */
  readonly out: boolean;
}

/** Where a block stood and stands. */
export interface Standing {
  readonly at: Place;
  readonly facing: number;
}

/** What can happen. */
export type PubEvent =
  // PB-1, PB-3
  | (Happening<'turnBegan'> & {
      readonly day: number;
      readonly turn: number;
      /** PB-1.1 */
      readonly fog: boolean;
      /** PB-3.2: how many of each side go into the pool. */
      readonly chits: readonly number[];
    })
  | (Happening<'nightBegan'> & { readonly day: number; readonly chits: readonly number[] })
  /** `command` only for its own side. */
  | (Happening<'drawn'> & { readonly side: SideName; readonly command: string | null })
  | (Roll<'delayed'> & {
      readonly by: Ref;
      /** How many of the chits that are drawn move before this one. */
      readonly after: number;
      /** Only for its own side. */
      readonly rating: number | null;
      readonly success: boolean;
    })
  | (Roll<'jumped'> & {
      readonly by: Ref;
      /** PB-3.6: only for its own side, where another rolls for it. */
      readonly hq: Ref | null;
      readonly rating: number | null;
      readonly success: boolean;
    })
  /** PB-3.7: told to the other side. */
  | (Happening<'passed'> & { readonly side: SideName })
  | (Happening<'orderEnded'> & { readonly side: SideName })
  // PB-4 to PB-9
  | (Happening<'moved'> & {
      readonly piece: Ref;
      readonly from: Standing;
      readonly to: Standing;
      /** The way of its centre. */
      readonly way: readonly Place[];
      readonly column: boolean;
    })
  | (Happening<'attacked'> & {
      readonly piece: Ref;
      readonly target: Ref;
      readonly flank: boolean;
      readonly from: Standing;
      readonly to: Standing;
      readonly way: readonly Place[];
    })
  /** Out of reserve, or onto the map for the first time. */
  | (Happening<'appeared'> & {
      readonly piece: Ref;
      readonly to: Standing;
      /** PB-1.4: how wide and how deep its block is. */
      readonly size: readonly [number, number];
    })
  /** Into reserve, or off the map. */
  | (Happening<'vanished'> & {
      readonly piece: Ref;
      readonly from: Standing;
      readonly where: 'reserve' | 'off';
      readonly hidden?: true;
    })
  | (Happening<'hqPushed'> & { readonly piece: Ref; readonly to: Standing })
  /** PB-7.4: told to the enemy of the piece. */
  | (Happening<'spotted'> & { readonly piece: Ref; readonly arm: Arm; readonly at: Place })
  | (Happening<'rallied'> & { readonly piece: Ref; readonly hidden?: true })
  | (Happening<'unpacked'> & { readonly piece: Ref })
  | (Happening<'packed'> & { readonly piece: Ref })
  /** PB-4.4: in buildings. */
  | (Happening<'scattered'> & { readonly piece: Ref; readonly hidden?: true })
  | (Roll<'bombarded'> & {
      readonly piece: Ref;
      readonly target: Ref;
      readonly from: Place;
      readonly to: Place;
      readonly needs: number;
      readonly hits: number;
    })
  // PB-10, PB-11
  /** PB-7.4: all leads in contact know each other's quality now. */
  | (Happening<'met'> & { readonly pieces: readonly Ref[] })
  | (Happening<'combatBegan'> & { readonly pieces: readonly Ref[]; readonly at: Place })
  | (Happening<'roundBegan'> & { readonly round: number })
  | (Happening<'withdrew'> & { readonly piece: Ref })
  | (Roll<'fired'> & {
      readonly piece: Ref;
      readonly target: Ref;
      readonly from: Place;
      readonly to: Place;
      readonly needs: number;
      readonly hits: number;
    })
  /** PB-10.6: hits that count otherwise: an elite's first, a militia's first. */
  | (Happening<'shrugged'> & { readonly piece: Ref })
  | (Happening<'shaken'> & { readonly piece: Ref })
  | (Happening<'becameSpent'> & { readonly piece: Ref; readonly at: Place })
  | (Happening<'destroyed'> & { readonly piece: Ref; readonly at: Place })
  | (Happening<'retreated'> & {
      readonly piece: Ref;
      readonly from: Standing;
      readonly to: Standing;
      readonly willing: boolean;
    })
  | (Happening<'pushed'> & { readonly piece: Ref; readonly from: Standing; readonly to: Standing })
  | (Happening<'stood'> & { readonly piece: Ref })
  | (Happening<'relieved'> & { readonly piece: Ref; readonly to: Standing })
  | (Happening<'combatEnded'> & Record<never, never>)
  // PB-12
  | (Happening<'chose'> & { readonly side: SideName })
  | (Happening<'revealed'> & { readonly stays: readonly SideName[] })
  | (Happening<'recovered'> & { readonly piece: Ref; readonly to: Standing })
  | (Happening<'won'> & { readonly side: SideName; readonly by: WayToWin })
  | (Happening<'ended'> & {
      readonly winner: SideName | null;
      readonly by: WayToWin | 'withdrawal' | 'unsupplied';
      readonly red: number;
      readonly blue: number;
    })
  // PB-2.3, PB-12.8: only for the side itself
  | (Happening<'arranged'> & { readonly piece: Ref })
  | (Happening<'assigned'> & { readonly piece: Ref; readonly command: string })
  | (Happening<'raised'> & {
      readonly side: SideName;
      readonly command: string;
      readonly rating: number;
    })
  | (Happening<'enlisted'> & {
      readonly side: SideName;
      readonly name: string;
      readonly kind: Kind;
    })
  | (Happening<'mustered'> & { readonly side: SideName })
  | (Happening<'edgeChosen'> & { readonly side: SideName; readonly edge: string });

export type EventOf<T extends PubEvent['type']> = Extract<PubEvent, { type: T }>;
