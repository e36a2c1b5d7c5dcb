import { refuse, SETTING, type Dice, type Refusal } from '@sandtable/kernel';
import { asEvent, SIDES, type OwnMove, type PbiReport, type State } from '@sandtable/pbi/extending';
import { fleetOf, GONE, setMark, SPENT } from '../state/fleet.ts';
import { DISARM_COST, MINE_DISARMED_ON } from '../tables/figures.ts';
import { foundMineIn } from './mines.ts';
import type { ShipAnswers } from './shipAnswers.ts';

const REFUSED = {
  notActing: refuse('BT-3.1', 'boats:notYours'),
  noNets: refuse('BT-8.3', 'boats:noNets'),
  noMine: refuse('BT-8.3', 'boats:noMine'),
  noAp: refuse('BT-3.2', 'boats:noAp'),
} as const;

interface Disarm extends OwnMove {
  readonly boat: string;
}

/** BT-8.3: a boat with a detector or nets tries to disarm the mine in its square. */
export const SWEEPING: ShipAnswers = {
  list(state, boat, list) {
    if (whyNotDisarm(state, boat) !== undefined) return;
    list.push({ type: 'boats:disarm', boat: state[SETTING].roster.ids[boat] });
  },
  answers: {
    'boats:disarm': {
      check(state, frame, move) {
        const { boat } = frame as { readonly boat?: number };
        const named = state[SETTING].roster.named((move as Disarm).boat);
        return named === boat ? whyNotDisarm(state, named) : REFUSED.notActing;
      },
      play(state, _frame, move, dice, report) {
        disarm(state, state[SETTING].roster.named((move as Disarm).boat), dice, report);
      },
    },
  },
};

function whyNotDisarm(state: State, boat: number): Refusal | undefined {
  const { ap, plan } = fleetOf(state);
  if (plan.kits[boat]?.nets !== true) return REFUSED.noNets;
  if (foundMineIn(state, state.at[boat]) === -1) return REFUSED.noMine;
  return ap[boat] < DISARM_COST ? REFUSED.noAp : undefined;
}

/** BT-8.3: where it fails, nothing happens. */
function disarm(state: State, boat: number, dice: Dice, report: PbiReport): void {
  const { board, roster } = state[SETTING];
  const { ap, mines } = fleetOf(state);
  ap[boat] -= DISARM_COST;
  setMark(state, boat, SPENT);
  const success = dice.successes(1, MINE_DISARMED_ON) === 1;
  report?.(
    asEvent({
      type: success ? 'boats:disarmed' : 'boats:notDisarmed',
      rule: 'BT-8.3',
      side: SIDES[state.side],
      boat: roster.ids[boat],
      square: board.names[state.at[boat]],
      dice: [...dice.faces],
      needs: MINE_DISARMED_ON,
    }),
  );
  if (success) mines[foundMineIn(state, state.at[boat])] = GONE;
}
