import type { Refusal } from '@sandtable/kernel';
import { isNear } from '@sandtable/table';
import { blockOf, isOnMap, kindOf, sideOfPiece, thirdMounted } from './blocks.ts';
import { otherSide, type SideIndex } from './field.ts';
import { NOT_ASKED, type FrameRules } from './frameRules.ts';
import type { FrameOf } from './frames.ts';
import { refOf } from './refs.ts';
import { refuse } from './refusal.ts';
import { replaceTop, type State } from './state.ts';
import { pieceTagged, tagOf } from './tags.ts';
import { SIDES } from './tables.ts';
import { drawChit, returnChit, tellDrawn } from './turn.ts';
import { hqOf } from './origins.ts';

const REFUSED = {
  noHq: refuse('PB-3.5', 'noHq'),
  tried: refuse('PB-3.5', 'tried'),
  offMap: refuse('PB-3.5', 'hqOffMap'),
  notDrawn: refuse('PB-3.3', 'notDrawn'),
  notInPool: refuse('PB-3.4', 'notInPool'),
  cannotRollFor: refuse('PB-3.6', 'cannotRollFor'),
} as const;

type Alter = FrameOf<'alter'>;

/** PB-3.3 to PB-3.7: a chit has been drawn; fresh HQs may alter the order. */
export const alter: FrameRules<'alter'> = {
  rule: 'PB-3.7',
  asked: (_state, frame) => frame.asked,

  /** A side that has no HQ to try with is not asked. */
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
    if (canAlter(state, frame)) return false;
    // That it cannot says something about the chits in the pool.
    report?.({ type: 'passed', rule: 'PB-3.7', reveals: true, side: SIDES[frame.asked] });
    decline(state, frame);
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
      if (whyNotDelay(state, frame, by) === undefined) {
        list.push({ type: 'delay', by: tagOf(state, by) });
      }
      for (const command of state.pool) {
        const hq = hqOf(state, command);
        if (whyNotJump(state, frame.asked, hq, by) !== undefined) continue;
        list.push({ type: 'jump', hq: tagOf(state, hq), by: tagOf(state, by) });
      }
    }
  },

  check(state, frame, move) {
    if (move.type === 'accept') return undefined;
    if (move.type !== 'delay' && move.type !== 'jump') return NOT_ASKED;
    const by = pieceTagged(state, move.by);
    const refusal = whyNotTry(state, by, frame.asked);
    if (refusal !== undefined) return refusal;
    return move.type === 'delay'
      ? whyNotDelay(state, frame, by)
      : whyNotJump(state, frame.asked, pieceTagged(state, move.hq), by);
  },

  play(state, frame, move, dice, report) {
    if (move.type === 'delay') {
      const by = pieceTagged(state, move.by);
      const { rating } = state.army.commands[state.command[by]];
      const success = dice.die() <= rating;
      state.spent[by] = 1;
      report?.({
        type: 'delayed',
        rule: 'PB-3.3',
        // Success or failure says something about the rating.
        reveals: true,
        dice: [...dice.faces],
        by: refOf(state, by),
        rating,
        success,
      });
      if (!success) return replaceTop(state, asking(frame, otherSide(frame.asked)));
      const command = drawChit(state, dice);
      returnChit(state, frame.pulled[frame.pulled.length - 1]);
      tellDrawn(state, command, report);
      const pulled = [...frame.pulled.slice(0, -1), command];
      replaceTop(state, asking({ ...frame, pulled }, state.army.commands[command].side));
    } else if (move.type === 'jump') {
      const by = pieceTagged(state, move.by);
      const hq = pieceTagged(state, move.hq);
      const { rating } = state.army.commands[state.command[by]];
      const success = dice.die() <= rating;
      state.spent[by] = 1;
      report?.({
        type: 'jumped',
        rule: 'PB-3.4',
        reveals: true,
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
      replaceTop(state, asking({ ...frame, pulled }, frame.asked));
    } else {
      report?.({ type: 'passed', rule: 'PB-3.7', side: SIDES[frame.asked] });
      decline(state, frame);
    }
  },
};

/** PB-3.7: after each attempt both are asked again. */
function asking(frame: Alter, asked: SideIndex): Alter {
  return { ...frame, asked, declined: 0 };
}

function decline(state: State, frame: Alter): void {
  const { asked, declined } = frame;
  replaceTop(state, { ...frame, asked: otherSide(asked), declined: declined + 1 });
}

function canAlter(state: State, frame: Alter): boolean {
  // PB-3.3: the last chit can neither be delayed nor jumped.
  if (state.pool.length === 0) return false;
  for (let by = 0; by < state.place.length; by++) {
    if (kindOf(state, by) !== 'hq' || whyNotTry(state, by, frame.asked) !== undefined) continue;
    if (whyNotDelay(state, frame, by) === undefined) return true;
    for (const command of state.pool) {
      if (whyNotJump(state, frame.asked, hqOf(state, command), by) === undefined) return true;
    }
  }
  return false;
}

/** PB-3.5: an HQ on the map that has not tried in this turn. */
function whyNotTry(state: State, by: number, side: SideIndex): Refusal | undefined {
  if (by < 0 || kindOf(state, by) !== 'hq' || sideOfPiece(state, by) !== side) return REFUSED.noHq;
  if (!isOnMap(state, by)) return REFUSED.offMap;
  return state.spent[by] === 1 ? REFUSED.tried : undefined;
}

/** PB-3.3: his own chit moves next. Nobody is asked unless there is another to move instead. */
function whyNotDelay(state: State, { pulled }: Alter, by: number): Refusal | undefined {
  const head = pulled[pulled.length - 1];
  if (state.army.commands[head].side !== sideOfPiece(state, by)) return REFUSED.notDrawn;
  return canRollFor(state, by, hqOf(state, head)) ? undefined : REFUSED.cannotRollFor;
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
  if (!state.army.commands[state.command[by]].army || !isOnMap(state, hq)) return false;
  return isNear(blockOf(state, hq), state.x[by], state.y[by], thirdMounted(state));
}
