import { seededDice, type Premises, type Ruleset } from '@sandtable/kernel';
import { odds, playAhead } from '@sandtable/lab';
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
