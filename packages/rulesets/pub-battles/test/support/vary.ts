import { SETTING, type Dice, type Viewer } from '@sandtable/kernel';
import { sideOfPiece } from '../../src/rules/02-pieces/blocks.ts';
import { flow } from '../../src/rules/flow.ts';
import { renumbered } from '../../src/state/frameFields.ts';
import type { Frame } from '../../src/state/frames.ts';
import { ON_MAP, RESERVE, writeOrders, type State } from '../../src/state/state.ts';
import { SIDES } from '../../src/rules/tables.ts';
import { viewOf } from '../../src/secrets/view.ts';

type Variation = (state: State, side: number, dice: Dice) => State | undefined;

/** A battle with one thing changed that this viewer cannot see; undefined where nothing of it is hidden. */
export function vary(state: State, viewer: Viewer, dice: Dice): State | undefined {
  const hidden = [0, 1].filter((side) => SIDES[side] !== viewer);
  const side = hidden[dice.die(hidden.length) - 1];
  return hiddenFrom(state, viewer, VARIATIONS[dice.die(VARIATIONS.length) - 1], side, dice);
}

/** PB-3.2, PB-3.7: the same with two chits of a side exchanged, which nothing tells but what moves then. */
export function swap(state: State, viewer: Viewer, dice: Dice): State | undefined {
  const hidden = [0, 1].filter((side) => SIDES[side] !== viewer);
  const side = hidden[dice.die(hidden.length) - 1];
  return hiddenFrom(state, viewer, swapChits, side, dice);
}

function hiddenFrom(
  state: State,
  viewer: Viewer,
  variation: Variation,
  side: number,
  dice: Dice,
): State | undefined {
  const before = JSON.stringify(viewOf(state, viewer));
  const varied = variation(state, side, dice);
  if (varied === undefined) return undefined;
  // Whether two blocks look alike is for the view to say; what it hides is for the kit to find.
  return JSON.stringify(viewOf(varied, viewer)) === before ? varied : undefined;
}

const VARIATIONS: readonly Variation[] = [
  swapChits,
  swapBlocks,
  swapReserve,
  tire,
  decideOtherwise,
  rate,
];

/** PB-3.2: two chits of a side change places, in the pool or drawn. */
function swapChits(state: State, side: number, dice: Dice): State | undefined {
  const { commands } = state[SETTING].army;
  const chits = new Set(
    [...state.pool, ...state.stack.flatMap(chitsIn)].filter((chit) => commands[chit].side === side),
  );
  const [one, other] = drawTwo([...chits], dice);
  if (other === undefined) return undefined;
  const swapped = (chit: number): number => (chit === one ? other : chit === other ? one : chit);
  return {
    ...state,
    pool: state.pool.map(swapped).toSorted((a, b) => a - b),
    stack: state.stack.map((frame) =>
      flow.codec.change(
        frame,
        renumbered((piece) => piece, swapped),
      ),
    ),
  };
}

function chitsIn(frame: Frame): readonly number[] {
  if (frame.type === 'alter') return frame.pulled;
  return frame.type === 'order' ? [frame.command, ...frame.waiting] : [];
}

/** PB-7.5: two blocks on the map are each what the other was. */
function swapBlocks(state: State, side: number, dice: Dice): State | undefined {
  return swapPieces(state, side, dice, ({ place }, piece) => place[piece] === ON_MAP);
}

/** PB-8.1: of two pieces of a Command each is where the other was, on the map or behind an HQ. */
function swapReserve(state: State, side: number, dice: Dice): State | undefined {
  const hidden = state.place.flatMap((place, piece) =>
    place === RESERVE && sideOfPiece(state, piece) === side ? [piece] : [],
  );
  if (hidden.length === 0) return undefined;
  const command = state.command[hidden[dice.die(hidden.length) - 1]];
  return swapPieces(
    state,
    side,
    dice,
    ({ place }, piece) =>
      state.command[piece] === command &&
      (place[piece] === ON_MAP || place[piece] === RESERVE) &&
      state[SETTING].army.pieces[piece].kind !== 'hq',
  );
}

/** What is written of a piece by its number, and of no other. */
const BY_PIECE = [
  'place',
  'x',
  'y',
  'facing',
  'behind',
  'rank',
  'block',
  'spent',
  'column',
  'unpacked',
  'moved',
  'stood',
  'known',
  'spotted',
  'fought',
  'carried',
] as const satisfies readonly (keyof State)[];

function swapPieces(
  state: State,
  side: number,
  dice: Dice,
  may: (state: State, piece: number) => boolean,
): State | undefined {
  const can = state.place.flatMap((_, piece) =>
    sideOfPiece(state, piece) === side && may(state, piece) ? [piece] : [],
  );
  const [one, other] = drawTwo(can, dice);
  if (other === undefined) return undefined;
  const swapped = (piece: number): number =>
    piece === one ? other : piece === other ? one : piece;
  for (const field of BY_PIECE) {
    const list = state[field];
    [list[one], list[other]] = [list[other], list[one]];
  }
  return {
    ...state,
    contacts: state.contacts.map((contact) => ({
      ...contact,
      attacker: swapped(contact.attacker),
      defender: swapped(contact.defender),
    })),
    bombarded: state.bombarded.map(({ gun, target }) => ({
      gun: swapped(gun),
      target: swapped(target),
    })),
    stack: state.stack.map((frame) =>
      flow.codec.change(
        frame,
        renumbered(swapped, (command) => command),
      ),
    ),
  };
}

/** PB-3.2: who has moved, and how far an HQ went, says which Command was drawn. */
function tire(state: State, side: number, dice: Dice): State | undefined {
  const pieces = state.moved.flatMap((_, piece) =>
    sideOfPiece(state, piece) === side ? [piece] : [],
  );
  if (pieces.length === 0) return undefined;
  const piece = pieces[dice.die(pieces.length) - 1];
  state.moved[piece] = 1 - state.moved[piece];
  return state;
}

/** PB-12.5: the other side has chosen otherwise. */
function decideOtherwise(state: State, side: number): State | undefined {
  const frame = state.stack[state.stack.length - 1];
  if (frame?.type !== 'nightfall' || frame.chosen[side] === 0) return undefined;
  const chosen = frame.chosen.map((is, each) => (each === side ? 3 - is : is));
  return { ...state, stack: [...state.stack.slice(0, -1), { ...frame, chosen }] };
}

/** PB-12.8: how good the commanders are is written nowhere in a free game. */
function rate(state: State, side: number, dice: Dice): State | undefined {
  if (state[SETTING].field.free === null) return undefined;
  const commands = state[SETTING].army.commands.map((command) =>
    command.side === side ? { ...command, rating: dice.die() } : command,
  );
  writeOrders(state, { ...state[SETTING].army, commands });
  return state;
}

function drawTwo<T>(list: readonly T[], dice: Dice): T[] {
  if (list.length < 2) return [];
  const first = dice.die(list.length) - 1;
  const second = (first + dice.die(list.length - 1)) % list.length;
  return [list[first], list[second]];
}
