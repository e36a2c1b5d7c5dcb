import { useState, type SyntheticEvent } from 'react';
import { accountText } from './accountText.ts';
import styles from './AccountPage.module.css';
import type { AccountPart } from './AccountPage.tsx';
import { DeedTold } from './DeedTold.tsx';
import { Field } from './Field.tsx';
import { ACCOUNT } from './requests.ts';
import { useDeed } from './useDeed.ts';
import { useKeptSeats } from './useKeptSeats.ts';

/** What somebody is called, and the matches of this device. */
export function NamePanel({ account: { name }, onChanged }: AccountPart) {
  const [wanted, setWanted] = useState(name);
  const { guest: seats } = useKeptSeats();
  const deed = useDeed();
  const rename = (event: SyntheticEvent): void => {
    event.preventDefault();
    deed.act(async () => {
      await ACCOUNT.rename(wanted);
      await onChanged();
      return accountText('account.name.changed');
    });
  };
  const adopt = (): void => {
    deed.act(async () => accountText('account.seats.taken', { count: await ACCOUNT.adoptSeats() }));
  };
  return (
    <section className="panel" aria-labelledby="account-name">
      <h2 id="account-name">{accountText('account.name.title')}</h2>
      <form className={styles['inline']} onSubmit={rename}>
        <Field
          label={accountText('account.name')}
          note={accountText('account.name.note')}
          value={wanted}
          required
          maxLength={24}
          autoComplete="off"
          onInput={setWanted}
        />
        <button type="submit" disabled={deed.isUnderWay}>
          {accountText('account.name.change')}
        </button>
      </form>
      {seats > 0 && (
        <div className={styles['acts']}>
          <button type="button" disabled={deed.isUnderWay} onClick={adopt}>
            {accountText('account.seats.adopt', { count: seats })}
          </button>
          <span className={styles['note']}>{accountText('account.seats.note')}</span>
        </div>
      )}
      <DeedTold deed={deed} />
    </section>
  );
}
