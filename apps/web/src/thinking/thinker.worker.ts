import { seededDice, type Premises, type Ruleset } from '@sandtable/kernel';
import { odds, playAhead, playNumber, readRun, type Run, type RunFile } from '@sandtable/lab';
import type { Player, PlayerKind } from '@sandtable/players';
import { loadPlayers } from '@sandtable/players/loading';
import { loadRuleset } from '../games/rulesets.ts';
import { advise } from './advise.ts';
import type { Envelope, Reply } from './request.ts';

const players = new Map<string, Player>();

function playerNamed(ruleset: Ruleset, kinds: readonly PlayerKind[], name: string): Player {
  const key = `${ruleset.id} ${name}`;
  let player = players.get(key);
  if (player === undefined) {
    // A match may name a player that is no longer there: the strongest takes its place.
    player = (kinds.find((kind) => kind.name === name) ?? kinds[0]).make(ruleset);
    players.set(key, player);
  }
  return player;
}

/** What is known of each match that was asked about. */
const matches = new Map<number, Premises>();

/** The runs that games were asked of, read once. */
const runs = new Map<number, Run>();

function runOf(about: number, file: RunFile, ruleset: Ruleset, kinds: readonly PlayerKind[]): Run {
  const known = runs.get(about);
  if (known !== undefined) return known;
  const read = readRun(file, [ruleset], () => kinds.map(({ name }) => name));
  if (!read.ok) throw new Error('a run that is not good');
  runs.set(about, read.value);
  return read.value;
}

async function answer({ about, premises, request }: Envelope): Promise<unknown> {
  const known = premises ?? matches.get(about);
  if (known === undefined) throw new Error('a match that nobody has told of');
  matches.set(about, known);
  const [ruleset, kinds] = await Promise.all([
    loadRuleset(known.ruleset),
    loadPlayers({ id: known.ruleset }),
  ]);
  // Odds and advice are those of the strongest.
  const [strongest] = kinds;
  if (request.kind === 'games') {
    const run = runOf(about, request.file, ruleset, kinds);
    return request.numbers.map((number) => playNumber(run, kinds, number));
  }
  const view = ruleset.furnish(request.view, known.scenario, known.options);
  switch (request.kind) {
    case 'choose': {
      const { player, decision, seed } = request;
      return playerNamed(ruleset, kinds, player).choose(view, decision, seededDice(seed));
    }
    case 'advise':
      return advise(ruleset, strongest, view, request.decision, request.most);
    case 'odds': {
      const { side, move } = request;
      return odds(ruleset, ruleset.imagine(view, side, seededDice('odds')), side, move);
    }
    case 'ahead': {
      const { side, number } = request;
      const outlook = ruleset.outlook?.(view, side);
      if (outlook === undefined) throw new Error('nothing lies ahead');
      const reckoned = { ruleset, outlook, view, side, player: strongest, seed: 'outlook' };
      return playAhead(reckoned, number);
    }
  }
}

addEventListener('message', (event: MessageEvent<Envelope>) => {
  const { id } = event.data;
  const reply = (message: Reply): void => postMessage(message);
  answer(event.data).then(
    (found) => reply({ id, ok: true, answer: found }),
    (error: unknown) => reply({ id, ok: false, error: String(error) }),
  );
});
