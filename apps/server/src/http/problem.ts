import { message, type Part } from '@sandtable/kernel';
import type { WireText } from '@sandtable/wire';
import type { FastifyReply } from 'fastify';

/** Says why something was not done, in the same form everywhere. */
export function problem(
  reply: FastifyReply,
  status: number,
  error: string,
  key: WireText,
  parts?: Readonly<Record<string, Part>>,
): FastifyReply {
  return reply.code(status).send({ error, message: message(key, parts) });
}
