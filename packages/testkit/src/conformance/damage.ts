import type { Scenario } from '@sandtable/kernel';
import { GARBAGE } from './forger.ts';
import { reread } from './json.ts';
import { pick, RandomGame } from './randomGame.ts';
import type { Property } from './trial.ts';
import { wording } from './wording.ts';

/** How far a damaged scenario that is accepted is played. */
const STEPS = 20;

export const damagedScenariosAreJudged: Property = {
  name: 'a damaged scenario is refused with its problems, or can be played',
  examine(trial) {
    const game = new RandomGame(trial);
    for (let turn = game.next(); turn !== undefined; turn = game.next()) {
      if (game.steps % trial.limits.every === 0) setUpDamaged(game);
      game.play(turn);
    }
    for (const garbage of GARBAGE) requireJudged(game, garbage as Scenario);
  },
};

function setUpDamaged(game: RandomGame): void {
  const { ruleset, state, chance } = game;
  const scenario = reread(ruleset.position(state));
  const places = placesIn(scenario);
  for (let left = chance.die(3); left > 0; left--) {
    const [holder, name] = pick(places, chance);
    const [otherHolder, otherName] = pick(places, chance);
    if (chance.die(4) === 1) Reflect.deleteProperty(holder, name);
    else if (chance.die(2) === 1) Reflect.set(holder, name, pick(GARBAGE, chance));
    else Reflect.set(holder, name, reread(Reflect.get(otherHolder, otherName) ?? null));
  }
  requireJudged(game, scenario);
}

function requireJudged(game: RandomGame, scenario: Scenario): void {
  const { ruleset, trial, options } = game;
  const result = ruleset.setup(scenario, options);
  if (result.ok) {
    const seed = `${trial.seed}: damaged ${game.steps}`;
    const world = new RandomGame({ ...trial, seed }, result.value);
    try {
      for (let turn = world.next(); turn !== undefined; turn = world.next()) {
        if (world.steps >= STEPS) return;
        world.play(turn);
      }
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      game.fail(`setup accepts ${JSON.stringify(scenario)}, which cannot be played: ${text}`);
    }
    return;
  }
  if (result.problems.length === 0) game.fail('setup refuses a scenario without a problem');
  for (const { message, path } of result.problems) {
    wording(ruleset).require(message, `the problem of ${path}`);
  }
}

/** Every field and every entry of a piece of JSON: what holds it, and its name there. */
function placesIn(value: object): [object, string][] {
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => [
    [value, name] as [object, string],
    ...(typeof part === 'object' && part !== null ? placesIn(part) : []),
  ]);
}
