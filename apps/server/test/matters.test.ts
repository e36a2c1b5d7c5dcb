import type { Side } from '@sandtable/kernel';
import { checkProof, type Proof } from '@sandtable/record';
import {
  claimableFrom,
  RemoteSeat,
  type Dealing,
  type Line,
  type MatchFacts,
  type MyMatch,
  type NewMatch,
  type Offer,
  type Terms,
} from '@sandtable/wire';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { HostNode } from '../src/node.ts';
import type { Operated } from '../src/operate/command.ts';
import { REPORT_COMMANDS } from '../src/operate/reportCommands.ts';
import { RULESETS, rulesetOf } from '../src/rulesets.ts';
import { Store } from '../src/store/store.ts';
import { freshDatabase } from '@sandtable/testkit/databases';
import { begin, lineTo, movesAt, post } from '../torture/people.ts';
import { Tap } from '../torture/tap.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

let folder: string;
let node: HostNode;
/** The host's clock: the tests move it. */
let now = Date.now();
const lines: Line[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandtable-'));
  const database = join(folder, 'matches.db');
  node = await HostNode.start({ database, port: 0, host: '127.0.0.1', now: () => now });
});
afterEach(() => {
  for (const line of lines.splice(0)) line.close();
});
afterAll(async () => {
  await node.stop();
  rmSync(folder, { recursive: true });
});

/** Somebody at a table. */
class Guest {
  readonly seat: RemoteSeat;
  readonly line: Line;

  private constructor(seat: RemoteSeat, url: string) {
    this.seat = seat;
    this.line = lineTo(() => [url]);
    lines.push(this.line);
  }

  static async at(match: string, key?: string, { url }: HostNode = node): Promise<Guest> {
    const guest = new Guest(new RemoteSeat(match, key), url);
    const failure = await guest.line.take(guest.seat, () => undefined);
    if (failure !== undefined) throw new Error(JSON.stringify(failure.message));
    return guest;
  }

  /** Gives the key of the text that says why it was not done. */
  async deal(dealing: Dealing): Promise<string | undefined> {
    const failure = await this.line.deal(this.seat, dealing);
    return failure && (failure.message as { key: string }).key;
  }

  /** What the other has offered, as soon as he is told of it. */
  offered(offer: Offer): Promise<string> {
    return vi.waitFor(() => {
      const { offers = [] } = this.seat.matters ?? {};
      const told = offers.find((each) => each.offer === offer && each.side !== this.seat.viewer);
      if (told === undefined) throw new Error('nothing is offered');
      return told.id;
    });
  }

  async reply(offer: Offer, isAccepted: boolean): Promise<string | undefined> {
    return this.deal({ ask: 'reply', to: await this.offered(offer), isAccepted });
  }

  async say(text: string): Promise<string | undefined> {
    return this.deal({ ask: 'say', text });
  }

  get outcome() {
    return this.seat.known?.pending.outcome;
  }

  get isAsked(): boolean {
    const { known, viewer } = this.seat;
    return known?.pending.decisions.some(({ side }) => side === viewer) ?? false;
  }

  /** Decides something, once he is asked. */
  async play(): Promise<void> {
    const ruleset = rulesetOf(this.seat.premises?.ruleset ?? '');
    if (ruleset === undefined) throw new Error('no rules');
    await vi.waitFor(() => expect(this.isAsked).toBe(true));
    const [move] = movesAt(ruleset, this.seat);
    expect(await this.line.play(this.seat, move)).toBeUndefined();
  }
}

interface Pair {
  readonly match: string;
  readonly keys: Readonly<Record<Side, string>>;
  /** Who is asked first, and the other one. */
  readonly first: Guest;
  readonly second: Guest;
}

async function pair(terms: Terms = {}, wanted: Partial<NewMatch> = {}): Promise<Pair> {
  const { match, keys } = await begin(node.url, { ruleset: 'pbi', terms, ...wanted });
  const guests = [];
  for (const key of Object.values(keys)) guests.push(await Guest.at(match, key));
  const first = guests.find(({ isAsked }) => isAsked) as Guest;
  const second = guests.find((each) => each !== first) as Guest;
  return { match, keys, first, second };
}

test('everybody at a table sees who is there, and who has gone', async () => {
  const { match, keys } = await begin(node.url, { ruleset: 'pbi' });
  const [one, other] = Object.keys(keys);
  const guest = await Guest.at(match, keys[one]);
  const here = (): string[] =>
    guest.seat.matters?.people.filter(({ isHere }) => isHere).map(({ side }) => side) ?? [];
  expect(here()).toEqual([one]);
  const second = await Guest.at(match, keys[other]);
  await vi.waitFor(() => expect(here().toSorted()).toEqual([one, other].toSorted()));
  second.line.close();
  await vi.waitFor(() => expect(here()).toEqual([one]));
});

describe('who overstays', () => {
  const clock = { kind: 'move', seconds: 3 * 86_400 } as const;

  test('can be claimed against, and not a moment before', async () => {
    const { match, first, second } = await pair({ clock });
    const side = first.seat.viewer as Side;
    expect(second.seat.matters?.clocks?.find((each) => each.side === side)?.until).toBe(
      now + 3 * DAY,
    );
    now += 3 * DAY - 1;
    expect(await second.deal({ ask: 'claim' })).toBe('room.claim.time');
    now += 1;
    expect(await first.deal({ ask: 'claim' })).toBe('room.claim.time');
    expect(await second.deal({ ask: 'claim' })).toBeUndefined();
    await vi.waitFor(() =>
      expect(first.outcome).toEqual({ winner: second.seat.viewer, scores: {}, rule: 'time' }),
    );
    const proof = (await (await fetch(`${node.url}api/matches/${match}/proof`)).json()) as Proof;
    expect(await checkProof(proof, RULESETS)).toMatchObject({ ok: true });
  });

  test('may still decide as long as nobody has claimed', async () => {
    const { first, second } = await pair({ clock });
    now += 4 * DAY;
    await first.play();
    expect(await second.deal({ ask: 'claim' })).toBe('room.claim.time');
  });

  test('is played for, where that was agreed, at once and then every minute', async () => {
    const { first, second } = await pair({ clock, overstay: 'fallback' });
    now += 3 * DAY;
    await vi.waitFor(() => expect(second.seat.known?.told.length).toBe(1), 20_000);
    expect(await second.deal({ ask: 'claim' })).toBe('room.claim.none');
    expect(first.isAsked).toBe(true);
    const side = first.seat.viewer as Side;
    const his = () => second.seat.matters?.clocks?.find((each) => each.side === side);
    await vi.waitFor(() => expect(his()?.isPlayedFor).toBe(true));
    now += MINUTE;
    await vi.waitFor(() => expect(second.seat.known?.told.length).toBe(2), 20_000);
    await first.play();
    await vi.waitFor(() => expect(his()?.isPlayedFor).toBeUndefined());
  });

  test('does not get away from it by taking something back, nor from what was played for him', async () => {
    const bank = { kind: 'bank', seconds: 600, increment: 0 } as const;
    for (const overstay of ['claim', 'fallback'] as const) {
      const { first, second } = await pair({ clock: bank, overstay });
      await first.play();
      now += 10 * MINUTE;
      const told = overstay === 'claim' ? 1 : 2;
      await vi.waitFor(() => expect(first.seat.known?.told.length).toBe(told), 20_000);
      const failure = await first.line.undo(first.seat);
      expect(failure?.message).toEqual({ key: 'room.undo.time' });
      const claimed = overstay === 'claim' ? undefined : 'room.claim.none';
      expect(await second.deal({ ask: 'claim' })).toBe(claimed);
    }
  });

  test('has a computer player answer, where that was agreed', async () => {
    const { first, second } = await pair({ clock, overstay: 'computer', player: 'random' });
    now += 3 * DAY;
    await vi.waitFor(() => expect(first.seat.known?.told.length).toBe(1), 30_000);
    await first.play();
    await vi.waitFor(() => expect(second.seat.known?.told.length).toBe(2));
  });

  test('is found by the next node that starts', async () => {
    const { match, second } = await pair({ clock, overstay: 'fallback' });
    second.line.close();
    await node.stop();
    now += 3 * DAY;
    const database = join(folder, 'matches.db');
    node = await HostNode.start({ database, port: 0, host: '127.0.0.1', now: () => now });
    const watcher = await Guest.at(match);
    await vi.waitFor(() => expect(watcher.seat.known?.told.length).toBe(1), 20_000);
  });

  test('is seen among the matches of both, and not while clocks stand', async () => {
    const { match, keys, first, second } = await pair({ clock, holidays: 10 });
    const side = first.seat.viewer as Side;
    const mine = async (guest: Guest): Promise<MyMatch> => {
      await node.desk.register.write();
      const his = { keys: [keys[guest.seat.viewer as Side]] };
      const told = (await post(`${node.url}api/matches/mine`, his)) as { matches: MyMatch[] };
      return told.matches.find((each) => each.match === match) as MyMatch;
    };
    const claimable = async (): Promise<Side | undefined> => claimableFrom(await mine(second));
    expect(await mine(first)).toMatchObject({ isMyTurn: true, overstay: 'claim' });
    expect(await claimable()).toBeUndefined();
    await first.deal({ ask: 'holiday', days: 1 });
    now += 3 * DAY - MINUTE;
    expect(await claimable()).toBeUndefined();
    now += 2 * DAY;
    // The clock runs again, which nobody has done: a node finds it.
    await vi.waitFor(async () => expect(await claimable()).toBe(side), 20_000);
    expect(claimableFrom(await mine(first))).toBeUndefined();
    const clocks = (await mine(first)).clocks?.filter(({ isOut }) => isOut);
    expect(clocks).toMatchObject([{ side, isOut: true }]);
    await first.play();
    expect(await claimable()).toBeUndefined();
  });

  test('has days off, as many as were agreed', async () => {
    const { first, second } = await pair({ clock, holidays: 10 });
    const side = first.seat.viewer as Side;
    expect(await first.deal({ ask: 'holiday', days: 11 })).toBe('room.holiday.days');
    expect(await first.deal({ ask: 'holiday', days: 7 })).toBeUndefined();
    await vi.waitFor(() => expect(second.seat.matters?.holidays?.[side]).toBe(3));
    now += 8 * DAY;
    expect(await second.deal({ ask: 'claim' })).toBe('room.claim.time');
    now += 2 * DAY;
    expect(await first.deal({ ask: 'holiday', days: 1 })).toBe('room.holiday.late');
    // Nor while all clocks stand, as both agreed after it.
    for (const guest of [first, second]) await guest.deal({ ask: 'offer', offer: 'pause' });
    expect(await first.deal({ ask: 'holiday', days: 1 })).toBe('room.holiday.late');
    for (const guest of [first, second]) await guest.deal({ ask: 'offer', offer: 'resume' });
    expect(await second.deal({ ask: 'claim' })).toBeUndefined();
  });

  test('stays away where more days are asked for than there are', async () => {
    const { first } = await pair({ clock, holidays: 10 });
    expect(await first.deal({ ask: 'holiday', days: 7 })).toBeUndefined();
    now += 2 * DAY;
    expect(await first.deal({ ask: 'holiday', days: 9 })).toBe('room.holiday.days');
    expect(first.seat.matters?.pauses).toHaveLength(1);
    expect(await first.deal({ ask: 'holiday', days: 8 })).toBeUndefined();
  });
});

describe('what is offered', () => {
  test('a draw ends the match when the other agrees, and is gone when he decides something', async () => {
    const { first, second } = await pair();
    expect(await second.deal({ ask: 'offer', offer: 'draw' })).toBeUndefined();
    const offers = [{ side: second.seat.viewer, offer: 'draw' }];
    await vi.waitFor(() => expect(first.seat.matters?.offers).toMatchObject(offers));
    const to = await first.offered('draw');
    await first.play();
    await vi.waitFor(() => expect(first.seat.matters?.offers).toEqual([]));
    expect(await first.deal({ ask: 'reply', to, isAccepted: true })).toBe('room.offer.gone');
    await second.deal({ ask: 'offer', offer: 'draw' });
    expect(await first.deal({ ask: 'reply', to, isAccepted: true })).toBe('room.offer.gone');
    expect(await first.reply('draw', true)).toBeUndefined();
    await vi.waitFor(() => expect(second.outcome?.rule).toBe('agreement'));
  });

  test('and accepted is not lost where the log cannot be written to at that moment', async () => {
    const { first, second } = await pair();
    await first.deal({ ask: 'offer', offer: 'draw' });
    await vi.waitFor(() => expect(second.seat.matters?.offers).toHaveLength(1));
    const database = new DatabaseSync(join(folder, 'matches.db'));
    database.exec(
      `create trigger trouble before insert on entry begin select raise(abort, 'no'); end`,
    );
    const replied = second.reply('draw', true);
    const measured = async () => (await fetch(`${node.url}metrics`)).text();
    await expect.poll(measured).toContain('sandtable_failures_total{code="trouble"}');
    database.exec('drop trigger trouble');
    database.close();
    // He asks again by himself.
    expect(await replied).toBeUndefined();
    await vi.waitFor(() => expect(first.outcome).toBeDefined());
  });

  test('can be refused and withdrawn', async () => {
    const { first, second } = await pair();
    await second.deal({ ask: 'offer', offer: 'draw' });
    await first.reply('draw', false);
    await vi.waitFor(() => expect(second.seat.matters?.offers).toEqual([]));
    const declined = [{ side: second.seat.viewer, offer: 'draw' }];
    expect(second.seat.matters?.declined).toMatchObject(declined);
    await vi.waitFor(() => expect(first.seat.matters?.offers).toEqual([]));
    await second.deal({ ask: 'offer', offer: 'draw' });
    await vi.waitFor(() => expect(second.seat.matters?.declined).toEqual([]));
    const to = await first.offered('draw');
    await second.deal({ ask: 'withdraw', offer: 'draw' });
    expect(await first.deal({ ask: 'reply', to, isAccepted: true })).toBe('room.offer.gone');
  });

  test('and answered is dealt with once, however often it is sent under one name', async () => {
    const { match, keys, first, second } = await pair();
    const tap = await Tap.open(node.url);
    const key = keys[second.seat.viewer ?? ''];
    const sat = await tap.ask({ ask: 'sit', match, key });
    if (!sat.ok || sat.sat === undefined) throw new Error(JSON.stringify(sat));
    const { seat } = sat.sat;
    const twice = async (
      asked: Dealing & { readonly name: string },
      between: () => Promise<unknown>,
    ): Promise<void> => {
      expect(await tap.ask({ ...asked, seat })).toMatchObject({ ok: true });
      await between();
      expect(await tap.ask({ ...asked, seat })).toMatchObject({ ok: true });
    };
    const offers = () => first.seat.matters?.offers.map(({ side, offer }) => `${side} ${offer}`);
    // What was withdrawn does not stand again.
    await twice({ ask: 'offer', offer: 'draw', name: 'offered' }, () =>
      tap.ask({ ask: 'withdraw', seat, offer: 'draw', name: 'withdrawn' }),
    );
    await vi.waitFor(() => expect(offers()).toEqual([]));
    // What was declined was one offer, not those that came later.
    const mine = `${first.seat.viewer} draw`;
    await first.deal({ ask: 'offer', offer: 'draw' });
    const declined = { ask: 'reply', to: await second.offered('draw'), isAccepted: false } as const;
    await twice({ ...declined, name: 'declined' }, () =>
      first.deal({ ask: 'offer', offer: 'draw' }),
    );
    expect(await tap.ask({ ...declined, seat, name: 'other' })).toMatchObject({ ok: false });
    await vi.waitFor(() => expect(offers()).toEqual([mine]));
    // Neither does what was agreed to.
    for (let i = 0; i < 2; i++) await first.play();
    const told = first.seat.known?.told.length;
    await first.deal({ ask: 'offer', offer: 'takeBack' });
    const agreed = {
      ask: 'reply',
      to: await second.offered('takeBack'),
      isAccepted: true,
    } as const;
    await twice({ ...agreed, name: 'agreed' }, async () => {
      await vi.waitFor(() => expect(first.seat.known?.told.length).not.toBe(told));
      await first.play();
      await first.deal({ ask: 'offer', offer: 'takeBack' });
    });
    await second.offered('takeBack');
    expect(first.seat.known?.told.length).toBe(told);
    tap.close();
  });

  test('is not told to those who look on', async () => {
    const { match, first, second } = await pair();
    const watcher = await Guest.at(match);
    await second.deal({ ask: 'offer', offer: 'draw' });
    await vi.waitFor(() => expect(first.seat.matters?.offers).toHaveLength(1));
    expect(watcher.seat.matters?.offers).toEqual([]);
    expect(await watcher.deal({ ask: 'offer', offer: 'draw' })).toBe('wire.spectator');
  });

  test('a decision goes back by agreement, and what was played so is proved', async () => {
    const { match, first, second } = await pair();
    for (let i = 0; i < 3; i++) await first.play();
    expect(await second.deal({ ask: 'offer', offer: 'takeBack' })).toBe('room.offer.nothing');
    const many = { ask: 'offer', offer: 'takeBack', decisions: 4 } as const;
    expect(await first.deal(many)).toBe('room.offer.nothing');
    const told = first.seat.known?.told.length ?? 0;
    const offers = (decisions: number) => [
      { side: first.seat.viewer, offer: 'takeBack', decisions },
    ];
    await first.deal({ ask: 'offer', offer: 'takeBack' });
    await vi.waitFor(() => expect(second.seat.matters?.offers).toMatchObject(offers(1)));
    const to = await second.offered('takeBack');
    await first.deal({ ask: 'offer', offer: 'takeBack', decisions: 2 });
    await vi.waitFor(() => expect(second.seat.matters?.offers).toMatchObject(offers(2)));
    // He agrees to what he was told, and to nothing that was put in its place.
    expect(await second.deal({ ask: 'reply', to, isAccepted: true })).toBe('room.offer.gone');
    expect(await second.reply('takeBack', true)).toBeUndefined();
    await vi.waitFor(() => expect(first.seat.known?.told.length).toBe(told - 2));
    const side = first.seat.viewer;
    await vi.waitFor(() =>
      expect(second.seat.matters?.takenBack).toEqual({ side, isAgreed: true }),
    );
    await first.play();
    expect(await first.line.resign(first.seat)).toBeUndefined();
    const proof = (await (await fetch(`${node.url}api/matches/${match}/proof`)).json()) as Proof;
    expect(await checkProof(proof, RULESETS)).toMatchObject({ ok: true });
  });

  test('who takes a decision back by himself does it before the other is asked, who is told', async () => {
    const { first, second } = await pair();
    const side = first.seat.viewer as Side;
    const takenBack = () => second.seat.matters?.takenBack;
    await first.play();
    expect(takenBack()).toBeUndefined();
    expect(await first.line.undo(first.seat)).toBeUndefined();
    await vi.waitFor(() => expect(takenBack()).toEqual({ side, isAgreed: false }));
    while (first.isAsked) await first.play();
    expect(takenBack()).toEqual({ side, isAgreed: false });
    const failure = await first.line.undo(first.seat);
    expect(failure?.message).toEqual({ key: 'room.undo.asked' });
    expect(first.seat.known?.whyNotUndo).toEqual({ key: 'room.undo.asked' });
    await second.play();
    await vi.waitFor(() => expect(takenBack()).toBeUndefined());
  });

  test('nothing goes back where that was agreed', async () => {
    const { first } = await pair({ takeBacks: false });
    await first.play();
    expect(await first.deal({ ask: 'offer', offer: 'takeBack' })).toBe('room.offer.takeBacks');
  });

  test('clocks stand by agreement, and go on by agreement', async () => {
    const { first, second } = await pair({ clock: { kind: 'move', seconds: 600 } });
    await first.deal({ ask: 'offer', offer: 'pause' });
    await second.deal({ ask: 'offer', offer: 'pause' });
    await vi.waitFor(() => expect(first.seat.matters?.pauses).toHaveLength(1));
    now += DAY;
    expect(await second.deal({ ask: 'claim' })).toBe('room.claim.time');
    await second.deal({ ask: 'offer', offer: 'resume' });
    await first.reply('resume', true);
    await vi.waitFor(() => expect(second.seat.matters?.pauses).toEqual([]));
    now += 10 * MINUTE;
    expect(await second.deal({ ask: 'claim' })).toBeUndefined();
  });

  test('so much is remembered of a side and no more, however often it changes its mind', async () => {
    const { match, first } = await pair();
    const store = await Store.open(join(folder, 'matches.db'));
    const kept = async (): Promise<number> =>
      (await store.db.selectFrom('dealt').select('ask').where('match', '=', match).execute())
        .length;
    await first.deal({ ask: 'mute', isMuting: true });
    expect(await kept()).toBe(1);
    const asks = Array.from({ length: 999 }, (_, i) => `${first.seat.viewer} ${i}`);
    await store.db
      .insertInto('dealt')
      .values(asks.map((ask) => ({ match, ask })))
      .execute();
    expect(await first.deal({ ask: 'mute', isMuting: false })).toBeUndefined();
    expect(await kept()).toBe(1000);
    await store.close();
  });

  test('nobody gets away from a claim by a pause that was offered before his time ran out', async () => {
    const { first, second } = await pair({ clock: { kind: 'move', seconds: 600 } });
    await second.deal({ ask: 'offer', offer: 'pause' });
    await vi.waitFor(() => expect(first.seat.matters?.offers).toHaveLength(1));
    now += 11 * MINUTE;
    expect(await first.reply('pause', true)).toBe('room.offer.late');
    expect(await first.deal({ ask: 'offer', offer: 'pause' })).toBe('room.offer.late');
    expect(await second.deal({ ask: 'claim' })).toBeUndefined();
  });

  test('a pause ends a day after one side wants to go on, whatever the other says', async () => {
    const { first, second } = await pair({ clock: { kind: 'move', seconds: 600 } });
    for (const guest of [first, second]) await guest.deal({ ask: 'offer', offer: 'pause' });
    await vi.waitFor(() => expect(second.seat.matters?.pauses).toHaveLength(1));
    await second.deal({ ask: 'offer', offer: 'resume' });
    await first.reply('resume', false);
    await vi.waitFor(() => expect(first.seat.matters?.pauses).toEqual([{ until: now + DAY }]));
    now += DAY + 10 * MINUTE - 1;
    expect(await second.deal({ ask: 'claim' })).toBe('room.claim.time');
    now += 1;
    expect(await second.deal({ ask: 'claim' })).toBeUndefined();
  });

  test('a rematch has the sides changed, and each is let in to his seat', async () => {
    const { keys, first, second } = await pair({}, { name: 'Ann' });
    const ann = first.seat.matters?.people.find((each) => each.name !== undefined);
    expect(await first.deal({ ask: 'offer', offer: 'rematch' })).toBe('room.notOver');
    await first.line.resign(first.seat);
    expect(await first.deal({ ask: 'follow' })).toBe('room.rematch.none');
    await first.deal({ ask: 'offer', offer: 'rematch' });
    expect(await second.reply('rematch', true)).toBeUndefined();
    await vi.waitFor(() => expect(first.seat.matters?.rematch).toBeDefined());
    // Whoever is not at the table finds it among his matches.
    await vi.waitFor(async () => {
      const mine = await post(`${node.url}api/matches/mine`, { keys: Object.values(keys) });
      const { matches } = mine as { matches: MyMatch[] };
      const { rematch } = first.seat.matters ?? {};
      expect(matches.map((each) => each.rematch)).toEqual([rematch, rematch]);
    });
    for (const guest of [first, second]) {
      const way = await guest.line.follow(guest.seat);
      if (way === undefined || 'code' in way) throw new Error('no way there');
      expect(way.match).toBe(first.seat.matters?.rematch);
      const taken = await post(`${node.url}api/matches/${way.match}/take`, {
        invitation: way.invitation,
      });
      expect(taken).toMatchObject({ match: way.match, needsNumber: true });
      const { side, key } = taken as { side: string; key: string };
      expect(side).not.toBe(guest.seat.viewer);
      const spare = await guest.line.follow(guest.seat);
      // From then on it is held by its own key alone.
      const number = { number: '0123456789abcdef0123456789abcdef' };
      await post(`${node.url}api/matches/${way.match}/number`, number, key);
      expect(await guest.deal({ ask: 'follow' })).toBe('room.rematch.taken');
      const { invitation } = spare as { invitation: string };
      const late = await post(`${node.url}api/matches/${way.match}/take`, { invitation });
      expect(late).toMatchObject({ error: 'invitation' });
    }
    // Whoever says no name there has the one that he had here.
    const next = await fetch(`${node.url}api/matches/${first.seat.matters?.rematch}`);
    const { people } = (await next.json()) as MatchFacts;
    expect(people.find((each) => each.name === 'Ann')?.side).not.toBe(ann?.side);
  });
});

describe('what is said', () => {
  const heard = (guest: Guest): (string | undefined)[] =>
    guest.seat.said.map(({ text, phrase }) => text ?? phrase);

  test('is heard by the other side, and by nobody who looks on; these are among themselves until the end', async () => {
    const { match, first, second } = await pair();
    const [one, two] = [await Guest.at(match), await Guest.at(match)];
    await first.say('Good morning');
    await second.deal({ ask: 'say', phrase: 'hello' });
    await one.deal({ ask: 'say', text: 'Red will win', called: 'Ann' });
    await vi.waitFor(() => expect(heard(second)).toEqual(['Good morning', 'hello']));
    await vi.waitFor(() => expect(heard(two)).toEqual(['Red will win']));
    expect(two.seat.said[0].name).toBe('Ann');
    expect(heard(first)).toEqual(['Good morning', 'hello']);
    await first.line.resign(first.seat);
    await vi.waitFor(() => expect(heard(second)).toContain('Red will win'));
    expect(heard(two)).toEqual(['Red will win']);
  });

  test('is there for whoever comes later, and not for whoever does not want to hear it', async () => {
    const { match, keys, first, second } = await pair();
    await first.say('one');
    await second.deal({ ask: 'mute', isMuting: true });
    await vi.waitFor(() => expect(second.seat.matters?.isMuting).toBe(true));
    expect(first.seat.matters?.isMuting).toBeUndefined();
    await first.say('two');
    await second.say('three');
    await vi.waitFor(() => expect(heard(second)).toContain('three'));
    expect(heard(second)).not.toContain('two');
    const again = await Guest.at(match, keys[first.seat.viewer as Side]);
    await vi.waitFor(() => expect(heard(again)).toEqual(['one', 'two', 'three']));
  });

  test('has a form, a length and a measure', async () => {
    const { first } = await pair();
    expect(await first.say('   ')).toBe('room.said.nothing');
    expect(await first.say('x'.repeat(301))).toBe('problem.long');
    expect(await first.say('a\u202Eb')).toBe('problem.pattern');
    for (let i = 0; i < 6; i++) expect(await first.say(`line ${i}`)).toBeUndefined();
    expect(await first.say('and on')).toBe('room.said.much');
    now += 11_000;
    expect(await first.say('and on')).toBeUndefined();
  });

  test('can be reported', async () => {
    const { first, second } = await pair();
    await first.say('something bad');
    // It is read at a terminal.
    expect(await second.deal({ ask: 'report', why: 'a\u001B[2Jb' })).toBe('problem.pattern');
    expect(await second.deal({ ask: 'report', why: 'rude' })).toBeUndefined();
    const store = await Store.open(join(folder, 'matches.db'));
    const said = await REPORT_COMMANDS['reports'].run({ store } as Operated, []);
    await store.close();
    expect(said).toMatch(/rude\n.*: something bad$/m);
  });

  test('among those who look on can be reported by them, so many times', async () => {
    const { match, first } = await pair();
    const [one, two] = [await Guest.at(match), await Guest.at(match)];
    await first.say('for the other side alone');
    await one.deal({ ask: 'say', text: 'something worse', called: 'Cyd' });
    expect(await two.deal({ ask: 'mute', isMuting: true })).toBe('wire.spectator');
    for (let i = 0; i < 5; i++) {
      expect(await two.deal({ ask: 'report', why: 'worse' })).toBeUndefined();
    }
    expect(await two.deal({ ask: 'report', why: 'worse' })).toBe('room.said.much');
    // Somebody else still can.
    expect(await one.deal({ ask: 'report', why: 'no better' })).toBeUndefined();
    const store = await Store.open(join(folder, 'matches.db'));
    const said = await REPORT_COMMANDS['reports'].run({ store } as Operated, []);
    await store.close();
    expect(said).toMatch(/worse\n {2}Cyd: something worse$/m);
    expect(said).not.toContain('for the other side alone');
  });

  test('by one who looks on is measured for himself, and for where he is', async () => {
    const { match } = await pair();
    const much = async (guest: Guest): Promise<number> => {
      for (let i = 0; ; i++) if ((await guest.say('on and on')) !== undefined) return i;
    };
    const one = await Guest.at(match);
    expect(await much(one)).toBe(6);
    expect(await one.say('and on')).toBe('room.said.much');
    expect(await (await Guest.at(match)).say('Hello')).toBeUndefined();
    const others = [await Guest.at(match), await Guest.at(match), await Guest.at(match)];
    const counts = [];
    for (const other of others) counts.push(await much(other));
    expect(counts).toEqual([6, 6, 1]);
    now += 11_000;
    expect(await one.say('I am back')).toBeUndefined();
  });

  test('is said by nobody who looks on under the name of somebody else', async () => {
    const { match } = await pair({}, { name: 'Anna' });
    const guest = await Guest.at(match);
    const say = (called: string) => guest.deal({ ask: 'say', text: 'I am', called });
    expect(await say('Moderator')).toBe('wire.account.nameBarred');
    expect(await say('ANNA')).toBe('wire.account.nameTaken');
    expect(await say('Аnna')).toBe('wire.account.nameScripts');
    expect(await say('Anton')).toBeUndefined();
  });
});

test('nobody looks on where that was agreed, until the match is over', async () => {
  const { match, first } = await pair({ spectators: false });
  await expect(Guest.at(match)).rejects.toThrow('room.unwatched');
  await first.line.resign(first.seat);
  const watcher = await Guest.at(match);
  expect(watcher.outcome).toBeDefined();
});

test('whoever says the same at once on two nodes has agreed, once', async () => {
  const database = await freshDatabase('PostgreSQL');
  const settings = { database, port: 0, host: '127.0.0.1', now: () => now };
  const nodes = [await HostNode.start(settings), await HostNode.start(settings)];
  const store = await Store.open(database);
  try {
    for (let i = 0; i < 6; i++) {
      const { match, keys } = await begin(nodes[0].url, { ruleset: 'pbi' });
      const both = await Promise.all(
        Object.values(keys).map((key, at) => Guest.at(match, key, nodes[at])),
      );
      const atOnce = (offer: 'draw' | 'rematch') =>
        Promise.all(both.map((guest) => guest.deal({ ask: 'offer', offer })));
      expect(await atOnce('draw')).toEqual([undefined, undefined]);
      for (const guest of both) await vi.waitFor(() => expect(guest.outcome).toBeDefined(), 10_000);
      expect(await atOnce('rematch')).toEqual([undefined, undefined]);
      for (const { seat } of both) {
        await vi.waitFor(() => expect(seat.matters?.rematch).toBeDefined(), 10_000);
      }
      expect(both[0].seat.matters?.rematch).toBe(both[1].seat.matters?.rematch);
      const { length } = await store.db.selectFrom('match').select('id').execute();
      expect(length).toBe(2 * (i + 1));
    }
  } finally {
    for (const line of lines.splice(0)) line.close();
    for (const each of nodes) await each.stop();
    await store.close();
  }
});

test('of two nodes each hears what is dealt at the other, and of a clock that runs out one sees to it', async () => {
  const database = await freshDatabase('PostgreSQL');
  const settings = { database, port: 0, host: '127.0.0.1', now: () => now };
  const nodes = [await HostNode.start(settings), await HostNode.start(settings)];
  try {
    const clock = { kind: 'move', seconds: 600 } as const;
    const terms: Terms = { clock, overstay: 'fallback' };
    const { match, keys } = await begin(nodes[0].url, { ruleset: 'pbi', terms });
    const guests = await Promise.all(
      Object.values(keys).map((key, i) => Guest.at(match, key, nodes[i])),
    );
    const [first, second] = guests.toSorted((a, b) => Number(b.isAsked) - Number(a.isAsked));
    await second.say('from the other node');
    await vi.waitFor(() => expect(first.seat.said).toHaveLength(1), 10_000);
    await second.deal({ ask: 'offer', offer: 'draw' });
    await vi.waitFor(() => expect(first.seat.matters?.offers).toHaveLength(1), 10_000);
    now += 10 * MINUTE;
    await vi.waitFor(() => expect(second.seat.known?.told.length).toBe(1), 20_000);
    await vi.waitFor(() => expect(first.seat.known?.told.length).toBe(1), 20_000);
    await vi.waitFor(() => expect(first.seat.matters?.offers).toEqual([]));
  } finally {
    for (const line of lines.splice(0)) line.close();
    for (const each of nodes) await each.stop();
  }
});
