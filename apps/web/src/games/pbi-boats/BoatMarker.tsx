import type { Marker, Words } from '@sandtable/kernel';
import { Casualties } from '../pbi/Casualties.tsx';
import { FOAM, INK } from './colours.ts';

interface BoatMarkerProps {
  readonly marker: Marker;
  readonly words: Words;
}

/** A mine that everybody knows of, or one that only its owner sees; otherwise the fallen. */
export function BoatMarker({ marker, words }: BoatMarkerProps) {
  if (marker.kind === 'mine') return <Mine secret={false} />;
  if (marker.kind === 'ownMine') return <Mine secret />;
  return <Casualties marker={marker} words={words} />;
}

const HORNS = [0, 45, 90, 135, 180, 225, 270, 315];

function Mine({ secret }: { readonly secret: boolean }) {
  return (
    <g opacity={secret ? 0.7 : 1}>
      <ellipse cy={3} rx={17} ry={13} fill={FOAM} opacity={secret ? 0 : 0.35} />
      {HORNS.map((turn) => (
        <path
          key={turn}
          d="M0 -9V-14M-2 -14h4"
          transform={`rotate(${turn})`}
          stroke={INK}
          strokeWidth={2.4}
        />
      ))}
      <circle
        r={10}
        fill={secret ? '#33505c' : '#22272a'}
        stroke={secret ? FOAM : 'var(--danger)'}
        strokeWidth={secret ? 1.4 : 2.2}
        strokeDasharray={secret ? '3 2.4' : undefined}
      />
      <circle cx={-3} cy={-3.4} r={2.6} fill="#fff" opacity={0.35} />
    </g>
  );
}
