import type { Point } from '@sandtable/kernel';
import type { Effect } from '../games/look.ts';
import type { CSSProperties } from 'react';
import styles from './Board.module.css';

interface EffectsProps {
  readonly effects: readonly Effect[];
  readonly height: number;
  /** How much larger than usual everything is. */
  readonly unit: number;
}

/** A star of fire. */
const SHELL =
  'M-28 26L-42 8L-26 2L-38 -20L-16 -14L-14 -40L2 -18L20 -38L20 -14L42 -16L28 4L40 14L26 28Z';

/** What flashes over the board for a moment. The style sheet makes it short, or nothing at all. */
export function Effects({ effects, height, unit }: EffectsProps) {
  return (
    <g aria-hidden="true" className={styles['effects']}>
      {effects.map((effect, i) => (
        <Flash
          // Effects never change places: a new lot has a new key as a whole.
          // oxlint-disable-next-line react/no-array-index-key
          key={i}
          effect={effect}
          height={height}
          unit={unit}
          after={effects.slice(0, i).filter(({ kind }) => kind === 'shell').length}
        />
      ))}
    </g>
  );
}

interface FlashProps {
  readonly effect: Effect;
  readonly height: number;
  readonly unit: number;
  /** How many shells fall before it. */
  readonly after: number;
}

function Flash({ effect, height, unit, after }: FlashProps) {
  const at = ({ x, y }: Point): string => `${x} ${height - y}`;
  switch (effect.kind) {
    case 'shot':
      return (
        <path
          className={styles['shot']}
          pathLength={1}
          d={`M${at(effect.from)}L${at(effect.to)}`}
        />
      );
    case 'charge':
      return (
        <path
          className={styles['charge']}
          pathLength={1}
          d={`M${at(effect.from)}L${at(effect.to)}`}
        />
      );
    case 'shell':
      return (
        <g
          className={styles['shell']}
          style={{ '--after': after } as CSSProperties}
          transform={`translate(${at(effect.at)}) scale(${unit})`}
        >
          <path d={SHELL} />
          <g transform="scale(0.55)">
            <path d={SHELL} />
          </g>
        </g>
      );
    case 'burst':
    case 'cheer':
    case 'fail':
      return (
        <circle
          className={styles[effect.kind]}
          cx={effect.at.x}
          cy={height - effect.at.y}
          r={44 * unit}
        />
      );
  }
}
