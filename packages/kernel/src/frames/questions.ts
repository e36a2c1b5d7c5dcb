import { refuse } from '../refuse.ts';
import type { RuleId } from '../rulebook.ts';
import type { Decision, Pending, Refusal, Side } from '../ruleset.ts';
import type { SideNumber } from './definition.ts';

/** What is said of a frame that waits: who is asked, by side or both, and what each is told who errs. */
export interface Question {
  readonly pending: readonly [Pending, Pending, Pending];
  readonly notAsked: readonly Refusal[];
  readonly malformed: readonly Refusal[];
}

/** The same objects every time for the same question, so that asking allocates nothing. */
export class Questions {
  readonly #sides: readonly [Side, Side];
  readonly #kept = new Map<string, Map<RuleId, Question>>();

  constructor(sides: readonly [Side, Side]) {
    this.#sides = sides;
  }

  /** The question of a kind under a rule, by side. What one side's cites settles what the other's does. */
  of(kind: string, rule: (side: SideNumber) => RuleId): Question {
    let byRule = this.#kept.get(kind);
    if (byRule === undefined) this.#kept.set(kind, (byRule = new Map<RuleId, Question>()));
    const first = rule(0);
    let question = byRule.get(first);
    if (question === undefined) {
      question = this.#make(kind, [first, rule(1)]);
      byRule.set(first, question);
    }
    return question;
  }

  #make(kind: string, rules: readonly [RuleId, RuleId]): Question {
    const [one, two] = this.#sides.map((side, i): Decision =>
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
}
