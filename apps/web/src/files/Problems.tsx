import { Dialog } from '../app/Dialog.tsx';
import { text } from '../words/words.ts';
import styles from './Problems.module.css';

interface ProblemsProps {
  /** The name of the file. */
  readonly name: string;
  readonly problems: readonly string[];
  readonly onClose: () => void;
}

/** A file as broken as can be has a problem in every line: nobody reads more than this. */
const SHOWN = 20;

/** Why a file cannot be opened. */
export function Problems({ name, problems, onClose }: ProblemsProps) {
  const left = problems.length - SHOWN;
  return (
    <Dialog label={text('files.problems.title')} onClose={onClose}>
      <h2>{text('files.problems.title')}</h2>
      <p>{text('files.problems.in', { name })}</p>
      <ul className={styles['list']}>
        {[...new Set(problems.slice(0, SHOWN))].map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      {left > 0 && <p>{text('files.problems.more', { count: left })}</p>}
      <button type="button" className="primary" onClick={onClose}>
        {text('app.close')}
      </button>
    </Dialog>
  );
}
