import {
  message,
  OBJECTIVE,
  SETTING,
  type Marker,
  type Message,
  type Piece,
  type Scene,
  type Tray,
} from '@sandtable/kernel';
import type { Command } from '../state/army.ts';
import { draftName, draftPieceName } from '../rules/12-victory/drafts.ts';
import type { Field, SideIndex } from '../state/field.ts';
import type { Draft } from '../rules/12-victory/drafts.ts';
import { areasOf, fogged } from './mapScene.ts';
import { isFight } from '../rules/10-combat/leads.ts';
import type { End } from '../advice/odds.ts';
import { outlookOf, percentOf } from '../advice/outlook.ts';
import { pieceWords } from './pieceWords.ts';
import { hourWords, whenWords } from './placeWords.ts';
import { DESTROYED, DUE, GONE, ON_MAP, RESERVE } from '../state/state.ts';
import { INCH, KIND, NIGHT, SIDES, TURNS_A_DAY, type Kind } from '../rules/tables.ts';
import { tagOf } from '../state/tags.ts';
import type { Fallen, View, ViewPiece } from '../secrets/view.ts';
import { isFoggy, spottingRange, turnNumber } from '../rules/01-map/weather.ts';
import { worldOf } from '../secrets/world.ts';

/** What to draw. */
export function scene(view: View): Scene {
  const { map } = view[SETTING].field;
  return {
    width: map.width,
    height: map.height,
    inch: INCH,
    areas: isFoggy(view) ? fogged(map) : areasOf(map),
    pieces: view.pieces.flatMap((piece, i) =>
      piece.place === ON_MAP ? [drawn(view, piece, i)] : [],
    ),
    markers: [...trains(view), ...combats(view), ...entries(view)],
    trays: [...drafts(view), ...trays(view)],
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
    ...(piece.place === ON_MAP && { faces: true }),
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

/** PB-12.3: the baggage trains that the viewer knows of: whoever destroys one wins. The sign is above the block. */
function trains({ pieces }: View): Marker[] {
  return pieces.flatMap(({ kind, place, side, x, y, width, depth }) => {
    if (kind !== 'train' || place !== ON_MAP) return [];
    return [
      {
        kind: OBJECTIVE,
        side: SIDES[side],
        at: { x, y: y + (Math.max(width, depth) >> 1) },
        count: 1,
        label: message('marker.train'),
      },
    ];
  });
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

/** PB-12.9: where one's own Commands arrive: one sign for all that come by the same place. */
function entries(view: View): Marker[] {
  const { commands, pieces } = view;
  const now = turnNumber(view);
  const gates = new Map<string, Command[]>();
  commands.forEach((command, i) => {
    const isDue = pieces.some((piece) => piece.command === i && piece.place === DUE);
    if (command.entry === null || !isDue) return;
    const gate = `${command.side} ${command.entry.join(' ')}`;
    gates.set(gate, [...(gates.get(gate) ?? []), command]);
  });
  return [...gates.values()].map((coming) => {
    const [{ side, entry }] = coming;
    const [x, y] = entry ?? [0, 0];
    return {
      kind: 'entry',
      side: SIDES[side],
      formation: coming.map(({ name }) => name).join(', '),
      at: { x, y },
      count: Math.max(Math.min(...coming.map(({ arrives }) => arrives)) - now, 0),
      label: message('marker.entries', {
        arrivals: coming.map(({ name, arrives }) =>
          message('marker.entry', { command: name, when: whenWords(arrives) }),
        ),
      }),
    };
  });
}

/** PB-12.8: what a side has written of its order of battle so far, a tray for each Command. */
function drafts(view: View): Tray[] {
  const frame = view.stack[view.stack.length - 1];
  if (frame?.type !== 'muster') return [];
  return frame.drafts.flatMap((own, side) =>
    own.map((draft, i) => draftTray(view, side as SideIndex, draft, i)),
  );
}

function draftTray(
  { [SETTING]: { field } }: View,
  side: SideIndex,
  { rating, arrives, kinds }: Draft,
  command: number,
): Tray {
  const name = draftName(side, command);
  return {
    side: SIDES[side],
    label: message('tray.draft', { command: name, rating, when: whenWords(arrives) }),
    pieces: [
      { ...onPaper(field, side, 'hq', name), counts: { rating } },
      ...kinds.map((kind, i) => onPaper(field, side, kind, draftPieceName(side, command, i))),
    ],
  };
}

/** A piece of which there is only the name. */
function onPaper({ sizes }: Field, side: number, kind: Kind, id: string): Piece {
  const [width, depth] = sizes[KIND[kind].shape];
  return {
    id,
    side: SIDES[side],
    kind,
    at: { x: 0, y: 0 },
    facing: 0,
    size: { width, depth },
    marks: [],
    counts: {},
    label: pieceWords({ tag: id, name: id, kind }),
  };
}

/** PB-8.1, PB-12.9: what is not on the map, as far as the viewer knows; and what both have lost. */
function trays(view: View): Tray[] {
  const aside: Tray[] = [];
  const add = (side: number, label: Message, fits: (piece: ViewPiece) => boolean): void => {
    const pieces = view.pieces
      .flatMap((piece, i) => (piece.side === side && fits(piece) ? [i] : []))
      // PB-8.1: a reserve in its order, front first.
      .sort((one, other) => view.pieces[one].rank - view.pieces[other].rank)
      .map((i) => drawn(view, view.pieces[i], i));
    if (pieces.length > 0) aside.push({ side: SIDES[side], label, pieces });
  };
  const isSetUp = view.stack[view.stack.length - 1]?.type === 'deploy';
  view.commands.forEach(({ side, name, arrives }, command) => {
    add(
      side,
      message('tray.reserve', { command: name }),
      (piece) => piece.behind === command && piece.place === RESERVE,
    );
    add(
      side,
      isSetUp && arrives === 0
        ? message('tray.setUp', { command: name })
        : message('tray.due', { command: name, when: whenWords(arrives) }),
      (piece) => piece.command === command && piece.place === DUE,
    );
  });
  for (const side of [0, 1]) {
    add(
      side,
      message('tray.lost', { side: message(`side.${SIDES[side]}`) }),
      ({ place }) => place === DESTROYED || place === GONE,
    );
    const fallen = view.fallen.filter((each) => each.side === side);
    if (fallen.length > 0) aside.push(fallenTray(view, side, fallen));
  }
  return aside;
}

/** PB-12.6: the enemy is told how many are back, not which. */
function fallenTray(
  { [SETTING]: { field }, gone }: View,
  side: number,
  fallen: readonly Fallen[],
): Tray {
  const { detachments, others } = gone[side];
  return {
    side: SIDES[side],
    label: message('tray.fallen', {
      side: message(`side.${SIDES[side]}`),
      count: detachments + others,
    }),
    pieces: fallen.map(({ kind, name }) => onPaper(field, side, kind, name)),
  };
}

/** How far the battle has come; what it is fought for is told by `standing`. */
function status(view: View): Message[] {
  const {
    day,
    turn,
    [SETTING]: { field },
    chits,
  } = view;
  const when =
    turn === NIGHT
      ? message('status.night', { day })
      : message('status.turn', { day, turn, turns: TURNS_A_DAY, hour: hourWords(turn) });
  return [
    when,
    ...(isFoggy(view)
      ? [message('status.fog', { range: String(spottingRange(view) / INCH) })]
      : []),
    ...SIDES.map((name, side) =>
      message('status.side', {
        side: message(`side.${name}`),
        army: field.armies[side],
        count: chits[side],
      }),
    ),
    ...outlook(view),
  ];
}

/** PB-10.2: how the combat that is being fought will end for either of two, by the exact odds. */
function outlook(view: View): Message[] {
  if (!view.stack.some(isFight)) return [];
  const world = worldOf(view);
  const ahead = outlookOf(world);
  if (ahead === undefined) return [];
  return (['attacker', 'defender'] as const).map((whose) => {
    const tag = tagOf(world, ahead[whose]);
    const percent = (end: End): number => percentOf(ahead, whose, end);
    return message('status.outlook', {
      tag,
      stands: percent('fresh') + percent('spent'),
      retreats: percent('retreated'),
      destroyed: percent('destroyed'),
    });
  });
}
