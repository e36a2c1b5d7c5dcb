import { EDGES, hasSquare } from '@sandtable/board';
import {
  SETTING,
  accept,
  chosenOptions,
  message,
  optionsSchema,
  problemsIn,
  reject,
  ScriptedDice,
  type OptionValues,
  type Part,
  type Problem,
  type Result,
  type Schema,
  type SideNumber,
} from '@sandtable/kernel';
import { nextToDeploy, whyNotStart } from '../rules/deployment.ts';
import { nextPhase } from '../rules/phases.ts';
import { flowOf } from '../rules/flow.ts';
import { isOwn } from '../extension.ts';
import type { Retreat } from '../rules/retreat.ts';
import { census } from '../state/census.ts';
import { ATTACKER, DEFENDER } from '../state/groups.ts';
import { OPTIONS } from '../rules/options.ts';
import { boardLetters } from './position.ts';
import type { Book } from '../rules/book.ts';
import { inSetting } from '../state/names.ts';
import { settingOf, type Setting, type SettingFields } from '../state/setting.ts';
import {
  scenarioSchema,
  type GroupEntry,
  type PbiScenario,
  type Position,
} from './scenarioFile.ts';
import { isWholeLayout } from '../rules/scenery.ts';
import {
  emptyState,
  FLAGS,
  REMOVED,
  WITHOUT_AP,
  type Options,
  type State,
} from '../state/state.ts';
import { GROUPS_A_SQUARE, MOST_GROUPS, SIDES, TURNS } from '../rules/tables.ts';
import { isWipedOut, outcomeOf } from '../rules/victory.ts';

/** Where a file has the stack. */
const STACK = 'position.stack';

/** The game that a scenario describes, or everything that is wrong with it. */
export function setup(book: Book, scenario: unknown, options: OptionValues): Result<State> {
  const setting = settingIn(book, scenario);
  const flow = flowOf(book);
  const allOptions = [...OPTIONS, ...(book.extension?.options ?? [])];
  const problems = [
    ...problemsIn(schemaIn(setting), scenario),
    ...problemsIn(optionsSchema(allOptions), options, 'options'),
  ];
  if (problems.length > 0) return reject(problems);
  const file = scenario as PbiScenario;
  const state = emptyState(
    setting,
    chosenOptions(allOptions, options) as unknown as Options,
    file.turns ?? TURNS,
  );
  state.edge = file.edge ?? null;
  if (file.board !== undefined) state.terrain = boardLetters(file.board);
  if (file.position === undefined) startGame(state, file);
  else standIn(state, file.position);
  checkSetting(state, file, problems);
  if (file.size !== undefined || file.platoons !== undefined) checkSpace(state, problems);
  placeGroups(state, file, problems);
  checkLayout(state, problems);
  if (file.position !== undefined) checkPhase(state, file, problems);
  checkCrowding(state, problems);
  state.own = book.extension?.own?.begin(state, file, problems);
  if (problems.length === 0) problems.push(...flow.stackProblems(state, STACK));
  if (problems.length === 0) problems.push(...flow.settleWritten(state, STACK));
  return problems.length > 0 ? reject(problems) : accept(state);
}

/** The setting that a scenario asks for; that of the book where it does not ask in the right form. */
export function settingIn(book: Book, scenario: unknown): Setting {
  const isFit =
    typeof scenario === 'object' &&
    scenario !== null &&
    problemsIn(fieldsSchema(book), scenario).length === 0;
  const { size, platoons, ground } = (isFit ? scenario : {}) as SettingFields;
  return settingOf(book, {
    ...(size && { size }),
    ...(platoons && { platoons }),
    ...(ground && { ground }),
  });
}

const schemas = new WeakMap<Setting, Schema>();

/** The form of a scenario, with the names of its setting. */
function schemaIn(setting: Setting): Schema {
  const schema = schemas.get(setting) ?? inSetting(publishedSchema(setting.book), setting);
  schemas.set(setting, schema);
  return schema;
}

/** What is asked of a scenario before its setting is known. */
function fieldsSchema(book: Book): Schema {
  const { size, platoons, ground } = publishedSchema(book).properties ?? {};
  return { type: 'object', properties: { size, platoons, ground } };
}

const published = new WeakMap<Book, Schema>();

/** The form of a scenario, whatever its setting. */
export function publishedSchema(book: Book): Schema {
  const schema = published.get(book) ?? scenarioSchema(book);
  published.set(book, schema);
  return schema;
}

function problem(path: string, key: string, parts?: Record<string, Part>): Problem {
  return { path, message: message(`scenario.${key}`, parts) };
}

/** QS-2.2: a roster has platoons of both sides, each with a name of its own and somebody in it. */
function checkSetting(state: State, file: PbiScenario, problems: Problem[]): void {
  const { size, board, platoons, ground = [] } = file;
  const { groundKinds } = state[SETTING];
  for (const [i, { letter }] of ground.entries()) {
    if (groundKinds.filter((kind) => kind.letter === letter).length > 1) {
      problems.push(problem(`ground[${i}].letter`, 'letter'));
    }
  }
  if (size !== undefined && board === undefined) problems.push(problem('board', 'needsLayout'));
  if (platoons === undefined) return;
  for (const side of SIDES) {
    if (!platoons.some((platoon) => platoon.side === side)) {
      problems.push(problem('platoons', 'noPlatoon', { side: message(`side.${side}`) }));
    }
  }
  let all = 0;
  for (const [i, { id, groups }] of platoons.entries()) {
    const first = platoons.findIndex((platoon) => platoon.id === id);
    if (first < i) problems.push(problem(`platoons[${i}].id`, 'twice', { id }));
    const count = Object.values(groups).reduce((sum, each) => sum + each, 0);
    if (count === 0) problems.push(problem(`platoons[${i}].groups`, 'noGroup', { id }));
    all += count;
  }
  if (all > MOST_GROUPS) problems.push(problem('platoons', 'manyGroups', { most: MOST_GROUPS }));
}

/** QS-2.4 to QS-2.6: everybody has a square to start in, whichever edge is chosen. */
function checkSpace(state: State, problems: Problem[]): void {
  const { board, roster } = state[SETTING];
  for (const side of [ATTACKER, DEFENDER]) {
    const places = (state.edge === null ? EDGES : [state.edge]).map((edge) => {
      const free = board.names.filter((_, at) => !whyNotStart({ ...state, edge }, side, at));
      return free.length * GROUPS_A_SQUARE;
    });
    const gear = roster.kindOf.filter(({ isGear }, g) => isGear && roster.sideOf[g] === side);
    if (Math.min(...places) < roster.end[side] - roster.first[side] - gear.length) {
      problems.push(problem('platoons', 'noSpace', { side: message(`side.${SIDES[side]}`) }));
    }
  }
}

/** QS-1.3: what a scenario does not fix is decided in the match. */
function startGame(state: State, file: PbiScenario): void {
  nextPhase(state, file.board === undefined ? '' : 'layout', new ScriptedDice(), undefined);
}

function standIn(state: State, position: Position): void {
  const { roster } = state[SETTING];
  state.turn = position.turn;
  state.side = position.side === 'attacker' ? 0 : 1;
  roster.platoons.forEach((platoon, i) => (state.attempts[i] = position.attempts?.[platoon] ?? 0));
  state.alone = position.alone ?? false;
  // The schema has seen to it that every name is there.
  state.stack.push(
    ...position.stack.flatMap(
      (entry) => flowOf(state[SETTING].book).codec.read(entry, state[SETTING]) ?? [],
    ),
  );
  state.status.fill(REMOVED);
  if (position.outcome === undefined) return;
  state.outcome = outcomeOf(position.outcome.scores);
}

/** QS-5.9 */
const TAKES_AP: ReadonlySet<string> = new Set(
  FLAGS.filter((_, bit) => (WITHOUT_AP & (1 << bit)) !== 0),
);

function placeGroups(state: State, file: PbiScenario, problems: Problem[]): void {
  const { board, book, roster } = state[SETTING];
  const seen = new Set<string>();
  for (const [i, entry] of (file.groups ?? []).entries()) {
    const path = `groups[${i}]`;
    if (seen.has(entry.id)) problems.push(problem(`${path}.id`, 'twice', { id: entry.id }));
    seen.add(entry.id);
    const group = roster.named(entry.id);
    const status =
      entry.status === undefined
        ? roster.statusOf[group]
        : book.statuses.findIndex(({ name }) => name === entry.status);
    const { placed = false, inPlay } = book.statuses[status];
    if (placed !== (entry.at !== undefined)) {
      problems.push(problem(`${path}.at`, placed ? 'needsSquare' : 'noSquare'));
    }
    // QS-5.9: only who is on the board has something to act with.
    const acting = 'ap' in entry || 'shots' in entry || 'flags' in entry;
    if (acting && !inPlay) problems.push(problem(path, 'notActing'));
    const own = roster.sideOf[group] === state.side;
    if ((entry.ap ?? 0) > 0 && (!own || entry.flags?.some((flag) => TAKES_AP.has(flag)))) {
      problems.push(problem(`${path}.ap`, 'noAp'));
    }
    if (file.position === undefined) checkStart(state, file, entry, path, problems);
    state.status[group] = status;
    state.at[group] = entry.at === undefined ? -1 : board.named(entry.at);
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

function checkZone(state: State, entry: GroupEntry, path: string, problems: Problem[]): void {
  const { board, roster } = state[SETTING];
  const { id, at, status = 'board' } = entry;
  if (at === undefined || status !== 'board') return;
  const refusal = whyNotStart(state, roster.sideOf[roster.named(id)], board.named(at));
  if (refusal !== undefined) problems.push({ path: `${path}.at`, message: refusal.message });
}

/** QS-1.2, QS-1.3: a layout that is finished has exactly the scenery of the book. */
function checkLayout(state: State, problems: Problem[]): void {
  // A board of another size, or with other ground, is a scenario's own affair.
  const { fields, book } = state[SETTING];
  if (fields.size !== undefined || fields.ground !== undefined || book.extension !== undefined) {
    return;
  }
  if (state.stack[0]?.type === 'layout') return;
  if (!isWholeLayout(state.terrain)) problems.push(problem('board', 'layout'));
}

/** QS-2, QS-3.1: edge, turn and groups are as they can be in the phase that a position stands in. */
function checkPhase(state: State, file: PbiScenario, problems: Problem[]): void {
  const phase = state.stack[0]?.type;
  const isLaidOut = phase !== 'layout' && phase !== 'edge';
  const isPlayed = isLaidOut && phase !== 'deploy' && !isSetUp(state, phase);
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
    !isSetUp(state, phase) &&
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

/** Whether a phase, which goes by the name of its frame, comes before the first turn. */
function isSetUp(state: State, phase: string | undefined): boolean {
  const names = state[SETTING].book.phases.map(({ name }) => name);
  return names.slice(0, names.indexOf('firstTurn')).some((name) => name === phase);
}

/** QS-2.4, QS-2.5: whether groups of a side may still have to be deployed. */
function mayWait({ stack }: State, side: SideNumber): boolean {
  return stack.some(
    (frame) => frame.type === 'deploy' && (frame.side === side || side === ATTACKER),
  );
}

/** QS-2.6, QS-6.3, QS-10.1: four to a square, and no enemies in it unless an assault has been on. */
function checkCrowding(state: State, problems: Problem[]): void {
  const { board } = state[SETTING];
  const now = census(state);
  const fought = new Set<number>();
  for (const frame of state.stack) {
    if (frame.type === 'assault') fought.add(frame.to);
    // Who goes back in another way leaves the square that he is `from` too.
    if (frame.type === 'retreat' || isOwn(frame)) fought.add((frame as Retreat).from);
  }
  for (const [square, name] of board.names.entries()) {
    for (const side of [ATTACKER, DEFENDER]) {
      if (now.count(state, side, square) > GROUPS_A_SQUARE) {
        problems.push(problem('groups', 'crowded', { square: name, side: SIDES[side] }));
      }
    }
    const both = hasSquare(now.held[ATTACKER], square) && hasSquare(now.held[DEFENDER], square);
    if (both && !fought.has(square)) {
      problems.push(problem('groups', 'shared', { square: name }));
    }
  }
}
