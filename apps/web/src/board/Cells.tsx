import type { Act, Marker, Pick, Piece, Scene } from '@sandtable/kernel';
import { memo, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';
import { Cell } from './Cell.tsx';
import { keyOf } from './picks.ts';
import { Things } from './Things.tsx';
import { WAYS } from './walk.ts';

export interface CellsProps {
  readonly game: Game;
  readonly scene: Scene;
  /** The same as it is laid out, whichever way it is seen: places and facings are told so. */
  readonly laid: Scene;
  readonly choosable: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  readonly acts: ReadonlyMap<string, readonly Act[]>;
  readonly onPick: (pick: Pick) => void;
  /** Takes the answer that Enter stands for beside the board; false where there is none. */
  readonly onAnswer: () => boolean;
}

const NOBODY: readonly Piece[] = [];
const NOTHING: readonly Marker[] = [];

/** The squares of the board, as a grid that arrow keys walk over and a screen reader reads out. */
export const Cells = memo(function Cells(props: CellsProps) {
  const { game, scene, laid, choosable, chosen, acts, onPick, onAnswer } = props;
  const { grid, areas, markers, height } = scene;
  const place = useRef<SVGGElement>(null);
  const [cursor, setCursor] = useState(0);
  /** Whoever has walked somewhere means what is there. */
  const walked = useRef(false);
  useEffect(() => {
    walked.current = false;
    // Something else is asked, or answered.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [choosable]);
  if (grid === undefined) return <Things {...props} />;

  const keys = (event: KeyboardEvent): void => {
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      const { id } = areas[cursor];
      const isOffered = choosable.has(keyOf({ square: id }));
      const isMeant = isOffered || walked.current || event.key === ' ';
      walked.current = false;
      if (event.repeat) return;
      if (isMeant || !onAnswer()) onPick({ square: id });
    }
    if (!Object.hasOwn(WAYS, event.key)) return;
    event.preventDefault();
    const [right, up] = WAYS[event.key];
    const column = within((cursor % grid.columns) + right, grid.columns);
    const row = within(Math.floor(cursor / grid.columns) + up, grid.rows);
    const { id } = areas[row * grid.columns + column];
    walked.current = true;
    place.current
      ?.querySelector<SVGElement>(`[data-pick="${CSS.escape(keyOf({ square: id }))}"]`)
      ?.focus();
  };
  const follow = ({ target }: { readonly target: Element }): void => {
    const key = target.getAttribute('data-pick');
    const at = areas.findIndex(({ id }) => keyOf({ square: id }) === key);
    if (at >= 0) setCursor(at);
  };
  const holding = Map.groupBy(laid.pieces, (piece) => piece.place);
  const lying = Map.groupBy(markers, (marker) => marker.place);
  const rows = Array.from({ length: grid.rows }, (_, row) => grid.rows - 1 - row);
  return (
    <g ref={place} role="grid" aria-label={text('board.label')} onKeyDown={keys} onFocus={follow}>
      {rows.map((row) => (
        <g role="row" key={row}>
          {areas.slice(row * grid.columns, (row + 1) * grid.columns).map((area, column) => (
            <Cell
              key={area.id}
              area={area}
              pieces={holding.get(area.id) ?? NOBODY}
              markers={lying.get(area.id) ?? NOTHING}
              words={game.words}
              height={height}
              choosable={choosable.has(keyOf({ square: area.id }))}
              chosen={chosen.has(keyOf({ square: area.id }))}
              acts={acts.get(keyOf({ square: area.id }))}
              current={row * grid.columns + column === cursor}
            />
          ))}
        </g>
      ))}
    </g>
  );
});

function within(at: number, count: number): number {
  return Math.min(Math.max(at, 0), count - 1);
}
