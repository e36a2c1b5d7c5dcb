import { SETTING } from '@sandtable/kernel';
import { barrageIn, type State } from '../../state/state.ts';
import { BOARD } from '../../state/names.ts';
import { stepsBetween } from '../01-board/field.ts';
import { COLUMNS, SQUARES } from '../tables.ts';

/** Whether there is a way on to the target from each square of the rectangle between the two. */
const open = new Uint8Array(SQUARES);

/**
 * SB-6.3: whether a shot can pass: at two squares and more some shortest path by sides must be free between its
 * ends of what hides and of barrages. Who lobs his shells does not mind what hides.
 */
export function canSee(state: State, from: number, to: number, lobs: boolean): boolean {
  if (stepsBetween(from, to) < 2) return true;
  const [acrossTo, alongTo] = [BOARD.column(to), BOARD.row(to)];
  const across = Math.sign(acrossTo - BOARD.column(from));
  const along = COLUMNS * Math.sign(alongTo - BOARD.row(from));
  const columns = Math.abs(acrossTo - BOARD.column(from));
  const rows = Math.abs(alongTo - BOARD.row(from));
  // From the target back, so that each square asks only the two that it can go on to.
  for (let row = rows; row >= 0; row--) {
    for (let column = columns; column >= 0; column--) {
      const square = from + column * across + row * along;
      if (square === to) {
        open[square] = 1;
        continue;
      }
      const goesOn =
        (column < columns && open[square + across] === 1) ||
        (row < rows && open[square + along] === 1);
      open[square] = goesOn && (square === from || !blocks(state, from, square, lobs)) ? 1 : 0;
    }
  }
  return open[from] === 1;
}

/** SB-6.3: woods, buildings and hills hide what is behind them; from a hill only hills do. */
function blocks(state: State, from: number, square: number, lobs: boolean): boolean {
  if (barrageIn(state, square) > 0) return true;
  if (lobs) return false;
  const { field } = state[SETTING];
  return field.isHill[square] || (field.isCover[square] && !field.isHill[from]);
}
