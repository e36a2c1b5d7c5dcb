import {
  message,
  type Marker,
  type Message,
  type Piece,
  type Scene,
  type Tray,
} from '@sandtable/kernel';
import { areasOf } from './mapScene.ts';
import { pieceWords } from './pieceWords.ts';
import { DESTROYED, DUE, GONE, ON_MAP, RESERVE } from './state.ts';
import { INCH, KIND, NIGHT, SIDES, TURNS_A_DAY } from './tables.ts';
import type { View, ViewPiece } from './view.ts';

/** What to draw. */
export function scene(view: View): Scene {
  const { map } = view.field;
  return {
    width: map.width,
    height: map.height,
    inch: INCH,
    areas: areasOf(map),
    pieces: view.pieces.flatMap((piece, i) =>
      piece.place === ON_MAP ? [drawn(view, piece, i)] : [],
    ),
    markers: [...combats(view), ...entries(view)],
    trays: trays(view),
    status: status(view),
  };
}

function drawn(view: View, piece: ViewPiece, index: number): Piece {
  const { tag, side, kind, arm, x, y, facing, width, depth, command } = piece;
  return {
    id: tag,
    side: SIDES[side],
    kind: kind ?? arm ?? 'block',
    ...(command >= 0 && { formation: view.commands[command].name }),
    at: { x, y },
    facing,
    size: { width, depth },
    marks: marksOf(view, piece, index),
    counts: kind === 'hq' && command >= 0 ? { rating: view.commands[command].rating } : {},
    label: pieceWords(piece),
  };
}

function marksOf(view: View, piece: ViewPiece, index: number): string[] {
  const marks: string[] = [];
  const isHq = piece.kind === 'hq' || piece.arm === 'hq';
  if (piece.spent === 1) marks.push(isHq ? 'tried' : 'spent');
  if (piece.column === 1) marks.push('column');
  if (piece.unpacked === 1) marks.push('unpacked');
  if (piece.moved === 1) marks.push('moved');
  const frame = view.stack[view.stack.length - 1];
  if (frame?.type === 'order' && frame.inRange?.includes(index) === true) marks.push('inRange');
  const touches = view.contacts.some(
    ({ attacker, defender }) => attacker === index || defender === index,
  );
  if (touches) marks.push('contact');
  return marks;
}

/** PB-10.1: between those who are in contact. */
function combats({ contacts, pieces }: View): Marker[] {
  return contacts.map(({ attacker, defender }) => {
    const [a, b] = [pieces[attacker], pieces[defender]];
    return {
      kind: 'combat',
      at: { x: (a.x + b.x) >> 1, y: (a.y + b.y) >> 1 },
      count: 1,
      label: message('marker.combat'),
    };
  });
}

/** PB-12.9: where one's own Commands arrive. */
function entries({ commands, day, turn, pieces }: View): Marker[] {
  const now = (day - 1) * NIGHT + turn;
  return commands.flatMap(({ name, side, entry, arrives }, command) => {
    const isDue = pieces.some((piece) => piece.command === command && piece.place === DUE);
    if (entry === null || !isDue) return [];
    return [
      {
        kind: 'entry',
        side: SIDES[side],
        formation: name,
        at: { x: entry[0], y: entry[1] },
        count: Math.max(arrives - now, 0),
        label: message('marker.entry', { command: name, turn: arrives }),
      },
    ];
  });
}

/** PB-8.1, PB-12.9: what is not on the map, as far as the viewer knows; and what both have lost. */
function trays(view: View): Tray[] {
  const aside: Tray[] = [];
  const add = (side: number, label: Message, fits: (piece: ViewPiece) => boolean): void => {
    const pieces = view.pieces.flatMap((piece, i) =>
      piece.side === side && fits(piece) ? [drawn(view, piece, i)] : [],
    );
    if (pieces.length > 0) aside.push({ side: SIDES[side], label, pieces });
  };
  view.commands.forEach(({ side, name }, command) => {
    add(
      side,
      message('tray.reserve', { command: name }),
      (piece) => piece.behind === command && piece.place === RESERVE,
    );
    add(
      side,
      message('tray.due', { command: name }),
      (piece) => piece.command === command && piece.place === DUE,
    );
  });
  for (const side of [0, 1]) {
    add(
      side,
      message('tray.lost', { army: view.field.armies[side] }),
      ({ place }) => place === DESTROYED || place === GONE,
    );
  }
  return aside;
}

function status(view: View): Message[] {
  const { day, turn, field, chits, won } = view;
  const when =
    turn === NIGHT
      ? message('status.night', { day })
      : message('status.turn', { day, turn, turns: TURNS_A_DAY });
  return [
    when,
    ...SIDES.map((_, side) =>
      message('status.points', { army: field.armies[side], count: pointsIn(view, side) }),
    ),
    ...SIDES.map((_, side) =>
      message('status.chits', { army: field.armies[side], count: chits[side] }),
    ),
    ...(won === null ? [] : [message('status.won', { army: field.armies[won.side] })]),
  ];
}

/** PB-12.1 */
function pointsIn({ pieces }: View, side: number): number {
  let points = 0;
  for (const piece of pieces) {
    const isLost = piece.place === DESTROYED || piece.place === GONE;
    if (piece.side !== side && isLost && piece.kind !== null) points += KIND[piece.kind].points;
  }
  return points;
}
