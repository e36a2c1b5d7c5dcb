import type { Scene } from '@sandtable/kernel';
import type { CSSProperties } from 'react';
import type { Game } from '../games/games.ts';
import styles from './Board.module.css';
import { Drawing } from './Drawing.tsx';
import { unitOf, viewBoxOf } from './unit.ts';

interface PictureProps {
  readonly game: Game;
  readonly scene: Scene;
  /** What it shows, for those who cannot see it. */
  readonly label: string;
  /** What the battle is called, for maps that say so. */
  readonly title?: string;
  /** Takes the room it is given, with the whole table in the middle of it. */
  readonly fills?: boolean;
}

/** A position to look at. */
export function Picture({ game, scene, label, title, fills = false }: PictureProps) {
  return (
    <svg
      className={styles['picture']}
      viewBox={viewBoxOf(scene, game.look)}
      style={{ '--unit': unitOf(scene) } as CSSProperties}
      data-fills={fills}
      data-game={game.ruleset.id}
      role="img"
      aria-label={label}
    >
      <Drawing game={game} scene={scene} title={title} />
    </svg>
  );
}
