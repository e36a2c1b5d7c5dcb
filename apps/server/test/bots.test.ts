import { pbi } from '@sandtable/pbi';
import { RemoteSeat, type Founded } from '@sandtable/wire';
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewBot } from '../src/bots/bots.ts';
import { HostNode } from '../src/node.ts';
import { lineTo, playOut, post } from '../torture/people.ts';
import { Caller } from './caller.ts';
import { freshDatabase } from './databases.ts';
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

test('the programs of somebody are in his data, and go with him', async () => {
  const { bot, owner } = await botOf('Wooden General');
  expect((await owner.call('GET', 'account/data')).body).toMatchObject({
    bots: [{ name: 'Wooden General' }],
  });
  const { status } = await owner.call('DELETE', 'account', { name: 'Owner of Wooden Ge' });
  expect(status).toBe(200);
  expect((await ask(bot.token, 'matches/none/view')).status).toBe(401);
});
