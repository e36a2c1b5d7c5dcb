import {
  load,
  message,
  type Message,
  type Problem,
  type RuleId,
  type Ruleset,
} from '@sandtable/kernel';

/** A step that comes out otherwise than it is recorded, and the rule that makes the difference. */
export interface Differing {
  readonly step: number;
  readonly rule: RuleId;
  readonly message: Message;
  /** Steps that would not be kept. */
  readonly dropped: number;
}

/** What would become of a match under the present rules. */
export type Fate =
  | { readonly fate: 'same'; readonly ruleset: Ruleset; readonly isOver: boolean }
  /** Of an earlier version of the rules: it goes on from where it stands. */
  | ({ readonly fate: 'goesOn'; readonly ruleset: Ruleset } & Differing)
  /** Of the present version, which was not raised when a rule was changed. */
  | ({ readonly fate: 'unraised'; readonly ruleset: Ruleset } & Differing)
  | {
      readonly fate: 'unreadable';
      readonly ruleset: Ruleset | undefined;
      readonly problems: readonly Problem[];
    };

/** Runs a match again, as a file has it. It is only read. */
export function fateOfMatch(content: object, rulesets: readonly Ruleset[]): Fate {
  try {
    const loaded = load(content, rulesets);
    if (!loaded.ok) return rejected(content, rulesets, loaded.problems);
    const { match, changed } = loaded.value;
    const { ruleset } = match;
    // One that has gone on already under the present rules is verified from there.
    const isPresent = 'version' in content && content.version === ruleset.version;
    return changed === undefined || isPresent
      ? { fate: 'same', ruleset, isOver: match.pending.outcome !== undefined }
      : { fate: 'goesOn', ruleset, ...changed };
  } catch (error) {
    // A rule that is being changed may break down; the other matches are run all the same.
    const reason = error instanceof Error ? error.message : String(error);
    const problems = [{ path: '', message: message('record.fault', { reason }) }];
    return { fate: 'unreadable', ruleset: rulesetOf(content, rulesets), problems };
  }
}

/** A step of the present version that differs is told apart from a file that is not in order. */
function rejected(
  content: object,
  rulesets: readonly Ruleset[],
  problems: readonly Problem[],
): Fate {
  const ruleset = rulesetOf(content, rulesets);
  const [{ rule, message: what }] = problems;
  const step = what.with?.['step'];
  if (ruleset === undefined || rule === undefined || typeof step !== 'number') {
    return { fate: 'unreadable', ruleset, problems };
  }
  return { fate: 'unraised', ruleset, step, rule, message: what, dropped: 0 };
}

function rulesetOf(content: object, rulesets: readonly Ruleset[]): Ruleset | undefined {
  return rulesets.find(({ id }) => 'ruleset' in content && content.ruleset === id);
}
