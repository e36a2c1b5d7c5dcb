import { useSyncExternalStore } from 'react';

/** Every page has an address that can be shared; this is the whole of it, from the first slash. */
function here(): string {
  return location.pathname + location.search + location.hash;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) addEventListener('popstate', tellAll);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('popstate', tellAll);
  };
}

function tellAll(): void {
  for (const listener of listeners) listener();
}

/** The address of the page that is open, followed as it changes. */
export function useAddress(): URL {
  return new URL(useSyncExternalStore(subscribe, here), location.origin);
}

/** Opens another page; with `replace`, without a way back to this one. */
export function go(address: string, how: 'push' | 'replace' = 'push'): void {
  if (address === here()) return;
  const samePage = new URL(address, location.origin).pathname === location.pathname;
  if (how === 'push') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  tellAll();
  if (!samePage) scrollTo(0, 0);
}

/** What a page is asked for, as far as there is anything. */
function asked(parts: Readonly<Record<string, string | undefined>>): string {
  const there = Object.entries(parts).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return there.length === 0 ? '' : `?${there.join('&')}`;
}

/** The addresses of the pages. */
export const ADDRESS = {
  front: '/',
  /** Where it is to be played stays open where nothing is said. */
  start: (game: string, scenario?: string, where?: string) =>
    `/new/${game}${asked({ scenario, where })}`,
  play: (match: string) => `/play/${match}`,
  /** What a side has done so far, looked back at from the page of its table. */
  soFar: (table: string) => `${table}?review`,
  /** A step of it, and the side that it is looked at as. */
  replay: (match: string, step?: number, view?: string) =>
    `/replay/${match}${asked({ step: step?.toString(), view })}`,
  /** The position after a step, with what a review found better than what was done next. */
  better: (match: string, step: number) =>
    `/replay/${match}${asked({ step: step.toString(), better: '' })}`,
  report: (match: string) => `/report/${match}`,
  review: (match: string) => `/review/${match}`,
  /** All matches of somebody, on this device and elsewhere. */
  matches: '/matches',
  /** Where others wait to be played, and can be watched. */
  lobby: '/lobby',
  rules: (game: string, rule?: string) =>
    `/rules/${game}${rule === undefined ? '' : `#${encodeURIComponent(rule)}`}`,
  reference: (game: string) => `/reference/${game}`,
  armies: (game: string) => `/armies/${game}`,
  /** Where many games are played and added up; a run of them unless it is asked for something else. */
  lab: (game: string, way?: string) => `/lab/${game}${asked({ way })}`,
  /** All that is taught, that of a game first where one is named; or one lesson of it. */
  learn: (game?: string, lesson?: string) =>
    ['/learn', game, lesson].filter((part) => part !== undefined).join('/'),
  settings: '/settings',
  /** A seat at a match that is played elsewhere; the key to it is kept on this device. */
  online: (match: string) => `/online/${match}`,
  watch: (match: string) => `/watch/${match}`,
  /** What invites is in the fragment, which no server is ever sent. */
  join: (match: string, invitation: string) => `/join/${match}#${invitation}`,
  account: '/account',
} as const;
