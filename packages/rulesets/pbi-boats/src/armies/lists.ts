import type { ArmyList, Fittings, MusterEntry, MusterLimit } from '@sandtable/kernel';
import { GROUP_POINTS, MINE_POINTS } from '../tables/groups.ts';
import {
  BOATS_A_SQUARE,
  HULLS,
  MOST_HARD_HULLS,
  PORTABLE_POINTS,
  VEHICLE_ROOM,
  type Hull,
} from '../tables/hulls.ts';
import {
  CANNON_POINTS,
  MOST_EFFECT,
  MORTAR_POINTS,
  NETS_POINTS,
  SOFT_GUNS,
} from '../tables/weapons.ts';

/** QS-2.1: the groups that a commander leads beside himself. */
const LED = 9;
/** The fewest squares that boats start in on any of the grounds. */
const START_SQUARES = 8;
const MOST_SMALL = 12;
const MOST_SOFT = 4;
const MOST_MINES = 10;

const GROUPS = Object.keys(GROUP_POINTS);
const BOATS = HULLS.filter(({ vehicle }) => vehicle === undefined);

/** How many there usually are on the first board, on either side. */
const LANDING = { commander: 2, lmg: 6, rifle: 12, landingcraft: 3 };
const GARRISON = { commander: 1, lmg: 3, rifle: 6, heavygun: 1, lightgun: 1 };
type Usual = Readonly<Record<string, number>>;

/** The most that there can be of what commanders lead, and of heavy weapons. */
const MOST_LED: Usual = { lmg: 12, rifle: 18 };
const MOST_HEAVY = 2;

function groupEntries(usual: Usual, commanders: number): MusterEntry[] {
  return GROUPS.map((id) => ({
    id,
    points: GROUP_POINTS[id],
    usual: usual[id] ?? 0,
    most: id === 'commander' ? commanders : (MOST_LED[id] ?? MOST_HEAVY),
  }));
}

/** BT-2.3: every hull, and what it can be fitted with. Only the defender has mines (BT-8.1). */
function hullEntries(usual: Usual, withMines: boolean): MusterEntry[] {
  return HULLS.map((hull) => {
    const { name: id, points } = hull;
    const fittings = fittingsOf(hull, withMines);
    return {
      id,
      points,
      usual: usual[id] ?? 0,
      most: mostOf(hull),
      ...(fittings !== undefined && { fittings }),
    };
  });
}

function mostOf({ small, armour }: Hull): number {
  if (small) return MOST_SMALL;
  return armour > 0 ? MOST_HARD_HULLS : MOST_SOFT;
}

function fitting(id: string, points: number, most: number, doubles?: true): MusterEntry {
  return { id, points, usual: 0, most, ...(doubles && { doubles }) };
}

/** BT-2.4: machine guns on a soft hull; a cannon by its effect, mortars and nets as well on a hard one. */
const GUNS = [
  fitting('mountedhmg', GROUP_POINTS.hmg, SOFT_GUNS, true),
  fitting('mountedlmg', GROUP_POINTS.lmg, SOFT_GUNS, true),
];
const HARD_FITTINGS = [
  ...GUNS,
  fitting('cannon', CANNON_POINTS, MOST_EFFECT),
  fitting('mountedmortar', MORTAR_POINTS, SOFT_GUNS, true),
  fitting('nets', NETS_POINTS, 1),
];
const TWO_GUNS: MusterLimit = {
  id: 'guns',
  rule: 'BT-2.4',
  of: { mountedhmg: 1, mountedlmg: 1 },
  most: SOFT_GUNS,
};

/** BT-2.4, BT-4.3 */
function fittingsOf(
  { small, inflatable, armour, vehicle }: Hull,
  withMines: boolean,
): Fittings | undefined {
  if (vehicle) return undefined;
  const portable = small ? [fitting('portable', PORTABLE_POINTS, 1)] : [];
  if (inflatable) return { entries: portable, limits: [] };
  if (armour === 0) return { entries: [...portable, ...GUNS], limits: [TWO_GUNS] };
  const mines = withMines ? [fitting('hullmine', MINE_POINTS, 2, true)] : [];
  return { entries: [...HARD_FITTINGS, ...mines], limits: [] };
}

function each(hulls: readonly Hull[], count: (hull: Hull) => number): Record<string, number> {
  return Object.fromEntries(hulls.map((hull) => [hull.name, count(hull)]));
}

const ONE_COMMANDER: MusterLimit = { id: 'led', rule: 'QS-5.1', of: { commander: 1 }, least: 1 };
const PLATOONS: MusterLimit = {
  id: 'platoons',
  rule: 'QS-2.1',
  of: { commander: -LED, lmg: 1, rifle: 1 },
  most: 0,
};
const HARD: MusterLimit = {
  id: 'hardHulls',
  rule: 'BT-2.1',
  of: each(
    HULLS.filter(({ armour }) => armour > 0),
    () => 1,
  ),
  most: MOST_HARD_HULLS,
};
/** However boats are put into the water, the next one finds a square. */
const BERTHS: MusterLimit = {
  id: 'berths',
  rule: 'BT-2.2',
  of: each(BOATS, () => 1),
  most: BOATS_A_SQUARE * START_SQUARES,
};
const ABOARD: MusterLimit = {
  id: 'aboard',
  rule: 'BT-1.5',
  of: {
    ...Object.fromEntries(GROUPS.map((id) => [id, 1])),
    ...each(HULLS, ({ vehicle, capacity }) => (vehicle ? VEHICLE_ROOM : -capacity)),
  },
  most: 0,
};
const VEHICLES: MusterLimit = {
  id: 'vehicles',
  rule: 'BT-2.2',
  of: { tank: 1, ...each(BOATS, ({ vehicles = 0 }) => -vehicles) },
  most: 0,
};

/** BT-2.3: what either side can buy. The attacker comes by water, so all of his have a place aboard. */
export const LISTS: readonly ArmyList[] = [
  {
    id: 'landing',
    side: 'attacker',
    rule: 'BT-2.3',
    entries: [...groupEntries(LANDING, 2), ...hullEntries(LANDING, false)],
    limits: [ONE_COMMANDER, PLATOONS, HARD, ABOARD, VEHICLES, BERTHS],
    facts: [],
  },
  {
    id: 'garrison',
    side: 'defender',
    rule: 'BT-2.3',
    entries: [
      ...groupEntries(GARRISON, 3),
      { id: 'mine', points: MINE_POINTS, usual: 0, most: MOST_MINES },
      ...hullEntries(GARRISON, true),
    ],
    limits: [ONE_COMMANDER, PLATOONS, HARD, BERTHS],
    facts: [],
  },
];
