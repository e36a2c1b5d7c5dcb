import {
  message,
  standingAtEnd,
  type Cited,
  type Losses,
  type SideNumber,
  type SideStanding,
  type Standing,
} from '@sandtable/kernel';
import { ATTACKER, DEFENDER } from '../state/groups.ts';
import { buildingSquares } from '../rules/scenery.ts';
import type { State } from '../state/state.ts';
import {
  DICE_A_BUILDING,
  EXTENSION_NEEDS,
  MOST_TURNS,
  POINTS_A_GROUP,
  SIDES,
} from '../rules/tables.ts';
import { attackersLost, buildingsHeld, groupsLost, isWipedOut } from '../rules/victory.ts';

/** The most that a die shows. */
const DIE = 6;

/** QS-12: buildings against groups. The attacker's points are rolled at the end, so he has none before. */
export function standing(state: State): Standing {
  const both = [attackers(state), defenders(state)];
  const { outcome } = state;
  return outcome === null ? both : both.map((side) => standingAtEnd(side, outcome, over(state)));
}

/** QS-3.2, QS-12.3: the last turn is over, or a side has nobody left. */
function over(state: State): Cited {
  if (isWipedOut(state, ATTACKER)) return cite('QS-12.3', 'over.attackers');
  if (isWipedOut(state, DEFENDER)) return cite('QS-12.3', 'over.defenders');
  return cite('QS-3.2', 'over.turns', { turns: state.turns });
}

function attackers(state: State): SideStanding {
  const held = buildingsHeld(state).length;
  const all = buildingSquares(state).length;
  const dice = held * DICE_A_BUILDING;
  const points = defenderPoints(state);
  const enough = Math.ceil((points + 1) / (DIE * DICE_A_BUILDING));
  return {
    side: SIDES[ATTACKER],
    aim: cite('QS-12.1', 'aim.attacker', { dice: DICE_A_BUILDING }),
    average: (dice * (DIE + 1)) / 2,
    losses: lossesOf(state, ATTACKER),
    now: [
      held === 0
        ? cite('QS-12.1', all === 0 ? 'noBuildings' : 'heldNone', { all })
        : cite('QS-12.1', 'held', { held, all, dice, least: dice, most: DIE * dice }),
      ...turnsLeft(state, ATTACKER),
    ],
    needed: [
      cite('QS-12.3', 'more', { points }),
      ...(held < enough && all > 0 ? [cite('QS-12.1', 'buildings', { count: enough - held })] : []),
    ],
  };
}

function defenders(state: State): SideStanding {
  const points = defenderPoints(state);
  const dice = buildingsHeld(state).length * DICE_A_BUILDING;
  const missing = Math.ceil((DIE * dice + 1 - points) / POINTS_A_GROUP);
  return {
    side: SIDES[DEFENDER],
    aim: cite('QS-12.2', 'aim.defender', { points: POINTS_A_GROUP }),
    score: points,
    losses: lossesOf(state, DEFENDER),
    now: [
      cite('QS-12.2', 'lost', { count: points / POINTS_A_GROUP, points }),
      ...turnsLeft(state, DEFENDER),
    ],
    needed: [
      dice === 0 ? cite('QS-12.3', 'any') : cite('QS-12.3', 'moreThanRoll', { dice }),
      ...(missing > 0 ? [cite('QS-12.2', 'groups', { count: missing })] : []),
    ],
  };
}

/** Nobody is lost as long as the sides deploy. */
function defenderPoints(state: State): number {
  return state.turn === 0 ? 0 : attackersLost(state) * POINTS_A_GROUP;
}

function lossesOf(state: State, side: SideNumber): Losses {
  const { count, of } = groupsLost(state, side);
  return { count: state.turn === 0 ? 0 : count, of };
}

/** QS-3.1, QS-3.2: the turn that a side is in counted in, and whether it may roll for one more. */
function turnsLeft({ turn, turns, side, alone, outcome }: State, own: SideNumber): Cited[] {
  if (outcome !== null || (alone && own === DEFENDER)) return [];
  const left = turn === 0 ? turns : turns - turn + (own >= side ? 1 : 0);
  const mayExtend = left === 1 && turns < MOST_TURNS;
  return [
    cite('QS-3.1', 'turns', { count: left }),
    ...(mayExtend ? [cite('QS-3.2', 'extension', { needs: EXTENSION_NEEDS })] : []),
  ];
}

function cite(rule: string, key: string, parts?: Readonly<Record<string, number>>): Cited {
  return { rule, message: message(`standing.${key}`, parts) };
}
