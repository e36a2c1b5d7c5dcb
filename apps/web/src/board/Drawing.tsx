import type { Marker, Piece, Scene, Words } from '@sandtable/kernel';
import { memo, useMemo, type ReactNode } from 'react';
import type { Game } from '../games/games.ts';
import type { Look } from '../games/look.ts';
import styles from './Board.module.css';
import { useLeaving } from './useLeaving.ts';

/** The wooden edge around the table, with the names of columns and rows on it. */
export const EDGE = 30;

const NOTHING: ReadonlySet<string> = new Set();

interface DrawingProps {
  readonly game: Game;
  readonly scene: Scene;
  /** Where the scene is seen from the opposite edge: the scene as it is laid out. */
  readonly turnedFrom?: Scene | undefined;
  readonly choosable?: ReadonlySet<string>;
  readonly chosen?: ReadonlySet<string>;
  /** What lies between the ground and the pieces. */
  readonly under?: ReactNode;
}

/** The table and all that is on it, for `<svg>`: on the board, in a preview, on the front page. */
export const Drawing = memo(function Drawing(props: DrawingProps) {
  const { game, scene, turnedFrom, choosable, chosen, under } = props;
  const { look, words } = game;
  const { Definitions, Ground } = look;
  // The ground is the same in most positions of a game, though each scene lists it anew.
  const laid = turnedFrom ?? scene;
  const layout = laid.areas.map(({ id, kind }) => `${id} ${kind}`).join();
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const ground = useMemo(() => <Ground scene={laid} />, [layout, Ground]);
  const leaving = useLeaving(scene.pieces);
  return (
    <>
      {Definitions !== undefined && (
        <defs>
          <Definitions />
        </defs>
      )}
      <g aria-hidden="true">
        <TableEdge scene={scene} />
        <g transform={turnedFrom && halfTurn(scene)}>{ground}</g>
        <GridLines scene={scene} />
      </g>
      {under}
      <g aria-hidden="true">
        {scene.markers.map((marker) => (
          <Marked
            key={`${marker.kind} ${marker.side} ${marker.formation} ${marker.place}`}
            look={look}
            words={words}
            marker={marker}
            height={scene.height}
          />
        ))}
        {leaving.map((piece) => (
          <Placed
            key={piece.id}
            look={look}
            words={words}
            piece={piece}
            height={scene.height}
            state="leaving"
          />
        ))}
        {scene.pieces.map((piece) => (
          <Placed
            key={piece.id}
            look={look}
            words={words}
            piece={piece}
            height={scene.height}
            state={stateOf(piece, choosable ?? NOTHING, chosen ?? NOTHING)}
          />
        ))}
      </g>
    </>
  );
});

/** Turns a drawing of the scene round by half. */
export function halfTurn({ width, height }: Scene): string {
  return `rotate(180 ${width / 2} ${height / 2})`;
}

type PieceState = 'still' | 'choosable' | 'chosen' | 'leaving';

function stateOf(
  { id }: Piece,
  choosable: ReadonlySet<string>,
  chosen: ReadonlySet<string>,
): PieceState {
  if (chosen.has(`piece:${id}`)) return 'chosen';
  if (choosable.has(`piece:${id}`)) return 'choosable';
  return 'still';
}

interface PlacedProps {
  readonly look: Look;
  readonly words: Words;
  readonly piece: Piece;
  readonly height: number;
  readonly state: PieceState;
}

/** A piece where it stands. */
const Placed = memo(function Placed({ look, words, piece, height, state }: PlacedProps) {
  const { width, height: tall, round } = look.pieceSize;
  const { x, y } = piece.at;
  return (
    <g
      className={styles['piece']}
      data-state={state}
      data-side={piece.side}
      data-pick={`piece:${piece.id}`}
      style={{ transform: `translate(${x}px, ${height - y}px)` }}
    >
      {(state === 'choosable' || state === 'chosen') && (
        <rect
          className={styles['ring']}
          x={-width / 2 - 2}
          y={-tall / 2 - 2}
          width={width + 4}
          height={tall + 4}
          rx={round + 2}
        />
      )}
      <look.Piece piece={piece} words={words} />
    </g>
  );
});

interface MarkedProps {
  readonly look: Look;
  readonly words: Words;
  readonly marker: Marker;
  readonly height: number;
}

const Marked = memo(function Marked({ look, words, marker, height }: MarkedProps) {
  const { x, y } = marker.at;
  const square = marker.place === undefined ? {} : { 'data-pick': `square:${marker.place}` };
  return (
    <g
      className={styles['marker']}
      style={{ transform: `translate(${x}px, ${height - y}px)` }}
      {...square}
    >
      <look.Marker marker={marker} words={words} />
    </g>
  );
});

function TableEdge({ scene: { width, height, grid, areas } }: { readonly scene: Scene }) {
  const side = grid === undefined ? 0 : width / grid.columns;
  return (
    <>
      <rect
        className={styles['edge']}
        x={-EDGE}
        y={-EDGE}
        width={width + 2 * EDGE}
        height={height + 2 * EDGE}
        rx={10}
      />
      <rect className={styles['rim']} x={-4} y={-4} width={width + 8} height={height + 8} rx={3} />
      {grid !== undefined &&
        Array.from({ length: grid.columns }, (_, column) => {
          const name = areas[column].id.replace(/\d+$/, '');
          const x = (column + 0.5) * side;
          return [-EDGE / 2 + 5, height + EDGE / 2 + 5].map((y) => (
            <text key={`${name} ${y}`} className={styles['name']} x={x} y={y}>
              {name}
            </text>
          ));
        })}
      {grid !== undefined &&
        Array.from({ length: grid.rows }, (_, row) => {
          const name = areas[row * grid.columns].id.replace(/^\D+/, '');
          const y = height - (row + 0.5) * side + 5;
          return [-EDGE / 2, width + EDGE / 2].map((x) => (
            <text key={`${name} ${x}`} className={styles['name']} x={x} y={y}>
              {name}
            </text>
          ));
        })}
    </>
  );
}

function GridLines({ scene: { width, height, grid } }: { readonly scene: Scene }) {
  if (grid === undefined) return null;
  const [side, tall] = [width / grid.columns, height / grid.rows];
  const columns = Array.from(
    { length: grid.columns - 1 },
    (_, i) => `M${(i + 1) * side} 0V${height}`,
  );
  const rows = Array.from({ length: grid.rows - 1 }, (_, i) => `M0 ${(i + 1) * tall}H${width}`);
  return <path className={styles['grid']} d={[...columns, ...rows].join('')} />;
}
