import type { Pick, Piece, Scene, Words } from '@sandtable/kernel';
import type { MouseEvent, PointerEvent } from 'react';
import type { Game } from '../games/games.ts';
import type { Look } from '../games/look.ts';
import { hasExtent } from './extent.ts';
import { keyOf } from './picks.ts';
import { pieceLabel } from './pieceLabel.ts';
import styles from './Trays.module.css';

interface TraysProps {
  readonly game: Game;
  readonly scene: Scene;
  readonly choosable: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  /** Keys of pieces that can be dragged onto the table. */
  readonly handles: ReadonlySet<string>;
  readonly onPick: (pick: Pick) => void;
  readonly onHold: (event: PointerEvent, pick: Pick) => void;
}

/** What is off the table but may come back: a box for each side. */
export function Trays(props: TraysProps) {
  const { game, scene, choosable, chosen, handles, onPick, onHold } = props;
  const { look, words } = game;
  const trays = (scene.trays ?? []).filter(({ pieces }) => pieces.length > 0);
  if (trays.length === 0) return null;
  return (
    <div className={styles['trays']}>
      {trays.map(({ side, label, pieces }) => (
        <section
          key={label.key + words.render(label)}
          className={styles['tray']}
          data-side={side}
          aria-label={words.render(label)}
        >
          <h2>{words.render(label)}</h2>
          <ul>
            {pieces.map((piece) => {
              const pick = { piece: piece.id };
              const isHandle = handles.has(keyOf(pick));
              return (
                <li key={piece.id}>
                  <button
                    type="button"
                    disabled={!choosable.has(keyOf(pick)) && !isHandle}
                    aria-pressed={chosen.has(keyOf(pick))}
                    title={pieceLabel(piece, words)}
                    {...(isHandle && {
                      'data-handle': true,
                      onPointerDown: (event: PointerEvent) => onHold(event, pick),
                      // Whoever drags it goes on at the table: the focus stays where it is.
                      onMouseDown: (event: MouseEvent) => event.preventDefault(),
                    })}
                    onClick={() => onPick(pick)}
                  >
                    {/* All that is painted on it is in its name, and what is not. */}
                    <span className="unseen">{pieceLabel(piece, words)}</span>
                    <Aside look={look} words={words} piece={piece} />
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface AsideProps {
  readonly look: Look;
  readonly words: Words;
  readonly piece: Piece;
}

/** A piece beside the table, as it would stand there but facing up. */
function Aside({ look, words, piece }: AsideProps) {
  const { width, height } = look.pieceSize;
  const [wide, high] = hasExtent(piece)
    ? [piece.size.width * 1.15, piece.size.depth * 1.5]
    : [width * 1.4, height * 1.4];
  const isSized = hasExtent(piece);
  return (
    <svg
      viewBox={`${-wide / 2} ${-high / 2} ${wide} ${high}`}
      width={isSized ? 72 : 30}
      height={isSized ? 26 : 30}
      aria-hidden="true"
    >
      <look.Piece piece={isSized ? { ...piece, facing: 0 } : piece} words={words} />
    </svg>
  );
}
