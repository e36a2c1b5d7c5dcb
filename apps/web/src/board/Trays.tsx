import type { Pick, Scene } from '@sandtable/kernel';
import type { Game } from '../games/games.ts';
import { keyOf } from './picks.ts';
import styles from './Trays.module.css';

interface TraysProps {
  readonly game: Game;
  readonly scene: Scene;
  readonly choosable: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  readonly onPick: (pick: Pick) => void;
}

/** What is off the table but may come back: a box for each side. */
export function Trays({ game, scene, choosable, chosen, onPick }: TraysProps) {
  const { look, words } = game;
  const { width, height } = look.pieceSize;
  const trays = (scene.trays ?? []).filter(({ pieces }) => pieces.length > 0);
  if (trays.length === 0) return null;
  return (
    <div className={styles['trays']}>
      {trays.map(({ side, label, pieces }) => (
        <section key={side} className={styles['tray']} aria-label={words.render(label)}>
          <h3>{words.render(label)}</h3>
          <ul>
            {pieces.map((piece) => (
              <li key={piece.id}>
                <button
                  type="button"
                  disabled={!choosable.has(keyOf({ piece: piece.id }))}
                  aria-pressed={chosen.has(keyOf({ piece: piece.id }))}
                  aria-label={words.render(piece.label)}
                  title={words.render(piece.label)}
                  onClick={() => onPick({ piece: piece.id })}
                >
                  <svg
                    viewBox={`${-width * 0.7} ${-height * 0.7} ${width * 1.4} ${height * 1.4}`}
                    width="30"
                    height="30"
                    aria-hidden="true"
                  >
                    <look.Piece piece={piece} words={words} />
                  </svg>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
