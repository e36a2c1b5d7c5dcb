import { existsSync } from 'node:fs';
import { describeProblems, Match, type NewDice, type Ruleset } from '@sandtable/kernel';
import { battleIn, isArmies } from './army/muster.ts';
import type { Arguments } from './arguments.ts';
import { UsageError, UserError } from './errors.ts';
import { listProblems, readJson } from './files.ts';
import { catalogueOf, text } from './words.ts';

/** A new match as `--scenario` and `--option` ask for. */
export function startMatch(ruleset: Ruleset, given: Arguments, dice: NewDice): Match {
  const name = given.text('scenario') ?? ruleset.scenarios[0].id;
  const scenario = scenarioNamed(ruleset, name);
  const started = Match.start(ruleset, scenario, given.options(ruleset), dice);
  if (started.ok) return started.value;
  throw new UserError(listProblems(name, describeProblems(started.problems, catalogueOf(ruleset))));
}

/** A ready-made scenario by its id, or one from a file; a file may have armies instead. */
export function scenarioNamed(ruleset: Ruleset, name: string): unknown {
  const ready = ruleset.scenarios.find(({ id }) => id === name);
  if (ready !== undefined) return ready;
  if (existsSync(name)) return scenarioIn(ruleset, name);
  const known = ruleset.scenarios.map(({ id }) => id);
  throw new UsageError(text('error.scenario', { name, known }));
}

/** The scenario in a file, or that of the armies in it. */
function scenarioIn(ruleset: Ruleset, file: string): unknown {
  const content = readJson(file);
  if (!isArmies(content)) return content;
  const battle = battleIn(ruleset, content);
  if (battle.ok) return battle.value;
  throw new UserError(listProblems(file, describeProblems(battle.problems, catalogueOf(ruleset))));
}
