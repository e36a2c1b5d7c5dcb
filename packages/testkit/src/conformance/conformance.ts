import { relative } from 'node:path';
import { cwd, env } from 'node:process';
import type { GameEvent, Move, RuleId, Ruleset } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { unseenRules } from './citations.ts';
import { BrokenProperty, examine, PROPERTIES } from './properties.ts';
import {
  Fault,
  limitsOf,
  trialOf,
  trialsOf,
  type ConformanceOptions,
  type Property,
  type Trial,
} from './trial.ts';

/**
 * Registers the tests that any ruleset must pass: random whole games through `moves` alone, and
 * what must hold at every step of them. `SANDTABLE_SEED` and `SANDTABLE_SCENARIO` choose one game.
 */
export function conformance<
  State extends object,
  M extends Move,
  View extends object,
  E extends GameEvent,
>(ruleset: Ruleset<State, M, View, E>, options: ConformanceOptions<State> = {}): void {
  const anyRuleset: Ruleset = ruleset;
  const limits = limitsOf(anyRuleset, options);
  const { timeout } = limits;
  const { SANDTABLE_SEED: seed, SANDTABLE_SCENARIO: scenario = limits.scenarios[0].id } = env;
  const trials =
    seed === undefined
      ? trialsOf(anyRuleset, limits)
      : [trialOf(anyRuleset, limits, seed, scenario)];

  describe(`${ruleset.id} keeps the protocol`, () => {
    for (const property of PROPERTIES) {
      test(property.name, { timeout }, () => examineHere(property, trials));
    }
    for (const { name, ...game } of options.regressions ?? []) {
      test(name, { timeout }, () => {
        const trial = trialOf(anyRuleset, limits, game.seed, game.scenario);
        for (const property of PROPERTIES) examineHere(property, [trial]);
      });
    }
    test.skipIf(seed !== undefined)('random games meet the rules they must', { timeout }, () => {
      const unseen = unseenRules(anyRuleset, trials);
      if (unseen.length > 0) {
        console.info(`${ruleset.id}: no event of ${limits.games} games cites ${unseen.join(', ')}`);
      }
      requireSeen(unseen, options.mustSee ?? []);
    });
  });
}

function requireSeen(unseen: readonly RuleId[], mustSee: readonly RuleId[] | 'all'): void {
  const missing = mustSee === 'all' ? unseen : unseen.filter((id) => mustSee.includes(id));
  if (missing.length > 0) throw new Fault(`no event cites ${missing.join(', ')}`);
}

/** Adds to a failure how to have it again. */
function examineHere(property: Property, trials: readonly Trial[]): void {
  try {
    examine(property, trials);
  } catch (error) {
    if (error instanceof BrokenProperty) error.message += advice(error.trial, property.name);
    throw error;
  }
}

function advice({ seed, scenario }: Trial, title: string): string {
  const file = relative(cwd(), expect.getState().testPath ?? '');
  return [
    '',
    'To see it again:',
    `  SANDTABLE_SEED='${seed}' SANDTABLE_SCENARIO='${scenario.id}' npm test -- ${file} -t '${title}'`,
    'To keep it as a test:',
    `  regressions: [{ seed: '${seed}', scenario: '${scenario.id}', name: 'what was wrong' }]`,
  ].join('\n');
}
