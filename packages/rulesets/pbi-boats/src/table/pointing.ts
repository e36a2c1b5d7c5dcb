import { SETTING, topFrame, type Button, type Pick } from '@sandtable/kernel';
import type { OwnMove, OwnName, OwnPointing, State } from '@sandtable/pbi/extending';
import { hullOf } from '../state/fleet.ts';
import { WAYS, type Field, type OnButton, type OnValue, type Together, type Way } from './ways.ts';

/** How the moves of boats are pointed out, and what is meant by pointing. */
export const pointing: OwnPointing = {
  gesture(move) {
    const { fields: each, together, values, plainIn, ends, implied } = WAYS[move.type];
    const isParty = together !== undefined && (move['groups'] as readonly string[]).length > 1;
    const picks = (isParty ? together.fields : each).flatMap(([kind, field]): Pick[] => {
      const said = move[field];
      if (kind === 'square') return [{ square: String(said) }];
      if (kind === 'place') return [placed(String(said))];
      return (kind === 'party' ? (said as string[]) : [String(said)]).map((piece) => ({ piece }));
    });
    if (plainIn !== undefined) return picks;
    const button = {
      button: move.type,
      ...(values && { value: onButton(values.map(({ field }) => move[field] as OnValue)) }),
      ...(ends && { ends }),
      ...(implied && !isParty && { implied }),
    };
    return isParty && together.said === true ? picks.toSpliced(-1, 0, button) : [...picks, button];
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
  const { fields, follows, values, together }: Way = WAYS[type];
  const all = together && everybody(state, together, picks);
  if (all !== undefined) return { type, ...all };
  const named = namesIn(state, fields, picks);
  if (named === undefined) return undefined;
  const said = valuesOn(state, values, button);
  if (said === undefined) return undefined;
  if (follows === undefined) return { type, ...named, ...said };
  const [field, of] = follows;
  const [first] = picks;
  const piece = 'piece' in first ? state[SETTING].roster.named(first.piece) : -1;
  const following = of(state, piece);
  return following === undefined ? undefined : { type, ...named, ...said, [field]: following };
}

/** Where somebody is and where they go were pointed at: then all who can are meant, if that is a party. */
function everybody(
  state: State,
  { fields, groups }: Together,
  picks: readonly Pick[],
): Record<string, string | string[]> | undefined {
  const named = namesIn(state, fields, picks);
  if (named === undefined) return undefined;
  const { board, roster } = state[SETTING];
  const [from, to] = fields.map(([kind, field]) => {
    const name = String(named[field]);
    if (kind === 'square') return board.named(name);
    const hull = roster.named(name);
    return hullOf(state, hull) === undefined ? -1 : hull;
  });
  if (from === -1 || to === -1) return undefined;
  const party = groups(state, from, to).map((group) => roster.ids[group]);
  return party.length > 0 ? { ...named, groups: party } : undefined;
}

/** What was pointed at, by the fields of the move; nothing where it is not that. */
function namesIn(
  state: State,
  fields: readonly Field[],
  picks: readonly Pick[],
): Record<string, string | string[]> | undefined {
  const more = picks.length - fields.length;
  const hasParty = fields.some(([kind]) => kind === 'party');
  if (more < 0 || (more > 0 && !hasParty)) return undefined;
  const found: Record<string, string | string[]> = {};
  let next = 0;
  for (const [kind, field] of fields) {
    const count = kind === 'party' ? more + 1 : 1;
    const names = picks.slice(next, next + count).map((pick) => nameOf(state, kind, pick));
    next += count;
    if (names.some((name) => name === undefined)) return undefined;
    found[field] = kind === 'party' ? (names as string[]) : (names[0] as string);
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
