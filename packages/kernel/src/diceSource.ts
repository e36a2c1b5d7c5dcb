import type { Commitment } from './committed.ts';
import { message, type Part } from './message.ts';
import type { Side } from './ruleset.ts';
import { problemsIn, type Problem, type Schema } from './schema.ts';

/** Where the dice come from, from step `from` of the match onwards. */
export type DiceSource =
  | { readonly from: number; readonly kind: 'seeded'; readonly seed: string }
  /** Given by hand: for tests, puzzles and games rolled on a real table. */
  | { readonly from: number; readonly kind: 'scripted' }
  | CommittedSource;

export interface CommittedSource extends Commitment {
  readonly from: number;
  readonly kind: 'committed';
  /** In the file only when the match is over: it is what proves the dice. */
  readonly secret?: string;
}

/** A source of dice without the step it begins at. */
export type NewDice = DiceSource extends infer Source
  ? Source extends DiceSource
    ? Omit<Source, 'from'>
    : never
  : never;

/** The source as it is written while its match goes on. */
export function withoutSecret(source: DiceSource): DiceSource {
  if (source.kind !== 'committed') return source;
  const { secret: _, ...open } = source;
  return open;
}

/**
 * How far the dice of a source can be trusted. `proved`: every die follows from a revealed
 * commitment and the numbers; nobody could choose one if those who gave the numbers had the
 * commitment first and did not know the secret, which no file can prove. `sealed`: the secret is not
 * in the file yet. `seeded`: every die follows from a seed, which whoever chose it could try out.
 * `scripted`: somebody wrote the dice down. `recorded`: they were rolled under rules that are no longer
 * here, and nothing can be worked out again.
 */
export const DICE_PROOFS = ['proved', 'sealed', 'seeded', 'scripted', 'recorded'] as const;
export type DiceProof = (typeof DICE_PROOFS)[number];

export function proofOf(source: DiceSource): DiceProof {
  if (source.kind !== 'committed') return source.kind;
  return source.secret === undefined ? 'sealed' : 'proved';
}

const FROM: Schema = { type: 'integer', minimum: 0 };
/** At least eight bytes: fewer could be tried out by whoever chooses the secret. */
const NUMBER: Schema = { type: 'string', pattern: '^([0-9a-f]{2}){8,64}$' };

/** What somebody commits to: in a file, and where a commitment is asked for. */
export const COMMITTING_FIELDS = {
  kind: { const: 'committed' },
  matchNumber: { type: 'string', pattern: '^[0-9A-Za-z._/-]{1,64}$' },
  host: { type: 'string', maxLength: 100, description: 'The side that knows the secret.' },
  numbers: { type: 'object', additionalProperties: NUMBER },
  secret: { type: 'string', pattern: '^([0-9a-f]{2}){16,64}$' },
} as const satisfies Readonly<Record<string, Schema>>;

export const DICE_SOURCE_SCHEMA: Schema = {
  oneOf: [
    {
      type: 'object',
      required: ['kind', 'from', 'seed'],
      additionalProperties: false,
      properties: {
        kind: { const: 'seeded' },
        from: FROM,
        seed: { type: 'string', maxLength: 200 },
      },
    },
    {
      type: 'object',
      required: ['kind', 'from'],
      additionalProperties: false,
      properties: { kind: { const: 'scripted' }, from: FROM },
    },
    {
      type: 'object',
      required: ['kind', 'from', 'matchNumber', 'commitment', 'numbers'],
      additionalProperties: false,
      properties: {
        ...COMMITTING_FIELDS,
        from: FROM,
        commitment: { type: 'string', pattern: '^[0-9a-f]{64}$' },
      },
    },
  ],
};

/**
 * Everything that is wrong with the sources of a match: they must follow each other and cover it, and
 * a commitment must have a number from each side. Whether a secret opens it, a match has to say.
 */
export function sourceProblems(
  sources: readonly DiceSource[],
  sides: readonly Side[],
  steps: number,
): Problem[] {
  const problems = problemsIn({ type: 'array', items: DICE_SOURCE_SCHEMA }, sources, 'dice');
  if (problems.length > 0) return problems;
  let earliest = 0;
  for (const [i, source] of sources.entries()) {
    const report = (field: string, key: string, parts?: Record<string, Part>): void => {
      problems.push({ path: `dice[${i}].${field}`, message: message(`problem.${key}`, parts) });
    };
    const latest = i === 0 ? 0 : steps;
    if (source.from < earliest || source.from > latest) {
      report('from', 'diceFrom', { earliest, latest });
    }
    earliest = source.from + 1;
    if (source.kind !== 'committed') continue;
    const { numbers, host } = source;
    const everybody = sides.every((side) => Object.hasOwn(numbers, side));
    if (!everybody || Object.keys(numbers).length !== sides.length) {
      report('numbers', 'numbers', { sides: [...sides] });
    }
    if (host !== undefined && !sides.includes(host)) report('host', 'host', { sides: [...sides] });
  }
  return problems;
}
