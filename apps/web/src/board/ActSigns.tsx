import type { Act, Scene } from '@sandtable/kernel';
import { memo } from 'react';
import styles from './Act.module.css';
import { ActSign } from './ActSign.tsx';
import { pickOf } from './picks.ts';
import { unitOf } from './unit.ts';

interface ActSignsProps {
  readonly scene: Scene;
  /** What is done by choosing something, by its key. */
  readonly acts: ReadonlyMap<string, readonly Act[]>;
}

/** Signs at what can be chosen: whether one goes there, shoots at it or assaults it. */
export const ActSigns = memo(function ActSigns({ scene, acts }: ActSignsProps) {
  const unit = unitOf(scene);
  return (
    <g className={styles['signs']} aria-hidden="true">
      {Array.from(acts, ([key, each]) => {
        const corner = cornerOf(key, scene);
        if (corner === undefined) return null;
        const { x, y } = corner;
        return each.map((act, i) => (
          <g
            key={`${key} ${act}`}
            transform={`translate(${x - i * 20 * unit} ${scene.height - y}) scale(${unit})`}
          >
            <ActSign act={act} />
          </g>
        ));
      })}
    </g>
  );
});

/** The right lower corner of a square, or of a piece; places of a free table have dots of their own. */
function cornerOf(key: string, scene: Scene): { x: number; y: number } | undefined {
  const pick = pickOf(key);
  const inset = 12 * unitOf(scene);
  if (pick === undefined) return undefined;
  if ('square' in pick) {
    const outline = scene.areas.find(({ id }) => id === pick.square)?.outline;
    if (outline === undefined) return undefined;
    const [x, y] = [Math.max(...outline.map((at) => at.x)), Math.min(...outline.map((at) => at.y))];
    return { x: x - inset, y: y + inset };
  }
  if (!('piece' in pick)) return undefined;
  const piece = scene.pieces.find(({ id }) => id === pick.piece);
  return piece && { x: piece.at.x + inset, y: piece.at.y - inset };
}
