import { wilson } from '@sandtable/lab';
import type { RatedGame } from '@sandtable/players/rated';

/** The tables of docs/measurements.md for one game. */
export function ratingTables(title: string, { players, duels, machine, date }: RatedGame): string {
  const ratings = players.map(({ name, rating, interval: [low, high], secondsPerDecision }) =>
    row([name, String(rating), `${low} to ${high}`, String(secondsPerDecision)]),
  );
  // Not everybody has played everywhere: those who think ahead may have been rated on a few scenarios only.
  const names = [...new Set(duels.flatMap(({ scenarios }) => Object.keys(scenarios)))];
  const pairings = duels.map(({ players: [a, b], wins, draws, scenarios }) =>
    row([
      `${a} : ${b}`,
      share(wins, draws),
      ...names.map((name) =>
        name in scenarios ? share(scenarios[name].wins, scenarios[name].draws) : '',
      ),
    ]),
  );
  return [
    `### ${title}`,
    '',
    row([`${machine}, ${date}`, 'rating', '95 % interval', 'seconds a decision']),
    row(['---', '---:', '---:', '---:']),
    ...ratings,
    '',
    row(['points of the first', 'all', ...names]),
    row(['---', '---:', ...names.map(() => '---:')]),
    ...pairings,
  ].join('\n');
}

/** Points with half of the draws, with their interval. */
function share(wins: readonly [number, number], draws: number): string {
  const games = wins[0] + wins[1] + draws;
  const points = wins[0] + draws / 2;
  const [low, high] = wilson(points, games);
  const percent = (value: number): string => (100 * value).toFixed(0);
  const rate = games === 0 ? 0 : points / games;
  return `${percent(rate)} % of ${games} (${percent(low)}-${percent(high)})`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
