import { Dialog } from '../app/Dialog.tsx';
import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';
import styles from './SignsDialog.module.css';

interface SignsDialogProps {
  readonly game: Game;
  readonly onClose: () => void;
}

/** What is drawn on the pieces and over the table, where the game explains it. */
export function SignsDialog({ game: { look, words, ruleset }, onClose }: SignsDialogProps) {
  const { Legend } = look;
  if (Legend === undefined) return null;
  return (
    <Dialog label={text('play.signs.title')} onClose={onClose}>
      <div className={styles['signs']} data-game={ruleset.id}>
        <header>
          <h2>{text('play.signs.title')}</h2>
          {/* First, so that the focus is at the top of a long list. */}
          <button type="button" onClick={onClose}>
            {text('app.close')}
          </button>
        </header>
        <Legend words={words} />
      </div>
    </Dialog>
  );
}
