import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';
import styles from './Replay.module.css';
import type { BetterMove } from './useBetter.ts';

interface BetterCardProps {
  readonly game: Game;
  readonly better: BetterMove;
}

/** What was done next, and what a review found better: that is drawn on the board. */
export function BetterCard({ game: { words }, better }: BetterCardProps) {
  const { side, played, price, view } = better;
  return (
    <section className={styles['better']} aria-label={text('replay.better')}>
      <h2>{text('replay.better')}</h2>
      <p className={styles['move']}>{words.choiceBriefly(view, price.better[0])}</p>
      <p>
        {text('replay.better.than', {
          side: words.theFirst(side),
          played: words.choiceBriefly(view, played),
          percent: price.percent,
          error: price.error,
        })}
      </p>
    </section>
  );
}
