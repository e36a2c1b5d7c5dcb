import type { Piece, Words } from '@sandtable/kernel';
import { useState, type CSSProperties } from 'react';
import { box, fine } from '../scenery/shapes.ts';
import { ArmSign } from './ArmSign.tsx';
import { BRASS, BRASS_DARK, CREAM, PAPER_LIGHT } from './colours.ts';
import { Staff } from './Staff.tsx';
import { Strip } from './Strip.tsx';
import { UnitMarks } from './UnitMarks.tsx';
import { isStrip, numberOf, PAINTS, qualityOf, sizeOf, type Paint } from './units.ts';

interface UnitProps {
  readonly piece: Piece;
  readonly words: Words;
}

/** SB-1.3: a unit: a strip of bases, or a model on one. Its front has a light edge with a tip. */
export function Unit({ piece, words }: UnitProps) {
  const second = words.ruleset.sides.indexOf(piece.side) === 1;
  const paint = PAINTS[second ? 1 : 0];
  const { width, depth } = sizeOf(piece);
  const turn = useTurn(piece.facing);
  if (piece.kind === 'command') return <Staff piece={piece} paint={paint} second={second} />;
  return (
    <>
      <g transform="translate(1 1.8)">
        <path d={box(-width / 2, -depth / 2, width, depth)} style={turn} fill="#1c140870" />
      </g>
      <g style={turn}>
        <Body width={width} depth={depth} piece={piece} paint={paint} second={second} />
        {isStrip(piece) ? (
          <Strip piece={piece} paint={paint} />
        ) : (
          <Model piece={piece} paint={paint} />
        )}
      </g>
      <UnitMarks piece={piece} width={width} depth={depth} />
    </>
  );
}

interface BodyProps {
  readonly width: number;
  readonly depth: number;
  readonly piece: Piece;
  readonly paint: Paint;
  readonly second: boolean;
}

/** SB-1.3: professionals have a brass edge, reservists are pale. The second side's front is a double line. */
function Body({ width, depth, piece, paint, second }: BodyProps) {
  const quality = qualityOf(piece);
  const [left, top] = [-width / 2, -depth / 2];
  const pale = quality === 'reservist';
  const front = pale ? paint.dark : quality === 'professional' ? BRASS : CREAM;
  const tip = 5;
  return (
    <>
      <path
        d={box(left, top, width, depth)}
        fill={pale ? PAPER_LIGHT : paint.coat}
        stroke={pale ? paint.coat : paint.dark}
        strokeWidth={pale ? 1.6 : 0.8}
      />
      {quality === 'professional' && (
        <path
          d={box(left + 0.9, top + 0.9, width - 1.8, depth - 1.8)}
          fill="none"
          stroke={BRASS}
          strokeWidth={1.5}
        />
      )}
      <path
        d={`M${-tip} ${top + 0.4}L0 ${top - 3.6}L${tip} ${top + 0.4}Z`}
        fill={front}
        stroke={quality === 'professional' ? BRASS_DARK : paint.dark}
        strokeWidth={0.7}
      />
      {second ? (
        <path
          d={
            box(left + 1.2, top + 0.5, width - 2.4, 0.9) +
            box(left + 1.2, top + 2.2, width - 2.4, 0.9)
          }
          fill={front}
        />
      ) : (
        <path d={box(left + 1.2, top + 0.6, width - 2.4, 2)} fill={front} />
      )}
    </>
  );
}

/** SB-1.4: one base; when half of it is lost, that half is hatched and the model cracked. */
function Model({ piece, paint }: { readonly piece: Piece; readonly paint: Paint }) {
  const { kind, facing, counts, id } = piece;
  const pale = qualityOf(piece) === 'reservist';
  const ink = pale ? paint.dark : CREAM;
  const damaged = (counts['lost'] ?? 0) > 0;
  const isTurned = facing % 180 !== 0;
  return (
    <g transform={`translate(0 1.6) rotate(${-facing})`}>
      <g transform={isTurned ? 'scale(0.62)' : 'translate(2.6 0)'} opacity={damaged ? 0.75 : 1}>
        <ArmSign kind={kind} ink={ink} />
      </g>
      <text
        x={isTurned ? 0 : -15.4}
        y={isTurned ? 16.6 : 7}
        textAnchor="middle"
        fontFamily="var(--serif)"
        fontSize={7}
        fontWeight={700}
        fill={ink}
      >
        {numberOf(id)}
      </text>
      {damaged && (
        <path
          d={isTurned ? 'M-8.5 -19h17v19h-17z' : 'M0 -8h19.4v16.4h-19.4z'}
          fill={paint.dark}
          opacity={0.62}
        />
      )}
      {damaged && (
        <path
          d={isTurned ? 'M-8.5 1l5 -3l3 4l4 -4l5 3' : 'M1 -8l-3 5l4 3l-4 4l3 4.4'}
          fill="none"
          stroke={CREAM}
          strokeWidth={1.1}
        />
      )}
    </g>
  );
}

/** Turns the short way round, as slowly as the board says that pieces move. */
function useTurn(facing: number): CSSProperties {
  const [turn, setTurn] = useState(facing);
  const rest = ((((facing - turn) % 360) + 540) % 360) - 180;
  if (rest !== 0) setTurn(turn + rest);
  return {
    transform: `rotate(${fine(turn + rest)}deg)`,
    transition: 'transform var(--turning, 0ms) ease-in-out',
  };
}
