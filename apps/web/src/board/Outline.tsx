import type { Tone } from '@sandtable/kernel';
import type { Extent } from './extent.ts';

interface OutlineProps {
  readonly className: string | undefined;
  readonly extent: Pick<Extent, 'facing' | 'size'>;
  readonly tone?: Tone;
  /** How far it stands out on all sides, as a part of the depth. */
  readonly margin: number;
  /** The same, at least so much. */
  readonly least?: number;
}

/** A piece as a turned rectangle, around 0, 0. */
export function Outline({ className, extent, tone, margin, least = 0 }: OutlineProps) {
  const { width, depth } = extent.size;
  const out = Math.max(Math.min(width, depth) * margin, least);
  return (
    <rect
      className={className}
      data-tone={tone}
      x={-width / 2 - out}
      y={-depth / 2 - out}
      width={width + 2 * out}
      height={depth + 2 * out}
      rx={out}
      transform={`rotate(${extent.facing})`}
    />
  );
}
