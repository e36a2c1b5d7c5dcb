import { message, type Part } from '@sandtable/kernel';
import type { WireText } from '@sandtable/wire';
import type { FastifyInstance, FastifyReply } from 'fastify';

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

/** What nobody has foreseen, such as a database that is away: whoever asks is told no more of it than that. */
export function addTrouble(app: FastifyInstance): void {
  app.setErrorHandler<Error & { readonly statusCode?: number }>((error, request, reply) => {
    // Of what he has sent he is told by fastify what is wrong with it.
    if (error.statusCode !== undefined && error.statusCode < 500) return reply.send(error);
    request.log.error({ err: error }, 'a request came to nothing');
    return problem(reply, 503, 'trouble', 'wire.trouble');
  });
}
