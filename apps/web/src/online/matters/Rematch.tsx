import type { Dealing } from '@sandtable/wire';
import { useEffect, useState } from 'react';
import { ADDRESS, go } from '../../app/address.ts';
import { text } from '../words.ts';
import { sitDown } from '../rematch.ts';
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
    if (next !== undefined) sitDown(session.line, session.seat, next).catch(() => undefined);
  }, [session, next]);
  if (kept === undefined || matters === undefined) return null;
  if (next !== undefined) {
    const follow = async (): Promise<void> => {
      setIsGoing(true);
      // Where it was taken on another device, the page there knows whether it is one's account's.
      await sitDown(session.line, session.seat, next).catch(() => undefined);
      go(ADDRESS.online(next));
    };
    return (
      <button type="button" className="primary" disabled={isGoing} onClick={() => void follow()}>
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
