import { saveMatch } from '../files/save.ts';
import { text } from '../words/words.ts';
import styles from './Question.module.css';
import { troubleMessage, type Trouble } from './moment.ts';
import { type Sitting } from './sitting.ts';

interface TroubledProps {
  readonly sitting: Sitting;
  readonly trouble: Trouble;
}

/** Something is wrong around the match: what, and what can be done. */
export function Troubled({ sitting, trouble }: TroubledProps) {
  return (
    <div className={styles['refused']} role="alert">
      <p>{sitting.game.words.render(troubleMessage(trouble))}</p>
      <button type="button" onClick={() => void sitting.retry()}>
        {text('trouble.again')}
      </button>{' '}
      {sitting.table.isWhole && (
        <button type="button" onClick={() => saveMatch(sitting.table.save(), sitting.title)}>
          {text('play.save')}
        </button>
      )}
    </div>
  );
}
