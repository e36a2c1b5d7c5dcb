import type { Area, Point, Scene, Words } from '@sandtable/kernel';
import { lineWidth, paint, type Style } from '../terminal.ts';
import { SIDE_STYLES } from './cell.ts';
import { groundIn, groundOf } from './grounds.ts';
import { legendOf } from './legend.ts';
import { isSign, mapSign, type MapLetters } from './mapLetters.ts';

/** A map never has more columns than a screen of 80 has room for beside its ruler. */
const COLUMNS = 74;
const RULER = 3;
/** So many inches between two numbers of the ruler. */
const TICK = 6;
/** A letter is about twice as high as it is wide. */
const TALL = 2;
/** The finest that is of use: a base is 0.6 inch. */
const FINEST = 0.6;
const OBJECTIVE = '#';

/** How the table is cut into letters. */
interface Raster {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
}

interface Letter {
  readonly sign: string;
  readonly style: Style;
  readonly isBold: boolean;
}

/** A table without squares as a map of letters, with a ruler in inches on the left and at the top. */
export function drawMap(scene: Scene, inch: number, letters: MapLetters): string {
  const raster = rasterOf(scene, inch);
  const signs = signsOn(scene, raster, letters);
  const frame = paint('dim', '│');
  const edge = (left: string, right: string): string =>
    paint('dim', `${' '.repeat(RULER)}${left}${'─'.repeat(raster.columns)}${right}`);
  const lines = [topRuler(scene, inch, raster), edge('┌', '┐')];
  for (let row = raster.rows - 1; row >= 0; row--) {
    const drawn = Array.from({ length: raster.columns }, (_, column) => {
      const letter = signs.get(row * raster.columns + column) ?? ground(scene, raster, column, row);
      if (letter === undefined) return ' ';
      const sign = paint(letter.style, letter.sign);
      return letter.isBold ? paint('bold', sign) : sign;
    });
    const number = tickIn(row * raster.height, raster.height, inch);
    lines.push(`${number.padStart(RULER - 1)} ${frame}${drawn.join('')}${frame}`);
  }
  return [...lines, edge('└', '┘')].join('\n');
}

function rasterOf({ width, height }: Scene, inch: number): Raster {
  const most = Math.min(COLUMNS, Math.max(lineWidth() - RULER - 2, 20));
  const columns = Math.min(most, Math.ceil(width / (FINEST * inch)));
  const cell = width / columns;
  const rows = Math.max(1, Math.round(height / (TALL * cell)));
  return { columns, rows, width: cell, height: height / rows };
}

/** The number of a ruler that falls in a stretch of it. */
function tickIn(from: number, length: number, inch: number): string {
  const tick = Math.ceil(from / (TICK * inch)) * TICK;
  return tick * inch < Math.round(from + length) ? String(tick) : '';
}

function topRuler({ width }: Scene, inch: number, raster: Raster): string {
  let ruler = '';
  for (let tick = 0; tick * inch < width; tick += TICK) {
    const column = Math.floor((tick * inch) / raster.width);
    ruler = `${ruler.padEnd(column)}${tick}`;
  }
  return ' '.repeat(RULER + 1) + ruler;
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
  const kinds = new Map<string, Area>(scene.areas.map((area) => [area.kind, area]));
  const owners = [...letters]
    .filter(([, own]) => own.size > 0)
    .map(([side, own]) => `${[...own.values()].toSorted().join('')} ${words.side(side)}`);
  const leaders = new Set(scene.pieces.filter(isSign).map(({ kind }) => kind));
  const parts = [
    ...owners,
    ...(scene.pieces.some(({ marks }) => marks.includes('pinned'))
      ? [words.text('map.pinned', { mark: words.word('mark', 'pinned') })]
      : []),
    ...[...leaders].map((kind) => `* ${words.word('kind', kind)}`),
    ...[...new Set(scene.markers.map(({ kind }) => kind))].map(
      (kind) => `${OBJECTIVE} ${words.word('markerKind', kind)}`,
    ),
    ...Array.from(
      kinds.values(),
      (area) => `${groundOf(area).texture} ${groundWords(area, words)}`,
    ),
  ];
  return legendOf(parts);
}

export function groundWords({ label, kind }: Area, words: Words): string {
  return label === undefined ? kind : words.render(label);
}
