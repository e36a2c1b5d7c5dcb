import type { Ruleset, Scenario } from '@sandtable/kernel';
import type { RunScenario } from '@sandtable/lab';
import { UsageError } from '../errors.ts';
import { scenarioNamed } from '../scenarios.ts';
import { text } from '../words.ts';

/** A scenario by its id or file, with knobs turned where the name goes on so: `village?turns=7&guns=2`. */
export function variantNamed(ruleset: Ruleset, name: string): RunScenario {
  const [id, turned] = name.split('?');
  const scenario = scenarioNamed(ruleset, id) as Scenario;
  if (turned === undefined) return { scenario };
  const knobs = turned.split('&').map((each) => {
    const [knob, value] = each.split('=');
    if (value === undefined) throw new UsageError(text('lab.knob', { found: each }));
    return [knob, plainValue(value)] as const;
  });
  return { scenario, knobs: Object.fromEntries(knobs) };
}

/** As JSON where it is that; else the word as it stands. */
function plainValue(value: string): unknown {
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}
