import { pointsOf, violations, withCount } from './army.ts';
import type { RuleId } from './rulebook.ts';
import type { Ruleset, Side } from './ruleset.ts';
import type { Scenario } from './scenario.ts';
import { accept, problemsIn, reject, type Problem, type Result, type Schema } from './schema.ts';
import type { Cited } from './standing.ts';

/** Something that an army may have, called `muster.<id>` in the catalogue. */
export interface MusterEntry {
  readonly id: string;
  readonly points: number;
  /** Each further one costs double the one before. */
  readonly doubles?: true;
  /** How many there are before anybody chooses. */
  readonly usual: number;
  readonly most: number;
  /** What each one of it can be fitted with. */
  readonly fittings?: Fittings;
}

/** What a single one of an entry can have, and what holds for it. What doubles, doubles within one. */
export interface Fittings {
  readonly entries: readonly MusterEntry[];
  readonly limits: readonly MusterLimit[];
}

/** How many of each entry; none of those that are not named. */
export type Counts = Readonly<Record<string, number>>;

/** What holds for several entries together; `limit.<id>` says it in words, and what goes against it. */
export interface MusterLimit {
  readonly id: string;
  readonly rule: RuleId;
  /** What one of each of these entries counts; below 0 where it makes room for others. */
  readonly of: Readonly<Record<string, number>>;
  readonly least?: number;
  readonly most?: number;
}

/** What armies can be chosen from. It is called `army.<id>.title`, and `army.<id>.about` tells of it. */
export interface ArmyList {
  readonly id: string;
  /** The only side that chooses from it; either where it does not say. */
  readonly side?: Side;
  /** What its entries and its budget go by. */
  readonly rule: RuleId;
  readonly entries: readonly MusterEntry[];
  readonly limits: readonly MusterLimit[];
  /** What comes with it, whatever is chosen. */
  readonly facts: readonly Cited[];
}

/** An army that somebody has chosen. */
export interface Army {
  readonly list: string;
  /** The points that it may cost. */
  readonly budget: number;
  readonly counts: Counts;
  /** By entry, what the first one of it is fitted with, the second, and so on. */
  readonly fitted?: Readonly<Record<string, readonly Counts[]>>;
}

/** The armies of a battle and where they meet, as one JSON file. */
export interface Armies {
  readonly sandtable: 'armies';
  readonly format: 1;
  readonly ruleset: string;
  /** One of the ruleset's grounds. */
  readonly ground: string;
  /** What a seeded ground follows from. */
  readonly seed?: string;
  readonly armies: Readonly<Record<Side, Army>>;
}

/** Somewhere that armies can meet, called `battlefield.<id>` in the catalogue. */
export interface MusterGround {
  readonly id: string;
  /** It is another one for each seed. */
  readonly seeded?: true;
}

/** The id of the scenario that armies are made into; `battle.armies.title` is what it is called. */
export const MUSTERED = 'armies';

/** How armies are chosen in a game, and come to battle. */
export interface Muster {
  readonly lists: readonly ArmyList[];
  /** The list of each side before anybody chooses. */
  readonly usual: Readonly<Record<Side, string>>;
  /** The first is the usual one. */
  readonly grounds: readonly MusterGround[];
  /** The scenario, `MUSTERED`, of armies that go against nothing. */
  battle(armies: Armies): Scenario;
}

export const MOST_POINTS = 10_000;
/** No list lets an army have more of anything. */
export const MOST_COUNT = 99;

/** The army that a list is made after, with the points that it costs. */
export function usualArmy(list: ArmyList): Army {
  const taken = list.entries.filter(({ usual }) => usual > 0);
  const army = taken.reduce<Army>((all, entry) => withCount(all, entry, entry.usual), {
    list: list.id,
    budget: 0,
    counts: {},
  });
  return { ...army, budget: pointsOf(list, army) };
}

/** The armies of a game before anybody chooses. */
export function usualArmies({ id, sides }: Pick<Ruleset, 'id' | 'sides'>, muster: Muster): Armies {
  const armies = sides.map((side) => [side, usualArmy(listNamed(muster, muster.usual[side]))]);
  return {
    sandtable: 'armies',
    format: 1,
    ruleset: id,
    ground: muster.grounds[0].id,
    armies: Object.fromEntries(armies) as Armies['armies'],
  };
}

/** The lists that a side can choose from. */
export function listsFor(lists: readonly ArmyList[], side: Side): ArmyList[] {
  return lists.filter((list) => list.side === undefined || list.side === side);
}

/** The list of this name, which a file of the right form has. */
export function listNamed({ lists }: Muster, id: string): ArmyList {
  const list = lists.find((each) => each.id === id);
  if (list === undefined) throw new Error(`no army list ${id}`);
  return list;
}

/** The form of the armies of a game. What they go against is another matter. */
export function armiesSchema({ id, sides }: Ruleset, { lists, grounds }: Muster): Schema {
  const armyOf = (side: Side): Schema => ({
    oneOf: listsFor(lists, side).map(({ id: list, entries }) => ({
      type: 'object',
      required: ['list', 'budget', 'counts'],
      additionalProperties: false,
      properties: {
        list: { const: list },
        budget: { type: 'integer', minimum: 0, maximum: MOST_POINTS },
        counts: countsSchema(entries),
        ...fittedSchema(entries),
      },
    })),
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'The armies of a battle',
    type: 'object',
    required: ['sandtable', 'format', 'ruleset', 'ground', 'armies'],
    additionalProperties: false,
    properties: {
      sandtable: { const: 'armies' },
      format: { const: 1 },
      ruleset: { const: id },
      ground: { type: 'string', enum: grounds.map((ground) => ground.id) },
      seed: { type: 'string', maxLength: 100 },
      armies: {
        type: 'object',
        required: sides,
        additionalProperties: false,
        properties: Object.fromEntries(sides.map((side) => [side, armyOf(side)])),
      },
    },
  };
}

function countsSchema(entries: readonly MusterEntry[]): Schema {
  const count: Schema = { type: 'integer', minimum: 0, maximum: MOST_COUNT };
  const properties = Object.fromEntries(entries.map((entry) => [entry.id, count]));
  return { type: 'object', additionalProperties: false, properties };
}

/** The field for what is fitted, in a list that has such a thing. */
function fittedSchema(entries: readonly MusterEntry[]): Readonly<Record<string, Schema>> {
  const properties = Object.fromEntries(
    entries.flatMap(({ id, fittings }): [string, Schema][] => {
      if (fittings === undefined) return [];
      const items = countsSchema(fittings.entries);
      return [[id, { type: 'array', maxItems: MOST_COUNT, items }]];
    }),
  );
  if (Object.keys(properties).length === 0) return {};
  return { fitted: { type: 'object', additionalProperties: false, properties } };
}

/** Armies that came as JSON, or what is wrong with their form. */
export function readArmies(ruleset: Ruleset, muster: Muster, value: unknown): Result<Armies> {
  const problems = problemsIn(armiesSchema(ruleset, muster), value);
  return problems.length > 0 ? reject(problems) : accept(value as Armies);
}

/** The scenario of armies, or all that they go against. */
export function scenarioOf({ sides }: Ruleset, muster: Muster, armies: Armies): Result<Scenario> {
  const problems = sides.flatMap((side) => {
    const army = armies.armies[side];
    return violations(listNamed(muster, army.list), army).map(
      ({ rule, entries, fitting, message: what }): Problem => {
        const entry = entries.length === 1 ? `.counts.${entries[0]}` : '';
        const where = fitting && `.fitted.${fitting.entry}[${fitting.nth}]`;
        return { path: `armies.${side}${where ?? entry}`, message: what, rule };
      },
    );
  });
  return problems.length > 0 ? reject(problems) : accept(muster.battle(armies));
}
