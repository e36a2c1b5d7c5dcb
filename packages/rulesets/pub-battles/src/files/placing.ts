import { SETTING, type Outcome, type Problem } from '@sandtable/kernel';
import { sideNamed } from './muster.ts';
import { flow } from '../rules/flow.ts';
import { namesIn } from '../state/names.ts';
import { numberBlocks } from './opening.ts';
import type { PiecePosition, Position } from './scenarioFile.ts';
import { joinReserve } from '../rules/08-reserves/ranks.ts';
import { problem } from './problem.ts';
import type { Mark } from './scenarioSchema.ts';
import { ON_MAP, PLACES, RESERVE, type State } from '../state/state.ts';

/** Puts a battle that has not begun into a position, and tells what does not fit. */
export function standIn(state: State, position: Position): Problem[] {
  const problems: Problem[] = [];
  const { commands, pieces } = namesIn(state[SETTING].army);
  const found = (numbers: ReadonlyMap<string, number>, path: string, name: string): number => {
    const number = numbers.get(name) ?? -1;
    if (number === -1) problems.push(problem(`position.${path}`, 'unknown', { name }));
    return number;
  };
  state.day = position.day;
  state.turn = position.turn;
  state.edge = position.edge ?? null;
  if (state.day > state[SETTING].field.days) problems.push(problem('position.day', 'lastDay'));
  placePieces(state, position, problems);
  for (const [name, trail] of Object.entries(position.trails ?? {})) {
    const command = found(commands, 'trails', name);
    if (command !== -1) state.trails[command] = trail;
  }
  for (const side of position.packed ?? []) state.packed[sideNamed(side)] = 1;
  for (const [i, name] of position.pool.entries()) {
    const command = found(commands, `pool[${i}]`, name);
    if (command !== -1) state.pool.push(command);
  }
  if (state.pool.some((command, i) => i > 0 && command <= state.pool[i - 1])) {
    problems.push(problem('position.pool', 'poolOrder'));
  }
  for (const [i, entry] of (position.contacts ?? []).entries()) {
    const path = `contacts[${i}]`;
    const attacker = found(pieces, `${path}.attacker`, entry.attacker);
    const defender = found(pieces, `${path}.defender`, entry.defender);
    const { edge, river = false, uphill = false, enveloped, since } = entry;
    state.contacts.push({
      attacker,
      defender,
      edge,
      river,
      uphill,
      ...(enveloped === true && { enveloped }),
      ...(since !== undefined && { since }),
    });
    if (attacker !== -1 && defender !== -1 && !canTouch(state, attacker, defender)) {
      problems.push(problem(`position.${path}`, 'contact'));
    }
  }
  for (const [i, entry] of (position.bombarded ?? []).entries()) {
    state.bombarded.push({
      gun: found(pieces, `bombarded[${i}].gun`, entry.gun),
      target: found(pieces, `bombarded[${i}].target`, entry.target),
    });
  }
  const { won } = position;
  if (won !== undefined) state.won = { side: sideNamed(won.side), by: won.by };
  for (const [i, entry] of position.stack.entries()) {
    const frame = flow.codec.read(entry, state[SETTING].army);
    if (frame === undefined) problems.push(problem(`position.stack[${i}]`, 'frameNames'));
    else state.stack.push(frame);
  }
  state.outcome = outcomeOf(position);
  return problems;
}

function outcomeOf({ outcome }: Position): Outcome | null {
  if (outcome === undefined) return null;
  const { winner, scores, rule } = outcome;
  return { winner: winner ?? undefined, scores, rule };
}

function canTouch(
  { [SETTING]: { army }, place }: State,
  attacker: number,
  defender: number,
): boolean {
  return (
    army.pieces[attacker].side !== army.pieces[defender].side &&
    place[attacker] === ON_MAP &&
    place[defender] === ON_MAP
  );
}

/** Every piece, each once. */
function placePieces(state: State, position: Position, problems: Problem[]): void {
  const { pieces } = namesIn(state[SETTING].army);
  const seen = new Set<string>();
  const blocks = new Set<string>();
  if (position.nextBlock !== undefined) {
    for (const [side, next] of position.nextBlock.entries()) state.nextBlock[side] = next;
  }
  for (const [i, entry] of position.pieces.entries()) {
    const path = `position.pieces[${i}]`;
    const { name, block } = entry;
    const piece = pieces.get(name);
    if (piece === undefined) problems.push(problem(`${path}.name`, 'unknown', { name }));
    else if (seen.has(name)) problems.push(problem(`${path}.name`, 'twice', { name }));
    else {
      seen.add(name);
      placePiece(state, piece, entry, path, problems);
      if (block === undefined) continue;
      const { side } = state[SETTING].army.pieces[piece];
      const key = `${side} ${block}`;
      if (blocks.has(key) || block >= state.nextBlock[side]) {
        problems.push(problem(`${path}.block`, 'block'));
      }
      blocks.add(key);
    }
  }
  for (const name of pieces.keys()) {
    if (!seen.has(name)) problems.push(problem('position.pieces', 'missingPiece', { name }));
  }
  numberBlocks(state);
}

function placePiece(
  state: State,
  piece: number,
  entry: PiecePosition,
  path: string,
  problems: Problem[],
): void {
  const { at, facing = 0, block = 0, command, behind, marks = [] } = entry;
  state.place[piece] = PLACES.indexOf(entry.place);
  if (at !== undefined) [state.x[piece], state.y[piece]] = at;
  else if (state.place[piece] === ON_MAP) problems.push(problem(`${path}.at`, 'noPlace'));
  state.facing[piece] = facing;
  state.block[piece] = block;
  for (const mark of marks as readonly Mark[]) state[mark][piece] = 1;
  // PB-4.4, PB-9.3: baggage is neither Spent nor Fresh, and nothing else unpacks.
  const { kind } = state[SETTING].army.pieces[piece];
  if (kind === 'train' ? state.spent[piece] === 1 : state.unpacked[piece] === 1) {
    problems.push(problem(`${path}.marks`, 'marks'));
  }
  assign(state, piece, command, path, problems);
  carry(state, piece, entry.carried, path, problems);
  if (state.place[piece] !== RESERVE) return;
  const hq =
    behind === undefined ? state.command[piece] : namesIn(state[SETTING].army).commands.get(behind);
  if (hq === undefined || !canKeep(state, hq, piece)) {
    problems.push(problem(`${path}.behind`, 'behind'));
  } else joinReserve(state, piece, hq, entry.rank);
}

/** PB-8.1, PB-2.5: its own Command, or an army commander's. */
function canKeep({ [SETTING]: { army }, command }: State, hq: number, piece: number): boolean {
  if (hq < 0) return false;
  const { side, army: isArmy } = army.commands[hq];
  return side === army.pieces[piece].side && (isArmy || hq === command[piece]);
}

/** PB-8.2: along whose way it came out of reserve in this turn. */
function carry(
  state: State,
  piece: number,
  carried: string | undefined,
  path: string,
  problems: Problem[],
): void {
  if (carried === undefined) return;
  const command = namesIn(state[SETTING].army).commands.get(carried) ?? -1;
  if (canKeep(state, command, piece)) state.carried[piece] = command;
  else problems.push(problem(`${path}.carried`, 'behind'));
}

/** PB-2.3: a detachment that belongs to somebody by now. */
function assign(
  state: State,
  piece: number,
  command: string | undefined,
  path: string,
  problems: Problem[],
): void {
  if (command === undefined) return;
  const number = namesIn(state[SETTING].army).commands.get(command);
  if (number === undefined) {
    problems.push(problem(`${path}.command`, 'unknown', { name: command }));
  } else if (state[SETTING].army.commands[number].side !== state[SETTING].army.pieces[piece].side) {
    problems.push(problem(`${path}.command`, 'otherSide'));
  } else if (state.command[piece] !== -1) {
    problems.push(problem(`${path}.command`, 'notLoose'));
  } else state.command[piece] = number;
}

/** PB-2.3: once the battle has begun every detachment belongs to somebody. */
export function looseProblems(state: State): Problem[] {
  const loose = state.command.indexOf(-1);
  if (loose === -1 || state.outcome !== null || state.stack[0]?.type === 'assign') return [];
  const { name } = state[SETTING].army.pieces[loose];
  return [problem('position.pieces', 'unassigned', { name })];
}
