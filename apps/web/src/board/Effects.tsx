import type { Point } from '@sandtable/kernel';
import type { Effect } from '../games/look.ts';
import styles from './Board.module.css';

interface EffectsProps {
  readonly effects: readonly Effect[];
  readonly height: number;
  /** How much larger than usual everything is. */
  readonly unit: number;
}

/** What flashes over the board for a moment. The style sheet makes it short, or nothing at all. */
export function Effects({ effects, height, unit }: EffectsProps) {
  return (
    <g aria-hidden="true" className={styles['effects']}>
      {effects.map((effect, i) => (
        // Effects never change places: a new lot has a new key as a whole.
        // oxlint-disable-next-line react/no-array-index-key
        <Flash key={i} effect={effect} height={height} unit={unit} />
      ))}
    </g>
  );
}

interface FlashProps {
  readonly effect: Effect;
  readonly height: number;
  readonly unit: number;
}

function Flash({ effect, height, unit }: FlashProps) {
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
