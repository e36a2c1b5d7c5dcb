// node apps/server/bench/costs.ts [name=value ...]: what hosting so many matches a day takes, as docs/costs.md has it.
import type { ServerFigures } from '@sandtable/lab';
import { argv, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { measured } from './figures.ts';

/** What the model stands on that nobody has measured with `bench`. */
const ASSUMED = {
  /** Seen, rounded: a match of PBI at hand with a hundred steps, both sides looking on. */
  bytesPerRoom: 250_000,
  /** Seen, rounded: what one move takes in the database, with its keys, hash and index. */
  bytesPerMove: 650,
  /** Seen, rounded: steps of a match. */
  movesPerMatch: 200,
  /** Taken: hours that a match is looked at, and by how many sockets. */
  hoursPerMatch: 2,
  socketsPerMatch: 2.5,
  /** Taken: how many times the mean the busiest hour is. */
  peak: 4,
  /** Taken: how much of a node is used at the peak; the rest is for the node that fails. */
  use: 0.5,
  /** Taken: durable moves a second that one PostgreSQL server takes, written in batches. */
  movesPerDatabase: 20_000,
  /** Taken: memory of a node's machine for rooms and sockets, in bytes. */
  memoryPerNode: 6e9,
  /** Taken: prices for a month, in euros: two cores with 8 GB; a database server; a gigabyte with its copies. */
  nodePrice: 15,
  databasePrice: 120,
  gigabytePrice: 0.1,
};

/** With what was measured of a node on PostgreSQL, under the names that it has there. */
export function inputsFrom({ movesPerSecond, bytesPerSocket }: ServerFigures) {
  return { movesPerSecond, bytesPerSocket, ...ASSUMED };
}
export type Inputs = ReturnType<typeof inputsFrom>;

const SIZES = [1000, 100_000, 10_000_000];

/** What is needed for so many matches a day. */
export function needsFor(matchesADay: number, inputs: Inputs) {
  const moves = (matchesADay * inputs.movesPerMatch * inputs.peak) / 86_400;
  const live = (matchesADay * inputs.hoursPerMatch * inputs.peak) / 24;
  const sockets = live * inputs.socketsPerMatch;
  const memory = live * inputs.bytesPerRoom + sockets * inputs.bytesPerSocket;
  const forMoves = moves / (inputs.movesPerSecond * inputs.use);
  const forMemory = memory / inputs.memoryPerNode;
  // A small host is one machine with the database in a file.
  const isOne = forMoves < 0.1 && forMemory < 0.5;
  const nodes = isOne ? 1 : Math.max(2, Math.ceil(Math.max(forMoves, forMemory)) + 1);
  const databases = isOne ? 0 : Math.ceil(moves / (inputs.movesPerDatabase * inputs.use));
  const gigabytesAYear = (matchesADay * 365 * inputs.movesPerMatch * inputs.bytesPerMove) / 1e9;
  const month =
    nodes * inputs.nodePrice +
    databases * inputs.databasePrice +
    gigabytesAYear * inputs.gigabytePrice;
  const thousandMatches = (month * 1000) / (matchesADay * 30);
  return { moves, live, sockets, memory, nodes, databases, gigabytesAYear, month, thousandMatches };
}

function rounded(number: number): string {
  const digits = number === 0 ? 1 : Number(number.toPrecision(2));
  return digits.toLocaleString('en', { maximumFractionDigits: 3 });
}

/** The table of docs/costs.md. */
export function costTable(inputs: Inputs): string {
  const needs = SIZES.map((size) => needsFor(size, inputs));
  const lines: readonly (readonly [string, (need: (typeof needs)[number]) => number])[] = [
    ['moves a second at the peak', ({ moves }) => moves],
    ['matches looked at at once', ({ live }) => live],
    ['sockets', ({ sockets }) => sockets],
    ['memory for them, GB', ({ memory }) => memory / 1e9],
    ['nodes', ({ nodes }) => nodes],
    ['PostgreSQL servers', ({ databases }) => databases],
    ['kept after a year, GB', ({ gigabytesAYear }) => gigabytesAYear],
    ['euros a month, at the end of the year', ({ month }) => month],
    ['euros for a thousand matches', ({ thousandMatches }) => thousandMatches],
  ];
  const head = ['matches a day', ...SIZES.map((size) => size.toLocaleString('en'))];
  const rows = lines.map(([name, figure]) => [
    name,
    ...needs.map((need) => (figure(need) === 0 ? 'none' : rounded(figure(need)))),
  ]);
  return [head, ['---', ...SIZES.map(() => '---:')], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** The inputs as docs/costs.md lists them. */
export function inputTable(inputs: Inputs): string {
  const rows = Object.entries(inputs).map(
    ([name, value]) => `| \`${name}\` | ${value.toLocaleString('en')} |`,
  );
  return ['| input | value |', '| --- | ---: |', ...rows].join('\n');
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const given = Object.fromEntries(
    argv.slice(2).map((each) => [each.split('=')[0], Number(each.split('=')[1])]),
  );
  const inputs = { ...inputsFrom(measured().server.postgres), ...given };
  stdout.write(`${inputTable(inputs)}\n\n${costTable(inputs)}\n`);
}
