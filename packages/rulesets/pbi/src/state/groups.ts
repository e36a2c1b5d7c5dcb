import { message, type Message, type SideNumber } from '@sandtable/kernel';
import {
  KINDS,
  PLATOON,
  PLATOON_SIDE,
  PLATOONS,
  SIDES,
  type Kind,
  type Platoon,
} from '../rules/tables.ts';

export const ATTACKER: SideNumber = 0;
export const DEFENDER: SideNumber = 1;

/** One group of the roster, which is the same in every game (QS-2.1, QS-2.2). */
export interface Group {
  /** Such as `A-lmg2`: platoon, kind, and which of them. */
  readonly id: string;
  readonly platoon: number;
  readonly side: SideNumber;
  readonly kind: Kind;
  readonly nth: number;
}

/** Every group by its number: those of the attacker first, platoon by platoon, commander first. */
export const ROSTER: readonly Group[] = PLATOONS.flatMap((platoon, index) =>
  KINDS.flatMap((kind) =>
    Array.from({ length: PLATOON[kind] }, (_, i) => ({
      id: kind === 'commander' ? `${platoon}-commander` : `${platoon}-${kind}${i + 1}`,
      platoon: index,
      side: SIDES.indexOf(PLATOON_SIDE[platoon]) as SideNumber,
      kind,
      nth: i + 1,
    })),
  ),
);

export const GROUP_IDS: readonly string[] = ROSTER.map((group) => group.id);
const NUMBERS = new Map(GROUP_IDS.map((id, group) => [id, group]));

/** The number of a group, or -1. */
export function groupNamed(id: string): number {
  return NUMBERS.get(id) ?? -1;
}

// Flat copies of what the rules ask for most.
export const SIDE_OF: readonly SideNumber[] = ROSTER.map((group) => group.side);
export const PLATOON_OF: readonly number[] = ROSTER.map((group) => group.platoon);
export const KIND_OF: readonly Kind[] = ROSTER.map((group) => group.kind);
export const IS_COMMANDER: readonly boolean[] = ROSTER.map((group) => group.kind === 'commander');

/** A side's groups are `FIRST[side]` up to, not including, `END[side]`. */
export const FIRST: readonly number[] = [0, SIDE_OF.indexOf(DEFENDER)];
export const END: readonly number[] = [SIDE_OF.indexOf(DEFENDER), ROSTER.length];

export const COMMANDER_OF: readonly number[] = PLATOONS.map((_, platoon) =>
  ROSTER.findIndex((group) => group.platoon === platoon && group.kind === 'commander'),
);

/** The platoons of a side, by number. */
export const PLATOONS_OF: readonly (readonly number[])[] = SIDES.map((side) =>
  PLATOONS.flatMap((platoon, index) => (PLATOON_SIDE[platoon] === side ? [index] : [])),
);

export function platoonNamed(name: Platoon): number {
  return PLATOONS.indexOf(name);
}

/** A group in words. */
export function groupWords(id: string): Message {
  const { kind, nth, platoon } = ROSTER[groupNamed(id)];
  return message(`group.${kind}`, { nth, platoon: PLATOONS[platoon] });
}
