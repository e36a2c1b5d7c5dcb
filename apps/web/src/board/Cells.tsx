import type { Area, Pick, Piece, Scene, Words } from '@sandtable/kernel';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';
import styles from './Board.module.css';

interface CellsProps {
  readonly game: Game;
  readonly scene: Scene;
  readonly choosable: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  readonly onPick: (pick: Pick) => void;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The squares of the board, as a grid that arrow keys walk over and a screen reader reads out. */
export function Cells({ game: { words }, scene, choosable, chosen, onPick }: CellsProps) {
  const { grid, areas, pieces, height } = scene;
  const cells = useRef(new Map<string, SVGGElement>());
  const [cursor, setCursor] = useState(0);
  if (grid === undefined) return null;

  const keys = (event: KeyboardEvent, at: number): void => {
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onPick({ square: areas[at].id });
    }
    if (!Object.hasOwn(STEPS, event.key)) return;
    event.preventDefault();
    const [right, up] = STEPS[event.key];
    const column = within((at % grid.columns) + right, grid.columns);
    const row = within(Math.floor(at / grid.columns) + up, grid.rows);
    const next = row * grid.columns + column;
    setCursor(next);
    cells.current.get(areas[next].id)?.focus();
  };
  const rows = Array.from({ length: grid.rows }, (_, row) => grid.rows - 1 - row);
  return (
    <g role="grid" aria-label={text('board.label')}>
      {rows.map((row) => (
        <g role="row" key={row}>
          {areas.slice(row * grid.columns, (row + 1) * grid.columns).map((area, column) => {
            const at = row * grid.columns + column;
            const key = `square:${area.id}`;
            const [low, , high] = area.outline;
            return (
              <g
                key={area.id}
                ref={(element) => {
                  if (element !== null) cells.current.set(area.id, element);
                }}
                role="gridcell"
                tabIndex={at === cursor ? 0 : -1}
                className={styles['cell']}
                data-pick={key}
                data-choosable={choosable.has(key)}
                data-chosen={chosen.has(key)}
                aria-selected={chosen.has(key)}
                aria-label={cellLabel(area, pieces, words, choosable, chosen)}
                onFocus={() => setCursor(at)}
                onKeyDown={(event) => keys(event, at)}
              >
                <rect
                  x={low.x + 3}
                  y={height - high.y + 3}
                  width={high.x - low.x - 6}
                  height={high.y - low.y - 6}
                  rx={6}
                />
              </g>
            );
          })}
        </g>
      ))}
    </g>
  );
}

function within(at: number, count: number): number {
  return Math.min(Math.max(at, 0), count - 1);
}

/** What is in a square, in words. */
function cellLabel(
  area: Area,
  pieces: readonly Piece[],
  words: Words,
  choosable: ReadonlySet<string>,
  chosen: ReadonlySet<string>,
): string {
  const ground = area.label === undefined ? '' : words.render(area.label);
  const here = pieces
    .filter(({ place }) => place === area.id)
    .map((piece) => pieceLabel(piece, words));
  const parts = { square: area.id, ground, pieces: here };
  const what = text(here.length === 0 ? 'board.cell' : 'board.cell.holds', parts);
  const states = [
    ...(chosen.has(`square:${area.id}`) ? [text('board.chosen')] : []),
    ...(choosable.has(`square:${area.id}`) ? [text('board.choosable')] : []),
  ];
  return [what, ...states].join('; ');
}

/** A piece in words, with every state that shows on it. */
export function pieceLabel(piece: Piece, words: Words): string {
  const marks = [
    ...piece.marks.map((mark) => words.word('mark', mark)),
    ...Object.entries(piece.counts)
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${words.word('count', name)}: ${count}`),
  ];
  const parts = { piece: words.render(piece.label), side: words.side(piece.side), marks };
  return text(marks.length === 0 ? 'board.piece' : 'board.piece.marks', parts);
}
