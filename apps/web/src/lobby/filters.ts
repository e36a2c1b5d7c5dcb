import type { Challenge, ClockTerms, Listed } from '@sandtable/wire';
import { ADDRESS } from '../app/address.ts';

/** How long is short: live, for each side; by correspondence, for each decision. In seconds. */
const SHORT: Readonly<Record<ClockTerms['kind'], number>> = { bank: 20 * 60, move: 36 * 3600 };

/** Clocks that can be looked for. */
export const CLOCKS = [
  'none',
  'bank',
  'bank.short',
  'bank.long',
  'move',
  'move.short',
  'move.long',
] as const;
export type Clock = (typeof CLOCKS)[number];

/** What somebody looks for in the lobby; anything, where nothing is said. */
export interface Filters {
  readonly game?: string;
  readonly clock?: Clock;
  /** The side that he wants to play. */
  readonly side?: string;
}

/** What an address looks for. */
export function filtersIn({ searchParams }: URL): Filters {
  const [game, side] = [searchParams.get('game'), searchParams.get('side')];
  const clock = CLOCKS.find((each) => each === searchParams.get('clock'));
  return {
    ...(game !== null && { game }),
    ...(clock !== undefined && { clock }),
    ...(side !== null && { side }),
  };
}

/** The lobby as somebody looks at it, to come back to and to send on. */
export function lobbyAddress(filters: Filters): string {
  const search = new URLSearchParams(Object.entries(filters) as [string, string][]).toString();
  return search === '' ? ADDRESS.lobby : `${ADDRESS.lobby}?${search}`;
}

export function isOfGame({ ruleset }: Listed, { game }: Filters): boolean {
  return game === undefined || ruleset === game;
}

export function isFitting(challenge: Challenge, filters: Filters): boolean {
  const { clock, side } = filters;
  return (
    isOfGame(challenge, filters) &&
    (side === undefined || challenge.side === side) &&
    (clock === undefined || fitsClock(challenge.terms.clock, clock))
  );
}

function fitsClock(clock: ClockTerms | undefined, wanted: Clock): boolean {
  const [kind, length] = wanted.split('.');
  if (clock === undefined || kind !== clock.kind) return clock === undefined && kind === 'none';
  if (length === undefined) return true;
  return clock.seconds <= SHORT[clock.kind] === (length === 'short');
}
