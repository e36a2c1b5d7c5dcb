import { problemsIn, type Schema } from '@sandtable/kernel';
import { withoutMark } from '../files.ts';
import { plainJson } from '../terminal.ts';
import { text } from '../words.ts';
import { Desk } from './desk.ts';
import { Failure, failureOf } from './failure.ts';
import { schemaOf, type Answer } from './request.ts';
import { DECISIONS } from './requests/decisions.ts';
import { LIBRARY } from './requests/library.ts';
import { LOOKS } from './requests/looks.ts';
import { MATCHES } from './requests/matches.ts';
import { PLAYERS } from './requests/players.ts';
import { THOUGHTS } from './requests/thoughts.ts';

const REQUESTS = [...LIBRARY, ...MATCHES, ...DECISIONS, ...LOOKS, ...THOUGHTS, ...PLAYERS];
const REQUEST_SCHEMA: Schema = schemaOf(REQUESTS);

/** Answers requests, one line of JSON each. Whatever a line holds, it gets exactly one answer; who asks passes over those that hold nothing. */
export class Engine {
  readonly #desk = new Desk();

  /** `undefined` stands for a line that was too long to be read. */
  answer(line: string | undefined): string {
    let id: string | number | undefined;
    try {
      const request = parse(line);
      id = idOf(request);
      return plainJson({ ...(id !== undefined && { id }), ok: true, ...this.#do(request) });
    } catch (error) {
      return plainJson({ ...(id !== undefined && { id }), ok: false, error: describe(error) });
    }
  }

  #do(request: object): Answer {
    const problems = problemsIn(REQUEST_SCHEMA, request);
    if (problems.length > 0) throw failureOf('request', text('engine.request'), problems);
    const { request: name } = request as { readonly request: string };
    const kind = REQUESTS.find((each) => each.name === name);
    if (kind === undefined) throw new Error(`a request of the schema is not known: ${name}`);
    return kind.answer(this.#desk, request);
  }
}

function parse(line: string | undefined): object {
  if (line === undefined) throw new Failure('long', text('engine.long'));
  let request: unknown;
  try {
    request = JSON.parse(withoutMark(line));
  } catch (error) {
    throw new Failure('json', text('engine.json', { reason: (error as Error).message }));
  }
  if (typeof request === 'object' && request !== null && !Array.isArray(request)) return request;
  throw new Failure('request', text('engine.object'));
}

/** As long an id can be: it comes back in the answer, where each character may take six. */
const LONGEST_ID = 200;

function idOf(request: object): string | number | undefined {
  if (!('id' in request)) return undefined;
  const { id } = request;
  // JSON can write 1e999, which is no number that could come back.
  const isShort = typeof id === 'string' && id.length <= LONGEST_ID;
  if (isShort || (typeof id === 'number' && Number.isFinite(id))) return id;
  throw new Failure('request', text('engine.id', { longest: LONGEST_ID }));
}

function describe(error: unknown): Answer {
  if (error instanceof Failure) {
    const { code, message, rule, problems } = error;
    return {
      code,
      message,
      ...(rule !== undefined && { rule }),
      ...(problems !== undefined && { problems }),
    };
  }
  // A bug of ours must not end what others are doing.
  return { code: 'internal', message: error instanceof Error ? error.message : String(error) };
}
