import type { Message } from '@sandtable/kernel';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import { Missing } from '../app/Missing.tsx';
import { useRules } from '../games/games.ts';
import { LOBBY } from '../lobby/requests.ts';
import { keptSeat, type KeptSeat } from '../store/online.ts';
import { said } from '../words/words.ts';
import { text } from './words.ts';
import { HOST, HostRefusal } from './host.ts';
import { takeUpSeat } from './invite.ts';
import { Note } from './Note.tsx';
import { Session } from './session.ts';
import { WaitingPage } from './WaitingPage.tsx';

/** Whoever waits for a friend needs nothing of the table yet. */
const OnlinePlay = lazy(async () => ({ default: (await import('./OnlinePlay.tsx')).OnlinePlay }));

/** A seat at a match that is played elsewhere. */
export function OnlinePage({ id }: { readonly id: string }) {
  const [kept, setKept] = useState<KeptSeat | 'none'>();
  const [failure, setFailure] = useState<Error>();
  const [isTakenUp, setIsTakenUp] = useState(false);
  const takeUp = useCallback((seat: KeptSeat): void => {
    setIsTakenUp(true);
    setKept(seat);
  }, []);
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
  const seatless = isTakenUp ? <Seatless id={id} /> : <TakeUp id={id} onSeat={takeUp} />;
  if (kept === 'none') return seatless;
  return <Present key={kept.key} {...{ id, kept, seatless }} onSeat={takeUp} />;
}

/** A match that somebody looks on at. */
export function WatchPage({ id }: { readonly id: string }) {
  return <Present id={id} seatless={<Seatless id={id} />} />;
}

interface PresentProps {
  readonly id: string;
  readonly kept?: KeptSeat;
  /** What is there where his key opens nothing. */
  readonly seatless: ReactNode;
  /** He goes on with a seat of his account. */
  readonly onSeat?: (seat: KeptSeat) => void;
}

/** Somebody is there as long as this page is open. */
function Present({ id, kept, seatless, onSeat }: PresentProps) {
  const [session] = useState(() => new Session(id, kept));
  useEffect(() => {
    session.open();
    return () => session.close();
  }, [session]);
  const now = useSyncExternalStore(session.subscribe, session.now);
  const { seat } = session;
  const { opened, failure, matters, isDismissed } = now;
  if (isDismissed) {
    return (
      <Elsewhere id={seat.match} onSeat={onSeat}>
        {kept !== undefined && now.waits !== undefined && (
          <NotDone ruleset={kept.ruleset} move={now.waits} />
        )}
      </Elsewhere>
    );
  }
  if (failure?.code === 'missing') return <Missing what={said(failure.message)} />;
  if (failure?.code === 'forbidden') return seatless;
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
  if (matters.held !== undefined) {
    return <Note title={text('table.closed.title')} text={said(matters.held)} />;
  }
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

interface ElsewhereProps {
  readonly id: string;
  readonly onSeat: ((seat: KeptSeat) => void) | undefined;
  readonly children: ReactNode;
}

/** Somebody has gone on with a seat on another device. Where it is of his account he may come back. */
function Elsewhere({ id, onSeat, children }: ElsewhereProps) {
  const [isOwn, setIsOwn] = useState(false);
  useEffect(() => {
    let wanted = true;
    LOBBY.mine([]).then(
      ({ matches }) => wanted && setIsOwn(matches.some(({ match }) => match === id)),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  const comeBack = async (): Promise<void> => {
    const seat = await takeUpSeat(id).catch(() => undefined);
    if (seat === undefined) setIsOwn(false);
    else onSeat?.(seat);
  };
  return (
    <Note title={text('table.moved.title')} text={text('table.moved')}>
      {children}
      {isOwn && onSeat !== undefined && (
        <>
          <button type="button" className="primary" onClick={() => void comeBack()}>
            {text('join.move.take')}
          </button>{' '}
        </>
      )}
      <Link to={ADDRESS.watch(id)} className="button">
        {text('join.watch')}
      </Link>
    </Note>
  );
}

interface NotDoneProps {
  readonly ruleset: string;
  readonly move: Message;
}

/** What was decided here waits in vain: the seat has gone on without it. */
function NotDone({ ruleset, move }: NotDoneProps) {
  const { words } = useRules(ruleset);
  return <p role="status">{text('table.moved.waits', { move: words.render(move) })}</p>;
}

interface TakeUpProps {
  readonly id: string;
  readonly onSeat: (seat: KeptSeat) => void;
}

/** Whoever is signed in finds the seats of his account on every device. */
function TakeUp({ id, onSeat }: TakeUpProps) {
  const [isNone, setIsNone] = useState(false);
  useEffect(() => {
    let wanted = true;
    const tell = (seat: KeptSeat | undefined): void => {
      if (!wanted) return;
      if (seat === undefined) setIsNone(true);
      else onSeat(seat);
    };
    takeUpSeat(id).then(tell, () => tell(undefined));
    return () => {
      wanted = false;
    };
  }, [id, onSeat]);
  return isNone ? <Seatless id={id} /> : <Connecting />;
}

function Seatless({ id }: { readonly id: string }) {
  const [missing, setMissing] = useState<string>();
  useEffect(() => {
    let wanted = true;
    HOST.facts(id).catch((error: unknown) => {
      if (wanted && error instanceof HostRefusal && error.code === 'match') {
        setMissing(said(error.reason));
      }
    });
    return () => {
      wanted = false;
    };
  }, [id]);
  if (missing !== undefined) return <Missing what={missing} />;
  return (
    <Note title={text('table.seatless.title')} text={text('table.seatless')}>
      <Link to={ADDRESS.watch(id)} className="button primary">
        {text('join.watch')}
      </Link>
    </Note>
  );
}
