import { EDGES } from '@sandtable/board';
import { message, SETTING, type Message, type Part } from '@sandtable/kernel';
import {
  groupWords,
  partsOf,
  type OwnEvent,
  type OwnMove,
  type State,
} from '@sandtable/pbi/extending';
import { isEverybody, placesOf } from '../rules/parties.ts';
import { goersOf } from '../rules/transfers.ts';
import { fleetOf } from '../state/fleet.ts';
import { watersOf } from '../state/waters.ts';
import { BOAT_DICE } from '../tables/figures.ts';
import { fireLabel } from './fireWords.ts';

/** How the id of a piece looks. */
const PIECE_ID = /^[A-Z]-[a-z]+[0-9]*$/u;

/** Fields whose values are words of their own. */
const WORDS: Readonly<Record<string, string>> = {
  hand: 'hand',
};

/** The fields of a move or an event as parts of its sentence: pieces, edges and the like in words. */
function ownParts(thing: object): Record<string, Part> {
  const parts = partsOf(thing);
  for (const [name, value] of Object.entries(thing) as [string, unknown][]) {
    if (typeof value === 'string' && PIECE_ID.test(value)) parts[name] = groupWords(value);
    else if (EDGES.some((edge) => edge === value)) parts[name] = message(`edge.${String(value)}`);
    else if (typeof value === 'string' && Object.hasOwn(WORDS, name)) {
      parts[name] = message(`${WORDS[name]}.${value}`);
    }
  }
  return parts;
}

/** Which of several sentences an event takes. */
function shadeOf({ type, throttle, astern, square }: OwnEvent): string {
  if (type === 'boats:laid' && square === undefined) return '.hidden';
  if (throttle === true) return '.throttle';
  if (astern === true) return '.astern';
  return '';
}

/** An event as a line of the log. */
export function tell(event: OwnEvent): Message {
  return message(`event.${event.type}${shadeOf(event)}`, ownParts(event));
}

/** A move as a choice in a list. */
export function label(state: State, move: OwnMove): Message {
  const named = fireLabel(state, move) ?? transferLabel(state, move);
  if (named !== undefined) return named;
  const parts = ownParts(move);
  switch (move.type) {
    case 'boats:start':
      return message(`move.boats:start${move.throttle === true ? '.throttle' : ''}`, {
        ...parts,
        dice: BOAT_DICE,
      });
    case 'boats:go': {
      const astern = isAstern(state, String(move.boat), String(move.to));
      return message(`move.boats:go${astern ? '.astern' : ''}`, parts);
    }
    default:
      return message(`move.${move.type}`, parts);
  }
}

/** BT-4.1: who would go from where to where; undefined for a move with which nobody goes. */
function transferLabel(state: State, move: OwnMove): Message | undefined {
  const goers = goersOf(state, move);
  if (goers === undefined) return undefined;
  const { ids } = state[SETTING].roster;
  const groups = goers.pieces.map((piece) => ids[piece]);
  const places = placesOf(state, goers.way);
  const isAll = groups.length > 1 && isEverybody(state, goers.way, goers.pieces);
  const all = isAll ? 'All' : '';
  return message(`move.boats:${goers.way.kind}${all}`, ownParts({ ...places, groups }));
}

/** BT-3.4: whether a hull would back to a square. */
export function isAstern(state: State, boat: string, to: string): boolean {
  const { board, roster } = state[SETTING];
  const hull = roster.named(boat);
  const ahead = watersOf(state).beside[state.at[hull]][fleetOf(state).facing[hull]];
  return ahead !== board.named(to);
}
