import type { FastifyServerOptions } from 'fastify';
import type { Settings } from '../settings.ts';

/** Takes the lines of a log. */
export interface LogStream {
  write(line: string): void;
}

/**
 * One JSON object a line. Of a request it has the method, the path and what came of it: no header, no body, nothing after a
 * question mark and nobody's address, so that a log can be shown to somebody.
 */
export function loggerFor(
  level: Settings['log'],
  stream: LogStream,
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    stream,
    base: { pid: process.pid },
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({
        method,
        url: url.split('?', 1)[0],
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  };
}
