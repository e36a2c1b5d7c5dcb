import type { PasskeyTold } from '@sandtable/wire';
import { useState, type SyntheticEvent } from 'react';
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
      return text('account.passkey.added');
    });
  };
  return (
    <section className="panel" aria-labelledby="account-passkeys">
      <h2 id="account-passkeys">{text('account.passkeys')}</h2>
      <p className={styles['note']}>{text('account.passkeys.about')}</p>
      <ul className={styles['rows']}>
        {account.passkeys.map((passkey, index) => (
          <Passkey
            key={passkey.id}
            {...{ passkey, deed, onChanged }}
            title={passkey.name || text('account.passkey.number', { number: index + 1 })}
          />
        ))}
      </ul>
      {hasPasskeys ? (
        <button type="button" disabled={deed.isUnderWay} onClick={add}>
          {text('account.passkey.add')}
        </button>
      ) : (
        <p className={styles['note']}>{text('account.noPasskeys')}</p>
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
      return text('account.passkey.named');
    });
  };
  const remove = (): void => {
    deed.act(async () => {
      await ACCOUNT.removePasskey(id);
      await onChanged();
      return text('account.passkey.removed');
    });
  };
  if (draft !== undefined) {
    return (
      <li>
        <form className={styles['inline']} onSubmit={rename}>
          <Field
            label={text('account.passkey.name')}
            value={draft}
            maxLength={40}
            autoComplete="off"
            onInput={setDraft}
          />
          <button type="submit">{text('account.save')}</button>
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
            ? text('account.passkey.made', { day: dayOf(created) })
            : text('account.passkey.used', { day: dayOf(used) })}
        </p>
      </div>
      <button
        type="button"
        aria-label={text('account.passkey.rename.which', { name: title })}
        onClick={() => setDraft(name)}
      >
        {text('account.passkey.rename')}
      </button>
      <button
        type="button"
        className="danger"
        aria-label={text('account.passkey.remove.which', { name: title })}
        disabled={deed.isUnderWay}
        onClick={remove}
      >
        {text('account.passkey.remove')}
      </button>
    </li>
  );
}
