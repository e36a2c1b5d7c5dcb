import { circle } from './shapes.ts';

export interface Bush {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** All bushes at once: their shadows, their dark side, their bright side, their tips. */
export function Bushes({ bushes }: { readonly bushes: readonly Bush[] }) {
  const all = (shift: number, swell: number): string =>
    bushes.map(({ x, y, r }) => circle(x + shift, y + shift * 1.3, r * swell)).join('');
  return (
    <>
      <path d={all(2.6, 1)} fill="var(--shadow)" />
      <path d={all(0, 1)} fill="var(--hedge-dark)" />
      <path d={all(-0.9, 0.76)} fill="var(--hedge)" />
      <path d={all(-1.9, 0.36)} fill="var(--hedge-light)" />
    </>
  );
}
