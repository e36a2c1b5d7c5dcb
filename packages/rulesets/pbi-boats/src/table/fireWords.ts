import { message, SETTING, type Message, type Part } from '@sandtable/kernel';
import { groupWords, type OwnMove, type State } from '@sandtable/pbi/extending';
import type { What } from '../rules/marks.ts';
import { weaponsOf } from '../rules/weapons.ts';

/** The moves that say what is shot at, as choices in a list; undefined for any other. */
export function fireLabel(state: State, move: OwnMove): Message | undefined {
  const { roster } = state[SETTING];
  const { what, at, from, by, using, boat, group, weapon } = move as Record<string, string>;
  if (what === undefined) return undefined;
  const parts: Record<string, Part> = {
    what: whatWords(state, what as What, at ?? watched(state)),
  };
  switch (move.type) {
    case 'boats:aim':
      return message('move.boats:aim', { ...parts, from: placeWords(state, from) });
    case 'boats:gun':
      return message('move.boats:gun', { ...parts, group: groupWords(group) });
    case 'boats:fire': {
      const { kind } = weaponsOf(state, roster.named(boat))[Number(weapon) - 1];
      const words = message(`weapon.boats:${kind}`);
      return message('move.boats:fire', { ...parts, boat: groupWords(boat), weapon: words });
    }
    case 'boats:snap': {
      const shade = roster.named(by) === -1 ? '.square' : '';
      const words = message(`using.boats:${using}`);
      return message(`move.boats:snap${shade}`, {
        ...parts,
        by: placeWords(state, by),
        using: words,
      });
    }
    default:
      return undefined;
  }
}

/** What somebody who watches would shoot at: the hull that came near, or a square. */
function watched(state: State): string {
  const { board, roster } = state[SETTING];
  const { hulls, square } = state.stack.at(-1) as unknown as {
    readonly hulls: readonly number[];
    readonly square: number;
  };
  return hulls.length > 0 ? roster.ids[hulls[0]] : board.names[square];
}

/** BT-6.6: what is shot at, in words. */
export function whatWords(state: State, what: What, at: string): Message {
  return message(`what.boats:${what}`, { at: placeWords(state, at) });
}

/** A square, or a hull in words. */
export function placeWords(state: State, name: string): Part {
  return state[SETTING].roster.named(name) === -1 ? name : groupWords(name);
}
