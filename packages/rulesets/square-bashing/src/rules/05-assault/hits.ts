import {
  message,
  otherSide,
  plain,
  refuse,
  replaceTop,
  SETTING,
  type Dice,
  type Message,
  type SideNumber,
} from '@sandtable/kernel';
import { harmOf } from '../../advice/harm.ts';
import type { Definition, SquareReport } from '../../state/definition.ts';
import { COUNT, COUNTS, SIDE, UNITS } from '../../state/frameFields.ts';
import { unitWords } from '../../state/names.ts';
import type { State } from '../../state/state.ts';
import { nameOf } from '../01-board/occupation.ts';
import { saveHits, savesOn, SAVINGS, type Saving } from '../07-saves/saves.ts';
import { HITS_A_UNIT } from '../tables.ts';
import type { Assault } from './assault.ts';

const REFUSED = {
  notHit: refuse('SB-5.7', 'notHit'),
  othersFirst: refuse('SB-5.7', 'othersFirst'),
} as const;

/** Hits that are to be placed on units, and saved when all are. */
export interface Hits {
  readonly type: 'hits';
  /** Whose units are hit. */
  readonly side: SideNumber;
  readonly units: readonly number[];
  /** How many each of them has so far. */
  readonly dealt: readonly number[];
  readonly left: number;
  /** How many of those left their owner places; his opponent places the others. */
  readonly own: number;
  readonly saving: Saving;
}

/** Puts hits on units up for placing. */
export function pushHits(
  state: State,
  side: SideNumber,
  units: readonly number[],
  hits: number,
  own: number,
  saving: Saving,
): void {
  if (hits === 0 || units.length === 0) return;
  const dealt = units.map(() => 0);
  const first = Math.min(own, hits);
  state.stack.push({ type: 'hits', side, units, dealt, left: hits, own: first, saving });
}

/** SB-5.7, SB-8.7: the owner places the first, his opponent the others; no unit a third before all have two. */
export const hits: Definition<Hits> = {
  fields: {
    side: SIDE,
    units: UNITS,
    dealt: COUNTS,
    left: COUNT,
    own: COUNT,
    saving: plain<Saving>({ type: 'string', enum: SAVINGS }),
  },
  on: ['impacts', 'morale', 'fallBack', 'assault', 'shooting', 'hits'],
  rule: 'SB-5.7',
  asked: (_state, frame) => placerOf(frame),

  possible(state, { side, units, dealt, own, left }) {
    const { isCommand, sideOf } = state[SETTING].roster;
    return (
      units.length > 0 &&
      dealt.length === units.length &&
      own <= left &&
      units.every(
        (unit, i) =>
          sideOf[unit] === side &&
          state.at[unit] !== -1 &&
          !isCommand[unit] &&
          !units.includes(unit, i + 1),
      )
    );
  },

  settle(state, frame, dice, report) {
    const left = withForced(state, frame);
    if (left.left > 0) {
      if (left === frame) return false;
      replaceTop(state, left);
      return true;
    }
    saveNext(state, left, dice, report);
    return true;
  },

  moves(state, frame, list) {
    const { make } = state[SETTING];
    frame.units.forEach((unit, i) => {
      if (isOpen(frame, i)) list.push(make.hit(unit));
    });
    list.push(make.deal);
  },

  answers: {
    hit: {
      check(state, frame, move) {
        const i = frame.units.indexOf(state[SETTING].roster.named(move.unit));
        if (i === -1) return REFUSED.notHit;
        return isOpen(frame, i) ? undefined : REFUSED.othersFirst;
      },
      play(state, frame, move) {
        const i = frame.units.indexOf(state[SETTING].roster.named(move.unit));
        replaceTop(state, withHit(frame, i));
      },
    },
    deal: {
      play(state, frame) {
        replaceTop(state, proposal(state, frame));
      },
    },
  },

  ask: (state, frame) =>
    message('ask.hits', {
      square: nameOf(state.at[frame.units[0]]),
      why: message(`hits.${originOf(state, frame)}`),
      count: placerOf(frame) === frame.side ? frame.own : frame.left,
      units: frame.units.map((_, i) => placedWords(state, frame, i)),
    }),
  fallback: ['deal'],
};

/** What the hits come from, by what lies below them. */
function originOf({ stack }: State, { saving }: Hits): string {
  const below = stack.findLast(({ type }) => type !== 'hits');
  if (below?.type === 'impacts') return saving === 'bare' ? 'gas' : 'shells';
  if (below?.type === 'assault') return below.stage;
  return below?.type === 'shooting' ? 'shooting' : 'morale';
}

function placerOf({ side, own }: Hits): SideNumber {
  return own > 0 ? side : otherSide(side);
}

/** SB-5.7: whether a unit may take the next hit. */
function isOpen({ dealt }: Hits, i: number): boolean {
  return dealt[i] < HITS_A_UNIT || dealt.every((each) => each >= HITS_A_UNIT);
}

function withHit(frame: Hits, i: number): Hits {
  const dealt = frame.dealt.slice();
  dealt[i]++;
  return { ...frame, dealt, left: frame.left - 1, own: Math.max(0, frame.own - 1) };
}

/** The hits with those placed that leave nothing to choose. */
function withForced(state: State, frame: Hits): Hits {
  let placed = frame;
  while (placed.left > 0) {
    const next = forced(state, placed);
    if (next === -1) break;
    placed = withHit(placed, next);
  }
  return placed;
}

/** Who must take the next hit, or a unit like all others that may; -1 where it is a choice. */
function forced(state: State, frame: Hits): number {
  const { dealt, left, units } = frame;
  let first = -1;
  let room = 0;
  let isChoice = false;
  for (let i = 0; i < units.length; i++) {
    room += Math.max(0, HITS_A_UNIT - dealt[i]);
    if (!isOpen(frame, i)) continue;
    if (first === -1) first = i;
    else if (dealt[i] !== dealt[first] || !areAlike(state, units[i], units[first])) isChoice = true;
  }
  const fillsAll = room > 0 && left >= room;
  return isChoice && !fillsAll ? -1 : first;
}

/** Whether it makes no difference which of two units is hit, or goes first. */
export function areAlike(state: State, a: number, b: number): boolean {
  const { units } = state[SETTING].roster;
  return (
    units[a].kind === units[b].kind &&
    units[a].quality === units[b].quality &&
    state.at[a] === state.at[b] &&
    state.lost[a] === state.lost[b] &&
    state.casualties[a] === state.casualties[b] &&
    state.flags[a] === state.flags[b]
  );
}

/** A sensible placement of all hits that whoever is asked has to place: where they hurt least, or most. */
export function proposal(state: State, frame: Hits): Hits {
  const placer = placerOf(frame);
  let placed = frame;
  while (placed.left > 0 && placerOf(placed) === placer) {
    placed = withHit(placed, best(state, placed));
  }
  return placed;
}

function best(state: State, frame: Hits): number {
  const { units, dealt, saving, side } = frame;
  const isOwner = placerOf(frame) === side;
  const isFight = fightBelow(state) !== -1;
  let found = -1;
  let most = -Infinity;
  for (let i = 0; i < units.length; i++) {
    if (!isOpen(frame, i)) continue;
    const harm = harmOf(state, units[i], dealt[i], saving);
    // Who strikes wants casualties: they are what a fight is won by.
    const gain = isFight ? savesOn(state, units[i], saving) * MORE_THAN_HARM + harm : harm;
    const wish = isOwner ? -harm : gain;
    if (wish > most) [found, most] = [i, wish];
  }
  return found;
}

/** More than one hit can harm. */
const MORE_THAN_HARM = 1000;

/** Where the stack has the fight whose hits are on top of it; -1 where they are of something else. */
function fightBelow({ stack }: State): number {
  let place = stack.length - 1;
  // The hits of the other side may still have to be placed.
  while (stack[place].type === 'hits') place--;
  const frame = stack[place];
  return frame.type === 'assault' && frame.stage === 'fight' ? place : -1;
}

/** SB-5.6: the casualties of both sides are compared when the fight is over. */
function tally(state: State, side: SideNumber, casualties: number): void {
  const place = fightBelow(state);
  if (place === -1) return;
  const frame = state.stack[place] as Assault;
  const { killed, lost } = frame;
  state.stack[place] =
    side === state.side
      ? { ...frame, lost: lost + casualties }
      : { ...frame, killed: killed + casualties };
}

/** SB-7.1: one unit after another saves; so odds need not look at all of them at once. */
function saveNext(state: State, frame: Hits, dice: Dice, report: SquareReport): void {
  const next = frame.dealt.findIndex((count) => count > 0);
  if (next === -1) {
    state.stack.pop();
    return;
  }
  replaceTop(state, { ...frame, dealt: frame.dealt.with(next, 0) });
  const { units, dealt, saving, side } = frame;
  tally(state, side, saveHits(state, units[next], dealt[next], saving, dice, report));
}

/** A unit and the hits that it has been dealt so far. */
function placedWords(state: State, { units, dealt }: Hits, i: number): Message {
  const unit = unitWords(state[SETTING].roster.ids[units[i]]);
  return message(dealt[i] === 0 ? 'hits.none' : 'hits.some', { unit, hits: dealt[i] });
}
