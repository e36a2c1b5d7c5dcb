import type { ReactNode } from 'react';
import type { Came } from '../../games/look.ts';
import { text } from '../../words/words.ts';
import styles from './Heap.module.css';
import type { Rolled } from './rolls.ts';

interface HeapProps {
  readonly rolled: Rolled;
  /** So many dice of a kind are drawn: of more, how many there are is enough. */
  readonly most: number;
  /** Set where somebody else says what it is. */
  readonly mute?: boolean;
}

/** Dice as they lie on the table, those that count apart from those that do not, with how many there are. */
export function Heap({ rolled, most, mute = false }: HeapProps) {
  const { counting, rest, plain, came } = rolled;
  const said = mute ? { 'aria-hidden': true } : { role: 'img', 'aria-label': diceWords(rolled) };
  return (
    <span className={styles['heap']} {...said}>
      <Lot faces={plain} most={most} kind="plain" />
      <Lot faces={counting} most={most} kind={came?.tone === 'loss' ? 'loss' : 'counting'} />
      <Lot faces={rest} most={most} kind="rest" />
    </span>
  );
}

/** How many dice counted, in words; their faces where they are added up or looked up. */
export function diceWords({ counting, rest, plain }: Rolled): string {
  const count = counting.length + rest.length + plain.length;
  const faces = [...plain, ...counting, ...rest].map(String);
  if (plain.length > 0 || count === 1) return text('dice.rolled', { count, faces });
  return text('dice.counted', { count, counts: counting.length, rest: rest.length });
}

/** What came of it, in a word or three. */
export function cameWords({ word, count }: Came): string {
  return text(`came.${word}`, { count });
}

interface LotProps {
  readonly faces: readonly number[];
  readonly most: number;
  readonly kind: 'plain' | 'counting' | 'loss' | 'rest';
}

function Lot({ faces, most, kind }: LotProps) {
  if (faces.length === 0) return null;
  const isCounted = kind !== 'plain' && faces.length > 1;
  return (
    <span className={styles['lot']} data-kind={kind} data-many={faces.length > FEW}>
      {faces.slice(0, most).map((face, i) => (
        // Dice do not change places.
        // oxlint-disable-next-line react/no-array-index-key
        <Die key={i} face={face} />
      ))}
      {(isCounted || faces.length > most) && (
        <span className={styles['count']}>{faces.length}</span>
      )}
    </span>
  );
}

/** More than so many lie on each other. */
const FEW = 4;

function Die({ face }: { readonly face: number }) {
  return (
    <svg className={styles['die']} viewBox="0 0 32 32" aria-hidden="true">
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
