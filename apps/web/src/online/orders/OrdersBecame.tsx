import type { Became } from '@sandtable/wire';
import type { Game } from '../../games/games.ts';
import { text } from '../words.ts';
import styles from './Orders.module.css';
import { becameWords } from './planWords.ts';

/** So much of what has become of orders is in sight. */
const IN_SIGHT = 3;

interface OrdersBecameProps {
  readonly game: Game;
  readonly became: readonly Became[];
  readonly onSeen: () => void;
}

/** What was done for somebody, and what has come to nothing: above what he is asked, so that he knows it when he answers. */
export function OrdersBecame({ game, became, onSeen }: OrdersBecameProps) {
  return (
    <div role="status" aria-live="polite" aria-label={text('orders.became')}>
      {became.length > 0 && (
        <div className={styles['became']}>
          <ul>
            {became.slice(-IN_SIGHT).map((each, i) => (
              // oxlint-disable-next-line react/no-array-index-key
              <li key={i}>{becameWords(game, each)}</li>
            ))}
          </ul>
          <button type="button" className="quiet" onClick={onSeen}>
            {text('orders.seen')}
          </button>
        </div>
      )}
    </div>
  );
}
