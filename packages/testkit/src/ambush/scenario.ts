import {
  POSITION,
  accept,
  KNOBS_SCHEMA,
  measuredSchema,
  message,
  optionsSchema,
  problemsIn,
  reject,
  type Option,
  type OptionValues,
  type Problem,
  type Result,
  type Scenario,
  type Schema,
} from '@sandtable/kernel';
import { bankOf, enemyOf, MOST_MEN, NIGHTS, SIDES, type AmbushState, type Party } from './state.ts';

export const OPTIONS: readonly Option[] = [
  { id: 'flight', rule: 'AM-6', values: [true, false], default: true },
];

/** Where `now` is missing, the first night begins. */
export interface AmbushScenario extends Scenario {
  readonly thickets: number;
  readonly men: Readonly<Record<Party, number>>;
  readonly now?: Pick<AmbushState, 'night' | 'hidden' | 'cleared' | 'turn' | 'found'>;
}

const HEAD = { format: 1, ruleset: 'ambush' } as const;

export const SCENARIOS: readonly AmbushScenario[] = [
  { ...HEAD, id: 'stream', thickets: 4, men: { red: 3, blue: 3 } },
  { ...HEAD, id: 'gorge', thickets: 2, men: { red: 2, blue: 4 } },
];

const PLACE: Schema = { type: 'integer', minimum: 0, maximum: 12 };

export const SCENARIO_SCHEMA: Schema = {
  type: 'object',
  required: ['format', 'ruleset', 'id', 'thickets', 'men'],
  additionalProperties: false,
  properties: {
    format: { const: 1 },
    ruleset: { const: 'ambush' },
    id: { type: 'string' },
    title: { type: 'string' },
    setting: { type: 'string' },
    measured: measuredSchema(SIDES),
    knobs: KNOBS_SCHEMA,
    thickets: { type: 'integer', minimum: 2, maximum: 6 },
    men: each({ type: 'integer', minimum: 0, maximum: MOST_MEN }),
    now: {
      type: 'object',
      required: ['night', 'hidden', 'cleared', 'turn', 'found'],
      additionalProperties: false,
      properties: {
        night: { type: 'integer', minimum: 1, maximum: NIGHTS + 1 },
        hidden: each(PLACE),
        cleared: each({ type: 'array', maxItems: 6, items: PLACE }),
        turn: { enum: SIDES },
        found: { enum: [...SIDES, null] },
      },
    },
  },
};

export function setup(scenario: unknown, options: OptionValues): Result<AmbushState> {
  const problems = [
    ...problemsIn(SCENARIO_SCHEMA, scenario),
    ...problemsIn(optionsSchema(OPTIONS), options, 'options'),
  ];
  if (problems.length > 0) return reject(problems);
  const { thickets, men, now } = scenario as AmbushScenario;
  const wrong = now === undefined ? [] : problemsNow(thickets, now);
  if (wrong.length > 0) return reject(wrong);
  return accept({
    flight: options['flight'] !== false,
    thickets,
    night: now?.night ?? 1,
    men: { red: men.red, blue: men.blue },
    hidden: { red: now?.hidden.red ?? 0, blue: now?.hidden.blue ?? 0 },
    cleared: { red: [...(now?.cleared.red ?? [])], blue: [...(now?.cleared.blue ?? [])] },
    turn: now?.turn ?? 'red',
    found: now?.found ?? null,
  });
}

/** What no game could have come to. */
function problemsNow(thickets: number, now: NonNullable<AmbushScenario['now']>): Problem[] {
  const problems: Problem[] = [];
  const report = (path: string, key: string): void => {
    problems.push({ path: `now.${path}`, message: message(`problem.${key}`) });
  };
  for (const side of SIDES) {
    const bank = bankOf({ thickets }, side);
    const place = now.hidden[side];
    const cleared = now.cleared[side];
    if (place !== 0 && !bank.includes(place)) report(`hidden.${side}`, 'bank');
    if (!cleared.every((at) => bank.includes(at))) report(`cleared.${side}`, 'bank');
    if (new Set(cleared).size < cleared.length) report(`cleared.${side}`, 'twice');
    if (place === 0 ? cleared.length > 0 : cleared.includes(place)) {
      report(`cleared.${side}`, 'cleared');
    }
  }
  const allHidden = SIDES.every((side) => now.hidden[side] > 0);
  if (now.found !== null && !(allHidden && now.turn === enemyOf(now.found))) {
    report('found', 'found');
  }
  return problems;
}

export function position(state: AmbushState): AmbushScenario {
  const { thickets, men, night, hidden, cleared, turn, found } = structuredClone(state);
  const now = { night, hidden, cleared, turn, found };
  return { ...HEAD, id: POSITION, thickets, men, now };
}

/** Where the parties lie is in the position. */
export function published(scenario: Scenario): Scenario {
  const { now: _, ...rest } = scenario as AmbushScenario;
  return rest;
}

function each(schema: Schema): Schema {
  const properties = { red: schema, blue: schema };
  return { type: 'object', required: SIDES, additionalProperties: false, properties };
}
