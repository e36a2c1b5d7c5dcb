import { INK, STEEL_LIGHT } from './colours.ts';
import type { HullShape } from './hulls.ts';

interface WeaponsProps {
  readonly shape: HullShape;
  readonly counts: Readonly<Record<string, number>>;
  readonly vehicle: boolean;
}

const ARC = 'color-mix(in oklab, var(--brass) 55%, transparent)';

/** BT-2.4: what is mounted where, with the arc that it can shoot into: a cannon ahead, a machine gun over half the horizon. */
export function Weapons({ shape, counts, vehicle }: WeaponsProps) {
  const { hmg = 0, lmg = 0, cannon = 0, mortar = 0 } = counts;
  if (vehicle) return null;
  const [bow, rear] = shape.mounts;
  const guns = hmg + lmg;
  return (
    <>
      {cannon > 0 && (
        <g transform={`translate(0 ${-bow})`}>
          <path d="M0 0L-13 -13A18.4 18.4 0 0 1 13 -13Z" fill={ARC} opacity={0.5} />
          <circle r={5} fill={STEEL_LIGHT} stroke={INK} strokeWidth={1.3} />
          <path d="M0 -2V-16" stroke={INK} strokeWidth={4} />
          <path d="M0 -2V-15" stroke={STEEL_LIGHT} strokeWidth={1.8} />
        </g>
      )}
      {guns > 0 && <MachineGun at={-bow + (cannon > 0 ? 11 : 0)} astern={false} heavy={hmg > 0} />}
      {guns > 1 && <MachineGun at={-rear} astern heavy={hmg > 1} />}
      {mortar > 0 && (
        <g transform={`translate(0 ${-rear - 10})`}>
          <circle r={4.6} fill={INK} />
          <circle r={2.8} fill="#0b0d0e" stroke={STEEL_LIGHT} strokeWidth={1} />
        </g>
      )}
    </>
  );
}

interface MachineGunProps {
  readonly at: number;
  readonly astern: boolean;
  readonly heavy: boolean;
}

function MachineGun({ at, astern, heavy }: MachineGunProps) {
  return (
    <g transform={`translate(0 ${at}) rotate(${astern ? 180 : 0})`}>
      <path d="M-11 0A11 11 0 0 1 11 0" fill="none" stroke={ARC} strokeWidth={2} />
      <path d="M-3.4 3L0 -1L3.4 3" fill="none" stroke={INK} strokeWidth={1.6} />
      <path d="M0 2V-9" stroke={INK} strokeWidth={heavy ? 3.4 : 2.2} strokeLinecap="round" />
      <path d="M0 1V-8" stroke={STEEL_LIGHT} strokeWidth={heavy ? 1.3 : 0.8} />
    </g>
  );
}
