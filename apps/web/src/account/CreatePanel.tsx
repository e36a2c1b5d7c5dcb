import type { CodesTold } from '@sandtable/wire';
import { useState, type SyntheticEvent } from 'react';
import { accountText } from './accountText.ts';
import styles from './AccountPage.module.css';
import { DeedTold } from './DeedTold.tsx';
import { Field } from './Field.tsx';
import { ACCOUNT } from './requests.ts';
import { useDeed } from './useDeed.ts';
import { useKeptSeats } from './useKeptSeats.ts';

interface CreatePanelProps {
  readonly hasPasskeys: boolean;
  readonly onCreated: (codes: readonly string[]) => Promise<void>;
}

/** A new account: a name and a passkey, or else a password. */
export function CreatePanel({ hasPasskeys, onCreated }: CreatePanelProps) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [byPassword, setByPassword] = useState(!hasPasskeys);
  const [takesSeats, setTakesSeats] = useState(true);
  const { guest: seats } = useKeptSeats();
  const deed = useDeed();

  const create = (event: SyntheticEvent): void => {
    event.preventDefault();
    deed.act(async () => {
      const { codes }: CodesTold = byPassword
        ? await ACCOUNT.createWithPassword(name, password)
        : await ACCOUNT.createWithPasskey(name);
      if (takesSeats) await ACCOUNT.adoptSeats();
      await onCreated(codes);
      return undefined;
    });
  };

  return (
    <section className="panel" aria-labelledby="account-create">
      <h2 id="account-create">{accountText('account.create')}</h2>
      <form onSubmit={create}>
        <Field
          label={accountText('account.name')}
          note={accountText('account.name.note')}
          value={name}
          required
          maxLength={24}
          autoComplete="username"
          onInput={setName}
        />
        {byPassword && (
          <Field
            label={accountText('account.password')}
            note={accountText('account.password.note')}
            type="password"
            value={password}
            required
            minLength={10}
            autoComplete="new-password"
            onInput={setPassword}
          />
        )}
        {seats > 0 && (
          <label className={styles['check']}>
            <input
              type="checkbox"
              checked={takesSeats}
              onChange={({ target }) => setTakesSeats(target.checked)}
            />
            {accountText('account.seats.take', { count: seats })}
          </label>
        )}
        <button type="submit" className="primary" disabled={deed.isUnderWay}>
          {accountText(byPassword ? 'account.create.password' : 'account.create.passkey')}
        </button>
        {hasPasskeys ? (
          <button type="button" className="quiet" onClick={() => setByPassword(!byPassword)}>
            {accountText(byPassword ? 'account.instead.passkey' : 'account.instead.password')}
          </button>
        ) : (
          <p className={styles['note']}>{accountText('account.noPasskeys')}</p>
        )}
        <DeedTold deed={deed} />
      </form>
    </section>
  );
}
