import { message, type Piece, type Words } from '@sandtable/kernel';
import { LegendLine, LegendPart } from '../legend/Legend.tsx';
import { Block } from './Block.tsx';
import { BLOCK } from './blocks.ts';
import styles from './Legend.module.css';
import { LEGEND_ENGLISH } from './legendEnglish.ts';

type Sign = keyof typeof LEGEND_ENGLISH;

/** A detachment or a train is half as broad, an HQ is square. PB-1.4 */
const [WHOLE, HALF, SQUARE] = [BLOCK.width, BLOCK.width / 2, BLOCK.height];
/** A column: how broad and how long. PB-4.6 */
const COLUMN = { width: 250, depth: 2 * BLOCK.width };

interface Sample {
  readonly kind: string;
  readonly width?: number;
  readonly marks?: readonly string[];
  readonly enemy?: true;
}

const BLOCKS: readonly (readonly [Sign, Sample])[] = [
  ['fresh', { kind: 'regular' }],
  ['spent', { kind: 'regular', marks: ['spent'] }],
  ['militia', { kind: 'militia' }],
  ['elite', { kind: 'elite' }],
  ['detachment', { kind: 'detachment', width: HALF }],
  ['cavalry', { kind: 'cavalry' }],
  ['dragoons', { kind: 'dragoons' }],
  ['artillery', { kind: 'artillery' }],
  ['train', { kind: 'train', width: HALF }],
  ['unpacked', { kind: 'train', width: HALF, marks: ['unpacked'] }],
  ['hq', { kind: 'hq', width: SQUARE }],
  ['unknown', { kind: 'block', enemy: true }],
  ['seen', { kind: 'foot', enemy: true }],
];

const MARKS: readonly (readonly [Sign, Sample])[] = [
  ['inRange', { kind: 'regular', marks: ['inRange'] }],
  ['moved', { kind: 'regular', marks: ['moved'] }],
  ['contact', { kind: 'regular', marks: ['contact'] }],
  ['column', { kind: 'regular', marks: ['column'] }],
];

const LINES: readonly (readonly [Sign, string])[] = [
  ['cone', 'M32 34L10 10Q32 -8 54 10Z'],
  ['most', 'M4 30A28 28 0 0 1 60 30'],
  ['slow', 'M8 30A24 24 0 0 1 56 30'],
  ['range', 'M32 4A14 14 0 0 1 32 32A14 14 0 0 1 32 4'],
  ['fire', 'M4 6L20 30H44L60 6Z'],
];

interface LegendProps {
  readonly words: Words;
}

/** The signs on blocks and the lines over the map, each beside what it means. */
export function Legend({ words }: LegendProps) {
  return (
    <>
      {(
        [
          ['blocks', BLOCKS],
          ['marks', MARKS],
        ] as const
      ).map(([part, samples]) => (
        <LegendPart key={part} title={LEGEND_ENGLISH[part]}>
          {samples.map(([sign, sample]) => (
            <LegendLine key={sign} means={LEGEND_ENGLISH[sign]}>
              <SampleBlock sample={sample} words={words} />
            </LegendLine>
          ))}
        </LegendPart>
      ))}
      <LegendPart title={LEGEND_ENGLISH.lines}>
        {LINES.map(([sign, d]) => (
          <LegendLine key={sign} means={LEGEND_ENGLISH[sign]}>
            <svg viewBox="0 0 64 36" aria-hidden="true">
              <path className={styles['drawn']} data-line={sign} d={d} />
            </svg>
          </LegendLine>
        ))}
      </LegendPart>
    </>
  );
}

/** Turned so that what is on it can be read. */
function SampleBlock({ sample, words }: { readonly sample: Sample; readonly words: Words }) {
  const { kind, marks = [], enemy, width = WHOLE } = sample;
  const isColumn = marks.includes('column');
  const piece: Piece = {
    id: 'R7',
    side: enemy === true ? 'blue' : 'red',
    kind,
    at: { x: 0, y: 0 },
    facing: isColumn ? 90 : 0,
    size: isColumn ? COLUMN : { width, depth: BLOCK.height },
    marks,
    counts: kind === 'hq' ? { rating: 3 } : {},
    label: message(''),
  };
  const across = isColumn ? COLUMN.depth : WHOLE;
  const [wide, high] = [across * 1.1, kind === 'hq' ? WHOLE * 0.66 : BLOCK.height * 1.5];
  return (
    <svg
      viewBox={`${-wide / 2} ${kind === 'hq' ? -high * 0.78 : -high / 2} ${wide} ${high}`}
      aria-hidden="true"
    >
      <Block piece={piece} words={words} />
    </svg>
  );
}
