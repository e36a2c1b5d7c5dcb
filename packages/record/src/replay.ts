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
import { problem } from './problem.ts';
import type { Proof } from './proof.ts';

/**
 * Plays the whole log again, with what was taken back: whoever took back a roll of dice would have known what was
 * coming, and the match as it ended does not show it. The first entry that is not by the rules.
 */
export function replayProblem(proof: Proof, ruleset: Ruleset): Problem | undefined {
  const { entries, match: file } = proof;
  const again = { steps: file.steps.length };
  const start = Match.start(ruleset, file.scenario, file.options, file.dice, again);
  // Said where the match itself is checked.
  if (!start.ok) return undefined;
  for (const { side = '', move, dice = [], drawn } of broughtTo(proof)) {
    start.value.recall({ side, move, dice, ...(drawn !== undefined && { drawn }) });
  }
  for (const [i, { deed }] of entries.entries()) {
    const found = doAgain(start.value, deed, `entries[${i}]`);
    if (found !== undefined) return found;
  }
  const { drawn, hasPassed } = start.value;
  const isSame = (file.drawn ?? 0) === drawn && (file.passed ?? false) === hasPassed;
  return isSame ? undefined : problem('match.drawn', 'record.drawn');
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
      // What was played under other rules is taken as it was recorded.
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
