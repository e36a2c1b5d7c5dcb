import {
  SETTING,
  message,
  topFrame,
  type GameEvent,
  type Message,
  type Part,
  type Reason,
} from '@sandtable/kernel';
import type { PbiEvent } from '../state/events.ts';
import { asOwn, isOwn, type Extension, type OwnEvent } from '../extension.ts';
import { groupWords } from '../state/groups.ts';
import { groundOf, groundWords } from '../rules/ground.ts';
import { savesOn } from '../rules/hits.ts';
import { moraleDice } from '../rules/morale.ts';
import type { PbiMove } from '../state/moves.ts';
import { type State } from '../state/state.ts';
import { MARKER_CLEARS_ON, OPPORTUNITY_ON } from '../rules/tables.ts';

const names = (groups: readonly string[]): Part => groups.map(groupWords);

/** A move as a choice in a list. */
export function label(state: State, move: PbiMove): Message {
  if (isOwn(move)) {
    const { extension } = state[SETTING].book;
    return extension?.label?.(state, asOwn(move)) ?? message(`move.${move.type}`, partsOf(move));
  }
  return message(`move.${move.type}${moveShade(state, move)}`, moveParts(state, move));
}

/** Which of several sentences a move takes. */
function moveShade(state: State, move: PbiMove): string {
  // Who is meant by `all` depends on what for.
  if (move.type === 'all') return `.${topFrame(state).type}`;
  return move.type === 'motivate' && motivationNeeds(state, move) <= 1 ? '.sure' : '';
}

type Motivate = Extract<PbiMove, { readonly type: 'motivate' }>;

/** QS-5.2: what the commander must roll. */
function motivationNeeds(state: State, { commander, square }: Motivate): number {
  const { board, roster } = state[SETTING];
  const group = roster.commanderOf[roster.platoonNamed(commander)];
  return groundOf(state).need(state.at[group], board.named(square));
}

function moveParts(state: State, move: PbiMove): Record<string, Part> {
  const { board, roster } = state[SETTING];
  switch (move.type) {
    case 'take':
      return { terrain: message(`laid.${move.terrain}`) };
    case 'edge':
      return { edge: message(`edge.${move.edge}`) };
    case 'deploy': {
      const kind = groundOf(state).kinds[board.named(move.square)];
      return { square: move.square, terrain: groundWords(kind) };
    }
    case 'test':
      return {
        square: move.square,
        count: moraleDice(state, state.side, board.named(move.square)),
      };
    case 'motivate':
      return {
        commander: move.commander,
        square: move.square,
        needs: motivationNeeds(state, move),
      };
    case 'march':
    case 'aim':
    case 'assault':
      return { from: move.from, to: move.to };
    case 'clear':
      return { square: move.square, platoon: move.platoon, needs: MARKER_CLEARS_ON };
    case 'hit': {
      const frame = topFrame(state);
      const cover = frame.type === 'allocate' ? frame.cover : 'open';
      return {
        group: groupWords(move.group),
        needs: savesOn(state, roster.named(move.group), cover),
      };
    }
    case 'snap':
      return { square: move.square, needs: OPPORTUNITY_ON };
    case 'join':
    case 'lose':
      return { group: groupWords(move.group) };
    case 'add':
      return { group: groupWords(move.group), shots: move.shots };
    case 'retreat':
      return { group: groupWords(move.group), to: move.to };
    case 'lay':
    case 'use':
      return { square: move.square };
    case 'generate':
    case 'finish':
    case 'rest':
    case 'endTurn':
    case 'extend':
    case 'decline':
    case 'playOn':
    case 'score':
    case 'close':
    case 'go':
    case 'fire':
    case 'all':
    case 'hold':
      return {};
  }
}

/** An event as a line of the log. */
export function tell(event: PbiEvent, extension?: Extension): Message {
  if (isOwn(event)) {
    return (
      extension?.tell?.(event as GameEvent as OwnEvent) ??
      message(`event.${event.type}`, partsOf(event))
    );
  }
  const shade = shadeOf(event);
  return message(`event.${event.type}${shade === undefined ? '' : `.${shade}`}`, eventParts(event));
}

/** Which of several sentences an event takes. */
function shadeOf(event: PbiEvent): string | undefined {
  if (event.type === 'extension' && event.success && !event.both) return 'alone';
  if ('success' in event) return event.success ? 'success' : 'failure';
  if (event.type === 'breakTest') return event.broke ? 'broke' : 'held';
  if (event.type === 'moraleTest') return event.fails > 0 ? 'fails' : 'none';
  if (event.type === 'volley') {
    const dealt = event.chooser === null ? 'hits' : 'choice';
    return event.hits > 0 ? dealt : 'none';
  }
  if (event.type === 'save') return event.failed > 0 ? 'failed' : 'saved';
  if (event.type === 'assaultDice') return event.kills > 0 ? event.role : `${event.role}None`;
  if (event.type === 'pursuit') return event.kills > 0 ? 'kills' : 'none';
  if (event.type === 'buildingPoints' || event.type === 'groupPoints') {
    return event.points > 0 ? 'some' : 'none';
  }
  if (event.type === 'ended') return event.winner === null ? 'draw' : 'won';
  return event.type === 'removed' ? event.why : undefined;
}

/** The fields of an event as parts of its sentence: groups, sides and the like in words. */
function eventParts(event: PbiEvent): Record<string, Part> {
  const parts = partsOf(event);
  // A save has one reason, which is the score itself.
  if (event.type === 'save') parts['reasons'] = message(`reason.${event.reasons[0].key}`);
  return parts;
}

export function partsOf(thing: object): Record<string, Part> {
  const parts: Record<string, Part> = {};
  for (const [name, value] of Object.entries(thing) as [string, unknown][]) {
    if (value === null) continue;
    if (name === 'group' || name === 'commander') parts[name] = groupWords(value as string);
    else if (name === 'groups' && Array.isArray(value)) {
      parts[name] = names(value as string[]);
      parts['count'] = value.length;
    } else if (name === 'dice') parts[name] = faces(value as readonly number[]);
    else if (name === 'reasons') parts[name] = terms(value as readonly Reason[]);
    else if (name === 'terrain') parts[name] = message(`laid.${value as string}`);
    else if (name === 'edge') parts[name] = message(`edge.${value as string}`);
    else if (name === 'side' || name === 'winner' || name === 'chooser') {
      parts[name] = message(`side.${value as string}`);
    } else if (name === 'buildings') parts[name] = value as string[];
    else if (name === 'squares') parts['count'] = (value as string[]).length;
    else if (typeof value === 'number' || typeof value === 'string') parts[name] = value;
  }
  return parts;
}

/** The reasons of a roll, those of a kind added up: how much, and what for. */
function terms(reasons: readonly Reason[]): Part {
  const sums = new Map<string, number>();
  for (const { key, count } of reasons) sums.set(key, (sums.get(key) ?? 0) + count);
  return Array.from(sums, ([key, count]) =>
    message('reason.term', {
      count: count < 0 ? `−${-count}` : count,
      what: message(`reason.${key}`),
    }),
  );
}

function faces(dice: readonly number[]): Part {
  return dice.length === 0 ? message('event.noDice') : dice.join(' ');
}
