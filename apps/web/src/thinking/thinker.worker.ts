import { seededDice, type Ruleset } from '@sandtable/kernel';
import { odds } from '@sandtable/lab';
import { playersOf, type Player } from '@sandtable/players';
import { loadRuleset } from '../games/rulesets.ts';
import type { Envelope, Reply, Request } from './request.ts';

const players = new Map<string, Player>();

function playerNamed(ruleset: Ruleset, name: string): Player {
  const key = `${ruleset.id} ${name}`;
  let player = players.get(key);
  if (player === undefined) {
    const kinds = playersOf(ruleset);
    // A match may name a player that is no longer there: the strongest takes its place.
    player = (kinds.find((kind) => kind.name === name) ?? kinds[0]).make(ruleset);
    players.set(key, player);
  }
  return player;
}

async function answer(request: Request): Promise<unknown> {
  const ruleset = await loadRuleset(request.ruleset);
  switch (request.kind) {
    case 'choose': {
      const { player, view, decision, seed } = request;
      return playerNamed(ruleset, player).choose(view, decision, seededDice(seed));
    }
    case 'odds': {
      const { view, side, move } = request;
      return odds(ruleset, ruleset.imagine(view, side, seededDice('odds')), side, move);
    }
  }
}

addEventListener('message', (event: MessageEvent<Envelope>) => {
  const { id, request } = event.data;
  const reply = (message: Reply): void => postMessage(message);
  answer(request).then(
    (found) => reply({ id, ok: true, answer: found }),
    (error: unknown) => reply({ id, ok: false, error: String(error) }),
  );
});
