import type { Move } from '@sandtable/kernel';
import { checkProof, heldProblems, type Held, type Proof, type Receipt } from '@sandtable/record';
import { RemoteSeat } from '@sandtable/wire';
import { RULESETS, rulesetOf } from '../src/rulesets.ts';
import type { ChildNode } from './children.ts';
import { begin, lineTo, playOut } from './people.ts';

/** What came of killing nodes while people play. */
export interface Tortured {
  readonly kills: number;
  /** Moves whose makers were told that they stand. */
  readonly acknowledged: number;
  /** Of these, how many are not in the log. */
  readonly lost: number;
  /** Matches that do not hold when they are checked. */
  readonly unverified: number;
  readonly longestPauseMs: number;
}

interface Torture {
  readonly nodes: readonly ChildNode[];
  readonly kills: number;
  /** So many matches are played at any time. */
  readonly matches: number;
  readonly betweenMs: number;
  /** In tests of one game; else of all in turn. */
  readonly ruleset?: string;
}

/** Kills one node after the other under load and looks whether anything that was promised is gone. */
export async function torture(asked: Torture): Promise<Tortured> {
  const { nodes, kills, matches, betweenMs } = asked;
  const result = { acknowledged: 0, lost: 0, unverified: 0, longestPauseMs: 0 };
  const state = { isOver: false };
  let last = performance.now();
  const table = async (number: number): Promise<void> => {
    for (let game = number; !state.isOver; game++) {
      const ruleset = asked.ruleset ?? RULESETS[game % RULESETS.length].id;
      const found = await untilItWorks(() => begin(nodes[game % nodes.length].url, { ruleset }));
      const line = lineTo(() => nodes.map(({ url }) => url));
      const receipts: Receipt[] = [];
      const seats =
        rulesetOf(ruleset)?.sides.map((side) => new RemoteSeat(found.match, found.keys[side])) ??
        [];
      let turn = game;
      const choose = (moves: readonly Move[]): Move | undefined => {
        for (const { receipt } of seats) if (receipt) receipts.push(receipt);
        const now = performance.now();
        result.longestPauseMs = Math.max(result.longestPauseMs, now - last);
        last = now;
        turn += 7;
        return state.isOver || turn > game + 7 * 400 ? undefined : moves[turn % moves.length];
      };
      const played = await Promise.all(seats.map((seat) => playOut(line, seat, choose)));
      result.acknowledged += played.reduce((all, each) => all + each, 0);
      await check(
        found.match,
        receipts,
        seats.flatMap((seat) => seat.held() ?? []),
      );
      line.close();
    }
  };
  const check = async (
    match: string,
    receipts: readonly Receipt[],
    held: readonly Held[],
  ): Promise<void> => {
    const proof = await untilItWorks(async () => {
      const response = await fetch(`${nodes[0].url}api/matches/${match}/proof`);
      return (await response.json()) as Proof;
    });
    const known = new Set(proof.entries.map(({ hash }) => hash));
    result.lost += receipts.filter(({ hash }) => !known.has(hash)).length;
    const checked = await checkProof(proof, RULESETS);
    const problems = await Promise.all(held.map((each) => heldProblems(each, proof, RULESETS)));
    if (!checked.ok || problems.some(({ length }) => length > 0)) result.unverified++;
  };
  const tables = Array.from({ length: matches }, (_, i) => table(i * 101));
  for (let i = 0; i < kills; i++) {
    await new Promise((settle) => setTimeout(settle, betweenMs));
    const node = nodes[i % nodes.length];
    await node.kill();
    await node.start();
  }
  state.isOver = true;
  await Promise.all(tables);
  return { kills, ...result, longestPauseMs: Math.round(result.longestPauseMs) };
}

/** A node that has just been killed answers when it is there again. */
async function untilItWorks<T>(act: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await act();
    } catch {
      await new Promise((settle) => setTimeout(settle, 50));
    }
  }
}
