import {
  canonicalJson,
  knobbed,
  knobChoices,
  knobsSet,
  type Knob,
  type KnobChoice,
  type Ruleset,
  type Scenario,
} from '@sandtable/kernel';
import { UserError } from '../errors.ts';
import { text } from '../words.ts';

/** More could not be told apart with games that anybody has the time for. */
const MOST_CANDIDATES = 64;

/** Every way to set the knobs of a scenario that can be played, those that change least first: as it is, then a step away, and so on. */
export function candidatesOf(ruleset: Ruleset, scenario: Scenario, name: string): KnobChoice[] {
  const { knobs = [] } = scenario;
  if (knobs.length === 0) throw new UserError(text('lab.noKnobs', { name }));
  const present = knobsSet(scenario);
  const steps = (choice: KnobChoice): number =>
    knobs.reduce((sum, knob) => sum + stepsBetween(knob, choice, present), 0);
  const choices = knobChoices(scenario).filter((choice) => {
    const made = knobbed(scenario, choice);
    return made.ok && ruleset.setup(made.value, {}).ok;
  });
  if (choices.length > MOST_CANDIDATES) {
    const most = MOST_CANDIDATES;
    throw new UserError(text('lab.manyKnobs', { name, count: choices.length, most }));
  }
  const isPresent = choices.some((choice) => steps(choice) === 0);
  const changed = choices.toSorted((a, b) => steps(a) - steps(b));
  return isPresent ? changed : [{}, ...changed];
}

/** How many values further a knob is turned; a whole turn from a value that is none of its own. */
function stepsBetween({ name, values }: Knob, a: KnobChoice, b: KnobChoice): number {
  const at = (choice: KnobChoice): number =>
    values.findIndex((value) => canonicalJson(value) === canonicalJson(choice[name]));
  return at(b) === -1 ? values.length : Math.abs(at(a) - at(b));
}
