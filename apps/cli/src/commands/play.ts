import { randomBytes } from 'node:crypto';
import { seededDice, type Match, type Side, type Words } from '@sandtable/kernel';
import type { Seat } from '@sandtable/lab';
import type { Arguments, Command } from '../arguments.ts';
import { changedText } from '../changed.ts';
import { UsageError, UserError } from '../errors.ts';
import { listProblems, loadMatch } from '../files.ts';
import { playerNamed } from '../opponents.ts';
import { Lines } from '../play/lines.ts';
import { TerminalGame } from '../play/terminalGame.ts';
import { rulesetNamed } from '../rulesets.ts';
import { startMatch } from '../scenarios.ts';
import { inert, lineWidth, paint, print, wrap } from '../terminal.ts';
import { text, wordsOf } from '../words.ts';

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
    const match = given.text('load') === undefined ? newMatch(given, seed) : loaded(given, seed);
    const { ruleset } = match;
    const words = wordsOf(ruleset);
    const computers = computersFor(given, match, seed);
    introduce(match, words, computers);
    const standIn = {
      player: playerNamed(ruleset, undefined).make(ruleset),
      dice: seededDice(`${seed}/stand-in`),
    };
    const table = { match, words, computers, standIn, saveFile: given.text('save') };
    return new TerminalGame(table, new Lines()).play();
  },
};

function newMatch(given: Arguments, seed: string): Match {
  return startMatch(rulesetNamed(given.operands[0]), given, { kind: 'seeded', seed });
}

/** The match to go on with, as `--load` names it. */
function loaded(given: Arguments, seed: string): Match {
  const [id] = given.operands;
  const file = given.text('load') ?? '';
  if (given.text('scenario') !== undefined || given.list('option').length > 0) {
    throw new UsageError(text('error.loadAlone'));
  }
  const found = loadMatch(file);
  if (!found.ok) throw new UserError(listProblems(file, found.problems));
  const { match, changed } = found.value;
  if (id !== undefined && rulesetNamed(id) !== match.ruleset) {
    throw new UsageError(text('error.loadRuleset', { file, found: match.ruleset.id, wanted: id }));
  }
  if (changed !== undefined) print(wrap(changedText(match.ruleset, changed), lineWidth()));
  // Other dice than seeded ones need somebody who rolls them or keeps their secret.
  if (match.diceSources.at(-1)?.kind !== 'seeded') {
    // A fork would play on as if nobody had given up.
    if (match.ended !== undefined) return match;
    return match.fork(match.steps.length, { kind: 'seeded', seed });
  }
  if (given.text('seed') !== undefined) throw new UsageError(text('error.loadSeed', { file }));
  return match;
}

/** The other side's computer player, unless two people share the keyboard. */
function computersFor(given: Arguments, match: Match, seed: string): Map<Side, Seat> {
  const { sides } = match.ruleset;
  const side = given.text('side');
  const opponent = given.text('opponent');
  if (given.flag('hotseat')) {
    if (side !== undefined || opponent !== undefined) throw new UsageError(text('error.hotseat'));
    return new Map();
  }
  if (side !== undefined && !sides.includes(side)) {
    throw new UsageError(text('error.side', { side, known: [...sides] }));
  }
  const own = side ?? (given.text('load') === undefined ? undefined : askedIn(match)) ?? sides[0];
  const player = playerNamed(match.ruleset, opponent).make(match.ruleset);
  const other = own === sides[1] ? sides[0] : sides[1];
  return new Map([[other, { player, dice: seededDice(`${seed}/${other}`) }]]);
}

/** Whoever saved a match was being asked something: that is where he sat. */
function askedIn(match: Match): Side | undefined {
  return match.pending.decisions.at(0)?.side;
}

function introduce(match: Match, words: Words, computers: ReadonlyMap<Side, Seat>): void {
  const { scenario, diceSources } = match;
  const { title, setting } = words.battle(scenario);
  print(paint('bold', inert(title)));
  for (const about of [setting, words.balance(scenario)]) {
    // Indented: what a file says in several paragraphs cannot be taken for a line of ours.
    if (about !== undefined) print(wrap(about, lineWidth(), '  '));
  }
  for (const [side, { player }] of computers) {
    print(words.text('play.opponent', { side: words.the(side), player: player.name }));
  }
  const source = diceSources.at(-1);
  if (source?.kind === 'seeded') {
    const { from, seed } = source;
    print(words.text(from === 0 ? 'play.seed' : 'play.seedFrom', { seed, from: from + 1 }));
  }
  print(words.text('play.helpHint'));
}
