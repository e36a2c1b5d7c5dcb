import { join } from 'node:path';

/** Something that whoever runs a host can set, in the environment and nowhere else. */
interface Setting<T> {
  readonly variable: string;
  /** What holds where nothing is set. */
  readonly usual: T;
  /** What it must be, for whoever has set something else. The value is never repeated: it may be a secret. */
  readonly form: string;
  /** None where it is not of the form. */
  readonly read: (text: string) => T | undefined;
}

const WHOLE = /^\d+$/;
const MAIL_ADDRESS = /^(?:[^\s@<>]+@[^\s@<>]+|[^@<>]+ <[^\s@<>]+@[^\s@<>]+>)$/;

function text<T extends string | undefined>(variable: string, usual: T): Setting<string | T> {
  return { variable, usual, form: 'a text', read: (given) => given };
}

function whole(variable: string, usual: number, most: number, least = 0): Setting<number> {
  return {
    variable,
    usual,
    form: `a whole number from ${least} to ${most}`,
    read: (given) => {
      const number = WHOLE.test(given) ? Number(given) : -1;
      return number >= least && number <= most ? number : undefined;
    },
  };
}

/** An address with one of these beginnings, such as `https:`. */
function address(
  variable: string,
  protocols: readonly string[],
  shape: (url: URL) => string = ({ href }) => href,
): Setting<string | undefined> {
  return {
    variable,
    usual: undefined,
    form: `an address that begins with ${protocols.map((each) => `${each}//`).join(' or ')}`,
    read: (given) => {
      const url = URL.parse(given);
      return url !== null && protocols.includes(url.protocol) ? shape(url) : undefined;
    },
  };
}

function pattern(variable: string, form: string, shape: RegExp): Setting<string | undefined> {
  return {
    variable,
    usual: undefined,
    form,
    read: (given) => (shape.test(given) ? given : undefined),
  };
}

/** One of these; the first where nothing is set. */
function choice<T extends string>(variable: string, choices: readonly [T, ...T[]]): Setting<T> {
  return {
    variable,
    usual: choices[0],
    form: `one of ${choices.join(', ')}`,
    read: (given) => choices.find((each) => each === given),
  };
}

/** Every setting there is. `docs/hosting.md` says what each of them does. */
export const SETTINGS = {
  database: address('SANDTABLE_DATABASE', ['postgres:', 'postgresql:']),
  data: text('SANDTABLE_DATA', join(import.meta.dirname, '..', '..', '..', 'data')),
  port: whole('PORT', 4173, 65_535),
  host: text('HOST', 'localhost'),
  publicUrl: address('SANDTABLE_PUBLIC_URL', ['https:', 'http:'], ({ origin }) => origin),
  trustProxy: pattern(
    'SANDTABLE_TRUST_PROXY',
    'addresses of proxies with commas between them, such as loopback or 10.0.0.0/8',
    /^(?:(?:loopback|linklocal|uniquelocal|[\d.:/a-f]+)(?:,|$))+$/i,
  ),
  // Of addresses elsewhere only, of all, or of none.
  limits: choice('SANDTABLE_LIMITS', ['remote', 'all', 'off']),
  signingKey: pattern(
    'SANDTABLE_SIGNING_KEY',
    'an Ed25519 key as PKCS #8 in base64',
    /^[A-Za-z0-9+/]{64}$/,
  ),
  barredNames: text('SANDTABLE_BARRED_NAMES', ''),
  log: choice('SANDTABLE_LOG', ['warn', 'silent', 'error', 'info', 'debug']),
  metricsToken: pattern(
    'SANDTABLE_METRICS_TOKEN',
    '16 to 200 letters, figures, _ and -',
    /^[\w-]{16,200}$/,
  ),
  drainSeconds: whole('SANDTABLE_DRAIN_SECONDS', 2, 600),
  mailFrom: {
    ...text('SANDTABLE_MAIL_FROM', 'sandtable@localhost'),
    form: 'an address such as games@example.org, or Games <games@example.org>',
    read: (given: string) => (MAIL_ADDRESS.test(given) ? given : undefined),
  },
  guestDays: whole('SANDTABLE_GUEST_DAYS', 365, 36_500),
  talkDays: whole('SANDTABLE_TALK_DAYS', 180, 36_500, 1),
  smtp: address('SANDTABLE_SMTP', ['smtps:', 'smtp:']),
} satisfies Readonly<Record<string, Setting<unknown>>>;

export type Settings = {
  readonly [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name]['usual'] extends infer T
    ? T
    : never;
};

const NAMES = Object.keys(SETTINGS) as (keyof Settings)[];

/** What is set, and for the rest what is usual. */
export function withUsual(given: Partial<Settings>): Settings {
  const usual = Object.fromEntries(NAMES.map((name) => [name, SETTINGS[name].usual]));
  return { ...(usual as Settings), ...given };
}

/** What the environment sets: or what is wrong with it, a line for each variable. */
export function settingsIn(
  environment: Readonly<Record<string, string | undefined>>,
): { readonly settings: Partial<Settings> } | { readonly problems: readonly string[] } {
  const settings: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const name of NAMES) {
    const { variable, form, read } = SETTINGS[name];
    const given = environment[variable];
    if (given === undefined || given === '') continue;
    const value = read(given);
    if (value === undefined) problems.push(`${variable} must be ${form}.`);
    else settings[name] = value;
  }
  return problems.length > 0 ? { problems } : { settings };
}
