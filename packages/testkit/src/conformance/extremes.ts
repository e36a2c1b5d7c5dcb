import { problemsIn, type Scenario, type Schema } from '@sandtable/kernel';
import { reread } from './json.ts';
import { pick, RandomGame } from './randomGame.ts';
import { requirePosition } from './repetition.ts';
import type { Property } from './trial.ts';

/** How many scenarios are made of each that is met, and how far those that are accepted are played. */
const TRIED = 2;
const STEPS = 8;
/** At every so many steps of a game. */
const EVERY = 60;
/** Nothing longer is made, whatever a schema allows. */
const LONGEST = 200;

export const extremesCanBeWritten: Property = {
  name: 'a position can be written and set up again also where numbers, names and lists are as large as a file may have them',
  examine(trial) {
    const game = new RandomGame(trial);
    push(game, trial.scenario);
    for (let turn = game.next(); turn !== undefined; turn = game.next()) {
      if (game.steps % EVERY === 0) push(game, game.ruleset.position(game.state));
      game.play(turn);
    }
  },
};

/** Drives one to three places of a scenario to what its schema just allows, and plays what is accepted. */
function push(game: RandomGame, original: Scenario): void {
  const { ruleset, trial, options, chance } = game;
  for (let i = 0; i < TRIED; i++) {
    const scenario = reread(original);
    const places = placesIn(ruleset.scenarioSchema, scenario);
    for (let left = chance.die(3); left > 0; left--) {
      const { holder, name, schema } = pick(places, chance);
      const part: unknown = Reflect.get(holder, name);
      Reflect.set(holder, name, mostOf(schema, part) ?? part);
    }
    const result = ruleset.setup(scenario, options);
    if (!result.ok) continue;
    const seed = `${trial.seed}: extreme ${game.steps}-${i}`;
    const world = new RandomGame({ ...trial, seed }, result.value);
    try {
      requirePosition(world);
      for (
        let turn = world.next();
        turn !== undefined && world.steps < STEPS;
        turn = world.next()
      ) {
        world.play(turn);
        requirePosition(world);
      }
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      game.fail(`${text}\nin a game from ${JSON.stringify(scenario)}`);
    }
  }
}

/** A place in a piece of JSON, and what its schema says of it. */
interface Place {
  readonly holder: object;
  readonly name: string;
  readonly schema: Schema;
}

function placesIn(schema: Schema, value: object): Place[] {
  const { items, properties = {}, additionalProperties } = alternativeFor(schema, value);
  const others = typeof additionalProperties === 'object' ? additionalProperties : items;
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    const inner = Object.hasOwn(properties, name) ? properties[name] : others;
    if (inner === undefined) return [];
    const deeper = typeof part === 'object' && part !== null ? placesIn(inner, part) : [];
    return [{ holder: value, name, schema: inner }, ...deeper];
  });
}

function alternativeFor(schema: Schema, value: object): Schema {
  return schema.oneOf?.find((each) => problemsIn(each, value).length === 0) ?? schema;
}

/** The most that a schema allows in place of a part; undefined where it has no limit. */
function mostOf(schema: Schema, part: unknown): unknown {
  if (typeof part === 'number') return schema.maximum;
  if (Array.isArray(part) && part.length > 0) return filled(part, schema.maxItems ?? 0);
  if (typeof part !== 'string' || schema.enum !== undefined) return undefined;
  let text = part;
  while (text.length < LONGEST && problemsIn(schema, `${text}x`).length === 0) text += 'x';
  return text;
}

function filled(list: readonly unknown[], length: number): unknown[] {
  const last: unknown = list[list.length - 1];
  const more = Math.max(0, Math.min(length, LONGEST) - list.length);
  return [...list, ...Array.from({ length: more }, () => reread(last))];
}
