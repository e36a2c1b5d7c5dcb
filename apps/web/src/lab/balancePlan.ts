import type { KnobChoice, OptionValues, Ruleset, Scenario } from '@sandtable/kernel';
import { searchFile, USUAL_BALANCE, type RunFile } from '@sandtable/lab';
import { swiftPlayer } from '@sandtable/players/names';

/** Of what scenario somebody wants an even variant. */
export interface BalancePlan {
  readonly scenario: string;
  readonly players: readonly [string, string];
  readonly options: OptionValues;
  /** Between which shares of the first side it is even, in hundredths. */
  readonly bounds: readonly [number, number];
  readonly seed: string;
}

/** By somebody quick, since it takes thousands of games. */
export function usualSearch(ruleset: Ruleset): BalancePlan {
  const player = swiftPlayer(ruleset);
  const [low, high] = USUAL_BALANCE.bounds.map((bound) => Math.round(100 * bound));
  return {
    scenario: ruleset.scenarios[0].id,
    players: [player, player],
    options: {},
    bounds: [low, high],
    seed: '1',
  };
}

/** The run file of it, with a contest for each of these variants. */
export function fileOfSearch(
  ruleset: Ruleset,
  scenario: Scenario,
  choices: readonly KnobChoice[],
  { players, options, seed }: BalancePlan,
): RunFile {
  return searchFile(ruleset, scenario, choices, { players, options, seed });
}
