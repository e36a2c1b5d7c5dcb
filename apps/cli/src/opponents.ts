import type { Ruleset } from '@sandtable/kernel';
import { playersOf, type PlayerKind } from '@sandtable/players';
import { UsageError } from './errors.ts';
import { text } from './words.ts';

/** The player of this name; the strongest where none is named. */
export function playerNamed(ruleset: Ruleset, name: string | undefined): PlayerKind {
  const kinds = playersOf(ruleset);
  const kind = name === undefined ? kinds[0] : kinds.find((each) => each.name === name);
  if (kind !== undefined) return kind;
  const known = kinds.map((each) => each.name);
  throw new UsageError(text('error.player', { name: name ?? '', ruleset: ruleset.id, known }));
}
