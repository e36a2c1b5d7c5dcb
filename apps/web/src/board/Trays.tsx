import type { Pick, Piece, Scene, Tray, Words } from '@sandtable/kernel';
import { useState, type MouseEvent, type PointerEvent } from 'react';
import type { Game } from '../games/games.ts';
import type { Look } from '../games/look.ts';
import { text } from '../words/words.ts';
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
  /** The piece that was pointed at last: what it holds is shown. */
  readonly looked: string | undefined;
  readonly onPick: (pick: Pick) => void;
  readonly onHold: (event: PointerEvent, pick: Pick) => void;
}

/**
 * What is off the table but may come back, in a shelf that is always as high: a box for each side and for whatever on the
 * table holds something, and one of them open.
 */
export function Trays(props: TraysProps) {
  const { game, scene, looked } = props;
  const trays = filledTrays(scene);
  /** The box that somebody has opened, and what could be chosen then: something else opens another. */
  const [opened, setOpened] = useState<{ readonly name: string; readonly when: object }>();
  if (trays.length === 0) return null;
  const wished = opened?.when === props.choosable ? opened.name : undefined;
  const open =
    trays.find((tray) => nameOf(tray) === wished) ??
    trays.find((tray) => isAt(tray, props)) ??
    trays.find(({ of }) => of !== undefined && of === looked) ??
    trays[0];
  const words = (tray: Tray): string => game.words.render(tray.label);
  return (
    <div className={styles['trays']}>
      <div className={styles['names']}>
        {trays.map((tray) => (
          <button
            key={nameOf(tray)}
            type="button"
            aria-expanded={tray === open}
            data-side={tray.side}
            data-lit={isAt(tray, props)}
            onClick={() => setOpened({ name: nameOf(tray), when: props.choosable })}
          >
            {text('board.holds', { label: words(tray), count: tray.pieces.length })}
          </button>
        ))}
      </div>
      <section
        className={styles['tray']}
        data-many={open.pieces.length > MANY}
        aria-label={words(open)}
      >
        <Inside {...props} tray={open} />
      </section>
    </div>
  );
}

/** The same one below the other, where there is no room for a shelf. */
export function TrayList(props: TraysProps) {
  const { game, scene } = props;
  return filledTrays(scene).map((tray) => {
    const label = game.words.render(tray.label);
    return (
      <section key={nameOf(tray)} className={styles['tray']} aria-label={label}>
        <h2>{label}</h2>
        <Inside {...props} tray={tray} />
      </section>
    );
  });
}

/** More than these are drawn smaller. */
const MANY = 10;

export function filledTrays({ trays = [] }: Scene): readonly Tray[] {
  return trays.filter(({ pieces }) => pieces.length > 0);
}

/** No two boxes of a scene have the same. */
function nameOf({ side, of, label }: Tray): string {
  return `${side} ${of} ${JSON.stringify(label)}`;
}

function isAt({ of = '', pieces }: Tray, { choosable, chosen }: TraysProps): boolean {
  if (chosen.has(keyOf({ piece: of }))) return true;
  const keys = pieces.map(({ id }) => keyOf({ piece: id }));
  return keys.some((key) => choosable.has(key) || chosen.has(key));
}

function Inside(props: TraysProps & { readonly tray: Tray }) {
  const { game, tray, choosable, chosen, handles, onPick, onHold } = props;
  const { look, words } = game;
  return (
    <ul>
      {tray.pieces.map((piece) => {
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
  );
}

interface AsideProps {
  readonly look: Look;
  readonly words: Words;
  readonly piece: Piece;
}

/** How large a piece without a size of its own is drawn, in pixels, with the room around it as a part of it. */
const [SIDE, ROOM] = [34, 1.2];

/** A piece beside the table, as it would stand there but facing up; one that is longer than wide lies on its side. */
function Aside({ look, words, piece }: AsideProps) {
  if (!hasExtent(piece)) {
    const { width, height } = look.pieceSize;
    const [wide, high] = [width * ROOM, height * ROOM];
    return (
      <svg
        viewBox={`${-wide / 2} ${-high / 2} ${wide} ${high}`}
        width={SIDE}
        height={SIDE}
        aria-hidden="true"
      >
        <look.Piece piece={piece} words={words} />
      </svg>
    );
  }
  const { width, depth } = piece.size;
  const isLong = depth > width;
  const [wide, high] = isLong ? [depth * 1.15, width * 1.5] : [width * 1.15, depth * 1.5];
  return (
    <svg
      viewBox={`${-wide / 2} ${-high / 2} ${wide} ${high}`}
      width={72}
      height={isLong ? 36 : 26}
      data-long={true}
      aria-hidden="true"
    >
      <look.Piece piece={{ ...piece, facing: isLong ? 90 : 0 }} words={words} />
    </svg>
  );
}
