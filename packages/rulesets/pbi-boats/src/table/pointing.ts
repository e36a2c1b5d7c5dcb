import { SETTING, topFrame, type Button, type Pick } from '@sandtable/kernel';
import type { OwnMove, OwnName, OwnPointing, State } from '@sandtable/pbi/extending';
import { WAYS, type Field, type OnButton, type OnValue, type Way } from './ways.ts';

/** How the moves of boats are pointed out, and what is meant by pointing. */
export const pointing: OwnPointing = {
  gesture(move) {
    const { fields, values, plainIn, ends, declines, implied, said } = WAYS[move.type];
    const picks = fields.map(([kind, field]): Pick => {
      const name = String(move[field]);
      if (kind === 'place') return placed(name);
      return kind === 'square' ? { square: name } : { piece: name };
    });
    if (plainIn !== undefined) return picks;
    const button = {
      button: move.type,
      ...(values && { value: onButton(values.map(({ field }) => move[field] as OnValue)) }),
      ...(ends && { ends }),
      ...(declines && { declines }),
      ...(implied && { implied }),
    };
    return said === true ? picks.toSpliced(-1, 0, button) : [...picks, button];
  },

  means(state, picks) {
    const pressed = picks.find((pick) => 'button' in pick);
    if (pressed !== undefined) {
      const type = pressed.button as OwnName;
      if (!Object.hasOwn(WAYS, type) || WAYS[type].plainIn !== undefined) return undefined;
      const others = picks.filter((pick) => pick !== pressed);
      return moveOf(state, type, others, pressed);
    }
    const frame: string = topFrame(state).type;
    const plain = Object.keys(WAYS) as OwnName[];
    for (const type of plain) {
      if (!WAYS[type].plainIn?.some((name) => name === frame)) continue;
      const move = moveOf(state, type, picks, undefined);
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
  const { fields, values }: Way = WAYS[type];
  const named = namesIn(state, fields, picks);
  const said = valuesOn(state, values, button);
  return named && said && { type, ...named, ...said };
}

/** What was pointed at, by the fields of the move; nothing where it is not that. */
function namesIn(
  state: State,
  fields: readonly Field[],
  picks: readonly Pick[],
): Record<string, string> | undefined {
  if (picks.length !== fields.length) return undefined;
  const found: Record<string, string> = {};
  for (const [i, [kind, field]] of fields.entries()) {
    const name = nameOf(state, kind, picks[i]);
    if (name === undefined) return undefined;
    found[field] = name;
  }
  return found;
}

/** A square, or a piece: they are never called alike. */
function placed(name: string): Pick {
  return name.includes('-') ? { piece: name } : { square: name };
}

/** The name of what was pointed at, where it is of this kind and there is such a thing. */
function nameOf(state: State, kind: Field[0], pick: Pick): string | undefined {
  const { board, roster } = state[SETTING];
  if ('square' in pick && (kind === 'square' || kind === 'place')) {
    return board.named(pick.square) >= 0 ? pick.square : undefined;
  }
  const isPiece = 'piece' in pick && kind !== 'square' && roster.named(pick.piece) >= 0;
  return isPiece ? pick.piece : undefined;
}

/** What is said with the button, by the fields of the move. */
function valuesOn(
  state: State,
  values: readonly OnButton[] | undefined,
  button: Button | undefined,
): Record<string, OnValue> | undefined {
  if (values === undefined) return button?.value === undefined ? {} : undefined;
  const { platoons } = state[SETTING].roster;
  let ways: OnValue[][] = [[]];
  for (const { values: each } of values) {
    const all: readonly OnValue[] = each === 'platoons' ? platoons : each;
    ways = ways.flatMap((way) => all.map((one) => [...way, one]));
  }
  const meant = ways.find((way) => onButton(way) === button?.value);
  if (meant === undefined) return undefined;
  return Object.fromEntries(values.map(({ field }, i) => [field, meant[i]]));
}

/** What stands on a button is a word or a number; where there is more than one, words. */
function onButton(values: readonly OnValue[]): string | number {
  const [first, ...rest] = values.map((each) => (typeof each === 'boolean' ? Number(each) : each));
  return rest.length === 0 ? first : [first, ...rest].join(' ');
}
