import { topFrame, type Button, type Pick } from '@sandtable/kernel';
import { FIRE_SQUARE } from '../rules/tables.ts';
import { ableFigures } from '../rules/teams.ts';
import type { Place } from '../state/field.ts';
import { namesIn } from '../state/names.ts';
import type { State } from '../state/state.ts';

/** What has been pointed at, sorted by what it is; each in its order. */
export interface Pointing {
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

/** What the leader figure of a team is called. */
export function leaderName(team: string): string {
  return LEADER + team;
}

/** Undefined where something was pointed at that there is not in this game. */
export function pointingAt(state: State, picks: readonly Pick[]): Pointing | undefined {
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
    if ('square' in pick || 'facing' in pick) return undefined;
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
  const first = figure === undefined ? undefined : names.figures.get(figure);
  if (first !== undefined && topFrame(state).type === 'fire') {
    // An enemy that is pointed at is what is fired at, and nothing beside it.
    if (places.length > 0) return undefined;
    places.push([x[first], y[first]]);
  }
  return { figure, leader, team, formation, places, buttons };
}

function isPlace(value: number, least: number): boolean {
  return Number.isSafeInteger(value) && value >= least && value <= 100_000;
}
