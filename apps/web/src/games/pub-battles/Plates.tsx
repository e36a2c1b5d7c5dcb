import type { ReactNode } from 'react';
import { fine } from '../scenery/shapes.ts';
import { ScaleBar } from './Cartouche.tsx';
import { INK, PAPER_LIGHT } from './colours.ts';

interface PlatesProps {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly margin: number;
}

/** The title and the scale on plates in the border, where a crowded map has no room for them. */
export function Plates({ title, width, height, margin }: PlatesProps) {
  const size = margin * 0.44;
  const scale = fine(margin * 0.082) / 10;
  return (
    <>
      <Plate x={width / 2} y={-margin * 0.58} wide={size * (0.78 * title.length + 2)} high={margin}>
        <text
          y={fine(size * 0.36)}
          fontFamily="var(--serif)"
          fontSize={fine(size)}
          fontWeight={700}
          letterSpacing=".08em"
          textAnchor="middle"
          fill={INK}
        >
          {title}
        </text>
      </Plate>
      <Plate x={width / 2} y={height + margin * 0.58} wide={margin * 6} high={margin}>
        <g transform={`scale(${scale}) translate(0 4)`}>
          <ScaleBar scale={scale} room={(margin * 5.2) / scale} />
        </g>
      </Plate>
    </>
  );
}

interface PlateProps {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  /** That of the border it lies on. */
  readonly high: number;
  readonly children: ReactNode;
}

function Plate({ x, y, wide, high, children }: PlateProps) {
  const tall = high * 0.7;
  return (
    <g transform={`translate(${fine(x)} ${fine(y)})`}>
      <rect
        x={fine(-wide / 2)}
        y={fine(-tall / 2)}
        width={fine(wide)}
        height={fine(tall)}
        rx={fine(tall * 0.16)}
        fill={PAPER_LIGHT}
        stroke={INK}
        strokeWidth={fine(high * 0.03)}
      />
      {children}
    </g>
  );
}
