import { useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';
import styles from './SignsButton.module.css';

/** What is drawn on the pieces and over the table, where the game explains it. */
export function SignsButton({ game: { look, words, ruleset } }: { readonly game: Game }) {
  const [open, setOpen] = useState(false);
  const { Legend } = look;
  if (Legend === undefined) return null;
  const close = (): void => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {text('play.signs')}
      </button>
      {open && (
        <Dialog label={text('play.signs.title')} onClose={close}>
          <div className={styles['signs']} data-game={ruleset.id}>
            <header>
              <h2>{text('play.signs.title')}</h2>
              {/* First, so that the focus is at the top of a long list. */}
              <button type="button" onClick={close}>
                {text('app.close')}
              </button>
            </header>
            <Legend words={words} />
          </div>
        </Dialog>
      )}
    </>
  );
}
