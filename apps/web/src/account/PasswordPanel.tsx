import { useState, type SyntheticEvent } from 'react';
import { accountText } from './accountText.ts';
import styles from './AccountPage.module.css';
import type { AccountPart } from './AccountPage.tsx';
import { DeedTold } from './DeedTold.tsx';
import { Field } from './Field.tsx';
import { ACCOUNT } from './requests.ts';
import { useDeed } from './useDeed.ts';

/** A password, for devices without passkeys. */
export function PasswordPanel({ account: { name, hasPassword }, onChanged }: AccountPart) {
  const [password, setPassword] = useState('');
  const deed = useDeed();
  const set = (event: SyntheticEvent): void => {
    event.preventDefault();
    deed.act(async () => {
      await ACCOUNT.setPassword(password);
      setPassword('');
      await onChanged();
      return accountText('account.password.set');
    });
  };
  const remove = (): void => {
    deed.act(async () => {
      await ACCOUNT.removePassword();
      await onChanged();
      return accountText('account.password.removed');
    });
  };
  return (
    <section className="panel" aria-labelledby="account-password">
      <h2 id="account-password">{accountText('account.password')}</h2>
      <p className={styles['note']}>
        {accountText(hasPassword ? 'account.password.has' : 'account.password.hasNone')}
      </p>
      <form onSubmit={set}>
        {/* For whatever keeps passwords: it wants to know whose this one is. */}
        <input type="text" autoComplete="username" value={name} readOnly hidden />
        <Field
          label={accountText('account.password.new')}
          note={accountText('account.password.note')}
          type="password"
          value={password}
          required
          minLength={10}
          autoComplete="new-password"
          onInput={setPassword}
        />
        <div className={styles['acts']}>
          <button type="submit" disabled={deed.isUnderWay}>
            {accountText(hasPassword ? 'account.password.change' : 'account.password.add')}
          </button>
          {hasPassword && (
            <button type="button" className="danger" disabled={deed.isUnderWay} onClick={remove}>
              {accountText('account.password.remove')}
            </button>
          )}
        </div>
        <DeedTold deed={deed} />
      </form>
    </section>
  );
}
