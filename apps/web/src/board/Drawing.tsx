import { OBJECTIVE, type Marker, type Piece, type Scene, type Words } from '@sandtable/kernel';
import { memo, useMemo, type ReactNode } from 'react';
import type { Game } from '../games/games.ts';
import type { Look } from '../games/look.ts';
import styles from './Board.module.css';
import { hasExtent } from './extent.ts';
import { ObjectiveFlag } from './ObjectiveFlag.tsx';
import { Outline } from './Outline.tsx';
import { keyOf } from './picks.ts';
import { Standing } from './Standing.tsx';
import { edgeOf, unitOf } from './unit.ts';
import { useLeaving } from './useLeaving.ts';

const NOTHING: ReadonlySet<string> = new Set();
/** How far a ring stands out, as a part of the piece. */
const RING = 0.06;
/** The same for pieces of their own size, as a part of their shorter side. */
const THIN_RING = 0.16;

interface DrawingProps {
  readonly game: Game;
  readonly scene: Scene;
  /** What the battle is called. */
  readonly title?: string | undefined;
  /** Where the scene is seen from the opposite edge: the scene as it is laid out. */
  readonly turnedFrom?: Scene | undefined;
  readonly choosable?: ReadonlySet<string>;
  readonly chosen?: ReadonlySet<string>;
  /** Keys of pieces that can be dragged. */
  readonly handles?: ReadonlySet<string>;
  /** What lies between the ground and the pieces. */
  readonly under?: ReactNode;
}

/** The table and all that is on it, for `<svg>`: on the board, in a preview, on the front page. */
export const Drawing = memo(function Drawing(props: DrawingProps) {
  const { game, scene, title, turnedFrom, choosable, chosen, handles, under } = props;
  const { look, words } = game;
  const { Definitions, Ground, Objective: UnderFlag, MarkerAbove, sheet } = look;
  // The ground is the same in most positions of a game, though each scene lists it anew.
  const laid = turnedFrom ?? scene;
  const isGround = (marker: Marker): boolean => look.isGround?.(marker) ?? false;
  const layout = JSON.stringify([laid.areas, laid.markers.filter(isGround)]);
  const objectives = scene.markers.filter(isObjective);
  const markers = scene.markers.filter((marker) => !isGround(marker) && !isObjective(marker));
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
        {sheet === undefined ? (
          <TableEdge scene={scene} />
        ) : (
          <>
            <Rim scene={scene} foot={sheet.foot} />
            <sheet.Margin scene={scene} title={title} turned={turnedFrom !== undefined} />
          </>
        )}
        <g transform={turnedFrom && halfTurn(scene)}>{ground}</g>
        {sheet === undefined ? <GridLines scene={scene} /> : <sheet.Grid scene={scene} />}
      </g>
      {under}
      <g aria-hidden="true">
        {UnderFlag !== undefined &&
          objectives.map((marker) => (
            <Marked
              key={markerKey(marker)}
              of={UnderFlag}
              words={words}
              marker={marker}
              height={scene.height}
            />
          ))}
        {markers.map((marker) => (
          <Marked
            key={markerKey(marker)}
            of={look.Marker}
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
            unit={unitOf(scene)}
            state="leaving"
            handle={false}
          />
        ))}
        {scene.pieces.map((piece) => (
          <Placed
            key={piece.id}
            look={look}
            words={words}
            piece={piece}
            height={scene.height}
            unit={unitOf(scene)}
            state={stateOf(piece, choosable ?? NOTHING, chosen ?? NOTHING)}
            handle={handles?.has(keyOf({ piece: piece.id })) ?? false}
          />
        ))}
        <g className={styles['above']}>
          {objectives.map((marker) => (
            <Flag key={markerKey(marker)} marker={marker} scene={scene} words={words} />
          ))}
        </g>
        {MarkerAbove !== undefined && (
          <g className={styles['above']}>
            {markers.map((marker) => (
              <Marked
                key={markerKey(marker)}
                of={MarkerAbove}
                words={words}
                marker={marker}
                height={scene.height}
              />
            ))}
          </g>
        )}
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
  { id, formation = '' }: Piece,
  choosable: ReadonlySet<string>,
  chosen: ReadonlySet<string>,
): PieceState {
  const keys = [keyOf({ piece: id }), keyOf({ formation })];
  if (keys.some((key) => chosen.has(key))) return 'chosen';
  return keys.some((key) => choosable.has(key)) ? 'choosable' : 'still';
}

interface PlacedProps {
  readonly look: Look;
  readonly words: Words;
  readonly piece: Piece;
  readonly height: number;
  readonly unit: number;
  readonly state: PieceState;
  /** Whether it can be dragged. */
  readonly handle: boolean;
}

/** A piece where it stands. */
const Placed = memo(function Placed(props: PlacedProps) {
  const { look, words, piece, height, unit, state, handle } = props;
  const { width, height: tall, round } = look.pieceSize;
  const margin = RING * tall;
  const { x, y } = piece.at;
  const ring =
    (state === 'choosable' || state === 'chosen') &&
    (hasExtent(piece) ? (
      <Outline className={styles['ring']} extent={piece} margin={THIN_RING} least={3 * unit} />
    ) : (
      <rect
        className={styles['ring']}
        x={-width / 2 - margin}
        y={-tall / 2 - margin}
        width={width + 2 * margin}
        height={tall + 2 * margin}
        rx={round + margin}
      />
    ));
  return (
    <g
      className={styles['piece']}
      data-state={state}
      data-side={piece.side}
      data-pick={`piece:${piece.id}`}
      {...(handle && { 'data-handle': true })}
      style={{ transform: `translate(${x}px, ${height - y}px)` }}
    >
      <Standing look={look} words={words} piece={piece} around={ring} />
    </g>
  );
});

function markerKey({ kind, side, formation, place, at }: Marker): string {
  return `${kind} ${side} ${formation} ${place ?? `${at.x} ${at.y}`}`;
}

interface MarkedProps {
  readonly of: Look['Marker'];
  readonly words: Words;
  readonly marker: Marker;
  readonly height: number;
}

const Marked = memo(function Marked({ of: Mark, words, marker, height }: MarkedProps) {
  const { x, y } = marker.at;
  const square = marker.place === undefined ? {} : { 'data-pick': `square:${marker.place}` };
  return (
    <g
      className={styles['marker']}
      style={{ transform: `translate(${x}px, ${height - y}px)` }}
      {...square}
    >
      <Mark marker={marker} words={words} />
    </g>
  );
});

function isObjective({ kind }: Marker): boolean {
  return kind === OBJECTIVE;
}

interface FlagProps {
  readonly marker: Marker;
  readonly scene: Scene;
  readonly words: Words;
}

/** A flag over whatever stands there; in a square in the middle of its upper edge, where it hides no piece. */
function Flag({ marker: { at, place, side }, scene, words }: FlagProps) {
  const outline = scene.areas.find(({ id }) => id === place)?.outline;
  const unit = unitOf(scene);
  const foot = outline === undefined ? at.y : Math.max(...outline.map(({ y }) => y)) - 8 * unit;
  const nth = side === undefined ? -1 : words.ruleset.sides.indexOf(side);
  return (
    <g transform={`translate(${at.x} ${scene.height - foot}) scale(${1.2 * unit})`}>
      <ObjectiveFlag holder={HOLDERS[nth + 1]} />
    </g>
  );
}

const HOLDERS = ['nobody', 'a', 'b'] as const;

interface RimProps {
  readonly scene: Scene;
  readonly foot: number;
}

function Rim({ scene, foot }: RimProps) {
  const edge = edgeOf(scene);
  return (
    <rect
      className={styles['edge']}
      x={-edge}
      y={-edge}
      width={scene.width + 2 * edge}
      height={scene.height + 2 * edge + foot}
      rx={10 * unitOf(scene)}
    />
  );
}

function TableEdge({ scene }: { readonly scene: Scene }) {
  const { width, height } = scene;
  const [edge, unit] = [edgeOf(scene), unitOf(scene)];
  return (
    <>
      <Rim scene={scene} foot={0} />
      <rect
        className={styles['rim']}
        x={-4 * unit}
        y={-4 * unit}
        width={width + 8 * unit}
        height={height + 8 * unit}
        rx={3 * unit}
      />
      {namesAcross(scene).map(({ name, at }) =>
        [-edge / 2 + 5 * unit, height + edge / 2 + 5 * unit].map((y) => (
          <text key={`${name} ${y}`} className={styles['name']} x={at} y={y}>
            {name}
          </text>
        )),
      )}
      {namesUp(scene).map(({ name, at }) =>
        [-edge / 2, width + edge / 2].map((x) => (
          <text key={`${name} ${x}`} className={styles['name']} x={x} y={height - at + 5 * unit}>
            {name}
          </text>
        )),
      )}
    </>
  );
}

interface EdgeName {
  readonly name: string;
  readonly at: number;
}

/** The names of columns, or inches from the left. */
export function namesAcross({ grid, areas, width, inch }: Scene): EdgeName[] {
  if (grid === undefined) return inches(width, inch);
  return Array.from({ length: grid.columns }, (_, column) => ({
    name: areas[column].id.replace(/\d+$/, ''),
    at: ((column + 0.5) * width) / grid.columns,
  }));
}

/** The names of rows, or inches from below. */
export function namesUp({ grid, areas, height, inch }: Scene): EdgeName[] {
  if (grid === undefined) return inches(height, inch);
  return Array.from({ length: grid.rows }, (_, row) => ({
    name: areas[row * grid.columns].id.replace(/^\D+/, ''),
    at: ((row + 0.5) * height) / grid.rows,
  }));
}

/** Every half foot along an edge, as on a ruler. */
function inches(length: number, inch: number | undefined): EdgeName[] {
  if (inch === undefined) return [];
  const every = 6 * inch;
  return Array.from({ length: Math.floor(length / every) + 1 }, (_, i) => ({
    name: String(i * 6),
    at: i * every,
  }));
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
