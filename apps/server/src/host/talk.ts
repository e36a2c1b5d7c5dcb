import { SPECTATOR, type Side, type Viewer } from '@sandtable/kernel';
import type { Among, Phrase, Saying, Spoken } from '@sandtable/wire';
import type { Kysely, Selectable } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { TalkTable, Tables } from '../store/tables.ts';

/** Whoever comes is told so much of what was said before. */
const MOST_TOLD = 100;
/** In so long a time a side says no more than this. */
export const RATE_MS = 10_000;
export const MOST_OF_A_SIDE = 6;
/** So many lines go with a report. */
const MOST_REPORTED = 50;
/** In so long a time a side reports no more than this. */
export const REPORTS_MS = 3_600_000;
export const MOST_REPORTS = 5;
const TRIES = 5;
const GROUPS = ['players', 'spectators'] as const satisfies readonly Among[];

/** What is said at one table. */
export class Talk {
  readonly #db: Kysely<Tables>;
  readonly #match: string;
  readonly #lately = new Map<Side, number[]>();
  /** The last that this node has told of, for each of the two. */
  readonly #told: Record<Among, number> = { players: 0, spectators: 0 };

  constructor(db: Kysely<Tables>, match: string) {
    this.#db = db;
    this.#match = match;
  }

  /** From now on only what is new is told. */
  async begin(): Promise<void> {
    for (const among of GROUPS) this.#told[among] = await this.#last(among);
  }

  /** Whether a side says more than can be listened to. Those who look on are counted where they come in. */
  isTooMuch(side: Side, now: number): boolean {
    const lately = (this.#lately.get(side) ?? []).filter((at) => at > now - RATE_MS);
    if (lately.length >= MOST_OF_A_SIDE) return true;
    this.#lately.set(side, [...lately, now]);
    return false;
  }

  /**
   * Keeps what somebody says, once.
   * @param word Tells it from everything else that is said there.
   */
  async say(
    viewer: Viewer,
    { text, phrase, called }: Saying,
    now: number,
    word: string,
  ): Promise<void> {
    const among = groupOf(viewer);
    const row = {
      match: this.#match,
      among,
      word,
      at: now,
      side: viewer === SPECTATOR ? null : viewer,
      name: viewer === SPECTATOR ? (called ?? null) : null,
      text: text?.trim() ?? null,
      phrase: phrase ?? null,
    };
    for (let tries = 0; tries < TRIES; tries++) {
      const number = (await this.#last(among)) + 1;
      const added = await this.#db
        .insertInto('talk')
        .values({ ...row, number })
        .onConflict((conflict) => conflict.doNothing())
        .returning('number')
        .execute();
      if (added.length > 0 || (await this.#isSaid(word))) return;
    }
    throw new Error('nobody could get a word in');
  }

  /** What has been said since this was last asked. */
  async news(): Promise<Spoken[]> {
    const said: Spoken[] = [];
    for (const among of GROUPS) {
      const lines = await this.#after(among, this.#told[among]);
      this.#told[among] = lines.at(-1)?.number ?? this.#told[among];
      said.push(...lines);
    }
    return said;
  }

  /** The last that was said, for somebody who comes. */
  async latest(): Promise<Spoken[]> {
    const said: Spoken[] = [];
    for (const among of GROUPS) {
      said.push(...(await this.#after(among, (await this.#last(among)) - MOST_TOLD)));
    }
    return said;
  }

  /** Whether whoever runs the host has enough to read of a side already. */
  async hasReportedEnough(side: Side, now: number): Promise<boolean> {
    const lately = await this.#db
      .selectFrom('report')
      .select('id')
      .where('match', '=', this.#match)
      .where('side', '=', side)
      .where('at', '>', now - REPORTS_MS)
      .limit(MOST_REPORTS)
      .execute();
    return lately.length >= MOST_REPORTS;
  }

  /** Keeps for whoever runs the host what was said last where the viewer is. */
  async report(viewer: Viewer, why: string, now: number): Promise<void> {
    const lines = (await this.latest())
      .filter(({ among }) => among === groupOf(viewer))
      .slice(-MOST_REPORTED);
    await this.#db
      .insertInto('report')
      .values({
        id: randomUUID(),
        match: this.#match,
        side: viewer,
        at: now,
        why,
        lines: JSON.stringify(lines),
      })
      .execute();
  }

  async #after(among: Among, number: number): Promise<Spoken[]> {
    const rows = await this.#db
      .selectFrom('talk')
      .selectAll()
      .where('match', '=', this.#match)
      .where('among', '=', among)
      .where('number', '>', number)
      .orderBy('number')
      .execute();
    return rows.map(spokenOf);
  }

  async #last(among: Among): Promise<number> {
    const row = await this.#db
      .selectFrom('talk')
      .select((expression) => expression.fn.max('number').as('last'))
      .where('match', '=', this.#match)
      .where('among', '=', among)
      .executeTakeFirst();
    return row?.last ?? 0;
  }

  async #isSaid(word: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('talk')
      .select('number')
      .where('match', '=', this.#match)
      .where('word', '=', word)
      .executeTakeFirst();
    return row !== undefined;
  }
}

function spokenOf({ number, among, at, side, name, text, phrase }: Selectable<TalkTable>): Spoken {
  return {
    number,
    among: among as Among,
    at,
    ...(side !== null && { side }),
    ...(name !== null && { name }),
    ...(text !== null && { text }),
    ...(phrase !== null && { phrase: phrase as Phrase }),
  };
}

/** Among whom somebody speaks. */
function groupOf(viewer: Viewer): Among {
  return viewer === SPECTATOR ? 'spectators' : 'players';
}

/** What it hangs on whether something is heard. */
export interface Hearing {
  readonly isOver: boolean;
  /** The sides that do not want to hear what the other says. */
  readonly muting: ReadonlySet<Side>;
}

/**
 * Whether a viewer hears something: those who play hear each other unless they do not want to, and once the match is
 * over what those said who looked on; these hear each other.
 */
export function hears(
  viewer: Viewer,
  { among, side }: Spoken,
  { isOver, muting }: Hearing,
): boolean {
  if (among === 'spectators') return viewer === SPECTATOR || isOver;
  if (viewer === SPECTATOR) return false;
  return side === viewer || !muting.has(viewer);
}

/** What was said before a time is forgotten. */
export async function forgetTalk(db: Kysely<Tables>, before: number): Promise<void> {
  await db.deleteFrom('talk').where('at', '<', before).execute();
}
