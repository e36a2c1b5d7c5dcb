import {
  canonicalJson,
  Match,
  type FileStep,
  type Problem,
  type Ruleset,
  type Side,
} from '@sandtable/kernel';
import { broughtTo } from './brought.ts';
import { askedIn, type Deed } from './entry.ts';
import { foldLog } from './fold.ts';
import { problem } from './problem.ts';
import type { Proof } from './proof.ts';

/**
 * Plays the whole log again, with what was taken back: whoever took back a roll of dice would have known what was
 * coming, and the match as it ended does not show it. Gives what is wrong with the first entry that is not by the rules;
 * `otherRules` where it may have been by those of its time.
 */
export function replayed(proof: Proof, ruleset: Ruleset): Problem | 'otherRules' | undefined {
  const { entries, match: file } = proof;
  const { length: brought } = broughtTo(proof);
  // The dice were committed to for the rules of then; what came later binds nobody who takes something back.
  const eras = (file.eras ?? [{ from: 0, version: file.version }]).filter(
    ({ from }) => from <= brought,
  );
  const again = { steps: file.steps.length, eras };
  const start = Match.start(ruleset, file.scenario, file.options, file.dice, again);
  if (!start.ok) return 'otherRules';
  for (const { side = '', move, dice = [], drawn } of broughtTo(proof)) {
    start.value.recall({ side, move, dice, ...(drawn !== undefined && { drawn }) });
  }
  for (const [i, { deed }] of entries.entries()) {
    const found = doAgain(start.value, deed, `entries[${i}]`);
    if (found === undefined) continue;
    return isOfOtherRules(proof, i, ruleset) ? 'otherRules' : found;
  }
  const { drawn, hasPassed } = start.value;
  const isSame = (file.drawn ?? 0) === drawn && (file.passed ?? false) === hasPassed;
  return isSame ? undefined : problem('match.drawn', 'record.drawn');
}

/**
 * Whether an entry is a move under earlier rules that was taken back. Every other move is a step of the match, and comes
 * out under these rules as it did then: that has been seen before.
 */
function isOfOtherRules(proof: Proof, at: number, { version }: Ruleset): boolean {
  const { entries, match } = proof;
  if (entries[at].deed.kind !== 'move') return false;
  const after = entries.slice(at + 1).map(({ deed }) => deed);
  const isEarlier = match.version < version || after.some(({ kind }) => kind === 'rules');
  const { length: step } = foldLog(entries.slice(0, at), broughtTo(proof)).steps;
  const isTakenBack = after.some(
    (deed) =>
      (deed.kind === 'undo' && deed.from <= step) || (deed.kind === 'takeBack' && deed.to <= step),
  );
  return isEarlier && isTakenBack;
}

function doAgain(match: Match, deed: Deed, path: string): Problem | undefined {
  switch (deed.kind) {
    case 'move': {
      const { side = '', move } = deed.step;
      const played = match.play(side, move);
      if (!played.ok) {
        const { rule, message: reason } = played.refusal;
        return problem(path, 'record.illegal', { rule, reason });
      }
      const isSame = isAfter(match, deed) && isWritten(match, match.steps.length - 1, [deed.step]);
      return isSame ? undefined : problem(path, 'record.came');
    }
    case 'undo': {
      const reason = match.undo(deed.side);
      if (reason !== undefined) return problem(path, 'record.undo', { reason });
      const isSame = isAfter(match, deed) && isWritten(match, deed.from, deed.steps);
      return isSame ? undefined : problem(path, 'record.came');
    }
    case 'takeBack': {
      const reason = match.takeBack(deed.to);
      if (reason !== undefined) return problem(path, 'record.takeBack', { reason });
      return isAfter(match, { ...deed, drawn: match.drawn })
        ? undefined
        : problem(path, 'record.came');
    }
    case 'rules':
      // All of it came out the same under those that there are now.
      return undefined;
    case 'end': {
      const reason = match.end(deed.ending);
      return reason && problem(path, 'record.end', { reason });
    }
  }
}

/** Whether the dice have come as far as a deed says, and the same have to decide. */
function isAfter(
  match: Match,
  { drawn, asked }: { readonly drawn: number; readonly asked: readonly Side[] },
): boolean {
  return match.drawn === drawn && canonicalJson(askedIn(match)) === canonicalJson(asked);
}

function isWritten(match: Match, from: number, steps: readonly FileStep[]): boolean {
  return canonicalJson(match.written(from)) === canonicalJson(steps);
}
