import type { Act, Scene } from '@sandtable/kernel';
import { memo } from 'react';
import styles from './Guide.module.css';
import { pickOf } from './picks.ts';
import { unitOf } from './unit.ts';

interface SpotsProps {
  readonly scene: Scene;
  readonly choosable: ReadonlySet<string>;
  readonly acts: ReadonlyMap<string, readonly Act[]>;
}

/**
 * Places on a free table that are worth going to; any other place can be chosen as well. Of a place to shoot at, a dot in
 * the grass says nothing: that is seen by whom it would meet, where somebody points or reads the answer.
 */
export const Spots = memo(function Spots({ scene, choosable, acts }: SpotsProps) {
  const radius = 5 * unitOf(scene);
  return (
    <g aria-hidden="true">
      {Array.from(choosable, (key) => {
        const pick = pickOf(key);
        if (pick === undefined || !('point' in pick)) return null;
        if (acts.get(key)?.includes('shoot') === true) return null;
        const { x, y } = pick.point;
        return (
          <circle
            key={key}
            className={styles['spot']}
            data-pick={key}
            cx={x}
            cy={scene.height - y}
            r={radius}
          />
        );
      })}
    </g>
  );
});
