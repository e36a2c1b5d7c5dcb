import type { SideNumber } from '@sandtable/kernel';
import { SIDES, type PieceKind, type PlatoonEntry } from '../rules/tables.ts';

/** One group of the roster. */
export interface Group {
  /** Such as `A-lmg2`: platoon, kind, and which of them. */
  readonly id: string;
  readonly platoon: number;
  readonly side: SideNumber;
  readonly kind: string;
  readonly nth: number;
}

/** QS-2.1, QS-2.2: who is in the game. Worked out once for a setting, so that the rules ask arrays only. */
export class Roster {
  /** The platoons, those of the attacker first. */
  readonly platoons: readonly string[];
  readonly platoonSides: readonly SideNumber[];
  /** Every group by its number: those of the attacker first, platoon by platoon, commander first. */
  readonly groups: readonly Group[];
  readonly ids: readonly string[];
  readonly sideOf: readonly SideNumber[];
  readonly platoonOf: readonly number[];
  readonly kindOf: readonly PieceKind[];
  /** Where its kind stands in the list of kinds. */
  readonly kindNumber: readonly number[];
  /** What it is once it is deployed. */
  readonly statusOf: readonly number[];
  readonly isCommander: readonly boolean[];
  /** A side's groups are `first[side]` up to, not including, `end[side]`. */
  readonly first: readonly number[];
  readonly end: readonly number[];
  /** By platoon; -1 where it has none. */
  readonly commanderOf: readonly number[];
  /** The platoons of a side, by number. */
  readonly platoonsOf: readonly (readonly number[])[];
  readonly #numbers: ReadonlyMap<string, number>;

  constructor(
    entries: readonly PlatoonEntry[],
    kinds: readonly PieceKind[],
    statuses: readonly string[],
  ) {
    const platoons = entries.toSorted((a, b) => SIDES.indexOf(a.side) - SIDES.indexOf(b.side));
    this.platoons = platoons.map(({ id }) => id);
    this.platoonSides = platoons.map(({ side }) => SIDES.indexOf(side) as SideNumber);
    this.groups = platoons.flatMap(({ id, groups }, platoon) =>
      kinds.flatMap(({ name, commands }) =>
        Array.from({ length: groups[name] ?? 0 }, (_, i) => ({
          id: `${id}-${name}${commands ? '' : i + 1}`,
          platoon,
          side: this.platoonSides[platoon],
          kind: name,
          nth: i + 1,
        })),
      ),
    );
    this.ids = this.groups.map(({ id }) => id);
    this.sideOf = this.groups.map(({ side }) => side);
    this.platoonOf = this.groups.map(({ platoon }) => platoon);
    this.kindOf = this.groups.map(
      ({ kind }) => kinds.find(({ name }) => name === kind) ?? kinds[0],
    );
    this.kindNumber = this.kindOf.map((kind) => kinds.indexOf(kind));
    this.statusOf = this.kindOf.map(({ status = 'board' }) => statuses.indexOf(status));
    this.isCommander = this.kindOf.map(({ commands }) => commands === true);
    const ofAttacker = this.sideOf.filter((side) => side === 0).length;
    this.first = [0, ofAttacker];
    this.end = [ofAttacker, this.groups.length];
    this.commanderOf = platoons.map((_, platoon) =>
      this.groups.findIndex((group, g) => group.platoon === platoon && this.isCommander[g]),
    );
    this.platoonsOf = SIDES.map((_, side) =>
      platoons.flatMap((__, platoon) => (this.platoonSides[platoon] === side ? [platoon] : [])),
    );
    this.#numbers = new Map(this.ids.map((id, group) => [id, group]));
  }

  /** The number of a group, or -1. */
  named(id: string): number {
    return this.#numbers.get(id) ?? -1;
  }

  platoonNamed(name: string): number {
    return this.platoons.indexOf(name);
  }
}
