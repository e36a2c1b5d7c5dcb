import { BOARD, PLATOONS, type PbiMove, type PbiMoveOf } from '@sandtable/pbi';
import { best } from '../best.ts';
import { offered } from './choice.ts';
import { bestClearance } from './clearing.ts';
import { intentOf, type Intent } from './intents.ts';
import { plansIn } from './memory.ts';
import type { Plans } from './plans.ts';
import type { Answer } from './question.ts';
import type { Reason } from './reasons.ts';

/**
 * Markers are cleared while everybody still has AP for it; then the shooting, which may clear the
 * way; then the assault, and last the walking.
 */
export const answerActivate: Answer<'activate'> = ({ state, us, moves, dice, because }) => {
  const plans = plansIn(state, us);
  const { situation } = plans;
  const active = situation.ownSquares.filter((square) =>
    situation.ours[square].some((group) => state.ap[group] > 0),
  );
  for (const square of active) {
    const clearance = bestClearance(plans, square, (group) => state.ap[group]);
    if (clearance === undefined) continue;
    const move = find(moves, 'clear', square, PLATOONS[clearance.platoon]);
    if (move !== undefined) return move;
  }
  const intents = active.map((square) => intentOf(plans, square));
  for (const action of [shooting, storming, walking]) {
    const moved = action(moves, intents);
    if (moved.length === 0) continue;
    const { move } = best(moved, ({ value }) => value, dice);
    if (move.type === 'aim' && intents.some((intent) => isBefore(intent, move))) {
      because?.('activate.before');
    }
    if (move.type === 'march' && because !== undefined) because(whyMarch(plans, intents, move));
    return move;
  }
  return offered(moves, 'close') ?? moves[0];
};

/** What he goes for who gains most by that march. */
function whyMarch(plans: Plans, intents: readonly Intent[], march: PbiMoveOf<'march'>): Reason {
  const walks = intents
    .filter(({ from }) => BOARD.names[from] === march.from)
    .flatMap((intent) => intent.walks.filter(({ to }) => BOARD.names[to] === march.to));
  const first = walks.reduce((most, walk) => (walk.gain > most.gain ? walk : most));
  return `walk.${plans.whyGo(first.group)}`;
}

/** Whether those who will be stormed are shot at. */
function isBefore({ from, storm }: Intent, aim: PbiMoveOf<'aim'>): boolean {
  return storm !== undefined && BOARD.names[from] === aim.from && BOARD.names[storm.to] === aim.to;
}

interface Valued {
  readonly move: PbiMove;
  readonly value: number;
}

function shooting(moves: readonly PbiMove[], intents: readonly Intent[]): Valued[] {
  return intents.flatMap(({ from, volley }) => {
    const move = volley && find(moves, 'aim', from, BOARD.names[volley.target]);
    return move === undefined ? [] : [{ move, value: volley?.value ?? 0 }];
  });
}

function storming(moves: readonly PbiMove[], intents: readonly Intent[]): Valued[] {
  return intents.flatMap(({ from, storm }) => {
    const move = storm && find(moves, 'assault', from, BOARD.names[storm.to]);
    return move === undefined ? [] : [{ move, value: storm?.gain ?? 0 }];
  });
}

/** The step that the most is gained by, those who take it together. */
function walking(moves: readonly PbiMove[], intents: readonly Intent[]): Valued[] {
  return intents.flatMap(({ from, walks }) =>
    walks.flatMap(({ to }) => {
      const move = find(moves, 'march', from, BOARD.names[to]);
      if (move === undefined) return [];
      const value = walks.reduce((sum, walk) => sum + (walk.to === to ? walk.gain : 0), 0);
      return [{ move, value }];
    }),
  );
}

function find(
  moves: readonly PbiMove[],
  type: 'aim' | 'assault' | 'march' | 'clear',
  square: number,
  what: string,
): PbiMove | undefined {
  const from = BOARD.names[square];
  return moves.find((move) => {
    if (move.type !== type) return false;
    return move.type === 'clear'
      ? move.square === from && move.platoon === what
      : move.from === from && move.to === what;
  });
}
