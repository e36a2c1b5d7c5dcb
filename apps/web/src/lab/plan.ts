import {
  knobsSet,
  type KnobChoice,
  type OptionValues,
  type Ruleset,
  type Scenario,
} from '@sandtable/kernel';
import { placeOf, type RunFile } from '@sandtable/lab';
import { thinkersAmong, usualOpponent } from '@sandtable/players/names';

/** For each knob that is turned, which of its values. */
export type Turned = Readonly<Record<string, number>>;

/** What somebody has chosen to have played. */
export interface Plan {
  readonly scenario: string;
  readonly players: readonly [string, string];
  readonly knobs: Turned;
  readonly options: OptionValues;
  /** The first has the first side in every game. */
  readonly keepSides: boolean;
  readonly games: number;
  readonly seed: string;
}

const GAMES = 50;
/** So many tell a share to five in a hundred. */
export const MEASURED_GAMES = 400;
export const MOST_GAMES = 10_000;

/** The usual opponent against himself: how even a scenario is, and not too slow. */
export function usualPlan(ruleset: Ruleset): Plan {
  const player = usualOpponent(ruleset);
  const { id } = ruleset.scenarios[0];
  return {
    scenario: id,
    players: [player, player],
    knobs: {},
    options: {},
    keepSides: false,
    games: GAMES,
    seed: '1',
  };
}

/** The run file of it. It has the whole scenario: another machine need not have the same. */
export function fileOf(ruleset: Ruleset, scenario: Scenario, plan: Plan): RunFile {
  return {
    format: 1,
    ruleset: ruleset.id,
    scenarios: [{ scenario, knobs: choiceOf(scenario, plan.knobs) }],
    options: [plan.options],
    pairings: [plan.players],
    keepSides: plan.keepSides,
    games: plan.games,
    seed: plan.seed,
    detail: true,
    // Games of those who think are few; beside theirs, looking at luck takes no time.
    luck: thinkersAmong(plan.players).length > 0,
  };
}

/** The values of the knobs that are turned. */
export function choiceOf({ knobs = [] }: Scenario, turned: Turned): KnobChoice {
  const chosen = knobs.flatMap(({ name, values }) =>
    Object.hasOwn(turned, name) ? [[name, values[turned[name]]] as const] : [],
  );
  return Object.fromEntries(chosen);
}

/** Which value of each knob that is; where nothing is chosen, the one that the scenario stands at. */
export function turnedOf(scenario: Scenario, choice: KnobChoice): Turned {
  const set = knobsSet(scenario);
  const places = (scenario.knobs ?? []).map((knob) => [
    knob.name,
    placeOf(knob, Object.hasOwn(choice, knob.name) ? choice[knob.name] : set[knob.name]),
  ]);
  return Object.fromEntries(places) as Turned;
}

/** Which value of each knob the scenario stands at. */
export function standsAt(scenario: Scenario): Turned {
  return turnedOf(scenario, {});
}
