import type { Guide, GuideShape, Point, Scene } from '@sandtable/kernel';
import type { Game } from '../games/games.ts';
import styles from './Guide.module.css';

interface GuideLayerProps {
  readonly game: Game;
  /** As it is laid out: the guide is in its units. */
  readonly scene: Scene;
  readonly guide: Guide;
}

/** How far something goes and what would come of it, drawn over the table while somebody points. */
export function GuideLayer({ game, scene, guide }: GuideLayerProps) {
  return (
    <g className={styles['guide']} aria-hidden="true">
      {guide.shapes.map((shape, i) => (
        // A guide is drawn whole, again and again.
        // oxlint-disable-next-line react/no-array-index-key
        <Shape key={i} game={game} scene={scene} shape={shape} />
      ))}
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
    case 'ghost': {
      const piece = scene.pieces.find(({ id }) => id === shape.piece);
      if (piece === undefined) return null;
      const ghost = { ...piece, at: shape.at, facing: shape.facing };
      return (
        <g
          className={styles['ghost']}
          data-tone={shape.tone}
          transform={`translate(${shape.at.x} ${scene.height - shape.at.y})`}
        >
          <look.Piece piece={ghost} words={words} />
        </g>
      );
    }
    case 'mark': {
      const piece = scene.pieces.find(({ id }) => id === shape.piece);
      if (piece === undefined) return null;
      return (
        <circle
          className={styles['mark']}
          data-tone={shape.tone}
          cx={piece.at.x}
          cy={scene.height - piece.at.y}
          r={look.pieceSize.width * 0.75}
        />
      );
    }
  }
}
