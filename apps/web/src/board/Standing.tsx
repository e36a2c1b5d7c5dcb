import type { Piece, Words } from '@sandtable/kernel';
import type { CSSProperties, ReactNode } from 'react';
import type { Look } from '../games/look.ts';
import styles from './Board.module.css';

interface StandingProps {
  readonly look: Look;
  readonly words: Words;
  readonly piece: Piece;
  /** What is drawn around it, below it. */
  readonly around?: ReactNode;
}

/** A piece around 0, 0, on its base. */
export function Standing({ look, words, piece, around }: StandingProps) {
  const { Base, raised } = look;
  const drawn = (
    <>
      {around}
      <look.Piece piece={piece} words={words} />
    </>
  );
  if (raised === undefined) return drawn;
  return (
    <>
      {Base !== undefined && <Base piece={piece} words={words} />}
      <Raised foot={raised.foot(piece)}>{drawn}</Raised>
    </>
  );
}

/** What is drawn larger from afar, growing out of its foot. */
export function Raised({
  foot,
  children,
}: {
  readonly foot: number;
  readonly children: ReactNode;
}) {
  const style: CSSProperties = { transformOrigin: `0 ${foot}px` };
  return (
    <g className={styles['raised']} style={style}>
      {children}
    </g>
  );
}

/**
 * How much larger than its base a piece is drawn, where a pixel is so many units of the scene: as much as it
 * takes to read it, and in scale again from close by.
 */
export function raiseAt({ raised }: Look, unitsAPixel: number): number {
  if (raised === undefined) return 1;
  return Math.min(Math.max((raised.pixels * unitsAPixel) / raised.width, 1), raised.most);
}
