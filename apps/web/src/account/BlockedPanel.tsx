import { useState, type SyntheticEvent } from 'react';
import { accountText } from './accountText.ts';
import styles from './AccountPage.module.css';
import type { AccountPart } from './AccountPage.tsx';
import { DeedTold } from './DeedTold.tsx';
import { Field } from './Field.tsx';
import { ACCOUNT } from './requests.ts';
import { useDeed } from './useDeed.ts';

/** Those from whom somebody wants neither challenges nor talk. */
export function BlockedPanel({ account: { blocked }, onChanged }: AccountPart) {
  const [name, setName] = useState('');
  const deed = useDeed();
  const block = (event: SyntheticEvent): void => {
    event.preventDefault();
    deed.act(async () => {
      await ACCOUNT.block(name);
      setName('');
      await onChanged();
      return accountText('account.blocked.done', { name });
    });
  };
  const unblock = (other: string): void => {
    deed.act(async () => {
      await ACCOUNT.unblock(other);
      await onChanged();
      return accountText('account.blocked.undone', { name: other });
    });
  };
  return (
    <section className="panel" aria-labelledby="account-blocked">
      <h2 id="account-blocked">{accountText('account.blocked')}</h2>
      <p className={styles['note']}>{accountText('account.blocked.about')}</p>
      <ul className={styles['rows']}>
        {blocked.map((other) => (
          <li key={other} className={styles['row']}>
            <strong>{other}</strong>
            <button
              type="button"
              aria-label={accountText('account.blocked.remove.which', { name: other })}
              onClick={() => unblock(other)}
            >
              {accountText('account.blocked.remove')}
            </button>
          </li>
        ))}
      </ul>
      <form className={styles['inline']} onSubmit={block}>
        <Field
          label={accountText('account.blocked.name')}
          value={name}
          required
          maxLength={60}
          autoComplete="off"
          onInput={setName}
        />
        <button type="submit" disabled={deed.isUnderWay}>
          {accountText('account.blocked.add')}
        </button>
      </form>
      <DeedTold deed={deed} />
    </section>
  );
}
