import { problemTexts, type Problem, type Refusal, type Ruleset } from '@sandtable/kernel';
import { catalogueOf, wordsOf } from '../words.ts';

/** Why a request was not done. Documented in docs/engine-protocol.md. */
const FAILURE_CODES = [
  'json',
  'request',
  'long',
  'ruleset',
  'scenario',
  'match',
  'side',
  'player',
  'step',
  'illegal',
  'undo',
  'dice',
  'file',
  'view',
  'limit',
  'internal',
] as const;
type FailureCode = (typeof FAILURE_CODES)[number];

/** A request that cannot be done. It has changed nothing. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: FailureCode;
  readonly rule: string | undefined;
  readonly problems: readonly { readonly path: string; readonly message: string }[] | undefined;

  constructor(
    code: FailureCode,
    words: string,
    more: Partial<Pick<Failure, 'rule' | 'problems'>> = {},
  ) {
    super(words);
    this.code = code;
    this.rule = more.rule;
    this.problems = more.problems;
  }
}

/** A failure that lists everything that is wrong. */
export function failureOf(
  code: FailureCode,
  words: string,
  problems: readonly Problem[],
  ruleset?: Ruleset,
): Failure {
  return new Failure(code, words, { problems: problemTexts(problems, catalogueOf(ruleset)) });
}

/** The move is against this rule. */
export function illegal({ rule, message }: Refusal, ruleset: Ruleset): Failure {
  return new Failure('illegal', wordsOf(ruleset).render(message), { rule });
}
