import { claimableFrom, type MyMatch } from '@sandtable/wire';
import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';
import { mineText } from './mineText.ts';
import { when } from './when.ts';

/** How a match with others stands for whoever plays there: what it waits for, and until when. */
export function statusOf(
  { words }: Pick<Game, 'words'>,
  match: MyMatch,
): { readonly state: string; readonly time: string } {
  const { state, outcome, people, since, updated, isMyTurn, side, clocks = [], overstay } = match;
  if (outcome !== undefined) {
    return { state: words.result(outcome), time: mineText('mine.over', { time: when(updated) }) };
  }
  if (state === 'open') {
    const isFull = people.every(({ isTaken }) => isTaken);
    return {
      state: mineText(isFull ? 'mine.coming' : 'mine.open'),
      time: mineText('mine.made', { time: when(since) }),
    };
  }
  const waiting = mineText('mine.since', { time: when(since) });
  // With it something can be done, whoever's turn it is.
  if (people.some((person) => hasLeft(match, person))) {
    return { state: mineText('mine.left'), time: waiting };
  }
  if (isMyTurn) {
    const own = clocks.find((clock) => clock.side === side);
    const line = (): string => {
      if (own === undefined) return waiting;
      if (own.until === undefined) return mineText('mine.stands');
      const time = when(own.until);
      if (own.isOut !== true) return mineText('mine.until', { time });
      return mineText(overstay === 'claim' ? 'mine.late.claim' : 'mine.late.for', { time });
    };
    return { state: mineText('mine.yours'), time: line() };
  }
  const late = claimableFrom(match);
  const asked = late ?? clocks.find(({ side: each, until }) => each !== side && until)?.side;
  const other = people.find((each) => each.side === (asked ?? theOther(match)));
  const player = other?.player;
  const name =
    player === undefined
      ? (other?.name ?? mineText('mine.theirs.nobody'))
      : words.word('player', player);
  const until = clocks.find((clock) => clock.side === asked)?.until;
  if (late !== undefined) {
    const time = mineText('mine.claim.since', { time: when(until ?? since) });
    return { state: mineText('mine.claim', { name }), time };
  }
  return {
    state: mineText('mine.theirs', { name }),
    time: until === undefined ? waiting : mineText('mine.theirs.until', { time: when(until) }),
  };
}

/** Whoever sat there has gone for good, with his account. */
function hasLeft({ state }: MyMatch, { isTaken }: MyMatch['people'][number]): boolean {
  return state === 'playing' && !isTaken;
}

function theOther({ people, side }: MyMatch): string | undefined {
  return people.find((each) => each.side !== side)?.side;
}

/** Who plays which side. */
export function peopleOf({ words }: Pick<Game, 'words'>, match: MyMatch): string[] {
  const { people, side } = match;
  return people.map((person) => {
    const name = person.player === undefined ? person.name : words.word('player', person.player);
    const player = person.side === side ? text('history.you') : (name ?? nameless(match, person));
    return text('history.seat', { side: words.sideFirst(person.side), player });
  });
}

function nameless(match: MyMatch, person: MyMatch['people'][number]): string {
  if (hasLeft(match, person)) return mineText('mine.nobody');
  return mineText(person.isTaken ? 'mine.guest' : 'mine.free');
}
