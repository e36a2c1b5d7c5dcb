import { problemsIn, type Problem, type Schema } from '@sandtable/kernel';
import { WIRE_ENGLISH, type Founded, type Lobby, type SeatGiven } from '@sandtable/wire';
import fastify from 'fastify';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewBot } from '../src/bots/bots.ts';
import { says } from '../src/http/answers/form.ts';
import type { ApiDocument } from '../src/http/apiPage.ts';
import { addOpenApi } from '../src/http/openapi.ts';
import { HostNode } from '../src/node.ts';
import { Caller } from './caller.ts';

let node: HostNode;
let folder: string;
let api: ApiDocument;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandtable-'));
  node = await HostNode.start({ database: join(folder, 'api.db'), port: 0, host: '127.0.0.1' });
  api = (await (await fetch(`${node.url}api/openapi.json`)).json()) as ApiDocument;
});
afterAll(async () => {
  await node.stop();
  rmSync(folder, { recursive: true });
});

const TEXT: Schema = { type: 'string', minLength: 1 };

/** The parts of the OpenAPI specification that a description of ours makes use of. */
const OPERATION: Schema = {
  type: 'object',
  required: ['summary', 'responses'],
  additionalProperties: false,
  properties: {
    summary: { ...TEXT, maxLength: 120 },
    description: TEXT,
    tags: { type: 'array', items: TEXT },
    operationId: TEXT,
    security: { type: 'array', items: { type: 'object' } },
    parameters: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'in', 'schema', 'required'],
        properties: {
          name: TEXT,
          in: { enum: ['path', 'query', 'header', 'cookie'] },
          schema: { type: 'object' },
          required: { type: 'boolean' },
        },
      },
    },
    requestBody: {
      type: 'object',
      required: ['content'],
      properties: { content: { type: 'object', required: ['application/json'] } },
    },
    responses: {
      type: 'object',
      additionalProperties: { type: 'object', required: ['description'] },
    },
  },
};

const DOCUMENT: Schema = {
  type: 'object',
  required: ['openapi', 'info', 'paths', 'components'],
  properties: {
    openapi: { const: '3.1.0' },
    info: {
      type: 'object',
      required: ['title', 'version'],
      properties: { title: TEXT, version: TEXT },
    },
    components: { type: 'object' },
    paths: {
      type: 'object',
      additionalProperties: { type: 'object', additionalProperties: OPERATION },
    },
  },
};

test('every address says what it does, and the description is of the form that programs expect', () => {
  expect(problemsIn(DOCUMENT, api)).toEqual([]);
  expect(Object.keys(api.paths)).toContain('/api/matches');
});

test('every part of an address is described, and every named way of proving who one is', () => {
  const { components } = api as ApiDocument & {
    components: { securitySchemes: Readonly<Record<string, object>> };
  };
  for (const [path, operations] of Object.entries(api.paths)) {
    const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const { parameters = [], security = [] } of Object.values(operations)) {
      const inPath = (parameters as { in: string; name: string }[])
        .filter((each) => each.in === 'path')
        .map(({ name }) => name);
      expect(inPath).toEqual(wanted);
      for (const scheme of security.flatMap((each) => Object.keys(each))) {
        expect(components.securitySchemes).toHaveProperty(scheme);
      }
    }
  }
});

/** A form with all others that it names in it. */
function whole(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(whole);
  if (typeof part !== 'object' || part === null) return part;
  const { $ref } = part as { $ref?: unknown };
  if (typeof $ref === 'string') return whole(api.components.schemas?.[$ref.split('/')[3]]);
  const copy = Object.fromEntries(Object.entries(part).map(([name, each]) => [name, whole(each)]));
  const { enum: words } = copy;
  // One word of which there is no choice is written so there; what judges here tells alternatives apart by it.
  return Array.isArray(words) && words.length === 1 ? { ...copy, const: words[0] as string } : copy;
}

type Described = Readonly<
  Record<string, { readonly content?: Readonly<Record<string, { schema: Schema }>> }>
>;

/** What is said of the answer to a request: its type and form, or nothing where there is none. */
function described(
  method: string,
  path: string,
  status: number,
): readonly [type: string, form: Schema] | undefined {
  const [template] = Object.entries(api.paths)
    .filter(([, operations]) => method in operations)
    .map(([each]) => each)
    .filter((each) => new RegExp(`^${each.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(`/api/${path}`))
    .toSorted((one, other) => one.split('{').length - other.split('{').length);
  const responses = api.paths[template][method].responses as Described;
  const answer = responses[status] ?? responses[`${Math.floor(status / 100)}XX`];
  expect(answer, `${method} ${path} ${status}`).toBeDefined();
  if (answer.content === undefined) return undefined;
  const [[type, { schema }]] = Object.entries(answer.content);
  return [type, whole(schema) as Schema];
}

/** Asks, and looks whether it is done, and the answer as it is described. */
async function ask<T = object>(
  request: string,
  body?: object,
  headers?: Readonly<Record<string, string>>,
): Promise<T> {
  const { status, told } = await answerTo(request, body, headers);
  expect({ request, isDone: status < 300 }).toEqual({ request, isDone: true });
  return told as T;
}

/** Asks, and looks whether the answer is as it is described. */
async function answerTo(
  request: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly told: object | string }> {
  const [method, path] = request.split(' ');
  const response = await fetch(`${node.url}api/${path}`, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const [type, form] = described(method.toLowerCase(), path.split('?')[0], response.status) ?? [];
  if (form === undefined) {
    expect(text).toBe('');
    return { status: response.status, told: text };
  }
  expect(response.headers.get('content-type')).toContain(type);
  const told = type === 'application/json' ? (JSON.parse(text) as object) : text;
  expect({ [request]: problemsIn(form, told) }).toEqual({ [request]: [] });
  return { status: response.status, told };
}

/** The first line that a stream sends which begins so. */
async function firstLine(
  path: string,
  begin: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const response = await fetch(`${node.url}api/${path}`, { headers });
  const [type] = described('get', path, 200) ?? [];
  expect(response.headers.get('content-type')).toBe(type);
  let read = '';
  for await (const part of response.body ?? []) {
    read += Buffer.from(part).toString();
    const line = read.split('\n').find((each) => each.startsWith(begin));
    // Whoever reads no further closes it.
    if (line !== undefined && read.endsWith('\n')) return JSON.parse(line.slice(line.indexOf('{')));
  }
  return undefined;
}

const number = (): { number: string } => ({ number: randomBytes(16).toString('hex') });

test('every address says what it answers', () => {
  for (const operations of Object.values(api.paths)) {
    for (const { summary, responses } of Object.values(operations)) {
      const good = Object.entries(responses as Described).find(([status]) => status < '3');
      expect({ summary, good }).toMatchObject({ good: [expect.stringMatching(/^20[014]$/), {}] });
      const isSilent = good?.[0] === '204' || summary?.includes('at one click') === true;
      expect({ summary, has: good?.[1].content !== undefined }).toEqual({
        summary,
        has: !isSilent,
      });
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['4XX', '5XX']));
    }
  }
});

test('what is answered about matches is as it is described', async () => {
  for (const path of ['about', 'health', 'ready', 'openapi.json', 'docs', 'notices']) {
    await ask(`GET ${path}`);
  }
  const { match, key, invitations } = await ask<Founded>('POST matches', {
    ruleset: 'pbi',
    side: 'attacker',
  });
  const seat = { authorization: `Seat ${key}` };
  await ask(`GET matches/${match}`);
  await ask(`POST matches/${match}/number`, number(), seat);
  const invitation = { invitation: invitations['defender'] };
  await ask(`POST matches/${match}/invitation`, invitation);
  const other = await ask<SeatGiven>(`POST matches/${match}/take`, {
    ...invitation,
    name: 'Other',
  });
  await ask(`POST matches/${match}/number`, number(), { authorization: `Seat ${other.key}` });
  await ask(`POST matches/${match}/move`, {}, seat);
  await ask(`GET matches/${match}/glimpse`, undefined, seat);
  const mine = await ask<{ matches: object[] }>('POST matches/mine', { keys: [key] });
  expect(mine.matches).toHaveLength(1);

  const open = await ask<Founded>('POST matches', { ruleset: 'pbi', open: true });
  const lobby = await ask<Lobby>('GET lobby');
  expect(lobby.challenges).toHaveLength(1);
  const news = await firstLine('lobby/events', 'data: ');
  expect(problemsIn(described('get', 'lobby/events', 200)?.[1] as Schema, news)).toEqual([]);
  await ask('POST lobby/withdraw', { match: open.match }, { authorization: `Seat ${open.key}` });
  await ask('POST lobby/quick', { rulesets: ['pbi'] });
  await ask('POST lobby/quick', { rulesets: ['pbi'] });
});

test('what is answered to accounts and programs is as it is described', async () => {
  const owner = new Caller(node.url);
  await owner.post('account/create', { name: 'Bot keeper', password: 'seven sad otters' });
  const cookie = { cookie: owner.cookie ?? '' };
  await ask('GET account', undefined, cookie);
  await ask('POST account/codes', {}, cookie);
  const { token } = await ask<NewBot>('POST account/bots', { name: 'Tin General' }, cookie);
  await ask('GET account/bots', undefined, cookie);
  await ask('GET account/data', undefined, cookie);

  const bot = { authorization: `Bearer ${token}` };
  const { match, key, invitations } = await ask<Founded>('POST matches', {
    ruleset: 'pbi',
    side: 'attacker',
  });
  await ask(`POST matches/${match}/number`, number(), { authorization: `Seat ${key}` });
  const at = `bot/matches/${match}`;
  await ask(`POST ${at}/take`, { invitation: invitations['defender'] }, bot);
  await ask(`POST ${at}/number`, number(), bot);
  for (const event of ['match', 'matters', 'decision']) {
    const told = await firstLine('bot/stream', `{"event":"${event}"`, bot);
    expect(problemsIn(described('get', 'bot/stream', 200)?.[1] as Schema, told)).toEqual([]);
  }
  await ask(`GET ${at}/view`, undefined, bot);
  const { moves } = await ask<{ moves: object[] }>(`GET ${at}/moves`, undefined, bot);
  await ask(`POST ${at}/check`, { move: { type: 'nonsense' } }, bot);
  expect(
    (await answerTo(`POST ${at}/play`, { at: 0, move: { type: 'nonsense' } }, bot)).status,
  ).toBe(422);
  await ask(`POST ${at}/play`, { at: 0, move: moves[0] }, bot);
  await ask(`POST ${at}/undo`, { at: 1 }, bot);
  await ask(`POST ${at}/say`, { phrase: 'hello' }, bot);
  await ask(`POST ${at}/offer`, { offer: 'draw' }, bot);
  await ask(`POST ${at}/withdraw`, { offer: 'draw' }, bot);
  await ask(`POST ${at}/resign`, {}, bot);
  await ask(`GET matches/${match}/proof`);
});

test('whatever is wrong with a request, whoever sent it is told in the same form', async () => {
  const wrong = async (request: string, body?: object): Promise<unknown> => {
    const { status, told } = await answerTo(request, body);
    const { error, message } = told as Problem & { error: string };
    expect(WIRE_ENGLISH).toHaveProperty([message.key]);
    return [status, error, message.key];
  };
  const unfounded = { ruleset: 'pbi', nonsense: true };
  expect(await wrong('POST matches', unfounded)).toEqual([400, 'form', 'wire.form']);
  expect(await wrong('POST matches', { ruleset: 'nope' })).toEqual([400, 'form', 'wire.form']);
  expect(await wrong('GET lobby?clock=a&clock=b')).toEqual([400, 'form', 'wire.form']);
  expect(await wrong('POST matches', { ruleset: 'x'.repeat(300_000) })).toEqual([
    413,
    'size',
    'wire.size',
  ]);
  expect(await wrong('GET matches/none')).toEqual([404, 'match', 'wire.match']);
  const odd = async (type: string, body: string, path = 'matches'): Promise<unknown> => {
    const headers = { 'content-type': type };
    const response = await fetch(`${node.url}api/${path}`, { method: 'POST', headers, body });
    const told = (await response.json()) as Problem & { error: string };
    expect(problemsIn(described('post', 'matches', 400)?.[1] as Schema, told)).toEqual([]);
    return [response.status, told.error, told.message.key];
  };
  expect(await odd('application/json', '{')).toEqual([400, 'json', 'wire.json']);
  expect(await odd('text/html', '<p>')).toEqual([415, 'type', 'wire.type']);
  expect(await odd('application/json', '{}', 'nowhere')).toEqual([404, 'address', 'wire.address']);
});

test('an answer is sent whole, whether all of it is described or not', async () => {
  const app = fastify();
  await addOpenApi(app);
  const response = says({ type: 'object', properties: { one: { type: 'integer' } } });
  app.get('/api/numbers', { schema: { response } }, () => ({ one: 1, two: 2 }));
  expect((await app.inject('/api/numbers')).json()).toEqual({ one: 1, two: 2 });
  await app.close();
});

test('there is a page for people: all of it, and nothing that a browser would run', async () => {
  const response = await fetch(`${node.url}api/docs`);
  const html = await response.text();
  expect(response.headers.get('content-type')).toContain('text/html');
  for (const path of Object.keys(api.paths)) expect(html).toContain(`<code>${path}</code>`);
  expect(html).not.toMatch(/<script|style=|<style| on\w+=|https?:/);
  expect((await fetch(`${node.url}api/docs.css`)).ok).toBe(true);
  // What it refers to is there too.
  for (const [, to] of html.matchAll(/href="(docs\/[^"]+)"/g)) {
    expect((await fetch(`${node.url}api/${to}`)).status).toBe(200);
  }
  const bots = await (await fetch(`${node.url}api/docs/bots.md`)).text();
  expect(bots).toContain('# Programs that play on a host');
  for (const [, to] of bots.matchAll(/\]\(([^)]+)\)/g)) {
    expect((await fetch(`${node.url}api/docs/${to}`)).status).toBe(200);
  }
});
