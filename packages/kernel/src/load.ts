import { proofOf, type DiceProof } from './diceSource.ts';
import type { MatchRecord } from './history.ts';
import { Match } from './match.ts';
import {
  MATCH_SCHEMA,
  type Difference,
  type Era,
  type FileStep,
  type MatchFile,
  type Step,
} from './matchFile.ts';
import { message, type Message, type Part } from './message.ts';
import { migrateMatch } from './migrateMatch.ts';
import type { Patch } from './patch.ts';
import { Positions } from './positions.ts';
import type { RuleId } from './rulebook.ts';
import type { Ruleset } from './ruleset.ts';
import { firstOther } from './sameEvents.ts';
import { accept, problemsIn, reject, type Problem, type Result } from './schema.ts';
import { ScriptError } from './scripted.ts';
import { sealProblem } from './seal.ts';

/** What can be said of the dice of a whole match: `mixed` where they have more than one source. */
export type DiceVerdict = DiceProof | 'mixed';

export interface Loaded {
  readonly match: Match;
  /** One for each source of dice, in order. */
  readonly proofs: readonly DiceProof[];
  readonly verdict: DiceVerdict;
  /** Set where the rules have changed since, and with them what came of a step. */
  readonly changed?: RuleChange;
}

/** The first step that comes out otherwise under the present rules than when it was played. */
export interface RuleChange {
  /** Counted from 1. */
  readonly step: number;
  /** The rule that makes the difference. */
  readonly rule: RuleId;
  readonly message: Message;
  /** Steps from there on that could not be kept, because the file has no record of what came of them. */
  readonly dropped: number;
}

/**
 * A match from its file: every move is judged, every die accounted for and compared with its
 * source, every position compared with the recorded one. The first step that differs is named. A match
 * of an earlier version of its rules goes on under the present one; where a step would come out
 * otherwise now, from its last position, and what was before stays as it was recorded.
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
  given: unknown,
  rulesets: readonly Ruleset[],
): Generator<undefined, Result<Loaded>> {
  const read = readFile(given, rulesets);
  if (!read.ok) return read;
  const { file, ruleset, eras } = read.value;
  const playing = yield* playAgain(file, ruleset, { from: 0, to: file.steps.length, eras });
  if (!playing.ok) return reject(playing.problems.map(inFile));
  const { match, wrong } = playing.value;
  if (wrong === undefined) return finished(file, match);
  const present = eras.findLast(({ version }) => version === ruleset.version) as Era;
  if (wrong.index >= present.from) return reject([problemOf(wrong)]);
  return yield* goOnFrom(file, ruleset, { wrong, present, eras });
}

/** A match that is one's own, from its record and without playing it again. */
export function resume(given: unknown, rulesets: readonly Ruleset[]): Result<Match> {
  const read = readFile(given, rulesets);
  if (!read.ok) return read;
  const { file, ruleset, eras } = read.value;
  const isRecorded = file.steps.every(({ side, events }) => side && events);
  if (!isRecorded || file.version !== ruleset.version) {
    const loaded = load(file, rulesets);
    return loaded.ok ? accept(loaded.value.match) : loaded;
  }
  return fromRecord(file, ruleset, file.steps.length, eras);
}

/** A file of the right form, its rules, and the eras of the match that it holds. */
interface Read {
  readonly file: MatchFile;
  readonly ruleset: Ruleset;
  readonly eras: readonly Era[];
}

function readFile(given: unknown, rulesets: readonly Ruleset[]): Result<Read> {
  const migrated = migrateMatch(given);
  if (!migrated.ok) return migrated;
  const problems = problemsIn(MATCH_SCHEMA, migrated.value);
  if (problems.length > 0) return reject(problems);
  const file = migrated.value as MatchFile;
  const { ruleset: id, version, steps } = file;
  const ruleset = rulesets.find((known) => known.id === id);
  if (ruleset === undefined) {
    const known = rulesets.map((each) => each.id);
    return reject([problem('ruleset', 'ruleset', { found: id, known })]);
  }
  if (version > ruleset.version) {
    return reject([problem('version', 'version', { found: version, known: ruleset.version })]);
  }
  const eras = file.eras ?? [{ from: 0, version }];
  const isInOrder = eras.every(({ from, version: era }, i) => {
    const before = i === 0 ? { from: 0, version: 0 } : eras[i - 1];
    return era > before.version && from >= before.from && (i > 0 || from === 0);
  });
  const last = eras[eras.length - 1];
  if (!isInOrder || last.version !== version || last.from > steps.length) {
    return reject([problem('eras', 'eras')]);
  }
  const present = {
    from: steps.length,
    version: ruleset.version,
    ...(file.drawn !== undefined && { drawn: file.drawn }),
  };
  return accept({ file, ruleset, eras: version < ruleset.version ? [...eras, present] : eras });
}

/** A step that does not come out as it was recorded. */
interface Wrong {
  readonly index: number;
  readonly rule: RuleId;
  readonly problem: Problem;
}

function problemOf({ problem: what, rule }: Wrong): Problem {
  return rule === '' ? what : { ...what, rule };
}

interface Playing {
  readonly match: Match;
  readonly wrong: Wrong | undefined;
}

/** Plays steps of a file again under the present rules, as far as they come out as recorded. */
function* playAgain(
  file: MatchFile,
  ruleset: Ruleset,
  { from, to, eras }: { readonly from: number; readonly to: number; readonly eras: readonly Era[] },
): Generator<undefined, Result<Playing>> {
  const { scenario, options, dice, steps } = file;
  const again = { steps: steps.length, eras };
  const start =
    from === 0
      ? Match.start(ruleset, scenario, options, dice, again)
      : fromRecord(file, ruleset, from, eras);
  if (!start.ok) return start;
  const match = start.value;
  for (let index = from; index < to; index++) {
    const rule = match.pending.decisions.at(0)?.rule ?? '';
    const found = replay(match, steps[index], index) ?? sealWrong(match, rule);
    if (found !== undefined) return accept({ match, wrong: { index, ...found } });
    yield;
  }
  return accept({ match, wrong: undefined });
}

function sealWrong(match: Match, rule: RuleId): Omit<Wrong, 'index'> | undefined {
  const sealed = sealProblem(match);
  return sealed && { rule, problem: sealed };
}

/** Goes on under the present rules, from the last position on record; else from before what differs. */
function* goOnFrom(
  file: MatchFile,
  ruleset: Ruleset,
  { wrong, present, eras }: { wrong: Wrong; present: Era; eras: readonly Era[] },
): Generator<undefined, Result<Loaded>> {
  const { index, rule, problem: why } = wrong;
  const isRecorded = file.steps.every(({ side, events }) => side && events);
  const changed = { step: index + 1, rule, message: why.message };
  const { length } = file.steps;
  if (!isRecorded) {
    const { version } = present;
    const shorter = eras.map((era) => (era === present ? { from: index, version } : era));
    const dice = file.dice.filter(({ from }) => from <= index);
    const short = { ...file, dice, steps: file.steps.slice(0, index) };
    const kept = yield* playAgain(short, ruleset, { from: 0, to: index, eras: shorter });
    if (!kept.ok) return reject(kept.problems.map(inFile));
    const { ended: _, passed: __, ...open } = short;
    return finished(open, kept.value.match, { ...changed, dropped: length - index });
  }
  const going = yield* playAgain(file, ruleset, { from: present.from, to: length, eras });
  if (!going.ok) return reject(going.problems.map(inFile));
  if (going.value.wrong !== undefined) return reject([problemOf(going.value.wrong)]);
  return finished(file, going.value.match, { ...changed, dropped: 0 });
}

function finished(file: MatchFile, match: Match, changed?: RuleChange): Result<Loaded> {
  const { dice, ended, drawn = 0 } = file;
  if (file.passed === true && drawn >= match.drawn) match.passOver(drawn);
  // A match that goes on from its record has brought it along.
  const isTold = ended === undefined || match.ended !== undefined;
  const reason = isTold ? undefined : match.end(ended);
  if (reason !== undefined) return reject([problem('ended', 'ended', { reason })]);
  const isKept = changed?.dropped === 0;
  const { from: present } = match.eras[match.eras.length - 1];
  const proofs = dice.map((source) =>
    isKept && source.from < present ? 'recorded' : proofOf(source),
  );
  const verdict = proofs.length === 1 ? proofs[0] : 'mixed';
  return accept({ match, proofs, verdict, ...(changed && { changed }) });
}

/** The match as it stood after so many steps, from what is on record of them. */
function fromRecord(
  file: MatchFile,
  ruleset: Ruleset,
  to: number,
  eras: readonly Era[],
): Result<Match> {
  const opening = ruleset.setup(file.scenario, file.options);
  if (!opening.ok) return opening;
  const steps = file.steps.slice(0, to);
  try {
    const changes = steps.map(({ change }): Patch | undefined => change);
    const record: MatchRecord = {
      steps: steps.map(({ side = '', move, dice = [], among, drawn }): Step => ({
        side,
        move,
        dice,
        ...(among && { among }),
        ...(drawn !== undefined && { drawn }),
      })),
      events: steps.map(({ events = [] }) => events),
      positions: new Positions(ruleset.position(opening.value), changes),
    };
    const game = { ruleset, scenario: file.scenario, opening: opening.value, eras };
    if (to === file.steps.length) return Match.resume(game, file, record);
    const { ended: _, drawn: __, passed: ___, ...rest } = file;
    const drawn = eras.findLast(({ from }) => from === to)?.drawn ?? 0;
    return Match.resume(game, { ...rest, drawn }, record);
  } catch (error) {
    // A change that fits nothing: somebody wrote it.
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
    return reject([problem('steps', 'record')]);
  }
}

/** A problem of the scenario as one of the file that it stands in. */
function inFile({ path, message: what }: Problem): Problem {
  if (/^(options|dice|steps|ended)\b/.test(path)) return { path, message: what };
  return { path: path === '' ? 'scenario' : `scenario.${path}`, message: what };
}

/** Plays one step of a file, or says what is wrong with it and which rule has to do with that. */
function replay(match: Match, step: FileStep, index: number): Omit<Wrong, 'index'> | undefined {
  const wrong = (
    rule: RuleId,
    key: string,
    parts: Record<string, Part> = {},
  ): Omit<Wrong, 'index'> => ({
    rule,
    problem: problem(`steps[${index}]`, key, { step: index + 1, ...parts }),
  });
  const { decisions, outcome } = match.pending;
  if (outcome !== undefined) return wrong(outcome.rule, 'over');
  const [{ rule }] = decisions;
  const side = step.side ?? (decisions.length === 1 ? decisions[0].side : '');
  if (!decisions.some((decision) => decision.side === side)) return wrong(rule, 'side', { side });
  const refusal = match.check(side, step.move);
  if (refusal !== undefined) {
    return wrong(refusal.rule, 'illegal', { rule: refusal.rule, reason: refusal.message });
  }
  try {
    const { move, dice = [], drawn } = step;
    if (drawn !== undefined && drawn < match.drawn) {
      return wrong(rule, 'diceAgain', { found: drawn, expected: match.drawn });
    }
    const passed = drawn !== undefined && { drawn };
    const difference = match.recall({ side, move, dice, ...passed }, step);
    if (difference === undefined) return undefined;
    return wrong(differingRule(match, step, index) ?? rule, ...differenceProblem(difference));
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    const { face, sides } = error;
    if (face === undefined) return wrong(rule, 'diceMissing');
    return wrong(rule, 'diceFace', { face, sides });
  }
}

/** The rule of the first event that was not reported then, or is not now; else of the last there is. */
function differingRule(match: Match, { events = [] }: FileStep, index: number): RuleId | undefined {
  const now = match.happened(index);
  const at = firstOther(events, now);
  const event = at === undefined ? now.at(-1) : (now.at(at) ?? events[at]);
  return event?.rule;
}

function differenceProblem(difference: Difference): [string, Record<string, Part>] {
  switch (difference.kind) {
    case 'left':
      return ['diceLeft', { left: difference.left }];
    case 'source':
      return ['diceSource', { found: difference.found, expected: difference.expected }];
    case 'events':
    case 'change':
      return [difference.kind, {}];
  }
}

function problem(path: string, key: string, parts?: Record<string, Part>): Problem {
  return { path, message: message(`problem.${key}`, parts) };
}
