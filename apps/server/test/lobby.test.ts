import {
  OWN_SCENARIOS,
  RemoteSeat,
  type Challenge,
  type Glimpse,
  type Lobby,
  type LobbyNews,
  type MatchFacts,
  type MyMatch,
  type QuickMatch,
  type SeatGiven,
} from '@sandtable/wire';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { HostNode } from '../src/node.ts';
import { RULESETS, rulesetOf } from '../src/rulesets.ts';
import { Store } from '../src/store/store.ts';
import { begin, lineTo, movesAt, post } from '../torture/people.ts';
import { Caller } from './caller.ts';
import { DATABASES, freshDatabase } from '@sandtable/testkit/databases';

const HOUR = 60 * 60 * 1000;

describe.each(DATABASES)('on %s', (database) => {
  let now = 1_000_000;
  let nodes: HostNode[];
  let address: string;
  beforeAll(async () => {
    address = await freshDatabase(database);
    const start = (): Promise<HostNode> =>
      HostNode.start({
        database: address,
        port: 0,
        host: '127.0.0.1',
        now: () => now,
        trustProxy: 'loopback',
      });
    nodes = database === 'PostgreSQL' ? [await start(), await start()] : [await start()];
  });
  afterAll(async () => {
    for (const node of nodes) await node.stop();
  });

  let visitors = 0;
  /** Somebody at an address of his own, at one of the nodes. */
  function person(which = 0) {
    const from = `192.0.2.${++visitors}`;
    const at = (path: string): string => `${nodes[which % nodes.length].url}api/${path}`;
    return {
      say: async (path: string, body: object, key?: string): Promise<unknown> => {
        const response = await fetch(at(path), {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': from,
            ...(key !== undefined && { authorization: `Seat ${key}` }),
          },
          body: JSON.stringify(body),
        });
        return response.status === 204 ? undefined : response.json();
      },
      get: async (path: string): Promise<unknown> => (await fetch(at(path))).json(),
    };
  }

  function open(by: ReturnType<typeof person>, more: object = {}): Promise<SeatGiven> {
    const wanted = { ruleset: 'pbi', side: 'attacker', name: 'Ann', open: true, ...more };
    return by.say('matches', wanted) as Promise<SeatGiven>;
  }

  async function challenges(path = 'lobby'): Promise<string[]> {
    return ((await person().get(path)) as Lobby).challenges.map(({ match }) => match);
  }

  test('an open challenge is found by what it is, and taken by one of many', async () => {
    const founded = await open(person());
    expect(founded).toMatchObject({ side: 'attacker', invitations: {} });
    const { challenges: all } = (await person().get('lobby')) as Lobby;
    expect(all.find(({ match }) => match === founded.match)).toEqual({
      match: founded.match,
      ruleset: 'pbi',
      scenario: { id: 'village' },
      side: 'defender',
      clock: 'none',
      terms: {},
      options: expect.any(Object) as object,
      name: 'Ann',
      made: now,
    });
    expect(await challenges('lobby?ruleset=pbi&scenario=village&clock=none')).toContain(
      founded.match,
    );
    expect(await challenges('lobby?ruleset=browning')).not.toContain(founded.match);
    expect(await challenges('lobby?clock=bank')).not.toContain(founded.match);
    const takers = Array.from({ length: 8 }, (_, i) =>
      person(i).say('lobby/take', { match: founded.match, name: 'Ben' }),
    );
    const got = (await Promise.all(takers)).filter((given) => 'key' in (given as object));
    expect(got).toHaveLength(1);
    expect(got[0]).toMatchObject({ match: founded.match, side: 'defender', needsNumber: true });
    expect(await challenges()).not.toContain(founded.match);
  });

  test('what somebody has made himself passes for no ready-made battle', async () => {
    const cambrai = rulesetOf('square-bashing')?.scenarios.find(({ id }) => id === 'cambrai');
    const wanted = { ruleset: 'square-bashing', side: 'any' };
    const told = async ({ match }: SeatGiven): Promise<unknown> => {
      const { challenges: all } = (await person().get('lobby')) as Lobby;
      const facts = (await person().get(`matches/${match}`)) as MatchFacts;
      const { scenario } = all.find((each) => each.match === match) as Challenge;
      expect(facts.scenario).toEqual(scenario);
      return scenario;
    };
    const played = { wins: { attacker: 400, defender: 400 }, draws: 0, players: 'greedy' };
    const doctored = await open(person(), {
      ...wanted,
      position: { ...cambrai, measured: played },
    });
    expect(await told(doctored)).toEqual({ id: 'position', isOwn: true });
    const { premises } = (await person().get(`matches/${doctored.match}/glimpse`)) as Glimpse;
    expect(premises.scenario.measured).toBeUndefined();
    const titled = await open(person(), {
      ...wanted,
      position: { ...cambrai, title: 'Cambrai', measured: undefined },
    });
    expect(await told(titled)).toEqual({ id: 'position', title: 'Cambrai', isOwn: true });
    const ready = await open(person(), { ...wanted, position: cambrai });
    expect(await told(ready)).toEqual({ id: 'cambrai' });

    // Whoever looks for that battle finds it alone, and nobody is put into one that he has not seen.
    const found = await challenges('lobby?ruleset=square-bashing&scenario=cambrai');
    expect(found).toEqual([ready.match]);
    const quick = (await person().say('lobby/quick', {
      rulesets: ['square-bashing'],
    })) as QuickMatch;
    expect(quick).toMatchObject({ taken: { match: ready.match } });
    const next = (await person().say('lobby/quick', {
      rulesets: ['square-bashing'],
    })) as { made: SeatGiven[] };
    expect(next.made).toHaveLength(1);
    for (const { match, key } of [doctored, titled, ...next.made]) {
      await person().say('lobby/withdraw', { match }, key);
    }
    for (const { id, scenarios } of RULESETS) {
      const ids = scenarios.map((each) => each.id);
      expect(
        ids.filter((each) => OWN_SCENARIOS.includes(each)),
        id,
      ).toEqual([]);
    }
  });

  test('what is not as usual is told before the seat is taken, and nobody is put into it', async () => {
    const wanted = { ruleset: 'browning', side: 'any' };
    const quick = (): Promise<unknown> => person().say('lobby/quick', { rulesets: ['browning'] });
    const hasty = await open(person(), {
      ...wanted,
      terms: { clock: { kind: 'move', seconds: 60 } },
    });
    const strict = await open(person(), { ...wanted, terms: { takeBacks: false } });
    const options = { activation: 'one' };
    const other = await open(person(), { ...wanted, options });
    const { challenges: all } = (await person().get('lobby?ruleset=browning')) as Lobby;
    const told = ({ match }: SeatGiven) => all.find((each) => each.match === match);
    expect(told(hasty)?.terms.clock).toEqual({ kind: 'move', seconds: 60 });
    expect(told(strict)?.terms).toEqual({ takeBacks: false });
    expect(told(other)?.options).toMatchObject(options);
    const usual = await open(person(), wanted);
    expect(await quick()).toMatchObject({ taken: { match: usual.match } });
    const next = (await quick()) as { made: SeatGiven[] };
    for (const { match, key } of [hasty, strict, other, ...next.made]) {
      await person().say('lobby/withdraw', { match }, key);
    }
  });

  test('everybody who wants to play at once is paired with somebody, each once', async () => {
    const count = 12;
    const paired = (await Promise.all(
      Array.from({ length: count }, (_, i) =>
        person(i).say('lobby/quick', {
          rulesets: i % 2 === 0 ? ['browning', 'square-bashing'] : ['square-bashing', 'pbi-boats'],
        }),
      ),
    )) as QuickMatch[];
    const taken = paired.flatMap((each) => ('taken' in each ? [each.taken] : []));
    const made = paired.flatMap((each) => ('made' in each ? [each.made] : []));
    expect(taken.length + made.length).toBe(count);
    expect(new Set(taken.map(({ match }) => match)).size).toBe(taken.length);
    // Of what one offered together, at most one is taken; and nobody is left who would have fitted another who is.
    for (const bundle of made) {
      const ids = new Set(bundle.map(({ match }) => match));
      expect(taken.filter(({ match }) => ids.has(match)).length).toBeLessThanOrEqual(1);
    }
    const waiting = made.filter(
      (bundle) => !taken.some((seat) => bundle.some(({ match }) => match === seat.match)),
    );
    const games = waiting.map((bundle) => bundle.length);
    expect(waiting.length, JSON.stringify(games)).toBeLessThanOrEqual(1);
    for (const [seat] of waiting) {
      await person().say('lobby/withdraw', { match: seat.match }, seat.key);
    }
    expect(await challenges()).toEqual([]);
  });

  test('a challenge is withdrawn by whoever made it, and by time', async () => {
    const maker = person();
    const { match, key } = await open(maker);
    expect(await maker.say('lobby/withdraw', { match })).toMatchObject({ error: 'key' });
    expect(await maker.say('lobby/withdraw', { match }, key)).toBeUndefined();
    // Asked twice, as for each of several that were offered together, it is as it was asked to be.
    expect(await maker.say('lobby/withdraw', { match }, key)).toBeUndefined();
    expect(await challenges()).not.toContain(match);
    expect(await person().say('lobby/take', { match })).toMatchObject({ error: 'open' });
    const { matches } = (await maker.say('matches/mine', { keys: [key] })) as {
      matches: MyMatch[];
    };
    expect(matches).toMatchObject([{ match, state: 'withdrawn', isMyTurn: false }]);
    const late = await open(maker);
    now += 4 * 24 * HOUR;
    expect(await challenges()).not.toContain(late.match);
    expect(await person().say('lobby/take', { match: late.match })).toMatchObject({
      error: 'open',
    });
  });

  test('nobody has more than a few open, and a match with no free seat is not open', async () => {
    const maker = person();
    for (let i = 0; i < 5; i++) expect(await open(maker)).toHaveProperty('key');
    expect(await open(maker)).toMatchObject({ message: { key: 'wire.waiting' } });
    expect(await open(person(), { players: { defender: 'greedy' } })).toMatchObject({
      message: { key: 'wire.notOpen' },
    });
    now += 4 * 24 * HOUR;
  });

  // A password is slow on purpose, and whose challenge it is is the same question for either database.
  test.runIf(database === 'SQLite')(
    'those who want nothing from each other are kept apart',
    async () => {
      const [ann, bob, guest] = Array.from({ length: 3 }, () => new Caller(nodes[0].url));
      const password = 'a long and odd one';
      await ann.post('account/create', { name: 'Ann Archer', password });
      await bob.post('account/create', { name: 'Bob Baker', password });
      await ann.post('account/blocks', { name: 'Bob Baker' });
      const founded = await bob.post('matches', { ruleset: 'pbi', side: 'attacker', open: true });
      const { match, key } = founded.body as SeatGiven;
      const sees = async (caller: Caller): Promise<boolean> =>
        ((await caller.call('GET', 'lobby')).body as Lobby).challenges.some(
          (one) => one.match === match,
        );
      expect(await sees(ann)).toBe(false);
      expect(await sees(guest)).toBe(true);
      expect((await ann.post('lobby/take', { match })).error).toBe('open');
      // She waits herself rather than play him, and nobody plays against himself.
      const quick = (await ann.post('lobby/quick', { rulesets: ['pbi'] })).body as QuickMatch;
      expect(quick).toHaveProperty('made');
      expect((await bob.post('lobby/take', { match })).error).toBe('open');
      const taken = (await guest.post('lobby/quick', { rulesets: ['pbi'] })).body;
      expect(taken).toMatchObject({ taken: { match } });
      // By account, on a device that has no keys.
      const mine = (await bob.post('matches/mine', { keys: [] })).body as { matches: MyMatch[] };
      expect(mine.matches.map((each) => each.match)).toContain(match);
      expect(JSON.stringify(mine)).not.toContain(key);
      const seat = 'made' in quick ? quick.made[0] : undefined;
      await person().say('lobby/withdraw', { match: seat?.match }, seat?.key);
    },
  );

  test('those in the lobby are told what changes, on every node', async () => {
    const news: LobbyNews[] = [];
    const stop = new AbortController();
    const response = await fetch(`${nodes[0].url}api/lobby/events`, { signal: stop.signal });
    const reading = (async () => {
      const decoder = new TextDecoder();
      for await (const part of response.body as AsyncIterable<Uint8Array>) {
        for (const line of decoder.decode(part).split('\n')) {
          if (line.startsWith('data: ')) news.push(JSON.parse(line.slice(6)) as LobbyNews);
        }
      }
    })().catch(() => undefined);
    await vi.waitFor(() => expect(news).toHaveLength(1));
    const { match } = await open(person(1));
    await vi.waitFor(
      () => expect(news.at(-1)?.challenges.map((each) => each.match)).toEqual([match]),
      5000,
    );
    await person(1).say('lobby/take', { match });
    await vi.waitFor(() => expect(news.at(-1)?.gone).toEqual([match]), 5000);
    stop.abort();
    await reading;
  });

  test('lists say what a spectator knows and no more, and find what a dead node did not note', async () => {
    const [node] = nodes;
    const { match, keys } = await begin(node.url, { ruleset: 'pub-battles' });
    const ruleset = rulesetOf('pub-battles');
    if (ruleset === undefined) throw new Error('no rules');
    const line = lineTo(() => [node.url]);
    const watcher = new RemoteSeat(match);
    await line.take(watcher, () => undefined);
    const seats = ruleset.sides.map((side) => new RemoteSeat(match, keys[side]));
    for (const seat of seats) await line.take(seat, () => undefined);
    const mine = async (): Promise<MyMatch[]> => {
      const answer = await post(`${node.url}api/matches/mine`, { keys: Object.values(keys) });
      return (answer as { matches: MyMatch[] }).matches;
    };
    let played = 0;
    for (let i = 0; played < 12 && i < 40; i++) {
      const seat = seats[i % 2];
      const [move] = movesAt(ruleset, seat);
      if (move === undefined || (await line.play(seat, move)) !== undefined) continue;
      played++;
      await node.desk.register.write();
      const { known, premises } = watcher;
      if (known === undefined || premises === undefined) throw new Error('nothing to see');
      const view = ruleset.furnish(known.view, premises.scenario, premises.options);
      const asked = new Set(seat.known?.pending.decisions.map(({ side }) => side));
      for (const each of await mine()) {
        expect(each.isMyTurn).toBe(asked.has(each.side));
        expect(each.line).toEqual(
          JSON.parse(
            JSON.stringify({
              turn: ruleset.scene(view).status[0],
              now: ruleset
                .standing(view)
                .map((one) => ({ side: one.side, message: one.now[0].message })),
            }),
          ),
        );
      }
    }
    expect(played).toBe(12);
    // What one side decides in secret shows in no list, nor when it did.
    let secrets = 0;
    for (let i = 0; secrets < 3 && i < 80; i++) {
      const seat = seats.find((each) => movesAt(ruleset, each).length > 0) as RemoteSeat;
      const moves = movesAt(ruleset, seat);
      const other = seats.find((each) => each !== seat);
      const before = other?.known;
      now += 1000;
      await line.play(seat, moves.find(({ type }) => type === 'stand') ?? moves[i % moves.length]);
      if (JSON.stringify(other?.known) !== JSON.stringify(before)) continue;
      secrets++;
      await node.desk.register.write();
      for (const { since } of await mine()) expect(since).toBeLessThan(now);
    }
    expect(secrets).toBe(3);
    await line.resign(seats[0]);
    await node.desk.register.write();
    expect((await mine()).map(({ state }) => state)).toEqual(['over', 'over']);
    // As if the node had died before it noted anything of that.
    const store = await Store.open(address);
    await store.db
      .updateTable('progress')
      .set({ state: 'playing', number: 3, outcome: null })
      .where('match', '=', match)
      .execute();
    await store.close();
    expect(await node.desk.register.sweep()).toBe(1);
    await node.desk.register.write();
    expect((await mine()).map(({ state }) => state)).toEqual(['over', 'over']);
    line.close();
  });
});
