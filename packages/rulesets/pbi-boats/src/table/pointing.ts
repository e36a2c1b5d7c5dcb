import { SETTING, topFrame, type Button, type Pick } from '@sandtable/kernel';
import type { OwnMove, OwnName, OwnPointing, State } from '@sandtable/pbi/extending';
import { WAYS, type Field, type OnValue, type Way } from './ways.ts';

/** How the moves of boats are pointed out, and what is meant by pointing. */
export const pointing: OwnPointing = {
  gesture(move) {
    const { fields, value, plainIn, ends } = WAYS[move.type];
    const picks = fields.map(([pick, field]): Pick => {
      const name = String(move[field]);
      return pick === 'piece' ? { piece: name } : { square: name };
    });
    if (plainIn !== undefined) return picks;
    const button = {
      button: move.type,
      ...(value && { value: onButton(move[value.field] as OnValue) }),
      ...(ends && { ends }),
    };
    return [...picks, button];
  },

  means(state, picks) {
    const last = picks.at(-1);
    if (last !== undefined && 'button' in last) {
      const type = last.button as OwnName;
      if (!Object.hasOwn(WAYS, type) || WAYS[type].plainIn !== undefined) return undefined;
      return moveOf(state, type, picks.slice(0, -1), last);
    }
    const frame: string = topFrame(state).type;
    const plain = Object.entries(WAYS).filter(([, { plainIn }]) => plainIn === frame);
    for (const [type] of plain) {
      const move = moveOf(state, type as OwnName, picks, undefined);
      if (move !== undefined) return move;
    }
    return undefined;
  },
};

/** The move of this kind that these point out, if they do. */
function moveOf(
  state: State,
  type: OwnName,
  picks: readonly Pick[],
  button: Button | undefined,
): OwnMove | undefined {
  const { fields, value }: Way = WAYS[type];
  if (picks.length !== fields.length) return undefined;
  const move: Record<string, unknown> = {};
  for (const [i, [kind, field]] of fields.entries()) {
    const name = nameOf(state, kind, picks[i]);
    if (name === undefined) return undefined;
    move[field] = name;
  }
  if (value === undefined) return button?.value === undefined ? { type, ...move } : undefined;
  const { platoons } = state[SETTING].roster;
  const values: readonly OnValue[] = value.values === 'platoons' ? platoons : value.values;
  const meant = values.find((each) => onButton(each) === button?.value);
  return meant === undefined ? undefined : { type, ...move, [value.field]: meant };
}

/** What stands on a button is a word or a number. */
function onButton(value: OnValue): string | number {
  return typeof value === 'boolean' ? Number(value) : value;
}

/** The name of what was pointed at, where it is of this kind and there is such a thing. */
function nameOf(state: State, kind: Field[0], pick: Pick): string | undefined {
  const { board, roster } = state[SETTING];
  if (kind === 'piece') {
    return 'piece' in pick && roster.named(pick.piece) >= 0 ? pick.piece : undefined;
  }
  return 'square' in pick && board.named(pick.square) >= 0 ? pick.square : undefined;
}
