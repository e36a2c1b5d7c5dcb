import {
  accept,
  chosenOptions,
  message,
  problemsIn,
  reject,
  type OptionValues,
  type Part,
  type Problem,
  type Result,
  type SideNumber,
} from '@sandtable/kernel';
import { nextToDeploy, whyNotStart } from '../rules/deployment.ts';
import { flow } from '../rules/flow.ts';
import { ATTACKER, DEFENDER, groupNamed, SIDE_OF } from '../state/groups.ts';
import { OPTIONS, OPTIONS_SCHEMA } from '../rules/options.ts';
import { boardLetters } from './position.ts';
import {
  SCENARIO_SCHEMA,
  type GroupEntry,
  type PbiScenario,
  type Position,
} from './scenarioFile.ts';
import { isWholeLayout } from '../rules/scenery.ts';
import {
  BOARD,
  census,
  emptyState,
  FLAGS,
  REMOVED,
  STATUSES,
  WITHOUT_AP,
  type Options,
  type State,
} from '../state/state.ts';
import { GROUPS_A_SQUARE, PLATOONS, SIDES, TURNS, type Platoon } from '../rules/tables.ts';
import { isWipedOut, outcomeOf } from '../rules/victory.ts';

/** Where a file has the stack. */
const STACK = 'position.stack';

/** The game that a scenario describes, or everything that is wrong with it. */
export function setup(scenario: unknown, options: OptionValues): Result<State> {
  const problems = [
    ...problemsIn(SCENARIO_SCHEMA, scenario),
    ...problemsIn(OPTIONS_SCHEMA, options, 'options'),
  ];
  if (problems.length > 0) return reject(problems);
  const file = scenario as PbiScenario;
  const state = emptyState(
    chosenOptions(OPTIONS, options) as unknown as Options,
    file.turns ?? TURNS,
  );
  state.edge = file.edge ?? null;
  if (file.board !== undefined) state.terrain = boardLetters(file.board);
  if (file.position === undefined) startGame(state, file);
  else standIn(state, file.position);
  placeGroups(state, file, problems);
  checkLayout(state, problems);
  if (file.position !== undefined) checkPhase(state, file, problems);
  checkCrowding(state, problems);
  if (problems.length === 0) problems.push(...flow.stackProblems(state, STACK));
  if (problems.length === 0) problems.push(...flow.settleWritten(state, STACK));
  return problems.length > 0 ? reject(problems) : accept(state);
}

function problem(path: string, key: string, parts?: Record<string, Part>): Problem {
  return { path, message: message(`scenario.${key}`, parts) };
}

/** QS-1.3: what a scenario does not fix is decided in the match. */
function startGame(state: State, file: PbiScenario): void {
  if (file.board === undefined) state.stack.push({ type: 'layout', changes: 0 });
  else state.stack.push({ type: 'edge' });
}

function standIn(state: State, position: Position): void {
  state.turn = position.turn;
  state.side = position.side === 'attacker' ? 0 : 1;
  PLATOONS.forEach(
    (platoon: Platoon, i) => (state.attempts[i] = position.attempts?.[platoon] ?? 0),
  );
  state.alone = position.alone ?? false;
  // The schema has seen to it that every name is there.
  state.stack.push(...position.stack.flatMap((entry) => flow.codec.read(entry, undefined) ?? []));
  state.status.fill(REMOVED);
  if (position.outcome === undefined) return;
  state.outcome = outcomeOf(position.outcome.scores);
}

/** QS-5.9 */
const TAKES_AP: ReadonlySet<string> = new Set(
  FLAGS.filter((_, bit) => (WITHOUT_AP & (1 << bit)) !== 0),
);

function placeGroups(state: State, file: PbiScenario, problems: Problem[]): void {
  const seen = new Set<string>();
  for (const [i, entry] of (file.groups ?? []).entries()) {
    const path = `groups[${i}]`;
    if (seen.has(entry.id)) problems.push(problem(`${path}.id`, 'twice', { id: entry.id }));
    seen.add(entry.id);
    const status = STATUSES.indexOf(entry.status ?? 'board');
    const placed = STATUSES[status] === 'board' || STATUSES[status] === 'casualty';
    if (placed !== (entry.at !== undefined)) {
      problems.push(problem(`${path}.at`, placed ? 'needsSquare' : 'noSquare'));
    }
    // QS-5.9: only who is on the board has something to act with.
    const acting = 'ap' in entry || 'shots' in entry || 'flags' in entry;
    if (acting && STATUSES[status] !== 'board') problems.push(problem(path, 'notActing'));
    const own = SIDE_OF[groupNamed(entry.id)] === state.side;
    if ((entry.ap ?? 0) > 0 && (!own || entry.flags?.some((flag) => TAKES_AP.has(flag)))) {
      problems.push(problem(`${path}.ap`, 'noAp'));
    }
    if (file.position === undefined) checkStart(state, file, entry, path, problems);
    const group = groupNamed(entry.id);
    state.status[group] = status;
    state.at[group] = entry.at === undefined ? -1 : BOARD.named(entry.at);
    state.ap[group] = entry.ap ?? 0;
    state.shots[group] = entry.shots ?? 0;
    state.flags[group] = (entry.flags ?? []).reduce(
      (bits, flag) => bits | (1 << FLAGS.indexOf(flag)),
      0,
    );
  }
}

/** QS-2.4, QS-2.5: groups that a scenario places stand where their side could have put them. */
function checkStart(
  state: State,
  file: PbiScenario,
  entry: GroupEntry,
  path: string,
  problems: Problem[],
): void {
  const { id: _, at: __, ...rest } = entry;
  if (Object.keys(rest).some((field) => field !== 'status' || entry.status !== 'board')) {
    problems.push(problem(path, 'onlyInPosition'));
  }
  if (file.board === undefined || file.edge === undefined) {
    problems.push(problem(path, 'needsBoard'));
  } else {
    checkZone(state, entry, path, problems);
  }
}

function checkZone(state: State, { id, at }: GroupEntry, path: string, problems: Problem[]): void {
  if (at === undefined) return;
  const refusal = whyNotStart(state, SIDE_OF[groupNamed(id)], BOARD.named(at));
  if (refusal !== undefined) problems.push({ path: `${path}.at`, message: refusal.message });
}

/** QS-1.2, QS-1.3: a layout that is finished has exactly the scenery of the book. */
function checkLayout(state: State, problems: Problem[]): void {
  if (state.stack[0]?.type === 'layout') return;
  if (!isWholeLayout(state.terrain)) problems.push(problem('board', 'layout'));
}

/** QS-2, QS-3.1: edge, turn and groups are as they can be in the phase that a position stands in. */
function checkPhase(state: State, file: PbiScenario, problems: Problem[]): void {
  const phase = state.stack[0]?.type;
  const isLaidOut = phase !== 'layout' && phase !== 'edge';
  const isPlayed = isLaidOut && phase !== 'deploy';
  // QS-12.3
  if (state.alone && (!isPlayed || !isWipedOut(state, DEFENDER))) {
    problems.push(problem('position.alone', 'notAlone'));
  }
  if (state.turn > state.turns) problems.push(problem('position.turn', 'lastTurn'));
  if (isPlayed === (state.turn === 0)) {
    problems.push(problem('position.turn', isPlayed ? 'noTurn' : 'turnZero'));
  }
  if (!isLaidOut) return;
  if (state.edge === null) problems.push(problem('edge', 'needsEdge'));
  if (
    [ATTACKER, DEFENDER].some(
      (side) => !mayWait(state, side) && nextToDeploy(state, side) !== undefined,
    )
  ) {
    problems.push(problem('groups', 'stillWaiting'));
  }
  if (phase !== 'deploy') return;
  for (const [i, entry] of (file.groups ?? []).entries()) {
    checkZone(state, entry, `groups[${i}]`, problems);
  }
}

/** QS-2.4, QS-2.5: whether groups of a side may still have to be deployed. */
function mayWait({ stack }: State, side: SideNumber): boolean {
  return stack.some(
    (frame) => frame.type === 'deploy' && (frame.side === side || side === ATTACKER),
  );
}

/** QS-2.6, QS-6.3, QS-10.1: four to a square, and no enemies in it unless an assault has been on. */
function checkCrowding(state: State, problems: Problem[]): void {
  const counts = census(state);
  const fought = new Set<number>();
  for (const frame of state.stack) {
    if (frame.type === 'assault') fought.add(frame.to);
    if (frame.type === 'retreat') fought.add(frame.from);
  }
  for (const [square, name] of BOARD.names.entries()) {
    for (const side of SIDES.keys()) {
      if (counts[side * BOARD.size + square] > GROUPS_A_SQUARE) {
        problems.push(problem('groups', 'crowded', { square: name, side: SIDES[side] }));
      }
    }
    const both = counts[square] > 0 && counts[DEFENDER * BOARD.size + square] > 0;
    if (both && !fought.has(square)) {
      problems.push(problem('groups', 'shared', { square: name }));
    }
  }
}
