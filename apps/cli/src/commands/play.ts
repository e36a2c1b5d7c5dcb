import { randomBytes } from 'node:crypto';
import { seededDice, type Match, type Ruleset, type Side } from '@sandtable/kernel';
import type { Seat } from '@sandtable/lab';
import type { Arguments, Command } from '../arguments.ts';
import { UsageError } from '../errors.ts';
import { readMatch } from '../files.ts';
import { playerNamed } from '../opponents.ts';
import { Lines } from '../play/lines.ts';
import { TerminalGame } from '../play/terminalGame.ts';
import { rulesetNamed } from '../rulesets.ts';
import { startMatch } from '../scenarios.ts';
import { lineWidth, paint, print, wrap } from '../terminal.ts';
import { Words, text } from '../words.ts';

export const play: Command = {
  name: 'play',
  operands: ['[RULESET]'],
  flags: {
    scenario: { value: 'ID|FILE' },
    option: { value: 'NAME=VALUE', multiple: true },
    side: { value: 'SIDE' },
    opponent: { value: 'PLAYER' },
    hotseat: {},
    seed: { value: 'TEXT' },
    load: { value: 'FILE' },
    save: { value: 'FILE' },
  },
  async run(given) {
    const seed = given.text('seed') ?? randomBytes(4).toString('hex');
    const match = matchFor(given, seed);
    const { ruleset } = match;
    const words = new Words(ruleset);
    const computers = computersFor(given, ruleset, seed);
    introduce(match, words, computers, seed);
    const standIn = {
      player: playerNamed(ruleset, undefined).make(ruleset),
      dice: seededDice(`${seed}/stand-in`),
    };
    const table = { match, words, computers, standIn, saveFile: given.text('save') };
    return new TerminalGame(table, new Lines()).play();
  },
};

function matchFor(given: Arguments, seed: string): Match {
  const [id] = given.operands;
  const file = given.text('load');
  if (file === undefined) {
    return startMatch(rulesetNamed(id), given, { kind: 'seeded', seed });
  }
  if (given.text('scenario') !== undefined || given.list('option').length > 0) {
    throw new UsageError(text('error.loadAlone'));
  }
  const { match } = readMatch(file);
  if (id !== undefined && rulesetNamed(id) !== match.ruleset) {
    throw new UsageError(text('error.loadRuleset', { file, found: match.ruleset.id, wanted: id }));
  }
  // Other dice than seeded ones need somebody who rolls them or keeps their secret.
  const rolls = match.diceSources.at(-1)?.kind === 'seeded';
  return rolls ? match : match.fork(match.steps.length, { kind: 'seeded', seed });
}

/** The other side's computer player, unless two people share the keyboard. */
function computersFor(given: Arguments, ruleset: Ruleset, seed: string): Map<Side, Seat> {
  const { sides } = ruleset;
  const own = given.text('side');
  const opponent = given.text('opponent');
  if (given.flag('hotseat')) {
    if (own !== undefined || opponent !== undefined) throw new UsageError(text('error.hotseat'));
    return new Map();
  }
  if (own !== undefined && !sides.includes(own)) {
    throw new UsageError(text('error.side', { side: own, known: [...sides] }));
  }
  const player = playerNamed(ruleset, opponent).make(ruleset);
  const other = own === sides[1] ? sides[0] : sides[1];
  return new Map([[other, { player, dice: seededDice(`${seed}/${other}`) }]]);
}

function introduce(
  { scenario }: Match,
  words: Words,
  computers: ReadonlyMap<Side, Seat>,
  seed: string,
): void {
  print(paint('bold', scenario.title));
  if (scenario.setting !== undefined) print(wrap(scenario.setting, lineWidth()));
  for (const [side, { player }] of computers) {
    print(words.text('play.opponent', { side: words.sideFirst(side), player: player.name }));
  }
  print(words.text('play.seed', { seed }));
  print(words.text('play.helpHint'));
}
