import {
  knobbed,
  canonicalJson,
  type OptionValues,
  type Ruleset,
  type Scenario,
} from '@sandtable/kernel';
import { comparisonFile, USUAL_QUESTION, type RunFile } from '@sandtable/lab';
import { swiftPlayer } from '@sandtable/players/names';
import { choiceOf, standsAt, type Turned } from './plan.ts';

/** A scenario with some of its knobs turned. */
export interface VariantPlan {
  readonly scenario: string;
  readonly knobs: Turned;
}

/** What somebody has chosen to compare. */
export interface ComparePlan {
  readonly variants: readonly [VariantPlan, VariantPlan];
  readonly players: readonly [string, string];
  readonly options: OptionValues;
  /** The difference that matters, in hundredths. */
  readonly difference: number;
  readonly seed: string;
}

/** A scenario as it is, and with its first knob a step further; by somebody quick, since it may take a thousand games. */
export function usualComparison(ruleset: Ruleset, scenario: Scenario): ComparePlan {
  const player = swiftPlayer(ruleset);
  const { id, knobs: [knob] = [] } = scenario;
  const at = knob === undefined ? 0 : standsAt(scenario)[knob.name];
  const next = knob !== undefined && at + 1 < knob.values.length ? at + 1 : Math.max(at - 1, 0);
  return {
    variants: [
      { scenario: id, knobs: {} },
      { scenario: id, knobs: knob === undefined ? {} : { [knob.name]: next } },
    ],
    players: [player, player],
    options: {},
    difference: Math.round(100 * USUAL_QUESTION.difference),
    seed: '1',
  };
}

type Two<T> = readonly [T, T];

/** The run file of it, with the scenarios that it names. */
export function fileOfComparison(
  ruleset: Ruleset,
  [a, b]: Two<Scenario>,
  { variants: [first, second], players, options, seed }: ComparePlan,
): RunFile {
  const both = [
    { scenario: a, knobs: choiceOf(a, first.knobs) },
    { scenario: b, knobs: choiceOf(b, second.knobs) },
  ] as const;
  return comparisonFile(ruleset, both, { players, options, seed });
}

/** Whether nothing tells the two apart. */
export function isSameTwice([a, b]: Two<Scenario>, { variants }: ComparePlan): boolean {
  const [first, second] = [a, b].map((scenario, i) => {
    const made = knobbed(scenario, choiceOf(scenario, variants[i].knobs));
    return made.ok ? canonicalJson(made.value) : undefined;
  });
  return first !== undefined && first === second;
}
