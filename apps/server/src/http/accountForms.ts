import type { FastifyReply, FastifyRequest } from 'fastify';
import { placeOf, type Place } from '../accounts/passkeys.ts';
import { PROBLEMS, type AccountProblem, type Outcome } from '../accounts/problems.ts';
import type { House } from '../host/house.ts';
import { problem } from './problem.ts';

export const NAME = { type: 'string', maxLength: 60 };
export const PASSWORD = { type: 'string', maxLength: 400 };
export const CODE = { type: 'string', maxLength: 60 };
/** What a browser says of a passkey; what verifies it looks at all of it. */
export const PASSKEY = { type: 'object' };

export function form(
  properties: Readonly<Record<string, object>>,
  required: readonly string[] = Object.keys(properties),
): object {
  return { type: 'object', required, additionalProperties: false, properties };
}

/** The place that passkeys are for, as this request has come. */
export function placeAt({ settings }: House, { headers }: FastifyRequest): Place | undefined {
  return placeOf(settings.publicUrl, headers.host);
}

export function refuse(reply: FastifyReply, why: AccountProblem): FastifyReply {
  const { status, key } = PROBLEMS[why];
  return problem(reply, status, why, key);
}

export function answer(reply: FastifyReply, outcome: Outcome<object | undefined>): FastifyReply {
  return outcome.ok ? reply.send(outcome.value ?? {}) : refuse(reply, outcome.problem);
}
