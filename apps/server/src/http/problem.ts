import { message, type Part } from '@sandtable/kernel';
import type { WireText } from '@sandtable/wire';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { Measures } from '../operate/measures.ts';

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

/** What is wrong with a request before anybody has looked what it is about. */
const UNREAD: Readonly<Record<string, readonly [error: string, key: WireText]>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: ['json', 'wire.json'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['json', 'wire.json'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['type', 'wire.type'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['size', 'wire.size'],
};

/**
 * What is wrong with what somebody has sent; and what nobody has foreseen, such as a database that is away: of that
 * he is told no more.
 */
export function addTrouble(app: FastifyInstance, { failures }: Measures): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode = 500, code, message: what } = error;
    if (statusCode < 500) {
      const [word, key] = UNREAD[code] ?? ['form', 'wire.form'];
      return problem(reply, statusCode, word, key, word === 'form' ? { what } : undefined);
    }
    request.log.error({ err: error }, 'a request came to nothing');
    failures.add('trouble');
    return problem(reply, 503, 'trouble', 'wire.trouble');
  });
}
