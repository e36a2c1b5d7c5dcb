import { message } from './message.ts';
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
}

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
  /** How many of each entry; none of those that are not named. */
  readonly counts: Readonly<Record<string, number>>;
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

/** Something that an army goes against. */
export interface Violation extends Cited {
  /** The entries that bring it about; none where it is all of them. */
  readonly entries: readonly string[];
}

export const MOST_POINTS = 10_000;
/** No list lets an army have more of anything. */
export const MOST_COUNT = 99;

/** What so many of an entry cost. */
export function priceOf({ points, doubles }: MusterEntry, count: number): number {
  return points * (doubles ? 2 ** count - 1 : count);
}

/** What an army costs. */
export function pointsOf({ entries }: ArmyList, { counts }: Army): number {
  return entries.reduce((sum, entry) => sum + priceOf(entry, counts[entry.id] ?? 0), 0);
}

/** The army that a list is made after, with the points that it costs. */
export function usualArmy(list: ArmyList): Army {
  const taken = list.entries.filter(({ usual }) => usual > 0);
  const counts = Object.fromEntries(taken.map(({ id, usual }) => [id, usual]));
  const army = { list: list.id, budget: 0, counts };
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

/** The list of this name, which a file of the right form has. */
export function listNamed({ lists }: Muster, id: string): ArmyList {
  const list = lists.find((each) => each.id === id);
  if (list === undefined) throw new Error(`no army list ${id}`);
  return list;
}

/** The one judge of armies: all that an army goes against, in the order of its list. */
export function violations(list: ArmyList, army: Army): Violation[] {
  const found: Violation[] = [];
  const { rule } = list;
  for (const { id, most } of list.entries) {
    const count = army.counts[id] ?? 0;
    if (count <= most) continue;
    const parts = { entry: message(`muster.${id}`), count, most };
    found.push({ rule, entries: [id], message: message('violation.most', parts) });
  }
  for (const limit of list.limits) {
    const by = excess(limit, army);
    if (by === 0) continue;
    const what = message(`limit.${limit.id}.broken`, { by });
    found.push({ rule: limit.rule, entries: Object.keys(limit.of), message: what });
  }
  const points = pointsOf(list, army);
  if (points > army.budget) {
    const parts = { points, budget: army.budget, by: points - army.budget };
    found.push({ rule, entries: [], message: message('violation.budget', parts) });
  }
  return found;
}

/** By how much an army has too many or too few for a limit. */
function excess({ of, least = -Infinity, most = Infinity }: MusterLimit, { counts }: Army): number {
  let sum = 0;
  for (const [id, each] of Object.entries(of)) sum += each * (counts[id] ?? 0);
  return Math.max(sum - most, least - sum, 0);
}

/** The form of the armies of a game. What they go against is another matter. */
export function armiesSchema({ id, sides }: Ruleset, { lists, grounds }: Muster): Schema {
  const count: Schema = { type: 'integer', minimum: 0, maximum: MOST_COUNT };
  const army: Schema = {
    oneOf: lists.map(({ id: list, entries }) => ({
      type: 'object',
      required: ['list', 'budget', 'counts'],
      additionalProperties: false,
      properties: {
        list: { const: list },
        budget: { type: 'integer', minimum: 0, maximum: MOST_POINTS },
        counts: {
          type: 'object',
          additionalProperties: false,
          properties: Object.fromEntries(entries.map((entry) => [entry.id, count])),
        },
      },
    })),
  };
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
        properties: Object.fromEntries(sides.map((side) => [side, army])),
      },
    },
  };
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
      ({ rule, entries, message: what }): Problem => {
        const where = entries.length === 1 ? `.counts.${entries[0]}` : '';
        return { path: `armies.${side}${where}`, message: what, rule };
      },
    );
  });
  return problems.length > 0 ? reject(problems) : accept(muster.battle(armies));
}
