import type { Ruleset } from '@sandtable/kernel';
import type { Arguments } from '../arguments.ts';
import { UsageError } from '../errors.ts';
import { playerNamed } from '../opponents.ts';
import { text } from '../words.ts';

/** The two players that `--players` names. */
export function playersIn(given: Arguments, ruleset: Ruleset): readonly [string, string] {
  const names = given.text('players')?.split(',') ?? [];
  if (names.length !== 2) throw new UsageError(text('error.players'));
  const [a, b] = names.map((name) => playerNamed(ruleset, name).name);
  return [a, b];
}
