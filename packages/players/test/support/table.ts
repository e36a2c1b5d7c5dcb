import { seededDice } from '@sandtable/kernel';
import { BOARD, pbi, type PbiMove, type PbiScenario, type PbiState } from '@sandtable/pbi';
import { greedy, type PlayerKind } from '../../src/index.ts';

type Position = NonNullable<PbiScenario['position']>;
type Group = NonNullable<PbiScenario['groups']>[number];

export interface Sketch extends Partial<Position> {
  /** The six houses. What else a layout needs fills the board from the north-east corner on. */
  readonly houses?: readonly string[];
  readonly hedges?: readonly string[];
  /** `{ 'A-lmg1': 'c3' }`, or with more of the group's entry in place of the square. */
  readonly groups: Readonly<Record<string, string | Omit<Group, 'id'>>>;
}

/** The houses out of the way, and their own squares' groups to themselves. */
const FAR: readonly string[] = ['a8', 'b8', 'c8', 'd8', 'e8', 'f8'];

export const ACTIVATED = [{ type: 'motivate' }, { type: 'activate' }] as const;

/** A position in the middle of a game, rows 1 to 5 open but for what the sketch says. */
export function table({ houses = FAR, hedges = [], groups, ...position }: Sketch): PbiState {
  const letters = BOARD.names.map((name) =>
    houses.includes(name) ? 'b' : hedges.includes(name) ? 'p' : '.',
  );
  for (let square = BOARD.size - 1, left = 20 - hedges.length; left > 0; square--) {
    if (letters[square] !== '.') continue;
    letters[square] = 'p';
    left--;
  }
  const rows = Array.from({ length: 8 }, (_, i) => letters.slice(56 - 8 * i, 64 - 8 * i).join(''));
  const made = pbi.setup(
    {
      format: 1,
      ruleset: 'pbi',
      id: 'test',
      title: 'Test',
      turns: 4,
      board: rows,
      edge: 'south',
      groups: Object.entries(groups).map(([id, entry]) =>
        typeof entry === 'string' ? { id, at: entry } : { id, ...entry },
      ),
      position: { turn: 2, side: 'attacker', stack: ACTIVATED, ...position },
    },
    {},
  );
  if (!made.ok) throw new Error(`bad sketch: ${JSON.stringify(made.problems)}`);
  return made.value;
}

/** What greedy answers to what is asked. */
export function answer(state: PbiState): PbiMove {
  const [decision] = pbi.pending(state).decisions;
  const view = pbi.view(state, decision.side);
  return greedy.make(pbi).choose(view, decision, seededDice('ties')) as PbiMove;
}

/** Plays on while this is asked of this side, greedy deciding for both. */
export function playWhile(state: PbiState, goesOn: (kind: string, side: string) => boolean): void {
  const dice = seededDice('table');
  for (;;) {
    const [decision] = pbi.pending(state).decisions;
    if (decision === undefined || !goesOn(decision.kind, decision.side)) return;
    pbi.play(state, decision.side, answer(state), dice);
  }
}

/** A whole game of a scenario, every move checked. */
export function playGame(
  scenario: string,
  players: { readonly attacker: PlayerKind; readonly defender: PlayerKind },
  seed: number,
): PbiState {
  const made = pbi.setup(
    pbi.scenarios.find(({ id }) => id === scenario),
    {},
  );
  if (!made.ok) throw new Error(`no scenario ${scenario}`);
  const state = made.value;
  const seats = {
    attacker: { player: players.attacker.make(pbi), dice: seededDice(`attacker ${seed}`) },
    defender: { player: players.defender.make(pbi), dice: seededDice(`defender ${seed}`) },
  };
  const dice = seededDice(`game ${seed}`);
  for (;;) {
    const [decision] = pbi.pending(state).decisions;
    if (decision === undefined) return state;
    const side = decision.side as 'attacker' | 'defender';
    const { player, dice: thoughts } = seats[side];
    const move = player.choose(pbi.view(state, side), decision, thoughts);
    const refusal = pbi.check(state, side, move);
    if (refusal !== undefined) throw new Error(`${refusal.rule}: ${JSON.stringify(move)}`);
    pbi.play(state, side, move as PbiMove, dice);
  }
}
