import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { text } from '../words/words.ts';
import styles from './LinkDialog.module.css';
import { reasonOf } from './problemLines.ts';

interface LinkDialogProps {
  readonly title: string;
  readonly about: string;
  /** What the link is to. */
  readonly label: string;
  /** Makes the address; the same for as long as what is shared is the same. */
  readonly make: () => Promise<string>;
  /** What the button says that saves it as a file. */
  readonly saves: string;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** Something as a link, or as a file. */
export function LinkDialog(props: LinkDialogProps) {
  const { title, about, label, make, saves, onSave, onClose } = props;
  const field = useRef<HTMLInputElement>(null);
  const [link, setLink] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [told, setTold] = useState<'share.copied' | 'share.selected'>();

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

  useEffect(() => {
    if (link !== undefined) field.current?.select();
  }, [link]);

  const copy = async (address: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setTold('share.copied');
    } catch {
      // Not allowed, or not a secure page: the person does it.
      field.current?.select();
      setTold('share.selected');
    }
  };
  const send = async (url: string): Promise<void> => {
    try {
      await navigator.share({ title, url });
    } catch {
      // Changed his mind.
    }
  };

  return (
    <Dialog label={title} onClose={onClose}>
      <h2>{title}</h2>
      <p>{about}</p>
      <label className={styles['field']}>
        {label}
        <input
          ref={field}
          readOnly
          value={link ?? failure ?? text('share.making')}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <div className={styles['acts']}>
        <button
          type="button"
          className="primary"
          disabled={link === undefined}
          onClick={() => void copy(link ?? '')}
        >
          {text('share.copy')}
        </button>
        {'share' in navigator && (
          <button type="button" disabled={link === undefined} onClick={() => void send(link ?? '')}>
            {text('share.send')}
          </button>
        )}
        <span role="status" className={styles['told']}>
          {told !== undefined && text(told)}
        </span>
      </div>
      <div className={styles['acts']}>
        <button type="button" onClick={onSave}>
          {saves}
        </button>
        <button type="button" className={styles['close']} onClick={onClose}>
          {text('app.close')}
        </button>
      </div>
    </Dialog>
  );
}
