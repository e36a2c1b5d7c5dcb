import type { Dealing } from '@sandtable/wire';
import { useEffect, useState } from 'react';
import { ADDRESS, go } from '../../app/address.ts';
import { keptSeat } from '../../store/online.ts';
import { text } from '../words.ts';
import { takeSeat } from '../invite.ts';
import { ownName } from '../ownName.ts';
import type { Session, SessionMoment } from '../session.ts';

interface RematchProps {
  readonly session: Session;
  readonly now: SessionMoment;
  readonly deal: (dealing: Dealing) => void;
}

/** The same once more with sides changed, when it is over: offered, or agreed on. */
export function Rematch({ session, now: { matters }, deal }: RematchProps) {
  const [isGoing, setIsGoing] = useState(false);
  const { kept } = session;
  const next = matters?.rematch;
  useEffect(() => {
    // At once: whoever leaves now finds it among his matches, and the other need not wait for him.
    if (next !== undefined) sitDown(session, next).catch(() => undefined);
  }, [session, next]);
  if (kept === undefined || matters === undefined) return null;
  if (next !== undefined) {
    const follow = async (): Promise<void> => {
      setIsGoing(true);
      await sitDown(session, next);
      go(ADDRESS.online(next));
    };
    return (
      <button
        type="button"
        className="primary"
        disabled={isGoing}
        onClick={() => void follow().catch(() => setIsGoing(false))}
      >
        {text('offer.follow')}
      </button>
    );
  }
  const isOffered = matters.offers.some(({ offer }) => offer === 'rematch');
  const isAgainstPerson = matters.people.every(({ player }) => player === undefined);
  if (isOffered || !isAgainstPerson) return null;
  return (
    <button type="button" onClick={() => deal({ ask: 'offer', offer: 'rematch' })}>
      {text('offer.rematch')}
    </button>
  );
}

/** Seats that are being taken, by match: each is taken once. */
const sittingDown = new Map<string, Promise<void>>();

/** Takes one's seat at the match that follows, where one has not already. */
function sitDown(session: Session, next: string): Promise<void> {
  let taken = sittingDown.get(next);
  if (taken === undefined) {
    taken = takeNext(session, next).finally(() => sittingDown.delete(next));
    sittingDown.set(next, taken);
  }
  return taken;
}

async function takeNext({ line, seat, kept }: Session, next: string): Promise<void> {
  if (kept === undefined || (await keptSeat(next)) !== undefined) return;
  const way = await line.follow(seat);
  if (way === undefined || 'code' in way) throw new Error('there is no way there');
  const { ruleset, scenario } = kept;
  await takeSeat(way.match, way.invitation, ownName(), { ruleset, scenario });
}
