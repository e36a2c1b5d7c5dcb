import { seededDice } from '@sandtable/kernel';
import { pbiBoats } from '@sandtable/pbi-boats';
import { greedy, type PlayerKind } from '../../src/index.ts';

export type State = Parameters<typeof pbiBoats.pending>[0];
type Move = Parameters<typeof pbiBoats.play>[2];

interface Entry {
  readonly at: string;
  readonly [field: string]: unknown;
}

export interface Sketch {
  /** Rows of letters, north first. */
  readonly board?: readonly string[];
  /** `{ 'D-rifle1': 'c5' }`, or with more of the group's entry in place of the square. A attacks, D defends. */
  readonly groups?: Readonly<Record<string, string | Entry>>;
  /** Boats, with what a scenario says of them, and who is aboard. */
  readonly hulls?: Readonly<Record<string, Entry & { readonly aboard?: readonly string[] }>>;
  readonly side?: 'attacker' | 'defender';
  readonly turn?: number;
  readonly stack?: readonly object[];
  readonly mines?: object;
  /** Where boats have been. */
  readonly sailed?: readonly string[];
}

/** A house behind a beach in row 5, deep water to the south. */
export const COAST: readonly string[] = [
  '........',
  '...b....',
  '........',
  '________',
  '~~~~~~~~',
  '~~~~~~~~',
  '~~~~~~~~',
  '~~~~~~~~',
];

/** A position in the middle of a game. Each side has a rifle group in a corner, out of the way. */
export function coast({ board = COAST, side = 'attacker', ...sketch }: Sketch): State {
  const hulls = Object.entries(sketch.hulls ?? {});
  const ashore: Sketch['groups'] = { 'A-rifle9': 'a8', 'D-rifle9': 'h8', ...sketch.groups };
  const groups = [
    ...Object.entries(ashore).map(([id, entry]) =>
      typeof entry === 'string' ? { id, at: entry } : { id, ...entry },
    ),
    ...hulls.flatMap(([id, { at, aboard = [] }]) => [
      { id, at },
      ...aboard.map((piece) => ({ id: piece, at, status: 'aboard' })),
    ]),
  ];
  const made = pbiBoats.setup(
    {
      format: 1,
      ruleset: 'pbi-boats',
      id: 'test',
      title: 'Test',
      turns: 6,
      edge: 'south',
      board,
      ...(board.length !== 8 && { size: { columns: board[0].length, rows: board.length } }),
      platoons: [platoon('A', 'attacker', groups), platoon('D', 'defender', groups)],
      groups,
      boats: hulls.map(([id, { at: _, aboard: __, ...entry }]) => ({ id, ...entry })),
      aboard: hulls.flatMap(([boat, { aboard }]) => (aboard ? [{ boat, pieces: aboard }] : [])),
      ...(sketch.mines && { mines: sketch.mines }),
      ...(sketch.sailed && { sailed: sketch.sailed }),
      position: {
        turn: sketch.turn ?? 1,
        side,
        attempts: { A: side === 'attacker' ? 3 : 0, D: side === 'attacker' ? 0 : 3 },
        stack: sketch.stack ?? [{ type: 'motivate' }],
      },
    },
    {},
  );
  if (!made.ok) throw new Error(`bad sketch: ${JSON.stringify(made.problems)}`);
  return made.value;
}

function platoon(id: string, side: string, entries: readonly { readonly id: string }[]): object {
  const groups: Record<string, number> = {};
  for (const entry of entries) {
    const [, kind, nth] = /^.-([a-z]+)(\d*)$/.exec(entry.id) ?? [];
    if (entry.id.startsWith(id)) groups[kind] = Math.max(groups[kind] ?? 0, Number(nth || 1));
  }
  return { id, side, groups };
}

/** What greedy answers to what is asked, which must be legal. */
export function answer(state: State): Move {
  const [decision] = pbiBoats.pending(state).decisions;
  const view = pbiBoats.view(state, decision.side);
  const move = greedy.make(pbiBoats).choose(view, decision, seededDice('ties')) as Move;
  const refusal = pbiBoats.check(state, decision.side, move);
  if (refusal !== undefined) throw new Error(`${refusal.rule}: ${JSON.stringify(move)}`);
  return move;
}

/** Lets greedy play for both until the turn is over, and gives what was done. */
export function restOfTurn(state: State): Move[] {
  const { side, turn } = state;
  const dice = seededDice('turn');
  const moves: Move[] = [];
  while (state.side === side && state.turn === turn && state.outcome === null) {
    const [decision] = pbiBoats.pending(state).decisions;
    const move = answer(state);
    moves.push(move);
    pbiBoats.play(state, decision.side, move, dice);
  }
  return moves;
}

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
