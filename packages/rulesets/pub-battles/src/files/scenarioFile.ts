import type { Trail } from '../rules/04-movement/trails.ts';
import type { FrameEntry, Scenario } from '@sandtable/kernel';
import type { BattleMap, Place, Sided } from '../state/field.ts';
import type { BlockEdge } from '@sandtable/table';
import type { Kind, MapEdge, SideName, WayToWin } from '../rules/tables.ts';
import type { PLACES } from '../state/state.ts';

/** A battle, as it is written down. Lengths are thousandths of an inch, facings whole degrees. */
export interface PubScenario extends Scenario {
  readonly map: BattleMap;
  /** What the armies are called. */
  readonly armies: Sided<string>;
  /** PB-1.3, PB-1.4: where they are not the usual ones. */
  readonly rates?: { readonly foot?: number; readonly mounted?: number };
  readonly sizes?: {
    readonly long?: Place;
    readonly short?: Place;
    readonly square?: Place;
  };
  /** PB-4.6: how long a column is, in fronts of its piece, where that is not two. */
  readonly columnLength?: number;
  readonly firstTurn: number;
  /** PB-1.1: the turns that have fog, counted on through days and nights. */
  readonly weather?: { readonly fog: readonly number[] };
  readonly days: number;
  readonly chooser: SideName;
  readonly lines: Sided<readonly (readonly Place[])[]>;
  readonly commands: readonly CommandEntry[];
  /** PB-2.3: detachments that their side assigns to a Command before the first turn. */
  readonly detachments?: readonly DetachmentEntry[];
  readonly free?: {
    readonly host: SideName;
    readonly zone: readonly Place[];
    readonly entries: Readonly<Record<MapEdge, Place>>;
  };
  readonly position?: Position;
}

export interface CommandEntry {
  readonly side: SideName;
  readonly name: string;
  readonly rating: number;
  /** False for an army commander without one. */
  readonly chit?: boolean;
  /** PB-2.5: an army commander. */
  readonly army?: boolean;
  /** PB-12.9: with `entry`; without it, all are on the map from the beginning. */
  readonly arrives?: number;
  readonly entry?: Place;
  readonly facing?: number;
  /** The HQ; missing where the Command arrives later. */
  readonly hq?: StandingEntry;
  readonly pieces: readonly PieceEntry[];
}

export interface StandingEntry {
  readonly at: Place;
  readonly facing: number;
}

/** A piece with a place, one in reserve, or, in a Command that arrives later, neither. */
export interface PieceEntry {
  readonly name: string;
  readonly kind: Kind;
  readonly at?: Place;
  readonly facing?: number;
  readonly reserve?: boolean;
  readonly column?: boolean;
  readonly steadfast?: boolean;
}

export interface DetachmentEntry extends StandingEntry {
  readonly side: SideName;
  readonly name: string;
}

/** A battle that is under way. Pieces and Commands go by their names. */
export interface Position {
  readonly day: number;
  readonly turn: number;
  /** PB-12.8: the edge that the guest of a free game has named. */
  readonly edge?: MapEdge;
  readonly pieces: readonly PiecePosition[];
  /** The next number for a block of each side; without it, numbers are given as at the beginning. */
  readonly nextBlock?: readonly number[];
  /** PB-8.2: by Command, how its HQ has gone in this turn. */
  readonly trails?: Readonly<Record<string, Trail>>;
  readonly packed?: readonly SideName[];
  readonly pool: readonly string[];
  readonly contacts?: readonly ContactEntry[];
  readonly bombarded?: readonly { readonly gun: string; readonly target: string }[];
  readonly won?: { readonly side: SideName; readonly by: WayToWin };
  readonly stack: readonly FrameEntry[];
  readonly outcome?: {
    readonly winner: SideName | null;
    readonly scores: Readonly<Record<string, number>>;
    readonly rule: string;
  };
}

export interface PiecePosition {
  readonly name: string;
  readonly place: (typeof PLACES)[number];
  readonly at?: Place;
  readonly facing?: number;
  readonly block?: number;
  /** Of a detachment that is assigned to one. */
  readonly command?: string;
  /** Of a piece in reserve behind an army commander (PB-2.5): his Command. */
  readonly behind?: string;
  /** Of a piece that came out of reserve in this turn, along the way of an HQ: its Command (PB-8.2). */
  readonly carried?: string;
  /** Of a piece in reserve: its place there, from the foremost (PB-8.1). */
  readonly rank?: number;
  /** `spent`, `column`, `unpacked`, `moved`, `known`, `spotted`, `fallen`, `fought`. */
  readonly marks?: readonly string[];
}

interface ContactEntry {
  readonly attacker: string;
  readonly defender: string;
  readonly edge: BlockEdge;
  readonly river?: boolean;
  readonly uphill?: boolean;
  readonly enveloped?: true;
  readonly since?: number;
}
