import type { Game } from '../games/games.ts';
import { ownSides } from '../store/seats.ts';
import { text } from '../words/words.ts';
import type { Moment } from './moment.ts';
import { Standing } from './Standing.tsx';
import styles from './Status.module.css';

interface StatusProps {
  readonly game: Game;
  readonly moment: Moment;
}

/** Who plays, and how things stand. */
export function Status({ game, moment: { scene, saved, view } }: StatusProps) {
  const { ruleset, words } = game;
  const shared = ownSides(ruleset, saved.seats).length > 1;
  const by = (side: string): 'computer' | 'friend' | 'own' => {
    if (saved.seats[side] !== 'person') return 'computer';
    return shared ? 'friend' : 'own';
  };
  return (
    <section className={styles['status']} aria-label={text('play.status')}>
      <ul className={styles['sides']}>
        {ruleset.sides.map((side, i) => (
          <li key={side} data-first={i === 0}>
            {text(`play.side.${by(side)}`, { side: words.sideFirst(side) })}
          </li>
        ))}
      </ul>
      {scene.status.map((line, i) => (
        // Each line has its place.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={i}>{words.render(line)}</p>
      ))}
      <Standing game={game} view={view} />
    </section>
  );
}
