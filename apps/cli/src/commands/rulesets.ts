import type { Ruleset } from '@sandtable/kernel';
import { playersOf } from '@sandtable/players';
import type { Command } from '../arguments.ts';
import { RULESETS } from '../rulesets.ts';
import { lineWidth, paint, print, printJson, wrap } from '../terminal.ts';
import { text, wordsOf } from '../words.ts';

export const rulesets: Command = {
  name: 'rulesets',
  operands: [],
  flags: { json: {} },
  run(given) {
    if (given.flag('json')) printJson(RULESETS.map(describe));
    else RULESETS.forEach(show);
    return 0;
  },
};

/** A ruleset as other programs read it. */
export function describe(ruleset: Ruleset): object {
  const { id, version, sides, options, scenarios } = ruleset;
  const words = wordsOf(ruleset);
  return {
    id,
    title: titleOf(ruleset),
    version,
    sides,
    players: playersOf(ruleset).map(({ name }) => name),
    options,
    scenarios: scenarios.map((scenario) => ({
      id: scenario.id,
      ...words.battle(scenario),
      measured: scenario.measured,
    })),
  };
}

function titleOf(ruleset: Ruleset): string {
  return wordsOf(ruleset).word('ruleset', 'title');
}

function show(ruleset: Ruleset): void {
  const { id, version, sides, options, scenarios } = ruleset;
  const words = wordsOf(ruleset);
  print(`${paint('bold', id)}  ${titleOf(ruleset)} (${text('rulesets.version', { version })})`);
  print(`  ${text('rulesets.sides', { sides: sides.map((side) => words.side(side)) })}`);
  print(`  ${text('rulesets.players', { players: playersOf(ruleset).map(({ name }) => name) })}`);
  for (const option of options) {
    const values = option.values.map(String).join('|');
    const parts = { id: option.id, values, default: String(option.default), rule: option.rule };
    print(`  ${text('rulesets.option', parts)}`);
  }
  for (const scenario of scenarios) {
    const { title, setting } = words.battle(scenario);
    print(`  ${text('rulesets.scenario', { id: scenario.id, title })}`);
    for (const about of [setting, words.balance(scenario)]) {
      if (about !== undefined) print(paint('dim', wrap(about, lineWidth(), '      ')));
    }
  }
}
