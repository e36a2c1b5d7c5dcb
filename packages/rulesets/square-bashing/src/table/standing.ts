import {
  message,
  otherSide,
  standingAtEnd,
  type Cited,
  type Part,
  type SideNumber,
  type SideStanding,
  type Standing,
} from '@sandtable/kernel';
import { basesLost, isGone, pointReasons, pointsOf } from '../rules/11-victory/victory.ts';
import {
  BREAKTHROUGH_POINTS,
  DAMAGED_POINTS,
  DECISIVE_BY,
  DESTROYED_POINTS,
  OBJECTIVE_POINTS,
  OTHER_POINTS,
  SIDES,
} from '../rules/tables.ts';
import { ATTACKER, type State } from '../state/state.ts';

/** SB-11.2: what there is to score. */
const WORTH = {
  objective: OBJECTIVE_POINTS,
  lost: DESTROYED_POINTS,
  damaged: DAMAGED_POINTS,
  other: OTHER_POINTS,
  far: BREAKTHROUGH_POINTS,
} as const;

/** SB-11.2: what each side would score if the game ended now. */
export function standing(state: State): Standing {
  const both = ([0, 1] as const).map((side) => standingOf(state, side));
  const { outcome } = state;
  return outcome === null ? both : both.map((side) => standingAtEnd(side, outcome, over(state)));
}

/** SB-2.2: the countdown is over, or a side has nobody left. */
function over(state: State): Cited {
  const gone = ([0, 1] as const).find((side) => isGone(state, side));
  if (gone === undefined) return cite('SB-2.2', 'over.countdown');
  return cite('SB-2.2', 'over.gone', { side: message(`side.${SIDES[gone]}`) });
}

function standingOf(state: State, side: SideNumber): SideStanding {
  const points = pointsOf(state, side);
  const missing = pointsOf(state, otherSide(side)) - points + 1;
  return {
    side: SIDES[side],
    aim: cite('SB-11.2', `aim.${SIDES[side]}`, WORTH),
    score: points,
    losses: basesLost(state, side),
    now: [
      cite('SB-11.2', 'points', { count: points }),
      ...pointReasons(state, side).map(({ rule, key, count }) => cite(rule, key, { count })),
    ],
    needed: needed(side, missing),
  };
}

function needed(side: SideNumber, missing: number): Cited[] {
  if (missing > 0) return [cite('SB-11.2', 'missing', { count: missing })];
  const decisive = DECISIVE_BY + missing - 1;
  if (side === ATTACKER && decisive > 0) {
    return [cite('SB-11.2', 'ahead', { lead: 1 - missing, count: decisive })];
  }
  return [cite('SB-11.2', 'leading', { lead: 1 - missing })];
}

function cite(rule: string, key: string, parts?: Readonly<Record<string, Part>>): Cited {
  return { rule, message: message(`standing.${key}`, parts) };
}
