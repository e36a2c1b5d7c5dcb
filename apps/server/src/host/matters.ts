import { SPECTATOR, type Match, type Message, type Viewer } from '@sandtable/kernel';
import {
  USUAL_TERMS,
  type Matters,
  type Offer,
  type OfferTold,
  type SideClock,
  type TakenBack,
  type Terms,
} from '@sandtable/wire';
import type { SeatRow } from '../store/store.ts';
import { hasLeft, isSeated } from './seats.ts';
import type { Dealings, OfferRow } from './dealings.ts';

/** What of a room is none of the match itself. */
interface Circumstances {
  readonly seats: readonly SeatRow[];
  /** Who looks at the table now. */
  readonly present: ReadonlySet<Viewer>;
  readonly terms: Terms;
  readonly match: Match | undefined;
  /** Why nobody can play on, where that is so. */
  readonly held: Message | undefined;
  /** How often anything has happened that everybody notices. */
  readonly count: number;
  readonly clocks: readonly SideClock[];
  readonly takenBack: TakenBack | undefined;
  readonly dealings: Dealings;
  readonly now: number;
}

/** What a viewer is told about a table that is not the position on it. */
export function mattersOf(circumstances: Circumstances, viewer: Viewer): Matters {
  const { seats, present, terms, match, held, count, clocks, takenBack, dealings, now } =
    circumstances;
  const { holidays = USUAL_TERMS.holidays } = terms;
  const isOver = match?.pending.outcome !== undefined;
  return {
    people: seats.map(({ side, player, name, key, taken, number: given }) => ({
      side,
      ...(player !== null && { player }),
      ...(name !== null && { name }),
      isTaken: isSeated({ key, player }),
      ...(hasLeft({ key, player, taken }) && { hasLeft: true as const }),
      isReady: given !== null,
      isHere: player !== null || present.has(side),
    })),
    terms,
    ...(held !== undefined && { held }),
    ...(clocks.length > 0 && {
      clocks: clocks.map((clock) => clockTold(clock, now)),
    }),
    now,
    pauses: dealings.pauses
      .filter(({ until }) => !isOver && until > now)
      .map(({ until, side }) => ({ until, ...(side !== undefined && { side }) })),
    ...(holidays > 0 && {
      holidays: Object.fromEntries(
        seats.map(({ side }) => [side, Math.max(0, holidays - dealings.daysAway(side))]),
      ),
    }),
    offers: viewer === SPECTATOR ? [] : dealings.standing(count, isOver).map(offerTold),
    declined: viewer === SPECTATOR ? [] : dealings.declined(count, isOver).map(offerTold),
    ...(takenBack !== undefined && { takenBack }),
    ...(viewer !== SPECTATOR && dealings.rematch !== undefined && { rematch: dealings.rematch }),
    ...(dealings.muting.has(viewer) && { isMuting: true }),
  };
}

/** A clock as it is told at a time. */
export function clockTold(clock: SideClock, now: number): SideClock {
  const isOut = clock.until !== undefined && clock.until <= now;
  return isOut ? { ...clock, isOut } : clock;
}

function offerTold({ id, side, offer, decisions }: OfferRow): OfferTold {
  const isTakeBack = offer === 'takeBack';
  return { id, side, offer: offer as Offer, ...(isTakeBack && { decisions }) };
}
