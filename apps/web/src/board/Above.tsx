import type { Piece, Point, Scene } from '@sandtable/kernel';
import { useLayoutEffect, type ReactNode, type RefObject } from 'react';
import type { Look } from '../games/look.ts';
import styles from './Above.module.css';
import { spread, type Box } from './spread.ts';
import { edgeOf, measuresOf } from './unit.ts';

/** Something that lies on the table for a while, in the page's own size however close one looks. */
export interface Laid {
  readonly key: string;
  /** In units of the scene, with y up. */
  readonly at: Point;
  readonly node: ReactNode;
}

interface AboveProps {
  readonly scene: Scene;
  readonly look: Look;
  readonly turned: boolean;
  readonly laid: readonly Laid[];
  readonly layer: RefObject<HTMLDivElement | null>;
}

/** What lies above the drawing, which the camera moves with it: to draw it draws nothing of the table. */
export function Above({ scene, look, turned, laid, layer }: AboveProps) {
  useLayoutEffect(() => {
    const lying = layer.current;
    if (lying === null || laid.length === 0) return undefined;
    // The camera says how large the table is, now and when that changes.
    const resized = new ResizeObserver(() => arrange(lying, { scene, look, turned, laid }));
    resized.observe(lying);
    return () => resized.disconnect();
  }, [scene, look, turned, laid, layer]);
  return (
    <div ref={layer} className={styles['above']}>
      {laid.map(({ key, at, node }) => {
        const { x, y } = partOf(at, { scene, look, turned });
        return (
          <div
            key={key}
            className={styles['laid']}
            style={{ left: `${100 * x}%`, top: `${100 * y}%` }}
          >
            {node}
          </div>
        );
      })}
    </div>
  );
}

type Placing = Pick<AboveProps, 'scene' | 'look' | 'turned'>;

/** A place as a part of the table with its edge, from its left upper corner. */
function partOf(at: Point, { scene, look, turned }: Placing): Point {
  const { width, height } = measuresOf(scene, look);
  const edge = edgeOf(scene);
  const [x, y] = turned ? [scene.width - at.x, scene.height - at.y] : [at.x, at.y];
  return { x: (x + edge) / width, y: (scene.height - y + edge) / height };
}

/** Moves what lies there from its spots to where it can be read, and what it is about seen. */
function arrange(layer: HTMLElement, all: Placing & Pick<AboveProps, 'laid'>): void {
  const table = layer.getBoundingClientRect();
  const frame = layer.parentElement?.getBoundingClientRect() ?? table;
  const inTable = (at: Point): Point => {
    const { x, y } = partOf(at, all);
    return { x: x * table.width, y: y * table.height };
  };
  const pixels = table.width / measuresOf(all.scene, all.look).width;
  const things = [...layer.querySelectorAll<HTMLElement>(':scope > * > *')];
  const cards = all.laid.map(({ at }, i) => ({
    ...inTable(at),
    width: things[i].offsetWidth,
    height: things[i].offsetHeight,
  }));
  const pieces = all.scene.pieces.map((piece) =>
    boxAround(inTable(piece.at), seenSize(piece, all.look, pixels)),
  );
  const [left, top] = [Math.max(frame.left, table.left), Math.max(frame.top, table.top)];
  const room = {
    x: left - table.left,
    y: top - table.top,
    width: Math.min(frame.right, table.right) - left,
    height: Math.min(frame.bottom, table.bottom) - top,
  };
  spread(cards, pieces, room).forEach(({ x, y }, i) => {
    things[i].style.transform = `translate(${x - cards[i].x}px, ${y - cards[i].y}px)`;
  });
}

/** How large a piece is seen, in pixels: turned or raised, with all that it takes. */
function seenSize(
  { size, facing }: Piece,
  { pieceSize, raised }: Look,
  pixels: number,
): { readonly width: number; readonly height: number } {
  const { width, depth } = size ?? { width: pieceSize.width, depth: pieceSize.height };
  const turn = size === undefined ? 0 : (facing * Math.PI) / 180;
  const [across, along] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const least = raised?.pixels ?? 0;
  return {
    width: Math.max((width * across + depth * along) * pixels, least),
    height: Math.max((width * along + depth * across) * pixels, least),
  };
}

function boxAround({ x, y }: Point, { width, height }: Pick<Box, 'width' | 'height'>): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}
