import type { PieceKind } from '@sandtable/pbi/extending';

/** What does not walk: a boat, or a vehicle that boats carry. */
export interface Hull {
  readonly name: string;
  /** BT-2.2: the groups that it carries. */
  readonly capacity: number;
  /** BT-2.3: above 0 it is a hard hull. */
  readonly armour: number;
  readonly points: number;
  /** BT-6.2, BT-10.1 */
  readonly inflatable?: true;
  /** BT-2.2: four of them find room in a square; BT-4.3: they can be carried over land. */
  readonly small?: true;
  /** BT-6.5: nobody shoots at those inside. */
  readonly covered?: true;
  /** BT-2.2: the vehicles that it carries at the most, and the groups that each takes the room of. */
  readonly vehicles?: number;
  /** BT-3.5: it goes on land. */
  readonly vehicle?: true;
}

/** BT-2.3: points for each point of armour. */
const ARMOUR_POINTS = 10;

/** BT-2.2: a vehicle takes the room of so many groups. */
export const VEHICLE_ROOM = 4;

function hard(name: string, armour: number, capacity: number, more: Partial<Hull> = {}): Hull {
  return { name, capacity, armour, points: armour * ARMOUR_POINTS, ...more };
}

function soft(name: string, capacity: number, points: number, more: Partial<Hull> = {}): Hull {
  return { name, capacity, armour: 0, points, ...more };
}

/** BT-2.2, BT-2.3, BT-3.5: what there is. */
export const HULLS: readonly Hull[] = [
  soft('dinghy', 1, 1, { inflatable: true, small: true }),
  soft('rowingboat', 1, 1, { small: true }),
  soft('fishingboat', 4, 10),
  soft('launch', 4, 10),
  soft('cutter', 4, 10),
  soft('smallferry', 4, 10),
  hard('minisub', 4, 4, { covered: true }),
  hard('mtb', 5, 6),
  hard('picketboat', 6, 4),
  hard('landingcraft', 6, 10, { vehicles: 2 }),
  hard('largeferry', 6, 10, { vehicles: 2 }),
  hard('tank', 6, 0, { vehicle: true }),
];

const BY_NAME = new Map(HULLS.map((hull) => [hull.name, hull]));

/** The hull of a kind of piece, if it is one. */
export function hullNamed(kind: string): Hull | undefined {
  return BY_NAME.get(kind);
}

/** BT-4.3: points for one that can be carried. */
export const PORTABLE_POINTS = 1;
/** BT-2.1 */
export const MOST_HARD_HULLS = 3;
export const FLOTILLA = 3;
/** BT-2.2: own boats in a square, and small ones where all are small. */
export const BOATS_A_SQUARE = 2;
export const SMALL_A_SQUARE = 4;
/** BT-11.1: a boat of so many points counts as a group. */
export const COUNTS_FROM = 10;

/** Hulls as pieces: gear that the book passes over. */
export const HULL_KINDS: readonly PieceKind[] = HULLS.map(({ name, vehicle, points }) => ({
  name,
  isGear: true,
  status: vehicle ? 'vehicle' : 'afloat',
  shotDice: [0],
  weapon: name,
  shotCost: 1,
  worth: points,
}));
