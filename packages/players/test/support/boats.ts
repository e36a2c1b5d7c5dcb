import { seededDice } from '@sandtable/kernel';
import { pbiBoats } from '@sandtable/pbi-boats';
import type { PlayerKind } from '../../src/index.ts';

type State = Parameters<typeof pbiBoats.pending>[0];
type Move = Parameters<typeof pbiBoats.play>[2];

/** A whole game of a scenario, every move checked; and all that was done by either side. */
export function playGame(
  scenario: unknown,
  players: { readonly attacker: PlayerKind; readonly defender: PlayerKind },
  seed: number,
): { readonly state: State; readonly done: ReadonlySet<string> } {
  const made = pbiBoats.setup(scenario, {});
  if (!made.ok) throw new Error(`bad scenario: ${JSON.stringify(made.problems)}`);
  const state = made.value;
  const seats = {
    attacker: { player: players.attacker.make(pbiBoats), dice: seededDice(`attacker ${seed}`) },
    defender: { player: players.defender.make(pbiBoats), dice: seededDice(`defender ${seed}`) },
  };
  const dice = seededDice(`game ${seed}`);
  const done = new Set<string>();
  for (;;) {
    const [decision] = pbiBoats.pending(state).decisions;
    if (decision === undefined) return { state, done };
    const side = decision.side as 'attacker' | 'defender';
    const { player, dice: thoughts } = seats[side];
    const move = player.choose(pbiBoats.view(state, side), decision, thoughts) as Move;
    const refusal = pbiBoats.check(state, side, move);
    if (refusal !== undefined) throw new Error(`${refusal.rule}: ${JSON.stringify(move)}`);
    done.add(move.type);
    pbiBoats.play(state, side, move, dice);
  }
}
