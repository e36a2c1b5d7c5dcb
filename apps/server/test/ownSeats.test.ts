import { RemoteSeat, type Founded, type MatchFacts, type SeatGiven } from '@sandtable/wire';
import { afterEach, describe, expect, test } from 'vitest';
import { Accounts } from '../src/accounts/accounts.ts';
import { operate } from '../src/operate/commands.ts';
import { HostNode } from '../src/node.ts';
import { withUsual } from '../src/settings.ts';
import { Store } from '../src/store/store.ts';
import { lineTo, movesAt } from '../torture/people.ts';
import { Tap } from '../torture/tap.ts';
import { rulesetOf } from '../src/rulesets.ts';
import { Authenticator } from './authenticator.ts';
import { Caller } from './caller.ts';
import { DATABASES, freshDatabase } from '@sandtable/testkit/databases';

const NUMBER = '0123456789abcdef0123456789abcdef';

const cleanUp: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const each of cleanUp.splice(0).toReversed()) await each();
});

async function start(database: string, now?: () => number): Promise<HostNode> {
  const at = now !== undefined && { now };
  const node = await HostNode.start({ database, port: 0, host: 'localhost', ...at });
  cleanUp.push(() => node.stop());
  return node;
}

interface Member {
  readonly caller: Caller;
  readonly device: Authenticator;
}

async function member(url: string, name: string): Promise<Member> {
  const caller = new Caller(url);
  const device = new Authenticator(caller.origin);
  const { body } = await caller.post('account/create/options', { name });
  await caller.post('account/create', { passkey: device.make(body) });
  return { caller, device };
}

/** The same person on another device. */
async function again({ device }: Member, url: string): Promise<Caller> {
  const caller = new Caller(url);
  const { body } = await caller.post('account/sign-in/options');
  await caller.post('account/sign-in', { passkey: device.show(body) });
  return caller;
}

interface Met {
  readonly match: string;
  readonly own: SeatGiven;
  readonly other: SeatGiven;
  readonly error: string | undefined;
}

/** A match that one has founded and another has come to. */
async function meet(
  founder: Caller,
  guest: Caller,
  { name, terms }: { readonly name?: string; readonly terms?: object } = {},
): Promise<Met> {
  const told = await founder.post('matches', { ruleset: 'pbi', side: 'attacker', terms });
  const own = told.body as Founded;
  const invitation = own.invitations['defender'];
  const taken = await guest.post(`matches/${own.match}/take`, {
    invitation,
    ...(name !== undefined && { name }),
  });
  return { match: own.match, own, other: taken.body as SeatGiven, error: taken.error };
}

async function operateOn(database: string, asked: readonly string[]): Promise<void> {
  const store = await Store.open(database);
  const settings = withUsual({});
  await operate({ store, settings, accounts: new Accounts(store.db, settings, Date.now) }, asked);
  await store.close();
}

async function people(caller: Caller, match: string) {
  const { body } = await caller.call('GET', `matches/${match}`);
  return (body as MatchFacts).people.map(({ side, name }) => ({ side, name }));
}

test('whoever looks on while signed in speaks under the name of the account, and nobody else does', async () => {
  const { url } = await start(await freshDatabase('SQLite'));
  const { caller: anna } = await member(url, 'Anna');
  const { match } = await meet(new Caller(url), new Caller(url));
  const speak = async (cookie: string | undefined) => {
    const tap = await Tap.open(url, cookie);
    cleanUp.push(() => tap.close());
    await tap.ask({ ask: 'sit', match });
    const answer = await tap.ask({ ask: 'say', seat: 1, text: 'It is me', called: 'Anna' });
    return { answer, heard: tap.heard.join('\n') };
  };
  expect((await speak(undefined)).answer.ok).toBe(false);
  expect((await speak('sandtable=nobody')).answer.ok).toBe(false);
  const { answer, heard } = await speak(anna.cookie);
  expect(answer.ok).toBe(true);
  expect(heard).toContain('"name":"Anna"');
});

test('a seat taken while signed in is of the account, under its name; no guest has that name', async () => {
  const { url } = await start(await freshDatabase('SQLite'));
  const ann = await member(url, 'Ann Archer');
  const guest = new Caller(url);
  const { match } = await meet(ann.caller, guest, { name: 'Wilf' });
  expect(await people(guest, match)).toEqual([
    { side: 'attacker', name: 'Ann Archer' },
    { side: 'defender', name: 'Wilf' },
  ]);
  for (const name of ['Ann Archer', 'ann.archer', 'Moderator']) {
    const { error } = await meet(ann.caller, guest, { name });
    expect(error).toMatch(/^name-/);
    const founded = await guest.post('matches', { ruleset: 'pbi', name });
    expect(founded.error).toBe(error);
  }
  await ann.caller.call('PUT', 'account/name', { name: 'Ann Bowman' });
  expect((await people(guest, match))[0].name).toBe('Ann Bowman');
});

test('a signed-in device has a key of its own for each seat, and it goes with the session', async () => {
  const { url } = await start(await freshDatabase('SQLite'));
  const ann = await member(url, 'Ann Archer');
  const { match, own } = await meet(ann.caller, new Caller(url));
  const phone = await again(ann, url);
  const asked = await phone.post(`matches/${match}/key`);
  expect(asked.status).toBe(201);
  const given = asked.body as SeatGiven;
  expect(given).toMatchObject({ match, side: 'attacker', commitment: own.commitment });
  expect(given.key).not.toBe(own.key);

  const line = lineTo(() => [url]);
  cleanUp.push(() => line.close());
  const [atDesk, onPhone] = [own.key, given.key].map((key) => new RemoteSeat(match, key));
  for (const seat of [atDesk, onPhone]) {
    expect(await line.take(seat, () => undefined)).toBeUndefined();
    expect(seat.viewer).toBe('attacker');
  }
  const next = (await phone.post(`matches/${match}/key`)).body as SeatGiven;
  expect(next.key).not.toBe(given.key);
  await phone.post('account/sign-out');
  for (const [key, status] of [
    [given.key, 403],
    [next.key, 403],
    [own.key, 201],
  ] as const) {
    const authorization = { authorization: `Seat ${key}` };
    const told = await phone.call(
      'POST',
      `matches/${match}/number`,
      { number: NUMBER },
      authorization,
    );
    expect(told.status).toBe(status);
  }
  // Nobody else gets one: neither a guest nor another account.
  expect((await phone.post(`matches/${match}/key`)).error).toBe('signed-out');
  const bob = await member(url, 'Bob Baker');
  expect((await bob.caller.post(`matches/${match}/key`)).error).toBe('missing');
});

test('a seat that is given away by a link is the account’s no longer', async () => {
  const { url } = await start(await freshDatabase('SQLite'));
  const ann = await member(url, 'Ann Archer');
  const { match, own } = await meet(ann.caller, new Caller(url));
  const phone = await again(ann, url);
  const { key } = (await phone.post(`matches/${match}/key`)).body as SeatGiven;
  const movedBy = async (held: string): Promise<object> => {
    const authorization = { authorization: `Seat ${held}` };
    return (await phone.call('POST', `matches/${match}/move`, {}, authorization)).body;
  };
  // To another device of one's own, and then to somebody else.
  const kept = await ann.caller.post(`matches/${match}/take`, await movedBy(own.key));
  expect(kept.status).toBe(201);
  const line = lineTo(() => [url]);
  cleanUp.push(() => line.close());
  const seat = new RemoteSeat(match, key);
  expect(await line.take(seat, () => undefined)).toBeUndefined();
  const given = await new Caller(url).post(`matches/${match}/take`, await movedBy(key));
  expect(given.status).toBe(201);
  expect((await phone.post(`matches/${match}/key`)).error).toBe('missing');
  const number = { number: NUMBER };
  const authorization = { authorization: `Seat ${key}` };
  const told = await phone.call('POST', `matches/${match}/number`, number, authorization);
  expect(told.status).toBe(403);
  expect((await people(phone, match))[0].name).toBeUndefined();
});

test('a seat of an account is moved by its owner alone, and not by whoever has got at a device of his', async () => {
  let now = Date.UTC(2026, 0, 1);
  const { url } = await start(await freshDatabase('SQLite'), () => now);
  const ann = await member(url, 'Ann Archer');
  const { match, own, other } = await meet(ann.caller, new Caller(url));
  const move = (caller: Caller, { key }: SeatGiven) =>
    caller.call('POST', `matches/${match}/move`, {}, { authorization: `Seat ${key}` });
  expect((await move(ann.caller, own)).status).toBe(201);
  expect((await move(new Caller(url), own)).error).toBe('signed-out');
  const bob = await member(url, 'Bob Baker');
  expect((await move(bob.caller, own)).error).toBe('signed-out');
  now += 11 * 60_000;
  expect((await move(ann.caller, own)).error).toBe('prove');
  const given = await ann.caller.post(`matches/${match}/key`);
  expect((await move(ann.caller, given.body as SeatGiven)).error).toBe('prove');
  // That of a guest goes where its key is.
  expect((await move(new Caller(url), other)).status).toBe(201);
});

test('whoever has blocked somebody does not hear him at their tables, old or new', async () => {
  const { url } = await start(await freshDatabase('SQLite'));
  const [ann, bob] = [await member(url, 'Ann Archer'), await member(url, 'Bob Baker')];
  const line = lineTo(() => [url]);
  cleanUp.push(() => line.close());
  const sit = async ({ match, own, other }: Met) => {
    const seats = [own, other].map(({ key }) => new RemoteSeat(match, key));
    for (const seat of seats) await line.take(seat, () => undefined);
    return seats;
  };
  const [annsOld, bobsOld] = await sit(await meet(ann.caller, bob.caller));
  await line.deal(bobsOld, { ask: 'say', text: 'Hello' });
  await expect.poll(() => annsOld.said.map(({ text }) => text)).toEqual(['Hello']);
  await ann.caller.post('account/blocks', { name: 'Bob Baker' });
  const [annsNew, bobsNew] = await sit(await meet(ann.caller, bob.caller));
  for (const [his, hers] of [
    [bobsOld, annsOld],
    [bobsNew, annsNew],
  ]) {
    await line.deal(his, { ask: 'say', text: 'Bah' });
    await line.deal(hers, { ask: 'say', text: 'Well' });
    await expect.poll(() => his.said.map(({ text }) => text)).toContain('Well');
    expect(hers.said.map(({ text }) => text)).not.toContain('Bah');
  }
});

test('a seat taken as a guest can be adopted with its key, once; nobody adopts that of another', async () => {
  const { url } = await start(await freshDatabase('SQLite'));
  const [ann, bob] = [await member(url, 'Ann Archer'), await member(url, 'Bob Baker')];
  const guest = new Caller(url);
  const { match, own, other } = await meet(guest, guest, { name: 'Wilf' });
  const adopt = async (by: Member, key: string) => {
    const { body } = await by.caller.post('account/seats', { seats: [{ match, key }] });
    return (body as { adopted: string[] }).adopted;
  };
  expect(await adopt(ann, own.key.toLowerCase())).toEqual([]);
  expect(await adopt(ann, own.key)).toEqual([match]);
  expect(await adopt(bob, own.key)).toEqual([]);
  expect(await adopt(bob, other.key)).toEqual([match]);
  expect(await people(guest, match)).toEqual([
    { side: 'attacker', name: 'Ann Archer' },
    { side: 'defender', name: 'Bob Baker' },
  ]);
  const phone = await again(ann, url);
  expect((await phone.post(`matches/${match}/key`)).body).toMatchObject({ side: 'attacker' });
  expect((await phone.post(`matches/${match}/key`, { side: 'defender' })).error).toBe('missing');
});

test('a device that is signed out is out of every seat of the account, whichever way it came to it', async () => {
  const { url } = await start(await freshDatabase('SQLite'));
  const ann = await member(url, 'Ann Archer');
  const desk = await again(ann, url);
  const guest = new Caller(url);
  const founded = (await meet(ann.caller, guest)).own;
  const taken = (await meet(guest, ann.caller)).other;
  const open = await guest.post('matches', { ruleset: 'pbi', side: 'attacker', open: true });
  const { match } = open.body as Founded;
  const found = (await ann.caller.post('lobby/take', { match })).body as SeatGiven;
  const { own: adopted } = await meet(guest, new Caller(url));
  await ann.caller.post('account/seats', {
    seats: [{ match: adopted.match, key: adopted.key }],
  });
  const line = lineTo(() => [url]);
  cleanUp.push(() => line.close());
  const sit = async ({ match: where, key }: SeatGiven) =>
    (await line.take(new RemoteSeat(where, key), () => undefined))?.code;
  const seats = [founded, taken, found, adopted];
  for (const seat of seats) expect(await sit(seat)).toBeUndefined();
  const { sessions } = (await desk.whoami()).account ?? { sessions: [] };
  const phone = sessions.find(({ isThis }) => !isThis)?.id ?? '';
  expect((await desk.call('DELETE', `account/sessions/${phone}`, {})).status).toBe(200);
  for (const seat of seats) expect(await sit(seat)).toBe('forbidden');
  // They are still hers.
  for (const seat of seats) {
    const { body } = await desk.post(`matches/${seat.match}/key`);
    expect(await sit(body as SeatGiven)).toBeUndefined();
  }
});

test('a seat at a rematch is kept for the account, and a key of the old one does not give it away', async () => {
  const { url } = await start(await freshDatabase('SQLite'));
  const [ann, guest] = [await member(url, 'Ann Archer'), new Caller(url)];
  const { match, own, other } = await meet(ann.caller, guest, { name: 'Wilf' });
  for (const { key } of [own, other]) {
    const authorization = { authorization: `Seat ${key}` };
    await guest.call('POST', `matches/${match}/number`, { number: NUMBER }, authorization);
  }
  const line = lineTo(() => [url]);
  cleanUp.push(() => line.close());
  const [hers, his] = [own, other].map(({ key }) => new RemoteSeat(match, key));
  for (const seat of [hers, his]) await line.take(seat, () => undefined);
  await line.resign(his);
  await line.deal(hers, { ask: 'offer', offer: 'rematch' });
  await line.deal(his, { ask: 'offer', offer: 'rematch' });
  const next = await line.follow(hers);
  const { match: rematch, ...more } = next as { match: string };
  expect(more).toEqual({});
  const way = await line.follow(his);
  expect(way).toHaveProperty('match', rematch);
  expect(way).toHaveProperty('invitation');
  const facts = async () =>
    ((await guest.call('GET', `matches/${rematch}`)).body as MatchFacts).people;
  expect(await facts()).toMatchObject([
    { side: 'attacker', name: 'Wilf' },
    { side: 'defender', name: 'Ann Archer', isTaken: false },
  ]);
  const { body } = await ann.caller.post(`matches/${rematch}/key`);
  expect(body).toMatchObject({ side: 'defender', needsNumber: true });
  expect(await facts()).toMatchObject([{}, { name: 'Ann Archer', isTaken: true }]);
});

test.each(['himself', 'whoever runs the host'])(
  'what somebody wanted at a table goes with his account, deleted by %s: whoever comes after him has none of it',
  async (by) => {
    const database = await freshDatabase('SQLite');
    const { url } = await start(database);
    const [ann, guest] = [await member(url, 'Ann Archer'), new Caller(url)];
    const terms = { clock: { kind: 'move', seconds: 86_400 }, holidays: 10 };
    const { match, own, other } = await meet(ann.caller, guest, { terms });
    const seated = ({ key }: SeatGiven) => ({ authorization: `Seat ${key}` });
    for (const seat of [own, other]) {
      await guest.call('POST', `matches/${match}/number`, { number: NUMBER }, seated(seat));
    }
    const line = lineTo(() => [url]);
    cleanUp.push(() => line.close());
    const [hers, his] = [own, other].map(({ key }) => new RemoteSeat(match, key));
    for (const seat of [hers, his]) await line.take(seat, () => undefined);
    const hold = { habit: 'opportunity', when: {}, answer: 'hold' };
    expect(await line.order(hers, { plans: [], standing: [hold] })).toBeUndefined();
    for (const dealing of [
      { ask: 'mute', isMuting: true },
      { ask: 'holiday', days: 7 },
      { ask: 'offer', offer: 'draw' },
    ] as const) {
      expect(await line.deal(hers, dealing)).toBeUndefined();
    }
    await expect.poll(() => his.matters?.offers).toMatchObject([{ side: 'attacker' }]);
    expect([hers.orders?.standing, hers.matters?.isMuting]).toEqual([[hold], true]);
    const daysOff = () => his.matters?.pauses.filter(({ side }) => side === 'attacker');
    expect(daysOff()).toHaveLength(1);

    if (by === 'himself') await ann.caller.call('DELETE', 'account', { name: 'Ann Archer' });
    else await operateOn(database, ['delete-account', 'Ann Archer']);
    await expect.poll(() => hers.isDismissed).toBe(true);
    await expect.poll(() => his.matters?.offers).toEqual([]);
    expect(daysOff()).toEqual([]);
    // Of what was under way something is written only now.
    const store = await Store.open(database);
    const late = { match, side: 'attacker' };
    const orders = JSON.stringify({ plans: [], standing: [hold], became: [] });
    await store.db
      .insertInto('orders')
      .values({ ...late, orders, followed: 0, revision: 1 })
      .execute();
    await store.db.insertInto('mute').values(late).execute();
    await store.close();
    const { body } = await guest.call(
      'POST',
      `matches/${match}/invite`,
      { side: 'attacker' },
      seated(other),
    );
    const taken = await guest.post(`matches/${match}/take`, { ...body, name: 'Cora' });
    const coras = new RemoteSeat(match, (taken.body as SeatGiven).key);
    await line.take(coras, () => undefined);
    await line.deal(his, { ask: 'say', text: 'Welcome' });
    await expect.poll(() => coras.said.map(({ text }) => text)).toEqual(['Welcome']);
    expect(coras.orders?.standing ?? []).toEqual([]);
  },
);

describe.each(DATABASES)('On %s', (database) => {
  test('all that is kept of somebody is handed to him, and then it is gone, and the match goes on', async () => {
    const address = await freshDatabase(database);
    let later = 0;
    const node = await start(address, () => Date.now() + later);
    const { url } = node;
    const [ann, bob] = [await member(url, 'Ann Archer'), await member(url, 'Bob Baker')];
    const { match, own, other } = await meet(ann.caller, bob.caller);
    for (const { key } of [own, other]) {
      const authorization = { authorization: `Seat ${key}` };
      await ann.caller.call('POST', `matches/${match}/number`, { number: NUMBER }, authorization);
    }
    const line = lineTo(() => [url]);
    cleanUp.push(() => line.close());
    const seats = [own, other].map(({ key }) => new RemoteSeat(match, key));
    for (const seat of seats) await line.take(seat, () => undefined);
    const pbi = rulesetOf('pbi');
    const playOne = async (): Promise<void> => {
      for (const seat of seats) {
        const [move] = pbi === undefined ? [] : movesAt(pbi, seat);
        if (move === undefined) continue;
        expect(await line.play(seat, move)).toBeUndefined();
        return;
      }
    };
    for (let i = 0; i < 4; i++) await playOne();
    await line.deal(seats[0], { ask: 'say', text: 'I am Ann Archer' });
    await ann.caller.post('account/blocks', { name: 'Bob Baker' });
    await bob.caller.post('account/blocks', { name: 'Ann Archer' });
    const phone = await again(ann, url);
    await phone.post(`matches/${match}/key`);

    const { body } = await phone.call('GET', 'account/data');
    expect(body).toMatchObject({
      sandtable: 'person',
      account: { name: 'Ann Archer', recoveryCodes: 10, passkeys: [{ name: '' }] },
      matches: [{ match, side: 'attacker', ruleset: 'pbi' }],
      talk: [{ match, text: 'I am Ann Archer' }],
    });
    const { account } = body as { account: { id: string; sessions: object[]; blocked: object[] } };
    expect([account.sessions.length, account.blocked.length]).toEqual([2, 1]);
    // Nothing in it would let anybody in.
    expect(JSON.stringify(body)).not.toContain(own.key);
    expect(await tablesWith(address, account.id)).not.toEqual([]);

    expect((await phone.call('DELETE', 'account', { name: 'Bob Baker' })).error).toBe('confirm');
    expect((await phone.call('DELETE', 'account', { name: 'ann archer' })).status).toBe(200);
    expect((await ann.caller.whoami()).account).toBeUndefined();
    expect(await tablesWith(address, account.id)).toEqual(['due']);
    expect(await tablesWith(address, 'Ann Archer')).toEqual([]);
    // Of what was under way something may be written only now; it goes too, and then nobody knows whom to look for.
    const { match: another } = await meet(new Caller(url), new Caller(url));
    const store = await Store.open(address);
    const late = { account: account.id, name: 'Ann Archer' };
    await store.db.updateTable('seat').set(late).where('match', '=', another).execute();
    await store.close();
    later = 61_000;
    await node.sweep();
    expect(await tablesWith(address, account.id)).toEqual([]);
    expect(await tablesWith(address, 'Ann Archer')).toEqual([]);
    const named = async () => (await people(bob.caller, another)).map(({ name }) => name);
    await expect.poll(named).toEqual([undefined, undefined]);
    expect(await people(bob.caller, match)).toEqual([
      { side: 'attacker', name: undefined },
      { side: 'defender', name: 'Bob Baker' },
    ]);
    expect((await bob.caller.whoami()).account?.blocked).toEqual([]);
    // No device has the seat any more, and the other side is told; whom it invites goes on there.
    await expect.poll(() => seats[0].isDismissed).toBe(true);
    const left = () => seats[1].matters?.people.find(({ side }) => side === 'attacker');
    await expect.poll(left).toMatchObject({ isTaken: false, hasLeft: true });
    const stale = await line.take(new RemoteSeat(match, own.key), () => undefined);
    expect(stale?.code).toBe('forbidden');
    const authorization = { authorization: `Seat ${other.key}` };
    const invite = (side: string) =>
      bob.caller.call('POST', `matches/${match}/invite`, { side }, authorization);
    expect((await invite('defender')).error).toBe('side');
    const invited = (await invite('attacker')).body as { invitation: string };
    const looked = await phone.post(`matches/${match}/invitation`, invited);
    expect(looked.body).toEqual({ side: 'attacker', isMove: false });
    const taken = await phone.post(`matches/${match}/take`, { ...invited, name: 'Cora' });
    expect(taken.body).toMatchObject({ side: 'attacker', needsNumber: false });
    seats[0] = new RemoteSeat(match, (taken.body as SeatGiven).key);
    await line.take(seats[0], () => undefined);
    await expect.poll(left).toMatchObject({ isTaken: true, name: 'Cora' });
    const before = seats[1].known?.told.length ?? 0;
    await playOne();
    await expect.poll(() => seats[1].known?.told.length).toBeGreaterThan(before);
    // Whoever is left may also have the match.
    expect((await line.deal(seats[0], { ask: 'claim' }))?.code).toBe('refused');
    expect((await bob.caller.call('DELETE', 'account', { name: 'Bob Baker' })).status).toBe(200);
    await expect
      .poll(() => seats[0].matters?.people.some(({ hasLeft }) => hasLeft === true))
      .toBe(true);
    expect(await line.deal(seats[0], { ask: 'claim' })).toBeUndefined();
    await expect.poll(() => seats[0].known?.pending.outcome?.winner).toBe('attacker');
    // The name is free again.
    expect((await phone.post('account/create/options', { name: 'Ann Archer' })).status).toBe(200);
  });
});

/** The tables that have this somewhere in them, but for what is asked of passkeys. */
async function tablesWith(address: string, wanted: string): Promise<string[]> {
  const store = await Store.open(address);
  const tables = await store.db.introspection.getTables();
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await store.db
      .selectFrom(name as 'account')
      .selectAll()
      .execute();
    if (JSON.stringify(rows).includes(wanted)) found.push(name);
  }
  await store.close();
  return found;
}
