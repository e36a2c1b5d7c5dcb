// Somebody with a browser, as far as a host can tell: it keeps the cookie and says which page it is on.
import type { Whoami } from '@sandtable/wire';

/** What a host has answered. */
export interface Told {
  readonly status: number;
  readonly body: object;
  readonly error: string | undefined;
  readonly headers: Headers;
}

export class Caller {
  readonly #url: string;
  /** The page he is on. */
  readonly origin: string;
  cookie: string | undefined;

  constructor(url: string, origin = new URL(url).origin) {
    this.#url = url;
    this.origin = origin;
  }

  async call(method: string, path: string, body?: object, more: object = {}): Promise<Told> {
    const response = await fetch(`${this.#url}api/${path}`, {
      method,
      headers: {
        origin: this.origin,
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.cookie !== undefined && { cookie: this.cookie }),
        ...more,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) this.cookie = set.includes('Max-Age=0') ? undefined : set.split(';')[0];
    const told = (await response.json()) as { error?: string };
    return { status: response.status, body: told, error: told.error, headers: response.headers };
  }

  post(path: string, body: object = {}): Promise<Told> {
    return this.call('POST', path, body);
  }

  async whoami(): Promise<Whoami> {
    return (await this.call('GET', 'account')).body as Whoami;
  }
}
