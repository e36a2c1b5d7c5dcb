import { fine } from '../scenery/shapes.ts';
import { inHalves } from './lettering.ts';
import { INK, PAPER_LIGHT, SEPIA } from './colours.ts';
import { SHEET_ENGLISH } from './sheetEnglish.ts';

/** PB-1.2: hundredths of an inch to the mile. */
const MILE = 375;

/** A title of up to so many letters is not broken. */
const ONE_LINE = 16;

export const CARTOUCHE = { wide: 640, high: 330 } as const;

interface CartoucheProps {
  readonly title: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The title in its frame, over the scale of miles. */
export function Cartouche({ title, x, y, scale }: CartoucheProps) {
  const lines = title.length <= ONE_LINE ? [title] : inHalves(title);
  const [wide, high] = [CARTOUCHE.wide - 40, CARTOUCHE.high - 40];
  const size = Math.min(62, (wide - 90) / (0.66 * Math.max(...lines.map((line) => line.length))));
  return (
    <g data-ornament transform={`translate(${fine(x)} ${fine(y)}) scale(${scale})`}>
      <path d={frame(wide, high, 34)} transform="translate(6 8)" fill={SEPIA} opacity={0.22} />
      <path
        d={frame(wide, high, 34)}
        fill={PAPER_LIGHT}
        stroke={INK}
        strokeWidth={5}
        strokeLinejoin="round"
      />
      <path d={frame(wide - 22, high - 22, 28)} fill="none" stroke={INK} strokeWidth={1.6} />
      <g fontFamily="var(--serif)" textAnchor="middle" fill={INK}>
        {lines.map((line, i) => (
          <text
            key={line}
            y={fine(-high / 2 + (lines.length === 1 ? 118 : 88) + i * size * 1.12)}
            fontSize={fine(size)}
            fontWeight={700}
            letterSpacing=".08em"
          >
            {line}
          </text>
        ))}
      </g>
      <Flourish y={high / 2 - 112} />
      <g transform={`translate(0 ${high / 2 - 56})`}>
        <ScaleBar scale={scale} room={wide - 120} />
      </g>
    </g>
  );
}

/** A rectangle with its corners cut out in quarter circles. */
function frame(wide: number, high: number, corner: number): string {
  const [right, down] = [wide / 2, high / 2];
  const arc = (x: number, y: number): string => `a${corner} ${corner} 0 0 0 ${x} ${y}`;
  return `M${-right + corner} ${-down}H${right - corner}${arc(corner, corner)}V${down - corner}${arc(
    -corner,
    corner,
  )}H${-right + corner}${arc(-corner, -corner)}V${-down + corner}${arc(corner, -corner)}Z`;
}

function Flourish({ y }: { readonly y: number }) {
  return (
    <g transform={`translate(0 ${y})`} fill={INK}>
      <path d="M0 -6L9 0L0 6L-9 0Z" />
      <path d="M14 0Q80 -7 170 0Q80 4 14 0ZM-14 0Q-80 -7 -170 0Q-80 4 -14 0Z" />
    </g>
  );
}

const PARTS = [
  { part: 1, marks: ['0', '½', '1'] },
  { part: 0.5, marks: ['0', '¼', '½'] },
  { part: 0.25, marks: ['0', '⅛', '¼'] },
] as const;

/** As much of a mile as the frame has room for, its first half in quarters. */
export function ScaleBar({ scale, room }: { readonly scale: number; readonly room: number }) {
  // A mile is a mile, however large the frame is.
  const fitting = PARTS.find(({ part }) => (MILE * part) / scale <= room) ?? PARTS[2];
  const long = fine((MILE * fitting.part) / scale);
  const [left, quarter] = [-long / 2, long / 4];
  return (
    <>
      <path
        d={`M${left} -8h${long}v9h${-long}z`}
        fill={PAPER_LIGHT}
        stroke={INK}
        strokeWidth={1.6}
      />
      <path
        d={`M${left} -8h${quarter}v4.5h${quarter}v-4.5h${2 * quarter}v4.5h${-2 * quarter}v4.5h${-quarter}v-4.5h${-quarter}z`}
        fill={INK}
      />
      <g fontFamily="var(--serif)" fontSize={22} textAnchor="middle" fill={INK}>
        {fitting.marks.map((mark, i) => (
          <text key={mark} x={left + 2 * i * quarter} y={-15}>
            {mark}
          </text>
        ))}
        <text y={28} letterSpacing=".12em" fontStyle="italic">
          {`${SHEET_ENGLISH.miles} · ${SHEET_ENGLISH.scale}`}
        </text>
      </g>
    </>
  );
}
