import { refuse, SETTING } from '@sandtable/kernel';
import type { OwnAnswers, OwnDefinition, OwnMove, OwnName, State } from '@sandtable/pbi/extending';
import { boatsOf } from '../state/fleet.ts';
import {
  change,
  embark,
  land,
  listChanges,
  listTransfers,
  whyNotChange,
  whyNotEmbark,
  whyNotLand,
  type Change,
  type Embark,
  type Land,
} from './embarking.ts';
import type { Sail } from './sailing.ts';
import type { ShipAnswers } from './shipAnswers.ts';

// BT-4.1: troops land, embark and change boats at any time among the activations: between them, and while
// their boat acts.

const OTHER_BOAT = refuse('BT-3.1', 'boats:otherBoatActs');

type Answer = NonNullable<OwnDefinition['answers'][OwnName]>;

function numbers(state: State, ids: readonly string[]): number[] {
  return ids.map((id) => state[SETTING].roster.named(id));
}

const ANSWERS = {
  'boats:land': {
    check(state, _frame, move) {
      const { boat, to, groups } = move as Land;
      const { board, roster } = state[SETTING];
      return whyNotLand(state, roster.named(boat), board.named(to), numbers(state, groups));
    },
    play(state, _frame, move, _dice, report) {
      const { boat, to, groups } = move as Land;
      const { board, roster } = state[SETTING];
      land(state, roster.named(boat), board.named(to), numbers(state, groups), report);
    },
  },
  'boats:embark': {
    check(state, _frame, move) {
      const { boat, from, groups } = move as Embark;
      const { board, roster } = state[SETTING];
      return whyNotEmbark(state, roster.named(boat), board.named(from), numbers(state, groups));
    },
    play(state, _frame, move, _dice, report) {
      const { boat, groups } = move as Embark;
      embark(state, state[SETTING].roster.named(boat), numbers(state, groups), report);
    },
  },
  'boats:change': {
    check(state, _frame, move) {
      const { boat, into, groups } = move as Change;
      const { roster } = state[SETTING];
      return whyNotChange(state, roster.named(boat), roster.named(into), numbers(state, groups));
    },
    play(state, _frame, move, _dice, report) {
      const { boat, into, groups } = move as Change;
      const { roster } = state[SETTING];
      change(state, roster.named(boat), roster.named(into), numbers(state, groups), report);
    },
  },
} satisfies Record<OwnName, Answer>;

/** BT-4.1: between the activations. */
export const TRANSFERS: OwnAnswers = {
  list(state, _frame, list) {
    for (const boat of boatsOf(state, state.side)) {
      listTransfers(state, boat, list as object[] as OwnMove[]);
    }
  },
  answers: ANSWERS,
};

/** BT-4.1: while a boat acts it lands groups, takes them on and changes them; others wait. */
export const SHIP_TRANSFERS: ShipAnswers = {
  list(state, boat, list) {
    listTransfers(state, boat, list);
    for (const other of boatsOf(state, state.side)) listChanges(state, other, boat, list);
  },
  answers: {
    'boats:land': whileActing(ANSWERS['boats:land']),
    'boats:embark': whileActing(ANSWERS['boats:embark']),
    'boats:change': whileActing(ANSWERS['boats:change']),
  },
};

/** The same answer, where the boat that acts has a part in it. */
function whileActing(answer: Answer): Answer {
  return {
    ...answer,
    check(state, frame, move, side) {
      const { boat, into } = move as Change;
      const acting = state[SETTING].roster.ids[(frame as Sail).boat];
      if (boat !== acting && into !== acting) return OTHER_BOAT;
      return answer.check?.(state, frame, move, side);
    },
  };
}
