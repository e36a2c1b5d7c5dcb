import type { Marker, Words } from '@sandtable/kernel';
import { letterSize } from './lettering.ts';
import { SCALE } from './chart.ts';
import { ALARM, CREAM, GILT, GILT_DARK, INK, PAPER_LIGHT, paintOf } from './colours.ts';

interface MapMarkerProps {
  readonly marker: Marker;
  readonly words: Words;
}

/** What lies on the map besides blocks: chits, combats, places that matter. */
export function MapMarker({ marker }: MapMarkerProps) {
  return <g transform={`scale(${SCALE})`}>{signFor(marker)}</g>;
}

function signFor(marker: Marker) {
  switch (marker.kind) {
    case 'combat':
      return <Swords />;
    case 'entry':
      return <Gate marker={marker} />;
    default:
      return <Chit marker={marker} />;
  }
}

interface SignProps {
  readonly marker: Marker;
}

function colourOf({ side }: Marker): string {
  return side === undefined ? GILT_DARK : paintOf(side).coat;
}

/** PB-3.1: a round chit of card in the colour of its side. */
function Chit({ marker }: SignProps) {
  const { formation = '', count } = marker;
  const text = formation === '' ? String(count) : formation;
  return (
    <>
      <circle cx={2.5} cy={3.5} r={24} fill="#1c140866" />
      <circle r={24} fill={colourOf(marker)} stroke={INK} strokeWidth={1.4} />
      <circle r={20} fill="none" stroke={CREAM} strokeWidth={1.8} strokeDasharray="2 2.2" />
      <text
        y={letterSize(text, 34, 24) * 0.35}
        textAnchor="middle"
        fontFamily="var(--serif)"
        fontSize={letterSize(text, 34, 24)}
        fontWeight={700}
        fill={CREAM}
      >
        {text}
      </text>
    </>
  );
}

/** A sabre around 0, 0 with its point up and to the right. */
const SABRE = 'M-15 15Q2 4 15 -17Q9 5 -11 19Z';
const HILT = 'M-19 12L-9 20M-14 16L-20 22';

/** PB-10.1: crossed swords where a combat has to be fought. */
function Swords() {
  const sabre = (
    <>
      <path d={SABRE} fill={PAPER_LIGHT} stroke={INK} strokeWidth={1.6} strokeLinejoin="round" />
      <path d={HILT} stroke={INK} strokeWidth={5} strokeLinecap="round" />
      <path d={HILT} stroke={GILT} strokeWidth={2.2} strokeLinecap="round" />
    </>
  );
  return (
    <>
      <circle cx={2} cy={3} r={27} fill="#1c140855" />
      <circle r={27} fill={ALARM} stroke={INK} strokeWidth={1.6} />
      <circle r={23.6} fill="none" stroke={CREAM} strokeWidth={1.4} />
      {sabre}
      <g transform="scale(-1 1)">{sabre}</g>
    </>
  );
}

/** PB-12.9: where a Command comes onto the map. */
function Gate({ marker }: SignProps) {
  return (
    <>
      <circle r={25} fill={CREAM} opacity={0.8} />
      <circle
        r={25}
        fill="none"
        stroke={colourOf(marker)}
        strokeWidth={3.4}
        strokeDasharray="8 5"
      />
      <path
        d="M0 15V-15M-10 -5L0 -15L10 -5M-14 16H14"
        fill="none"
        stroke={colourOf(marker)}
        strokeWidth={5}
        strokeLinejoin="round"
      />
      <Caption marker={marker} />
    </>
  );
}

/** The names under a sign, one below another. */
function Caption({ marker: { formation = '' } }: SignProps) {
  return (
    <text
      textAnchor="middle"
      fontFamily="var(--serif)"
      fontSize={20}
      fontWeight={700}
      fill={INK}
      stroke={PAPER_LIGHT}
      strokeWidth={4}
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {formation.split(', ').map((name, i) => (
        <tspan key={name} x={0} y={46 + i * 21}>
          {name}
        </tspan>
      ))}
    </text>
  );
}
