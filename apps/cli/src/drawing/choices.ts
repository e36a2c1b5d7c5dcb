import { lineWidth, paint, wrap } from '../terminal.ts';

/** So many are listed one below the other: a short list is read faster from top to bottom. */
export const FEW = 8;

/** Numbered choices, in as many columns as fit; each with what is known of it, where there are few. */
export function drawChoices(labels: readonly string[], notes: readonly string[] = []): string {
  const digits = String(labels.length).length;
  const numbered = labels.map((label, i) => `${String(i + 1).padStart(digits + 1)}) ${label}`);
  if (numbered.length <= FEW) return drawFew(numbered, notes, digits);
  const widest = widestOf(numbered);
  const columns = Math.max(1, Math.floor(lineWidth() / widest));
  const rows = Math.ceil(numbered.length / columns);
  const lines = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => numbered[column * rows + row] ?? '')
      .map((line) => line.padEnd(widest))
      .join('')
      .trimEnd(),
  );
  return lines.join('\n');
}

function widestOf(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => line.length)) + 2;
}

/** Notes stand beside the choices, or below them where the screen is too narrow. */
function drawFew(lines: readonly string[], notes: readonly string[], digits: number): string {
  const widest = widestOf(lines);
  const fits = widest + Math.max(0, ...notes.map((note) => note.length)) <= lineWidth();
  return lines
    .map((line, i) => {
      const note = notes[i] ?? '';
      if (note === '') return line;
      if (fits) return `${line.padEnd(widest)}${paint('dim', note)}`;
      return `${line}\n${paint('dim', wrap(note, lineWidth(), ' '.repeat(digits + 3)))}`;
    })
    .join('\n');
}
