import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';
import { positionLink } from './positionLink.ts';
import { reasonOf } from './problemLines.ts';
import { saveScenario } from './save.ts';
import styles from './ShareDialog.module.css';

interface ShareDialogProps {
  readonly game: Game;
  readonly state: object;
  readonly onClose: () => void;
}

/** A position as a link, or as a file. */
export function ShareDialog({ game: { ruleset, words }, state, onClose }: ShareDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const [link, setLink] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [told, setTold] = useState<'share.copied' | 'share.selected'>();

  useEffect(() => {
    let wanted = true;
    positionLink(ruleset, state).then(
      (address) => wanted && setLink(new URL(address, location.origin).href),
      (error: unknown) => wanted && setFailure(reasonOf(error)),
    );
    return () => {
      wanted = false;
    };
  }, [ruleset, state]);

  useEffect(() => {
    if (link !== undefined) field.current?.select();
  }, [link]);

  const save = (): void => {
    const position = ruleset.position(state);
    saveScenario(position, words.battle(position).title);
  };

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
      await navigator.share({ title: text('share.title'), url });
    } catch {
      // Changed his mind.
    }
  };

  return (
    <Dialog label={text('share.title')} onClose={onClose}>
      <h2>{text('share.title')}</h2>
      <p>{text('share.text')}</p>
      <label className={styles['field']}>
        {text('share.link')}
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
        <button type="button" onClick={save}>
          {text('share.save')}
        </button>
        <button type="button" className={styles['close']} onClick={onClose}>
          {text('app.close')}
        </button>
      </div>
    </Dialog>
  );
}
