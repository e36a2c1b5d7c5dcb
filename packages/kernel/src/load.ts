import { proofOf, type DiceProof } from './diceSource.ts';
import { Match, type Difference } from './match.ts';
import { MATCH_SCHEMA, type FileStep, type MatchFile } from './matchFile.ts';
import { message, type Part } from './message.ts';
import type { Ruleset } from './ruleset.ts';
import { accept, problemsIn, reject, type Problem, type Result } from './schema.ts';
import { ScriptError } from './scripted.ts';

/** What can be said of the dice of a whole match: `mixed` where they have more than one source. */
export type DiceVerdict = DiceProof | 'mixed';

export interface Loaded {
  readonly match: Match;
  /** One for each source of dice, in order. */
  readonly proofs: readonly DiceProof[];
  readonly verdict: DiceVerdict;
}

/**
 * A match from its file: every move is judged, every die accounted for and compared with its
 * source, every position compared with the recorded one. The first step that differs is named.
 */
export function load(file: unknown, rulesets: readonly Ruleset[]): Result<Loaded> {
  const loading = loadSteps(file, rulesets);
  for (;;) {
    const { done, value } = loading.next();
    if (done === true) return value;
  }
}

/**
 * The same, one step after the other, for a page that has other things to do in between: a file can
 * be long.
 */
export function* loadSteps(
  file: unknown,
  rulesets: readonly Ruleset[],
): Generator<undefined, Result<Loaded>> {
  const old = oldDice(file);
  if (old !== undefined) return reject([old]);
  const problems = problemsIn(MATCH_SCHEMA, file);
  if (problems.length > 0) return reject(problems);
  const { ruleset: id, version, scenario, options, dice, steps, resigned } = file as MatchFile;
  const ruleset = rulesets.find((known) => known.id === id);
  if (ruleset === undefined) {
    const known = rulesets.map((each) => each.id);
    return reject([problem('ruleset', 'ruleset', { found: id, known })]);
  }
  if (ruleset.version !== version) {
    return reject([problem('version', 'version', { found: version, known: ruleset.version })]);
  }
  const start = Match.start(ruleset, scenario, options, dice, steps.length);
  if (!start.ok) return reject(start.problems.map(inFile));
  const match = start.value;
  for (const [index, step] of steps.entries()) {
    const wrong = replay(match, step, index) ?? match.sealProblem();
    if (wrong !== undefined) return reject([wrong]);
    yield;
  }
  const reason = resigned === undefined ? undefined : match.resign(resigned);
  if (reason !== undefined) return reject([problem('resigned', 'resigned', { reason })]);
  const proofs = dice.map(proofOf);
  return accept({ match, proofs, verdict: proofs.length === 1 ? proofs[0] : 'mixed' });
}

/** In format 1 a commitment said nothing of the match: such dice would be called proved for nothing. */
function oldDice(file: unknown): Problem | undefined {
  const { format, dice } = (file ?? {}) as { readonly format?: unknown; readonly dice?: unknown };
  if (format !== 1 || !Array.isArray(dice)) return undefined;
  const index = dice.findIndex((source: unknown) => {
    const { kind } = (source ?? {}) as { readonly kind?: unknown };
    return kind === 'committed';
  });
  return index === -1 ? undefined : problem(`dice[${index}]`, 'oldDice');
}

/** A problem of the scenario as one of the file that it stands in. */
function inFile({ path, message: what }: Problem): Problem {
  if (/^(options|dice)\b/.test(path)) return { path, message: what };
  return { path: path === '' ? 'scenario' : `scenario.${path}`, message: what };
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

function problem(path: string, key: string, parts?: Record<string, Part>): Problem {
  return { path, message: message(`problem.${key}`, parts) };
}
