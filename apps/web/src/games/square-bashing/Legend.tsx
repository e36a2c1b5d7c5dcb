import { message, type Marker, type Piece, type Scene, type Words } from '@sandtable/kernel';
import { LegendLine, LegendPart } from '../legend/Legend.tsx';
import { Dial } from './Dial.tsx';
import { Ground } from './Ground.tsx';
import { LEGEND_ENGLISH } from './legendEnglish.ts';
import { SQUARE } from './plan.ts';
import { SquareMarker, SquareSign } from './SquareMarker.tsx';
import { Unit } from './Unit.tsx';
import { sizeOf } from './units.ts';

type Sign = keyof typeof LEGEND_ENGLISH;

interface Sample {
  readonly kind: string;
  readonly marks?: readonly string[];
  readonly counts?: Readonly<Record<string, number>>;
  readonly second?: true;
}

const UNITS: readonly (readonly [Sign, Sample])[] = [
  ['infantry', { kind: 'infantry' }],
  ['losses', { kind: 'infantry', counts: { lost: 3 } }],
  ['professional', { kind: 'infantry', marks: ['professional'] }],
  ['reservist', { kind: 'infantry', marks: ['reservist'] }],
  ['enemy', { kind: 'infantry', second: true }],
  ['cavalry', { kind: 'cavalry' }],
  ['dismounted', { kind: 'dismounted' }],
  ['mg', { kind: 'mg' }],
  ['gun', { kind: 'gun', counts: { lost: 1 } }],
  ['mortar', { kind: 'mortar' }],
  ['mountainGun', { kind: 'mountainGun' }],
  ['heavyTank', { kind: 'heavyTank' }],
  ['lightTank', { kind: 'lightTank' }],
  ['armouredCar', { kind: 'armouredCar' }],
  ['command', { kind: 'command' }],
];

const MARKS: readonly (readonly [Sign, Sample])[] = [
  ['casualties', { kind: 'infantry', counts: { lost: 2, casualties: 2 } }],
  ['winning', { kind: 'infantry', marks: ['winning'] }],
  ['moved', { kind: 'infantry', marks: ['moved'] }],
  ['retired', { kind: 'infantry', marks: ['retired'] }],
];

/** What lies in a square, each with its count. */
const SQUARES: readonly (readonly [Sign, readonly (readonly [string, number])[]])[] = [
  ['barrage', [['barrage', 3]]],
  [
    'suppression',
    [
      ['barrage', 1],
      ['suppression', 1],
    ],
  ],
  ['gas', [['gas', 1]]],
  ['fighting', [['fighting', 1]]],
  ['morale', [['morale', 1]]],
  ['hold', [['hold', 1]]],
  ['drive', [['drive', 1]]],
  ['steady', [['steady', 1]]],
];
const ORDERS: ReadonlySet<Sign> = new Set(['fighting', 'morale', 'hold', 'drive', 'steady']);

/** Ground of one square, and what is printed on it. */
const GROUNDS: readonly (readonly [
  Sign,
  string,
  readonly (readonly [kind: string, faces: number])[],
])[] = [
  ['woods', 'woods', []],
  ['buildings', 'buildings', []],
  ['hill', 'hill', []],
  ['roughHill', 'roughHill', []],
  ['hasty', 'open', [['hasty', 1]]],
  ['trenches', 'open', [['trenches', 1]]],
  ['fort', 'open', [['fort', 1]]],
  // Through the west and the east, with the river between.
  [
    'river',
    'open',
    [
      ['river', 2],
      ['road', 10],
    ],
  ],
];

interface LegendProps {
  readonly words: Words;
}

/** The signs on units, in squares and on the map, each beside what it means. */
export function Legend({ words }: LegendProps) {
  return (
    <>
      {(
        [
          ['units', UNITS],
          ['marks', MARKS],
        ] as const
      ).map(([part, samples]) => (
        <LegendPart key={part} title={LEGEND_ENGLISH[part]}>
          {samples.map(([sign, sample]) => (
            <LegendLine key={sign} means={LEGEND_ENGLISH[sign]}>
              <SampleUnit sample={sample} words={words} />
            </LegendLine>
          ))}
        </LegendPart>
      ))}
      <LegendPart title={LEGEND_ENGLISH.squares}>
        {SQUARES.map(([sign, kinds]) => (
          <LegendLine key={sign} means={LEGEND_ENGLISH[sign]}>
            <svg
              viewBox={ORDERS.has(sign) ? '-30 -12 60 24' : '-110 -60 220 120'}
              aria-hidden="true"
            >
              {kinds.map(([kind, count]) => {
                const marker = markerOf(words, kind, count);
                return (
                  <g key={kind}>
                    <SquareMarker marker={marker} words={words} />
                    <SquareSign marker={marker} words={words} />
                  </g>
                );
              })}
            </svg>
          </LegendLine>
        ))}
        <LegendLine means={LEGEND_ENGLISH.countdown}>
          <svg viewBox="-70 -32 140 64" aria-hidden="true">
            <Dial left={9} x={0} y={0} />
          </svg>
        </LegendLine>
      </LegendPart>
      <LegendPart title={LEGEND_ENGLISH.ground}>
        {GROUNDS.map(([sign, ground, printed]) => (
          <LegendLine key={sign} means={LEGEND_ENGLISH[sign]}>
            <svg viewBox={`${SQUARE / 2} 0 ${2 * SQUARE} ${SQUARE}`} aria-hidden="true">
              <Ground scene={groundOf(words, ground, printed)} />
            </svg>
          </LegendLine>
        ))}
      </LegendPart>
    </>
  );
}

function SampleUnit({ sample, words }: { readonly sample: Sample; readonly words: Words }) {
  const { kind, marks = [], counts = {}, second } = sample;
  const piece: Piece = {
    id: 'A-1',
    side: words.ruleset.sides[second === true ? 1 : 0],
    kind,
    at: { x: 0, y: 0 },
    facing: 0,
    marks,
    counts,
    label: message(''),
  };
  const { depth } = sizeOf(piece);
  return (
    <svg viewBox={`-46 ${-depth / 2 - 7} 92 ${depth + 12}`} aria-hidden="true">
      <Unit piece={piece} words={words} />
    </svg>
  );
}

function markerOf(words: Words, kind: string, count: number): Marker {
  return {
    kind,
    side: words.ruleset.sides[0],
    at: { x: SQUARE / 2, y: SQUARE / 2 },
    place: 'b1',
    count,
    label: message(''),
  };
}

/** A small map. */
function groundOf(
  words: Words,
  kind: string,
  printed: readonly (readonly [kind: string, count: number])[],
): Scene {
  // The one in the middle of three, so that what lies on its sides is seen.
  const places = ['a1', 'b1', 'c1'];
  return {
    width: 3 * SQUARE,
    height: SQUARE,
    grid: { columns: places.length, rows: 1 },
    areas: places.map((id) => ({ id, kind: id === 'b1' ? kind : 'open', outline: [] })),
    pieces: [],
    markers: printed.map(([each, count]) => markerOf(words, each, count)),
    status: [],
  };
}
