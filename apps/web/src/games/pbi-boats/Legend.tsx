import { message, type Marker, type Piece, type Scene, type Words } from '@sandtable/kernel';
import { LegendLine, LegendPart } from '../legend/Legend.tsx';
import { SQUARE } from '../pbi/plots.ts';
import { BoatMarker } from './BoatMarker.tsx';
import { BoatPiece } from './BoatPiece.tsx';
import { Ground } from './Ground.tsx';
import { HULL_SHAPES } from './hulls.ts';
import { LEGEND_ENGLISH } from './legendEnglish.ts';

type Sign = keyof typeof LEGEND_ENGLISH;

interface Sample {
  readonly kind: string;
  readonly marks?: readonly string[];
  readonly counts?: Readonly<Record<string, number>>;
}

const BOATS: readonly (readonly [Sign, Sample])[] = [
  ['landingcraft', { kind: 'landingcraft', counts: { aboard: 7 } }],
  ['mtb', { kind: 'mtb', counts: { aboard: 4, hmg: 1, cannon: 7 } }],
  ['launch', { kind: 'launch', counts: { aboard: 3 } }],
  ['rowingboat', { kind: 'rowingboat', counts: { aboard: 1 } }],
  ['dinghy', { kind: 'dinghy', counts: { aboard: 1 } }],
  ['tank', { kind: 'tank' }],
];

const MARKS: readonly (readonly [Sign, Sample])[] = [
  ['ap', { kind: 'launch', counts: { ap: 7 } }],
  ['sailed', { kind: 'launch', marks: ['sailed'] }],
  ['throttle', { kind: 'launch', marks: ['throttle'] }],
  ['slowed', { kind: 'launch', counts: { damage: 1 } }],
  ['powerless', { kind: 'launch', marks: ['powerless'], counts: { damage: 2 } }],
  ['beached', { kind: 'launch', marks: ['beached'] }],
  ['nets', { kind: 'mtb', marks: ['nets'] }],
];

const GROUPS: readonly (readonly [Sign, Sample])[] = [
  ['hmg', { kind: 'hmg' }],
  ['mortar', { kind: 'mortar' }],
  ['lightgun', { kind: 'lightgun' }],
  ['antitank', { kind: 'antitank' }],
];

const GROUNDS: readonly (readonly [Sign, string])[] = [
  ['open', 'water'],
  ['debris', 'debris'],
  ['defences', 'defences'],
  ['beach', 'beach'],
  ['pier', 'pier'],
  ['fire', 'fire'],
];

const CONDITIONS = ['current', 'night'] as const;
/** The bit of a current that runs east. */
const EAST = 2;

/** The signs on boats and counters, and what the water is like. */
export function Legend({ words }: { readonly words: Words }) {
  const parts = [
    ['boats', BOATS],
    ['marks', MARKS],
    ['groups', GROUPS],
  ] as const;
  return (
    <>
      {parts.map(([part, samples]) => (
        <LegendPart key={part} title={LEGEND_ENGLISH[part]}>
          {samples.map(([sign, sample]) => (
            <LegendLine key={sign} means={LEGEND_ENGLISH[sign]}>
              <SamplePiece sample={sample} words={words} />
            </LegendLine>
          ))}
        </LegendPart>
      ))}
      <LegendPart title={LEGEND_ENGLISH.water}>
        {GROUNDS.map(([sign, kind]) => (
          <LegendLine key={sign} means={LEGEND_ENGLISH[sign]}>
            <svg viewBox={`${SQUARE / 2} 0 ${2 * SQUARE} ${SQUARE}`} aria-hidden="true">
              <Ground scene={sceneOf(kind)} />
            </svg>
          </LegendLine>
        ))}
        {CONDITIONS.map((kind) => (
          <LegendLine key={kind} means={LEGEND_ENGLISH[kind]}>
            <svg viewBox={`${SQUARE / 2} 0 ${2 * SQUARE} ${SQUARE}`} aria-hidden="true">
              <Ground scene={{ ...sceneOf('water'), markers: [markerOf(kind, EAST)] }} />
            </svg>
          </LegendLine>
        ))}
        {(['mine', 'ownMine'] as const).map((kind) => (
          <LegendLine key={kind} means={LEGEND_ENGLISH[kind]}>
            <svg viewBox="-36 -20 72 40" aria-hidden="true">
              <BoatMarker marker={markerOf(kind)} words={words} />
            </svg>
          </LegendLine>
        ))}
      </LegendPart>
    </>
  );
}

/** Boats lie on their side here, so that they find room in a line. */
function SamplePiece({ sample, words }: { readonly sample: Sample; readonly words: Words }) {
  const { kind, marks = [], counts = {} } = sample;
  const isHull = Object.hasOwn(HULL_SHAPES, kind);
  const piece: Piece = {
    id: 'A-1',
    side: words.ruleset.sides[0],
    kind,
    formation: 'A',
    at: { x: 0, y: 0 },
    facing: isHull ? 90 : 0,
    marks,
    counts: { ap: 0, shots: 0, ...counts },
    label: message(''),
  };
  return (
    <svg viewBox={isHull ? '-56 -26 112 52' : '-36 -22 72 44'} aria-hidden="true">
      <BoatPiece piece={piece} words={words} />
    </svg>
  );
}

function markerOf(kind: string, count = 1): Marker {
  return { kind, at: { x: 0, y: 0 }, count, label: message('') };
}

/** Three squares: what is meant, with land above and water below it in thought. */
function sceneOf(kind: string): Scene {
  const kinds = kind === 'fire' ? ['open', kind, 'open'] : ['water', kind, 'water'];
  return {
    width: kinds.length * SQUARE,
    height: SQUARE,
    grid: { columns: kinds.length, rows: 1 },
    areas: kinds.map((each, column) => ({
      id: `${'abc'[column]}1`,
      kind: each,
      outline: [
        { x: column * SQUARE, y: 0 },
        { x: (column + 1) * SQUARE, y: SQUARE },
      ],
    })),
    pieces: [],
    markers: [],
    status: [],
  };
}
