import type { Dice, Viewer } from '@sandtable/kernel';
import type { Army, Command, PieceInfo } from './army.ts';
import type { SideIndex } from './field.ts';
import { mapFrame } from './frameFile.ts';
import type { Draft, Frame } from './frames.ts';
import { INWARD } from './lines.ts';
import { emptyState } from './opening.ts';
import { DUE, ON_MAP, RESERVE, type State } from './state.ts';
import { KIND, KINDS, NIGHT, SIDES, type Kind } from './tables.ts';
import { hiddenOf, sideOfHidden, type View, type ViewPiece } from './view.ts';

/** One world that looks like this to that viewer, its unknowns filled in by the dice. */
export function imagine(view: View, _viewer: Viewer, dice: Dice): State {
  const cast = view.orders === null ? invented(view, dice) : matched(view, view.orders, dice);
  const { army, pieceOf, belongs } = cast;
  const state = emptyState(view.options, view.field, army, belongs);
  state.edge = view.edge;
  state.day = view.day;
  state.turn = view.turn;
  view.pieces.forEach((piece, i) => putDown(state, pieceOf[i], piece));
  hideTheRest(state, new Set(pieceOf));
  for (const side of [0, 1]) state.nextBlock[side] = view.nextBlock[side];
  for (const side of [0, 1]) state.packed[side] = view.packed[side];
  const commandOf = commandsOf(view, army);
  view.used.forEach((used, i) => (state.used[commandOf(i)] = used));
  state.contacts.push(
    ...view.contacts.map((contact) => ({
      ...contact,
      attacker: pieceOf[contact.attacker],
      defender: pieceOf[contact.defender],
    })),
  );
  state.bombarded.push(...view.bombarded.map((piece) => pieceOf[piece]));
  state.won = view.won;
  state.outcome = view.outcome;
  drawLots(state, view, pieceOf, commandOf, dice);
  return state;
}

/** Who a world consists of. */
interface Cast {
  readonly army: Army;
  /** The piece of the army that each piece of the view is. */
  readonly pieceOf: readonly number[];
  /** The Command of each piece of the army. */
  readonly belongs: readonly number[];
}

function isOwn({ viewer }: View, side: SideIndex): boolean {
  return SIDES[side] === viewer;
}

/** The Commands of the viewer, as the army counts them. */
function commandsOf(view: View, army: Army): (own: number) => number {
  const own = army.commands.flatMap(({ side }, c) => (isOwn(view, side) ? [c] : []));
  return (command) => (command < 0 ? command : own[command]);
}

/**
 * The orders of battle are public: every block is one of the pieces that it can be. Those of which
 * most is known choose first; each narrower knowledge lies wholly within a wider one, so that
 * something is left for all of them.
 */
function matched(view: View, orders: Army, dice: Dice): Cast {
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
    take(blocks[dice.die(blocks.length) - 1], piece);
  });
  const onMap = new Set(
    view.pieces.flatMap(({ place }, i) =>
      place === ON_MAP && pieceOf[i] >= 0 ? [pieceOf[i]] : [],
    ),
  );
  // PB-8.1, PB-12.9: who is neither on its way nor behind an HQ is seen.
  const canHide = (piece: number): boolean => {
    const home = orders.homes[piece];
    if (home < 0 || orders.commands[home].arrives > 0) return true;
    return orders.pieces.some(
      ({ kind }, hq) => kind === 'hq' && orders.homes[hq] === home && onMap.has(hq),
    );
  };
  for (const fits of NARROWER) {
    view.pieces.forEach((shown, i) => {
      if (pieceOf[i] >= 0 || !fits.applies(shown)) return;
      const can = orders.pieces.flatMap((info, piece) =>
        !isTaken[piece] && isHere(piece) && canBe(view, shown, info) ? [piece] : [],
      );
      const must = can.filter((piece) => !canHide(piece));
      const among = must.length > 0 ? must : can;
      take(i, among[dice.die(among.length) - 1]);
    });
  }
  const belongs = [...orders.homes];
  view.pieces.forEach((shown, i) => {
    if (shown.command >= 0) belongs[pieceOf[i]] = commandsOf(view, orders)(shown.command);
  });
  assignAll(orders, belongs, view, dice);
  return { army: orders, pieceOf, belongs };
}

/** What is known of a block, the narrowest first. */
const NARROWER: readonly { applies(shown: ViewPiece): boolean }[] = [
  { applies: ({ kind }) => kind !== null },
  { applies: ({ arm }) => arm !== null },
  { applies: () => true },
];

function canBe({ field }: View, shown: ViewPiece, { side, kind, steadfast }: PieceInfo): boolean {
  if (side !== shown.side) return false;
  if (shown.kind !== null) return kind === shown.kind && steadfast === shown.steadfast;
  const { arm, shape } = KIND[kind];
  if (shown.arm !== null && arm !== shown.arm) return false;
  // A column is two fronts long.
  const front = shown.column === 1 ? shown.depth / 2 : shown.width;
  return field.sizes[shape][0] === front;
}

/** The turn on which a piece arrives with its Command; HQs come before the pieces of their Command. */
function arrivalOf(army: Army, piece: number): number {
  const home = army.homes[piece];
  return home < 0 ? 0 : army.commands[home].arrives;
}

/** PB-2.3: the enemy's detachments belong to somebody, unless nothing is assigned yet. */
function assignAll(army: Army, belongs: number[], view: View, dice: Dice): void {
  const frame = view.stack.find(({ type }) => type === 'assign');
  for (let piece = 0; piece < belongs.length; piece++) {
    const { side } = army.pieces[piece];
    if (belongs[piece] >= 0 || isOwn(view, side)) continue;
    if (frame?.type === 'assign' && frame.side <= side) continue;
    const can = army.commands.flatMap((command, c) => (command.side === side ? [c] : []));
    belongs[piece] = can[dice.die(can.length) - 1];
  }
}

/** PB-12.8: of an army that nobody has published there is what is seen, and as many Commands as have chits. */
function invented(view: View, dice: Dice): Cast {
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
    const count = Math.max(hqs.length, view.chits[side] + hiddenIn(view, side), leastOf(view));
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
  return { army: { commands, pieces, homes: belongs }, pieceOf, belongs };
}

/** How many Commands an army has at least: one, once it is written down. */
function leastOf({ stack }: View): number {
  return stack.some(({ type }) => type === 'muster') ? 0 : 1;
}

/** A Command of which only the HQ is seen, or not even that: it is to be set up, or on its way. */
function unknownCommand(view: View, side: SideIndex, name: string, isShown: boolean): Command {
  const { free } = view.field;
  const from = view.edge ?? 'north';
  const isThere = isShown || (side === free?.host && view.stack.some(isSettingUp));
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

function isSettingUp({ type }: Frame): boolean {
  return type === 'edge' || type === 'deploy';
}

/** How many Commands of a side have been drawn and are hidden in the frames. */
function hiddenIn(view: View, side: SideIndex): number {
  const drawn = view.stack.flatMap((frame) => {
    if (frame.type === 'alter') return frame.pulled;
    return frame.type === 'order' ? [frame.command, ...frame.waiting] : [];
  });
  return drawn.filter((command) => command === hiddenOf(side)).length;
}

function putDown(state: State, piece: number, shown: ViewPiece): void {
  state.place[piece] = shown.place;
  state.x[piece] = shown.x;
  state.y[piece] = shown.y;
  state.facing[piece] = shown.facing;
  state.block[piece] = shown.block;
  state.spent[piece] = shown.spent;
  state.column[piece] = shown.column;
  state.unpacked[piece] = shown.unpacked;
  state.moved[piece] = shown.moved;
  state.known[piece] = shown.known;
  state.fought[piece] = shown.fought;
}

/** PB-8.1, PB-12.9: who is not seen is in reserve, or on the way. */
function hideTheRest(state: State, shown: ReadonlySet<number>): void {
  const { army } = state;
  const hqs = army.commands.map((_, command) =>
    army.pieces.findIndex(({ kind }, piece) => kind === 'hq' && state.command[piece] === command),
  );
  for (let piece = 0; piece < army.pieces.length; piece++) {
    if (shown.has(piece)) continue;
    const hq = hqs[state.command[piece]];
    const isHere = hq !== piece && state.place[hq] === ON_MAP;
    state.place[piece] = isHere && army.pieces[piece].kind !== 'hq' ? RESERVE : DUE;
  }
}

/** PB-3.2: which of the enemy's chits are in the pool, and which have been drawn. */
function drawLots(
  state: State,
  view: View,
  pieceOf: readonly number[],
  commandOf: (own: number) => number,
  dice: Dice,
): void {
  const { army } = state;
  const hidden: number[][] = [[], []];
  const now = (view.day - 1) * NIGHT + view.turn;
  army.commands.forEach(({ side, chit, arrives }, command) => {
    if (chit && !isOwn(view, side) && arrives <= now) hidden[side].push(command);
  });
  const lot = (side: SideIndex): number => {
    const [one] = hidden[side].splice(dice.die(hidden[side].length) - 1, 1);
    return one;
  };
  state.pool.push(...view.pool.map(commandOf));
  for (const side of [0, 1] as SideIndex[]) {
    if (isOwn(view, side)) continue;
    for (let n = 0; n < view.chits[side]; n++) state.pool.push(lot(side));
  }
  state.pool.sort((a, b) => a - b);
  for (const frame of view.stack) {
    const own = mapFrame(frame, (piece) => pieceOf[piece], commandOf);
    state.stack.push(filled(own, lot));
  }
}

/** PB-12.8: a small army that either side could have written down. */
const UNKNOWN_DRAFT: readonly Draft[] = [
  { rating: 3, arrives: 0, kinds: ['regular', 'regular', 'train'] },
];

/** A frame with a Command in place of each that is hidden. */
function filled(frame: Frame, lot: (side: SideIndex) => number): Frame {
  const known = (command: number): number => (command < 0 ? lot(sideOfHidden(command)) : command);
  if (frame.type === 'alter') return { ...frame, pulled: frame.pulled.map(known) };
  if (frame.type === 'order') {
    return { ...frame, command: known(frame.command), waiting: frame.waiting.map(known) };
  }
  if (frame.type !== 'muster') return frame;
  // Who is ready has written something.
  return {
    ...frame,
    drafts: frame.drafts.map((draft, side) =>
      frame.ready[side] === 1 && draft.length === 0 ? UNKNOWN_DRAFT : draft,
    ),
  };
}
