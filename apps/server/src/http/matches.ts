import type { Result, Scenario } from '@sandtable/kernel';
import {
  MOST_BROUGHT,
  NAME_SCHEMA,
  TERMS_SCHEMA,
  type Founded,
  type NewMatch,
  type Played,
} from '@sandtable/wire';
import type { FastifyInstance } from 'fastify';
import { playBrought } from '../host/brought.ts';
import { found, prepare, rightlyNamed, type Wanted } from '../host/found.ts';
import type { House } from '../host/house.ts';
import type { Rooms } from '../host/rooms.ts';
import { BROUGHT_STEP } from '../guard/prices.ts';
import type { Guard } from '../guard/guard.ts';
import { refuseUnpaid } from '../guard/requests.ts';
import { foundOpen, type Maker } from '../lobby/openSeats.ts';
import { RULESETS } from '../rulesets.ts';
import { refuse } from './accountForms.ts';
import { makerOf } from './maker.ts';
import { problem } from './problem.ts';
import { hold } from './taker.ts';
import { makes, says } from './answers/form.ts';
import { FOUNDED, MATCH_FACTS, PROOF } from './answers/matches.ts';

const NEW_MATCH = {
  type: 'object',
  required: ['ruleset'],
  additionalProperties: false,
  properties: {
    ruleset: { enum: RULESETS.map(({ id }) => id) },
    scenario: { type: 'string', maxLength: 100 },
    position: { type: 'object' },
    options: { type: 'object' },
    played: {
      type: 'object',
      description: 'What has been played of it before, on a device of one’s own.',
      required: ['dice', 'steps'],
      additionalProperties: false,
      properties: {
        // All of it is judged as a match file is.
        dice: { type: 'array', maxItems: 100, items: { type: 'object' } },
        steps: { type: 'array', maxItems: MOST_BROUGHT, items: { type: 'object' } },
      },
    },
    side: { type: 'string', maxLength: 40 },
    name: NAME_SCHEMA,
    players: { type: 'object', additionalProperties: { type: 'string', maxLength: 40 } },
    terms: TERMS_SCHEMA,
    open: { type: 'boolean' },
  },
};

/** What whoever says nothing else gets. */
const USUAL = { options: {}, side: 'any', players: {}, terms: {} };

/** Founding matches, and what everybody may know of them. */
export function addMatches(app: FastifyInstance, house: House, rooms: Rooms, guard: Guard): void {
  /** Founds a match with a seat for anybody who comes. */
  const open = async (wanted: Wanted, maker: Maker): Promise<Result<Founded>> => {
    const prepared = prepare(wanted, house.now());
    if (!prepared.ok) return prepared;
    const opened = await foundOpen(house.store, [prepared.value], maker, house.now());
    if (!opened.ok) return opened;
    house.desk.gallery.changed();
    return { ok: true, value: opened.value[0] };
  };

  app.post<{ Body: NewMatch }>(
    '/api/matches',
    {
      schema: {
        summary: 'Founds a match. Gives the key of one seat and an invitation to each other.',
        response: makes(FOUNDED),
        body: NEW_MATCH,
      },
    },
    async (request, reply) => {
      const { body } = request;
      const ruleset = house.ruleset(body.ruleset);
      if (ruleset === undefined) return problem(reply, 404, 'ruleset', 'wire.ruleset');
      const { scenario: id = ruleset.scenarios[0].id, position, played, ...rest } = body;
      const scenario = position ?? ruleset.scenarios.find((each) => each.id === id);
      if (scenario === undefined) return problem(reply, 404, 'scenario', 'wire.scenario');
      const maker = await makerOf(house, request, body.name);
      if (!maker.ok) return refuse(reply, maker.problem);
      const wanted = { ...USUAL, ...rest, ...maker.value, ruleset, scenario };
      if (played !== undefined) {
        if (body.open === true) return problem(reply, 400, 'played', 'wire.brought.open');
        const unpaid = refuseUnpaid(guard, request, reply, BROUGHT_STEP * played.steps.length);
        if (unpaid !== undefined) return unpaid;
      }
      const founded = await (body.open === true
        ? open(wanted, maker.value)
        : foundFrom(house, wanted, played));
      if (founded.ok) {
        const { match } = founded.value;
        await hold(house, maker.value, founded.value);
        return reply.code(201).header('location', `/api/matches/${match}`).send(founded.value);
      }
      const { message } = founded.problems[0];
      return reply.code(400).send({ error: 'match', message, problems: founded.problems });
    },
  );

  app.get<{ Params: { match: string } }>(
    '/api/matches/:match',
    { schema: { summary: 'What everybody may know of a match.', response: says(MATCH_FACTS) } },
    async ({ params }, reply) => {
      const room = await rooms.room(params.match);
      return room?.shown.facts ?? problem(reply, 404, 'match', 'wire.match');
    },
  );

  app.get<{ Params: { match: string } }>(
    '/api/matches/:match/proof',
    {
      schema: {
        summary: 'A match that is over, with all that proves how it was played.',
        response: says(PROOF),
      },
    },
    async ({ params }, reply) => {
      const proof = await rooms.room(params.match).then((room) => room?.shown.proof());
      return proof ?? problem(reply, 404, 'proof', 'wire.proof');
    },
  );
}

/** Founds a match, from its beginning or from what has been played of it elsewhere. */
async function foundFrom(
  { store, now }: House,
  wanted: Wanted,
  played: Played | undefined,
): Promise<Result<Founded>> {
  if (played === undefined) return found(store, wanted, now());
  const scenario = rightlyNamed(wanted.ruleset, wanted.scenario as Scenario);
  const brought = await playBrought(wanted.ruleset, { ...wanted, scenario, played });
  return brought.ok ? found(store, { ...wanted, brought: brought.value }, now()) : brought;
}
