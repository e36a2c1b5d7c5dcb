import { between, scatterOf } from '../scenery/scatter.ts';
import { box, fine } from '../scenery/shapes.ts';
import { INK, PAPER, PAPER_LIGHT, SEPIA } from './colours.ts';

interface SheetProps {
  readonly width: number;
  readonly height: number;
  /** How far the paper goes on beyond the map. */
  readonly margin: number;
}

const INCH = 100;
const NUMBERED = 6;

/** The paper: old, once folded, with a grain. */
export function Sheet({ width, height, margin }: SheetProps) {
  const whole = {
    x: -margin,
    y: -margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
  };
  return (
    <>
      <rect {...whole} transform="translate(5 8)" rx={3} fill="#000" opacity={0.35} />
      <rect {...whole} rx={3} fill={PAPER} />
      <rect {...whole} fill="url(#pub-fibres)" />
      {stains(width, height).map(({ x, y, rx, ry }) => (
        <ellipse key={`${x} ${y}`} cx={x} cy={y} rx={rx} ry={ry} fill="url(#pub-stain)" />
      ))}
    </>
  );
}

/** Where damp has been at the paper. */
function stains(width: number, height: number) {
  const scatter = scatterOf(width, height, 85);
  return Array.from({ length: 9 }, () => {
    const [along, near] = [scatter(), scatter() * 0.12];
    const side = Math.floor(scatter() * 4);
    const part = side % 2 === 0 ? near : 1 - near;
    const [x, y] = side < 2 ? [part * width, along * height] : [along * width, part * height];
    const rx = between(scatter, 120, 420);
    return { x: fine(x), y: fine(y), rx: fine(rx), ry: fine(rx * between(scatter, 0.5, 1)) };
  });
}

/** What lies over the print: browned edges, the folds, and a dim light where the page is dark. */
export function Ageing({ width, height, margin }: SheetProps) {
  const [left, broad, tall] = [-margin, width + 2 * margin, height + 2 * margin];
  const edge = margin * 2.6;
  const fold = margin * 0.34;
  const folds = [1, 2, 3].map((i) => fine((i * width) / 4 - fold / 2));
  return (
    <g pointerEvents="none">
      <rect x={left} y={left} width={broad} height={edge} fill="url(#pub-brown-top)" />
      <rect
        x={left}
        y={height + margin - edge}
        width={broad}
        height={edge}
        fill="url(#pub-brown-bottom)"
      />
      <rect x={left} y={left} width={edge} height={tall} fill="url(#pub-brown-left)" />
      <rect
        x={width + margin - edge}
        y={left}
        width={edge}
        height={tall}
        fill="url(#pub-brown-right)"
      />
      {folds.map((x) => (
        <rect key={x} x={x} y={left} width={fold} height={tall} fill="url(#pub-fold-down)" />
      ))}
      <rect
        x={left}
        y={fine(height / 2 - fold / 2)}
        width={broad}
        height={fold}
        fill="url(#pub-fold-across)"
      />
      <rect
        x={left}
        y={left}
        width={broad}
        height={tall}
        fill="light-dark(transparent, #2a1a0657)"
      />
    </g>
  );
}

/** The neat line, and around it a ruler with an inch to each step. */
export function Border({ width, height, margin }: SheetProps) {
  const [near, far] = [margin * 0.16, margin * 0.3];
  const around = (off: number): string => box(-off, -off, width + 2 * off, height + 2 * off);
  const size = margin * 0.36;
  return (
    <>
      <path d={around(0)} fill="none" stroke={INK} strokeWidth={2} />
      <path d={`${around(near)}${around(far)}`} fill={PAPER_LIGHT} fillRule="evenodd" />
      <path d={rulers(width, height, near, far)} fill={INK} />
      <path d={`${around(near)}${around(far)}`} fill="none" stroke={INK} strokeWidth={1.4} />
      <path d={around(margin * 0.86)} fill="none" stroke={INK} strokeWidth={margin * 0.05} />
      <g fontFamily="var(--serif)" fontSize={fine(size)} fill={SEPIA} textAnchor="middle">
        {numbers(width).map((n) =>
          [-margin * 0.44, height + margin * 0.72].map((y) => (
            <text key={`${n} ${y}`} x={n * INCH} y={fine(y)}>
              {n}
            </text>
          )),
        )}
        {numbers(height).map((n) =>
          [-margin * 0.58, width + margin * 0.58].map((x) => (
            <text key={`${n} ${x}`} x={fine(x)} y={fine(height - n * INCH + size * 0.35)}>
              {n}
            </text>
          )),
        )}
      </g>
    </>
  );
}

function numbers(length: number): number[] {
  const last = Math.floor(length / INCH / NUMBERED);
  return Array.from({ length: last + 1 }, (_, i) => i * NUMBERED);
}

/** Every other inch in black. From the left, and from below. */
function rulers(width: number, height: number, near: number, far: number): string {
  const steps = (length: number): number[] =>
    Array.from({ length: Math.ceil(length / INCH / 2) }, (_, i) => 2 * i * INCH);
  const thick = far - near;
  const across = steps(width).flatMap((x) => {
    const long = Math.min(INCH, width - x);
    return [box(x, -far, long, thick), box(x, height + near, long, thick)];
  });
  const up = steps(height).flatMap((y) => {
    const long = Math.min(INCH, height - y);
    return [
      box(-far, height - y - long, thick, long),
      box(width + near, height - y - long, thick, long),
    ];
  });
  return [...across, ...up].join('');
}
