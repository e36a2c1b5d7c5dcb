import type { Piece } from '@sandtable/kernel';
import { useContext } from 'react';
import { Closeness } from '../../board/closeness.ts';
import { box, fine } from '../scenery/shapes.ts';
import { ArmSign, CampSign, FIELD } from './ArmSign.tsx';
import { measuresOf, numberOf, qualityOf, signOf, writingOn, type Quality } from './blocks.ts';
import { SCALE } from './chart.ts';
import { isHeadDown, readable } from './lettering.ts';
import { CREAM, GILT, GILT_DARK, paintOf, type Paint } from './colours.ts';

interface BlockFaceProps {
  readonly piece: Piece;
  readonly isSpent: boolean;
}

/** Below the stripe that marks the front. */
const MIDDLE = 2.6;
const LETTERS = 20;
/** On a block that is shorter than this the sign is smaller, to leave room for the name. */
const SHORT = 120;
/** What the arrows of a column take of its length. PB-4.6 */
const ARROWS = 30;

/** What is painted on top: the sign of the arm and a name, or only a number. */
export function BlockFace({ piece, isSpent }: BlockFaceProps) {
  const { wide, deep } = measuresOf(piece);
  const { facing, kind, counts, id } = piece;
  const paint = paintOf(piece.side);
  const ink = isSpent ? paint.dark : CREAM;
  const sign = signOf(piece);
  // A column is written on along its length: turned to the left, so that it is read from its tail.
  const isLong = deep > wide;
  const flipped = isHeadDown(isLong ? facing - 90 : facing);
  const room = isLong ? deep : wide;
  if (kind === 'hq') {
    const rating = counts['rating'];
    const text = rating === undefined ? numberOf(id) : String(rating);
    return (
      // Upright, whichever way it is turned.
      <g transform={`rotate(${-facing})`}>
        <Writing
          name={text}
          number={text}
          y={1}
          room={wide - 8}
          most={25}
          high={deep}
          flipped={false}
          ink={ink}
        />
      </g>
    );
  }
  const scale = isLong ? 0.72 : wide < SHORT ? 0.8 : 1;
  const field = { wide: FIELD.wide * scale + 4, at: -room / 2 + (FIELD.wide * scale) / 2 + 7 };
  const isShown = sign !== undefined;
  const from = (isShown ? field.at + field.wide / 2 + 3 : -room / 2 + 6) + (isLong ? ARROWS : 0);
  const to = room / 2 - (isLong ? ARROWS : 7);
  return (
    <g transform={isLong ? 'rotate(-90)' : undefined}>
      {sign !== undefined && (
        <g transform={`translate(${fine(isLong ? -field.at : field.at)} ${isLong ? 0 : MIDDLE})`}>
          <g transform={scale === 1 ? undefined : `scale(${scale})`}>
            <SignField
              piece={piece}
              paint={paint}
              isSpent={isSpent}
              quality={qualityOf(piece)}
              flipped={flipped}
            />
          </g>
        </g>
      )}
      <Writing
        name={writingOn(piece)}
        number={numberOf(id)}
        x={((from + to) / 2) * (isLong ? -1 : 1)}
        y={isLong ? 0 : MIDDLE}
        room={to - from}
        most={isShown ? LETTERS : LETTERS * 1.25}
        high={Math.min(wide, deep)}
        flipped={flipped}
        ink={ink}
      />
    </g>
  );
}

interface SignFieldProps {
  readonly piece: Piece;
  readonly paint: Paint;
  readonly isSpent: boolean;
  readonly quality: Quality | undefined;
  readonly flipped: boolean;
}

/** The sign on its light field. The field tells quality: empty, plain, or gilt; a row of dots skirmishes. */
function SignField({ piece, paint, isSpent, quality, flipped }: SignFieldProps) {
  const sign = signOf(piece);
  if (sign === undefined) return null;
  const isHollow = quality === 'green' || quality === 'skirmish' || isSpent;
  const colour = isHollow ? (isSpent ? paint.coat : CREAM) : paint.dark;
  const edge = quality === 'elite' || quality === 'guard' ? GILT : colour;
  return (
    <g transform={flipped ? 'rotate(180)' : undefined}>
      <path
        d={box(-FIELD.wide / 2, -FIELD.high / 2, FIELD.wide, FIELD.high)}
        fill={isHollow ? 'none' : quality === 'guard' ? GILT : CREAM}
        stroke={isSpent && edge === GILT ? GILT_DARK : edge}
        strokeWidth={edge === GILT ? 3.6 : 2.2}
        strokeDasharray={quality === 'skirmish' ? '3 3' : undefined}
      />
      {sign === 'train' && piece.marks.includes('unpacked') ? (
        <CampSign colour={colour} />
      ) : (
        <ArmSign sign={sign} colour={colour} />
      )}
    </g>
  );
}

interface WritingProps {
  readonly name: string;
  /** What stands for the name from afar. */
  readonly number: string;
  readonly x?: number;
  readonly y: number;
  readonly room: number;
  readonly most: number;
  /** How high the block is where it is written on. */
  readonly high: number;
  /** Turned about, so that nobody has to read it upside down. */
  readonly flipped: boolean;
  readonly ink: string;
}

function Writing({ name, number, x = 0, y, room, most, high, flipped, ink }: WritingProps) {
  const closeness = useContext(Closeness);
  const pixels = closeness === undefined ? undefined : closeness * SCALE;
  const shown = readable(name, number, room, most, high, pixels);
  if (shown === undefined) return null;
  const { lines, size } = { ...shown, size: fine(shown.size) };
  return (
    <text
      transform={`translate(${fine(x)} ${fine(y)})${flipped ? ' rotate(180)' : ''}`}
      textAnchor="middle"
      fontFamily="var(--serif)"
      fontSize={size}
      fontWeight={700}
      fill={ink}
    >
      {lines.map((line, i) => (
        <tspan key={line} x={0} y={fine(size * (0.35 + (i - (lines.length - 1) / 2) * 1.02))}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
