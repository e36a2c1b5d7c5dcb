import {
  figuresOf,
  PINNED,
  RALLY_REACH,
  scatteredFigures,
  type BrowningMove,
  type Place,
  type State,
} from '@sandtable/browning';
import { topFrame, type Dice, type Ruleset, type SideNumber } from '@sandtable/kernel';
import { isWithin } from '@sandtable/table';
import { best } from '../best.ts';
import { teamNamed } from './figures.ts';
import { squaresFrom } from './fire.ts';
import { leaderPlaces, platoonFigures, reached } from './placing.ts';
import { quickWalk } from './quickWalk.ts';
import { quickPick, quickPush } from './quickPick.ts';
import { worthOfRally } from './rallying.ts';
import { gathered, needOf } from './regrouping.ts';
import { ROUTINE_WEIGHTS, type Weights } from './weights.ts';

/** An answer as somebody would give who has a second for it: what the mind goes by, most of it guessed at. */
export function quickAnswer(
  ruleset: Ruleset,
  state: State,
  us: SideNumber,
  dice: Dice,
): BrowningMove {
  return quickAnswerBy(ROUTINE_WEIGHTS, ruleset, state, us, dice);
}

/** Likewise of somebody who goes by these weights. */
export function quickAnswerBy(
  weights: Weights,
  ruleset: Ruleset,
  state: State,
  us: SideNumber,
  dice: Dice,
): BrowningMove {
  const frame = topFrame(state);
  const listed = (): BrowningMove[] => ruleset.moves(state, ruleset.sides[us]) as BrowningMove[];
  switch (frame.type) {
    case 'pick':
      return quickPick(weights, state, us, listed());
    case 'place':
      return placeAmong(weights, state, us, figuresOf(state, frame.team));
    case 'lead':
      return placeAmong(weights, state, us, platoonFigures(state, frame.leader));
    case 'rally':
      return quickRally(weights, state, us, frame.at);
    case 'advance':
      return { type: 'advance' };
    case 'march':
      return quickWalk(weights, ruleset, state, us, frame);
    case 'fire':
      return quickFire(weights, state, us, frame.team, dice);
    case 'push':
      return quickPush(weights, state, listed());
    case 'regroup':
      return quickRegroup(state, us, frame.figures);
    case 'comeback':
      return quickComeback(state, listed());
    // One of those that are as good as each other to whoever has no time.
    case 'next':
    case 'result':
    case 'nerves':
    case 'done':
      return listed()[0];
  }
}

function quickFire(
  weights: Weights,
  state: State,
  us: SideNumber,
  team: number,
  dice: Dice,
): BrowningMove {
  const squares = squaresFrom(weights, state, us, team);
  if (squares.length === 0) return { type: 'hold' };
  return { type: 'fire', at: best(squares, ({ worth }) => worth, dice).at };
}

function placeAmong(
  weights: Weights,
  state: State,
  us: SideNumber,
  figures: readonly number[],
): BrowningMove {
  let chosen: Place = [state.x[figures[0]], state.y[figures[0]]];
  let most = 0;
  // Where nobody is pinned, one place is as good as another.
  for (const at of hasPinned(state, us) ? leaderPlaces(state, us, figures) : []) {
    const worth = reached(weights, state, us, at);
    if (worth <= most) continue;
    most = worth;
    chosen = at;
  }
  return { type: 'place', at: chosen };
}

function hasPinned({ status, field }: State, us: SideNumber): boolean {
  for (let f = 0; f < status.length; f++) {
    if (status[f] === PINNED && field.sides[f] === us) return true;
  }
  return false;
}

function quickRally(weights: Weights, state: State, us: SideNumber, [x, y]: Place): BrowningMove {
  let chosen = -1;
  // Nobody who is worth less than what it costs.
  let most = weights.hazard - 1e-9;
  for (let f = 0; f < state.status.length; f++) {
    if (state.status[f] !== PINNED || state.field.sides[f] !== us) continue;
    if (!isWithin(state.x[f], state.y[f], x, y, RALLY_REACH)) continue;
    const worth = worthOfRally(weights, state, f);
    if (worth <= most) continue;
    most = worth;
    chosen = f;
  }
  return chosen === -1
    ? { type: 'enough' }
    : { type: 'rally', figure: state.field.figures[chosen] };
}

function quickRegroup(state: State, us: SideNumber, tried: readonly number[]): BrowningMove {
  if (tried.length >= gathered(state, us)) return { type: 'regroup' };
  const next = scatteredFigures(state, us).find((f) => !tried.includes(f)) ?? tried[0];
  return { type: 'gather', figure: state.field.figures[next] };
}

function quickComeback(state: State, moves: readonly BrowningMove[]): BrowningMove {
  let chosen = moves[0];
  let most = -Infinity;
  for (const move of moves) {
    if (move.type !== 'bring') continue;
    const need = needOf(state, teamNamed(state, move.team));
    if (need <= most) continue;
    most = need;
    chosen = move;
  }
  return chosen;
}
