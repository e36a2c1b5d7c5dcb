import type { GameEvent, Move, Reason } from '@sandtable/kernel';

export const SIDES = ['red', 'blue'] as const;
export type Party = (typeof SIDES)[number];

/** [AM-8] */
export const NIGHTS = 6;

/** Of a party. */
export const MOST_MEN = 9;

/** Plain data, control flow included: `found` is the frame of the one interruption there is. */
export interface AmbushState {
  /** [AM-6] Whether this match is played with flight. */
  flight: boolean;
  /** Of each bank: red's are numbered from 1, blue's go on from there. */
  thickets: number;
  night: number;
  men: Record<Party, number>;
  /** The thicket a party lies in; 0 while it has not chosen. */
  hidden: Record<Party, number>;
  /** The thickets of a party's bank that were searched in vain. */
  cleared: Record<Party, number[]>;
  /** Who searches, once both have hidden. */
  turn: Party;
  /** The party that was found and must answer. */
  found: Party | null;
}

/** A state in which a party that this viewer cannot see lies at `UNSEEN`. */
export type AmbushView = AmbushState;
export const UNSEEN = -1;

export type AmbushMove = Move &
  (
    | { readonly type: 'hide'; readonly at: number }
    | { readonly type: 'search'; readonly at: number }
    | { readonly type: 'stand' }
    | { readonly type: 'flee'; readonly to: number }
  );

export type AmbushEvent = GameEvent & { readonly side: Party } & (
    | { readonly type: 'hid'; readonly rule: 'AM-2'; readonly at: number }
    | { readonly type: 'lot'; readonly rule: 'AM-3' }
    | { readonly type: 'empty'; readonly rule: 'AM-4'; readonly at: number }
    | { readonly type: 'found'; readonly rule: 'AM-4'; readonly at: number }
    | { readonly type: 'fled'; readonly rule: 'AM-6'; readonly to: number }
    | {
        readonly type: 'fought';
        readonly rule: 'AM-7';
        readonly dice: readonly number[];
        readonly needs: number;
        readonly reasons: readonly Reason[];
        readonly fell: number;
      }
    | { readonly type: 'dawn'; readonly rule: 'AM-8'; readonly men: number }
  );

export function enemyOf(side: Party): Party {
  return side === 'red' ? 'blue' : 'red';
}

/** [AM-1] The thickets of a party's own bank. */
export function bankOf(state: { readonly thickets: number }, side: Party): number[] {
  const first = side === 'red' ? 1 : state.thickets + 1;
  return Array.from({ length: state.thickets }, (_, i) => first + i);
}

export function clone(state: AmbushState): AmbushState {
  const { men, hidden, cleared } = state;
  return {
    ...state,
    men: { ...men },
    hidden: { ...hidden },
    cleared: { red: [...cleared.red], blue: [...cleared.blue] },
  };
}
