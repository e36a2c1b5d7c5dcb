import type { PasskeyTold } from '@sandtable/wire';
import { useState, type SyntheticEvent } from 'react';
import { accountText } from './accountText.ts';
import { text } from '../words/words.ts';
import styles from './AccountPage.module.css';
import type { AccountPart } from './AccountPage.tsx';
import { DeedTold } from './DeedTold.tsx';
import { Field } from './Field.tsx';
import { ACCOUNT } from './requests.ts';
import { useDeed, type Deed } from './useDeed.ts';
import { dayOf } from './times.ts';

interface PasskeysPanelProps extends AccountPart {
  readonly hasPasskeys: boolean;
}

/** The passkeys of an account: each device, or each keeper of passkeys, has one. */
export function PasskeysPanel({ account, hasPasskeys, onChanged }: PasskeysPanelProps) {
  const deed = useDeed();
  const add = (): void => {
    deed.act(async () => {
      await ACCOUNT.addPasskey('');
      await onChanged();
      return accountText('account.passkey.added');
    });
  };
  return (
    <section className="panel" aria-labelledby="account-passkeys">
      <h2 id="account-passkeys">{accountText('account.passkeys')}</h2>
      <p className={styles['note']}>{accountText('account.passkeys.about')}</p>
      <ul className={styles['rows']}>
        {account.passkeys.map((passkey, index) => (
          <Passkey
            key={passkey.id}
            {...{ passkey, deed, onChanged }}
            title={passkey.name || accountText('account.passkey.number', { number: index + 1 })}
          />
        ))}
      </ul>
      {hasPasskeys ? (
        <button type="button" disabled={deed.isUnderWay} onClick={add}>
          {accountText('account.passkey.add')}
        </button>
      ) : (
        <p className={styles['note']}>{accountText('account.noPasskeys')}</p>
      )}
      <DeedTold deed={deed} />
    </section>
  );
}

interface PasskeyProps {
  readonly passkey: PasskeyTold;
  readonly title: string;
  readonly deed: Deed;
  readonly onChanged: () => Promise<void>;
}

function Passkey({ passkey: { id, name, created, used }, title, deed, onChanged }: PasskeyProps) {
  const [draft, setDraft] = useState<string>();
  const rename = (event: SyntheticEvent): void => {
    event.preventDefault();
    deed.act(async () => {
      await ACCOUNT.namePasskey(id, draft ?? '');
      await onChanged();
      setDraft(undefined);
      return accountText('account.passkey.named');
    });
  };
  const remove = (): void => {
    deed.act(async () => {
      await ACCOUNT.removePasskey(id);
      await onChanged();
      return accountText('account.passkey.removed');
    });
  };
  if (draft !== undefined) {
    return (
      <li>
        <form className={styles['inline']} onSubmit={rename}>
          <Field
            label={accountText('account.passkey.name')}
            value={draft}
            maxLength={40}
            autoComplete="off"
            onInput={setDraft}
          />
          <button type="submit">{accountText('account.save')}</button>
          <button type="button" className="quiet" onClick={() => setDraft(undefined)}>
            {text('app.cancel')}
          </button>
        </form>
      </li>
    );
  }
  return (
    <li className={styles['row']}>
      <div>
        <strong>{title}</strong>
        <p className={styles['note']}>
          {used === null
            ? accountText('account.passkey.made', { day: dayOf(created) })
            : accountText('account.passkey.used', { day: dayOf(used) })}
        </p>
      </div>
      <button
        type="button"
        aria-label={accountText('account.passkey.rename.which', { name: title })}
        onClick={() => setDraft(name)}
      >
        {accountText('account.passkey.rename')}
      </button>
      <button
        type="button"
        className="danger"
        aria-label={accountText('account.passkey.remove.which', { name: title })}
        disabled={deed.isUnderWay}
        onClick={remove}
      >
        {accountText('account.passkey.remove')}
      </button>
    </li>
  );
}
