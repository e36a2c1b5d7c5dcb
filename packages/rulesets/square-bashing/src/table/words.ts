import {
  message,
  SETTING,
  topFrame,
  type Message,
  type Part,
  type Reason,
} from '@sandtable/kernel';
import { retiringHits } from '../rules/05-assault/retiring.ts';
import { proposal } from '../rules/05-assault/hits.ts';
import { savesOn } from '../rules/07-saves/saves.ts';
import { orderScore } from '../rules/09-command/command.ts';
import { exitScore, needsRoll } from '../rules/04-movement/steps.ts';
import { faceTo } from '../rules/01-board/field.ts';
import { ASSET_ON } from '../rules/tables.ts';
import type { SquareEvent } from '../state/events.ts';
import type { SquareMove } from '../state/moves.ts';
import { BOARD, unitWords } from '../state/names.ts';
import type { State } from '../state/state.ts';

/** A move as a choice in a list. */
export function label(state: State, move: SquareMove): Message {
  const { shade, ...parts } = moveParts(state, move);
  const end = typeof shade === 'string' ? `.${shade}` : '';
  return message(`move.${move.type}${end}`, parts);
}

/** What goes into the words of a move; `shade` is which of several sentences it takes. */
function moveParts(state: State, move: SquareMove): Record<string, Part> {
  const { roster } = state[SETTING];
  switch (move.type) {
    case 'asset':
      return { asset: message(`asset.${move.asset}`), needs: ASSET_ON };
    case 'order':
      return {
        square: move.square,
        order: message(`order.${move.order}`),
        needs: orderScore(state, BOARD.named(move.square)),
      };
    case 'march': {
      const unit = roster.named(move.unit);
      const face = faceTo(state.at[unit], BOARD.named(move.to));
      const parts = { unit: unitWords(move.unit), to: move.to };
      if (!needsRoll(state, unit, face)) return parts;
      return { ...parts, needs: exitScore(state, unit), shade: 'roll' };
    }
    case 'extra':
      return { unit: unitWords(move.unit), to: move.to };
    case 'turn':
      return { square: move.square, face: message(`face.${move.face}`) };
    case 'hit': {
      const frame = topFrame(state);
      const saving = frame.type === 'hits' ? frame.saving : 'covered';
      const needs = savesOn(state, roster.named(move.unit), saving);
      return { unit: unitWords(move.unit), needs };
    }
    case 'deal':
      return { units: proposed(state) };
    case 'retire': {
      const frame = topFrame(state);
      return { hits: frame.type === 'assault' ? retiringHits(state, frame.to) : 0 };
    }
    case 'mount':
    case 'dismount':
    case 'fallBack':
    case 'join':
    case 'advance':
    case 'award':
    case 'roll':
      return { unit: unitWords(move.unit) };
    case 'arrive':
    case 'byRoad':
      return { unit: unitWords(move.unit), square: move.square };
    case 'assault':
    case 'shoot':
      return { from: move.from, to: move.to };
    case 'row':
      return { centre: move.centre };
    case 'deploy':
    case 'corner':
    case 'arms':
    case 'dig':
    case 'displace':
      return { square: move.square };
    case 'noAsset':
    case 'noOrders':
    case 'halt':
    case 'endMovement':
    case 'endAssaults':
    case 'shock':
    case 'go':
    case 'stand':
    case 'stay':
    case 'cease':
    case 'rollAll':
    case 'enough':
      return {};
  }
}

/** SB-5.7: the placement that is proposed, unit by unit. */
function proposed(state: State): Part {
  const frame = topFrame(state);
  if (frame.type !== 'hits') return [];
  const { units, dealt } = proposal(state, frame);
  return units.flatMap((unit, i) => {
    const hits = dealt[i] - frame.dealt[i];
    if (hits === 0) return [];
    return [message('hits.proposed', { unit: unitWords(state[SETTING].roster.ids[unit]), hits })];
  });
}

/** An event as a line of the log. */
export function tell(event: SquareEvent): Message {
  const shade = shadeOf(event);
  return message(`event.${event.type}${shade === undefined ? '' : `.${shade}`}`, partsOf(event));
}

/** Which of several sentences an event takes. */
function shadeOf(event: SquareEvent): string | undefined {
  switch (event.type) {
    case 'gasRolled':
      return event.to === null && event.how !== 'disperses' ? 'lost' : event.how;
    case 'shellsFell':
      return event.square === null ? 'lost' : event.how;
    case 'barrageRolled':
      if (!event.success) return 'failure';
      return event.to === null ? 'lost' : 'success';
    case 'assetTried':
    case 'ordered':
    case 'exitRoll':
    case 'arrivalRoll':
      return event.success ? 'success' : 'failure';
    case 'moraleTest':
      return event.fails > 0 ? 'fails' : 'none';
    case 'routTest':
      return event.routed ? 'routed' : 'stands';
    case 'lost':
      return event.why;
    case 'marched':
      return event.extra ? 'extra' : 'basic';
    case 'mounted':
      return event.mounted ? 'mounts' : 'dismounts';
    case 'assaulted':
      return event.shock ? 'shock' : 'plain';
    case 'fightDice':
      return event.role;
    case 'save':
      if (event.failed === 0) return 'saved';
      return event.lost > 0 ? 'failed' : 'beyond';
    case 'arrived':
      return event.byRoad ? 'road' : 'edge';
    case 'displaced':
      return event.square === null ? 'lost' : 'goes';
    case 'scored':
      return event.reasons.length === 0 ? 'nothing' : 'points';
    case 'ended':
      if (event.winner === null) return 'draw';
      return event.decisive ? 'decisive' : 'won';
    case 'deployed':
    case 'turnBegan':
    case 'shelled':
    case 'dugIn':
    case 'steadied':
    case 'cornered':
    case 'fellBack':
    case 'leftTable':
    case 'turned':
    case 'stood':
    case 'gaveWay':
    case 'fightDecided':
    case 'beaten':
    case 'advanced':
    case 'awarded':
    case 'volley':
    case 'countdown':
      return undefined;
  }
}

/** The fields of an event as parts of its sentence: units, sides and the like in words. */
function partsOf(event: SquareEvent): Record<string, Part> {
  const parts: Record<string, Part> = {};
  for (const [name, value] of Object.entries(event) as [string, unknown][]) {
    if (value === null) continue;
    if (name === 'unit') parts[name] = unitWords(value as string);
    else if (name === 'units') {
      parts[name] = (value as string[]).map(unitWords);
      parts['count'] = (value as string[]).length;
    } else if (name === 'dice') parts[name] = faces(value as readonly number[]);
    else if (name === 'reasons') parts[name] = terms(value as readonly Reason[]);
    else if (name === 'side' || name === 'winner') parts[name] = message(`side.${value as string}`);
    else if (name === 'asset' || name === 'order' || name === 'face') {
      parts[name] = message(`${name}.${value as string}`);
    } else if (typeof value === 'number' || typeof value === 'string') parts[name] = value;
  }
  return parts;
}

/** The reasons of a roll: how much, and what for. None is left out where there is little room: they add up. */
function terms(reasons: readonly Reason[]): Part {
  if (reasons.length === 0) return message('reason.nothing');
  return message('reason.terms', {
    terms: reasons.map(({ key, count }) =>
      message('reason.term', {
        count: count < 0 ? `−${-count}` : count,
        what: message(`reason.${key}`),
      }),
    ),
  });
}

function faces(dice: readonly number[]): Part {
  return dice.length === 0 ? message('event.noDice') : dice.join(' ');
}
