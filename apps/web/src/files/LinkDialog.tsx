import { useEffect, useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { text } from '../words/words.ts';
import styles from './LinkDialog.module.css';
import { LinkField } from './LinkField.tsx';
import { reasonOf } from './problemLines.ts';

interface LinkDialogProps {
  readonly title: string;
  readonly about: string;
  /** What the link is to. */
  readonly label: string;
  /** Makes the address; the same for as long as what is shared is the same. */
  readonly make: () => Promise<string>;
  /** What the button says that saves it as a file, where it can be one. */
  readonly saves?: string;
  readonly onSave?: () => void;
  readonly onClose: () => void;
}

/** Something as a link, or as a file. */
export function LinkDialog(props: LinkDialogProps) {
  const { title, about, label, make, saves, onSave, onClose } = props;
  const [link, setLink] = useState<string>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    let wanted = true;
    make().then(
      (address) => wanted && setLink(new URL(address, location.origin).href),
      (error: unknown) => wanted && setFailure(reasonOf(error)),
    );
    return () => {
      wanted = false;
    };
  }, [make]);

  return (
    <Dialog label={title} onClose={onClose}>
      <h2>{title}</h2>
      <p>{about}</p>
      <LinkField title={title} label={label} link={link} failure={failure} />
      <div className={styles['acts']}>
        {saves !== undefined && (
          <button type="button" onClick={onSave}>
            {saves}
          </button>
        )}
        <button type="button" className={styles['close']} onClick={onClose}>
          {text('app.close')}
        </button>
      </div>
    </Dialog>
  );
}
