import type { Act, Area, Marker, Piece, Words } from '@sandtable/kernel';
import { memo } from 'react';
import { text } from '../words/words.ts';
import styles from './Board.module.css';
import { pieceLabel } from './pieceLabel.ts';
import { same } from './same.ts';

interface CellProps {
  readonly area: Area;
  /** What stands in it. */
  readonly pieces: readonly Piece[];
  /** What lies in it. */
  readonly markers: readonly Marker[];
  readonly words: Words;
  /** The height of the table. */
  readonly height: number;
  readonly choosable: boolean;
  readonly chosen: boolean;
  /** What is done by choosing it. */
  readonly acts: readonly Act[] | undefined;
  /** Whether the tab key comes here. */
  readonly current: boolean;
}

/** A square of the board. It is only drawn again when something about it has changed. */
export const Cell = memo(function Cell(props: CellProps) {
  const { area, height, choosable, chosen, acts, current } = props;
  const [low, , high] = area.outline;
  return (
    <g
      role="gridcell"
      tabIndex={current ? 0 : -1}
      className={styles['cell']}
      data-pick={`square:${area.id}`}
      data-choosable={choosable}
      data-chosen={chosen}
      {...(acts !== undefined && { 'data-act': acts[0] })}
      aria-selected={chosen}
      aria-label={cellLabel(props)}
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
}, same);

/** What is in a square, in words. */
function cellLabel({ area, pieces, markers, words, choosable, chosen, acts }: CellProps): string {
  const labels = [area.label, ...markers.map(({ label }) => label)];
  const ground = labels.filter((label) => label !== undefined).map((label) => words.render(label));
  const here = pieces.map((piece) => pieceLabel(piece, words));
  const parts = { square: area.id, ground, pieces: here };
  const what = text(here.length === 0 ? 'board.cell' : 'board.cell.holds', parts);
  const states = [
    ...(chosen ? [text('board.chosen')] : []),
    ...(choosable && acts === undefined ? [text('board.choosable')] : []),
    ...(acts ?? []).map((act) => text(`board.act.${act}`)),
  ];
  return [what, ...states].join('; ');
}
