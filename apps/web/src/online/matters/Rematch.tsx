import type { Dealing } from '@sandtable/wire';
import { useState } from 'react';
import { ADDRESS, go } from '../../app/address.ts';
import { text } from '../../words/words.ts';
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
  const { kept, seat } = session;
  if (kept === undefined || matters === undefined) return null;
  const follow = async (): Promise<void> => {
    setIsGoing(true);
    const way = await session.line.follow(seat);
    if (way === undefined || 'code' in way) {
      setIsGoing(false);
      return;
    }
    const { ruleset, scenario } = kept;
    await takeSeat(way.match, way.invitation, ownName(), { ruleset, scenario });
    go(ADDRESS.online(way.match));
  };
  if (matters.rematch !== undefined) {
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
