import type { Schema } from '@sandtable/kernel';
import { Field } from '../rules/01-board/field.ts';
import { makeMoves, MOVE_SCHEMA, type Make } from './moves.ts';
import { UNIT_NAME } from './names.ts';
import { Roster, type Forces } from './roster.ts';

/** What a scenario says about what never changes in its game. */
export interface SettingFields {
  /** SB-1.2: rows of letters, the defender's edge first. */
  readonly board: readonly string[];
  /** SB-1.2: by square, the faces that its road goes through: `ns`. */
  readonly roads?: Readonly<Record<string, string>>;
  /** SB-1.2: pairs of squares with a river between them. */
  readonly rivers?: readonly (readonly string[])[];
  /** SB-11.2 */
  readonly objectives: readonly string[];
  /** SB-4.1: armoured cars are slow. */
  readonly trenchWarfare?: boolean;
  readonly forces: Forces;
}

/** What never changes in a game: it follows from the scenario. */
export interface Setting {
  readonly fields: SettingFields;
  readonly field: Field;
  readonly roster: Roster;
  /** The moves, ready made. */
  readonly make: Make;
  /** The form of a move, with the units of this setting. */
  readonly moveSchema: Schema;
}

const kept = new Map<string, Setting>();

/** The setting of a scenario. */
export function settingOf(fields: SettingFields): Setting {
  const key = JSON.stringify(fields);
  const found = kept.get(key);
  if (found !== undefined) return found;
  if (kept.size >= 32) kept.clear();
  const roster = new Roster(fields.forces);
  const made: Setting = {
    fields,
    field: new Field(fields),
    roster,
    make: makeMoves(roster),
    moveSchema: withUnits(MOVE_SCHEMA, roster),
  };
  kept.set(key, made);
  return made;
}

/** A schema with the units of a roster in the place of any units. */
export function withUnits(schema: Schema, { ids }: Roster): Schema {
  const replaced = (part: unknown): unknown => {
    if (part === UNIT_NAME) return { type: 'string', enum: ids };
    if (Array.isArray(part)) return part.map(replaced);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, replaced(each)]));
  };
  return replaced(schema) as Schema;
}
