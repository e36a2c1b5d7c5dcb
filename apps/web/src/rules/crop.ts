import type { Pick, Scene } from '@sandtable/kernel';
import { partWith } from '../board/attended.ts';
import { keyOf } from '../board/picks.ts';
import { edgeOf } from '../board/unit.ts';
import type { Look } from '../games/look.ts';

/** A part of the table, as it is drawn: y is downward, and 0, 0 where the table begins. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** On squares at least so many each way: something has to be seen around what is looked at. */
const SQUARES = 3;
/** On a free table at least so many pieces wide, with so many around what is looked at; a long piece counts by its depth. */
const [PIECES, MARGIN] = [12, 2];
/** The longer side is at most so many times the shorter one. */
const LONGEST = 1.6;

/** A stretch of the table in one direction. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** What is cut out of the table so that all of these things are in it, in every one of the scenes. */
export function cropOf(scenes: readonly Scene[], picks: readonly Pick[], look: Look): Crop {
  const keys = new Set(picks.map(keyOf));
  const [scene] = scenes;
  const edge = edgeOf(scene);
  const parts = scenes.flatMap((each) => partWith(keys, each, look) ?? []);
  if (parts.length === 0) return { x: 0, y: 0, width: scene.width, height: scene.height };
  const wide = {
    from: Math.min(...parts.map(({ x }) => x)) - edge,
    to: Math.max(...parts.map(({ x, width }) => x + width)) - edge,
  };
  const high = {
    from: Math.min(...parts.map(({ y }) => y)) - edge,
    to: Math.max(...parts.map(({ y, height }) => y + height)) - edge,
  };
  const { grid } = scene;
  if (grid !== undefined) {
    const side = scene.width / grid.columns;
    const tall = scene.height / grid.rows;
    const across = onSquares(wide, side, scene.width);
    const down = onSquares(high, tall, scene.height);
    return framed(
      grown(across, side * Math.ceil(lengthOf(down) / tall / LONGEST), scene.width, side),
      grown(down, tall * Math.ceil(lengthOf(across) / side / LONGEST), scene.height, tall),
    );
  }
  const piece = Math.min(look.pieceSize.width, look.pieceSize.height);
  const room = (span: Span, most: number): Span =>
    within({ from: span.from - MARGIN * piece, to: span.to + MARGIN * piece }, most);
  const [across, down] = [room(wide, scene.width), room(high, scene.height)];
  const least = PIECES * piece;
  return framed(
    grown(across, Math.max(least, lengthOf(down) / LONGEST), scene.width, 1),
    grown(down, Math.max(least / LONGEST, lengthOf(across) / LONGEST), scene.height, 1),
  );
}

function lengthOf({ from, to }: Span): number {
  return to - from;
}

function framed(across: Span, down: Span): Crop {
  return { x: across.from, y: down.from, width: lengthOf(across), height: lengthOf(down) };
}

/** All squares that it touches, and some more where they are few. */
function onSquares({ from, to }: Span, side: number, most: number): Span {
  const whole = {
    from: Math.floor(from / side + SLACK) * side,
    to: Math.ceil(to / side - SLACK) * side,
  };
  return grown(within(whole, most), SQUARES * side, most, side);
}

/** Pieces may reach over the edge of their square by a little. */
const SLACK = 0.1;

/** Made so long, in steps, on both sides alike as far as the table goes. */
function grown(span: Span, least: number, most: number, step: number): Span {
  const missing = Math.min(least, most) - lengthOf(span);
  if (missing <= 0) return span;
  const before = Math.floor(missing / 2 / step) * step;
  const from = Math.min(Math.max(span.from - before, 0), most - (lengthOf(span) + missing));
  return { from, to: from + lengthOf(span) + missing };
}

function within({ from, to }: Span, most: number): Span {
  return { from: Math.max(from, 0), to: Math.min(to, most) };
}
