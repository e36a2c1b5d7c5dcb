import { NAME_SCHEMA, TERMS_SCHEMA, type NewMatch } from '@sandtable/wire';
import type { FastifyInstance } from 'fastify';
import { found } from '../host/found.ts';
import type { House } from '../host/room.ts';
import type { Rooms } from '../host/rooms.ts';
import { RULESETS, rulesetOf } from '../rulesets.ts';
import { refuse } from './accountForms.ts';
import { problem } from './problem.ts';
import { takerOf } from './taker.ts';

const NEW_MATCH = {
  type: 'object',
  required: ['ruleset'],
  additionalProperties: false,
  properties: {
    ruleset: { enum: RULESETS.map(({ id }) => id) },
    scenario: { type: 'string', maxLength: 100 },
    position: { type: 'object' },
    options: { type: 'object' },
    side: { type: 'string', maxLength: 40 },
    name: NAME_SCHEMA,
    players: { type: 'object', additionalProperties: { type: 'string', maxLength: 40 } },
    terms: TERMS_SCHEMA,
  },
};

/** What whoever says nothing else gets. */
const USUAL = { options: {}, side: 'any', players: {}, terms: {} };

/** Founding matches, and what everybody may know of them. */
export function addMatches(app: FastifyInstance, house: House, rooms: Rooms): void {
  app.post<{ Body: NewMatch }>(
    '/api/matches',
    {
      schema: {
        summary: 'Founds a match. Gives the key of one seat and an invitation to each other.',
        body: NEW_MATCH,
      },
    },
    async (request, reply) => {
      const { body } = request;
      const ruleset = rulesetOf(body.ruleset);
      if (ruleset === undefined) return problem(reply, 404, 'ruleset', 'wire.ruleset');
      const { scenario: id = ruleset.scenarios[0].id, position, ...rest } = body;
      const scenario = position ?? ruleset.scenarios.find((each) => each.id === id);
      if (scenario === undefined) return problem(reply, 404, 'scenario', 'wire.scenario');
      const taker = await takerOf(house, request, body.name);
      if (!taker.ok) return refuse(reply, taker.problem);
      const wanted = { ...USUAL, ...rest, ...taker.value, ruleset, scenario };
      const founded = await found(house.store, wanted, house.now());
      if (founded.ok) return reply.code(201).send(founded.value);
      const { message } = founded.problems[0];
      return reply.code(400).send({ error: 'match', message, problems: founded.problems });
    },
  );

  app.get<{ Params: { match: string } }>(
    '/api/matches/:match',
    { schema: { summary: 'What everybody may know of a match.' } },
    async ({ params }, reply) => {
      const room = await rooms.room(params.match);
      return room?.facts ?? problem(reply, 404, 'match', 'wire.match');
    },
  );

  app.get<{ Params: { match: string } }>(
    '/api/matches/:match/proof',
    { schema: { summary: 'A match that is over, with all that proves how it was played.' } },
    async ({ params }, reply) => {
      const proof = await rooms.room(params.match).then((room) => room?.proof());
      return proof ?? problem(reply, 404, 'proof', 'wire.proof');
    },
  );
}
