import type { RuleId, Ruleset } from '@sandtable/kernel';
import { playExample, type Example, type Notes } from '../../src/index.ts';

/**
 * The rules that a reader meets in an example: those that its events or its refusal cite, those that its questions
 * are asked under, and those of what its moves cost and risk.
 */
export function citedBy(ruleset: Ruleset, notes: Notes, example: Example): ReadonlySet<RuleId> {
  const { match, begun, refusal, drawn } = playExample(ruleset, notes, example);
  const cited: (object | undefined)[] = [refusal, drawn?.decision];
  for (const [i, { side, move }] of match.steps.entries()) {
    if (i < begun) continue;
    const state = match.at(i);
    cited.push(
      match.happened(i),
      ruleset.pending(state).decisions.find((each) => each.side === side),
      ruleset.stakes(state, side, move),
    );
  }
  cited.push(ruleset.pending(match.state).outcome);
  return new Set(cited.flatMap((part) => (part === undefined ? [] : rulesIn(part))));
}

/** Every rule that is named in something, at whatever depth. */
function rulesIn(part: object): RuleId[] {
  return Object.entries(part).flatMap(([name, value]: [string, unknown]) => {
    if (name === 'rule' && typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? rulesIn(value) : [];
  });
}
