import type { Area, Point, Scene, Words } from '@sandtable/kernel';
import { paint, type Style } from '../terminal.ts';
import { blockSigns, hasBlocks } from './blocks.ts';
import { SIDE_STYLES } from './cell.ts';
import { groundIn, groundOf, isDrawn } from './grounds.ts';
import { legendOf } from './legend.ts';
import { isSign, mapSign, type MapLetters } from './mapLetters.ts';
import {
  FINEST,
  rasterOf,
  RULER,
  TICK,
  tickFor,
  tickIn,
  topRuler,
  type Letter,
  type Raster,
} from './raster.ts';

const OBJECTIVE = '#';

/** A table without squares as a map of letters, with a ruler in inches on the left and at the top. */
export function drawMap(scene: Scene, inch: number, letters: MapLetters): string {
  const isBlocks = hasBlocks(scene);
  const raster = rasterOf(scene, inch, isBlocks ? FINEST.blocks : FINEST.figures);
  const tick = isBlocks ? tickFor(scene, inch) : TICK;
  const signs = isBlocks
    ? blockSigns(scene, raster, [...letters.keys()])
    : signsOn(scene, raster, letters);
  const frame = paint('dim', '│');
  const edge = (left: string, right: string): string =>
    paint('dim', `${' '.repeat(RULER)}${left}${'─'.repeat(raster.columns)}${right}`);
  const lines = [topRuler(scene, inch, raster, tick), edge('┌', '┐')];
  for (let row = raster.rows - 1; row >= 0; row--) {
    const drawn = Array.from({ length: raster.columns }, (_, column) => {
      const letter = signs.get(row * raster.columns + column) ?? ground(scene, raster, column, row);
      if (letter === undefined) return ' ';
      const sign = paint(letter.style, letter.sign);
      return letter.isBold ? paint('bold', sign) : sign;
    });
    const number = tickIn(row * raster.height, raster.height, inch, tick);
    lines.push(`${number.padStart(RULER - 1)} ${frame}${drawn.join('')}${frame}`);
  }
  return [...lines, edge('└', '┘')].join('\n');
}

/** What stands on the ground, by the place of its letter. Objectives lie under pieces. */
function signsOn(scene: Scene, raster: Raster, letters: MapLetters): Map<number, Letter> {
  const sides = [...letters.keys()];
  const styleOf = (side: string | undefined): Style =>
    side === undefined ? 'yellow' : SIDE_STYLES[sides.indexOf(side) % SIDE_STYLES.length];
  const signs = new Map<number, Letter>();
  const put = (at: Point, sign: string, style: Style): void => {
    const cell = freeCell(at, raster, signs);
    if (cell !== undefined) signs.set(cell, { sign, style, isBold: true });
  };
  // Pieces first, so that what gives way is what does not fight.
  for (const piece of scene.pieces.toSorted((a, b) => Number(isSign(a)) - Number(isSign(b)))) {
    put(piece.at, mapSign(piece, letters), styleOf(piece.side));
  }
  for (const marker of scene.markers) put(marker.at, OBJECTIVE, styleOf(marker.side));
  return signs;
}

/** The letter of a place, or one beside it where that is taken. Where it is crowded the lists tell the rest. */
function freeCell(
  { x, y }: Point,
  { columns, rows, width, height }: Raster,
  signs: ReadonlyMap<number, Letter>,
): number | undefined {
  const column = Math.min(Math.floor(x / width), columns - 1);
  const row = Math.min(Math.floor(y / height), rows - 1);
  const beside = x / width - column < 0.5 ? [0, -1, 1] : [0, 1, -1];
  const free = beside.find(
    (step) =>
      column + step >= 0 && column + step < columns && !signs.has(row * columns + column + step),
  );
  return free === undefined ? undefined : row * columns + column + free;
}

function ground({ areas }: Scene, raster: Raster, column: number, row: number): Letter | undefined {
  const { width, height } = raster;
  const patch = { left: column * width, bottom: row * height, width, height };
  const found = groundIn(areas, patch);
  if (found === undefined) return undefined;
  const { texture, style } = groundOf(found);
  return { sign: texture, style, isBold: false };
}

/** What the signs of a map mean, as far as they are on it. */
export function mapLegend(scene: Scene, letters: MapLetters, words: Words): string {
  const isBlocks = hasBlocks(scene);
  const owners = [...letters]
    .filter(([, own]) => own.size > 0 && !isBlocks)
    .map(([side, own]) => `${[...own.values()].toSorted().join('')} ${words.side(side)}`);
  const leaders = new Set(scene.pieces.filter(isSign).map(({ kind }) => kind));
  const parts = [
    ...owners,
    ...(isBlocks ? [words.text('map.blocks')] : []),
    ...(scene.pieces.some(({ marks }) => marks.includes('pinned'))
      ? [words.text('map.pinned', { mark: words.word('mark', 'pinned') })]
      : []),
    ...[...leaders].map((kind) => `* ${words.word('kind', kind)}`),
    ...[...new Set(scene.markers.map(({ kind }) => kind))].map(
      (kind) => `${OBJECTIVE} ${words.word('markerKind', kind)}`,
    ),
    ...groundParts(scene, words),
  ];
  return legendOf(parts);
}

/** Each kind of ground by its own name, or, where places of it have names, by that of the kind. */
function groundParts({ areas }: Scene, words: Words): string[] {
  const kinds = new Map<string, Area>();
  const named = new Set<string>();
  for (const area of areas) {
    const other = kinds.get(area.kind);
    if (other === undefined) kinds.set(area.kind, area);
    else if (groundWords(other, words) !== groundWords(area, words)) named.add(area.kind);
  }
  return [...kinds.values()].filter(isDrawn).map((area) => {
    // A text with gaps in it is one for a certain place.
    const name = words.ruleset.catalogue.texts[`map.${area.kind}`];
    const kind = typeof name === 'string' && !name.includes('{') ? name : area.kind;
    const own = named.has(area.kind) ? kind : groundWords(area, words);
    return `${groundOf(area).texture} ${own}`;
  });
}

export function groundWords({ label, kind }: Area, words: Words): string {
  return label === undefined ? kind : words.render(label);
}
