import type { Scene } from '@sandtable/kernel';
import type { Game } from '../games/games.ts';
import styles from './Board.module.css';
import { Drawing, EDGE } from './Drawing.tsx';

interface PictureProps {
  readonly game: Game;
  readonly scene: Scene;
  /** What it shows, for those who cannot see it. */
  readonly label: string;
  /** Fills the room it is given, whatever of the table that cuts off. */
  readonly fills?: boolean;
}

/** A position to look at. */
export function Picture({ game, scene, label, fills = false }: PictureProps) {
  const [width, height] = [scene.width + 2 * EDGE, scene.height + 2 * EDGE];
  return (
    <svg
      className={styles['picture']}
      viewBox={`${-EDGE} ${-EDGE} ${width} ${height}`}
      preserveAspectRatio={fills ? 'xMidYMid slice' : 'xMidYMid meet'}
      data-fills={fills}
      role="img"
      aria-label={label}
    >
      <Drawing game={game} scene={scene} />
    </svg>
  );
}
