import {
  message,
  otherSide,
  replaceTop,
  SETTING,
  type Dice,
  type Refusal,
} from '@sandtable/kernel';
import { isNear } from '@sandtable/table';
import { blockOf, isOnMap, kindOf, sideOfPiece, thirdMounted } from '../02-pieces/blocks.ts';
import type { SideIndex } from '../../state/field.ts';
import type { Definition, PubReport } from '../../state/definition.ts';
import { COMMANDS, COUNT, SIDE } from '../../state/frameFields.ts';
import type { MoveOf, PubMove } from '../../state/moves.ts';
import { refOf } from '../../state/mentions.ts';
import { refuse } from '../refusal.ts';
import type { State } from '../../state/state.ts';
import { pieceTagged, tagOf } from '../../state/tags.ts';
import { SIDES } from '../tables.ts';
import type { View } from '../../secrets/view.ts';
import { ownCommand } from '../../table/commandWords.ts';
import { drawChit, returnChit, tellDrawn } from './turn.ts';
import { hqOf } from '../04-movement/origins.ts';

const REFUSED = {
  noHq: refuse('PB-3.5', 'noHq'),
  tried: refuse('PB-3.5', 'tried'),
  offMap: refuse('PB-3.5', 'hqOffMap'),
  notDrawn: refuse('PB-3.3', 'notDrawn'),
  noOtherChit: refuse('PB-3.3', 'noOtherChit'),
  notInPool: refuse('PB-3.4', 'notInPool'),
  cannotRollFor: refuse('PB-3.6', 'cannotRollFor'),
} as const;

/** PB-3.3 to PB-3.7: a chit has been drawn, and the order may be altered. */
export interface Alter {
  readonly type: 'alter';
  /** Commands that have been drawn; the last moves first, the others right after it. */
  readonly pulled: readonly number[];
  readonly asked: SideIndex;
  /** How many in a row have declined. */
  readonly declined: number;
}

/** PB-3.3 to PB-3.7: a chit has been drawn; fresh HQs may alter the order. */
export const alter: Definition<Alter> = {
  fields: { pulled: COMMANDS, asked: SIDE, declined: COUNT },
  on: ['draw'],
  rule: 'PB-3.7',
  asked: (_state, frame) => frame.asked,

  /** PB-3.7: whoever has a Fresh HQ is asked, whatever it could do; who has none passes, as all can see. */
  settle(state, frame, _dice, report) {
    if (frame.declined === 2) {
      const { pulled } = frame;
      replaceTop(state, {
        type: 'order',
        command: pulled[pulled.length - 1],
        waiting: pulled.slice(0, -1),
        inRange: null,
      });
      return true;
    }
    if (hasFreshHq(state, frame.asked)) return false;
    pass(state, frame, report);
    return true;
  },

  possible: (state, { pulled, declined }) =>
    pulled.length > 0 &&
    declined < 2 &&
    new Set([...pulled, ...state.pool]).size === pulled.length + state.pool.length,

  moves(state, frame, list) {
    list.push({ type: 'accept' });
    for (let by = 0; by < state.place.length; by++) {
      if (whyNotTry(state, by, frame.asked) !== undefined) continue;
      proposeDelays(state, frame, by, list);
      for (const command of state.pool) {
        const hq = hqOf(state, command);
        if (whyNotJump(state, frame.asked, hq, by) !== undefined) continue;
        list.push({ type: 'jump', hq: tagOf(state, hq), by: tagOf(state, by) });
      }
    }
  },

  answers: {
    accept: { play: (state, frame, _move, _dice, report) => pass(state, frame, report) },
    delay: {
      check(state, frame, move) {
        const by = pieceTagged(state, move.by);
        return (
          whyNotTry(state, by, frame.asked) ??
          whyNotDelay(state, frame, by, chitOf(state, frame, by, move))
        );
      },
      play: playDelay,
    },
    jump: {
      check(state, { asked }, move) {
        const by = pieceTagged(state, move.by);
        return (
          whyNotTry(state, by, asked) ?? whyNotJump(state, asked, pieceTagged(state, move.hq), by)
        );
      },
      play: playJump,
    },
  },

  ask(view, { pulled }) {
    const command = waitingOf(view, pulled);
    if (command === undefined) return message('ask.alter.enemy');
    const isFirst = ownCommand(view, pulled[pulled.length - 1]) !== undefined;
    return message(isFirst ? 'ask.alter.own' : 'ask.alter.jumped', { command });
  },

  fallback: ['accept'],
};

/** PB-3.7: the own Command that is drawn, and the enemy has perhaps jumped; undefined where there is none. */
function waitingOf(view: View, pulled: readonly number[]): string | undefined {
  const waiting = pulled.findLast((command) => ownCommand(view, command) !== undefined);
  return waiting === undefined ? undefined : ownCommand(view, waiting);
}

/** PB-3.3: on a die not above its rating another chit is drawn in place of one. */
function playDelay(
  state: State,
  frame: Alter,
  move: MoveOf<'delay'>,
  dice: Dice,
  report: PubReport,
): void {
  const by = pieceTagged(state, move.by);
  const place = chitOf(state, frame, by, move);
  const { rating } = state[SETTING].army.commands[state.command[by]];
  const success = dice.die() <= rating;
  state.spent[by] = 1;
  report?.({
    type: 'delayed',
    rule: 'PB-3.3',
    // Success or failure says something about the rating.
    reveals: true,
    side: SIDES[frame.asked],
    dice: [...dice.faces],
    by: refOf(state, by),
    after: frame.pulled.length - 1 - place,
    rating,
    success,
  });
  if (!success) return replaceTop(state, asking(frame, otherSide(frame.asked)));
  const command = drawChit(state, dice);
  returnChit(state, frame.pulled[place]);
  tellDrawn(state, command, report);
  const pulled = frame.pulled.with(place, command);
  replaceTop(state, asking({ ...frame, pulled }, state[SETTING].army.commands[command].side));
}

/** PB-3.4: on a die not above its rating a Command moves before those that are drawn. */
function playJump(
  state: State,
  frame: Alter,
  move: MoveOf<'jump'>,
  dice: Dice,
  report: PubReport,
): void {
  const by = pieceTagged(state, move.by);
  const hq = pieceTagged(state, move.hq);
  const { rating } = state[SETTING].army.commands[state.command[by]];
  const success = dice.die() <= rating;
  state.spent[by] = 1;
  report?.({
    type: 'jumped',
    rule: 'PB-3.4',
    reveals: true,
    side: SIDES[frame.asked],
    dice: [...dice.faces],
    by: refOf(state, by),
    hq: refOf(state, hq),
    rating,
    success,
  });
  if (!success) return replaceTop(state, asking(frame, otherSide(frame.asked)));
  const command = state.command[hq];
  state.pool.splice(state.pool.indexOf(command), 1);
  const pulled = [...frame.pulled, command];
  replaceTop(state, asking({ ...frame, pulled }, otherSide(frame.asked)));
}

/** PB-3.7: after each attempt both are asked again; the side of a chit that is drawn first. */
function asking(frame: Alter, asked: SideIndex): Alter {
  return { ...frame, asked, declined: 0 };
}

/** PB-3.7: a pass looks the same whatever its reason. */
function pass(state: State, frame: Alter, report: PubReport): void {
  const { asked, declined } = frame;
  report?.({ type: 'passed', rule: 'PB-3.7', side: SIDES[asked] });
  replaceTop(state, { ...frame, asked: otherSide(asked), declined: declined + 1 });
}

function hasFreshHq(state: State, side: SideIndex): boolean {
  return state.place.some((_, piece) => whyNotTry(state, piece, side) === undefined);
}

/** PB-3.5: an HQ on the map that has not tried in this turn. */
export function whyNotTry(state: State, by: number, side: SideIndex): Refusal | undefined {
  if (by < 0 || kindOf(state, by) !== 'hq' || sideOfPiece(state, by) !== side) return REFUSED.noHq;
  if (!isOnMap(state, by)) return REFUSED.offMap;
  return state.spent[by] === 1 ? REFUSED.tried : undefined;
}

/**
 * PB-3.3, PB-3.7: where the chit lies that a move delays: that of the HQ it names, or the first to move for
 * which this one can roll; -1 where there is none.
 */
function chitOf(state: State, { pulled }: Alter, by: number, { hq }: MoveOf<'delay'>): number {
  if (hq !== undefined) {
    const named = pieceTagged(state, hq);
    const isHq = named >= 0 && kindOf(state, named) === 'hq';
    return isHq ? pulled.indexOf(state.command[named]) : -1;
  }
  const isOwn = (command: number): boolean =>
    state[SETTING].army.commands[command].side === sideOfPiece(state, by);
  const first = pulled.findLastIndex(
    (command) => isOwn(command) && canRollFor(state, by, hqOf(state, command)),
  );
  return first < 0 ? pulled.findLastIndex(isOwn) : first;
}

/** PB-3.3, PB-3.7: a chit of his own, also one that waits, if there is another to move instead. */
function whyNotDelay(
  state: State,
  { pulled }: Alter,
  by: number,
  place: number,
): Refusal | undefined {
  if (place < 0) return REFUSED.notDrawn;
  if (state[SETTING].army.commands[pulled[place]].side !== sideOfPiece(state, by)) {
    return REFUSED.notDrawn;
  }
  if (!canRollFor(state, by, hqOf(state, pulled[place]))) return REFUSED.cannotRollFor;
  return state.pool.length === 0 ? REFUSED.noOtherChit : undefined;
}

function proposeDelays(state: State, frame: Alter, by: number, list: PubMove[]): void {
  const delay = { type: 'delay', by: tagOf(state, by) } as const;
  const first = chitOf(state, frame, by, delay);
  for (let place = frame.pulled.length - 1; place >= 0; place--) {
    if (whyNotDelay(state, frame, by, place) !== undefined) continue;
    const hq = tagOf(state, hqOf(state, frame.pulled[place]));
    list.push(place === first ? delay : { ...delay, hq });
  }
}

/** PB-3.4: the chit is still in the pool. */
function whyNotJump(state: State, side: SideIndex, hq: number, by: number): Refusal | undefined {
  if (hq < 0 || kindOf(state, hq) !== 'hq' || sideOfPiece(state, hq) !== side) return REFUSED.noHq;
  if (!isOnMap(state, hq)) return REFUSED.offMap;
  if (!state.pool.includes(state.command[hq])) return REFUSED.notInPool;
  return canRollFor(state, by, hq) ? undefined : REFUSED.cannotRollFor;
}

/** PB-3.6: an HQ rolls for itself, an army commander for HQs in command range. */
function canRollFor(state: State, by: number, hq: number): boolean {
  if (by === hq) return true;
  if (!state[SETTING].army.commands[state.command[by]].army || !isOnMap(state, hq)) return false;
  return isNear(blockOf(state, hq), state.x[by], state.y[by], thirdMounted(state));
}
