import { SETTING } from '@sandtable/kernel';
import { blockOf, isCombatant, kindOf } from '../rules/02-pieces/blocks.ts';
import { BLUE, RED, type SideIndex } from '../state/field.ts';
import { armyFrom, fieldFrom } from './muster.ts';
import type { Frame } from '../state/frames.ts';
import { groundOf } from '../rules/01-map/ground.ts';
import { namesIn } from '../state/names.ts';
import type { Options } from '../rules/options.ts';
import type { PieceEntry, PubScenario, StandingEntry } from './scenarioFile.ts';
import { settingOf, type Setting } from '../state/setting.ts';
import { DUE, ON_MAP, type State } from '../state/state.ts';
import { joinReserve } from '../rules/08-reserves/ranks.ts';
import { giveBlock } from '../state/tags.ts';

/** A battle of which nothing has happened yet, with nobody on the map. */
export function emptyState(options: Options, setting: Setting, command: readonly number[]): State {
  const each = (list: readonly unknown[], value = 0): number[] => list.map(() => value);
  const { field, army } = setting;
  const { pieces, commands } = army;
  return {
    options,
    written: field.free === null ? null : army,
    edge: null,
    day: 1,
    turn: field.firstTurn,
    place: each(pieces, DUE),
    x: each(pieces),
    y: each(pieces),
    facing: each(pieces),
    command: [...command],
    behind: each(pieces, -1),
    rank: each(pieces),
    block: each(pieces),
    nextBlock: [1, 1],
    spent: each(pieces),
    column: each(pieces),
    unpacked: each(pieces),
    moved: each(pieces),
    stood: each(pieces),
    known: each(pieces),
    spotted: each(pieces),
    fallen: each(pieces),
    fought: each(pieces),
    trails: commands.map(() => null),
    carried: each(pieces, -1),
    packed: [0, 0],
    pool: [],
    contacts: [],
    bombarded: [],
    won: null,
    stack: [],
    outcome: null,
    [SETTING]: setting,
  };
}

/** The battle of a scenario of the right form as it begins; its stack is empty. */
export function openingOf(file: PubScenario, options: Options): State {
  const { army, command } = armyFrom(file);
  const state = emptyState(options, settingOf(army, fieldFrom(file)), command);
  if (file.position !== undefined) return state;
  const { pieces } = namesIn(army);
  const stand = (name: string, { at, facing }: StandingEntry): void => {
    const piece = pieces.get(name) ?? -1;
    state.place[piece] = ON_MAP;
    [state.x[piece], state.y[piece]] = at;
    state.facing[piece] = facing;
  };
  for (const { name, hq, pieces: entries } of file.commands) {
    if (hq !== undefined) stand(name, hq);
    for (const entry of entries) {
      const piece = pieces.get(entry.name) ?? -1;
      if (hasPlace(entry)) stand(entry.name, entry);
      else if (entry.reserve === true) {
        joinReserve(state, piece, state.command[piece]);
      }
      if (entry.column === true) state.column[piece] = 1;
    }
  }
  for (const entry of file.detachments ?? []) stand(entry.name, entry);
  numberBlocks(state);
  for (let piece = 0; piece < army.pieces.length; piece++) spendInTown(state, piece);
  return state;
}

/** PB-4.4: who begins in buildings, or came through them, is Spent. PB-7.5: it lies with its face up. */
export function spendInTown(state: State, piece: number, through = false): void {
  if (state.place[piece] !== ON_MAP || !isCombatant(kindOf(state, piece))) return;
  if (!through && groundOf(state[SETTING].field).terrainUnder(blockOf(state, piece)) !== 'town') {
    return;
  }
  state.spent[piece] = 1;
  state.known[piece] = 1;
}

function hasPlace(entry: PieceEntry): entry is PieceEntry & StandingEntry {
  return entry.at !== undefined && entry.facing !== undefined;
}

/** Numbers for all blocks on the map that have none, from its left to its right. */
export function numberBlocks(state: State): void {
  const { x, y, block, place } = state;
  const blocks = place
    .flatMap((where, piece) => (where === ON_MAP && block[piece] === 0 ? [piece] : []))
    .toSorted((a, b) => x[a] - x[b] || y[a] - y[b]);
  for (const piece of blocks) giveBlock(state, piece);
}

/** PB-2.3, PB-12.8: what is asked first. */
export function firstFrame(state: State): Frame {
  if (state[SETTING].field.free !== null) {
    return { type: 'muster', ready: [0, 0], drafts: [[], []] };
  }
  for (const side of [RED, BLUE]) {
    if (unassigned(state, side) !== -1) return { type: 'assign', side };
  }
  return { type: 'begin' };
}

/** PB-2.3: the first detachment of a side that belongs to no Command; -1 where there is none. */
export function unassigned({ [SETTING]: { army }, command }: State, side: SideIndex): number {
  return command.findIndex((of, piece) => of === -1 && army.pieces[piece].side === side);
}

/** PB-2.3: all of them. */
export function allUnassigned({ [SETTING]: { army }, command }: State, side: SideIndex): number[] {
  return command.flatMap((of, piece) =>
    of === -1 && army.pieces[piece].side === side ? [piece] : [],
  );
}
