import type { Side } from '@sandtable/kernel';
import type { Dealing, Offer, OfferTold, SideClock } from '@sandtable/wire';
import { useState } from 'react';
import type { Rules } from '../../games/games.ts';
import { said } from '../../words/words.ts';
import { text } from '../words.ts';
import type { Session, SessionMoment } from '../session.ts';
import styles from './Matters.module.css';
import { leftOn, timeText, useHostNow } from './time.ts';

interface OffersProps {
  readonly game: Rules;
  readonly session: Session;
  readonly now: SessionMoment;
  readonly deal: (dealing: Dealing) => void;
}

/** What waits for an answer between the sides: small, above what is asked, and nothing where there is nothing. */
export function Offers({ game, session, now: moment, deal }: OffersProps) {
  const { words } = game;
  const { matters, skew, refused } = moment;
  const clocks = matters?.clocks ?? [];
  const now = useHostNow(skew);
  const own = session.kept?.side;
  const [seen, setSeen] = useState<readonly string[]>([]);
  if (matters === undefined) return null;
  const { terms, offers, declined, pauses, people, takenBack } = matters;
  const named = (side: Side): string =>
    people.find((each) => each.side === side)?.name ?? words.theFirst(side);
  // What is over, and only to be known.
  const told = [
    ...(takenBack !== undefined && (takenBack.isAgreed || takenBack.side !== own)
      ? [
          {
            key: `back ${takenBack.side} ${takenBack.isAgreed}`,
            line: text(takenBack.isAgreed ? 'offer.wentBack' : 'offer.undone', {
              who: named(takenBack.side),
            }),
          },
        ]
      : []),
    ...declined
      .filter(({ side }) => side === own)
      .map(({ offer }) => ({
        key: `declined ${offer}`,
        line: text('offer.declined', { offer: text(`offer.${offer}`) }),
      })),
  ];
  // When it comes again it is told again.
  if (seen.some((key) => told.every((each) => each.key !== key))) {
    setSeen(seen.filter((key) => told.some((each) => each.key === key)));
  }
  const isAsked = (what: Offer): boolean => offers.some(({ offer }) => offer === what);
  const late = clocks.find((clock) => isOver(clock, now) && clock.side !== own);
  const isOwnOver = clocks.some((clock) => isOver(clock, now) && clock.side === own);
  const canClaim = own !== undefined && late !== undefined && !isOwnOver;
  return (
    <div aria-live="polite">
      {refused !== undefined && (
        <p className={styles['offer']}>
          {text('offer.refused', { reason: said(refused.message) })}
        </p>
      )}
      {pauses.map(({ until, side }) => (
        <p key={side ?? ''} className={styles['offer']}>
          {side === undefined
            ? text('offer.paused', { time: timeText(until - now) })
            : text(side === own ? 'offer.holiday.own' : 'offer.holiday', {
                who: named(side),
                time: timeText(until - now),
              })}
          {side === undefined && own !== undefined && !isAsked('resume') && (
            <button type="button" onClick={() => deal({ ask: 'offer', offer: 'resume' })}>
              {text('offer.resume')}
            </button>
          )}
          {side === own && side !== undefined && (
            <button type="button" onClick={() => deal({ ask: 'holiday', days: 0 })}>
              {text('offer.holiday.back')}
            </button>
          )}
        </p>
      ))}
      {told
        .filter(({ key }) => !seen.includes(key))
        .map(({ key, line }) => (
          <p key={key} className={styles['offer']}>
            {line}{' '}
            <button type="button" onClick={() => setSeen([...seen, key])}>
              {text('offer.seen')}
            </button>
          </p>
        ))}
      {clocks.map(
        ({ side, isPlayedFor }) =>
          isPlayedFor === true && (
            <p key={side} className={styles['offer']}>
              {text(side === own ? 'offer.playedFor.own' : 'offer.playedFor', { who: named(side) })}
            </p>
          ),
      )}
      {isOwnOver && (
        <p className={styles['offer']}>{text(`offer.late.own.${terms.overstay ?? 'claim'}`)}</p>
      )}
      {late !== undefined && (
        <p className={styles['offer']}>
          {text('offer.late', { who: named(late.side) })}{' '}
          {canClaim && (terms.overstay ?? 'claim') === 'claim' && (
            <button type="button" className="primary" onClick={() => deal({ ask: 'claim' })}>
              {text('offer.claim')}
            </button>
          )}
        </p>
      )}
      {own !== undefined &&
        offers.map(({ id, side, offer, decisions = 1 }) => (
          <p key={id} className={styles['offer']}>
            {text(`offer.${offer}.${side === own ? 'own' : 'other'}`, {
              who: named(side),
              decisions,
            })}{' '}
            {side === own ? (
              <button type="button" onClick={() => deal({ ask: 'withdraw', offer })}>
                {text('offer.withdraw')}
              </button>
            ) : (
              <Answers to={id} deal={deal} />
            )}
          </p>
        ))}
    </div>
  );
}

interface AnswersProps {
  readonly to: OfferTold['id'];
  readonly deal: (dealing: Dealing) => void;
}

/** What is agreed to is named: if something else is offered by then, nothing comes of it. */
function Answers({ to, deal }: AnswersProps) {
  return (
    <>
      <button
        type="button"
        className="primary"
        onClick={() => deal({ ask: 'reply', to, isAccepted: true })}
      >
        {text('offer.accept')}
      </button>{' '}
      <button type="button" onClick={() => deal({ ask: 'reply', to, isAccepted: false })}>
        {text('offer.decline')}
      </button>
    </>
  );
}

function isOver(clock: SideClock, now: number): boolean {
  return clock.until !== undefined && leftOn(clock, now) === 0;
}
