import { useState, type SyntheticEvent } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { saveText } from '../files/save.ts';
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
      return text('account.data.saved');
    });
  };
  return (
    <section className="panel" aria-labelledby="account-data">
      <h2 id="account-data">{text('account.data')}</h2>
      <p className={styles['note']}>{text('account.data.about')}</p>
      <div className={styles['acts']}>
        <button type="button" disabled={deed.isUnderWay} onClick={save}>
          {text('account.data.save')}
        </button>
        <button type="button" className="danger" onClick={() => setIsAsking(true)}>
          {text('account.delete')}
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
    <Dialog label={text('account.delete')} onClose={onClose}>
      <h2>{text('account.delete')}</h2>
      <p>{text('account.delete.text')}</p>
      <form onSubmit={remove}>
        <Field
          label={text('account.delete.name', { name: account.name })}
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
            {text('account.delete.yes')}
          </button>
        </div>
        <DeedTold deed={deed} />
      </form>
    </Dialog>
  );
}
