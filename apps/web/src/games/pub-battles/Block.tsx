import type { Piece, Words } from '@sandtable/kernel';
import { useState, type CSSProperties } from 'react';
import { box } from '../scenery/shapes.ts';
import { BlockBody } from './BlockBody.tsx';
import { BlockFace } from './BlockFace.tsx';
import { BlockMarks } from './BlockMarks.tsx';
import { measuresOf, qualityOf } from './blocks.ts';
import { SCALE } from './chart.ts';
import { paintOf } from './colours.ts';
import { Flag } from './Headquarters.tsx';

interface BlockProps {
  readonly piece: Piece;
  readonly words: Words;
}

/** PB-1.4: a wooden block as it stands on the map. */
export function Block({ piece }: BlockProps) {
  const { wide, deep } = measuresOf(piece);
  const { side, marks, facing, kind, formation = '' } = piece;
  const paint = paintOf(side);
  const [isSpent, isRed] = [marks.includes('spent') && kind !== 'hq', side !== 'blue'];
  const turn = useTurn(facing);
  const shadow = isSpent ? 1.5 : 4;
  return (
    <g transform={`scale(${SCALE})`} opacity={marks.includes('hidden') ? 0.72 : undefined}>
      {/* The shadow falls the same way however the block is turned. */}
      <g transform={`translate(${shadow * 0.7} ${shadow})`}>
        <path d={box(-wide / 2, -deep / 2, wide, deep)} style={turn} fill="#1c140866" />
      </g>
      <g style={turn}>
        <BlockBody
          wide={wide}
          deep={deep}
          facing={facing}
          paint={paint}
          isSpent={isSpent}
          isRed={isRed}
          isGilt={qualityOf(piece) === 'guard' || kind === 'hq'}
        />
        <BlockFace piece={piece} isSpent={isSpent} />
        <BlockMarks wide={wide} deep={deep} marks={marks} />
      </g>
      {kind === 'hq' && (
        <Flag
          name={formation}
          paint={paint}
          isRed={isRed}
          isDown={marks.includes('tried') || marks.includes('spent')}
        />
      )}
    </g>
  );
}

/** Turns the short way round, as slowly as the board says that pieces turn. */
function useTurn(facing: number): CSSProperties {
  const [turn, setTurn] = useState(facing);
  const rest = ((((facing - turn) % 360) + 540) % 360) - 180;
  if (rest !== 0) setTurn(turn + rest);
  return {
    transform: `rotate(${turn + rest}deg)`,
    transition: 'transform var(--turning, 0ms) ease-in-out',
  };
}
