import type { Piece } from '@sandtable/kernel';
import { useEffect, useRef, useState } from 'react';

/** How long a piece that left the table is still seen falling; the style sheet fades it. */
const FALLING = 700;

/** The pieces that were there a moment ago and are no longer. */
export function useLeaving(pieces: readonly Piece[]): readonly Piece[] {
  const before = useRef(pieces);
  const [leaving, setLeaving] = useState<readonly Piece[]>([]);
  useEffect(() => {
    const present = new Set(pieces.map(({ id }) => id));
    const gone = before.current.filter(({ id }) => !present.has(id));
    before.current = pieces;
    if (gone.length === 0) return;
    setLeaving((falling) => [...falling.filter(({ id }) => !present.has(id)), ...gone]);
    setTimeout(() => {
      setLeaving((falling) => falling.filter((piece) => !gone.includes(piece)));
    }, FALLING);
  }, [pieces]);
  return leaving;
}
