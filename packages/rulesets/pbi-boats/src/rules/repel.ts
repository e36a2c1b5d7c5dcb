import { message, otherSide, SETTING, type Dice, type Reason } from '@sandtable/kernel';
import {
  groundOf,
  groupWords,
  OPPORTUNITY_ON,
  OPPORTUNITY_SHOTS,
  resolveHits,
  shotDice,
  shotReason,
  SIDES,
  WITHOUT_AP,
  type OwnDefinition,
  type PbiReport,
  type State,
} from '@sandtable/pbi/extending';
import { LIGHT_WEAPONS } from '../tables/groups.ts';
import { TROOPS_SHOOTING } from '../tables/weapons.ts';
import { assaultIn, defendersOf, standing, type BoatAssault } from './assaults.ts';

/** What is shot with before the fight. */
interface Volley {
  /** The groups, or the hull whose machine gun shoots. */
  readonly pieces: readonly number[];
  readonly count: number;
  readonly reasons: readonly Reason[];
}

/** BT-9.2, QS-9.3: "here they come". Whoever is assaulted may shoot with 1 AP at those who charge, if ready. */
export const repel: OwnDefinition = {
  fields: {},
  on: ['boats:assault'],
  rule: 'BT-9.2',
  endsAtOnce: false,
  asked: (state) => otherSide(state.side),

  possible(state, _frame, below) {
    const { stage } = below as BoatAssault;
    return stage === 'charge' && isRepelled(state, below as BoatAssault);
  },

  moves(_state, _frame, list) {
    list.push({ type: 'boats:repel' }, { type: 'boats:letCome' });
  },

  answers: {
    'boats:repel': {
      play(state, _frame, _move, dice, report) {
        const assault = assaultIn(state);
        state.stack.pop();
        shoot(state, assault, dice, report);
      },
    },
    'boats:letCome': {
      play(state, _frame, _move, _dice, report) {
        state.stack.pop();
        report?.({
          type: 'held',
          rule: 'BT-9.2',
          side: SIDES[otherSide(state.side)],
          target: state[SETTING].board.names[assaultIn(state).from],
        });
      },
    },
  },

  ask(state) {
    const { board, roster } = state[SETTING];
    const { boat, from, to } = assaultIn(state);
    const parts = { from: board.names[from], to: board.names[to], needs: OPPORTUNITY_ON };
    if (boat === -1) return message('ask.boats:repel.ashore', parts);
    return message('ask.boats:repel', { ...parts, boat: groupWords(roster.ids[boat]) });
  },
  fallback: ['boats:repel'],
};

/** Whether anybody could shoot. */
export function isRepelled(state: State, assault: BoatAssault): boolean {
  return volleyOf(state, assault).count > 0;
}

/** BT-6.7, QS-9.2: two groups aboard, or a machine gun, whichever has more dice; ashore everybody. */
function volleyOf(state: State, assault: BoatAssault): Volley {
  const { boat, from, to } = assault;
  const { board, roster } = state[SETTING];
  const range = Math.max(1, board.range(from, to));
  const diceOf = (group: number): number => shotDice(roster.kindOf[group], range);
  const able = defendersOf(state, assault).filter((group) => {
    const { name, shotCost } = roster.kindOf[group];
    const isLight = boat === -1 || LIGHT_WEAPONS.has(name);
    return isLight && shotCost <= OPPORTUNITY_SHOTS && (state.flags[group] & WITHOUT_AP) === 0;
  });
  const groups =
    boat === -1 ? able : able.toSorted((a, b) => diceOf(b) - diceOf(a)).slice(0, TROOPS_SHOOTING);
  return {
    pieces: groups,
    count: groups.reduce((sum, group) => sum + OPPORTUNITY_SHOTS * diceOf(group), 0),
    reasons: groups.map((group) => shotReason(state, group, OPPORTUNITY_SHOTS, range)),
  };
}

/** QS-9.1: they try, and shoot where they succeed. */
function shoot(state: State, assault: BoatAssault, dice: Dice, report: PbiReport): void {
  const { board } = state[SETTING];
  const { from, to, party } = assault;
  const success = dice.successes(1, OPPORTUNITY_ON) === 1;
  report?.({
    type: 'opportunity',
    rule: 'BT-9.2',
    square: board.names[to],
    target: board.names[from],
    dice: [...dice.faces],
    needs: OPPORTUNITY_ON,
    success,
  });
  if (!success) return;
  const { pieces, count, reasons } = volleyOf(state, assault);
  resolveHits(
    state,
    {
      side: otherSide(state.side),
      from: to,
      square: from,
      groups: pieces,
      count,
      targets: standing(state, party),
      cover: groundOf(state).cover[from],
      reasons,
    },
    dice,
    report,
  );
}
