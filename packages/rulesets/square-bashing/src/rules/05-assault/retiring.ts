import { SETTING, type Reason } from '@sandtable/kernel';
import type { State } from '../../state/state.ts';
import { reasonsOf, sumOf, type Modifier } from '../modifiers.ts';
import {
  RETIRING_GUN,
  RETIRING_HITS,
  RETIRING_PROFESSIONAL,
  RETIRING_RESERVIST,
  RETIRING_SHELTERED,
} from '../tables.ts';
import { targetsOf } from './assaultDice.ts';

function present(state: State, to: number, is: (unit: number) => boolean): boolean {
  return targetsOf(state, to).some(is);
}

/** SB-5.2: the hits of a target that retires before the dice, line by line. */
export const RETIRING_MODIFIERS: readonly Modifier<number>[] = [
  { rule: 'SB-5.2', key: 'retiring', count: () => RETIRING_HITS },
  {
    rule: 'SB-5.2',
    key: 'reservist',
    count: (state, to) =>
      present(state, to, (unit) => state[SETTING].roster.isReservist[unit])
        ? RETIRING_RESERVIST
        : 0,
  },
  {
    rule: 'SB-5.2',
    key: 'retiringGun',
    count: (state, to) =>
      present(state, to, (unit) => state[SETTING].roster.figures[unit].arm === 'gun')
        ? RETIRING_GUN
        : 0,
  },
  {
    rule: 'SB-5.2',
    key: 'retiringFast',
    count(state, to) {
      const { figures, isProfessional } = state[SETTING].roster;
      const is = (unit: number): boolean => isProfessional[unit] || figures[unit].arm === 'horse';
      return present(state, to, is) ? RETIRING_PROFESSIONAL : 0;
    },
  },
  {
    rule: 'SB-5.2',
    key: 'retiringSheltered',
    count(state, to) {
      const { field, roster } = state[SETTING];
      const is = (unit: number): boolean => {
        const { arm } = roster.figures[unit];
        return arm === 'mg' || arm === 'car';
      };
      return field.isCover[to] || present(state, to, is) ? RETIRING_SHELTERED : 0;
    },
  },
];

export function retiringHits(state: State, to: number): number {
  return sumOf(RETIRING_MODIFIERS, state, to);
}

export function retiringReasons(state: State, to: number): Reason[] {
  return reasonsOf(RETIRING_MODIFIERS, state, to);
}
