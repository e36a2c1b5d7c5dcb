import type { ReactNode } from 'react';
import { text } from '../words/words.ts';
import styles from './Dice.module.css';

interface DiceRowProps {
  readonly dice: readonly number[];
  /** The score from which a die counts. */
  readonly needs: number | undefined;
}

/** Dice as they lie on the table; those that count stand out. */
export function DiceRow({ dice, needs }: DiceRowProps) {
  if (dice.length === 0) return null;
  const what = text(needs === undefined ? 'dice.rolled' : 'dice.rolledOn', {
    dice: dice.map(String),
    needs: needs ?? 0,
  });
  return (
    <span className={styles['row']} role="img" aria-label={what}>
      {dice.map((face, i) => (
        // Dice do not change places.
        // oxlint-disable-next-line react/no-array-index-key
        <Die key={i} face={face} counts={needs !== undefined && face >= needs} />
      ))}
    </span>
  );
}

interface DieProps {
  readonly face: number;
  readonly counts: boolean;
}

function Die({ face, counts }: DieProps) {
  return (
    <svg className={styles['die']} data-counts={counts} viewBox="0 0 32 32" aria-hidden="true">
      <rect x="1.5" y="1.5" width="29" height="29" rx="6" />
      {Object.hasOwn(PIPS, face) ? (
        PIPS[face]
      ) : (
        <text x="16" y="22">
          {face}
        </text>
      )}
    </svg>
  );
}

function pips(...places: readonly [number, number][]): ReactNode {
  return places.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="3" />);
}

const [LOW, MIDDLE, HIGH] = [9, 16, 23];
const PIPS: Readonly<Record<number, ReactNode>> = {
  1: pips([MIDDLE, MIDDLE]),
  2: pips([LOW, HIGH], [HIGH, LOW]),
  3: pips([LOW, HIGH], [MIDDLE, MIDDLE], [HIGH, LOW]),
  4: pips([LOW, LOW], [LOW, HIGH], [HIGH, LOW], [HIGH, HIGH]),
  5: pips([LOW, LOW], [LOW, HIGH], [MIDDLE, MIDDLE], [HIGH, LOW], [HIGH, HIGH]),
  6: pips([LOW, LOW], [LOW, MIDDLE], [LOW, HIGH], [HIGH, LOW], [HIGH, MIDDLE], [HIGH, HIGH]),
};
