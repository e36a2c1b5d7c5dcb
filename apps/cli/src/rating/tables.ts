import { wilson, withoutLuck, type Interval } from '@sandtable/lab';
import type { RatedGame, Results } from '@sandtable/players/rated';

/** The tables of docs/measurements.md for one game. */
export function ratingTables(title: string, { players, duels, machine, date }: RatedGame): string {
  const ratings = players.map(({ name, rating, interval: [low, high], secondsPerDecision }) =>
    row([name, String(rating), `${low} to ${high}`, String(secondsPerDecision)]),
  );
  // Not everybody has played everywhere: those who think ahead may have been rated on a few scenarios only.
  const names = [...new Set(duels.flatMap(({ scenarios }) => Object.keys(scenarios)))];
  const pairings = duels.map(({ players: [a, b], scenarios, ...all }) =>
    row([
      `${a} : ${b}`,
      share(all),
      fairShare(all),
      ...names.map((name) => (name in scenarios ? share(scenarios[name]) : '')),
    ]),
  );
  return [
    `### ${title}`,
    '',
    row([`${machine}, ${date}`, 'rating', '95 % interval', 'seconds a decision']),
    row(['---', '---:', '---:', '---:']),
    ...ratings,
    '',
    row(['points of the first', 'all', 'without luck', ...names]),
    row(['---', '---:', '---:', ...names.map(() => '---:')]),
    ...pairings,
  ].join('\n');
}

/** Points with half of the draws, with their interval. */
function share(results: Results): string {
  const games = gamesIn(results);
  const points = pointsIn(results);
  const rate = games === 0 ? 0 : points / games;
  return `${percent(rate)} % of ${games} ${between(wilson(points, games))}`;
}

/** The same without what the dice gave, where that was noted. */
function fairShare(results: Results): string {
  const { wins, draws, luck } = results;
  if (luck === undefined) return '';
  const [sum, squares, withPoints] = luck;
  const fair = withoutLuck({
    games: gamesIn(results),
    points: pointsIn(results),
    pointsTwice: wins[0] + draws / 4,
    luck: sum,
    luckTwice: squares,
    both: withPoints,
  });
  return fair === undefined ? '' : `${percent(fair.rate)} % ${between(fair.interval)}`;
}

function gamesIn({ wins, draws }: Results): number {
  return wins[0] + wins[1] + draws;
}

function pointsIn({ wins, draws }: Results): number {
  return wins[0] + draws / 2;
}

function percent(value: number): string {
  return (100 * value).toFixed(0);
}

function between([low, high]: Interval): string {
  return `(${percent(low)}-${percent(high)})`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
