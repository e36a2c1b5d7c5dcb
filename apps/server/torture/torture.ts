import { RULESETS } from '../src/rulesets.ts';
import type { ChildNode } from './children.ts';
import type { PostgresServer } from '@sandtable/testkit/postgres';
import { playTable } from './table.ts';

/** What came of killing nodes while people play. */
export interface Tortured {
  readonly kills: number;
  /** Moves whose makers were told that they stand. */
  readonly acknowledged: number;
  /** Of these, how many are not in the log. */
  readonly lost: number;
  /** Matches that do not hold when they are checked. */
  readonly unverified: number;
  /** The longest that a table stood still: that anybody waited for an answer, or to be told that it is his turn. */
  readonly longestPauseMs: number;
}

interface Torture {
  readonly nodes: readonly ChildNode[];
  /** So often a node is killed, one after the other. */
  readonly kills: number;
  readonly server?: PostgresServer | undefined;
  /** So often the server of the database is killed, between the nodes. */
  readonly databaseKills?: number;
  /** So many matches are played at any time. */
  readonly matches: number;
  /** So many answers are given between one kill and the next. */
  readonly between: number;
  /** Of one game; else of all in turn. */
  readonly ruleset?: string;
  readonly say?: (line: string) => void;
}

/** Kills one node after the other under load and looks whether anything that was promised is gone. */
export async function torture(asked: Torture): Promise<Tortured> {
  const { nodes, kills, server, databaseKills = 0, between, say } = asked;
  const result = { acknowledged: 0, lost: 0, unverified: 0, longestPauseMs: 0 };
  const state = { isOver: false, answers: 0, checked: 0 };
  const playOn = async (first: number): Promise<void> => {
    for (let seed = first; !state.isOver; seed++) {
      const account = await playTable({
        ruleset: asked.ruleset ?? RULESETS[seed % RULESETS.length].id,
        urls: () => nodes.map(({ url }) => url),
        seed,
        isOver: () => state.isOver,
        answered: ({ isAcknowledged, ms }) => {
          state.answers++;
          if (isAcknowledged) result.acknowledged++;
          result.longestPauseMs = Math.max(result.longestPauseMs, Math.round(ms));
        },
      });
      state.checked++;
      result.lost += account.lost;
      if (account.problems.length > 0) result.unverified++;
      for (const problem of account.problems) say?.(problem);
    }
  };
  const playOnFor = async (answers: number): Promise<void> => {
    for (const before = state.answers; state.answers < before + answers;) await pause(5);
    // Anywhere between two answers.
    await pause(Math.random() * 50);
  };
  const playing = Promise.all(Array.from({ length: asked.matches }, (_, i) => playOn(i * 101)));
  const killing = async (): Promise<void> => {
    for (let i = 0; i < Math.max(kills, databaseKills); i++) {
      if (i < kills) {
        await playOnFor(between);
        const node = nodes[i % nodes.length];
        await node.kill();
        await node.start();
      }
      if (i < databaseKills) {
        await playOnFor(between);
        await server?.kill();
        await server?.goOn();
      }
      // What is lost is known of matches that are over.
      const { acknowledged, ...rest } = result;
      say?.(`${i + 1}: ${JSON.stringify({ acknowledged, checked: state.checked, ...rest })}`);
    }
    await playOnFor(between);
    state.isOver = true;
  };
  // What goes wrong at a table ends it at once.
  await Promise.all([killing(), playing]);
  return { kills, ...result };
}

function pause(ms: number): Promise<void> {
  return new Promise((settle) => setTimeout(settle, ms));
}
