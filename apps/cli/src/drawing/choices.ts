import { lineWidth } from '../terminal.ts';

/** Numbered choices, in as many columns as fit. */
export function drawChoices(labels: readonly string[]): string {
  const digits = String(labels.length).length;
  const numbered = labels.map((label, i) => `${String(i + 1).padStart(digits + 1)}) ${label}`);
  const widest = Math.max(...numbered.map((line) => line.length)) + 2;
  // A short list is read faster from top to bottom.
  const columns = numbered.length <= 8 ? 1 : Math.max(1, Math.floor(lineWidth() / widest));
  const rows = Math.ceil(numbered.length / columns);
  const lines = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => numbered[column * rows + row] ?? '')
      .map((line) => line.padEnd(widest))
      .join('')
      .trimEnd(),
  );
  return lines.join('\n');
}
