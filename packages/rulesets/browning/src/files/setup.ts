import {
  accept,
  chosenOptions,
  otherSide,
  problemsIn,
  reject,
  type OptionValues,
  type Problem,
  type Result,
} from '@sandtable/kernel';
import { isOnGround } from '../rules/control.ts';
import type { Field } from '../state/field.ts';
import { fieldProblems, muster, problem, standingProblems } from './muster.ts';
import { flow } from '../rules/flow.ts';
import { namesIn, sideNamed } from '../state/names.ts';
import { OPTIONS, OPTIONS_SCHEMA, type Options } from '../rules/options.ts';
import { byCards, cardCount, DECLINED, DRAWN, leaderCard, unitCards } from '../rules/deck.ts';
import { SCENARIO_SCHEMA, type BrowningScenario, type Position } from './scenarioFile.ts';
import { isOnTable, STATUSES, UP, type State } from '../state/state.ts';

/** The game that a scenario describes, or everything that is wrong with it. */
export function setup(scenario: unknown, options: OptionValues): Result<State> {
  const problems = [
    ...problemsIn(SCENARIO_SCHEMA, scenario),
    ...problemsIn(OPTIONS_SCHEMA, options, 'options'),
  ];
  if (problems.length > 0) return reject(problems);
  const file = scenario as BrowningScenario;
  problems.push(...fieldProblems(file));
  if (problems.length > 0) return reject(problems);
  const state = opening(file, chosenOptions(OPTIONS, options) as unknown as Options);
  if (file.position === undefined) {
    state.stack.push({ type: 'next', after: otherSide(state.first), declines: 0 });
  } else standIn(state, file.position, problems);
  const { field, x, y } = state;
  problems.push(...standingProblems(field, x, y, (figure) => isOnTable(state, figure)));
  if (problems.length === 0) problems.push(...flow.stackProblems(state, 'position.stack'));
  if (problems.length === 0) problems.push(...flow.settleWritten(state, 'position.stack'));
  return problems.length > 0 ? reject(problems) : accept(state);
}

function opening(file: BrowningScenario, options: Options): State {
  const { field, x, y, team } = muster(file);
  const each = (list: readonly unknown[], value: number): number[] => list.map(() => value);
  return {
    options,
    field: shared(field),
    turn: 1,
    first: field.first,
    x,
    y,
    status: each(x, UP),
    team,
    ready: each(field.teams, 1),
    leaderX: each(field.teams, -1),
    leaderY: each(field.teams, -1),
    leaders: each(field.leaders, 1),
    cards: new Array<number>(cardCount(field, options.activation)).fill(0),
    stack: [],
    outcome: null,
  };
}

/** Games on the same field share what has been worked out about it. */
const fields = new Map<string, Field>();
const FIELDS_KEPT = 50;

function shared(field: Field): Field {
  const key = JSON.stringify(field);
  const known = fields.get(key);
  if (known !== undefined) return known;
  if (fields.size >= FIELDS_KEPT) fields.clear();
  fields.set(key, field);
  return field;
}

function standIn(state: State, position: Position, problems: Problem[]): void {
  const names = namesIn(state.field);
  const report = (path: string, name: string): void => {
    problems.push(problem(`position.${path}`, 'unknown', { name }));
  };
  state.turn = position.turn;
  state.first = sideNamed(position.first);
  if (position.turn > state.field.turns) problems.push(problem('position.turn', 'lastTurn'));
  for (const [i, { id, status = 'ready', team }] of (position.figures ?? []).entries()) {
    const figure = names.figures.get(id);
    const now = team === undefined ? undefined : names.teams.get(team);
    if (figure === undefined) report(`figures[${i}].id`, id);
    else if (team !== undefined && now === undefined) report(`figures[${i}].team`, team);
    else if (now !== undefined && state.field.teams[now].side !== state.field.sides[figure]) {
      problems.push(problem(`position.figures[${i}].team`, 'otherSide'));
    } else {
      state.status[figure] = STATUSES.indexOf(status);
      if (now !== undefined) state.team[figure] = now;
      if (!isOnTable(state, figure)) [state.x[figure], state.y[figure]] = [0, 0];
    }
  }
  for (const [i, { name, done = false, leader }] of (position.teams ?? []).entries()) {
    const team = names.teams.get(name);
    if (team === undefined) report(`teams[${i}].name`, name);
    else {
      state.ready[team] = done ? 0 : 1;
      if (leader === undefined) continue;
      [state.leaderX[team], state.leaderY[team]] = leader;
      if (!isOnGround(state, leader)) {
        problems.push(problem(`position.teams[${i}].leader`, 'offTable'));
      }
    }
  }
  for (const [i, name] of (position.leaders ?? []).entries()) {
    const leader = names.leaders.get(name);
    if (leader === undefined) report(`leaders[${i}]`, name);
    else state.leaders[leader] = 0;
  }
  const cards = unitCards(state.field, state.options.activation);
  for (const [i, name] of (position.cards ?? []).entries()) {
    const card = cards.indexOf(name);
    if (card === -1) report(`cards[${i}]`, name);
    else state.cards[card] = DRAWN;
  }
  for (const [i, { name, declined = false }] of (position.leaderCards ?? []).entries()) {
    const leader = byCards(state) ? names.leaders.get(name) : undefined;
    if (leader === undefined) report(`leaderCards[${i}].name`, name);
    else state.cards[leaderCard(state, leader)] = declined ? DECLINED : DRAWN;
  }
  for (const [i, entry] of position.stack.entries()) {
    const frame = flow.codec.read(entry, state.field);
    if (frame === undefined) problems.push(problem(`position.stack[${i}]`, 'frameNames'));
    else state.stack.push(frame);
  }
  if (position.outcome === undefined) return;
  const { winner, scores } = position.outcome;
  state.outcome = { winner: winner ?? undefined, scores, rule: 'BB-9.3' };
}
