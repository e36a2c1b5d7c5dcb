import { topFrame, type Button, type Decision, type Pick } from '@sandtable/kernel';
import { flow } from '../rules/flow.ts';
import type { Field, Place } from '../state/field.ts';
import type { Comeback } from '../rules/regroup.ts';
import { ALONE, FIRE, LEAVE } from './gesture.ts';
import type { BrowningMove } from '../state/moves.ts';
import { figureNamed, namesIn } from '../state/names.ts';
import type { State } from '../state/state.ts';
import { FIRE_SQUARE, LEADER_ACTIONS } from '../rules/tables.ts';
import { ableFigures } from '../rules/teams.ts';
import { whyNotMove } from '../rules/walks.ts';

/** What has been pointed at, sorted by what it is; each in its order. */
interface Pointing {
  readonly figure: string | undefined;
  /** BB-3.1: a leader figure stands for its whole team: where it is dragged from. */
  readonly leader: Place | undefined;
  readonly team: string | undefined;
  /** The team that was pointed at itself, not by way of a figure. */
  readonly formation: string | undefined;
  readonly places: readonly Place[];
  readonly buttons: readonly Button[];
}

/** What the pieces of leader figures are called, before the name of their team. */
const LEADER = 'leader ';

const BUTTONS = ['draw', 'rest', 'enough', 'advance', 'stay', 'halt', 'hold', 'regroup'] as const;

/** The move that is meant by pointing at these things, legal or not: the inverse of `gesture`. */
export function attempt(
  state: State,
  _decision: Decision,
  picks: readonly Pick[],
): BrowningMove | undefined {
  if (state.outcome !== null || picks.length === 0) return undefined;
  const pointing = pointingAt(state, picks);
  if (pointing === undefined) return undefined;
  const { figure, team, places, buttons } = pointing;
  if (figure === undefined && team === undefined && places.length === 0) {
    return buttons.length === 1 ? pressed(state.field, buttons[0]) : undefined;
  }
  const at = places.at(-1);
  const frame = topFrame(state);
  switch (frame.type) {
    case 'next':
    case 'done':
      return undefined;
    case 'pick':
      return team === undefined ? undefined : { type: 'activate', team };
    case 'push':
      return team === undefined ? undefined : { type: 'push', team };
    case 'place':
    case 'lead':
      return at && { type: 'place', at };
    case 'rally':
      return figure === undefined ? undefined : { type: 'rally', figure };
    case 'advance':
      return figure === undefined || at === undefined
        ? undefined
        : { type: 'march', figure, to: at };
    case 'march':
      return marchOf(state, pointing);
    case 'fire':
      return at && fireOf(state, at, includes(buttons, FIRE));
    case 'result':
    case 'nerves':
      return figure === undefined ? undefined : { type: 'choose', figure };
    case 'regroup':
      return figure === undefined ? undefined : { type: 'gather', figure };
    case 'comeback':
      return comebackOf(state, frame, pointing);
  }
}

function pointingAt(state: State, picks: readonly Pick[]): Pointing | undefined {
  const { field, x, y } = state;
  const names = namesIn(field);
  let figure: string | undefined;
  let leader: Place | undefined;
  let team: string | undefined;
  let formation: string | undefined;
  const places: Place[] = [];
  const buttons: Button[] = [];
  // BB-5.1: a square of fire may hang off the table, with its middle too.
  const least = topFrame(state).type === 'fire' ? -FIRE_SQUARE / 2 : 0;
  for (const pick of picks) {
    if ('square' in pick) return undefined;
    if ('button' in pick) buttons.push(pick);
    else if ('point' in pick) {
      const { x: across, y: up } = pick.point;
      if (!isPlace(across, least) || !isPlace(up, least)) return undefined;
      places.push([across, up]);
    } else if ('formation' in pick) {
      if (!names.teams.has(pick.formation)) return undefined;
      team = pick.formation;
      formation = pick.formation;
    } else if (pick.piece.startsWith(LEADER)) {
      const number = names.teams.get(pick.piece.slice(LEADER.length));
      if (number === undefined || figure !== undefined) return undefined;
      team = field.teams[number].name;
      leader = [state.leaderX[number], state.leaderY[number]];
      figure = field.figures[ableFigures(state, number)[0]];
    } else {
      const number = names.figures.get(pick.piece);
      // A second figure stands for the place where it is: one fires at it, or goes there.
      if (number === undefined) return undefined;
      if (figure === undefined) figure = pick.piece;
      else places.push([x[number], y[number]]);
      team ??= field.teams[state.team[number]].name;
    }
  }
  // An enemy pointed at first is what is fired at.
  const first = figure === undefined ? undefined : names.figures.get(figure);
  if (first !== undefined && places.length === 0 && topFrame(state).type === 'fire') {
    places.push([x[first], y[first]]);
  }
  return { figure, leader, team, formation, places, buttons };
}

function isPlace(value: number, least: number): boolean {
  return Number.isSafeInteger(value) && value >= least && value <= 100_000;
}

function includes(buttons: readonly Button[], name: string): boolean {
  return buttons.some(({ button }) => button === name);
}

function pressed({ leaders }: Field, { button, value }: Button): BrowningMove | undefined {
  if (value === undefined) {
    const type = BUTTONS.find((each) => each === button);
    return type && { type };
  }
  const action = LEADER_ACTIONS.find((each) => each === button);
  const leader = leaders.find(({ name }) => name === value);
  return action && leader && { type: 'lead', leader: leader.name, action };
}

/** A square that can be fired into waits for the button; one that cannot says why at once. */
function fireOf(state: State, at: Place, isPressed: boolean): BrowningMove | undefined {
  const move: BrowningMove = { type: 'fire', at };
  return isPressed || flow.judge(state, move) !== undefined ? move : undefined;
}

function marchOf(
  state: State,
  { figure, leader, places, buttons }: Pointing,
): BrowningMove | undefined {
  if (figure === undefined) return undefined;
  if (places.length === 0) return leader === undefined ? stuck(state, figure) : undefined;
  if (leader !== undefined) return dragged(state, figure, leader, places[places.length - 1]);
  if (includes(buttons, ALONE)) return { type: 'walk', figure, path: places.slice(0, 20) };
  return { type: 'march', figure, to: places[places.length - 1] };
}

/** A figure that may not move at all: so that it is said why. */
function stuck(state: State, figure: string): BrowningMove | undefined {
  const number = figureNamed(state.field, figure);
  const frame = topFrame(state);
  if (frame.type !== 'march' || whyNotMove(state, frame, number) === undefined) return undefined;
  return { type: 'march', figure, to: [state.x[number], state.y[number]] };
}

/** The figure goes as far and in the same direction as the leader figure was dragged. */
function dragged(
  { x, y, field }: State,
  figure: string,
  [fromX, fromY]: Place,
  [toX, toY]: Place,
): BrowningMove {
  const number = figureNamed(field, figure);
  const within = (at: number, size: number): number => Math.min(Math.max(at, 0), size);
  const to: Place = [
    within(x[number] + toX - fromX, field.width),
    within(y[number] + toY - fromY, field.height),
  ];
  return { type: 'march', figure, to };
}

/** Which of those who come back, where it does not matter: the first. */
function comebackOf(
  state: State,
  { figures }: Comeback,
  { figure, formation, places, buttons }: Pointing,
): BrowningMove | undefined {
  const at = places.at(-1);
  const first = figures.at(0);
  if (first === undefined) return undefined;
  const name = figure ?? state.field.figures[first];
  if (includes(buttons, LEAVE)) return { type: 'leave', figure: name };
  if (at === undefined) return undefined;
  if (formation !== undefined) return { type: 'bring', figure: name, team: formation, at };
  // Whatever team it can join there.
  const joins = state.field.teams.map((each): BrowningMove => ({
    type: 'bring',
    figure: name,
    team: each.name,
    at,
  }));
  return joins.find((move) => flow.judge(state, move) === undefined) ?? joins.at(0);
}
