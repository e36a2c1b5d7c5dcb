import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import { aboutGame } from '../games/about.ts';
import { text } from '../words/words.ts';
import styles from './Invitation.module.css';
import { TAUGHT } from './taught.ts';
import { useProgress } from './progress.ts';

/** Leads somebody who is new here to the first lesson, and others on to where they were. */
export function Invitation() {
  const isNew = Object.keys(useProgress()).length === 0;
  const [first] = TAUGHT;
  if (!isNew) {
    return (
      <Link to={ADDRESS.learn()} className="button">
        {text('learn.goOn')}
      </Link>
    );
  }
  return (
    <aside className={styles['invitation']} aria-label={text('learn.new')}>
      <div>
        <strong>{text('learn.new')}</strong>
        <p>{text('learn.new.text', { game: aboutGame(first).title })}</p>
      </div>
      <Link to={ADDRESS.learn(first, FIRST)} className="button primary">
        {text('learn.new.begin', { game: aboutGame(first).title })}
      </Link>
      <Link to={ADDRESS.learn()} className="button">
        {text('learn.all')}
      </Link>
    </aside>
  );
}

/** Where a newcomer begins. */
const FIRST = 'orders';
