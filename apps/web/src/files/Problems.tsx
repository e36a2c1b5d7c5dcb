import { Dialog } from '../app/Dialog.tsx';
import { text } from '../words/words.ts';
import styles from './Problems.module.css';

interface ProblemsProps {
  /** The name of the file. */
  readonly name: string;
  readonly problems: readonly string[];
  readonly onClose: () => void;
}

/** Why a file cannot be opened. */
export function Problems({ name, problems, onClose }: ProblemsProps) {
  return (
    <Dialog label={text('files.problems.title')} onClose={onClose}>
      <h2>{text('files.problems.title')}</h2>
      <p>{text('files.problems.in', { name })}</p>
      <ul className={styles['list']}>
        {[...new Set(problems)].map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <button type="button" className="primary" onClick={onClose}>
        {text('app.close')}
      </button>
    </Dialog>
  );
}
