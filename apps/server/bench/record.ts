// node apps/server/bench/record.ts FILE: keeps what `npm run bench -- --json --compare` printed into a file, as docs/measured.json, and writes
// the tables of docs/measurements.md and docs/costs.md anew.
import type { ServerFigures } from '@sandtable/lab';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { costTable, inputsFrom, inputTable } from './costs.ts';
import { DOCS, type Bench, type Measured } from './figures.ts';

const number = (value: number): string => value.toLocaleString('en');

/** The table of docs/measurements.md. */
export function figureTable({ server, peers, machine, date }: Measured): string {
  const columns: readonly (readonly [string, ServerFigures])[] = [
    ['SQLite', server.sqlite],
    ['PostgreSQL', server.postgres],
    ["boardgame.io's, not durable", peers['boardgame.io server']],
  ];
  const speed = (of: (figures: ServerFigures) => ServerFigures['opening']) =>
    [
      ['moves a second', (each) => number(of(each).movesPerSecond)],
      ['p50, p95, p99 in ms', (each) => [of(each).p50, of(each).p95, of(each).p99].join(', ')],
      ['µs of a core for a move', (each) => number(of(each).microsecondsPerMove)],
    ] satisfies [string, (figures: ServerFigures) => string][];
  const rows: readonly (readonly [string, (figures: ServerFigures) => string])[] = [
    ...speed((figures) => figures),
    ...speed(({ opening }) => opening).map(([name, cell]) => [`openings: ${name}`, cell] as const),
    ['sockets held', ({ sockets }) => number(sockets)],
    [
      'bytes for an idle one',
      ({ bytesPerSocket, bytesPerActiveSocket }) =>
        bytesPerSocket === bytesPerActiveSocket ? 'none held' : number(bytesPerSocket),
    ],
    ['bytes for an active one', ({ bytesPerActiveSocket }) => number(bytesPerActiveSocket)],
  ];
  const lines = [
    [`${machine}, ${date}`, ...columns.map(([name]) => name)],
    ['---', ...columns.map(() => '---:')],
    ...rows.map(([name, cell]) => [name, ...columns.map(([, figures]) => cell(figures))]),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A page with its tables as they are by these figures: each stands between two remarks with its name. */
export function filledIn(page: string, figures: Measured): string {
  const inputs = inputsFrom(figures.server.postgres);
  const tables = {
    figures: figureTable(figures),
    inputs: inputTable(inputs),
    costs: costTable(inputs),
  };
  return Object.entries(tables).reduce(
    (text, [name, table]) =>
      text.replace(
        new RegExp(`(<!-- ${name} -->\n).*?(<!-- end -->)`, 's'),
        (_, head: string, tail: string) => `${head}\n${table}\n\n${tail}`,
      ),
    page,
  );
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const { server, peers } = JSON.parse(readFileSync(argv[2], 'utf8')) as Bench;
  const machine = `${availableParallelism()} cores of ${cpus()[0].model.trim()}`;
  const figures: Measured = {
    machine,
    date: new Date().toISOString().slice(0, 10),
    server,
    peers: { 'boardgame.io server': peers['boardgame.io server'] },
  };
  writeFileSync(new URL('measured.json', DOCS), `${JSON.stringify(figures, undefined, 2)}\n`);
  for (const name of ['measurements.md', 'costs.md']) {
    const page = new URL(name, DOCS);
    writeFileSync(page, filledIn(readFileSync(page, 'utf8'), figures));
  }
}
