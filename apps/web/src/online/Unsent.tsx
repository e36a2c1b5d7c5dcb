import { Suspense, useEffect, useState } from 'react';
import { ADDRESS, useAddress } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import { useRules } from '../games/games.ts';
import { lookForMine } from '../matches/mine.ts';
import { changeSeat, keptSeats, type Dropped, type KeptSeat } from '../store/online.ts';
import { sendKept } from './sendKept.ts';
import styles from './Unsent.module.css';
import { droppedWords, unsentText } from './unsent.ts';

/** Tried so often, though nobody says that the network is back. */
const EVERY_MS = 20_000;

/** Whose answer was not done. */
type Told = KeptSeat & { readonly dropped: Dropped };

/** Sends what was decided without a network as soon as there is one, and says what was not done; whatever page is open. */
export function Unsent() {
  const [told, setTold] = useState<readonly Told[]>([]);
  const { pathname } = useAddress();
  useEffect(() => {
    let wanted = true;
    const send = async (): Promise<void> => {
      const isDone = await sendKept().catch(() => false);
      // What was not done is looked up then, and whose turn it is.
      if (isDone) await lookForMine('rest');
    };
    const hurry = (): void => {
      if (document.visibilityState === 'visible') void send();
    };
    void keptSeats().then((seats) => wanted && setTold(seats.filter(isDropped)));
    void send();
    const timer = setInterval(hurry, EVERY_MS);
    addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
    return () => {
      wanted = false;
      clearInterval(timer);
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
    };
  }, []);
  const forget = (id: string): void => {
    void changeSeat(id, () => ({ dropped: undefined })).then(() => lookForMine('rest'));
  };
  // At the table itself it is said there.
  const elsewhere = told.filter(({ id }) => ADDRESS.online(id) !== pathname);
  return (
    <div role="status" aria-label={unsentText('unsent.notices')} className={styles['notices']}>
      {elsewhere.map((seat) => (
        <Suspense key={seat.id} fallback={null}>
          <Notice seat={seat} onForget={() => forget(seat.id)} />
        </Suspense>
      ))}
    </div>
  );
}

function isDropped(seat: KeptSeat): seat is Told {
  return seat.dropped !== undefined;
}

interface NoticeProps {
  readonly seat: Told;
  readonly onForget: () => void;
}

function Notice({ seat, onForget }: NoticeProps) {
  const { words } = useRules(seat.ruleset);
  const { title } = words.battle({ format: 1, ruleset: seat.ruleset, ...seat.scenario });
  return (
    <div className={styles['notice']}>
      <p>
        <b>{title}</b> {droppedWords(words, seat.dropped)}
      </p>
      <div className={styles['acts']}>
        <Link to={ADDRESS.online(seat.id)} className="button">
          {unsentText('unsent.table')}
        </Link>
        <button type="button" className="quiet" onClick={onForget}>
          {unsentText('unsent.ok')}
        </button>
      </div>
    </div>
  );
}
