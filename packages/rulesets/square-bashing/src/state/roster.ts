import type { SideNumber } from '@sandtable/kernel';
import {
  FIGURES,
  KINDS,
  SIDES,
  type Arm,
  type Asset,
  type Figures,
  type Grade,
  type Kind,
  type Quality,
  type SideName,
} from '../rules/tables.ts';
import { COMMAND_LOAD, MAIN_LOAD, MG_LOAD, OTHER_LOAD } from './census.ts';
import { BOARD, kindOf, qualityOf, SIDE_LETTERS } from './names.ts';

/** SB-11.1: what a scenario says of one side. Units are words: `infantry`, `professional infantry`. */
export interface Force {
  /** SB-8.5: the quality of its artillery. */
  readonly artillery: Grade;
  /** SB-9.2: the quality of its higher command. */
  readonly command: Grade;
  readonly assets?: Readonly<Partial<Record<Asset, number>>>;
  /** Who stands where at the start. */
  readonly squares?: Readonly<Record<string, readonly string[]>>;
  /** Who is still to be deployed. */
  readonly deploy?: readonly string[];
  /** Who comes as a reinforcement. */
  readonly reserve?: readonly string[];
}

export type Forces = Readonly<Record<SideName, Force>>;

/** Where a unit begins that stands in no square. */
export const TO_DEPLOY = -1;
export const IN_RESERVE = -2;

/** One unit of the roster. */
export interface Unit {
  /** Such as `A-infantry2`: side, kind, and which of them. */
  readonly id: string;
  readonly side: SideNumber;
  readonly kind: Kind;
  readonly quality: Quality;
  /** A square, `TO_DEPLOY` or `IN_RESERVE`. */
  readonly start: number;
}

/** Who is in the game. Worked out once for a setting, so that the rules ask arrays only. */
export class Roster {
  /** Every unit by its number: those of the attacker first, kind by kind. */
  readonly units: readonly Unit[];
  readonly ids: readonly string[];
  readonly sideOf: readonly SideNumber[];
  /** Their figures; of cavalry, mounted. */
  readonly figures: readonly Figures[];
  /** SB-1.5, SB-11.2: infantry and cavalry. */
  readonly isMain: readonly boolean[];
  /** SB-1.5: higher command counts for nothing. */
  readonly isCommand: readonly boolean[];
  /** What it adds to the census of its square. */
  readonly loads: readonly number[];
  readonly isProfessional: readonly boolean[];
  readonly isReservist: readonly boolean[];
  /** A side's units are `first[side]` up to, not including, `end[side]`. */
  readonly first: readonly number[];
  readonly end: readonly number[];
  readonly #numbers: ReadonlyMap<string, number>;

  constructor(forces: Forces) {
    this.units = SIDES.flatMap((name, side) => unitsOf(forces[name], side as SideNumber));
    this.ids = this.units.map(({ id }) => id);
    this.sideOf = this.units.map(({ side }) => side);
    this.figures = this.units.map(({ kind }) => FIGURES[kind]);
    this.isMain = this.figures.map(({ arm }) => arm === 'foot' || arm === 'horse');
    this.isCommand = this.figures.map(({ arm }) => arm === 'command');
    this.loads = this.figures.map(({ arm }) => loadOf(arm));
    this.isProfessional = this.units.map(({ quality }) => quality === 'professional');
    this.isReservist = this.units.map(({ quality }) => quality === 'reservist');
    const ofAttacker = this.sideOf.filter((side) => side === 0).length;
    this.first = [0, ofAttacker];
    this.end = [ofAttacker, this.units.length];
    this.#numbers = new Map(this.ids.map((id, unit) => [id, unit]));
  }

  /** The number of a unit, or -1. */
  named(id: string): number {
    return this.#numbers.get(id) ?? -1;
  }
}

function loadOf(arm: Arm): number {
  if (arm === 'command') return COMMAND_LOAD;
  if (arm === 'foot' || arm === 'horse') return MAIN_LOAD;
  return arm === 'mg' ? MG_LOAD : OTHER_LOAD;
}

function unitsOf({ squares = {}, deploy = [], reserve = [] }: Force, side: SideNumber): Unit[] {
  const entries = [
    ...Object.entries(squares).flatMap(([name, words]) =>
      words.map((word) => ({ word, start: BOARD.named(name) })),
    ),
    ...deploy.map((word) => ({ word, start: TO_DEPLOY })),
    ...reserve.map((word) => ({ word, start: IN_RESERVE })),
  ];
  const units = KINDS.flatMap((kind) =>
    entries
      .filter(({ word }) => kindOf(word) === kind)
      .map(({ word, start }, i): Unit => ({
        id: `${SIDE_LETTERS[side]}-${kind}${i + 1}`,
        side,
        kind,
        quality: qualityOf(word),
        start,
      })),
  );
  return units;
}
