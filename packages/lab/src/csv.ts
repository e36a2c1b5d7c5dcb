import { contestOf, type Run, type RunRecord } from './run.ts';

/** The games of a run as a table: one in a line, with commas between its columns (RFC 4180). */
export function gamesCsv(run: Run, records: readonly RunRecord[]): string {
  const { sides } = run.ruleset;
  const heading = [
    'game',
    'scenario',
    'options',
    ...sides.map((side) => `player ${side}`),
    'winner',
    ...sides.map((side) => `score ${side}`),
    'steps',
    ...(run.file.luck === true ? [`luck ${sides[0]}`] : []),
    ...(run.file.detail === true ? ['turns', ...sides.map((side) => `lost ${side}`)] : []),
  ];
  const rows = records
    .toSorted((a, b) => a.number - b.number)
    .map((record) => {
      const { name, options, players } = contestOf(run, record);
      const who = sides.map((side) => record.sides.indexOf(side));
      const set = Object.entries(options).map(([option, value]) => `${option}=${value}`);
      const { detail, luck, winner } = record;
      const end = detail?.turns.at(-1);
      return [
        record.number,
        name,
        set.join(' '),
        ...who.map((which) => players[which]),
        winner === undefined ? '' : record.sides[winner],
        ...who.map((which) => record.scores[which]),
        record.steps,
        ...(run.file.luck === true ? [luck ?? ''] : []),
        ...(detail === undefined ? [] : [detail.turns.length, ...(end?.lost ?? [])]),
      ];
    });
  return [heading, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** A text that begins like a formula is one for some programs that open tables. */
function cell(value: string | number): string {
  const text = String(value);
  const plain = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
