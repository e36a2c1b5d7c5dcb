import { SETTING, type Dice, type Viewer } from '@sandtable/kernel';
import { commandsOf, isOwn } from './cast.ts';
import type { SideIndex } from '../state/field.ts';
import { isOnMap, kindOf, sideOfPiece } from '../rules/02-pieces/blocks.ts';
import { flow } from '../rules/flow.ts';
import type { Draft } from '../rules/12-victory/drafts.ts';
import { renumbered } from '../state/frameFields.ts';
import type { Frame } from '../state/frames.ts';
import { invented } from './inventedCast.ts';
import { matched } from './matchedCast.ts';
import { namesIn } from '../state/names.ts';
import { emptyState } from '../files/opening.ts';
import { hqOf } from '../rules/04-movement/origins.ts';
import { joinReserve } from '../rules/08-reserves/ranks.ts';
import { isSpotted } from '../rules/07-sight/spotting.ts';
import { settingOf } from '../state/setting.ts';
import { DESTROYED, DUE, GONE, LEFT, type State } from '../state/state.ts';
import { NIGHT } from '../rules/tables.ts';
import { sideOfHidden, type View, type ViewPiece } from './view.ts';

/** One world that looks like this to that viewer, its unknowns filled in by the dice. */
export function imagine(view: View, _viewer: Viewer, dice: Dice): State {
  const { orders } = view[SETTING];
  const cast = orders === null ? invented(view, dice) : matched(view, orders, dice);
  const { army, pieceOf, belongs } = cast;
  const state = emptyState(
    view.options,
    settingOf(army, view[SETTING].field, view[SETTING]),
    belongs,
  );
  state.edge = view.edge;
  state.day = view.day;
  state.turn = view.turn;
  const commandOf = commandsOf(view, army);
  view.pieces.forEach((piece, i) => {
    putDown(state, pieceOf[i], piece);
    state.behind[pieceOf[i]] = commandOf(piece.behind);
    state.rank[pieceOf[i]] = piece.rank;
    state.carried[pieceOf[i]] = commandOf(piece.carried);
  });
  const shown = new Set(pieceOf);
  burySome(state, view, shown, dice);
  hideTheRest(state, shown);
  for (const side of [0, 1]) state.nextBlock[side] = view.nextBlock[side];
  for (const side of [0, 1]) state.packed[side] = view.packed[side];
  view.trails.forEach((trail, i) => (state.trails[commandOf(i)] = trail));
  state.contacts.push(
    ...view.contacts.map((contact) => ({
      ...contact,
      attacker: pieceOf[contact.attacker],
      defender: pieceOf[contact.defender],
    })),
  );
  state.bombarded.push(
    ...view.bombarded.map(({ gun, target }) => ({ gun: pieceOf[gun], target: pieceOf[target] })),
  );
  state.won = view.won;
  state.outcome = view.outcome;
  drawLots(state, view, pieceOf, commandOf, dice);
  return state;
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
  state.stood[piece] = shown.stood;
  state.known[piece] = shown.known;
  state.spotted[piece] = shown.spotted;
  state.fallen[piece] = shown.fallen;
  state.fought[piece] = shown.fought;
}

/** PB-12.6: of those who lay destroyed in a night, so many are not back; in the night itself, not yet. */
function burySome(state: State, view: View, shown: Set<number>, dice: Dice): void {
  const { pieces } = namesIn(state[SETTING].army);
  const recover = view.stack.find((frame) => frame.type === 'recover');
  const free: number[] = [];
  for (const { name } of view.fallen) {
    const piece = pieces.get(name) as number;
    state.fallen[piece] = 1;
    if (!shown.has(piece)) free.splice(dice.die(free.length + 1) - 1, 0, piece);
  }
  // Who could come back to an HQ is to be had while there is a choice.
  const hasHq = (piece: number): number =>
    Number(isOnMap(state, hqOf(state, state.command[piece])));
  if (recover !== undefined) free.sort((a, b) => hasHq(b) - hasHq(a));
  for (const side of [0, 1] as SideIndex[]) {
    for (const isDetachment of [true, false]) {
      const { detachments, others } = view.gone[side];
      const group = free.filter(
        (piece) =>
          sideOfPiece(state, piece) === side &&
          (kindOf(state, piece) === 'detachment') === isDetachment,
      );
      for (const piece of group.slice(0, isDetachment ? detachments : others)) {
        state.place[piece] = recover !== undefined && recover.side <= side ? DESTROYED : GONE;
        shown.add(piece);
      }
    }
  }
}

/** PB-8.1, PB-12.9: who is not seen is in reserve, or on the way. */
function hideTheRest(state: State, shown: ReadonlySet<number>): void {
  for (let piece = 0; piece < state.place.length; piece++) {
    if (shown.has(piece)) continue;
    const holder = kindOf(state, piece) === 'hq' ? -1 : holderOf(state, piece);
    if (holder < 0) state.place[piece] = DUE;
    else joinReserve(state, piece, holder);
  }
}

/** PB-8.1, PB-2.5: behind its own HQ, or an army commander's; none that is seen, for that hides nobody (PB-8.3). */
function holderOf(state: State, piece: number): number {
  const { commands } = state[SETTING].army;
  const home = state.command[piece];
  const side = sideOfPiece(state, piece);
  const onMap = [home, ...commands.keys()].filter((command) => {
    if (
      command < 0 ||
      !(command === home || (commands[command].army && commands[command].side === side))
    ) {
      return false;
    }
    return isOnMap(state, hqOf(state, command));
  });
  return onMap.find((command) => !isSpotted(state, hqOf(state, command))) ?? -1;
}

/** PB-3.2: which of the enemy's chits are in the pool, and which have been drawn. */
function drawLots(
  state: State,
  view: View,
  pieceOf: readonly number[],
  commandOf: (own: number) => number,
  dice: Dice,
): void {
  const {
    [SETTING]: { army },
  } = state;
  const hidden: number[][] = [[], []];
  // PB-12.10: one that marches off the map has been drawn, and no chit of it is left.
  const leaving: number[][] = [[], []];
  const now = (view.day - 1) * NIGHT + view.turn;
  army.commands.forEach(({ side, chit, arrives }, command) => {
    if (!chit || isOwn(view, side) || arrives > now) return;
    const hasLeft = state.place[hqOf(state, command)] === LEFT;
    (hasLeft ? leaving : hidden)[side].push(command);
  });
  const lot = (side: SideIndex): number => {
    const lots = hidden[side].length > 0 ? hidden[side] : leaving[side];
    const [one] = lots.splice(dice.die(lots.length) - 1, 1);
    return one;
  };
  state.pool.push(...view.pool.map(commandOf));
  for (const side of [0, 1] as SideIndex[]) {
    if (isOwn(view, side)) continue;
    for (let n = 0; n < view.chits[side]; n++) state.pool.push(lot(side));
  }
  state.pool.sort((a, b) => a - b);
  const inWorld = renumbered((piece) => pieceOf[piece], commandOf);
  for (const frame of view.stack) {
    state.stack.push(filled(flow.codec.change(frame, inWorld), lot));
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
