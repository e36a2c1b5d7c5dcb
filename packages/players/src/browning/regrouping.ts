import type { SideNumber } from '@sandtable/kernel';
import {
  ableFigures,
  figuresOf,
  LEADER_REACH,
  minimumStrength,
  REGROUP_CLEAR_OF_ENEMY,
  scatteredFigures,
  sideFigures,
  type BrowningMoveOf,
  type State,
} from '@sandtable/browning';
import { isWithin } from '@sandtable/table';
import { best } from '../best.ts';
import { enemiesOf, teamNamed } from './figures.ts';
import type { Answer } from './question.ts';
import type { Weights } from './weights.ts';

/** So many are looked for while there is time to look for the others later. */
const AT_ONCE = 3;
const FACES = 6;

/** BB-8.3: those who are looked for in vain are gone, so not all at once; but all in the last turn. */
export const answerRegroup: Answer<'regroup'> = ({ state, us, frame, moves }) => {
  const gather = moves.find((move) => move.type === 'gather');
  const enough = frame.figures.length >= gathered(state, us);
  return gather === undefined || enough ? { type: 'regroup' } : gather;
};

/** How many are looked for. */
export function gathered(state: State, us: SideNumber): number {
  const scattered = scatteredFigures(state, us).length;
  return state.turn >= state.field.turns ? scattered : Math.min(scattered, AT_ONCE);
}

/** What a regroup is worth: nothing where the enemy is too near to everybody. */
export function worthOfRegroup({ comeBack }: Weights, state: State, us: SideNumber): number {
  const tried = gathered(state, us);
  if (tried === 0 || !hasRoom(state, us)) return 0;
  let back = 0;
  for (let face = 1; face <= FACES; face++) back += Math.min(face, tried) / FACES;
  return back * comeBack;
}

function hasRoom(state: State, us: SideNumber): boolean {
  const enemies = enemiesOf(state, us);
  const clear = REGROUP_CLEAR_OF_ENEMY - LEADER_REACH / 2;
  return sideFigures(state, us).some(
    (f) => !enemies.some((e) => isWithin(state.x[f], state.y[f], state.x[e], state.y[e], clear)),
  );
}

/** Whoever comes back goes where he makes a team's fire effective, or else to the smallest team. */
export const answerComeback: Answer<'comeback'> = ({ state, moves, dice }) => {
  const brings = moves.filter((move): move is BrowningMoveOf<'bring'> => move.type === 'bring');
  if (brings.length === 0) return moves[0];
  return best(brings, ({ team }) => needOf(state, teamNamed(state, team)), dice);
};

/** How much a team needs another figure. */
export function needOf(state: State, team: number): number {
  const able = ableFigures(state, team).length;
  const minimum = minimumStrength(state.field, team);
  const ready = state.ready[team] === 1 ? 0.5 : 0;
  return (able < minimum ? able - minimum + 10 : 0) + ready - figuresOf(state, team).length / 10;
}
