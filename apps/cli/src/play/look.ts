import type { Piece, Point, Scene, Words } from '@sandtable/kernel';
import { inches } from '../drawing/formations.ts';
import { groundsAt } from '../drawing/grounds.ts';
import { groundWords } from '../drawing/map.ts';
import { listPieces } from '../drawing/pieces.ts';

/** How many inches around a place are looked at on a table without squares. */
const AROUND = 2;

/** What is where somebody looks: in a square, around a point in inches, or in a formation. */
export function look(scene: Scene, wanted: string, words: Words): string {
  if (scene.inch === undefined) return lookInSquare(scene, wanted, words);
  const at = pointIn(wanted, scene.inch);
  return at === undefined
    ? lookAtName(scene, scene.inch, wanted, words)
    : lookAround(scene, scene.inch, at, words);
}

function lookInSquare({ areas, pieces, markers }: Scene, wanted: string, words: Words): string {
  const area = areas.find(({ id }) => isSame(id, wanted));
  if (area === undefined) return words.text('play.noPlace', { place: wanted });
  const there = pieces.filter((piece) => piece.place === area.id);
  const lying = markers.filter((marker) => marker.place === area.id);
  return [
    `${area.id}: ${groundWords(area, words)}`,
    ...(there.length > 0 ? [listPieces(there, words)] : []),
    ...lying.map(({ label }) => words.render(label)),
  ].join('\n');
}

/** `12,30` or `12.5 30`: inches across, inches up. */
function pointIn(wanted: string, inch: number): Point | undefined {
  const found = /^(\d+(?:\.\d+)?)[″"]?[\s,;]+(\d+(?:\.\d+)?)[″"]?$/.exec(wanted.trim());
  if (found === null) return undefined;
  return { x: Number(found[1]) * inch, y: Number(found[2]) * inch };
}

function lookAround(scene: Scene, inch: number, at: Point, words: Words): string {
  const place = inches(at, inch);
  if (at.x > scene.width || at.y > scene.height) return words.text('play.offTable', { place });
  const reach = AROUND * inch;
  const isNear = (thing: { readonly at: Point }): boolean =>
    (thing.at.x - at.x) ** 2 + (thing.at.y - at.y) ** 2 <= reach * reach;
  const grounds = groundsAt(scene.areas, at, inch / 2).map((area) => groundWords(area, words));
  const there = scene.pieces.filter(isNear);
  return [
    `${place}: ${[...new Set(grounds)].join(', ') || words.text('play.openGround')}`,
    ...(there.length > 0 ? [listInInches(there, inch, words)] : []),
    ...scene.markers.filter(isNear).map(({ label }) => words.render(label)),
  ].join('\n');
}

/** A formation or a piece by its name, or a marker that has one. */
function lookAtName(scene: Scene, inch: number, wanted: string, words: Words): string {
  const pieces = [...scene.pieces, ...(scene.trays ?? []).flatMap((tray) => tray.pieces)];
  const there = pieces.filter(
    ({ id, formation }) => isSame(id, wanted) || isSame(formation ?? '', wanted),
  );
  if (there.length > 0) {
    const aside = new Set((scene.trays ?? []).flatMap((tray) => tray.pieces));
    const onTable = there.filter((piece) => !aside.has(piece));
    const trays = (scene.trays ?? []).flatMap(({ label, pieces: held }) => {
      const own = held.filter((piece) => there.includes(piece));
      const names = own.map((piece) => words.render(piece.label));
      return own.length > 0 ? [`${words.render(label)}: ${names.join(', ')}`] : [];
    });
    return [...(onTable.length > 0 ? [listInInches(onTable, inch, words)] : []), ...trays].join(
      '\n',
    );
  }
  const marker = scene.markers.find(({ formation = '' }) => isSame(formation, wanted));
  if (marker !== undefined) return lookAround(scene, inch, marker.at, words);
  return words.text('play.noPoint', { place: wanted });
}

function listInInches(pieces: readonly Piece[], inch: number, words: Words): string {
  return listPieces(
    pieces.map((piece) => ({ ...piece, place: inches(piece.at, inch) })),
    words,
  );
}

function isSame(name: string, wanted: string): boolean {
  return name.toLowerCase() === wanted.toLowerCase();
}
