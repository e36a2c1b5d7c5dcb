import type { Words } from '@sandtable/kernel';
import {
  luckiest,
  unluckiest,
  type Report,
  type Roll,
  type SideLuck,
  type Turn,
} from '@sandtable/lab';
import { lineWidth, paint, table, wrap } from '../terminal.ts';
import { percent } from './odds.ts';
import { drawStanding } from './standing.ts';

/** How long the longest bar is. */
const BAR = 10;
/** So many rolls are told of either sort. */
const TOLD = 5;

/** A battle that is over, looked back at. */
export function drawReport(report: Report, words: Words): string {
  const { outcome, standing } = report;
  return [
    [words.result(outcome), words.over(standing)].filter((each) => each !== undefined).join(' '),
    drawStanding(standing, words),
    ...drawMissed(report, words),
    titled(words.text('report.course'), drawCourse(report.turns, words)),
    titled(words.text('report.points'), drawPoints(report, words)),
    titled(words.text('report.luck'), drawLuck(report, words)),
  ].join('\n\n');
}

function titled(title: string, content: string): string {
  return `${paint('bold', title)}\n${content}`;
}

/** What whoever has not won still needed. */
function drawMissed({ outcome, missed }: Report, words: Words): string[] {
  const short = missed.filter(({ side, needed }) => side !== outcome.winner && needed.length > 0);
  return short.map(({ side, needed }) =>
    wrap(
      words.text('report.missed', {
        side: words.theFirst(side),
        needed: needed.map(({ message }) => words.render(message)).join('; '),
      }),
      lineWidth(),
    ),
  );
}

/** Score and losses of both sides at the end of each turn, the score as a bar too. */
function drawCourse(turns: readonly Turn[], words: Words): string {
  const most = Math.max(1, ...turns.flatMap(({ end }) => end.map(({ score }) => score)));
  const losses = words.text('report.lost');
  const sides = turns[0].end.map(({ side }) => words.sideFirst(side));
  const head = ['', ...sides.flatMap((side) => [side, '', losses])];
  const rows = turns.map(({ opens, end }) => [
    opens === undefined ? words.text('report.first') : words.tell(opens),
    ...end.flatMap(({ score, lost }) => [
      score,
      '█'.repeat(Math.round((Math.max(score, 0) / most) * BAR)),
      lost,
    ]),
  ]);
  return table([head, ...rows]);
}

function drawPoints({ turningPoints }: Report, words: Words): string {
  if (turningPoints.length === 0) return words.text('report.points.none');
  const lines = turningPoints.flatMap(({ step, side, events }) => [
    words.text('report.point', { step, side: words.the(side) }),
    ...events.map((event) => wrap(words.tell(event), lineWidth(), '  ')),
  ]);
  return lines.join('\n');
}

function drawLuck({ luck, rolls, kinds }: Report, words: Words): string {
  if (rolls.length === 0) return words.text('report.luck.none');
  const all = [...new Set(kinds.map(({ kind }) => kind))];
  const rows = all.map((kind) => [
    words.text(`throw.${kind}`),
    ...luck.map(({ side }) => {
      const found = kinds.find((each) => each.kind === kind && each.side === side);
      return found === undefined ? '' : `${found.got} / ${found.expected.toFixed(1)}`;
    }),
  ]);
  return [
    ...luck.map((side) => drawSide(side, words)),
    '',
    table([
      [words.text('report.kinds'), ...luck.map(({ side }) => words.sideFirst(side))],
      ...rows,
    ]),
    '',
    words.text('report.best'),
    ...luckiest(rolls, TOLD).map((roll) => drawRoll(roll, words)),
    words.text('report.worst'),
    ...unluckiest(rolls, TOLD).map((roll) => drawRoll(roll, words)),
  ].join('\n');
}

function drawSide({ side, luck, rank, rolls, dice }: SideLuck, words: Words): string {
  if (rolls === 0) return words.text('report.luck.unrolled', { side: words.theFirst(side) });
  const better = Math.round(100 * rank);
  const key = better === 50 ? 'even' : better < 50 ? 'bad' : 'good';
  return words.text(`report.luck.${key}`, {
    side: words.sideFirst(side),
    luck: luck.toFixed(1),
    count: better < 50 ? 100 - better : better,
    rolls,
    dice,
  });
}

function drawRoll(roll: Roll, words: Words): string {
  const { step, side, kind, got, expected, luck, asGood, asBad } = roll;
  const line = words.text(luck > 0 ? 'report.roll.good' : 'report.roll.bad', {
    step,
    side: words.sideFirst(side),
    what: words.text(`throw.${kind}`),
    got,
    expected: expected.toFixed(1),
    percent: percent(luck > 0 ? asGood : asBad),
  });
  return wrap(line, lineWidth(), '  ');
}
