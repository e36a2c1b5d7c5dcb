import { useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { saveText } from '../files/save.ts';
import { accountText } from './accountText.ts';
import { text } from '../words/words.ts';
import styles from './AccountPage.module.css';

interface CodesDialogProps {
  readonly codes: readonly string[];
  readonly name: string;
  readonly onClose: () => void;
}

/** Codes that are shown once: to be copied, saved or printed. */
export function CodesDialog({ codes, name, onClose }: CodesDialogProps) {
  const [told, setTold] = useState<string>();
  const title = accountText('account.codes.title');
  const what = accountText('account.codes.file', { name, place: location.host });
  const lines = [what, ...codes].join('\n');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(lines);
      setTold(text('share.copied'));
    } catch {
      // Not allowed: there are other ways.
      setTold(accountText('account.codes.notCopied'));
    }
  };
  return (
    <Dialog label={title} isLasting onClose={onClose}>
      <h2>{title}</h2>
      <p className={styles['printed']}>{what}</p>
      <p>{accountText('account.codes.text')}</p>
      <ul className={styles['codes']}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles['acts']}>
        <button type="button" onClick={() => void copy()}>
          {accountText('account.codes.copy')}
        </button>
        <button type="button" onClick={() => saveText(`${lines}\n`, 'sandtable-codes.txt')}>
          {accountText('account.codes.save')}
        </button>
        <button type="button" onClick={() => print()}>
          {accountText('account.codes.print')}
        </button>
        <span role="status">{told}</span>
      </div>
      <div className={styles['acts']}>
        <button type="button" className="primary" onClick={onClose}>
          {accountText('account.codes.kept')}
        </button>
      </div>
    </Dialog>
  );
}
