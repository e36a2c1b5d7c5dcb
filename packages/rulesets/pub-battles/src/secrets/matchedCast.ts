import { SETTING, type Dice } from '@sandtable/kernel';
import { isNear, rectangleOf } from '@sandtable/table';
import type { Army } from '../state/army.ts';
import { canBe, commandsOf, isOwn, type Cast } from './cast.ts';
import type { SideIndex } from '../state/field.ts';
import { groundOf } from '../rules/01-map/ground.ts';
import { ON_MAP } from '../state/state.ts';
import { NIGHT } from '../rules/tables.ts';
import type { View, ViewPiece } from './view.ts';
import { spottingRange } from '../rules/01-map/weather.ts';

/**
 * The orders of battle are public: every block is one of the pieces that it can be. Those of which
 * most is known choose first; each narrower knowledge lies wholly within a wider one, so that
 * something is left for all of them.
 */
export function matched(view: View, orders: Army, dice: Dice): Cast {
  const pieceOf = new Array<number>(view.pieces.length).fill(-1);
  const isTaken = new Array<boolean>(orders.pieces.length).fill(false);
  const take = (shown: number, piece: number): void => {
    pieceOf[shown] = piece;
    isTaken[piece] = true;
  };
  const numbers = new Map(orders.pieces.map(({ name }, i) => [name, i]));
  view.pieces.forEach(({ name }, i) => {
    if (name !== null) take(i, numbers.get(name) as number);
  });
  const now = (view.day - 1) * NIGHT + view.turn;
  const isHere = (piece: number): boolean => arrivalOf(orders, piece) <= now;
  // HQs that have been there from the beginning are among the blocks on the map.
  orders.pieces.forEach(({ kind, side }, piece) => {
    if (kind !== 'hq' || isTaken[piece] || arrivalOf(orders, piece) > 0) return;
    const blocks = view.pieces.flatMap((shown, i) =>
      pieceOf[i] < 0 && shown.side === side && shown.arm === 'hq' ? [i] : [],
    );
    if (blocks.length > 0) take(blocks[dice.die(blocks.length) - 1], piece);
  });
  // PB-8.3: whoever belongs to an HQ that is seen does not hide behind it.
  const hiding = new Set(
    view.pieces.flatMap((shown, i) =>
      pieceOf[i] >= 0 && shown.arm === 'hq' && shown.place === ON_MAP && !isSeen(view, shown)
        ? [orders.homes[pieceOf[i]]]
        : [],
    ),
  );
  // PB-8.1, PB-12.9: who is neither on its way nor behind an HQ is seen.
  const canHide = (piece: number): boolean => {
    const home = orders.homes[piece];
    if (home < 0 || orders.commands[home].arrives > 0 || hiding.has(home)) return true;
    // PB-2.5: an army commander hides anybody.
    const { side } = orders.pieces[piece];
    return orders.commands.some(
      (command, c) => command.side === side && command.army && hiding.has(c),
    );
  };
  // PB-12.6: who lay destroyed in a night need not be back.
  const fallen = new Set(view.fallen.map(({ name }) => numbers.get(name) as number));
  for (const fits of NARROWER) {
    view.pieces.forEach((shown, i) => {
      if (pieceOf[i] >= 0 || !fits.applies(shown)) return;
      const can = orders.pieces.flatMap((info, piece) =>
        !isTaken[piece] && isHere(piece) && canBe(view, shown, info) ? [piece] : [],
      );
      const sure = can.filter((piece) => !fallen.has(piece));
      const must = sure.filter((piece) => !canHide(piece));
      const among = must.length > 0 ? must : sure.length > 0 ? sure : can;
      if (among.length > 0) take(i, among[dice.die(among.length) - 1]);
    });
  }
  makeRoom(view, orders, pieceOf, isHere);
  const belongs = [...orders.homes];
  view.pieces.forEach((shown, i) => {
    if (shown.command >= 0) belongs[pieceOf[i]] = commandsOf(view, orders)(shown.command);
  });
  assignAll(orders, belongs, view, dice);
  return { army: orders, pieceOf, belongs };
}

/**
 * Blocks for which nothing was left: another one makes room that can be something else, and so on. Where
 * even that finds nothing, what is known of a block is wrong: it is whoever is left, but it is there.
 */
function makeRoom(
  view: View,
  orders: Army,
  pieceOf: number[],
  isHere: (piece: number) => boolean,
): void {
  const move = (shown: number, tried: Set<number>): boolean => {
    for (const [piece, info] of orders.pieces.entries()) {
      if (tried.has(piece) || !isHere(piece) || !canBe(view, view.pieces[shown], info)) continue;
      tried.add(piece);
      const holder = pieceOf.indexOf(piece);
      if (holder >= 0 && (view.pieces[holder].name !== null || !move(holder, tried))) continue;
      pieceOf[shown] = piece;
      return true;
    }
    return false;
  };
  for (const [shown, { side }] of view.pieces.entries()) {
    if (pieceOf[shown] >= 0 || move(shown, new Set())) continue;
    pieceOf[shown] = orders.pieces.findIndex(
      (info, piece) => info.side === side && !pieceOf.includes(piece),
    );
  }
}

/** What is known of a block, the narrowest first. */
const NARROWER: readonly { applies(shown: ViewPiece): boolean }[] = [
  { applies: ({ kind }) => kind !== null },
  { applies: ({ arm }) => arm !== null },
  { applies: ({ unpacked, spent }) => unpacked === 1 || spent === 1 },
  { applies: () => true },
];

/** PB-7.4, PB-8.3: whether somebody of the other side spots that block. */
function isSeen(view: View, { side, x, y, width, depth, facing }: ViewPiece): boolean {
  const block = rectangleOf(x, y, width, depth, facing);
  const ground = groundOf(view[SETTING].field);
  const range = spottingRange(view);
  return view.pieces.some(
    (one) =>
      one.side !== side &&
      one.place === ON_MAP &&
      isNear(block, one.x, one.y, range) &&
      ground.sees(rectangleOf(one.x, one.y, one.width, one.depth, one.facing), block),
  );
}

/** The turn on which a piece arrives with its Command; HQs come before the pieces of their Command. */
function arrivalOf(army: Army, piece: number): number {
  const home = army.homes[piece];
  return home < 0 ? 0 : army.commands[home].arrives;
}

/** PB-2.3: the enemy's detachments belong to somebody, but for as many as are still to be assigned. */
function assignAll(army: Army, belongs: number[], view: View, dice: Dice): void {
  for (const side of [0, 1] as SideIndex[]) {
    if (isOwn(view, side)) continue;
    const loose = belongs.flatMap((of, piece) =>
      of === -1 && army.pieces[piece].side === side ? [piece] : [],
    );
    const can = army.commands.flatMap((command, c) =>
      command.side === side && command.chit ? [c] : [],
    );
    while (loose.length > view.unassigned[side]) {
      const [piece] = loose.splice(dice.die(loose.length) - 1, 1);
      belongs[piece] = can[dice.die(can.length) - 1];
    }
  }
}
