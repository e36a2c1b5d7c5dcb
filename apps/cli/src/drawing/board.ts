import type { Point, Scene, Words } from '@sandtable/kernel';
import { paint } from '../terminal.ts';
import { hasBlocks } from './blocks.ts';
import { listBlocks } from './blockList.ts';
import { CELL_HEIGHT, CELL_WIDTH, drawCell, type Cell } from './cell.ts';
import { listFormations } from './formations.ts';
import { legendOf } from './legend.ts';
import { lettersFor, type Letters } from './letters.ts';
import { drawMap, mapLegend } from './map.ts';
import { mapLetters } from './mapLetters.ts';
import { listPieces } from './pieces.ts';
import { CROSS, signOf } from './signs.ts';

/**
 * A scene as text: a board where there are squares, a map where inches count, else a list of the pieces.
 * What had its letter in the opening scene keeps it.
 */
export function drawScene(scene: Scene, words: Words, opening: Scene = scene): string {
  const status = scene.status.map((line) => words.render(line));
  return [...drawTable(scene, words, opening), ...status].filter((part) => part !== '').join('\n');
}

function drawTable(scene: Scene, words: Words, opening: Scene): string[] {
  if (scene.grid !== undefined) {
    const letters = lettersFor([opening, scene], words.ruleset.sides);
    return [drawGrid(scene, letters, words), legend(scene, letters, words), ...holds(scene, words)];
  }
  if (scene.inch === undefined) return [listPieces(scene.pieces, words)];
  const letters = mapLetters([opening, scene], words.ruleset.sides);
  return [
    drawMap(scene, scene.inch, letters),
    mapLegend(scene, letters, words),
    hasBlocks(scene)
      ? listBlocks(scene, scene.inch, words)
      : listFormations(scene, scene.inch, letters, words),
  ];
}

/** Who is inside what is on the board: aboard a boat. */
function holds({ trays = [] }: Scene, words: Words): string[] {
  return trays
    .filter(({ of }) => of !== undefined)
    .map(({ label, pieces }) => {
      const kinds = pieces.map(({ kind }) => words.word('kind', kind));
      const counts = [...new Set(kinds)].map((kind) => {
        const count = kinds.filter((each) => each === kind).length;
        return count > 1 ? `${count} × ${kind}` : kind;
      });
      return `${words.render(label)}: ${counts.join(', ')}`;
    });
}

function drawGrid(scene: Scene, letters: Letters, words: Words): string {
  const { columns = 0, rows = 0 } = scene.grid ?? {};
  const cells = cellsOf(scene);
  const rule = (left: string, joint: string, right: string): string =>
    paint('dim', `   ${left}${Array(columns).fill('─'.repeat(CELL_WIDTH)).join(joint)}${right}`);
  const files = Array.from({ length: columns }, (_, i) => centred(String.fromCharCode(97 + i)));
  const lines = [`    ${files.join(' ')}`.trimEnd(), rule('┌', '┬', '┐')];
  const edge = paint('dim', '│');
  for (let row = rows - 1; row >= 0; row--) {
    const drawn = cells[row].map((cell) => drawCell(cell, letters, words));
    for (let line = 0; line < CELL_HEIGHT; line++) {
      const rank = line === 1 ? String(row + 1) : '';
      lines.push(`${rank.padStart(2)} ${edge}${drawn.map((each) => each[line]).join(edge)}${edge}`);
    }
    lines.push(row > 0 ? rule('├', '┼', '┤') : rule('└', '┴', '┘'));
  }
  return lines.join('\n');
}

/** Sorts everything into squares by where it is: by row from the bottom, then by column. */
function cellsOf(scene: Scene): Cell[][] {
  const { columns = 0, rows = 0 } = scene.grid ?? {};
  const cells = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, (): Cell => ({ area: undefined, pieces: [], markers: [] })),
  );
  const cellAt = ({ x, y }: Point): Cell | undefined =>
    cells[Math.floor((y * rows) / scene.height)]?.[Math.floor((x * columns) / scene.width)];
  for (const area of scene.areas) {
    const cell = cellAt(middle(area.outline));
    if (cell !== undefined) cell.area = area;
  }
  for (const piece of scene.pieces) cellAt(piece.at)?.pieces.push(piece);
  for (const marker of scene.markers) cellAt(marker.at)?.markers.push(marker);
  return cells;
}

function middle(outline: readonly Point[]): Point {
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  return {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    y: (Math.min(...ys) + Math.max(...ys)) / 2,
  };
}

function centred(letter: string): string {
  return letter.padStart(Math.ceil(CELL_WIDTH / 2)).padEnd(CELL_WIDTH);
}

/** What the letters mean, as far as they are on the board. */
function legend(scene: Scene, letters: Letters, words: Words): string {
  const named = (group: string, table: ReadonlyMap<string, string>): string[] =>
    [...table].map(([name, letter]) => `${letter} ${words.word(group, name)}`);
  const counts = new Set(scene.pieces.flatMap((piece) => Object.keys(piece.counts).slice(0, 1)));
  const parts = [
    ...[...letters.owners]
      .filter(([, own]) => own.size > 0)
      .map(([side, own]) => `${[...own.values()].join(', ')} ${words.side(side)}`),
    ...named('kind', letters.kinds),
    ...[...counts].map((name) => `1-9 ${words.word('count', name)}`),
    ...named('mark', letters.marks),
    ...[...new Set(scene.markers.map(({ kind }) => kind))]
      .filter((kind) => signOf(kind) !== '')
      .map((kind) => `${signOf(kind) ?? CROSS} ${words.word('markerKind', kind)}`),
  ];
  return legendOf(parts);
}
