import type { Glimpse, MyMatch, QuickMatch, SeatGiven } from '@sandtable/wire';
import { ask } from '../online/host.ts';

/** What a host does for those who are not at a table. */
export const LOBBY = {
  take: (body: { readonly match: string; readonly name?: string }) =>
    ask<SeatGiven>('lobby/take', { body }),
  quick: (body: {
    readonly rulesets: readonly string[];
    readonly name?: string;
    readonly except: readonly string[];
  }) => ask<QuickMatch>('lobby/quick', { body }),
  withdraw: (match: string, key: string) => ask<void>('lobby/withdraw', { body: { match }, key }),
  mine: (keys: readonly string[]) =>
    ask<{ readonly matches: readonly MyMatch[] }>('matches/mine', { body: { keys } }),
  /** The table as whoever has the key sees it; without one, as those do who look on. */
  glimpse: (match: string, key?: string) =>
    ask<Glimpse>(`matches/${encodeURIComponent(match)}/glimpse`, key === undefined ? {} : { key }),
};
