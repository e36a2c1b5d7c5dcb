import type { SessionTold } from '@sandtable/wire';
import { accountText } from './accountText.ts';
import styles from './AccountPage.module.css';
import type { AccountPart } from './AccountPage.tsx';
import { DeedTold } from './DeedTold.tsx';
import { ACCOUNT } from './requests.ts';
import { dayOf } from './times.ts';
import { forgetSeats } from './forgetSeats.ts';
import { useDeed } from './useDeed.ts';
import { useKeptSeats } from './useKeptSeats.ts';

/** Where somebody is signed in, and the way out. */
export function SessionsPanel({ account: { sessions }, onChanged }: AccountPart) {
  const deed = useDeed();
  const { own: seats } = useKeptSeats();
  const act = (what: () => Promise<unknown>, told?: string): void => {
    deed.act(async () => {
      await what();
      await onChanged();
      return told;
    });
  };
  const signOut = (everywhere: boolean): void =>
    act(async () => {
      // What opened them ends with it.
      await forgetSeats();
      await ACCOUNT.signOut(everywhere);
    });
  return (
    <section className="panel" aria-labelledby="account-sessions">
      <h2 id="account-sessions">{accountText('account.sessions')}</h2>
      <ul className={styles['rows']}>
        {sessions.map((session) => (
          <li key={session.id} className={styles['row']}>
            <div>
              <strong>{deviceOf(session)}</strong>
              <p className={styles['note']}>
                {session.isThis
                  ? accountText('account.session.this')
                  : accountText('account.session.used', { day: dayOf(session.used) })}
              </p>
            </div>
            {!session.isThis && (
              <button
                type="button"
                aria-label={accountText('account.session.end.which', { device: deviceOf(session) })}
                disabled={deed.isUnderWay}
                onClick={() =>
                  act(() => ACCOUNT.endSession(session.id), accountText('account.session.ended'))
                }
              >
                {accountText('account.session.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {seats > 0 && <p className={styles['note']}>{accountText('account.signOut.takes')}</p>}
      <div className={styles['acts']}>
        <button type="button" disabled={deed.isUnderWay} onClick={() => signOut(false)}>
          {accountText('account.signOut')}
        </button>
        {sessions.length > 1 && (
          <button type="button" disabled={deed.isUnderWay} onClick={() => signOut(true)}>
            {accountText('account.signOut.everywhere')}
          </button>
        )}
      </div>
      <DeedTold deed={deed} />
    </section>
  );
}

function deviceOf({ device }: SessionTold): string {
  return device === '' ? accountText('account.session.unknown') : device;
}
