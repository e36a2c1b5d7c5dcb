import { otherSide, SETTING, type Outcome, type RuleId } from '@sandtable/kernel';
import { entryOf, isOnMap, kindOf, isCombatant, sideOfPiece } from '../02-pieces/blocks.ts';
import type { SideIndex } from '../../state/field.ts';
import type { PubReport } from '../../state/definition.ts';
import { hqOf } from '../04-movement/origins.ts';
import { DESTROYED, DUE, GONE, RESERVE, type State, type Won } from '../../state/state.ts';
import { canTraceSupply } from '../09-supply/supply.ts';
import { MULTIPLIERS, NIGHT, SIDES, type WayToWin } from '../tables.ts';

/** PB-12.1: destroyed, and counted as such. */
export function isLost(state: State, piece: number): boolean {
  return state.place[piece] === DESTROYED || state.place[piece] === GONE;
}

/** PB-12.1: the points that a side has for the enemy's losses. */
export function pointsOf(state: State, side: SideIndex): number {
  let points = 0;
  for (let piece = 0; piece < state.place.length; piece++) {
    if (sideOfPiece(state, piece) !== side && isLost(state, piece)) {
      points += entryOf(state, piece).points;
    }
  }
  return points;
}

/** PB-12.2: whether a side has lost half of its infantry, those counted in who come by the end of this day. */
export function hasLostHalf(state: State, side: SideIndex): boolean {
  let all = 0;
  let lost = 0;
  for (let piece = 0; piece < state.place.length; piece++) {
    if (sideOfPiece(state, piece) !== side || !entryOf(state, piece).infantry) continue;
    const command = state[SETTING].army.commands[state.command[piece]];
    if (command !== undefined && command.arrives > state.day * NIGHT) continue;
    all++;
    if (isLost(state, piece)) lost++;
  }
  return all > 0 && 2 * lost >= all;
}

/** PB-12.3: whether a baggage train of a side was destroyed. */
function isBroken(state: State, side: SideIndex): boolean {
  return state.place.some(
    (_, piece) =>
      sideOfPiece(state, piece) === side &&
      kindOf(state, piece) === 'train' &&
      isLost(state, piece),
  );
}

/** PB-12.2 to PB-12.4: the best way in which a side has beaten the other, if it has. */
export function wayOf(state: State, side: SideIndex): WayToWin | undefined {
  const enemy = otherSide(side);
  if (hasLostHalf(state, enemy) && !hasLostHalf(state, side)) return 'rout';
  if (isBroken(state, enemy)) return 'broken';
  return state.packed[enemy] === 1 ? 'forcedBack' : undefined;
}

/** Who has won at the end of a turn. Where both have beaten each other, the better way counts, then points. */
export function winnerNow(state: State): Won | undefined {
  const ways = [wayOf(state, 0), wayOf(state, 1)] as const;
  const worth = ways.map((way) => (way === undefined ? 0 : MULTIPLIERS[way]));
  if (worth[0] === 0 && worth[1] === 0) return undefined;
  const points = [pointsOf(state, 0), pointsOf(state, 1)];
  const better = worth[0] - worth[1] || points[0] - points[1];
  // Beaten in the same way and with the same points: the battle goes on.
  if (better === 0) return undefined;
  const side: SideIndex = better > 0 ? 0 : 1;
  return { side, by: ways[side] as WayToWin };
}

/** PB-12.10: whether a side has nobody left in the battle. */
export function isOffTheField(state: State, side: SideIndex): boolean {
  return state.place.every((place, piece) => {
    if (sideOfPiece(state, piece) !== side || !isCombatant(kindOf(state, piece))) return true;
    return !isOnMap(state, piece) && place !== RESERVE && place !== DUE;
  });
}

/** PB-12.7, PB-8.1: whether a piece cannot trace supply; one in reserve is there if its HQ is. */
function isCutOff(state: State, piece: number): boolean {
  if (!isCombatant(kindOf(state, piece))) return false;
  const isHidden = state.place[piece] === RESERVE;
  const at = isHidden ? hqOf(state, state.behind[piece]) : piece;
  return at >= 0 && isOnMap(state, at) && !canTraceSupply(state, piece);
}

/** The battle is over. PB-12.7: whoever is cut off from his supply counts as destroyed. */
export function finish(
  state: State,
  winner: SideIndex | undefined,
  by: WayToWin | 'withdrawal',
  report: PubReport,
): void {
  const points = [pointsOf(state, 0), pointsOf(state, 1)];
  for (let piece = 0; piece < state.place.length; piece++) {
    if (!isCutOff(state, piece)) continue;
    points[otherSide(sideOfPiece(state, piece))] += entryOf(state, piece).points;
  }
  let side = winner;
  if (by === 'points' && points[0] !== points[1]) side = points[0] > points[1] ? 0 : 1;
  if (side !== undefined && by !== 'withdrawal') points[side] *= MULTIPLIERS[by];
  state.stack.length = 0;
  state.contacts.length = 0;
  state.outcome = outcomeOf(side, points, by);
  report?.({
    type: 'ended',
    rule: RULE_OF[by],
    reveals: true,
    winner: side === undefined ? null : SIDES[side],
    by,
    red: points[0],
    blue: points[1],
  });
}

const RULE_OF = {
  rout: 'PB-12.2',
  broken: 'PB-12.3',
  forcedBack: 'PB-12.4',
  points: 'PB-12.5',
  withdrawal: 'PB-12.5',
} as const;

/** PB-12.2 to PB-12.4: in which of these ways an outcome by this rule was won, if in any. */
export function wayIn(rule: RuleId): 'rout' | 'broken' | 'forcedBack' | undefined {
  return (['rout', 'broken', 'forcedBack'] as const).find((way) => RULE_OF[way] === rule);
}

/** PB-12.2 to PB-12.4: how often the points of a side count at the end. */
export function timesCounted({ winner, rule }: Outcome, side: SideIndex): number {
  const by = wayIn(rule);
  return by === undefined || winner !== SIDES[side] ? 1 : MULTIPLIERS[by];
}

function outcomeOf(
  side: SideIndex | undefined,
  [red, blue]: readonly number[],
  by: keyof typeof RULE_OF,
): Outcome {
  const winner = side === undefined ? undefined : SIDES[side];
  return { winner, scores: { red, blue }, rule: RULE_OF[by] };
}
