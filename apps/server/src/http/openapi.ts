import swagger from '@fastify/swagger';
import type { Message, Problem, RuleId } from '@sandtable/kernel';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { API_STYLE, apiPage, type ApiDocument, type ApiOperation } from './apiPage.ts';
import { versionOf } from './about.ts';
import { COUNT, listOf, says, sends, TEXT, told } from './answers/form.ts';
import { MESSAGE } from './answers/matches.ts';

/** What every request answers that was not done. */
const PROBLEM = told<{
  error: string;
  message: Message;
  problems?: readonly Problem[];
  rule?: RuleId;
  waitMs?: number;
}>(
  'Problem',
  { error: { ...TEXT, description: 'What was wrong, in one word.' }, message: MESSAGE },
  {
    problems: {
      ...listOf(told<Problem>('Part', { path: TEXT, message: MESSAGE }, { rule: TEXT })),
      description: 'All that is wrong with a match that somebody wanted, and where.',
    },
    rule: { ...TEXT, description: 'The rule that a move goes against.' },
    waitMs: { ...COUNT, description: 'After so long it is not too much any more.' },
  },
);

const SECURITY_SCHEMES = {
  seat: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: '`Seat KEY`: the key of a seat, given to whoever took it.',
  },
  bot: { type: 'http', scheme: 'bearer', description: 'The token of a bot.' },
  session: { type: 'apiKey', in: 'cookie', name: 'sandtable', description: 'Of an account.' },
} as const;

/**
 * Describes every address under /api from the schemas that requests are judged by. To be called before
 * the first of them is added.
 */
export async function addOpenApi(app: FastifyInstance): Promise<void> {
  // What is said of answers is for those who read it: they are sent whole, whatever is said.
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Sandtable',
        version: versionOf(),
        description:
          'Matches between people, for programs. What is played goes over the socket /api/live, or as /api/docs/bots.md says.',
      },
      components: { securitySchemes: SECURITY_SCHEMES },
    },
    transformObject: (given) => {
      const { openapiObject } = given as unknown as { openapiObject: ApiDocument };
      const schemas: Record<string, object> = {};
      for (const operations of Object.values(openapiObject.paths)) {
        for (const operation of Object.values(operations)) {
          const responses = { ...operation.responses, ...NOT_DONE };
          operation.responses = named(responses, schemas) as ApiOperation['responses'];
        }
      }
      return { ...openapiObject, components: { ...openapiObject.components, schemas } };
    },
  });
  app.get(
    '/api/openapi.json',
    {
      schema: {
        summary: 'This description, for programs (OpenAPI 3.1).',
        response: says({ type: 'object' }),
      },
    },
    () => app.swagger(),
  );
  app.get(
    '/api/docs',
    { schema: { summary: 'This description, for people.', response: PAGE } },
    (_, reply) => {
      void reply.type('text/html; charset=utf-8');
      return apiPage(app.swagger() as unknown as ApiDocument);
    },
  );
  for (const [name, file] of Object.entries(READINGS)) {
    app.get(`/api/docs/${name}`, { schema: { hide: true } }, async (_, reply) => {
      void reply.type('text/plain; charset=utf-8');
      return readFile(join(DOCS, file), 'utf8');
    });
  }
  app.get('/api/docs.css', { schema: { hide: true } }, (_, reply) => {
    void reply.type('text/css; charset=utf-8');
    return API_STYLE;
  });
}

const DOCS = join(import.meta.dirname, '..', '..', '..', '..', 'docs');
/** What is to be read beside it. */
const READINGS = {
  'bots.md': 'bots.md',
  'bots/bot.py': 'bots/bot.py',
  'engine-protocol.md': 'engine-protocol.md',
  'writing-a-bot.md': 'writing-a-bot.md',
};

const PAGE = sends('text/html', TEXT, 'A page.');
const WHY = { 'application/json': { schema: PROBLEM } };
const NOT_DONE = {
  '4XX': { description: 'It was not done, and this is why.', content: WHY },
  '5XX': { description: 'It cannot be done now: whoever asks later may be luckier.', content: WHY },
};

/** The same with every form that has a name in one place, so that programs made from it know them by it. */
function named(part: unknown, schemas: Record<string, object>): unknown {
  if (Array.isArray(part)) return part.map((each) => named(each, schemas));
  if (typeof part !== 'object' || part === null) return part;
  const whole = Object.fromEntries(
    Object.entries(part).map(([name, each]) => [name, named(each, schemas)]),
  );
  const { title } = whole;
  if (typeof title !== 'string') return whole;
  schemas[title] = whole;
  return { $ref: `#/components/schemas/${title}` };
}
