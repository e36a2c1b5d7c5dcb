import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { API_STYLE, apiPage, type ApiDocument } from './apiPage.ts';
import { versionOf } from './about.ts';

/** What every request answers that was not done. */
const PROBLEM = {
  type: 'object',
  properties: {
    error: { type: 'string', description: 'What was wrong, in one word.' },
    message: {
      type: 'object',
      description: 'The same for people: the key of a text, and what goes into it.',
      properties: { key: { type: 'string' }, with: { type: 'object' } },
    },
  },
} as const;

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
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Sandtable',
        version: versionOf(),
        description:
          'Matches between people, for programs. What is played goes over the socket /api/live, or as docs/bots.md says.',
      },
      components: { securitySchemes: SECURITY_SCHEMES, schemas: { Problem: PROBLEM } },
    },
    transformObject: (given) => {
      const { openapiObject } = given as unknown as { openapiObject: ApiDocument };
      for (const operations of Object.values(openapiObject.paths)) {
        for (const operation of Object.values(operations)) {
          operation.responses = { ...operation.responses, ...NOT_DONE };
        }
      }
      return openapiObject;
    },
  });
  app.get(
    '/api/openapi.json',
    { schema: { summary: 'This description, for programs (OpenAPI 3.1).' } },
    () => app.swagger(),
  );
  app.get('/api/docs', { schema: { summary: 'This description, for people.' } }, (_, reply) => {
    void reply.type('text/html; charset=utf-8');
    return apiPage(app.swagger() as unknown as ApiDocument);
  });
  app.get('/api/docs.css', { schema: { hide: true } }, (_, reply) => {
    void reply.type('text/css; charset=utf-8');
    return API_STYLE;
  });
}

const NOT_DONE = {
  '4XX': {
    description: 'It was not done, and this is why.',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
  },
};
