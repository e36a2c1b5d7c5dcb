import { message, topFrame, type Message, type Part } from '@sandtable/kernel';
import { byCards } from '../rules/deck.ts';
import { platoonFigures } from '../rules/leaders.ts';
import type { BrowningEvent } from '../state/events.ts';
import type { Place } from '../state/field.ts';
import type { BrowningMove } from '../state/moves.ts';
import { namesIn, teamNamed } from '../state/names.ts';
import { endsTurn, hasActed } from '../rules/picks.ts';
import { isOnTable, type State } from '../state/state.ts';
import { figuresOf, minimumStrength } from '../rules/teams.ts';
import { NO_VOLLEY, volleyAt } from '../rules/volley.ts';
import { besideWords, placeWords, wayWords } from './placeWords.ts';

/** A move as a choice in a list. */
export function label(state: State, move: BrowningMove): Message {
  return message(`move.${move.type}${moveShade(state, move)}`, moveParts(state, move));
}

/** Which of several sentences a choice takes. */
function moveShade(state: State, move: BrowningMove): string {
  const frame = topFrame(state);
  if (move.type === 'lead') return `.${move.action}`;
  if (move.type === 'halt') {
    return frame.type === 'march' && frame.moved.length > 0 ? '.others' : '';
  }
  if (move.type === 'place') {
    return besideWords(state, ledFigures(state), move.at)['count'] === 0 ? '.nobody' : '';
  }
  if (move.type !== 'rest' || frame.type !== 'pick' || hasActed(state, frame)) return '';
  if (endsTurn(state, frame)) return '.last';
  return byCards(state) ? '.card' : '.all';
}

function moveParts(state: State, move: BrowningMove): Record<string, Part> {
  const { field } = state;
  switch (move.type) {
    case 'activate': {
      const team = teamNamed(field, move.team);
      return {
        team: move.team,
        quality: message(`quality.${field.teams[team]?.quality ?? 'regular'}`),
        count: figuresOf(state, team).length,
      };
    }
    case 'lead':
      return { leader: move.leader };
    case 'place':
      return besideWords(state, ledFigures(state), move.at);
    case 'march':
      return { figure: move.figure, ...wayWords(state, numberOf(state, move.figure), move.to) };
    case 'walk': {
      const to = move.path[move.path.length - 1];
      return {
        figure: figureWords(state, move.figure),
        ...wayWords(state, numberOf(state, move.figure), to),
      };
    }
    case 'fire':
      return fireParts(state, move.at);
    case 'rally':
    case 'choose':
    case 'gather':
    case 'leave':
      return { figure: figureWords(state, move.figure) };
    case 'push':
      return { team: move.team };
    case 'bring':
      return {
        figure: figureWords(state, move.figure),
        team: move.team,
        ...besideWords(state, figuresOf(state, teamNamed(field, move.team)), move.at),
      };
    case 'draw':
    case 'rest':
    case 'enough':
    case 'advance':
    case 'stay':
    case 'halt':
    case 'hold':
    case 'regroup':
      return {};
  }
}

/** Whom a square catches, the closest by name, and what fire it is: cover helps against effective fire only. */
function fireParts(state: State, at: Place): Record<string, Part> {
  const frame = topFrame(state);
  const nowhere = frame.type !== 'fire';
  const { targets, distances, firers, cover } = nowhere
    ? NO_VOLLEY
    : volleyAt(state, frame.team, at);
  const closest = targets[distances.indexOf(Math.min(...distances))];
  const isScattered = nowhere || firers.length < minimumStrength(state.field, frame.team);
  return {
    at: placeWords(at),
    targets:
      targets.length === 0
        ? message('fire.nobody')
        : message(targets.length === 1 ? 'fire.one' : 'fire.more', {
            closest: state.field.figures[closest],
            others: targets.length - 1,
          }),
    firers: firers.length,
    cover: message(isScattered ? 'fire.scattered' : `cover.${cover}`),
  };
}

/** BB-3.1, BB-8.2: those whom a leader who is placed must stay near; anybody, where nobody is being placed. */
function ledFigures(state: State): readonly number[] {
  const frame = topFrame(state);
  if (frame.type === 'lead') {
    return platoonFigures(state, state.field.leaders[frame.leader].platoon);
  }
  if (frame.type === 'place') return figuresOf(state, frame.team);
  return [...state.status.keys()].filter((figure) => isOnTable(state, figure));
}

function numberOf({ field }: State, figure: string): number | undefined {
  return namesIn(field).figures.get(figure);
}

/** A figure by its name and what it fights with, which is the weapon of the team it belongs to (BB-8.3). */
export function figureWords({ field, team }: State, name: string): Message {
  const figure = namesIn(field).figures.get(name);
  const kind = figure === undefined ? 'rifle' : field.teams[team[figure]].weapon;
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
  if (event.type === 'scatteredFire' && event.hits > 0 && event.pins === 0) return 'vain';
  if ('hits' in event) return event.hits > 0 ? 'hits' : 'none';
  if (event.type === 'turnBegan') return event.side === null ? 'cards' : 'first';
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
