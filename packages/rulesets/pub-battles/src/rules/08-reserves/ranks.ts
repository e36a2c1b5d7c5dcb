import { SETTING, type Dice } from '@sandtable/kernel';
import { RESERVE, type State } from '../../state/state.ts';

/** PB-8.1: the pieces that the HQ of a Command hides, front first. */
export function hiddenBehind({ behind, rank }: State, command: number): number[] {
  const hidden: number[] = [];
  for (let piece = 0; piece < behind.length; piece++) {
    if (behind[piece] === command) hidden.push(piece);
  }
  return hidden.sort((one, other) => rank[one] - rank[other]);
}

/** PB-8.1: a piece goes into a reserve, behind all who are in it, or to that place. */
export function joinReserve(state: State, piece: number, command: number, rank?: number): void {
  const last = hiddenBehind(state, command).at(-1);
  state.place[piece] = RESERVE;
  state.behind[piece] = command;
  state.rank[piece] = rank ?? (last === undefined ? 1 : state.rank[last] + 1);
}

/** PB-8.1: a piece goes to the head of its reserve. */
export function putFirst(state: State, piece: number): void {
  const others = hiddenBehind(state, state.behind[piece]).filter((other) => other !== piece);
  for (const [i, each] of [piece, ...others].entries()) state.rank[each] = i + 1;
}

/**
 * PB-8.1: before the battle every reserve has an order by lot: that of the orders of battle, which both
 * sides know, would tell who comes out first.
 */
export function shuffleReserves(state: State, dice: Dice): void {
  for (let command = 0; command < state[SETTING].army.commands.length; command++) {
    const hidden = hiddenBehind(state, command);
    for (let rank = 1; hidden.length > 1; rank++) {
      const [piece] = hidden.splice(dice.die(hidden.length) - 1, 1);
      state.rank[piece] = rank;
      state.rank[hidden[0]] = rank + 1;
    }
  }
}
