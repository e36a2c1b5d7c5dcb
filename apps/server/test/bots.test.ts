import { pbi } from '@sandtable/pbi';
import { RemoteSeat, type Founded, type Matters } from '@sandtable/wire';
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewBot } from '../src/bots/bots.ts';
import { trail } from '../src/guard/audit.ts';
import { HostNode } from '../src/node.ts';
import { Store } from '../src/store/store.ts';
import { lineTo, playOut, post } from '../torture/people.ts';
import { Caller } from './caller.ts';
import { freshDatabase } from '@sandtable/testkit/databases';
import { onEnd } from './host.ts';

let node: HostNode;
let database: string;
beforeAll(async () => {
  database = await freshDatabase('SQLite');
  node = await HostNode.start({ database, port: 0, host: 'localhost' });
});
afterAll(() => node.stop());

const PYTHON = join(import.meta.dirname, '..', '..', '..', 'docs', 'bots', 'bot.py');
const JAVASCRIPT = join(import.meta.dirname, 'programs', 'bot.mjs');
const hasPython = spawnSync('python3', ['-c', 'import json, urllib.request']).status === 0;
const PROGRAM = hasPython ? ['python3', PYTHON] : [process.execPath, JAVASCRIPT];

async function botOf(name = 'Tin General'): Promise<{ bot: NewBot; owner: Caller }> {
  const owner = new Caller(node.url);
  await owner.post('account/create', {
    name: `Owner of ${name.slice(0, 9)}`,
    password: 'seven sad otters',
  });
  const made = await owner.post('account/bots', { name });
  expect(made.status).toBe(201);
  return { bot: made.body as NewBot, owner };
}

/** A match that somebody waits at for a program. */
async function found(): Promise<Founded> {
  // From setting up to the score, in one turn instead of eight.
  const position = { ...pbi.scenarios[0], turns: 1 };
  const wanted = { ruleset: 'pbi', position, side: 'attacker', name: 'A person' };
  const founded = (await post(`${node.url}api/matches`, wanted)) as Founded;
  const number = randomBytes(16).toString('hex');
  await post(`${node.url}api/matches/${founded.match}/number`, { number }, founded.key);
  return founded;
}

function ask(token: string, path: string, body?: object, { url } = node): Promise<Response> {
  return fetch(`${url}api/bot/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

test(`a program in ${hasPython ? 'Python' : 'JavaScript, since there is no Python here,'} plays a whole match`, async () => {
  const { bot } = await botOf();
  const { match, key, invitations } = await found();
  const [command, ...before] = PROGRAM;
  const program = spawn(command, [...before, node.url, bot.token, match, invitations['defender']], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = text(program.stdout);
  const line = lineTo(() => [node.url]);
  onEnd(() => line.close());
  const seat = new RemoteSeat(match, key);
  let turn = 0;
  const played = await playOut(line, seat, (moves) => moves[(turn += 5) % moves.length]);
  expect(played).toBeGreaterThan(20);
  expect(seat.known?.pending.outcome).toBeDefined();
  expect(await said).toBe(`over ${match} ${pythonic(seat.known?.pending.outcome)}\n`);
  expect(seat.matters?.people.find(({ side }) => side === 'defender')?.name).toBe('Tin General');
});

/** As the program that ran writes it. */
function pythonic(value: unknown): string {
  const json = JSON.stringify(value);
  return hasPython ? json.replaceAll(/([:,])(?=["\d{[ntf-])/g, '$1 ') : json;
}

test('a program asks in the words of the engine protocol, and is refused by the rules like anybody', async () => {
  const { bot, owner } = await botOf('Clay General');
  const { match, invitations } = await found();
  const { token } = bot;
  const invitation = invitations['defender'];
  const taken = await ask(token, `matches/${match}/take`, { invitation });
  expect(await taken.json()).toMatchObject({ match, side: 'defender', needsNumber: true });
  const number = randomBytes(16).toString('hex');
  expect((await ask(token, `matches/${match}/number`, { number })).status).toBe(201);
  // Asked again after an answer that was lost it stands; nobody gives another one.
  expect((await ask(token, `matches/${match}/number`, { number })).status).toBe(201);
  const another = { number: '0'.repeat(number.length) };
  expect((await ask(token, `matches/${match}/number`, another)).status).toBe(409);

  const { moves, at } = (await (await ask(token, `matches/${match}/moves`)).json()) as {
    moves: object[];
    at: number;
  };
  expect(moves.length).toBeGreaterThan(1);
  const nonsense = { type: 'deploy', group: 'nobody', to: 'z9' };
  const judged = await ask(token, `matches/${match}/check`, { move: nonsense });
  expect(await judged.json()).toMatchObject({ legal: false });
  const refused = await ask(token, `matches/${match}/play`, { at, move: nonsense });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ error: 'refused' });
  // Whoever watches the host sees it, as he does of people.
  const measured = await (await fetch(`${node.url}metrics`)).text();
  expect(measured).toContain('sandtable_failures_total{code="refused"} 1');
  expect(measured).toContain('sandtable_ask_seconds_count{ask="play"}');
  expect((await ask(token, `matches/${match}/play`, { at, move: moves[0] })).status).toBe(200);
  const late = await ask(token, `matches/${match}/play`, { at, move: moves[0] });
  expect(late.status).toBe(409);
  const seen = (await (await ask(token, `matches/${match}/view`)).json()) as { at: number };
  expect(seen).toMatchObject({ side: 'defender', at: 1 });

  // A node that has not heard of it yet reads the log before it says that somebody is late.
  const second = await HostNode.start({ database, port: 0, host: 'localhost' });
  onEnd(() => second.stop());
  const movesAt = async (where: HostNode): Promise<{ at: number; moves: object[] }> =>
    (await ask(token, `matches/${match}/moves`, undefined, where)).json() as Promise<never>;
  expect(await movesAt(second)).toMatchObject({ at: 1 });
  for (let count = 1; count < 5; count++) {
    // It asks at one what it may do, and plays at the other, which has not been told.
    const [where, elsewhere] = count % 2 === 1 ? [node, second] : [second, node];
    const { moves: next } = await movesAt(elsewhere);
    const body = { at: count, move: next[0] };
    expect((await ask(token, `matches/${match}/play`, body, where)).status).toBe(200);
  }

  expect((await ask('a-token-that-nobody-has', `matches/${match}/view`)).status).toBe(401);
  const other = await botOf('Lead General');
  expect((await ask(other.bot.token, `matches/${match}/view`)).status).toBe(404);
  // The end of a program is the end of its token, and of the stream that was opened with it.
  const stream = await ask(token, 'stream');
  expect((await owner.call('DELETE', 'account/bots/Clay General')).status).toBe(200);
  expect((await ask(token, `matches/${match}/view`)).status).toBe(401);
  await stream.text();
});

test('a program talks, offers and answers like anybody, and its seat is named in the trail', async () => {
  const { bot } = await botOf('Glass General');
  const { token } = bot;
  const { match, key, invitations } = await found();
  const at = `matches/${match}`;
  const say = async (word: string, body: object): Promise<number> =>
    (await ask(token, `${at}/${word}`, body)).status;
  await say('take', { invitation: invitations['defender'] });
  await say('number', { number: randomBytes(16).toString('hex') });
  const line = lineTo(() => [node.url]);
  onEnd(() => line.close());
  const seat = new RemoteSeat(match, key);
  await line.take(seat, () => undefined);
  const stream = await ask(token, 'stream');
  const heard: { event: string; matters?: Matters; said?: { text: string }[] }[] = [];
  const listening = (async () => {
    for await (const lines of (stream.body as ReadableStream<Uint8Array>)
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(linesIn())) {
      heard.push(JSON.parse(lines) as (typeof heard)[number]);
    }
  })().catch(() => undefined);

  expect(await say('say', { text: 'Good day' })).toBe(200);
  await expect.poll(() => seat.said.map((each) => each.text)).toEqual(['Good day']);
  expect(await say('say', {})).toBe(422);
  expect(await say('say', { text: 'x', called: 'Somebody' })).toBe(400);
  expect(await say('offer', { offer: 'draw' })).toBe(200);
  await expect
    .poll(() => seat.matters?.offers)
    .toMatchObject([{ side: 'defender', offer: 'draw' }]);
  expect(await say('withdraw', { offer: 'draw' })).toBe(200);
  // Nobody has a clock here.
  expect(await say('claim', {})).toBe(422);
  expect(await say('reply', { to: 'none', isAccepted: true })).toBe(409);
  await line.deal(seat, { ask: 'say', text: 'A draw?' });
  await line.deal(seat, { ask: 'offer', offer: 'draw' });
  await expect
    .poll(() => heard.findLast(({ matters }) => matters !== undefined)?.matters?.offers)
    .toMatchObject([{ side: 'attacker', offer: 'draw' }]);
  const offered = heard.findLast(({ matters }) => matters !== undefined)?.matters?.offers[0].id;
  expect(heard.flatMap(({ said = [] }) => said.map(({ text: words }) => words))).toEqual([
    'Good day',
    'A draw?',
  ]);
  expect(await say('reply', { to: offered, isAccepted: true })).toBe(200);
  await expect.poll(() => heard.at(-1)).toMatchObject({ event: 'over' });
  // It goes on hearing: there may be another match.
  await say('offer', { offer: 'rematch' });
  await expect.poll(() => seat.matters?.offers.map(({ offer }) => offer)).toEqual(['rematch']);
  const [{ id: to }] = seat.matters?.offers ?? [];
  await line.deal(seat, { ask: 'reply', to, isAccepted: true });
  const followed = await (await ask(token, `${at}/follow`, {})).json();
  expect(followed).toEqual({ follow: { match: seat.matters?.rematch } });
  const number = { number: randomBytes(16).toString('hex') };
  expect((await ask(token, `matches/${seat.matters?.rematch}/number`, number)).status).toBe(201);
  await stream.body?.cancel().catch(() => undefined);
  // Whoever says too much is told when he can go on.
  let said = await ask(token, `${at}/say`, { text: 'And another thing' });
  for (let i = 0; i < 6 && said.ok; i++) said = await ask(token, `${at}/say`, { text: `${i}` });
  expect([said.status, said.headers.get('retry-after')]).toEqual([429, '10']);

  const store = await Store.open(database);
  onEnd(() => store.close());
  const lines = await trail(store.db, 20);
  expect(lines.join('\n')).toContain(`Glass General takes a seat, as a program at ${match}`);
  expect(lines.join('\n')).toContain(`somebody founds a match at ${match}`);
  void listening;
});

function linesIn(): TransformStream<string, string> {
  let rest = '';
  return new TransformStream({
    transform(part, out) {
      const lines = (rest + part).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') out.enqueue(line);
    },
  });
}

test('the programs of somebody are in his data, and go with him', async () => {
  const { bot, owner } = await botOf('Wooden General');
  expect((await owner.call('GET', 'account/data')).body).toMatchObject({
    bots: [{ name: 'Wooden General' }],
  });
  const { status } = await owner.call('DELETE', 'account', { name: 'Owner of Wooden Ge' });
  expect(status).toBe(200);
  expect((await ask(bot.token, 'matches/none/view')).status).toBe(401);
});
