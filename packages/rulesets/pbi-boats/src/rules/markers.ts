import { refuse, SETTING, type Dice, type Refusal } from '@sandtable/kernel';
import {
  type Action,
  asEvent,
  asMove,
  CLEAR_COST,
  MARKER_CLEARS_ON,
  SIDES,
  type OwnMove,
  type PbiReport,
  type State,
  remove,
} from '@sandtable/pbi/extending';
import { boatsIn, crewOf, groupsAboard, markersAboard } from '../state/fleet.ts';

const REFUSED = {
  noMarker: refuse('QS-11.1', 'boats:noMarker'),
  notEverybody: refuse('QS-11.1', 'boats:notEverybody'),
} as const;

interface Clear extends OwnMove {
  readonly boat: string;
  readonly platoon: string;
}

/** BT-5.1, QS-11.1: all aboard of a boat give up an AP, and 4+ removes one of the markers there. */
export const clear: Action<Clear> = {
  type: 'boats:clear',
  rule: 'BT-5.1',
  cost: () => CLEAR_COST,
  list(state, _now, square, _groups, list) {
    const { roster } = state[SETTING];
    for (const boat of boatsIn(state, square)) {
      for (const platoon of roster.platoonsOf[state.side]) {
        if (whyNotClear(state, boat, platoon) !== undefined) continue;
        const name = roster.platoons[platoon];
        list.push(asMove({ type: 'boats:clear', boat: roster.ids[boat], platoon: name }));
      }
    }
  },
  check(state, { boat, platoon }) {
    const { roster } = state[SETTING];
    return whyNotClear(state, roster.named(boat), roster.platoonNamed(platoon));
  },
  play(state, { boat, platoon }, dice, report) {
    const { roster } = state[SETTING];
    playClear(state, roster.named(boat), roster.platoonNamed(platoon), dice, report);
  },
};

function whyNotClear(state: State, boat: number, platoon: number): Refusal | undefined {
  const isOwn = crewOf(state, boat) === state.side;
  if (!isOwn || markerOf(state, boat, platoon) === -1) return REFUSED.noMarker;
  const groups = groupsAboard(state, boat);
  const everybody = groups.length > 0 && groups.every((group) => state.ap[group] >= CLEAR_COST);
  return everybody ? undefined : REFUSED.notEverybody;
}

/** A marker of a platoon on a boat; -1. */
function markerOf(state: State, boat: number, platoon: number): number {
  const { platoonOf } = state[SETTING].roster;
  return markersAboard(state, boat).find((marker) => platoonOf[marker] === platoon) ?? -1;
}

function playClear(
  state: State,
  boat: number,
  platoon: number,
  dice: Dice,
  report: PbiReport,
): void {
  const { roster } = state[SETTING];
  const marker = markerOf(state, boat, platoon);
  for (const group of groupsAboard(state, boat)) state.ap[group] -= CLEAR_COST;
  const success = dice.successes(1, MARKER_CLEARS_ON) === 1;
  if (success) remove(state, marker);
  report?.(
    asEvent({
      type: success ? 'boats:markerCleared' : 'boats:markerStays',
      rule: 'QS-11.1',
      side: SIDES[state.side],
      boat: roster.ids[boat],
      platoon: roster.platoons[platoon],
      dice: [...dice.faces],
      needs: MARKER_CLEARS_ON,
    }),
  );
}
