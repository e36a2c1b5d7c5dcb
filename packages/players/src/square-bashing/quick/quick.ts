import {
  otherSide,
  SETTING,
  topFrame,
  type Dice,
  type Ruleset,
  type SideNumber,
} from '@sandtable/kernel';
import {
  CROSS_BY_ROAD,
  faceTo,
  holds,
  NEAR,
  type SquareMove,
  type SquareState,
} from '@sandtable/square-bashing';
import { chooseArrival, chooseFollower, chooseReinforcement } from './arrivals.ts';
import { bestFace } from './faces.ts';
import { chooseMarch, chooseMovement } from './march.ts';
import { chooseCommand } from './orders.ts';
import { chooseAsset, chooseBarrage, digSpot } from './shells.ts';
import { chooseShot } from './shots.ts';
import type { Stance } from './stance.ts';
import { chooseInAssault, chooseStorm } from './storming.ts';

/** A fair answer to whatever is asked, by somebody of that stance; nothing is listed where it is asked often. */
export function quickAnswer(
  ruleset: Ruleset,
  state: SquareState,
  us: SideNumber,
  stance: Stance,
  _dice: Dice,
): SquareMove {
  const { make } = state[SETTING];
  const frame = topFrame(state);
  switch (frame.type) {
    case 'asset':
      return chooseAsset(state, us, stance);
    case 'barrage':
      return chooseBarrage(state, us, frame, stance);
    case 'dig':
      return make.dig(digSpot(state, us));
    case 'command':
      return chooseCommand(state, us, stance);
    case 'movement':
      return chooseMovement(state, us, frame.column, stance);
    case 'march':
      return chooseMarch(state, us, frame, stance);
    case 'assaults':
      return chooseStorm(state, frame.column, stance);
    case 'assault':
      return chooseInAssault(state, us, frame, stance);
    case 'hits':
      return make.deal;
    case 'advance':
      return chooseAdvance(state, us, frame);
    case 'facing':
      return make.turn(frame.square, bestFace(state, us, frame.square));
    case 'award':
      return chooseAward(state, frame.units);
    case 'shooting':
      return chooseShot(state, frame.column);
    case 'reinforce':
      return chooseReinforcement(state, us);
    case 'arrivals':
      return chooseArrival(state, us, frame.units[0]);
    case 'byRoad':
      return chooseFollower(state, us, frame);
    case 'deploy':
    case 'displace':
    case 'fallBack':
    case 'impacts':
    case 'morale':
    case 'turn':
      // Seldom asked, or never.
      return ruleset.fallback(state, ruleset.sides[us]) as SquareMove;
  }
}

/** SB-5.12: all go in, but somebody stays in an objective that the enemy is next to. */
function chooseAdvance(
  state: SquareState,
  us: SideNumber,
  {
    from,
    to,
    party,
  }: { readonly from: number; readonly to: number; readonly party: readonly number[] },
): SquareMove {
  const { make, roster, field } = state[SETTING];
  const isFirst = !holds(state, us, to);
  let main = -1;
  let mains = 0;
  let other = -1;
  const isFord = field.isFord(from, faceTo(from, to));
  for (const unit of party) {
    if (state.at[unit] !== from) continue;
    if (roster.isMain[unit]) {
      mains++;
      if (main === -1 || state.lost[unit] < state.lost[main]) main = unit;
    } else {
      const { arm } = roster.figures[unit];
      if (arm !== 'gun' && !(isFord && CROSS_BY_ROAD.has(arm))) other = unit;
    }
  }
  if (isFirst) return make.advance(main);
  const isNeeded =
    field.objectiveAt[from] !== -1 &&
    NEAR[from].some((near) => near !== to && holds(state, otherSide(us), near));
  if (isNeeded && mains <= 1) return make.stay;
  if (main !== -1) return make.advance(main);
  return other === -1 ? make.stay : make.advance(other);
}

/** SB-5.8: to whoever is in the best shape. */
function chooseAward(state: SquareState, units: readonly number[]): SquareMove {
  const { make, roster } = state[SETTING];
  let best = -1;
  for (const unit of units) {
    if (!roster.isMain[unit] || state.at[unit] === -1) continue;
    if (best === -1 || state.lost[unit] < state.lost[best]) best = unit;
  }
  return make.award(best);
}
