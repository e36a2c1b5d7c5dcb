import { canonicalJson, knobsSet, type Knob, type Scenario, type Words } from '@sandtable/kernel';
import { placeOf, valueName, type RunFile, type RunScenario } from '@sandtable/lab';
import { LAB } from '../words/english/lab.ts';
import { text } from './words.ts';

/** What a variant is called: its scenario, and what is turned in it. */
export function variantName(words: Words, variant: RunScenario): string {
  return [titleOf(words, variant), ...turnedWords(variant)].join(', ');
}

/** The variants of a run: one that is as its scenario has it says so where another is of the same. */
export function variantNames(words: Words, { scenarios }: RunFile): string[] {
  const titles = scenarios.map((variant) => titleOf(words, variant));
  return scenarios.map((variant, i) => {
    const isOne = titles.indexOf(titles[i]) === titles.lastIndexOf(titles[i]);
    const turned = turnedWords(variant);
    if (turned.length > 0 || isOne) return [titles[i], ...turned].join(', ');
    return [titles[i], text('lab.variant.asIs')].join(', ');
  });
}

/** A variant among others of the same scenario: what is turned in it alone. */
export function turnedName(variant: RunScenario): string {
  const turned = turnedWords(variant).join(', ') || text('lab.variant.asIs');
  return `${turned[0].toUpperCase()}${turned.slice(1)}`;
}

/** What is turned away from where the scenario has it, in words. */
function turnedWords({ scenario, knobs: chosen = {} }: RunScenario): string[] {
  const { knobs = [], ...plain } = scenario as Scenario;
  const set = knobsSet({ ...plain, knobs });
  return knobs
    .filter(({ name }) => Object.hasOwn(chosen, name))
    .filter(({ name }) => canonicalJson(chosen[name]) !== canonicalJson(set[name]))
    .map((knob) => turnedWord(knob, chosen[knob.name]));
}

function turnedWord(knob: Knob, value: unknown): string {
  const key = `lab.knob.${knob.name}`;
  // A number picks the form of the word beside it.
  const said = typeof value === 'number' && knob.labels === undefined ? value : undefined;
  const parts = { value: said ?? valueText(knob, placeOf(knob, value)) };
  if (value !== null && isKnown(key)) return text(key, parts);
  return text('lab.knob', { ...parts, knob: knobTitle(knob) });
}

type KnobKey = Extract<keyof typeof LAB, `lab.knob.${string}`>;

function isKnown(key: string): key is KnobKey {
  return Object.hasOwn(LAB, key);
}

/** A value in a word; what takes more is named by its place. */
export function valueText(knob: Knob, nth: number, isSet = false): string {
  const value = knob.values[nth];
  const short =
    valueName(knob, value) ??
    (value === null ? text('lab.value.usual') : text('lab.value.nth', { nth: nth + 1 }));
  return isSet ? text('lab.value.as', { value: short }) : short;
}

/** Knobs are named in a file, like squares: by what somebody wrote there. */
export function knobTitle({ name }: Knob): string {
  return `${name[0].toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;
}

function titleOf(words: Words, { scenario }: RunScenario): string {
  return words.battle(scenario as Scenario).title;
}
