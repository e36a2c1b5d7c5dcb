import type { SessionTold } from '@sandtable/wire';
import { text } from '../words/words.ts';
import styles from './AccountPage.module.css';
import type { AccountPart } from './AccountPage.tsx';
import { DeedTold } from './DeedTold.tsx';
import { ACCOUNT } from './requests.ts';
import { dayOf } from './times.ts';
import { useDeed } from './useDeed.ts';

/** Where somebody is signed in, and the way out. */
export function SessionsPanel({ account: { sessions }, onChanged }: AccountPart) {
  const deed = useDeed();
  const act = (what: () => Promise<unknown>, told?: string): void => {
    deed.act(async () => {
      await what();
      await onChanged();
      return told;
    });
  };
  return (
    <section className="panel" aria-labelledby="account-sessions">
      <h2 id="account-sessions">{text('account.sessions')}</h2>
      <ul className={styles['rows']}>
        {sessions.map((session) => (
          <li key={session.id} className={styles['row']}>
            <div>
              <strong>{deviceOf(session)}</strong>
              <p className={styles['note']}>
                {session.isThis
                  ? text('account.session.this')
                  : text('account.session.used', { day: dayOf(session.used) })}
              </p>
            </div>
            {!session.isThis && (
              <button
                type="button"
                aria-label={text('account.session.end.which', { device: deviceOf(session) })}
                disabled={deed.isUnderWay}
                onClick={() =>
                  act(() => ACCOUNT.endSession(session.id), text('account.session.ended'))
                }
              >
                {text('account.session.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles['acts']}>
        <button
          type="button"
          disabled={deed.isUnderWay}
          onClick={() => act(() => ACCOUNT.signOut(false))}
        >
          {text('account.signOut')}
        </button>
        {sessions.length > 1 && (
          <button
            type="button"
            disabled={deed.isUnderWay}
            onClick={() => act(() => ACCOUNT.signOut(true))}
          >
            {text('account.signOut.everywhere')}
          </button>
        )}
      </div>
      <DeedTold deed={deed} />
    </section>
  );
}

function deviceOf({ device }: SessionTold): string {
  return device === '' ? text('account.session.unknown') : device;
}
