import type { Words } from '@sandtable/kernel';
import type { ContestReport, Course, RunReport, TurnName } from '@sandtable/lab';
import { paint, table } from '../terminal.ts';
import { text } from '../words.ts';
import { drawHeat } from './heat.ts';
import { drawShares, shareText } from './shares.ts';

/** What a run came to, contest by contest. */
export function drawRun({ contests, games, of }: RunReport, words: Words): string {
  const parts = contests.map((contest) => drawContest(contest, words));
  if (games < of) parts.push(text('lab.partly', { games, of }));
  return parts.join('\n\n');
}

function drawContest(contest: ContestReport, words: Words): string {
  const { scenario, options, players, summary, withoutLuck, course, losses, taken } = contest;
  const [a, b] = players;
  const set = Object.entries(options).map(([id, value]) => `${id}=${value}`);
  const title = text('simulate.title', { a, b, games: summary.games });
  const parts = [
    paint('bold', [scenario, ...set, title].join(' · ')),
    drawShares(summary, players, words),
  ];
  if (withoutLuck !== undefined) {
    const { player, side } = withoutLuck;
    const first = words.the(words.ruleset.sides[0]);
    const shares = { playerShare: shareText(player), sideShare: shareText(side) };
    parts.push(text('lab.withoutLuck', { player: a, side: first, ...shares }));
  }
  if (course !== undefined) parts.push('', text('lab.course'), drawCourse(course, words));
  if (losses !== undefined) parts.push('', text('lab.losses'), drawHeat(losses, words));
  if (taken !== undefined) parts.push('', text('lab.taken'), drawHeat(taken, words));
  return parts.join('\n');
}

/** What both sides had lost and would score by the end of each turn, on average. */
function drawCourse({ names, games, lost, scores }: Course, words: Words): string {
  const { sides } = words.ruleset;
  const hasSides = names.some(({ side }) => side !== undefined);
  const head = [
    ...(hasSides ? [text('lab.whose')] : []),
    text('lab.turn'),
    text('lab.games'),
    ...sides.flatMap((side) => [
      text('lab.lost', { side: words.side(side) }),
      text('lab.score', { side: words.side(side) }),
    ]),
  ];
  const rows = games.map((count, turn) => [
    ...(hasSides ? [whose(names[turn], words)] : []),
    names[turn] === undefined ? turn + 1 : (names[turn].turn ?? ''),
    count,
    ...sides.flatMap((side) => [lost[side][turn].toFixed(2), scores[side][turn].toFixed(2)]),
  ]);
  return table([head, ...rows]);
}

function whose(name: TurnName | undefined, words: Words): string {
  return name?.side === undefined ? '' : words.side(name.side);
}
