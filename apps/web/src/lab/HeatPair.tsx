import type { Scene, Side } from '@sandtable/kernel';
import type { HeatGrid, HeatMap } from '@sandtable/lab';
import { useMemo, type CSSProperties } from 'react';
import board from '../board/Board.module.css';
import { Drawing } from '../board/Drawing.tsx';
import { unitOf, viewBoxOf } from '../board/unit.ts';
import type { Game } from '../games/games.ts';
import { Table } from '../report/Table.tsx';
import styles from './LabPage.module.css';
import { cellName, hottest } from './heat.ts';
import { text } from './words.ts';

interface HeatPairProps {
  readonly game: Game;
  readonly scene: Scene;
  readonly map: HeatMap;
  /** What is counted in it. */
  readonly what: string;
}

/** How much happened where, over the board of the game: a map for each side, in the same shades. */
export function HeatPair({ game, scene, map, what }: HeatPairProps) {
  const { grid, cells } = map;
  const { sides } = game.ruleset;
  const most = Math.max(...sides.flatMap((side) => cells[side]));
  // The ground alone: pieces would hide what is shown of it.
  const bare = useMemo(() => ({ ...scene, pieces: [], trays: [] }), [scene]);
  if (most === 0) return null;
  return (
    <section className="panel" aria-label={what}>
      <h2>{what}</h2>
      <div className={styles['pair']}>
        {sides.map((side) => (
          <Heat
            key={side}
            game={game}
            scene={bare}
            grid={grid}
            counts={cells[side]}
            most={most}
            side={side}
            what={what}
          />
        ))}
      </div>
    </section>
  );
}

interface HeatProps {
  readonly game: Game;
  readonly scene: Scene;
  readonly grid: HeatGrid;
  readonly counts: readonly number[];
  readonly most: number;
  readonly side: Side;
  readonly what: string;
}

function Heat({ game, scene, grid, counts, most, side, what }: HeatProps) {
  const { words, look, ruleset } = game;
  const who = words.sideFirst(side);
  const [first] = hottest(counts);
  const summary =
    first === undefined
      ? text('lab.heat.none', { side: who })
      : text('lab.heat.most', {
          side: who,
          place: cellName(scene, grid, first.cell),
          count: first.count.toFixed(2),
        });
  const title = text('lab.heat', { side: who, what });
  return (
    <figure className={styles['heat']}>
      <svg
        className={board['picture']}
        viewBox={viewBoxOf(scene, look)}
        style={{ '--unit': unitOf(scene) } as CSSProperties}
        data-game={ruleset.id}
        role="img"
        aria-label={`${title}. ${summary}`}
      >
        <Drawing
          game={game}
          scene={scene}
          under={<Cells scene={scene} grid={grid} counts={counts} most={most} />}
        />
      </svg>
      <figcaption>{summary}</figcaption>
      {first !== undefined && (
        <details>
          <summary>{text('lab.table')}</summary>
          <Table
            caption={title}
            head={[text('lab.place'), text('lab.count')]}
            rows={hottest(counts).map(({ cell, count }) => [
              cellName(scene, grid, cell),
              count.toFixed(2),
            ])}
          />
        </details>
      )}
    </figure>
  );
}

type CellsProps = Pick<HeatProps, 'scene' | 'grid' | 'counts' | 'most'>;

/** The darker, the more. What happened once in many games is to be seen at all. */
function Cells({ scene, grid: { columns, cell }, counts, most }: CellsProps) {
  return (
    <g className={styles['cells']} aria-hidden="true">
      {counts.map((count, i) => {
        if (count === 0) return null;
        const [x, y] = [(i % columns) * cell, Math.floor(i / columns) * cell];
        const opacity = 0.15 + 0.75 * (count / most);
        const top = scene.height - y - cell;
        // A cell at the edge of a free table may reach beyond it.
        const width = Math.min(cell, scene.width - x);
        const height = Math.min(cell, scene.height - y);
        return (
          <rect
            key={`${x} ${y}`}
            x={x}
            y={Math.max(top, 0)}
            width={width}
            height={height}
            opacity={opacity}
          />
        );
      })}
    </g>
  );
}
