import type { Ruleset } from '@sandtable/kernel';
import { kindNamed, playersOf } from '@sandtable/players';
import { UsageError } from '../errors.ts';
import { whyNobody } from '../opponents.ts';
import { text } from '../words.ts';
import { builtIn } from './builtIn.ts';
import type { Entrant } from './entrant.ts';
import { Program } from './program.ts';

/** Those who take part: names of players, and command lines of programs, perhaps with a name before them. */
export function entrantsOf(
  ruleset: Ruleset,
  entries: readonly string[],
  seconds: number,
): Entrant[] {
  const entrants = entries.map((entry) => entrantOf(ruleset, entry.trim(), seconds));
  if (entrants.length < 2) throw new UsageError(text('error.entrants'));
  const names = entrants.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new UsageError(text('error.entrantTwice', { name: twice }));
  return entrants;
}

function entrantOf(ruleset: Ruleset, entry: string, seconds: number): Entrant {
  const kind = kindNamed(playersOf(ruleset), entry);
  if (kind !== undefined) return builtIn(kind);
  // What is left of a line when all that is quoted is taken out of it.
  if (/["']/u.test(entry.replaceAll(QUOTED, ''))) {
    throw new UsageError(text('error.quote', { entry }));
  }
  const [, name = entry, line = entry] = /^([\w.-]+)=(.+)$/su.exec(entry) ?? [];
  const command = wordsIn(line);
  // A single word that is no path is much likelier a player's name with a slip in it.
  if (command.length === 0 || (command.length === 1 && /^[\w:@-]+$/u.test(entry))) {
    throw new UsageError(whyNobody(ruleset, entry, 'error.entrant'));
  }
  return new Program(name, command, seconds);
}

const QUOTED = /"([^"]*)"|'([^']*)'/gu;

/** The words of a command line: quotes hold together what has gaps. No shell reads it. */
export function wordsIn(line: string): string[] {
  const words = line.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/gu) ?? [];
  return words.map((word) => word.replaceAll(QUOTED, '$1$2'));
}
