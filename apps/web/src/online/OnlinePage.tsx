import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import { Missing } from '../app/Missing.tsx';
import { keptSeat, type KeptSeat } from '../store/online.ts';
import { said, text } from '../words/words.ts';
import { Note } from './Note.tsx';
import { Session } from './session.ts';
import { WaitingPage } from './WaitingPage.tsx';

/** Whoever waits for a friend needs nothing of the table yet. */
const OnlinePlay = lazy(async () => ({ default: (await import('./OnlinePlay.tsx')).OnlinePlay }));

/** A seat at a match that is played elsewhere. */
export function OnlinePage({ id }: { readonly id: string }) {
  const [kept, setKept] = useState<KeptSeat | 'none'>();
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    let wanted = true;
    keptSeat(id).then(
      (found) => wanted && setKept(found ?? 'none'),
      (error: unknown) => wanted && setFailure(new Error('no storage', { cause: error })),
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  if (failure !== undefined) throw failure;
  if (kept === undefined) return <Connecting />;
  if (kept === 'none') return <Seatless id={id} />;
  return <Present id={id} kept={kept} />;
}

/** A match that somebody looks on at. */
export function WatchPage({ id }: { readonly id: string }) {
  return <Present id={id} />;
}

interface PresentProps {
  readonly id: string;
  readonly kept?: KeptSeat;
}

/** Somebody is there as long as this page is open. */
function Present({ id, kept }: PresentProps) {
  const [session] = useState(() => new Session(id, kept));
  useEffect(() => {
    session.open();
    return () => session.close();
  }, [session]);
  const now = useSyncExternalStore(session.subscribe, session.now);
  const { seat } = session;
  const { opened, failure, matters, isDismissed } = now;
  if (isDismissed) return <Elsewhere id={seat.match} />;
  if (failure?.code === 'missing') return <Missing what={said(failure.message)} />;
  if (failure?.code === 'forbidden') return <Seatless id={seat.match} />;
  if (failure !== undefined) {
    return <Note title={text('table.closed.title')} text={said(failure.message)} />;
  }
  if (opened !== undefined) {
    return (
      <Suspense fallback={<Connecting />}>
        <OnlinePlay session={session} opened={opened} />
      </Suspense>
    );
  }
  if (matters === undefined || seat.known !== undefined) return <Connecting />;
  if (kept === undefined) return <Note title={text('join.watch')} text={text('room.waiting')} />;
  return <WaitingPage session={session} kept={kept} />;
}

function Connecting() {
  return (
    <main id="content" className="page" aria-busy="true">
      <p role="status">{text('table.connecting')}</p>
    </main>
  );
}

function Elsewhere({ id }: { readonly id: string }) {
  return (
    <Note title={text('table.moved.title')} text={text('table.moved')}>
      <Link to={ADDRESS.watch(id)} className="button">
        {text('join.watch')}
      </Link>
    </Note>
  );
}

function Seatless({ id }: { readonly id: string }) {
  return (
    <Note title={text('table.seatless.title')} text={text('table.seatless')}>
      <Link to={ADDRESS.watch(id)} className="button primary">
        {text('join.watch')}
      </Link>
    </Note>
  );
}
