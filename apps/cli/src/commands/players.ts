import { ratedPlayers, type Rated } from '@sandtable/players/rated';
import type { Command } from '../arguments.ts';
import { rulesetNamed } from '../rulesets.ts';
import { paint, print, printJson, table } from '../terminal.ts';
import { text } from '../words.ts';

export const players: Command = {
  name: 'players',
  operands: ['RULESET'],
  flags: { json: {} },
  run(given) {
    const rated = ratedPlayers(rulesetNamed(given.operands[0]))?.players ?? [];
    if (given.flag('json')) printJson(rated);
    else show(rated);
    return 0;
  },
};

function show(rated: readonly Rated[]): void {
  const head = ['name', 'level', 'rating', 'between', 'seconds'] as const;
  const rows = rated.map(({ name, level, rating, interval: [low, high], secondsPerDecision }) => [
    name,
    level ?? '',
    rating,
    text('players.interval', { low, high }),
    secondsPerDecision,
  ]);
  print(table([head.map((each) => text(`players.${each}`)), ...rows]));
  print(paint('dim', text('players.about')));
}
