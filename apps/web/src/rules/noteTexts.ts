import { message, render, type RuleId } from '@sandtable/kernel';
import { examplesOf, NOTE_KEY, type Notes } from '@sandtable/lessons';

/** Those that say something of a rule. */
export function notesOn(notes: readonly Notes[], rule: RuleId): Notes | undefined {
  return notes.find(({ around }) => Object.hasOwn(around, rule));
}

/** What notes say. */
export function noteText({ catalogue }: Notes, key: string): string {
  return render(message(key), catalogue);
}

/** All that is said on the card of a rule. */
export function notedOn(notes: Notes, rule: RuleId): string[] {
  const keys = [NOTE_KEY.why(rule), ...examplesOf(notes, rule).map(NOTE_KEY.caption)];
  return keys.map((key) => noteText(notes, key));
}
