import { SETTING } from '@sandtable/kernel';
import { hqOf, isOnMap, pieceTagged, type PubFrameOf, type PubMove } from '@sandtable/pub-battles';
import { bestAttack } from './attacks.ts';
import { nearestEnemy, troopsOf } from './goals.ts';
import type { Answer } from './question.ts';
import { situationOf, type Situation } from './situation.ts';
import { REACH } from './weights.ts';

/** An attack that promises so much should not wait. */
const URGENT = 1;

/**
 * PB-3.3, PB-3.4: trying costs nothing but the chance to try again. A Command with a good attack jumps
 * ahead of the enemy; one that has none lets the enemy go first, also when it has been jumped (PB-3.7).
 */
export const answerAlter: Answer<'alter'> = ({ state, us, temper, frame, moves }) => {
  const accept = { type: 'accept' } as const;
  if (moves.length === 1) return accept;
  const situation = situationOf(state, us, temper);
  const isOurs = (command: number): boolean => state[SETTING].army.commands[command].side === us;
  const isNext = isOurs(frame.pulled[frame.pulled.length - 1]);
  const jump = isNext ? undefined : bestJump(situation, moves);
  if (jump !== undefined) return jump;
  const ours = frame.pulled.findLast(isOurs);
  const delay = moves.find((move) => move.type === 'delay');
  if (ours === undefined || delay === undefined) return accept;
  const isEnemyLeft = state.pool.some((command) => !isOurs(command));
  if (!isEnemyLeft || !isClose(situation, ours)) return accept;
  return promise(situation, ours) > 0 ? accept : delay;
};

/** The Command whose attack is worth most, by the HQ that is most likely to succeed. */
function bestJump(situation: Situation, moves: readonly PubMove[]): PubMove | undefined {
  const { state } = situation;
  let best = URGENT;
  let found: PubMove | undefined;
  const known = new Map<number, number>();
  for (const jump of moves) {
    if (jump.type !== 'jump') continue;
    const command = state.command[pieceTagged(state, jump.hq)];
    const worth = known.get(command) ?? promise(situation, command);
    known.set(command, worth);
    const { rating } = state[SETTING].army.commands[state.command[pieceTagged(state, jump.by)]];
    if (worth + rating / 100 <= best) continue;
    best = worth + rating / 100;
    found = jump;
  }
  return found;
}

function isClose(situation: Situation, command: number): boolean {
  const { state } = situation;
  return troopsOf(situation, command).some(
    (piece) => nearestEnemy(situation, state.x[piece], state.y[piece]).far < REACH.strike,
  );
}

/** What the best attack of a Command promises as things stand; 0 where there is none. */
function promise(situation: Situation, command: number): number {
  const { state } = situation;
  if (!isOnMap(state, hqOf(state, command)) || !isClose(situation, command)) return 0;
  const frame: PubFrameOf<'order'> = { type: 'order', command, waiting: [], inRange: null };
  return Math.max(0, bestAttack(situation, frame)?.worth ?? 0);
}
