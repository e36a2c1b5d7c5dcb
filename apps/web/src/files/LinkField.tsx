import { useEffect, useRef, useState } from 'react';
import { text } from '../words/words.ts';
import styles from './LinkDialog.module.css';

interface LinkFieldProps {
  /** What is shared, for whoever is sent it. */
  readonly title: string;
  /** What the link is to. */
  readonly label: string;
  /** Not there while it is made. */
  readonly link: string | undefined;
  /** Why it cannot be made. */
  readonly failure?: string | undefined;
}

/** What was done with a link: with another one in its place it is not done yet. */
interface Told {
  readonly key: 'share.copied' | 'share.selected';
  readonly link: string;
}

/** A link to be copied or sent. */
export function LinkField({ title, label, link, failure }: LinkFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState<Told>();
  useEffect(() => {
    if (link !== undefined) field.current?.select();
  }, [link]);
  const copy = async (address: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setTold({ key: 'share.copied', link: address });
    } catch {
      // Not allowed, or not a secure page: the person does it.
      field.current?.select();
      setTold({ key: 'share.selected', link: address });
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
    <>
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
          {told !== undefined && text(told.link === link ? told.key : 'share.other')}
        </span>
      </div>
    </>
  );
}
