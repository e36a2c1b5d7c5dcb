import { SETTING, type Dice } from '@sandtable/kernel';
import type { Command, PieceInfo } from '../state/army.ts';
import { canBe, isOwn, type Cast } from './cast.ts';
import type { SideIndex } from '../state/field.ts';
import { edgeOf, INWARD } from '../rules/12-victory/edgeLines.ts';
import { LEFT } from '../state/state.ts';
import { KINDS, SIDES, type Kind } from '../rules/tables.ts';
import { hiddenOf, type View } from './view.ts';

/** PB-12.8: of an army that nobody has published there is what is seen, and as many Commands as have chits. */
export function invented(view: View, dice: Dice): Cast {
  const commands: Command[] = [];
  const pieces: PieceInfo[] = [];
  const belongs: number[] = [];
  const pieceOf = new Array<number>(view.pieces.length).fill(-1);
  for (const side of [0, 1] as SideIndex[]) {
    const shown = view.pieces.flatMap((piece, i) => (piece.side === side ? [i] : []));
    const first = commands.length;
    if (isOwn(view, side)) {
      commands.push(...view.commands);
      for (const i of shown) {
        const { name, kind, steadfast, command } = view.pieces[i];
        pieceOf[i] = pieces.length;
        pieces.push({ name: name as string, side, kind: kind as Kind, steadfast });
        belongs.push(command < 0 ? -1 : first + command);
      }
      continue;
    }
    const hqs = shown.filter((i) => view.pieces[i].arm === 'hq');
    const others = shown.filter((i) => view.pieces[i].arm !== 'hq');
    const gone = hqs.filter((i) => view.pieces[i].place === LEFT).length;
    const drawn = view.chits[side] + hiddenIn(view, side);
    const count = gone + Math.max(hqs.length - gone, drawn, leastOf(view));
    for (let n = 0; n < count; n++) {
      const isShown = n < hqs.length;
      const name = (isShown ? view.pieces[hqs[n]].name : null) ?? `? ${SIDES[side]} ${n + 1}`;
      commands.push(unknownCommand(view, side, name, isShown));
      if (isShown) pieceOf[hqs[n]] = pieces.length;
      pieces.push({ name, side, kind: 'hq', steadfast: false });
      belongs.push(first + n);
    }
    for (const [n, i] of others.entries()) {
      const { name, kind, steadfast } = view.pieces[i];
      pieceOf[i] = pieces.length;
      const kinds = KINDS.filter((each) =>
        canBe(view, view.pieces[i], { name: '', side, kind: each, steadfast }),
      );
      pieces.push({
        name: name ?? `? ${SIDES[side]} piece ${n + 1}`,
        side,
        kind: kind ?? kinds[dice.die(kinds.length) - 1],
        steadfast,
      });
      belongs.push(first + (n % Math.max(count, 1)));
    }
  }
  // PB-12.6: who lay destroyed in a night belongs to somebody.
  for (const { side, name, kind, steadfast } of view.fallen) {
    pieces.push({ name, side, kind, steadfast });
    belongs.push(commands.findIndex((command) => command.side === side));
  }
  return { army: { commands, pieces, homes: belongs }, pieceOf, belongs };
}

/** How many Commands an army has at least: one, once it is written down. */
function leastOf({ stack }: View): number {
  return stack.some(({ type }) => type === 'muster') ? 0 : 1;
}

/** A Command of which only the HQ is seen, or not even that: it is to be set up, or on its way. */
function unknownCommand(view: View, side: SideIndex, name: string, isShown: boolean): Command {
  const { free } = view[SETTING].field;
  const from = edgeOf(view, side) ?? 'north';
  const isThere =
    isShown || (side === free?.host && view.stack.some(({ type }) => type === 'deploy'));
  return {
    side,
    name,
    rating: 3,
    chit: true,
    army: false,
    arrives: isThere ? 0 : 1,
    entry: isThere ? null : (free?.entries[from] ?? null),
    facing: INWARD[from],
  };
}

/** How many Commands of a side have been drawn and are hidden in the frames. */
function hiddenIn(view: View, side: SideIndex): number {
  const drawn = view.stack.flatMap((frame) => {
    if (frame.type === 'alter') return frame.pulled;
    return frame.type === 'order' ? [frame.command, ...frame.waiting] : [];
  });
  return drawn.filter((command) => command === hiddenOf(side)).length;
}
