import type { State } from '@sandtable/browning';
import type { SideNumber } from '@sandtable/kernel';
import { WEIGHTS, type Weights } from './weights.ts';

/** What a side has to do to win: that is what makes other things worth doing. */
export const ROLES = ['break', 'attack', 'defend', 'leave', 'stop'] as const;
/**
 * `break`: to break the other side, as that one does. `attack`, `defend`: to hold objectives, as the attacker and as the defender.
 * `leave`: to get over an edge. `stop`: to keep the others from it.
 */
export type Role = (typeof ROLES)[number];

export function roleOf({ field: { victory } }: State, us: SideNumber): Role {
  switch (victory.kind) {
    case 'break':
      return 'break';
    case 'hold':
      return us === 0 ? 'attack' : 'defend';
    case 'exit':
      return victory.side === us ? 'leave' : 'stop';
  }
}

const STEPPING: Weights = { ...WEIGHTS, step: 1 };

export const QUICK: Readonly<Record<Role, Weights>> = {
  break: STEPPING,
  attack: STEPPING,
  defend: STEPPING,
  leave: STEPPING,
  stop: STEPPING,
};

export function quickWeights(state: State, us: SideNumber): Weights {
  return QUICK[roleOf(state, us)];
}
