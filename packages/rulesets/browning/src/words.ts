import { message, type Decision, type Message, type Part } from '@sandtable/kernel';
import type { BrowningEvent } from './events.ts';
import type { Field, Place } from './field.ts';
import type { BrowningMove } from './moves.ts';
import { namesIn } from './names.ts';
import { topFrame, type State } from './state.ts';
import { INCH, FIRE_SQUARE } from './tables.ts';
import { figuresOf } from './teams.ts';
import { volleyAt } from './volley.ts';

/** What is asked, in one sentence. */
export function ask(state: State, decision: Decision): Message {
  return message(`ask.${decision.kind}`, questionParts(state));
}

function questionParts(state: State): Record<string, Part> {
  const { field } = state;
  const frame = topFrame(state);
  switch (frame.type) {
    case 'pick':
      return { left: frame.left };
    case 'place':
    case 'advance':
    case 'march':
    case 'fire':
    case 'done':
      return { team: field.teams[frame.team].name, high: frame.high, low: frame.low };
    case 'rally':
      return { points: frame.points };
    case 'lead':
    case 'push':
    case 'regroup':
      return { leader: field.leaders[frame.leader].name };
    case 'comeback':
      return { count: frame.count };
    case 'next':
    case 'result':
    case 'nerves':
      return {};
  }
}

/** A move as a choice in a list. */
export function label(state: State, move: BrowningMove): Message {
  const shade = move.type === 'lead' ? `.${move.action}` : '';
  return message(`move.${move.type}${shade}`, moveParts(state, move));
}

function moveParts(state: State, move: BrowningMove): Record<string, Part> {
  const { field } = state;
  switch (move.type) {
    case 'activate': {
      const team = namesIn(field).teams.get(move.team) ?? -1;
      return {
        team: move.team,
        quality: message(`quality.${field.teams[team]?.quality ?? 'regular'}`),
        count: figuresOf(state, team).length,
      };
    }
    case 'lead':
      return { leader: move.leader };
    case 'place':
      return { at: inches(move.at) };
    case 'march':
      return { figure: figureWords(field, move.figure), at: inches(move.to) };
    case 'walk':
      return {
        figure: figureWords(field, move.figure),
        at: inches(move.path[move.path.length - 1]),
      };
    case 'fire':
      return fireParts(state, move.at);
    case 'rally':
    case 'choose':
    case 'gather':
      return { figure: figureWords(field, move.figure) };
    case 'push':
      return { team: move.team };
    case 'bring':
      return { figure: figureWords(field, move.figure), team: move.team, at: inches(move.at) };
    case 'draw':
    case 'rest':
    case 'enough':
    case 'advance':
    case 'stay':
    case 'halt':
    case 'hold':
    case 'regroup':
    case 'leave':
      return {};
  }
}

function fireParts(state: State, at: Place): Record<string, Part> {
  const middle = inches([at[0] + FIRE_SQUARE / 2, at[1] + FIRE_SQUARE / 2]);
  const frame = topFrame(state);
  if (frame.type !== 'fire') return { at: middle, targets: 0, firers: 0, cover: '' };
  const { targets, firers, cover } = volleyAt(state, frame.team, at);
  return {
    at: middle,
    targets: targets.length,
    firers: firers.length,
    cover: message(`cover.${cover}`),
  };
}

/** A place as players measure it: in inches from the lower left corner, to a quarter. */
function inches([x, y]: Place): Message {
  const quarters = (value: number): string => String(Math.round((value * 4) / INCH) / 4);
  return message('place.inches', { x: quarters(x), y: quarters(y) });
}

export function figureWords(field: Field, name: string): Message {
  const team = namesIn(field).teams.get(name.slice(0, name.lastIndexOf('-')));
  const kind = team === undefined ? 'rifle' : field.teams[team].weapon;
  return message('figure.name', { kind: message(`kind.${kind}`), name });
}

/** An event as a line of the log. */
export function tell(event: BrowningEvent): Message {
  const shade = shadeOf(event);
  return message(`event.${event.type}${shade === undefined ? '' : `.${shade}`}`, eventParts(event));
}

/** Which of several sentences an event takes. */
function shadeOf(event: BrowningEvent): string | undefined {
  if ('success' in event) return event.success ? 'success' : 'failure';
  if ('hits' in event) return event.hits > 0 ? 'hits' : 'none';
  if (event.type === 'led') return event.action;
  if (event.type === 'ended') return event.winner === null ? 'draw' : 'won';
  return undefined;
}

/** The fields of an event as parts of its sentence. */
function eventParts(event: BrowningEvent): Record<string, Part> {
  const parts: Record<string, Part> = {};
  for (const [name, value] of Object.entries(event) as [string, unknown][]) {
    if (name === 'figures' && Array.isArray(value)) {
      parts[name] = value as string[];
      parts['count'] = value.length;
    } else if (name === 'firers') parts['firing'] = (value as string[]).length;
    else if (name === 'targets') parts['aimed'] = (value as string[]).length;
    else if (name === 'dice') parts[name] = (value as number[]).join(' ');
    else if (name === 'side' || name === 'winner') {
      if (value !== null) parts[name] = message(`side.${value as string}`);
    } else if (name === 'reasons') {
      parts[name] = (event.reasons ?? []).map(({ key, count }) =>
        message('reason.term', {
          count: count < 0 ? `−${-count}` : count,
          what: message(`reason.${key}`),
        }),
      );
    } else if (typeof value === 'number' || typeof value === 'string') parts[name] = value;
  }
  return parts;
}
