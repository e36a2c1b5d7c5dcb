import type { Ruleset } from '@sandtable/kernel';
import {
  kindNamed,
  playerNames,
  playersOf,
  usualOpponent,
  type PlayerKind,
} from '@sandtable/players';
import { misnomerAmong, thinkersAmong } from '@sandtable/players/names';
import { UsageError } from './errors.ts';
import { text } from './words.ts';

/** The player of this name; the one that people usually play against where none is named. */
export function playerNamed(ruleset: Ruleset, given: string | undefined): PlayerKind {
  const kinds = playersOf(ruleset);
  const name = given ?? usualOpponent(ruleset);
  const kind = kindNamed(kinds, name);
  if (kind !== undefined) return kind;
  throw new UsageError(whyNobody(ruleset, name, 'error.player'));
}

/** Why nobody has this name, with this text where it is not for its number. */
export function whyNobody(
  ruleset: Ruleset,
  name: string,
  otherwise: 'error.player' | 'error.entrant',
): string {
  const known = playerNames(ruleset);
  switch (misnomerAmong(known, name)) {
    case 'number':
      return text('error.playOuts', { name });
    case 'thoughtless':
      return text('error.thoughtless', { name, thinkers: thinkersAmong(known) });
    case 'nobody':
    case undefined:
      return text(otherwise, { name, ruleset: ruleset.id, known });
  }
}
