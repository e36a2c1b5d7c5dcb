import { pbi } from '@sandtable/pbi';
import { RemoteSeat, type NewMatch } from '@sandtable/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { HostNode } from '../../src/node.ts';
import { forgetUnanswered } from '../../src/notices/contacts.ts';
import { Outbox } from '../../src/notices/outbox.ts';
import { Gone, mailWay, type Letter, type Ways } from '../../src/notices/ways.ts';
import { Store } from '../../src/store/store.ts';
import { begin, lineTo, movesAt, type Begun } from '../../torture/people.ts';
import { DATABASES, freshDatabase } from '@sandtable/testkit/databases';
import { openSink, type Sink } from './sink.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const HOOK = 'https://hooks.example.org/x';

describe.each(DATABASES)('on %s', (database) => {
  let now = 10_000_000;
  let address: string;
  let node: HostNode;
  let store: Store;
  let sink: Sink;
  const sent: { to: string; letter: Letter }[] = [];
  let failure: Error | undefined;
  beforeAll(async () => {
    address = await freshDatabase(database);
    sink = await openSink();
    const ways: Ways = {
      webhook: async (to, letter) => {
        if (failure !== undefined) throw failure;
        sent.push({ to, letter });
      },
      mail: mailWay(sink.url, 'table@example.org'),
    };
    node = await HostNode.start({
      database: address,
      port: 0,
      host: '127.0.0.1',
      now: () => now,
      publicUrl: 'https://table.example.org',
      ways,
    });
    store = await Store.open(address);
  });
  afterAll(async () => {
    await node.stop();
    await store.close();
    await sink.close();
  });
  beforeEach(() => {
    sent.length = 0;
    failure = undefined;
  });

  const say = (path: string, body: object): Promise<unknown> =>
    fetch(`${node.url}api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).then(async (response) => (response.status === 204 ? undefined : response.json()));

  interface Table extends Begun {
    readonly asked: string;
    readonly other: string;
  }
  /** A match in which one side is asked. */
  async function table(more: Partial<NewMatch> = {}): Promise<Table> {
    const begun = await begin(node.url, { ruleset: 'pbi', ...more });
    const [asked] = await askedIn(begun.match);
    const other = Object.keys(begun.keys).find((side) => side !== asked) ?? '';
    return { ...begun, asked, other };
  }
  async function askedIn(match: string): Promise<string[]> {
    await node.desk.register.write();
    const { deciding } = await store.db
      .selectFrom('progress')
      .select('deciding')
      .where('match', '=', match)
      .executeTakeFirstOrThrow();
    return JSON.parse(deciding) as string[];
  }
  async function contact(keys: readonly string[], pace = 'once', to = HOOK): Promise<string> {
    const added = await say('notices', { kind: 'webhook', address: to, pace, keys });
    return (added as { word: string }).word;
  }
  /** Whoever is asked plays until the other is. */
  async function playOver({ match, keys, asked }: Table): Promise<void> {
    const line = lineTo(() => [node.url]);
    const seat = new RemoteSeat(match, keys[asked]);
    await line.take(seat, () => undefined);
    for (let i = 0; i < 100; i++) {
      const moves = movesAt(pbi, seat);
      if (moves.length === 0) break;
      await line.play(seat, moves[0]);
    }
    line.close();
    await vi.waitFor(() => expect(node.sockets).toBe(0));
    await node.desk.register.write();
  }
  async function passes(ms: number): Promise<number> {
    now += ms;
    return node.desk.notifier.outbox.sendDue();
  }

  test('whoever is asked and not there is told once, until he has come back', async () => {
    const match = await table();
    await contact([match.keys[match.other]], 'once', `${HOOK}1`);
    await playOver(match);
    expect(await askedIn(match.match)).toEqual([match.other]);
    expect(await passes(30_000)).toBe(0);
    expect(await passes(31_000)).toBe(1);
    expect(sent).toMatchObject([
      {
        to: `${HOOK}1`,
        letter: { link: `https://table.example.org/online/${match.match}`, count: 1 },
      },
    ]);
    expect(sent[0].letter.title).toMatch(/^It is your turn: .+ \(.+\)/);
    expect(JSON.stringify(sent)).not.toContain(match.keys[match.other]);
    // He does nothing: nothing else is sent, whatever happens there, but that it is over.
    expect(await passes(48 * HOUR)).toBe(0);
    const line = lineTo(() => [node.url]);
    const seat = new RemoteSeat(match.match, match.keys[match.asked]);
    await line.take(seat, () => undefined);
    await line.resign(seat);
    line.close();
    await vi.waitFor(() => expect(node.sockets).toBe(0));
    await node.desk.register.write();
    expect(await passes(2 * MINUTE)).toBe(1);
    expect(sent.at(-1)?.letter.title).toMatch(/^It is over/);
  });

  test('whoever has the table open, or has seen it, is told nothing', async () => {
    const match = await table();
    await contact([match.keys[match.other]], 'once', `${HOOK}2`);
    const line = lineTo(() => [node.url]);
    await line.take(new RemoteSeat(match.match, match.keys[match.other]), () => undefined);
    await playedBeside(match);
    line.close();
    await vi.waitFor(() => expect(node.sockets).toBe(0));
    await node.desk.register.write();
    expect(await passes(2 * MINUTE)).toBe(0);
    expect(sent).toEqual([]);
  });
  async function playedBeside({ match, keys, asked }: Table): Promise<void> {
    const line = lineTo(() => [node.url]);
    const seat = new RemoteSeat(match, keys[asked]);
    await line.take(seat, () => undefined);
    await line.resign(seat);
    line.close();
    await node.desk.register.write();
  }

  test('several matches come in one message after a quiet while', async () => {
    const tables = [await table(), await table(), await table()];
    await contact(
      tables.map(({ keys, other }) => keys[other]),
      'hours',
      `${HOOK}3`,
    );
    await playOver(tables[0]);
    expect(await passes(2 * MINUTE)).toBe(1);
    await playOver(tables[1]);
    await playOver(tables[2]);
    expect(await passes(3 * HOUR)).toBe(0);
    expect(await passes(HOUR)).toBe(1);
    expect(sent[1].letter).toMatchObject({
      title: '2 matches wait for you',
      link: 'https://table.example.org/matches',
      count: 2,
    });
    expect(sent[1].letter.lines).toHaveLength(2);
    expect(await passes(48 * HOUR)).toBe(0);
  });

  test('what cannot be sent is tried again and given up in the end; who is gone is forgotten', async () => {
    const match = await table();
    await contact([match.keys[match.other]], 'once', `${HOOK}4`);
    await playOver(match);
    failure = new Error('away');
    expect(await passes(2 * MINUTE)).toBe(0);
    failure = undefined;
    expect(await passes(30_000)).toBe(0);
    expect(await passes(MINUTE)).toBe(1);

    const [second, third] = [await table(), await table()];
    const word = await contact([second.keys[second.other]], 'once', `${HOOK}5`);
    await playOver(second);
    failure = new Error('away');
    for (let i = 0; i < 12; i++) await passes(13 * HOUR);
    failure = undefined;
    expect(await passes(13 * HOUR)).toBe(0);
    const rows = await store.db.selectFrom('notice').select('contact').execute();
    expect(rows).toEqual([]);

    await say('notices/change', { word, keys: [third.keys[third.other]] });
    await playOver(third);
    failure = new Gone('410');
    expect(await passes(2 * MINUTE)).toBe(0);
    expect(await say('notices/state', { words: [word] })).toEqual({ contacts: [] });
  });

  test('what a node had taken when it died is sent by another, and by one of many', async () => {
    const match = await table();
    await contact([match.keys[match.other]], 'once', `${HOOK}6`);
    await playOver(match);
    now += 2 * MINUTE;
    const { words } = node.desk.notifier;
    const outbox = (ways: Ways, of = store): Outbox =>
      new Outbox({ store: of, now: () => now, ways, words, home: () => '' });
    // It never comes back from sending, as when it was killed there.
    const dead = outbox({ webhook: () => new Promise(() => undefined) });
    void dead.sendDue();
    await vi.waitFor(async () => {
      const { lease } = await store.db
        .selectFrom('contact')
        .select('lease')
        .where('address', '=', `${HOOK}6`)
        .executeTakeFirstOrThrow();
      expect(lease).not.toBeNull();
    });
    expect(await passes(MINUTE)).toBe(0);
    now += 2 * MINUTE;
    const others = Array.from({ length: 4 }, () => outbox(node.desk.notifier.ways));
    const counts = await Promise.all(others.map((each) => each.sendDue()));
    expect(counts.filter((count) => count > 0)).toHaveLength(1);
    expect(sent).toHaveLength(1);
  });

  test('nothing but a question goes to an address that nobody has confirmed', async () => {
    const match = await table();
    const keys = [match.keys[match.other]];
    const mail = { kind: 'mail', address: 'ann@example.org', pace: 'once', keys };
    const added = await say('notices', mail);
    expect(added).toMatchObject({ kind: 'mail', isConfirmed: false });
    await vi.waitFor(() => expect(sink.letters).toHaveLength(1));
    expect(sink.letters[0]).toContain('Notices from Sandtable?');
    expect(sink.letters[0]).not.toContain('List-Unsubscribe');
    await playOver(match);
    expect(await passes(2 * MINUTE)).toBe(0);

    const [, word = ''] =
      /#confirm=3D([\w-]+)|#confirm=([\w-]+)/.exec(sink.letters[0])?.filter(Boolean) ?? [];
    expect(await say('notices/confirm', { word: `${word.slice(0, -1)}!` })).toHaveProperty(
      'message',
    );
    expect(await say('notices/confirm', { word })).toBeUndefined();
    const again = await table();
    await say('notices/change', {
      word: (added as { word: string }).word,
      keys: [again.keys[again.other]],
    });
    await playOver(again);
    expect(await passes(2 * MINUTE)).toBe(1);
    const letter = sink.letters.at(-1) ?? '';
    expect(letter).toContain('To: ann@example.org');
    expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    // What a mail program does at one click.
    const stop = /<https:\/\/table\.example\.org\/(api\/notices\/stop\?word=[\w-]+)>/.exec(
      letter.replaceAll(/\r\n\s+/g, ''),
    )?.[1];
    const response = await fetch(`${node.url}${stop}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(response.status).toBe(200);
    expect(await say('notices/state', { words: [(added as { word: string }).word] })).toEqual({
      contacts: [],
    });
  });

  test('nobody is flooded with questions, and no address is sent to that is not one', async () => {
    const mail = { kind: 'mail', address: 'bob@example.org', pace: 'once', keys: [] };
    const before = sink.letters.length;
    const { word } = (await say('notices', mail)) as { word: string };
    expect(await say('notices', mail)).toHaveProperty('word');
    expect(await say('notices', mail)).toMatchObject({ error: 'often' });
    await vi.waitFor(() => expect(sink.letters).toHaveLength(before + 2));
    for (const wrong of [
      'bob',
      'a@b',
      'a@example.org,b@example.org',
      'a@example.org\r\nBcc: b@c.de',
    ]) {
      expect(await say('notices', { ...mail, address: wrong })).toMatchObject({ error: 'address' });
    }
    // Whoever never answers is forgotten.
    await forgetUnanswered(store.db, now + 6 * 24 * HOUR);
    expect(await say('notices/state', { words: [word] })).toMatchObject({ contacts: [{}] });
    await forgetUnanswered(store.db, now + 8 * 24 * HOUR);
    expect(await say('notices/state', { words: [word] })).toEqual({ contacts: [] });
    const hook = { kind: 'webhook', pace: 'once', keys: [] };
    for (const wrong of ['http://hooks.example.org/', 'https://127.0.0.1/', 'https://10.0.0.1/']) {
      expect(await say('notices', { ...hook, address: wrong })).toMatchObject({ error: 'address' });
    }
    expect(await say('notices', { ...hook, kind: 'push', address: '{"a":1}' })).toMatchObject({
      error: 'way',
    });
  });

  test('of a seat notices go to few places, and to each once', async () => {
    const { match, keys, asked } = await table();
    const places = async (): Promise<string[]> => {
      const rows = await store.db
        .selectFrom('contact_seat')
        .innerJoin('contact', 'contact.id', 'contact_seat.contact')
        .select('address')
        .where('match', '=', match)
        .execute();
      return rows.map((row) => row.address);
    };
    const same = `${HOOK}same`;
    for (let i = 0; i < 3; i++) await contact([keys[asked]], 'once', same);
    expect(await places()).toEqual([same]);
    // Nothing is left of those before.
    const rows = store.db.selectFrom('contact').selectAll().where('address', '=', same);
    expect(await rows.execute()).toHaveLength(1);
    for (let i = 0; i < 12; i++) await contact([keys[asked]], 'once', `${HOOK}place${i}`);
    expect(await places()).toHaveLength(10);
    const mail = { kind: 'mail', address: 'flood@example.org', pace: 'once', keys: [keys[asked]] };
    for (let i = 0; i < 2; i++) expect(await say('notices', mail)).not.toHaveProperty('error');
    expect(await say('notices', mail)).toMatchObject({ error: 'often' });
  });

  test('an offer is told to the other side, and that his time runs out', async () => {
    const clock = { kind: 'move', seconds: 24 * 60 * 60 } as const;
    const match = await table({ terms: { clock } });
    await contact([match.keys[match.other]], 'once', `${HOOK}8`);
    const line = lineTo(() => [node.url]);
    const seat = new RemoteSeat(match.match, match.keys[match.asked]);
    await line.take(seat, () => undefined);
    expect(await line.deal(seat, { ask: 'offer', offer: 'draw' })).toBeUndefined();
    line.close();
    await vi.waitFor(() => expect(node.sockets).toBe(0));
    expect(await passes(2 * MINUTE)).toBe(1);
    expect(sent.at(-1)?.letter.title).toMatch(/^You have been made an offer/);
    // It is his turn, of which he was told enough; but not that he has to hurry.
    await playOver(match);
    expect(await passes(17 * HOUR)).toBe(0);
    expect(await passes(2 * HOUR)).toBe(1);
    expect(sent.at(-1)?.letter.title).toMatch(/^You have little time left/);
    expect(await passes(2 * HOUR)).toBe(0);
  });

  test('whoever can claim a battle is told so once, and not where it is played on for the other', async () => {
    const clock = { kind: 'move', seconds: 24 * 60 * 60 } as const;
    const match = await table({ terms: { clock } });
    const played = await table({ terms: { clock, overstay: 'fallback' } });
    for (const each of [match, played]) {
      await contact(Object.values(each.keys), 'once', `${HOOK}9`);
      await playOver(each);
    }
    const claims = (): string[] =>
      sent
        .flatMap(({ letter: { title, lines } }) => [title, ...lines])
        .filter((line) => line.includes('you can claim'));
    await passes(23 * HOUR);
    expect(claims()).toEqual([]);
    await passes(2 * HOUR);
    expect(claims()).toHaveLength(1);
    await passes(48 * HOUR);
    expect(claims()).toHaveLength(1);
  });

  test('whoever waits for somebody hears that he has come', async () => {
    const wanted = { ruleset: 'pbi', side: 'attacker', open: true };
    const { match, key } = (await say('matches', wanted)) as { match: string; key: string };
    await contact([key], 'daily', `${HOOK}7`);
    expect(await say('lobby/take', { match, name: 'Ben' })).toHaveProperty('key');
    expect(await passes(2 * MINUTE)).toBe(1);
    expect(sent[0].letter.title).toMatch(/^Somebody plays you: .+, against Ben$/);
  });
});
