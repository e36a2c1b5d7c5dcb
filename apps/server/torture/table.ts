import { canonicalJson, type Move, type Side } from '@sandtable/kernel';
import { checkProof, heldProblems, type Proof } from '@sandtable/record';
import { RemoteSeat } from '@sandtable/wire';
import { RULESETS, rulesetOf } from '../src/rulesets.ts';
import { begin, lineTo, playOut, type Asked } from './people.ts';

/** What came of one match. */
export interface Account {
  /** How many moves whose makers were told that they stand are not in the log of the match at its end. */
  readonly lost: number;
  /** Why it does not hold when it is checked; nothing where it does. */
  readonly problems: readonly string[];
}

/**
 * How long a table stands still: from one answer to the next, but for what those who play thought about themselves. So it counts too
 * that nobody was told that it was his turn.
 */
export class Standstill {
  #last: number | undefined;

  /** For how long it has, now that somebody was given an answer for which he waited. */
  ends(now: number, { ms, thoughtMs }: Pick<Asked, 'ms' | 'thoughtMs'>): number {
    const since = this.#last === undefined ? 0 : now - this.#last - thoughtMs;
    this.#last = now;
    return Math.max(ms, since);
  }
}

/** An answer that somebody was given, and how long the table had stood still. */
interface Answer {
  /** He was told that a move of his stands. */
  readonly isAcknowledged: boolean;
  readonly ms: number;
}

interface Table {
  readonly ruleset: string;
  /** Where the nodes are. */
  readonly urls: () => readonly string[];
  /** Another number, another course. */
  readonly seed: number;
  /** Whether everybody gives up now. */
  readonly isOver: () => boolean;
  /** Called for each answer that somebody was given. */
  readonly answered: (answer: Answer) => void;
}

/** More moves no match takes: then somebody gives up. */
const MOST_MOVES = 400;

/** Plays a match over sockets, each side on a line of its own, and checks it when it is over. */
export async function playTable(table: Table): Promise<Account> {
  const { ruleset, urls, seed, isOver, answered } = table;
  const { sides } = rulesetOf(ruleset) ?? { sides: [] };
  const { match, keys } = await untilItWorks((url) => begin(url, { ruleset }), urls);
  const asked: Record<Side, number> = {};
  const stands: Record<Side, string[]> = {};
  const standstill = new Standstill();
  let turn = seed;
  const choose = (moves: readonly Move[]): Move | undefined => {
    turn += 7;
    return isOver() || turn > seed + 7 * MOST_MOVES ? undefined : moves[turn % moves.length];
  };
  const seats = sides.map((side) => new RemoteSeat(match, keys[side]));
  const lines = seats.map((_, i) => lineTo(urls, seed + i));
  await Promise.all(
    seats.map((seat, i) =>
      playOut(lines[i], seat, choose, ({ move, failure, ...times }) => {
        const ms = standstill.ends(performance.now(), times);
        answered({ isAcknowledged: move !== undefined && failure === undefined, ms });
        if (move === undefined) return;
        asked[sides[i]] = (asked[sides[i]] ?? 0) + 1;
        if (failure === undefined) (stands[sides[i]] ??= []).push(canonicalJson(move));
      }),
    ),
  );
  for (const line of lines) line.close();
  const proof = await untilItWorks((url) => proofOf(url, match), urls);
  const problems = (await checkProof(proof, RULESETS)).ok ? [] : [`${match}: the proof`];
  for (const held of seats.flatMap((seat) => seat.held() ?? [])) {
    const found = await heldProblems(held, proof, RULESETS);
    problems.push(...found.map((each) => `${match}: ${each.path} ${each.message.key}`));
  }
  let lost = 0;
  for (const side of sides) {
    const played = movesOf(proof, side);
    lost += missing(stands[side] ?? [], played);
    // Nobody's move is made twice.
    if (played.length > (asked[side] ?? 0)) problems.push(`${match}: ${side} was played for`);
  }
  return { lost, problems };
}

async function proofOf(url: string, match: string): Promise<Proof> {
  const response = await fetch(`${url}api/matches/${match}/proof`);
  if (!response.ok) throw new Error(`no proof of ${match}: ${response.status}`);
  return (await response.json()) as Proof;
}

/** What the log says that a side has played, in order. */
function movesOf({ entries }: Proof, side: Side): string[] {
  return entries.flatMap(({ deed }) =>
    deed.kind === 'move' && deed.step.side === side ? [canonicalJson(deed.step.move)] : [],
  );
}

/** How many of these are not there, in this order. */
function missing(stands: readonly string[], played: readonly string[]): number {
  let lost = 0;
  let next = 0;
  for (const move of stands) {
    const found = played.indexOf(move, next);
    if (found < 0) lost++;
    else next = found + 1;
  }
  return lost;
}

/** Asks one node after the other until one answers: any of them may just have been killed. */
async function untilItWorks<T>(
  ask: (url: string) => Promise<T>,
  urls: () => readonly string[],
): Promise<T> {
  for (let turn = 0; ; turn++) {
    try {
      const all = urls();
      return await ask(all[turn % all.length]);
    } catch (error) {
      if (turn > MOST_ASKS) throw error;
      await new Promise((settle) => setTimeout(settle, 50));
    }
  }
}

/** Half a minute: then it is not coming back. */
const MOST_ASKS = 600;
