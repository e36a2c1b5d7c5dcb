import {
  canonicalJson,
  knobbed,
  knobChoices,
  knobsSet,
  type Knob,
  type KnobChoice,
  type OptionValues,
  type Ruleset,
  type Scenario,
} from '@sandtable/kernel';
import type { RunFile, RunScenario } from './runFile.ts';

/** More could not be told apart with games that anybody has the time for. */
export const MOST_VARIANTS = 64;

/** How variants of a scenario are played against each other. */
export interface Terms {
  readonly players: readonly [string, string];
  readonly options: OptionValues;
  /** No more games of each than this, where it says so. */
  readonly most?: number | undefined;
  readonly seed: string;
}

/** A contest for each variant, in their order. */
export function variantsFile(
  ruleset: Ruleset,
  scenarios: readonly RunScenario[],
  { players, options, most, seed }: Terms,
  usual: number,
): RunFile {
  return {
    format: 1,
    ruleset: ruleset.id,
    scenarios,
    options: [options],
    pairings: [players],
    games: most ?? usual,
    seed,
  };
}

/** All variants of a scenario; or why there are none to be looked through, and how many there would be. */
export type Variants =
  | { readonly choices: readonly KnobChoice[] }
  | { readonly refused: 'noKnobs' | 'manyKnobs'; readonly count: number };

/** Every way to set the knobs of a scenario that can be played, those that change least first: as it is, then a step away, and so on. */
export function variantsOf(ruleset: Ruleset, scenario: Scenario): Variants {
  const { knobs = [] } = scenario;
  if (knobs.length === 0) return { refused: 'noKnobs', count: 0 };
  const present = knobsSet(scenario);
  const steps = (choice: KnobChoice): number =>
    knobs.reduce((sum, knob) => sum + stepsBetween(knob, choice, present), 0);
  const choices = knobChoices(scenario).filter((choice) => {
    const made = knobbed(scenario, choice);
    return made.ok && ruleset.setup(made.value, {}).ok;
  });
  if (choices.length > MOST_VARIANTS) return { refused: 'manyKnobs', count: choices.length };
  const isPresent = choices.some((choice) => steps(choice) === 0);
  const changed = choices.toSorted((a, b) => steps(a) - steps(b));
  return { choices: isPresent ? changed : [{}, ...changed] };
}

/** How many values further a knob is turned; a whole turn from a value that is none of its own. */
function stepsBetween(knob: Knob, a: KnobChoice, b: KnobChoice): number {
  const { name, values } = knob;
  const [from, to] = [placeOf(knob, a[name]), placeOf(knob, b[name])];
  return to === -1 ? values.length : Math.abs(from - to);
}

/** Which of its values that is, from 0; -1 where it is none of them. */
export function placeOf({ values }: Knob, value: unknown): number {
  const wanted = canonicalJson(value);
  return values.findIndex((each) => canonicalJson(each) === wanted);
}

/** What a value is called: its label, or itself; undefined where it is nothing at all, or more than a word. */
export function valueName(knob: Knob, value: unknown): string | undefined {
  const label = knob.labels?.[placeOf(knob, value)];
  if (label !== undefined) return label;
  return typeof value === 'object' ? undefined : canonicalJson(value);
}
