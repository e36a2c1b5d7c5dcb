import { replaceTop, SETTING, type Dice } from '@sandtable/kernel';
import { isOnMap } from '../02-pieces/blocks.ts';
import { beginCombat } from '../10-combat/combat.ts';
import { hqOf } from '../04-movement/origins.ts';
import { NEVER_ASKS, type Definition, type PubReport } from '../../state/definition.ts';
import { shuffleReserves } from '../08-reserves/ranks.ts';
import { DUE, ON_MAP, type State } from '../../state/state.ts';
import { NIGHT, SIDES } from '../tables.ts';
import { isFoggy, turnNumber } from '../01-map/weather.ts';

export function isNight({ turn }: State): boolean {
  return turn === NIGHT;
}

/** PB-12.9: whether a Command is on the map, or may come onto it in this turn. */
export function hasArrived(state: State, command: number): boolean {
  return state[SETTING].army.commands[command].arrives <= turnNumber(state);
}

/** PB-3.1: all active chits go into the pool, and everybody may move again. */
export function beginTurn(state: State, report: PubReport): void {
  const {
    [SETTING]: { army },
  } = state;
  state.moved.fill(0);
  state.stood.fill(0);
  state.fought.fill(0);
  state.trails.fill(null);
  state.carried.fill(-1);
  state.bombarded.length = 0;
  state.pool.length = 0;
  for (let command = 0; command < army.commands.length; command++) {
    if (isActive(state, command)) state.pool.push(command);
  }
  state.stack.length = 0;
  state.stack.push({ type: 'draw' });
  const { day, turn } = state;
  if (isNight(state)) {
    report?.({ type: 'nightBegan', rule: 'PB-12.6', ...newChits(state), day });
  } else {
    report?.({
      type: 'turnBegan',
      rule: 'PB-1.2',
      ...newChits(state),
      day,
      turn,
      fog: isFoggy(state),
    });
  }
}

/** PB-3.2: how many chits of either side go into the pool. PB-12.8: in a free game nobody knew before. */
function newChits(state: State): { readonly chits: readonly number[]; readonly reveals?: true } {
  const chits = chitsInPool(state);
  return state[SETTING].field.free === null ? { chits } : { chits, reveals: true };
}

export function chitsInPool({ [SETTING]: { army }, pool }: State): readonly number[] {
  return SIDES.map((_, side) => pool.filter((chit) => army.commands[chit].side === side).length);
}

/**
 * PB-3.1: it has a chit, and its HQ is on the map or arrives. PB-12.10: where the HQ has marched off,
 * those that it left behind still move.
 */
function isActive(state: State, command: number): boolean {
  if (!state[SETTING].army.commands[command].chit) return false;
  const hq = hqOf(state, command);
  if (isOnMap(state, hq)) return true;
  if (state.place[hq] === DUE) return hasArrived(state, command);
  return state.place.some(
    (place, piece) =>
      state.command[piece] === command &&
      (place === ON_MAP || (place === DUE && hasArrived(state, command))),
  );
}

/** PB-3.1: draws one of the chits in the pool, and takes it out. */
export function drawChit(state: State, dice: Dice): number {
  const { pool } = state;
  const index = pool.length === 1 ? 0 : dice.die(pool.length) - 1;
  return pool.splice(index, 1)[0];
}

/** PB-3.3: puts a chit back where it belongs, so that its place tells nothing. */
export function returnChit({ pool }: State, command: number): void {
  let index = 0;
  while (index < pool.length && pool[index] < command) index++;
  pool.splice(index, 0, command);
}

/** PB-3.1: the next chit is drawn, or the moves of this turn are over. Never asks. */
export interface Draw {
  readonly type: 'draw';
}

/** PB-3.1: the next chit, and after the last of them combat. */
export const draw: Definition<Draw> = {
  ...NEVER_ASKS,
  fields: {},
  on: [null],
  rule: 'PB-3.1',
  settle(state, _frame, dice, report) {
    if (state.pool.length === 0) {
      if (isNight(state)) replaceTop(state, { type: 'aftermath' });
      else beginCombat(state, report);
      return true;
    }
    const command = drawChit(state, dice);
    tellDrawn(state, command, report);
    const { side } = state[SETTING].army.commands[command];
    state.stack.push({ type: 'alter', pulled: [command], asked: side, declined: 0 });
    return true;
  },
};

/** PB-3.2: whose chit it is, for all; which it is, for its side. */
export function tellDrawn(
  { [SETTING]: { army } }: State,
  command: number,
  report: PubReport,
): void {
  const { side, name } = army.commands[command];
  report?.({ type: 'drawn', rule: 'PB-3.2', side: SIDES[side], command: name });
}

/** PB-3.1: the battle begins when somebody says so. */
export interface Begin {
  readonly type: 'begin';
}

/** PB-3.1: the side that chooses the order of combats says when the battle begins. */
export const begin: Definition<Begin> = {
  fields: {},
  on: [null],
  rule: 'PB-3.1',
  asked: ({ [SETTING]: { field } }) => field.chooser,
  moves: (_state, _frame, list) => void list.push({ type: 'begin' }),
  answers: {
    begin: {
      play(state, _frame, _move, dice, report) {
        shuffleReserves(state, dice);
        beginTurn(state, report);
      },
    },
  },
};
