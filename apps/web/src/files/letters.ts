import { text } from '../words/words.ts';
import { deflated, fromLetters, inflated, TooLarge, toLetters } from './deflate.ts';

/** What came in a link, or what is wrong with the link. */
export type LinkRead<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Nothing of ours needs as much; what inflates to more is somebody’s joke. */
export const LARGEST_LINK = 1_000_000;

/** A value as letters that may stand in an address. */
export async function inLetters(value: object): Promise<string> {
  return toLetters(await deflated(new TextEncoder().encode(JSON.stringify(value))));
}

/** The value that such letters stand for; whether it is what it should be is for others to say. */
export async function outOfLetters(code: string): Promise<LinkRead<unknown>> {
  if (code.length > LARGEST_LINK) return damaged('large');
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = fromLetters(code);
  } catch {
    return damaged('letters');
  }
  try {
    const content = await inflated(bytes, LARGEST_LINK);
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content));
    return { ok: true, value };
  } catch (error) {
    return damaged(error instanceof TooLarge ? 'large' : 'damaged');
  }
}

export function damaged(how: 'letters' | 'damaged' | 'large' | 'foreign') {
  return { ok: false, problems: [text(`link.problem.${how}`)] } as const;
}
