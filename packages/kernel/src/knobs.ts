import { canonicalJson } from './canonicalJson.ts';
import { message } from './message.ts';
import type { Ruleset } from './ruleset.ts';
import type { Scenario } from './scenario.ts';
import { accept, reject, type Problem, type Result, type Schema } from './schema.ts';

/**
 * Something in a scenario that may as well be set otherwise, so that whoever looks for an even one knows where to turn: how
 * many turns, a gun more, a house further back.
 */
export interface Knob {
  readonly name: string;
  /** Where it is in the scenario, written as problems are: `platoons[0].groups.lmg`. */
  readonly path: string;
  /** What can stand there, from what helps one side most to what helps the other; null where nothing stands there. */
  readonly values: readonly unknown[];
  /** What each value is called, in their order, where they do not say it themselves: a house of a whole board. */
  readonly labels?: readonly string[];
}

/** A value for some knobs, by name; the others stay as the scenario has them. */
export type KnobChoice = Readonly<Record<string, unknown>>;

/** What tells a scenario apart or is said of it, and is not played. */
const FIXED = new Set('$schema format ruleset id knobs measured title setting'.split(' '));

const PATH = String.raw`^[A-Za-z]\w*(\.[A-Za-z]\w*|\[\d{1,3}\])*$`;

/** More could not be tried. */
const MOST_KNOBS = 8;
const MOST_VALUES = 16;

/** The schema of `knobs`, the same in every ruleset. */
export const KNOBS_SCHEMA: Schema = {
  type: 'array',
  description: 'What may be set otherwise to make the scenario even.',
  maxItems: MOST_KNOBS,
  items: {
    type: 'object',
    description: 'One thing that may be set otherwise.',
    required: ['name', 'path', 'values'],
    additionalProperties: false,
    properties: {
      name: { type: 'string', pattern: '^[a-z0-9-]{1,40}$', description: 'What it is called.' },
      path: {
        type: 'string',
        pattern: PATH,
        maxLength: 100,
        description: 'Where it is in the scenario: platoons[0].groups.lmg.',
      },
      values: {
        type: 'array',
        minItems: 2,
        maxItems: MOST_VALUES,
        description: 'What can stand there, from one end to the other; null for nothing.',
      },
      labels: {
        type: 'array',
        maxItems: MOST_VALUES,
        items: { type: 'string', minLength: 1, maxLength: 40, description: 'What it is called.' },
        description: 'What each value is called, in their order.',
      },
    },
  },
};

/** The scenario with these values: another one, of which nothing has been measured and at which nothing is left to turn. */
export function knobbed(scenario: Scenario, choice: KnobChoice): Result<Scenario> {
  const { knobs = [], measured: _, ...plain } = scenario;
  const changed = structuredCopy(plain) as Scenario;
  const problems: Problem[] = [];
  for (const [name, value] of Object.entries(choice)) {
    const knob = knobs.find((each) => each.name === name);
    const known = knob?.values.some((each) => canonicalJson(each) === canonicalJson(value));
    if (knob === undefined) {
      problems.push(problem(name, 'knob', { known: knobs.map((each) => each.name).join(', ') }));
    } else if (known !== true) {
      problems.push(problem(name, 'knobValue', { known: knob.values.map(canonicalJson) }));
    } else if (!put(changed, knob.path, value)) {
      problems.push(problem(name, 'knobPath', { path: knob.path }));
    }
  }
  return problems.length > 0 ? reject(problems) : accept(changed);
}

/** Every way to set all knobs; one that sets none where there are none. */
export function knobChoices({ knobs = [] }: Scenario): KnobChoice[] {
  let choices: KnobChoice[] = [{}];
  for (const { name, values } of knobs) {
    choices = choices.flatMap((choice) => values.map((value) => ({ ...choice, [name]: value })));
  }
  return choices;
}

/** What stands in the scenario where its knobs turn: the choice that changes nothing. */
export function knobsSet(scenario: Scenario): KnobChoice {
  const { knobs = [] } = scenario;
  return Object.fromEntries(knobs.map(({ name, path }) => [name, found(scenario, path) ?? null]));
}

/** What is wrong with the knobs of a scenario that is good otherwise: every value by itself must make one that can be played. */
export function knobProblems(ruleset: Ruleset, scenario: Scenario): Problem[] {
  const names = new Set<string>();
  return (scenario.knobs ?? []).flatMap(({ name, path, values, labels }, i) => {
    const at = (part: string) => `knobs[${i}].${part}`;
    if (names.has(name)) return [problem(at('name'), 'knobTwice')];
    names.add(name);
    if (labels !== undefined && labels.length !== values.length) {
      return [problem(at('labels'), 'knobLabels', { count: values.length })];
    }
    const [first] = path.split(/[.[]/);
    if (FIXED.has(first)) return [problem(at('path'), 'knobFixed', { name: first })];
    return values.flatMap((value, v) => {
      const made = knobbed(scenario, { [name]: value });
      // A way that leads nowhere leads there with every value.
      if (!made.ok) return v === 0 ? [problem(at('path'), 'knobPath', { path })] : [];
      const set = ruleset.setup(made.value, {});
      if (set.ok) return [];
      const where = `${at('values')}[${v}]`;
      return set.problems.map((each) => ({
        ...each,
        path: [where, each.path].filter((part) => part !== '').join(': '),
      }));
    });
  });
}

function problem(path: string, key: string, parts?: Parameters<typeof message>[1]): Problem {
  return { path, message: message(`problem.${key}`, parts) };
}

function partsOf(path: string): (string | number)[] {
  return [...path.matchAll(/([A-Za-z]\w*)|\[(\d+)\]/g)].map(([, name, index]) => {
    return name ?? Number(index);
  });
}

/** JSON as a value of its own, to be written into. */
function structuredCopy(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

type Whole = Record<string | number, unknown>;

function isWhole(value: unknown): value is Whole {
  return typeof value === 'object' && value !== null;
}

function found(scenario: Scenario, path: string): unknown {
  let here: unknown = scenario;
  for (const part of partsOf(path)) {
    if (!isWhole(here) || !Object.hasOwn(here, part)) return undefined;
    here = here[part];
  }
  return here;
}

/** Writes a value to its place; says whether there is such a place. Only the last part of the way may be missing. */
function put(scenario: Scenario, path: string, value: unknown): boolean {
  const parts = partsOf(path);
  const last = parts[parts.length - 1];
  let here: unknown = scenario;
  for (const part of parts.slice(0, -1)) {
    if (!isWhole(here) || !Object.hasOwn(here, part)) return false;
    here = here[part];
  }
  if (!isWhole(here) || Array.isArray(here) !== (typeof last === 'number')) return false;
  if (Array.isArray(here) && !Object.hasOwn(here, last)) return false;
  if (value !== null) here[last] = structuredCopy(value);
  else if (!Array.isArray(here)) delete here[last];
  else here.splice(Number(last), 1);
  return true;
}
