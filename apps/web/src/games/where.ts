import type { GameEvent, Point, Scene } from '@sandtable/kernel';

/** What events of all games say about where they happen: a piece, a square, a place on a free table. */
interface Happened extends GameEvent {
  readonly at?: unknown;
  readonly to?: unknown;
  readonly square?: unknown;
}

/** Fields that name a piece: whoever it happens to comes before whoever does it. */
const PIECES = ['target', 'boat', 'group', 'unit', 'figure', 'piece', 'by', 'hq', 'commander'];
/** Fields that name what pieces belong to. */
const FORMATIONS = ['leader', 'team', 'platoon'];

/** Where on the table something happens; undefined where the event has no place. */
export function whereOf(event: GameEvent, scene: Scene): Point | undefined {
  const { at, to, square } = event as Happened;
  return (
    placeOf(at) ??
    placeOf(to) ??
    pieceOf(event, scene) ??
    areaOf(square, scene) ??
    areaOf(to, scene) ??
    formationOf(event, scene)
  );
}

/** `[x, y]`, or something that stands there. */
function placeOf(value: unknown): Point | undefined {
  if (Array.isArray(value)) {
    const [x, y] = value as unknown[];
    return typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;
  }
  return value !== null && typeof value === 'object' && 'at' in value
    ? placeOf(value.at)
    : undefined;
}

function pieceOf(event: GameEvent, { pieces, trays = [] }: Scene): Point | undefined {
  const named = new Map(Object.entries(event));
  for (const field of PIECES) {
    const value: unknown = named.get(field);
    const id = value !== null && typeof value === 'object' && 'tag' in value ? value.tag : value;
    // Whoever is aboard something is where that is.
    const aboard = trays.find((tray) => tray.pieces.some((each) => each.id === id));
    const piece = pieces.find((each) => each.id === id || each.id === (aboard?.of ?? id));
    if (piece !== undefined) return piece.at;
  }
  return undefined;
}

function areaOf(id: unknown, { areas }: Scene): Point | undefined {
  const area = areas.find((each) => each.id === id);
  if (area === undefined) return undefined;
  const mean = (axis: 'x' | 'y'): number =>
    area.outline.reduce((sum, point) => sum + point[axis], 0) / area.outline.length;
  return { x: mean('x'), y: mean('y') };
}

function formationOf(event: GameEvent, { pieces }: Scene): Point | undefined {
  const named = new Map(Object.entries(event));
  const names = new Set(FORMATIONS.map((field): unknown => named.get(field)));
  return pieces.find(({ formation }) => formation !== undefined && names.has(formation))?.at;
}
