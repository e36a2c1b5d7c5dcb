import { LOCAL } from '../words/english/local.ts';
import { textsOf } from '../words/words.ts';

const localText = textsOf(LOCAL);

/** What whoever sends a link from here has to know: nothing, unless the page has an address that means another machine to everybody else. */
export function localNote(host: string = location.hostname): string | undefined {
  const isLocal = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(host);
  return isLocal ? localText('local.link', { host }) : undefined;
}

/** The same after what else there is to say about a link. */
export function aboutLink(about: string): string {
  return [about, localNote()].filter((part) => part !== undefined).join(' ');
}
