import {
  accept,
  chosenOptions,
  message,
  optionsSchema,
  problemsIn,
  reject,
  SETTING,
  type OptionValues,
  type Part,
  type Problem,
  type Result,
  type Schema,
  type SideNumber,
} from '@sandtable/kernel';
import { FACES, FORWARD } from '../rules/01-board/field.ts';
import { FIRST_TURN } from '../rules/02-turn/turn.ts';
import { flow } from '../rules/flow.ts';
import { OPTIONS } from '../rules/options.ts';
import { outcomeOf } from '../rules/11-victory/victory.ts';
import {
  ASSETS,
  COUNTDOWN,
  DEFENCES,
  SIDES,
  SQUARES,
  UNDEFENDED,
  type SideName,
} from '../rules/tables.ts';
import { CENSUS, stand } from '../state/census.ts';
import { BOARD } from '../state/names.ts';
import { IN_RESERVE, TO_DEPLOY } from '../state/roster.ts';
import { settingOf, withUnits, type Setting, type SettingFields } from '../state/setting.ts';
import {
  DEFENDER,
  DEPLOYING,
  FLAGS,
  LOST,
  MARKS,
  NO_SHOCK,
  ON_BOARD,
  SHOCK_READY,
  STATUSES,
  WAITING,
  type Options,
  type State,
} from '../state/state.ts';
import {
  SCENARIO_SCHEMA,
  SETTING_SCHEMA,
  type Position,
  type SquareScenario,
} from './scenarioFile.ts';
import { checkField, checkForces, checkTurn, checkUnits } from './checks.ts';

/** Where a file has the stack. */
const STACK = 'position.stack';

/** The game that a scenario describes, or everything that is wrong with it. */
export function setup(scenario: unknown, options: OptionValues): Result<State> {
  const problems = [
    ...problemsIn(SCENARIO_SCHEMA, scenario),
    ...problemsIn(optionsSchema(OPTIONS), options, 'options'),
  ];
  if (problems.length > 0) return reject(problems);
  const file = scenario as SquareScenario;
  checkField(file, problems);
  checkForces(file, problems);
  if (problems.length > 0) return reject(problems);
  const setting = settingIn(file);
  problems.push(...problemsIn(schemaIn(setting), scenario));
  if (problems.length > 0) return reject(problems);
  const state = emptyState(setting, chosenOptions(OPTIONS, options) as unknown as Options, file);
  if (file.position === undefined) begin(state);
  else standIn(state, file.position, problems);
  checkTurn(state, problems);
  checkUnits(state, problems);
  if (problems.length === 0) problems.push(...flow.stackProblems(state, STACK));
  if (problems.length === 0) problems.push(...flow.settleWritten(state, STACK));
  return problems.length > 0 ? reject(problems) : accept(state);
}

/** The setting of a scenario of the right form. */
export function settingIn(file: SettingFields): Setting {
  const { board, roads, rivers, objectives, trenchWarfare, forces } = file;
  return settingOf({
    board,
    ...(roads && { roads }),
    ...(rivers && { rivers }),
    objectives,
    ...(trenchWarfare !== undefined && { trenchWarfare }),
    forces,
  });
}

/** What is asked of a scenario that a view is to be furnished by. */
export function hasSetting(scenario: unknown): scenario is SettingFields {
  return problemsIn(SETTING_SCHEMA, scenario).length === 0;
}

const schemas = new WeakMap<Setting, Schema>();

/** The form of a scenario, with the units of its roster. */
function schemaIn(setting: Setting): Schema {
  const schema = schemas.get(setting) ?? withUnits(SCENARIO_SCHEMA, setting.roster);
  schemas.set(setting, schema);
  return schema;
}

/** A game before anybody is on the board. */
function emptyState(setting: Setting, options: Options, file: SquareScenario): State {
  const { roster, fields } = setting;
  const bySquare = (): number[] => new Array<number>(SQUARES).fill(0);
  const byUnit = (value: number): number[] => roster.units.map(() => value);
  return {
    [SETTING]: setting,
    [CENSUS]: undefined,
    options,
    turn: 1,
    side: 0,
    countdown: file.countdown ?? COUNTDOWN,
    shock: NO_SHOCK,
    stack: [],
    status: byUnit(LOST),
    at: byUnit(-1),
    lost: roster.figures.map(({ strength }) => strength),
    casualties: byUnit(0),
    flags: byUnit(0),
    facing: bySquare(),
    defences: BOARD.names.map((name) => {
      const given = file.defences?.[name];
      return given === undefined ? UNDEFENDED : DEFENCES.indexOf(given);
    }),
    marks: bySquare(),
    gas: bySquare(),
    barrage: [...bySquare(), ...bySquare()],
    suppression: [...bySquare(), ...bySquare()],
    holders: fields.objectives.map(() => DEFENDER),
    assets: SIDES.flatMap((side) =>
      ASSETS.map((asset) => fields.forces[side].assets?.[asset] ?? 0),
    ),
    outcome: null,
  };
}

/** SB-11.1: the defender deploys first whoever has no square yet; SB-1.6: all look to the enemy's edge. */
function begin(state: State): void {
  const { units } = state[SETTING].roster;
  for (const [unit, { start, side }] of units.entries()) {
    state.lost[unit] = 0;
    if (start === TO_DEPLOY) state.status[unit] = DEPLOYING;
    else if (start === IN_RESERVE) state.status[unit] = WAITING;
    else {
      state.status[unit] = ON_BOARD;
      stand(state, unit, start);
      state.facing[start] = FORWARD[side];
    }
  }
  const isDeployed = !state.status.includes(DEPLOYING);
  state.stack.push(isDeployed ? FIRST_TURN : { type: 'deploy', side: DEFENDER });
}

function bitsOf(names: readonly string[], all: readonly string[]): number {
  return names.reduce((bits, name) => bits | (1 << all.indexOf(name)), 0);
}

function standIn(state: State, position: Position, problems: Problem[]): void {
  const { roster } = state[SETTING];
  state.turn = position.turn;
  state.side = sideOf(position.side);
  if (position.shock !== undefined) {
    state.shock = position.shock === 'ready' ? SHOCK_READY : BOARD.named(position.shock);
  }
  // The schema has seen to it that every name is there.
  state.stack.push(
    ...position.stack.flatMap((entry) => flow.codec.read(entry, state[SETTING]) ?? []),
  );
  const seen = new Set<string>();
  for (const [i, entry] of position.units.entries()) {
    const { id, status = 'board', at, lost = 0, casualties = 0, flags = [] } = entry;
    const path = `position.units[${i}]`;
    if (seen.has(id)) problems.push(problem(`${path}.id`, 'twice', { id }));
    seen.add(id);
    const unit = roster.named(id);
    if ((status === 'board') !== (at !== undefined)) {
      problems.push(problem(`${path}.at`, at === undefined ? 'needsSquare' : 'noSquare'));
    }
    state.status[unit] = STATUSES.indexOf(status);
    stand(state, unit, at === undefined ? -1 : BOARD.named(at));
    state.lost[unit] = lost;
    state.casualties[unit] = casualties;
    state.flags[unit] = bitsOf(flags, FLAGS);
  }
  for (const [i, entry] of position.squares.entries()) {
    const { at, facing, marks = [], gas, barrage = {}, suppression = [] } = entry;
    const path = `position.squares[${i}]`;
    if (position.squares.findIndex((other) => other.at === at) < i) {
      problems.push(problem(`${path}.at`, 'twice', { id: at }));
    }
    const square = BOARD.named(at);
    state.facing[square] = facing === undefined ? 0 : FACES.indexOf(facing);
    state.marks[square] = bitsOf(marks, MARKS);
    state.gas[square] = gas === undefined ? 0 : sideOf(gas) + 1;
    for (const side of SIDES) {
      const place = SQUARES * sideOf(side) + square;
      state.barrage[place] = barrage[side] ?? 0;
      state.suppression[place] = suppression.includes(side) ? 1 : 0;
    }
  }
  position.holders.forEach((side, i) => (state.holders[i] = sideOf(side)));
  for (const side of SIDES) {
    ASSETS.forEach((asset, which) => {
      state.assets[ASSETS.length * sideOf(side) + which] = position.assets[side][asset] ?? 0;
    });
  }
  if (position.outcome !== undefined) state.outcome = outcomeOf(position.outcome.scores);
}

function sideOf(name: SideName): SideNumber {
  return SIDES.indexOf(name) as SideNumber;
}

function problem(path: string, key: string, parts?: Record<string, Part>): Problem {
  return { path, message: message(`scenario.${key}`, parts) };
}
