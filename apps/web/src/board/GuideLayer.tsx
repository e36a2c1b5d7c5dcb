import type { Guide, GuideShape, Piece, Point, Scene } from '@sandtable/kernel';
import type { Game } from '../games/games.ts';
import { hasExtent } from './extent.ts';
import styles from './Guide.module.css';
import { Outline } from './Outline.tsx';
import { apart, joined, Reach } from './Reach.tsx';
import { Raised, Standing } from './Standing.tsx';
import { knobAway, unitOf } from './unit.ts';

interface GuideLayerProps {
  readonly game: Game;
  /** As it is laid out: the guide is in its units. */
  readonly scene: Scene;
  readonly guide: Guide;
  /** The ghost can be turned by a knob. */
  readonly knob: boolean;
}

/** How far something goes and what would come of it, drawn over the table while somebody points. */
export function GuideLayer({ game, scene, guide, knob }: GuideLayerProps) {
  const turned = knob ? guide.shapes.find(({ kind }) => kind === 'ghost') : undefined;
  const areas = joined(guide.shapes);
  return (
    <g className={styles['guide']} aria-hidden="true">
      {areas.map((area) => (
        <Reach key={area.tone} scene={scene} area={area} />
      ))}
      {apart(guide.shapes, areas).map((shape, i) => (
        // A guide is drawn whole, again and again.
        // oxlint-disable-next-line react/no-array-index-key
        <Shape key={i} game={game} scene={scene} shape={shape} />
      ))}
      {turned?.kind === 'ghost' && <Knob scene={scene} ghost={turned} />}
    </g>
  );
}

interface ShapeProps {
  readonly game: Game;
  readonly scene: Scene;
  readonly shape: GuideShape;
}

function Shape({ game: { look, words }, scene, shape }: ShapeProps) {
  const path = (points: readonly Point[]): string =>
    `M${points.map(({ x, y }) => `${x} ${scene.height - y}`).join('L')}`;
  switch (shape.kind) {
    case 'ring':
      return (
        <circle
          className={styles['ring']}
          data-tone={shape.tone}
          cx={shape.at.x}
          cy={scene.height - shape.at.y}
          r={shape.radius}
        />
      );
    case 'line':
      return <path className={styles['line']} data-tone={shape.tone} d={path(shape.points)} />;
    case 'area':
      return (
        <path className={styles['area']} data-tone={shape.tone} d={`${path(shape.outline)}Z`} />
      );
    case 'ghost':
      return <GhostShape look={look} words={words} scene={scene} shape={shape} />;
    case 'mark': {
      // Who waits beside the table is marked there.
      const piece = scene.pieces.find(({ id }) => id === shape.piece);
      if (piece === undefined) return null;
      const mark = hasExtent(piece) ? (
        <Outline className={styles['mark']} extent={piece} tone={shape.tone} margin={MARGIN} />
      ) : (
        <circle
          className={styles['mark']}
          data-tone={shape.tone}
          r={look.pieceSize.width * (look.raised === undefined ? 0.75 : 0.56)}
        />
      );
      return (
        <g transform={`translate(${piece.at.x} ${scene.height - piece.at.y})`}>
          <Raised foot={look.raised?.foot(piece) ?? 0}>{mark}</Raised>
        </g>
      );
    }
  }
}

/** How far the frame of a piece stands out, as a part of its depth. */
const MARGIN = 0.25;

type GhostOf = Extract<GuideShape, { kind: 'ghost' }>;

interface GhostShapeProps extends Pick<Game, 'look' | 'words'> {
  readonly scene: Scene;
  readonly shape: GhostOf;
}

/** A piece where it would stand; where its size is known, with a frame that says whether it may. */
function GhostShape({ look, words, scene, shape }: GhostShapeProps) {
  const piece = pieceOf(scene, shape.piece);
  if (piece === undefined) return null;
  const { at, facing, tone, size = piece.size } = shape;
  const ghost: Piece = { ...piece, at, facing, ...(size && { size }) };
  return (
    <g transform={`translate(${at.x} ${scene.height - at.y})`}>
      <g className={styles['ghost']} data-tone={tone}>
        <Standing look={look} words={words} piece={ghost} />
      </g>
      {hasExtent(ghost) && (
        <Outline className={styles['frame']} extent={ghost} tone={tone} margin={0} />
      )}
    </g>
  );
}

/** What a ghost is turned by, in front of it. */
function Knob({ scene, ghost }: { readonly scene: Scene; readonly ghost: GhostOf }) {
  const depth = ghost.size?.depth ?? pieceOf(scene, ghost.piece)?.size?.depth ?? 0;
  const [unit, away] = [unitOf(scene), knobAway(scene, depth)];
  const { x, y } = ghost.at;
  return (
    <g
      className={styles['knob']}
      transform={`translate(${x} ${scene.height - y}) rotate(${ghost.facing})`}
    >
      <path d={`M0 ${-depth / 2}V${-away}`} />
      <circle cy={-away} />
      <path
        d={`M${-5 * unit} ${-away + 2 * unit}L0 ${-away - 4 * unit}L${5 * unit} ${-away + 2 * unit}`}
      />
    </g>
  );
}

/** On the table or beside it. */
function pieceOf({ pieces, trays = [] }: Scene, id: string): Piece | undefined {
  const named = (piece: Piece): boolean => piece.id === id;
  return pieces.find(named) ?? trays.flatMap((tray) => tray.pieces).find(named);
}
