import type { Ruleset } from '@sandtable/kernel';
import { kindNamed, playersOf, usualOpponent, type PlayerKind } from '@sandtable/players';
import { UsageError } from './errors.ts';
import { text } from './words.ts';

/** The player of this name; the one that people usually play against where none is named. */
export function playerNamed(ruleset: Ruleset, given: string | undefined): PlayerKind {
  const kinds = playersOf(ruleset);
  const name = given ?? usualOpponent(ruleset);
  const kind = kindNamed(kinds, name);
  if (kind !== undefined) return kind;
  const known = kinds.map((each) => each.name);
  throw new UsageError(text('error.player', { name, ruleset: ruleset.id, known }));
}
