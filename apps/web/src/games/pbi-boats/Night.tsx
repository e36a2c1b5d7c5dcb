import { useId } from 'react';

interface NightProps {
  readonly width: number;
  readonly height: number;
}

/** The dark over the ground, with the moon in a corner of it. Whoever stands there is lit as always. */
export function Night({ width, height }: NightProps) {
  const id = useId();
  return (
    <>
      <radialGradient id={id} cx="82%" cy="10%" r="115%">
        <stop offset="0" stopColor="#5d74a8" stopOpacity={0.42} />
        <stop offset="0.35" stopColor="#1f2f5c" stopOpacity={0.56} />
        <stop offset="1" stopColor="#0a1230" stopOpacity={0.68} />
      </radialGradient>
      <rect width={width} height={height} fill={`url(#${id})`} />
    </>
  );
}
