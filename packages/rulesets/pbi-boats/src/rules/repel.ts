import { message, otherSide, refuse, SETTING, type Dice } from '@sandtable/kernel';
import {
  groundOf,
  groupWords,
  OPPORTUNITY_ON,
  resolveHits,
  SIDES,
  type OwnDefinition,
  type OwnName,
  type PbiReport,
  type State,
} from '@sandtable/pbi/extending';
import { assaultIn, assaultOf, standing, type BoatAssault } from './assaults.ts';
import { markWay, shootersIn, shotBy, shotWith, waysOf, type Way } from './snaps.ts';

const REFUSED = {
  noWay: refuse('BT-9.2', 'boats:noWayToRepel'),
} as const;

const MOVES: Readonly<Record<Way, OwnName>> = { groups: 'boats:repel', gun: 'boats:repelGun' };

/** BT-9.2, QS-9.3: "here they come". Whoever is assaulted may shoot with 1 AP at those who charge, if ready. */
export const repel: OwnDefinition = {
  fields: {},
  on: ['boats:assault'],
  rule: 'BT-9.2',
  endsAtOnce: false,
  asked: (state) => otherSide(state.side),

  possible(state, _frame, below) {
    const assault = assaultOf(below);
    return assault?.stage === 'charge' && waysToRepel(state, assault).length > 0;
  },

  moves(state, _frame, list) {
    for (const using of waysToRepel(state, assaultIn(state))) {
      list.push({ type: MOVES[using] });
    }
    list.push({ type: 'boats:letCome' });
  },

  answers: {
    'boats:repel': repelWith('groups'),
    'boats:repelGun': repelWith('gun'),
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
  fallback: ['boats:repel', 'boats:repelGun'],
};

function repelWith(way: Way): OwnDefinition['answers'][OwnName] {
  return {
    check: (state) =>
      waysToRepel(state, assaultIn(state)).includes(way) ? undefined : REFUSED.noWay,
    play(state, _frame, _move, dice, report) {
      const assault = assaultIn(state);
      state.stack.pop();
      shoot(state, assault, way, dice, report);
    },
  };
}

/** BT-9.2, BT-6.7, QS-9.3: a boat shoots with groups or a machine gun; ashore everybody in the square does. */
export function waysToRepel(
  state: State,
  { boat, from, to }: Pick<BoatAssault, 'boat' | 'from' | 'to'>,
): readonly Way[] {
  if (state.alone) return [];
  if (boat !== -1) return waysOf(state, boat, from);
  return shootersIn(state, to).length > 0 ? ['groups'] : [];
}

/** QS-9.1: they try, and shoot where they succeed, at nobody but those who charge. */
function shoot(
  state: State,
  assault: BoatAssault,
  using: Way,
  dice: Dice,
  report: PbiReport,
): void {
  const { board } = state[SETTING];
  const { boat, from, to, party } = assault;
  const success = dice.successes(1, OPPORTUNITY_ON) === 1;
  report?.({
    type: 'opportunity',
    rule: 'BT-9.2',
    side: SIDES[otherSide(state.side)],
    square: board.names[to],
    target: board.names[from],
    dice: [...dice.faces],
    needs: OPPORTUNITY_ON,
    success,
  });
  if (!success) return;
  if (boat !== -1) markWay(state, boat, using);
  const { side, pieces, count, reasons } =
    boat === -1 ? shotWith(state, shootersIn(state, to), to) : shotBy(state, boat, using, from);
  resolveHits(
    state,
    {
      side,
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
