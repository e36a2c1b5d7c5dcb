import { topFrame, type Button } from '@sandtable/kernel';
import { flow } from '../rules/flow.ts';
import type { Field, Place } from '../state/field.ts';
import type { Comeback } from '../rules/regroup.ts';
import { ALONE, LEAVE } from './gesture.ts';
import type { Pointing } from './pointing.ts';
import { PATH_CORNERS, type BrowningMove } from '../state/moves.ts';
import { figureNamed } from '../state/names.ts';
import type { State } from '../state/state.ts';
import { LEADER_ACTIONS } from '../rules/tables.ts';
import { whyNotMove } from '../rules/walks.ts';

const BUTTONS = ['draw', 'rest', 'enough', 'advance', 'stay', 'halt', 'hold', 'regroup'] as const;

/** The move that is meant by these, legal or not: the inverse of `gesture`. */
export function meantBy(state: State, pointing: Pointing): BrowningMove | undefined {
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
    case 'lead': {
      const there = at ?? standOf(state, figure);
      return there && { type: 'place', at: there };
    }
    case 'rally':
      return figure === undefined ? undefined : { type: 'rally', figure };
    case 'advance':
      return figure === undefined || at === undefined
        ? undefined
        : { type: 'march', figure, to: at };
    case 'march':
      return marchOf(state, pointing);
    case 'fire':
      // Of several squares that were pointed at none is meant.
      return at && places.length === 1 ? { type: 'fire', at } : undefined;
    case 'result':
    case 'nerves':
      return figure === undefined ? undefined : { type: 'choose', figure };
    case 'regroup':
      return figure === undefined ? undefined : { type: 'gather', figure };
    case 'comeback':
      return comebackOf(state, frame, pointing);
  }
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

/** A figure stands for the place where it is. */
function standOf({ field, x, y }: State, figure: string | undefined): Place | undefined {
  if (figure === undefined) return undefined;
  const number = figureNamed(field, figure);
  return [x[number], y[number]];
}

function marchOf(
  state: State,
  { figure, leader, places, buttons }: Pointing,
): BrowningMove | undefined {
  if (figure === undefined) return undefined;
  if (places.length === 0) return leader === undefined ? stuck(state, figure) : undefined;
  if (leader !== undefined) return dragged(state, figure, leader, places[places.length - 1]);
  if (includes(buttons, ALONE)) {
    return { type: 'walk', figure, path: places.slice(0, PATH_CORNERS) };
  }
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
