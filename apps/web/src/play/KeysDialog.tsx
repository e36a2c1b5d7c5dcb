import { Dialog } from '../app/Dialog.tsx';
import { text } from '../words/words.ts';
import styles from './KeysDialog.module.css';

/** What each key does, those that are needed most first. */
const KEYS = [
  ['arrows', ['←', '↑', '↓', '→']],
  ['next', ['PgUp', 'PgDn']],
  ['choose', ['Enter']],
  ['answers', ['1', '–', '9']],
  ['finish', ['F']],
  ['show', ['H']],
  ['back', ['Esc']],
  ['undo', ['U']],
  ['zoom', ['+', '−', '0']],
  ['pan', ['Shift', '←', '→']],
  ['turn', ['Q', 'E']],
  ['corner', ['Shift']],
  ['help', ['?']],
] as const;

/** All keys of the table at a glance. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog label={text('play.keys')} onClose={onClose}>
      <header className={styles['head']}>
        <h2>{text('play.keys')}</h2>
        {/* First, so that the focus is at the top of a list that may have to be scrolled. */}
        <button type="button" onClick={onClose}>
          {text('app.close')}
        </button>
      </header>
      <dl className={styles['keys']}>
        {KEYS.map(([does, keys]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text(`keys.${does}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
