import { load, type Message, type Problem, type RuleId, type Ruleset } from '@sandtable/kernel';
import { fileProblem, parseFile } from '../files.ts';
import { RULESETS, rulesetOf } from '../rulesets.ts';

/** A step that comes out otherwise than it is recorded, and the rule that makes the difference. */
export interface Differing {
  readonly step: number;
  readonly rule: RuleId;
  readonly message: Message;
  /** Steps that would not be kept. */
  readonly dropped: number;
}

/** What would become of a file under the present rules. */
export type Fate =
  | { readonly fate: 'same'; readonly ruleset: Ruleset }
  /** Of an earlier version of the rules: it goes on from where it stands. */
  | ({ readonly fate: 'goesOn'; readonly ruleset: Ruleset } & Differing)
  /** Of the present version, which was not raised when a rule was changed. */
  | ({ readonly fate: 'unraised'; readonly ruleset: Ruleset } & Differing)
  | {
      readonly fate: 'unreadable';
      readonly ruleset: Ruleset | undefined;
      readonly problems: readonly Problem[];
    }
  /** Not a match at all. */
  | { readonly fate: 'other' };

/** Runs the match in a file again. It is only read. */
export function fateOf(file: string, rulesets: readonly Ruleset[] = RULESETS): Fate {
  const parsed = parseFile(file);
  if (!parsed.ok) return { fate: 'unreadable', ruleset: undefined, problems: parsed.problems };
  const content = parsed.value;
  return isMatch(content) ? fateOfMatch(content, rulesets) : { fate: 'other' };
}

function isMatch(content: unknown): content is object {
  if (typeof content !== 'object' || content === null) return false;
  return 'sandtable' in content && content.sandtable === 'match';
}

function fateOfMatch(content: object, rulesets: readonly Ruleset[]): Fate {
  try {
    const loaded = load(content, rulesets);
    if (!loaded.ok) return rejected(content, loaded.problems);
    const { match, changed } = loaded.value;
    const { ruleset } = match;
    // One that has gone on already under the present rules is verified from there.
    const isPresent = 'version' in content && content.version === ruleset.version;
    return changed === undefined || isPresent
      ? { fate: 'same', ruleset }
      : { fate: 'goesOn', ruleset, ...changed };
  } catch (error) {
    // A rule that is being changed may break down; the other matches are run all the same.
    const problems = [fileProblem('fault', error)];
    return { fate: 'unreadable', ruleset: rulesetOf(content), problems };
  }
}

/** A step of the present version that differs is told apart from a file that is not in order. */
function rejected(content: object, problems: readonly Problem[]): Fate {
  const ruleset = rulesetOf(content);
  const [{ rule, message }] = problems;
  const step = message.with?.['step'];
  if (ruleset === undefined || rule === undefined || typeof step !== 'number') {
    return { fate: 'unreadable', ruleset, problems };
  }
  return { fate: 'unraised', ruleset, step, rule, message, dropped: 0 };
}
