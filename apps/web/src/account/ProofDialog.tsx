import type { Whoami } from '@sandtable/wire';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { HOST } from '../online/host.ts';
import { text } from '../words/words.ts';
import { accountText } from './accountText.ts';
import styles from './AccountPage.module.css';
import { Field } from './Field.tsx';
import { ACCOUNT } from './requests.ts';
import { useDeed } from './useDeed.ts';

interface ProofDialogProps {
  readonly isGiven: () => void;
  readonly isNot: () => void;
}

/** Before something that cannot be undone somebody shows once more that it is he, by one of the ways that he has. */
export function ProofDialog({ isGiven, isNot }: ProofDialogProps) {
  const [who, setWho] = useState<Whoami>();
  const [secret, setSecret] = useState('');
  const [wantsCode, setWantsCode] = useState(false);
  const deed = useDeed();
  useEffect(() => {
    let isWanted = true;
    HOST.whoami().then(
      (told) => isWanted && setWho(told),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  const show = (way: () => Promise<unknown>): void => {
    deed.act(async () => {
      await way();
      isGiven();
      return undefined;
    });
  };
  const { hasPassword = true, passkeys = [] } = who?.account ?? {};
  const byCode = wantsCode || !hasPassword;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    // It may stand in another form.
    event.stopPropagation();
    show(() => ACCOUNT.prove(byCode ? { code: secret } : { password: secret }));
  };
  return (
    <Dialog label={accountText('account.prove')} onClose={isNot}>
      <h2>{accountText('account.prove')}</h2>
      <p>{accountText('account.prove.text')}</p>
      {who?.passkeys === true && passkeys.length > 0 && (
        <>
          <button
            type="button"
            className="primary"
            disabled={deed.isUnderWay}
            onClick={() => show(ACCOUNT.proveWithPasskey)}
          >
            {accountText('account.prove.passkey')}
          </button>
          <p className={styles['or']}>{accountText('account.prove.or')}</p>
        </>
      )}
      <form onSubmit={submit}>
        <Field
          label={accountText(byCode ? 'account.code' : 'account.password')}
          type={byCode ? 'text' : 'password'}
          value={secret}
          required
          maxLength={byCode ? 60 : 400}
          autoComplete={byCode ? 'off' : 'current-password'}
          onInput={setSecret}
        />
        <div className={styles['acts']}>
          <button type="button" onClick={isNot}>
            {text('app.cancel')}
          </button>
          <button type="submit" disabled={deed.isUnderWay}>
            {accountText('account.prove.yes')}
          </button>
          {hasPassword && (
            <button type="button" className="quiet" onClick={() => setWantsCode(!wantsCode)}>
              {accountText(byCode ? 'account.instead.password' : 'account.instead.code')}
            </button>
          )}
        </div>
        {deed.failure !== undefined && (
          <p role="alert" className={styles['failure']}>
            {deed.failure}
          </p>
        )}
      </form>
    </Dialog>
  );
}
