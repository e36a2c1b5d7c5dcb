import {
  canonicalJson,
  knobsSet,
  type OptionValues,
  type Ruleset,
  type Scenario,
} from '@sandtable/kernel';
import type { RunFile } from '@sandtable/lab';
import { usualOpponent } from '@sandtable/players/names';

/** What somebody has chosen to have played. */
export interface Plan {
  readonly scenario: string;
  readonly players: readonly [string, string];
  /** For each knob that is turned, which of its values. */
  readonly knobs: Readonly<Record<string, number>>;
  readonly options: OptionValues;
  /** The first has the first side in every game. */
  readonly keepSides: boolean;
  readonly games: number;
  readonly seed: string;
}

const GAMES = 50;
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
  const turned = (scenario.knobs ?? []).flatMap(({ name, values }) =>
    Object.hasOwn(plan.knobs, name) ? [[name, values[plan.knobs[name]]] as const] : [],
  );
  return {
    format: 1,
    ruleset: ruleset.id,
    scenarios: [{ scenario, knobs: Object.fromEntries(turned) }],
    options: [plan.options],
    pairings: [plan.players],
    keepSides: plan.keepSides,
    games: plan.games,
    seed: plan.seed,
    detail: true,
  };
}

/** Which value of each knob the scenario stands at. */
export function standsAt(scenario: Scenario): Readonly<Record<string, number>> {
  const set = knobsSet(scenario);
  const places = (scenario.knobs ?? []).map(({ name, values }) => {
    const all = values.map(canonicalJson);
    return [name, all.indexOf(canonicalJson(set[name]))] as const;
  });
  return Object.fromEntries(places);
}
