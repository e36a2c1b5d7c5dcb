import { opens } from './committed.ts';
import { Match, type Difference } from './match.ts';
import { MATCH_SCHEMA, type DiceSource, type FileStep, type MatchFile } from './matchFile.ts';
import { message, type Part } from './message.ts';
import type { Ruleset } from './ruleset.ts';
import { accept, problemsIn, reject, type Problem, type Result } from './schema.ts';
import { ScriptError } from './scripted.ts';

/**
 * How far the dice of a match can be trusted. `proved`: every die follows from a revealed
 * commitment. `sealed`: the secret is not in the file yet. `seeded`: every die follows from a seed,
 * which whoever chose it could try out. `scripted`: somebody wrote the dice down.
 */
export const DICE_PROOFS = ['proved', 'sealed', 'seeded', 'scripted'] as const;
export type DiceProof = (typeof DICE_PROOFS)[number];

export interface Loaded {
  readonly match: Match;
  /** One for each source of dice, in order. */
  readonly proofs: readonly DiceProof[];
}

/**
 * A match from its file: every move is judged, every die accounted for and compared with its
 * source, every position compared with the recorded one. The first step that differs is named.
 */
export function load(file: unknown, rulesets: readonly Ruleset[]): Result<Loaded> {
  const problems = problemsIn(MATCH_SCHEMA, file);
  if (problems.length > 0) return reject(problems);
  const { ruleset: id, version, scenario, options, dice, steps } = file as MatchFile;
  const ruleset = rulesets.find((known) => known.id === id);
  if (ruleset === undefined) {
    const known = rulesets.map((each) => each.id);
    return reject([problem('ruleset', 'ruleset', { found: id, known })]);
  }
  if (ruleset.version !== version) {
    return reject([problem('version', 'version', { found: version, known: ruleset.version })]);
  }
  const badDice = diceProblems(dice, steps.length);
  if (badDice.length > 0) return reject(badDice);
  const start = Match.start(ruleset, scenario, options, dice);
  if (!start.ok) return start;
  const match = start.value;
  for (const [index, step] of steps.entries()) {
    const wrong = replay(match, step, index);
    if (wrong !== undefined) return reject([wrong]);
  }
  return accept({ match, proofs: dice.map(proofOf) });
}

/** Plays one step of a file, or says what is wrong with it. */
function replay(match: Match, step: FileStep, index: number): Problem | undefined {
  const wrong = (key: string, parts: Record<string, Part> = {}): Problem =>
    problem(`steps[${index}]`, key, { step: index + 1, ...parts });
  const { decisions, outcome } = match.pending;
  if (outcome !== undefined) return wrong('over');
  const side = step.side ?? (decisions.length === 1 ? decisions[0].side : '');
  if (!decisions.some((decision) => decision.side === side)) return wrong('side', { side });
  const refusal = match.check(side, step.move);
  if (refusal !== undefined) {
    return wrong('illegal', { rule: refusal.rule, reason: refusal.message });
  }
  try {
    const { move, dice = [], sum } = step;
    const difference = match.recall({ side, move, dice, sum });
    return difference && wrong(...differenceProblem(difference));
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    const { face, sides } = error;
    return face === undefined ? wrong('diceMissing') : wrong('diceFace', { face, sides });
  }
}

function differenceProblem(difference: Difference): [string, Record<string, Part>] {
  switch (difference.kind) {
    case 'left':
      return ['diceLeft', { left: difference.left }];
    case 'source':
      return ['diceSource', { found: difference.found, expected: difference.expected }];
    case 'sum':
      return ['sum', {}];
  }
}

/** Sources must follow each other and cover the match; a secret must open its commitment. */
function diceProblems(sources: readonly DiceSource[], steps: number): Problem[] {
  const problems: Problem[] = [];
  let earliest = 0;
  for (const [i, source] of sources.entries()) {
    const latest = i === 0 ? 0 : steps;
    if (source.from < earliest || source.from > latest) {
      problems.push(problem(`dice[${i}].from`, 'diceFrom', { earliest, latest }));
    }
    earliest = source.from + 1;
    if (source.kind !== 'committed' || source.secret === undefined) continue;
    if (!opens(source.secret, source.commitment)) {
      problems.push(problem(`dice[${i}].secret`, 'commitment'));
    }
  }
  return problems;
}

function proofOf(source: DiceSource): DiceProof {
  if (source.kind !== 'committed') return source.kind;
  return source.secret === undefined ? 'sealed' : 'proved';
}

function problem(path: string, key: string, parts?: Record<string, Part>): Problem {
  return { path, message: message(`problem.${key}`, parts) };
}
