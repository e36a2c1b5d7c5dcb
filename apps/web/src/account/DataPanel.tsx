import { useState, type SyntheticEvent } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { saveText } from '../files/save.ts';
import { accountText } from './accountText.ts';
import { text } from '../words/words.ts';
import styles from './AccountPage.module.css';
import type { AccountPart } from './AccountPage.tsx';
import { DeedTold } from './DeedTold.tsx';
import { Field } from './Field.tsx';
import { ACCOUNT } from './requests.ts';
import { useDeed } from './useDeed.ts';

/** All that the host keeps of somebody: to have, and to be rid of. */
export function DataPanel({ account, onChanged }: AccountPart) {
  const [isAsking, setIsAsking] = useState(false);
  const deed = useDeed();
  const save = (): void => {
    deed.act(async () => {
      const data = await ACCOUNT.data();
      saveText(
        `${JSON.stringify(data, undefined, 2)}\n`,
        'sandtable-account.json',
        'application/json',
      );
      return accountText('account.data.saved');
    });
  };
  return (
    <section className="panel" aria-labelledby="account-data">
      <h2 id="account-data">{accountText('account.data')}</h2>
      <p className={styles['note']}>{accountText('account.data.about')}</p>
      <div className={styles['acts']}>
        <button type="button" disabled={deed.isUnderWay} onClick={save}>
          {accountText('account.data.save')}
        </button>
        <button type="button" className="danger" onClick={() => setIsAsking(true)}>
          {accountText('account.delete')}
        </button>
      </div>
      <DeedTold deed={deed} />
      {isAsking && (
        <DeleteDialog account={account} onChanged={onChanged} onClose={() => setIsAsking(false)} />
      )}
    </section>
  );
}

interface DeleteDialogProps extends AccountPart {
  readonly onClose: () => void;
}

/** Whoever deletes his account types its name: nobody does it by mistake. */
function DeleteDialog({ account, onChanged, onClose }: DeleteDialogProps) {
  const [name, setName] = useState('');
  const deed = useDeed();
  const remove = (event: SyntheticEvent): void => {
    event.preventDefault();
    deed.act(async () => {
      await ACCOUNT.deleteAll(name);
      await onChanged();
      return undefined;
    });
  };
  return (
    <Dialog label={accountText('account.delete')} onClose={onClose}>
      <h2>{accountText('account.delete')}</h2>
      <p>{accountText('account.delete.text')}</p>
      <form onSubmit={remove}>
        <Field
          label={accountText('account.delete.name', { name: account.name })}
          value={name}
          required
          maxLength={60}
          autoComplete="off"
          onInput={setName}
        />
        <div className={styles['acts']}>
          <button type="button" onClick={onClose}>
            {text('app.cancel')}
          </button>
          <button type="submit" className="danger" disabled={deed.isUnderWay}>
            {accountText('account.delete.yes')}
          </button>
        </div>
        <DeedTold deed={deed} />
      </form>
    </Dialog>
  );
}
