import { SETTING, type Outcome } from '@sandtable/kernel';
import type { BlockEdge } from '@sandtable/table';
import type { Army } from './army.ts';
import type { SideIndex } from './field.ts';
import type { Frame } from './frames.ts';
import { settingOf, type Setting } from './setting.ts';
import type { Options } from '../rules/options.ts';
import type { MapEdge, WayToWin } from '../rules/tables.ts';
import type { Trail } from '../rules/04-movement/trails.ts';

/** Where a piece is. */
export const PLACES = ['map', 'reserve', 'due', 'destroyed', 'gone', 'left'] as const;
export const ON_MAP = 0;
/** PB-8.1: hidden behind its HQ. */
export const RESERVE = 1;
/** PB-12.9: not arrived yet. */
export const DUE = 2;
export const DESTROYED = 3;
/** PB-12.6: destroyed, and not recovered in the night. */
export const GONE = 4;
/** PB-12.10: marched off the map. */
export const LEFT = 5;

/** PB-10.2: one piece moved into contact with another, with its front against that edge. */
export interface Contact {
  readonly attacker: number;
  readonly defender: number;
  readonly edge: BlockEdge;
  /** PB-6.7: it came over a river. */
  readonly river: boolean;
  /** PB-10.4: it came from lower ground. */
  readonly uphill: boolean;
  /** PB-6.6: its defender is attacked from the other side too: its support is broken, and it is flanked. */
  readonly enveloped?: true;
  /** PB-6.4: its first round, where it came into a combat under way; the first of the combat otherwise. */
  readonly since?: number;
}

/** PB-7.1: guns, and whom they fired at. */
export interface Bombardment {
  readonly gun: number;
  readonly target: number;
}

/** PB-12.10: a battle that was won, and is played on. */
export interface Won {
  readonly side: SideIndex;
  readonly by: WayToWin;
}

/**
 * A game of Pub Battles. Pieces and Commands are numbers of its orders of battle; what belongs to one is in arrays.
 * Places are whole thousandths of an inch, facings whole degrees clockwise from north (PB-1.4).
 */
export interface State {
  readonly options: Options;
  /** PB-12.8: the orders of battle that were written in a free game; null in all others, whose scenario has them. */
  written: Army | null;
  /** PB-12.8: the edge that the guest of a free game comes from; null before, and in other games. */
  edge: MapEdge | null;
  day: number;
  /** 1 to 8, and 9 for the night. */
  turn: number;

  readonly place: number[];
  readonly x: number[];
  readonly y: number[];
  readonly facing: number[];
  /** The Command of each piece; -1 for a detachment that is not assigned yet (PB-2.3). */
  readonly command: number[];
  /** PB-8.1: the Command whose HQ hides a piece in reserve; -1 for all others. */
  readonly behind: number[];
  /** PB-8.1: which place a piece has in its reserve, the foremost the least; 0 for all others. */
  readonly rank: number[];
  /** The number on the table by which both sides know a block; 0 off the map. See `tags.ts`. */
  readonly block: number[];
  /** The next number for a block of each side. */
  readonly nextBlock: number[];
  /** PB-2.1; of an HQ: it has tried to alter the order in this turn (PB-3.5). */
  readonly spent: number[];
  /** PB-4.6: 1 in road column. */
  readonly column: number[];
  /** PB-9.3: 1 for a train that is unpacked. */
  readonly unpacked: number[];
  /** 1 for a piece that has moved, or done something in place of it, in this turn. */
  readonly moved: number[];
  /** PB-8.2: 1 for a piece in reserve that was told to stand: it has done nothing, and its HQ may still take it along. */
  readonly stood: number[];
  /** PB-7.4: 1 for a piece whose quality the enemy has learnt. */
  readonly known: number[];
  /** PB-7.4: 1 for a piece whose arm the enemy has been told. */
  readonly spotted: number[];
  /** PB-12.6: 1 for a piece that lay destroyed in a night: whether it came back is its owner's secret. */
  readonly fallen: number[];
  /** PB-11.4: 1 for a piece that took part in combat in this turn. */
  readonly fought: number[];
  /** PB-8.2: by Command, how its HQ has gone in this turn; null where it has not moved. */
  readonly trails: (Trail | null)[];
  /** PB-8.2: the Command along whose HQ's way a piece came that left its reserve in this turn; -1 for all others. */
  readonly carried: number[];
  /** PB-12.4: 1 for a side that has packed an unpacked train. */
  readonly packed: number[];

  /** PB-3.1: the Commands whose chits are in the pool, in the order of `army`. */
  readonly pool: number[];
  /** In the order in which they came about. */
  readonly contacts: Contact[];
  /** PB-5.3: whom this Command bombarded in this move, for pieces that may then stay. */
  readonly bombarded: Bombardment[];
  won: Won | null;
  /** A frame is never changed, only replaced, so that copies of the state may share it. */
  readonly stack: Frame[];
  outcome: Outcome | null;
  /** The map and both orders of battle. */
  [SETTING]: Setting;
}

/** PB-12.8: from now on these are the orders of battle of a free game. */
export function writeOrders(state: State, army: Army): void {
  state.written = army;
  const { field, published } = state[SETTING];
  state[SETTING] = settingOf(army, field, published);
}

export function cloneState(state: State): State {
  return {
    options: state.options,
    written: state.written,
    edge: state.edge,
    day: state.day,
    turn: state.turn,
    place: state.place.slice(),
    x: state.x.slice(),
    y: state.y.slice(),
    facing: state.facing.slice(),
    command: state.command.slice(),
    behind: state.behind.slice(),
    rank: state.rank.slice(),
    block: state.block.slice(),
    nextBlock: state.nextBlock.slice(),
    spent: state.spent.slice(),
    column: state.column.slice(),
    unpacked: state.unpacked.slice(),
    moved: state.moved.slice(),
    stood: state.stood.slice(),
    known: state.known.slice(),
    spotted: state.spotted.slice(),
    fallen: state.fallen.slice(),
    fought: state.fought.slice(),
    trails: state.trails.slice(),
    carried: state.carried.slice(),
    packed: state.packed.slice(),
    pool: state.pool.slice(),
    contacts: state.contacts.slice(),
    bombarded: state.bombarded.slice(),
    won: state.won,
    stack: state.stack.slice(),
    outcome: state.outcome,
    [SETTING]: state[SETTING],
  };
}
