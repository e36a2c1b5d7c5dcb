import { load, message, resume, type Match, type Message, type Ruleset } from '@sandtable/kernel';
import type { Entry } from '@sandtable/record';
import type { WireText } from '@sandtable/wire';
import type { MatchRow, SeatRow } from '../store/store.ts';
import { matchFileOf } from './matchFile.ts';

/** A match as its log has it. */
export interface Read {
  /** As far as the installed rules can make anything of it. */
  readonly match: Match | undefined;
  /** Why nobody can play on: it was begun under other rules, and would not have come out the same under these. */
  readonly held?: Message;
}

/**
 * Reads a match under the installed rules. One of the same version is taken as it is recorded. One of an earlier version is
 * played again: where every step comes out as it did it goes on, else it is held until somebody decides (`goOn.ts`).
 */
export function readMatch(
  row: MatchRow,
  seats: readonly SeatRow[],
  entries: readonly Entry[],
  ruleset: Ruleset,
): Read {
  const file = matchFileOf(row, seats, entries);
  if (file.version === ruleset.version) {
    const match = resume(file, [ruleset]);
    if (match.ok) return { match: match.value };
    throw new Error(`match ${row.id} cannot be read: ${match.problems[0].message.key}`);
  }
  if (file.version > ruleset.version) return { match: undefined, held: held('room.heldNewer') };
  try {
    const loaded = load(file, [ruleset]);
    if (!loaded.ok) return { match: undefined, held: held('room.heldUnread') };
    const { match, changed } = loaded.value;
    if (changed === undefined) return { match };
    const { rule, step } = changed;
    return { match, held: held('room.held', { rule, step }) };
  } catch {
    // A rule may break down over what was possible before.
    return { match: undefined, held: held('room.heldUnread') };
  }
}

function held(key: WireText, parts?: { readonly rule: string; readonly step: number }): Message {
  return message(key, parts);
}
