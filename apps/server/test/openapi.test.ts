import { problemsIn, type Schema } from '@sandtable/kernel';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiDocument } from '../src/http/apiPage.ts';
import { HostNode } from '../src/node.ts';

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
  const { components } = api as unknown as {
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

test('whoever sends what is not described is told so', async () => {
  const response = await fetch(`${node.url}api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ruleset: 'pbi', nonsense: true }),
  });
  expect(response.status).toBe(400);
});

test('there is a page for people: all of it, and nothing that a browser would run', async () => {
  const response = await fetch(`${node.url}api/docs`);
  const html = await response.text();
  expect(response.headers.get('content-type')).toContain('text/html');
  for (const path of Object.keys(api.paths)) expect(html).toContain(`<code>${path}</code>`);
  expect(html).not.toMatch(/<script|style=|<style| on\w+=|https?:/);
  expect((await fetch(`${node.url}api/docs.css`)).ok).toBe(true);
});
