import {
  fittedOf,
  listNamed,
  MUSTERED,
  type Armies,
  type Army,
  type Counts,
  type Muster,
  type Scenario,
} from '@sandtable/kernel';
import type { SideName } from '@sandtable/pbi/extending';
import type { BoatEntry, BoatScenario } from '../files/scenario.ts';
import { SCENARIOS } from '../scenarios/scenarios.ts';
import { GROUP_POINTS } from '../tables/groups.ts';
import { HULLS, hullNamed, VEHICLE_ROOM } from '../tables/hulls.ts';
import { LISTS } from './lists.ts';

/** The platoons of either side, as many as it has commanders. */
const LETTERS: Readonly<Record<SideName, readonly string[]>> = {
  attacker: ['A', 'B', 'C'],
  defender: ['D', 'E', 'F'],
};

/** BT-2.3: armies that are bought, and meet on the ground of a ready-made battle. */
export const muster: Muster = {
  lists: LISTS,
  usual: { attacker: 'landing', defender: 'garrison' },
  grounds: SCENARIOS.map(({ id }) => ({ id })),

  battle({ ground, armies }: Armies): Scenario {
    const ready = SCENARIOS.find(({ id }) => id === ground) ?? SCENARIOS[0];
    const {
      platoons: _,
      boats: __,
      aboard: ___,
      reserves: ____,
      mines: _____,
      measured: ______,
      knobs: _______,
      ...place
    } = ready as BoatScenario & { readonly platoons?: unknown; readonly board: readonly string[] };
    const forces = [forceOf('attacker', armies.attacker), forceOf('defender', armies.defender)];
    const mines = minesOf(armies.defender);
    return {
      ...place,
      id: MUSTERED,
      platoons: forces.flatMap(({ platoons }) => platoons),
      boats: forces.flatMap(({ boats }) => boats),
      aboard: loadsOf(forces[0]),
      ...(mines > 0 && {
        mines: { rows: Array.from({ length: mines }, () => [2, place.board.length]) },
      }),
    } as Scenario;
  },
};

/** A side of a battle. */
interface Force {
  readonly platoons: readonly Platoon[];
  readonly boats: readonly BoatEntry[];
}

interface Platoon {
  readonly id: string;
  readonly side: SideName;
  readonly groups: Readonly<Record<string, number>>;
}

/** Everything that a side has bought, shared out among its platoons as evenly as it goes. */
function forceOf(side: SideName, army: Army): Force {
  const letters = LETTERS[side].slice(0, Math.max(1, army.counts['commander'] ?? 0));
  const kinds = [...Object.keys(GROUP_POINTS), ...HULLS.map(({ name }) => name)];
  const share = (kind: string, i: number): number => {
    const count = army.counts[kind] ?? 0;
    return Math.floor(count / letters.length) + (i < count % letters.length ? 1 : 0);
  };
  const platoons = letters.map((id, i): Platoon => {
    const shares = kinds.map((kind): [string, number] => [kind, share(kind, i)]);
    return { id, side, groups: Object.fromEntries(shares.filter(([, count]) => count > 0)) };
  });
  return { platoons, boats: boatsOf(army, platoons) };
}

/** What each boat is fitted with: those of the first platoon come first. */
function boatsOf(army: Army, platoons: readonly Platoon[]): BoatEntry[] {
  const { entries } = listNamed(muster, army.list);
  return entries.flatMap((entry) => {
    if (hullNamed(entry.id) === undefined) return [];
    const fitted = fittedOf(army, entry);
    const ids = platoons.flatMap(({ id, groups }) =>
      Array.from({ length: groups[entry.id] ?? 0 }, (_, i) => `${id}-${entry.id}${i + 1}`),
    );
    return ids.map((id, nth) => ({ id, ...kitOf(fitted.at(nth) ?? {}) }));
  });
}

function kitOf(counts: Counts): Omit<BoatEntry, 'id'> {
  const { mountedhmg = 0, mountedlmg = 0, mountedmortar = 0, cannon = 0, nets, portable } = counts;
  const weapons = [
    ...new Array<string>(mountedhmg).fill('hmg'),
    ...new Array<string>(mountedlmg).fill('lmg'),
    ...new Array<string>(mountedmortar).fill('mortar'),
    ...(cannon > 0 ? [`cannon${cannon}`] : []),
  ];
  return {
    ...(weapons.length > 0 && { weapons }),
    ...(nets && { nets: true }),
    ...(portable && { portable: true }),
  };
}

/** BT-2.4: mines that were bought, with a hull or without, are one allocation. */
function minesOf(army: Army): number {
  const { entries } = listNamed(muster, army.list);
  const ofHulls = entries.flatMap((entry) => fittedOf(army, entry));
  return ofHulls.reduce((sum, { hullmine = 0 }) => sum + hullmine, army.counts['mine'] ?? 0);
}

/** BT-1.5: everybody of the attacker's goes aboard, platoon by platoon; vehicles first, which need the most room. */
function loadsOf({ platoons }: Force): { boat: string; pieces: string[] }[] {
  const named = (isHull: boolean): string[] =>
    platoons.flatMap(({ id, groups }) =>
      Object.entries(groups).flatMap(([kind, count]) =>
        (hullNamed(kind) !== undefined) === isHull
          ? Array.from(
              { length: count },
              (_, i) => `${id}-${kind}${kind === 'commander' ? '' : i + 1}`,
            )
          : [],
      ),
    );
  const kindOf = (id: string): string => id.slice(2).replace(/\d+$/u, '');
  const vehicles = named(true).filter((id) => hullNamed(kindOf(id))?.vehicle);
  const boats = named(true).filter((id) => !vehicles.includes(id));
  const loads = boats.map((boat) => {
    const { capacity = 0, vehicles: most = 0 } = hullNamed(kindOf(boat)) ?? {};
    return { boat, pieces: [] as string[], room: capacity, most };
  });
  for (const id of vehicles) {
    const load = loads.find(({ room, most }) => most > 0 && room >= VEHICLE_ROOM);
    if (load === undefined) break;
    load.pieces.push(id);
    load.room -= VEHICLE_ROOM;
    load.most -= 1;
  }
  const groups = named(false);
  let rooms = loads.reduce((sum, { room }) => sum + room, 0);
  for (const { pieces, room } of loads) {
    // All boats are as full as the others, and those of a platoon are together.
    pieces.push(...groups.splice(0, Math.ceil((groups.length * room) / Math.max(1, rooms))));
    rooms -= room;
  }
  return loads.flatMap(({ boat, pieces }) => (pieces.length > 0 ? [{ boat, pieces }] : []));
}
