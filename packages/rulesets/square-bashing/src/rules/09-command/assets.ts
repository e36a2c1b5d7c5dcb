import { refuse, replaceTop, SETTING, type Refusal, type SideNumber } from '@sandtable/kernel';
import type { Definition } from '../../state/definition.ts';
import { BOARD } from '../../state/names.ts';
import { ATTACKER, holds, SHOCK_READY, type State } from '../../state/state.ts';
import { nameOf } from '../01-board/occupation.ts';
import {
  ASSET_ON,
  ASSETS,
  DEFENCES,
  HASTY,
  SIDES,
  SQUARES,
  UNDEFENDED,
  type Asset,
} from '../tables.ts';

const REFUSED = {
  noneLeft: refuse('SB-9.1', 'noneLeft'),
  attackerOnly: refuse('SB-8.3', 'attackerOnly'),
  nowhereToDig: refuse('SB-9.3', 'nowhereToDig'),
  cannotDig: refuse('SB-9.3', 'cannotDig'),
} as const;

/** SB-9.1: one asset a turn is chosen and rolled for. */
export interface ChooseAsset {
  readonly type: 'asset';
}

export const asset: Definition<ChooseAsset> = {
  fields: {},
  on: ['turn'],
  rule: 'SB-9.1',
  asked: (state) => state.side,

  moves(state, _frame, list) {
    const { make } = state[SETTING];
    for (let i = 0; i < ASSETS.length; i++) {
      if (whyNotTry(state, i) === undefined) list.push(make.asset(i));
    }
    list.push(make.noAsset);
  },

  answers: {
    asset: {
      check: (state, _frame, move) => whyNotTry(state, ASSETS.indexOf(move.asset)),
      play(state, _frame, move, dice, report) {
        const success = dice.successes(1, ASSET_ON) === 1;
        report?.({
          type: 'assetTried',
          rule: 'SB-9.1',
          side: SIDES[state.side],
          asset: move.asset,
          dice: [...dice.faces],
          needs: ASSET_ON,
          success,
        });
        if (success) use(state, move.asset);
        else state.stack.pop();
      },
    },
    noAsset: {
      play(state) {
        state.stack.pop();
      },
    },
  },

  fallback: ['noAsset'],
};

/** How many of an asset a side has left. */
export function assetsLeft({ assets }: State, side: SideNumber, which: number): number {
  return assets[ASSETS.length * side + which];
}

/** SB-9.1: whether a side has an asset that it could try. */
export function hasAsset(state: State): boolean {
  return ASSETS.some((_, which) => whyNotTry(state, which) === undefined);
}

function whyNotTry(state: State, which: number): Refusal | undefined {
  if (assetsLeft(state, state.side, which) === 0) return REFUSED.noneLeft;
  const name = ASSETS[which];
  if (name === 'rolling' && state.side !== ATTACKER) return REFUSED.attackerOnly;
  if (name !== 'digIn') return undefined;
  return state.options.digIn && hasDiggers(state) ? undefined : REFUSED.nowhereToDig;
}

/** SB-9.1: it is used now, and struck off. */
function use(state: State, name: Asset): void {
  state.assets[ASSETS.length * state.side + ASSETS.indexOf(name)]--;
  if (name === 'shock') {
    state.shock = SHOCK_READY;
    state.stack.pop();
  } else if (name === 'digIn') replaceTop(state, { type: 'dig' });
  else replaceTop(state, { type: 'barrage', asset: name, corner: -1 });
}

/** SB-9.3: where hasty defences are dug. */
export interface Dig {
  readonly type: 'dig';
}

export const dig: Definition<Dig> = {
  fields: {},
  on: ['turn'],
  rule: 'SB-9.3',
  asked: (state) => state.side,
  possible: (state) => hasDiggers(state),

  moves(state, _frame, list) {
    const { make } = state[SETTING];
    for (let square = 0; square < SQUARES; square++) {
      if (whyNotDig(state, square) === undefined) list.push(make.dig(square));
    }
  },

  answers: {
    dig: {
      check: (state, _frame, { square }) => whyNotDig(state, BOARD.named(square)),
      play(state, _frame, move, _dice, report) {
        const square = BOARD.named(move.square);
        state.defences[square] = HASTY;
        state.stack.pop();
        const defences = DEFENCES[HASTY];
        report?.({ type: 'dugIn', rule: 'SB-9.3', square: nameOf(square), defences });
      },
    },
  },
};

function hasDiggers(state: State): boolean {
  return BOARD.names.some((_, square) => whyNotDig(state, square) === undefined);
}

function whyNotDig(state: State, square: number): Refusal | undefined {
  const canDig = holds(state, state.side, square) && state.defences[square] === UNDEFENDED;
  return canDig ? undefined : REFUSED.cannotDig;
}
