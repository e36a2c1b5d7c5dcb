import type { GroundKind } from '@sandtable/pbi/extending';

/** BT-1.1, BT-1.2: what there is beside the ground of PBI. For lines, cover and command all water is open (BT-1.4). */
export const GROUNDS: readonly GroundKind[] = [
  { name: 'water', letter: '~', cover: 'open' },
  { name: 'debris', letter: 'r', cover: 'open' },
  { name: 'defences', letter: 'x', cover: 'open' },
  { name: 'beach', letter: '_', cover: 'open' },
  { name: 'pier', letter: '=', cover: 'open' },
  { name: 'fire', letter: 'f', cover: 'closed' },
];

/** BT-1.3: where boats are, and nobody walks. */
export const WATER: ReadonlySet<string> = new Set(['water', 'debris', 'defences']);
/** BT-1.2: where boats and men meet. */
export const SHORE: ReadonlySet<string> = new Set(['beach', 'pier']);
/** Woods that burn: nobody enters them. */
export const FIRE = 'fire';

/** BT-3.2: AP to leave a square. */
export const LEAVE_OPEN = 1;
export const LEAVE_PARTIAL = 2;
export const LEAVE_CLOSED = 6;

/** BT-1.1, BT-1.2: AP for a boat to leave a square, by its ground alone. */
export const LEAVE_WATER: Readonly<Record<string, number>> = {
  water: LEAVE_OPEN,
  beach: LEAVE_OPEN,
  debris: LEAVE_PARTIAL,
  defences: LEAVE_CLOSED,
  pier: LEAVE_CLOSED,
};
/** BT-3.5: AP for a vehicle to leave a square of land, by its cover. */
export const LEAVE_LAND = { open: LEAVE_OPEN, partial: LEAVE_PARTIAL, closed: LEAVE_CLOSED };
