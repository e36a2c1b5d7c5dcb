import { refuse } from '../refuse.ts';
import type { RuleId } from '../rulebook.ts';
import type { Decision, Pending, Refusal, Side } from '../ruleset.ts';

/** What is said of a frame that waits: who is asked, by side or both, and what each is told who errs. */
export interface Question {
  readonly pending: readonly [Pending, Pending, Pending];
  readonly notAsked: readonly Refusal[];
  readonly malformed: readonly Refusal[];
}

/**
 * What one kind of frame asks under its rule, by side or by frame. The same object every time for the same
 * question, so that asking allocates nothing.
 */
export function questionsOf<Frame>(
  sides: readonly [Side, Side],
  kind: string,
  rule: RuleId | readonly [RuleId, RuleId] | ((frame: Frame) => RuleId),
): (frame: Frame) => Question {
  if (typeof rule !== 'function') {
    const only = questionUnder(sides, kind, typeof rule === 'string' ? [rule, rule] : rule);
    return () => only;
  }
  const kept = new Map<RuleId, Question>();
  return (frame) => {
    const cited = rule(frame);
    let question = kept.get(cited);
    if (question === undefined) {
      question = questionUnder(sides, kind, [cited, cited]);
      kept.set(cited, question);
    }
    return question;
  };
}

function questionUnder(
  sides: readonly [Side, Side],
  kind: string,
  rules: readonly [RuleId, RuleId],
): Question {
  const [one, two] = sides.map((side, i): Decision =>
    Object.freeze({ side, kind, rule: rules[i] }),
  );
  const pending = (...decisions: Decision[]): Pending => ({ decisions, outcome: undefined });
  const refusals = (key: string): Refusal[] => rules.map((rule) => refuse(rule, key));
  return {
    pending: [pending(one), pending(two), pending(one, two)],
    notAsked: refusals('notAsked'),
    malformed: refusals('malformed'),
  };
}
