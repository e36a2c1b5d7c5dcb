import {
  RemoteSeat,
  type About,
  type Founded,
  type MatchFacts,
  type SeatGiven,
} from '@sandtable/wire';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HostNode } from '../src/node.ts';
import { begin, lineTo, post } from '../torture/people.ts';

const NUMBER = '0123456789abcdef0123456789abcdef';
const folder = mkdtempSync(join(tmpdir(), 'sandtable-seats-'));
let node: HostNode;
let now = 1000;
beforeAll(async () => {
  const database = join(folder, 'matches.db');
  node = await HostNode.start({ database, port: 0, host: '127.0.0.1', now: () => now });
});
afterAll(async () => {
  await node.stop();
  rmSync(folder, { recursive: true });
});

async function get(path: string): Promise<unknown> {
  return (await fetch(`${node.url}api/${path}`)).json();
}

function say(path: string, body: object, key?: string): Promise<unknown> {
  return post(`${node.url}api/matches${path}`, body, key);
}

function foundOne(more: object = {}): Promise<Founded> {
  return say('', { ruleset: 'pbi', side: 'attacker', name: 'Ann', ...more }) as Promise<Founded>;
}

function refusal(error: string): object {
  return { error, message: { key: `wire.${error}` } };
}

describe('Founding', () => {
  test('gives the founder the key of his own seat and an invitation to each other', async () => {
    const founded = await foundOne();
    expect(founded.side).toBe('attacker');
    expect(Object.keys(founded.invitations)).toEqual(['defender']);
    expect(founded.needsNumber).toBe(true);
  });

  test('has the side drawn where any will do', async () => {
    const { side, invitations } = await foundOne({ side: 'any' });
    expect([side, ...Object.keys(invitations)].toSorted()).toEqual(['attacker', 'defender']);
  });

  test('is refused where a computer sits on that side, and where the terms are unknown', async () => {
    expect(await foundOne({ players: { attacker: 'greedy' } })).toMatchObject({ error: 'match' });
    expect(await foundOne({ side: 'nobody' })).toMatchObject({ error: 'match' });
    const response = await fetch(`${node.url}api/matches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ruleset: 'pbi', terms: { whatever: 1 } }),
    });
    expect(response.status).toBe(400);
  });

  test('asks nobody else where the others are computers', async () => {
    const { invitations } = await foundOne({ players: { defender: 'greedy' } });
    expect(invitations).toEqual({});
  });
});

test('everybody may know who sits where, and what is played', async () => {
  const { match, commitment } = await foundOne();
  expect((await get(`matches/${match}`)) as MatchFacts).toMatchObject({
    match,
    ruleset: 'pbi',
    commitment,
    created: now,
    terms: {},
    isBegun: false,
    isOver: false,
    people: [
      { side: 'attacker', name: 'Ann', isTaken: true, isReady: false },
      { side: 'defender', isTaken: false, isReady: false },
    ],
  });
  expect(await get('matches/nothing')).toEqual(refusal('match'));
});

describe('An invitation', () => {
  test('is looked at as often as one likes, and gives a key once', async () => {
    const { match, key, invitations } = await foundOne();
    const invitation = invitations['defender'];
    for (let i = 0; i < 2; i++) {
      const invited = await say(`/${match}/invitation`, { invitation });
      expect(invited).toEqual({ side: 'defender', isMove: false });
    }
    now = 2000;
    const [first, second] = await Promise.all([
      say(`/${match}/take`, { invitation, name: 'Ben' }),
      say(`/${match}/take`, { invitation, name: 'Bob' }),
    ]);
    const [given, refused] = 'key' in (first as object) ? [first, second] : [second, first];
    expect(given).toMatchObject({ match, side: 'defender', needsNumber: true });
    expect((given as SeatGiven).key).not.toBe(key);
    expect(refused).toEqual(refusal('invitation'));
    expect(await say(`/${match}/invitation`, { invitation })).toEqual(refusal('invitation'));
  });

  test('is of one match, and cannot be made up', async () => {
    const [one, other] = [await foundOne(), await foundOne()];
    const invitation = one.invitations['defender'];
    expect(await say(`/${other.match}/take`, { invitation })).toEqual(refusal('invitation'));
    expect(await say(`/${one.match}/take`, { invitation: 'x'.repeat(24) })).toEqual(
      refusal('invitation'),
    );
  });

  test.each([
    '',
    ' Ann',
    '\u202Ennna',
    'a\nb',
    '<b>',
    '\u3164',
    '\u2800',
    '\u00A0',
    'x'.repeat(31),
  ])('is not taken by somebody called %j', async (name) => {
    const { match, invitations } = await foundOne();
    const invitation = invitations['defender'];
    expect(await say(`/${match}/take`, { invitation, name })).not.toHaveProperty('key');
    expect(await say(`/${match}/take`, { invitation, name: 'Zoë O’Neill' })).toHaveProperty('key');
  });
});

describe('An invitation that nobody has taken', () => {
  test('is made anew for whoever has lost it, and can be taken back, which its link then says', async () => {
    const { match, key, invitations } = await foundOne();
    const { defender: first } = invitations;
    expect(await say(`/${match}/invite`, { side: 'attacker' }, key)).toMatchObject({
      error: 'side',
    });
    expect(await say(`/${match}/invite`, { side: 'defender' })).toEqual(refusal('key'));
    const made = await say(`/${match}/invite`, { side: 'defender' }, key);
    const invited = made as { invitation: string };
    expect(await say(`/${match}/invitation`, { invitation: first })).toEqual(refusal('invitation'));
    expect(await say(`/${match}/invitation`, invited)).toEqual({ side: 'defender', isMove: false });

    const withdraw = (by: string) =>
      fetch(`${node.url}api/lobby/withdraw`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Seat ${by}` },
        body: JSON.stringify({ match }),
      });
    expect((await withdraw('somebody-elses-key')).status).toBe(403);
    expect((await withdraw(key)).status).toBe(204);
    expect(await say(`/${match}/invitation`, invited)).toEqual(refusal('withdrawn'));
    expect(await say(`/${match}/take`, invited)).toEqual(refusal('withdrawn'));
    expect(await say(`/${match}/invite`, { side: 'defender' }, key)).toMatchObject({
      error: 'side',
    });
    expect((await withdraw(key)).status).toBe(409);
  });

  test('cannot be taken back once somebody has come', async () => {
    const { match, keys } = await begin(node.url, { ruleset: 'pbi' });
    const response = await fetch(`${node.url}api/lobby/withdraw`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Seat ${keys['attacker']}` },
      body: JSON.stringify({ match }),
    });
    expect(response.status).toBe(409);
  });
});

describe('The number for the dice', () => {
  test('is given once, by whoever has the key, and with the last the match begins', async () => {
    const { match, key, invitations } = await foundOne();
    expect(await say(`/${match}/number`, { number: NUMBER })).toEqual(refusal('key'));
    expect(await say(`/${match}/number`, { number: NUMBER }, key)).toEqual({ side: 'attacker' });
    // Asked again after an answer that was lost it stands; nobody gives another one.
    expect(await say(`/${match}/number`, { number: NUMBER }, key)).toEqual({ side: 'attacker' });
    const another = '0'.repeat(NUMBER.length);
    expect(await say(`/${match}/number`, { number: another }, key)).toEqual(refusal('number'));
    const line = lineTo(() => [node.url]);
    const waiting = new RemoteSeat(match, key);
    let hear: () => void = () => undefined;
    const begun = new Promise<void>((settle) => (hear = settle));
    await line.take(waiting, () => waiting.known && hear());
    expect(waiting.known).toBeUndefined();
    const invitation = invitations['defender'];
    const given = (await say(`/${match}/take`, { invitation, name: 'Ben' })) as SeatGiven;
    await say(`/${match}/number`, { number: NUMBER }, given.key);
    await begun;
    line.close();
    expect(waiting.matters?.people.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
    expect(await get(`matches/${match}`)).toMatchObject({ isBegun: true });
  });
});

describe('A seat that is moved', () => {
  test('opens with the new key alone, and whoever listens with the old one is sent away', async () => {
    const { match, keys } = await begin(node.url, { ruleset: 'pbi' });
    const old = new RemoteSeat(match, keys['attacker']);
    const line = lineTo(() => [node.url]);
    let hear: () => void = () => undefined;
    const dismissed = new Promise<void>((settle) => (hear = settle));
    expect(await line.take(old, () => old.isDismissed && hear())).toBeUndefined();
    expect(await say(`/${match}/move`, {})).toEqual(refusal('key'));
    const { invitation } = (await say(`/${match}/move`, {}, keys['attacker'])) as {
      invitation: string;
    };
    expect(await say(`/${match}/invitation`, { invitation })).toEqual({
      side: 'attacker',
      isMove: true,
    });
    const given = (await say(`/${match}/take`, { invitation })) as SeatGiven;
    expect(given).toMatchObject({ side: 'attacker', needsNumber: false });
    await dismissed;
    expect(await line.take(new RemoteSeat(match, keys['attacker']), () => undefined)).toMatchObject(
      {
        code: 'forbidden',
      },
    );
    expect(await line.take(new RemoteSeat(match, given.key), () => undefined)).toBeUndefined();
    line.close();
  });
});

test('a host says what it is', async () => {
  expect((await get('about')) as About).toMatchObject({
    name: 'Sandtable',
    features: expect.arrayContaining(['invite']) as string[],
  });
});
