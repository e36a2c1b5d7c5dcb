import { SETTING, type Outcome, type Viewer } from '@sandtable/kernel';
import type { Command } from '../state/army.ts';
import { depthOf, frontOf, isOnMap } from '../rules/02-pieces/blocks.ts';
import type { SideIndex } from '../state/field.ts';
import { flow } from '../rules/flow.ts';
import type { Draft } from '../rules/12-victory/drafts.ts';
import { renumbered } from '../state/frameFields.ts';
import type { Frame } from '../state/frames.ts';
import { allUnassigned } from '../files/opening.ts';
import type { Options } from '../rules/options.ts';
import { knownArm } from '../rules/07-sight/spotting.ts';
import type { Published } from '../state/setting.ts';
import { DESTROYED, type Bombardment, type Contact, type State, type Won } from '../state/state.ts';
import { tagOf } from '../state/tags.ts';
import { chitsInPool } from '../rules/03-turn/turn.ts';
import { SIDES, type Arm, type Kind, type MapEdge } from '../rules/tables.ts';
import type { Trail } from '../rules/04-movement/trails.ts';

/** A piece as a viewer knows it: his own whole, the enemy's as blocks (PB-7.5). */
export interface ViewPiece {
  readonly tag: string;
  readonly side: SideIndex;
  /** Null where it is not known. */
  readonly name: string | null;
  readonly kind: Kind | null;
  readonly arm: Arm | null;
  readonly steadfast: boolean;
  /** Into `commands`; -1 for none that he knows. */
  readonly command: number;
  /** PB-8.1: the Command whose HQ hides it, into `commands`; -1 for none. */
  readonly behind: number;
  /** PB-8.1: its place in that reserve, from the foremost; 0 for none. */
  readonly rank: number;
  /** PB-8.2: the Command along whose HQ's way it came out of reserve, into `commands`; -1 for none. */
  readonly carried: number;
  /** See `PLACES`. */
  readonly place: number;
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly width: number;
  readonly depth: number;
  readonly block: number;
  readonly spent: number;
  readonly column: number;
  readonly unpacked: number;
  readonly moved: number;
  readonly stood: number;
  readonly known: number;
  readonly spotted: number;
  readonly fallen: number;
  readonly fought: number;
}

/** PB-12.6: a piece of the enemy's that lay destroyed in a night, and may be back. */
export interface Fallen {
  readonly side: SideIndex;
  readonly name: string;
  readonly kind: Kind;
  readonly steadfast: boolean;
}

/**
 * PB-7.5: what a side may know. The frames and contacts speak of pieces by their place in `pieces`, and
 * of Commands by their place in `commands`; the others' are hidden (`hiddenOf`).
 */
export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  /** PB-2.3: how many detachments of each side belong to nobody yet. */
  readonly unassigned: readonly number[];
  readonly edge: MapEdge | null;
  readonly day: number;
  readonly turn: number;
  readonly pieces: readonly ViewPiece[];
  /** PB-12.6: in the order of their names; of them so many detachments and others are not back. */
  readonly fallen: readonly Fallen[];
  readonly gone: readonly { readonly detachments: number; readonly others: number }[];
  /** The viewer's own, and how their HQs have gone in this turn (PB-8.2). */
  readonly commands: readonly Command[];
  readonly trails: readonly (Trail | null)[];
  readonly nextBlock: readonly number[];
  readonly packed: readonly number[];
  /** The viewer's own chits in the pool, and how many of each side are in it. */
  readonly pool: readonly number[];
  readonly chits: readonly number[];
  readonly contacts: readonly Contact[];
  readonly bombarded: readonly Bombardment[];
  readonly won: Won | null;
  readonly stack: readonly Frame[];
  readonly outcome: Outcome | null;
  /** The map, and the orders of battle where they are public. */
  readonly [SETTING]: Published;
}

/** A Command of that side in a frame, of which nothing else is known. */
export function hiddenOf(side: SideIndex): number {
  return -1 - side;
}

export function sideOfHidden(command: number): SideIndex {
  return (-1 - command) as SideIndex;
}

/** What this viewer may know, and nothing else. */
export function viewOf(state: State, viewer: Viewer): View {
  const {
    [SETTING]: { army },
  } = state;
  const own = SIDES.indexOf(viewer as 'red');
  const shown = shownPieces(state, own);
  const commands: number[] = [];
  army.commands.forEach(({ side }, command) => side === own && commands.push(command));
  const pieceIn = (piece: number): number => shown.indexOf(piece);
  const commandIn = (command: number): number => {
    const { side } = army.commands[command];
    return side === own ? commands.indexOf(command) : hiddenOf(side);
  };
  const inView = renumbered(pieceIn, commandIn);
  return {
    viewer,
    options: state.options,
    unassigned: [0, 1].map((side) => allUnassigned(state, side as SideIndex).length),
    edge: state.edge,
    day: state.day,
    turn: state.turn,
    pieces: shown.map((piece) => seenAs(state, piece, own, commandIn)),
    fallen: [0, 1].flatMap((side) => fallenOf(state, side, own)),
    gone: [0, 1].map((side) => goneOf(state, side, own)),
    commands: commands.map((command) => army.commands[command]),
    trails: commands.map((command) => state.trails[command]),
    nextBlock: state.nextBlock.map((next, side) => (isVeiled(state, side, own) ? 1 : next)),
    packed: state.packed.slice(),
    pool: state.pool.map(commandIn).filter((command) => command >= 0),
    chits: chitsInPool(state),
    contacts: state.contacts.map((contact) => ({
      ...contact,
      attacker: pieceIn(contact.attacker),
      defender: pieceIn(contact.defender),
    })),
    bombarded: state.bombarded.map(({ gun, target }) => ({
      gun: pieceIn(gun),
      target: pieceIn(target),
    })),
    won: state.won,
    stack: state.stack.map((frame) =>
      hideChoices(flow.codec.change(frame, inView), own, state, frame),
    ),
    outcome: state.outcome,
    [SETTING]: state[SETTING].published,
  };
}

/** PB-12.8: while the host sets up, nobody else sees it. */
function isVeiled({ stack, [SETTING]: { field } }: State, side: number, own: number): boolean {
  return side !== own && side === field.free?.host && stack.at(-1)?.type === 'deploy';
}

/**
 * Which pieces are shown, in an order that tells nothing: one's own as they are written, the enemy's
 * by the numbers of their blocks, then those that are out of the battle by their names.
 */
function shownPieces(state: State, own: number): number[] {
  const shown: number[] = [];
  const nameOf = (piece: number): string => state[SETTING].army.pieces[piece].name;
  for (const side of [0, 1]) {
    const all = state[SETTING].army.pieces.flatMap((info, piece) =>
      info.side === side ? [piece] : [],
    );
    if (side === own) shown.push(...all);
    else {
      // PB-12.8: while the host of a free game sets up, nobody else looks.
      const isCovered = state.stack.some(({ type }) => type === 'deploy');
      const blocks = isCovered ? [] : all.filter((piece) => isOnMap(state, piece));
      shown.push(...blocks.toSorted((a, b) => state.block[a] - state.block[b]));
      const out = all.filter(
        (piece) => state.place[piece] >= DESTROYED && !isVague(state, piece, own),
      );
      shown.push(...out.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)));
    }
  }
  return shown;
}

/** PB-12.6: whether a viewer does not know what has become of a piece since a night. */
function isVague({ [SETTING]: { army }, fallen }: State, piece: number, own: number): boolean {
  return fallen[piece] === 1 && army.pieces[piece].side !== own;
}

function fallenOf(state: State, side: number, own: number): Fallen[] {
  return state[SETTING].army.pieces
    .filter((info, piece) => info.side === side && isVague(state, piece, own))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function goneOf(state: State, side: number, own: number): View['gone'][number] {
  const gone = state[SETTING].army.pieces.filter(
    (info, piece) =>
      info.side === side && isVague(state, piece, own) && state.place[piece] >= DESTROYED,
  );
  const detachments = gone.filter(({ kind }) => kind === 'detachment').length;
  return { detachments, others: gone.length - detachments };
}

function seenAs(
  state: State,
  piece: number,
  own: number,
  commandIn: (command: number) => number,
): ViewPiece {
  const { name, side, kind, steadfast } = state[SETTING].army.pieces[piece];
  const isOut = state.place[piece] >= DESTROYED;
  const isOpen = side === own || isOut;
  const isKnown = isOpen || state.known[piece] === 1;
  const isShown = isOnMap(state, piece);
  return {
    tag: tagOf(state, piece),
    side,
    name: isOpen ? name : null,
    kind: isKnown ? kind : null,
    arm: isOpen ? armOf(state, piece) : knownArm(state, piece, (1 - side) as SideIndex),
    steadfast: isKnown && steadfast,
    command: side === own && state.command[piece] >= 0 ? commandIn(state.command[piece]) : -1,
    behind: side === own && state.behind[piece] >= 0 ? commandIn(state.behind[piece]) : -1,
    rank: side === own ? state.rank[piece] : 0,
    carried: side === own && state.carried[piece] >= 0 ? commandIn(state.carried[piece]) : -1,
    place: state.place[piece],
    x: state.x[piece],
    y: state.y[piece],
    facing: state.facing[piece],
    width: isShown || isOpen ? frontOf(state, piece) : 0,
    depth: isShown || isOpen ? depthOf(state, piece) : 0,
    block: state.block[piece],
    spent: state.spent[piece],
    column: state.column[piece],
    unpacked: state.unpacked[piece],
    // PB-3.2: who may not move any more says which Command has moved.
    moved: side === own ? state.moved[piece] : 0,
    stood: side === own ? state.stood[piece] : 0,
    known: state.known[piece],
    spotted: state.spotted[piece],
    fallen: side === own ? state.fallen[piece] : 0,
    // PB-7.4: of a block behind the line it would tell that it can support.
    fought: side === own || state.known[piece] === 1 ? state.fought[piece] : 0,
  };
}

function armOf(state: State, piece: number): Arm | null {
  return knownArm(state, piece, state[SETTING].army.pieces[piece].side);
}

const NO_DRAFT: readonly Draft[] = [];

/** PB-12.5, PB-12.8, PB-3.2: what the other side has chosen in secret is not in its frames. */
function hideChoices(frame: Frame, own: number, state: State, original: Frame): Frame {
  if (frame.type === 'muster') {
    return { ...frame, drafts: frame.drafts.map((draft, i) => (i === own ? draft : NO_DRAFT)) };
  }
  if (frame.type === 'nightfall') {
    // That he has chosen is no secret, what he has chosen is.
    return { ...frame, chosen: frame.chosen.map((is, i) => (i === own ? is : Math.min(is, 1))) };
  }
  // PB-7.4: who goes next, and before whom, would tell who has a field of fire.
  if (frame.type === 'giveWay') return { ...frame, left: [] };
  if (frame.type !== 'order' || original.type !== 'order') return frame;
  const { side } = state[SETTING].army.commands[original.command];
  return side === own ? frame : { ...frame, inRange: null };
}
