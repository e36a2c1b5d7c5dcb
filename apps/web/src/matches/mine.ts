import { claimableFrom, type MyMatch } from '@sandtable/wire';
import { useEffect, useSyncExternalStore } from 'react';
import { LOBBY } from '../lobby/requests.ts';
import { aboutHost } from '../online/host.ts';
import { onOtherWindows } from '../store/matches.ts';
import { keepMine, keptMine } from '../store/mine.ts';
import { keptSeats, type KeptSeat } from '../store/online.ts';

/** Looked at anew so often, as long as the page is in sight. */
const EVERY_MS = 45_000;
/** And so often while somebody may sit down opposite at any moment: a live clock runs from then on. */
const EXPECTING_MS = 10_000;
const EXPECTING_FOR_MS = 3_600_000;

/** When that was done last. */
let looked = 0;

/** Whether it is one's turn at the tables that are open here: they know it before the host is asked. */
const open = new Map<string, boolean>();

let mine: readonly MyMatch[] | undefined;
/** When that was told, where the host does not answer any more. */
let asOf: number | undefined;
/** The matches where something was decided without a network, as long as it is not settled what becomes of it. */
let kept = '';
const listeners = new Set<() => void>();

/**
 * Asks the host for all matches in which somebody has a seat: by the keys on this device, and by his account.
 * @param hasNoKeys What to do where there is no key here: most who come have none, and need not ask.
 */
export async function lookForMine(hasNoKeys: 'ask' | 'rest' = 'ask'): Promise<void> {
  looked = Date.now();
  const seats = await keptSeats().catch(() => []);
  kept = seats
    .flatMap(({ id, unsent, dropped }) => (unsent && `${id}+`) ?? (dropped && id) ?? [])
    .join();
  tell();
  if (seats.length === 0 && hasNoKeys === 'rest') return;
  const about = await aboutHost();
  if (about?.features.includes('lobby') === false) return;
  const keys = seats.slice(0, MOST_KEYS).map(({ key }) => key);
  const answer = about && (await LOBBY.mine(keys).catch(() => undefined));
  if (answer === undefined) {
    recall(seats);
    return;
  }
  if (answer.matches.some(({ rematch }) => rematch !== undefined)) {
    const { followAll } = await import('../online/rematch.ts');
    if (await followAll(answer.matches)) return lookForMine(hasNoKeys);
  }
  mine = answer.matches.filter(({ state }) => state !== 'withdrawn');
  asOf = undefined;
  keepMine(Date.now(), mine);
  tell();
  // Of seats that were taken since, whoever wants notices wants them too.
  const { tellOfSeats } = await import('./notices/kept.ts');
  await tellOfSeats(keys).catch(() => undefined);
}

/** While the host does not answer there is what it told last, of the seats whose tables open without it. */
function recall(seats: readonly KeptSeat[]): void {
  const told = keptMine();
  if (told === undefined) return;
  const keys = new Map(seats.map(({ id, key }) => [id, key]));
  mine ??= told.matches.flatMap((match) => {
    const key = keys.get(match.match);
    return key === undefined ? [] : [{ ...match, key }];
  });
  asOf = told.at;
  tell();
}

/** The host takes no more at once. */
const MOST_KEYS = 300;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** An open table tells whose turn it is; nothing when it is left. */
export function tellTurn(match: string, isMyTurn: boolean | undefined): void {
  if (isMyTurn === undefined) {
    const last = open.get(match);
    mine = mine?.map((each) =>
      each.match === match && last !== undefined ? { ...each, isMyTurn: last } : each,
    );
    open.delete(match);
    void lookForMine('rest');
  } else {
    open.set(match, isMyTurn);
  }
  tell();
}

function tell(): void {
  showBadge(waitingCount());
  for (const listener of listeners) listener();
}

/** How many matches elsewhere wait for whoever is here. */
function waitingCount(): number {
  const isWaiting = (each: MyMatch): boolean => each.isMyTurn || claimableFrom(each) !== undefined;
  const elsewhere = mine?.filter((each) => isWaiting(each) && !open.has(each.match)) ?? [];
  return elsewhere.length + [...open.values()].filter(Boolean).length;
}

/** The matches that somebody plays elsewhere; undefined until the host has told. */
export function useMine(): readonly MyMatch[] | undefined {
  useEffect(() => {
    void lookForMine();
  }, []);
  return useSyncExternalStore(subscribe, () => mine);
}

/** When they were told, where the host does not answer now. */
export function useAsOf(): number | undefined {
  return useSyncExternalStore(subscribe, () => asOf);
}

/** Another word whenever there is something else to send, or to say of it; none where there is nothing. */
export function useKept(): string {
  return useSyncExternalStore(subscribe, () => kept);
}

/** Whoever has just invited somebody, or waits in the lobby, may be wanted at once. */
function mayBeginNow({ state, since }: MyMatch): boolean {
  return state === 'open' && Date.now() - since < EXPECTING_FOR_MS;
}

/** How many of them wait for him. It is kept up while any page is open. */
export function useWaiting(): number {
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void lookForMine('rest');
    };
    const lookInTime = (): void => {
      const rest = mine?.some(mayBeginNow) === true ? EXPECTING_MS : EVERY_MS;
      if (Date.now() - looked >= rest) look();
    };
    look();
    const timer = setInterval(lookInTime, EXPECTING_MS);
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    addEventListener('offline', look);
    const stop = onOtherWindows(look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
      removeEventListener('offline', look);
      stop();
    };
  }, []);
  return useSyncExternalStore(subscribe, waitingCount);
}

/** On the icon of the installed app, where the system shows such a thing. */
function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  shown.catch(() => undefined);
}
