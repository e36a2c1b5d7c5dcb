import { useState, type SyntheticEvent } from 'react';
import { accountText } from './accountText.ts';
import styles from './AccountPage.module.css';
import { DeedTold } from './DeedTold.tsx';
import { Field } from './Field.tsx';
import { ACCOUNT } from './requests.ts';
import { useDeed } from './useDeed.ts';

interface SignInPanelProps {
  readonly hasPasskeys: boolean;
  readonly onSignedIn: () => Promise<void>;
}

/** The way in for whoever has an account: a passkey, a password, or a code where both are lost. */
export function SignInPanel({ hasPasskeys, onSignedIn }: SignInPanelProps) {
  const [name, setName] = useState('');
  const [secret, setSecret] = useState('');
  const [byCode, setByCode] = useState(false);
  const deed = useDeed();
  const signIn = (way: () => Promise<unknown>): void => {
    deed.act(async () => {
      await way();
      await onSignedIn();
      return undefined;
    });
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    signIn(() => ACCOUNT.signIn(byCode ? { name, code: secret } : { name, password: secret }));
  };

  return (
    <section className="panel" aria-labelledby="account-sign-in">
      <h2 id="account-sign-in">{accountText('account.signIn')}</h2>
      {hasPasskeys && (
        <>
          <button
            type="button"
            className="primary"
            disabled={deed.isUnderWay}
            onClick={() => signIn(ACCOUNT.signInWithPasskey)}
          >
            {accountText('account.signIn.passkey')}
          </button>
          <p className={styles['or']}>{accountText('account.signIn.or')}</p>
        </>
      )}
      <form onSubmit={submit}>
        <Field
          label={accountText('account.name')}
          value={name}
          required
          maxLength={60}
          autoComplete="username"
          onInput={setName}
        />
        <Field
          label={accountText(byCode ? 'account.code' : 'account.password')}
          type={byCode ? 'text' : 'password'}
          value={secret}
          required
          maxLength={byCode ? 60 : 400}
          autoComplete={byCode ? 'off' : 'current-password'}
          onInput={setSecret}
        />
        <button type="submit" disabled={deed.isUnderWay} aria-busy={deed.isUnderWay}>
          {accountText(deed.isUnderWay ? 'account.signingIn' : 'account.signIn')}
        </button>
        <button type="button" className="quiet" onClick={() => setByCode(!byCode)}>
          {accountText(byCode ? 'account.instead.password' : 'account.instead.code')}
        </button>
        <DeedTold deed={deed} />
      </form>
    </section>
  );
}
