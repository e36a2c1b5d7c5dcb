import {
  message,
  NO_STAKES,
  topFrame,
  type Cited,
  type Part,
  type Stakes,
} from '@sandtable/kernel';
import type { Acting } from '../rules/acting.ts';
import { March, unmovedFigures } from '../rules/march.ts';
import { additions, canBeHit, firersOf, volleyAt, type Volley } from '../rules/volley.ts';
import {
  DEFENCE,
  RALLY_FAILS_ON,
  SCATTERED_DICE,
  SCATTERED_PINS_ON,
  STAYS_READY_ON,
} from '../rules/tables.ts';
import type { Regroup } from '../rules/regroup.ts';
import { isReady, minimumStrength } from '../rules/teams.ts';
import { isExit } from '../rules/victory.ts';
import { flow } from '../rules/flow.ts';
import type { Walk } from '../rules/bases.ts';
import type { Place } from '../state/field.ts';
import type { BrowningMove } from '../state/moves.ts';
import { figureNamed } from '../state/names.ts';
import type { State } from '../state/state.ts';

/** What a move costs and risks, by the figures that the rules play it with. */
export function stakes(state: State, move: BrowningMove): Stakes {
  const { field } = state;
  const frame = topFrame(state);
  switch (move.type) {
    case 'activate':
      return costing(cite('BB-8.1', 'acts', { needs: STAYS_READY_ON }));
    case 'lead':
      return costing(cite('BB-8.2', 'leads'));
    case 'rest':
      return resting(state);
    case 'rally': {
      const points = frame.type === 'rally' ? frame.points : 0;
      const faces = 7 - RALLY_FAILS_ON;
      return {
        costs: [cite('BB-3.3', 'point', { points })],
        risks: [cite('BB-3.4', 'casualty', { faces })],
      };
    }
    case 'enough':
      return costing(
        cite('BB-3.3', 'points', { points: frame.type === 'rally' ? frame.points : 0 }),
      );
    case 'stay':
      return costing(cite('BB-4.1', 'noMove'));
    case 'march': {
      const figure = figureNamed(field, move.figure);
      return standing(state, new March(state, frame as Acting<'march'>).walks(figure, move.to));
    }
    case 'walk': {
      const to = move.path[move.path.length - 1];
      return standing(state, [{ figure: figureNamed(field, move.figure), to }]);
    }
    case 'bring':
      return standing(state, [{ figure: figureNamed(field, move.figure), to: move.at }]);
    case 'halt': {
      const count = unmovedFigures(state, frame as Acting<'march'>).length;
      return costing(cite('BB-4.1', 'noMoveOf', { count }));
    }
    case 'hold':
      return costing(cite('BB-5.1', 'noFire'));
    case 'regroup':
      return regrouping(state);
    case 'leave':
      return costing(cite('BB-8.3', 'aside'));
    case 'draw':
    case 'place':
    case 'advance':
    case 'fire':
    case 'choose':
    case 'push':
    case 'gather':
      return NO_STAKES;
  }
}

/** BB-2.3: leaders who could have acted in this pick. */
function resting(state: State): Stakes {
  const leaders = flow
    .moves(state, flow.pending(state).decisions[0].side)
    .flatMap((move) => (move.type === 'lead' ? [move.leader] : []));
  const count = new Set(leaders).size;
  return count === 0 ? NO_STAKES : costing(cite('BB-2.3', 'leaders', { count }));
}

/** BB-5.2, BB-5.3: which enemy teams that are ready could fire at figures that stand there. */
function standing(state: State, all: readonly Walk[]): Stakes {
  const { field } = state;
  // BB-9.3: whoever leaves the table is out of it.
  const walks = all.filter(({ figure, to }) => !isExit(state, field.sides[figure], to));
  const there = { ...state, x: state.x.slice(), y: state.y.slice() };
  for (const { figure, to } of walks) [there.x[figure], there.y[figure]] = to;
  const seen = new Set<number>();
  const volleys = field.teams.flatMap(({ side }, team) => {
    if (walks.length === 0 || side === field.sides[walks[0].figure]) return [];
    if (!isReady(state, team)) return [];
    const firers = firersOf(there, team);
    const hit = walks.flatMap(({ figure }) => (canBeHit(there, firers, figure) ? [figure] : []));
    for (const figure of hit) seen.add(figure);
    return hit.length > 0 ? [{ team, ...volleyAt(there, team, middleOf(there, hit)) }] : [];
  });
  if (volleys.length === 0) return NO_STAKES;
  const teams = volleys.map(({ team }) => field.teams[team].name);
  const worst = volleys.reduce((most, each) =>
    powerOf(state, each) > powerOf(state, most) ? each : most,
  );
  return {
    costs: [],
    risks: [cite('BB-5.3', 'seen', { teams, count: seen.size }), threat(state, worst)],
  };
}

type TeamVolley = Volley & { readonly team: number };

/** The middle of a square that is laid over these. */
function middleOf({ x, y }: State, figures: readonly number[]): Place {
  const mean = (list: readonly number[]): number =>
    Math.round(figures.reduce((sum, figure) => sum + list[figure], 0) / figures.length);
  return [mean(x), mean(y)];
}

/** BB-5.5, BB-5.7: what effective fire has beside its die; less than nothing where it is scattered. */
function powerOf(state: State, { team, firers, cover }: TeamVolley): number {
  if (firers.length < minimumStrength(state.field, team)) return -Infinity;
  const added = additions(state, team, firers.length);
  return added.reduce((sum, { count }) => sum + count, 0) - DEFENCE[cover];
}

/** BB-5.4, BB-5.9: how many the strongest of them would pin. */
function threat(state: State, volley: TeamVolley): Cited {
  const { team, targets } = volley;
  const power = powerOf(state, volley);
  const { name } = state.field.teams[team];
  if (power === -Infinity) {
    const parts = { team: name, dice: SCATTERED_DICE, needs: SCATTERED_PINS_ON };
    return cite('BB-5.4', 'scattered', parts);
  }
  const pinned = (face: number): number => Math.min(Math.max(face + power, 0), targets.length);
  return cite('BB-5.9', 'pins', { team: name, low: pinned(1), high: pinned(FACES) });
}

const FACES = 6;

/** BB-8.3: any die finds one. */
function regrouping(state: State): Stakes {
  const { figures } = topFrame(state) as Regroup;
  return figures.length < 2 ? NO_STAKES : { costs: [], risks: [cite('BB-8.3', 'notFound')] };
}

function costing(...costs: readonly Cited[]): Stakes {
  return { costs, risks: [] };
}

function cite(rule: string, key: string, parts?: Readonly<Record<string, Part>>): Cited {
  return { rule, message: message(`stakes.${key}`, parts) };
}
