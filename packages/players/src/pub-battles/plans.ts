import { SETTING, topFrame, type Dice, type Ruleset } from '@sandtable/kernel';
import {
  isOnMap,
  kindOf,
  pubBattlesRules,
  sideOfPiece,
  SIDES,
  type Place,
  type PubFrameOf,
  type PubMove,
  type SideIndex,
  type State,
} from '@sandtable/pub-battles';
import { distance } from '@sandtable/table';
import type { Plan } from '../search/doctrine.ts';
import { middleOf, nearestEnemy, troopsOf, type Goal } from './goals.ts';
import { USUAL, type Errand } from './errand.ts';
import { errandMove, readyOf } from './order.ts';
import { isNearEnemy } from './quickOrder.ts';
import { routesOf } from './routes.ts';
import { fights, situationOf, type Situation } from './situation.ts';
import { seasonedFor } from './temper.ts';
import { REACH } from './weights.ts';

type Order = PubFrameOf<'order'>;

/** Nobody makes more moves with one Command. */
const MOST_MOVES = 60;

/**
 * What is worth thinking about: what a Command that has the enemy near does, to the end of its move, and how combats go on. Not the
 * order of the chits: a whole turn comes after it, which takes longest to play out.
 */
export function plans(
  ruleset: Ruleset,
  state: State,
  us: SideIndex,
  dice: Dice,
  most: number,
): readonly Plan[] {
  const frame = topFrame(state);
  if (frame.type === 'order') return plansOfCommand(state, us, frame, dice, most);
  return IN_COMBAT.has(frame.type) ? plansOfMoves(ruleset, state, us, most) : [];
}

/** PB-10: what is left of a turn then is soon played out. */
const IN_COMBAT: ReadonlySet<string> = new Set(['combat', 'withdraw', 'aim', 'relieve', 'stand']);

/** Each of the moves that are listed, and no more. */
function plansOfMoves(ruleset: Ruleset, state: State, us: SideIndex, most: number): Plan[] {
  const moves = ruleset.moves(state, SIDES[us]);
  return moves.length < 2 ? [] : moves.slice(0, most).map((move) => ({ moves: [move] }));
}

function plansOfCommand(
  state: State,
  us: SideIndex,
  frame: Order,
  dice: Dice,
  most: number,
): readonly Plan[] {
  const situation = situationOf(state, us);
  if (hasBegun(state, frame) || !isWorthThought(situation, frame)) return [];
  const found: Plan[] = [];
  for (const errand of errandsOf(situation, frame.command).slice(0, most)) {
    found.push(played(state, us, dice, errand));
  }
  const [first] = found.map(({ moves }) => JSON.stringify(moves));
  return found.every(({ moves }) => JSON.stringify(moves) === first) ? [] : found;
}

/** Whether somebody of a Command has done something: it is thought about at once, and then goes on as it was meant. */
function hasBegun(state: State, { command, inRange }: Order): boolean {
  if (inRange !== null) return true;
  return state.place.some(
    (_, piece) => state.command[piece] === command && state.moved[piece] === 1,
  );
}

/** Whether somebody may still move who has the enemy near. */
function isWorthThought(situation: Situation, frame: Order): boolean {
  const { state } = situation;
  const ready = readyOf(state, frame);
  return ready.some((piece) => {
    const kind = kindOf(state, piece);
    if (kind === 'train') return false;
    if (kind === 'hq' || !isOnMap(state, piece)) {
      return isNearEnemy(situation, frame.command, REACH.strike);
    }
    return nearestEnemy(situation, state.x[piece], state.y[piece]).far < REACH.strike;
  });
}

/** All that a Command still does in a world, on an errand, until its move is over. */
function played(state: State, us: SideIndex, dice: Dice, errand: Errand): Plan {
  const world = pubBattlesRules.clone(state);
  const moves: PubMove[] = [];
  const { command } = topFrame(world) as Order;
  const temper = seasonedFor(state[SETTING].army.pieces.length)[us];
  while (moves.length < MOST_MOVES && world.outcome === null) {
    const frame = topFrame(world);
    if (frame.type !== 'order' || frame.command !== command) break;
    const move = errandMove(world, us, temper, frame, errand);
    moves.push(move);
    if (move.type === 'end') break;
    pubBattlesRules.play(world, SIDES[us], move, dice);
  }
  return { moves, ...(errand === USUAL && { isUsual: true }) };
}

/** So many enemies are thought of whom it might attack before all others. */
const PREY = 3;

/** What a Command could be about, the likeliest first. */
function errandsOf(situation: Situation, command: number): Errand[] {
  const { state, us } = situation;
  const troops = troopsOf(situation, command);
  const errands: Errand[] = [USUAL, { boldness: 1.4 }, { boldness: 0.75 }];
  if (troops.length === 0) return errands;
  for (const enemy of preyOf(situation, troops)) {
    const goal = goalAt(situation, [state.x[enemy], state.y[enemy]]);
    errands.push({ prey: enemy, goal, boldness: 1.4 });
  }
  const held = { ...goalAt(situation, middleOf(situation, troops)), isHeld: true };
  errands.push({ goal: held, boldness: 0.6 }, { boldness: 1.7 });
  for (const train of trainsNear(situation, troops)) {
    const isOurs = sideOfPiece(state, train) === us;
    const goal = goalAt(situation, [state.x[train], state.y[train]]);
    errands.push({ goal, boldness: isOurs ? 1 : 1.3 });
  }
  return errands;
}

/** The enemies whom it could be at in this turn, the nearest first. */
function preyOf(situation: Situation, troops: readonly number[]): number[] {
  const { state } = situation;
  return situation.enemies
    .filter((enemy) => fights(situation, enemy))
    .map((enemy) => ({ enemy, far: farFrom(state, troops, enemy) }))
    .filter(({ far }) => far < REACH.strike)
    .sort((a, b) => a.far - b.far)
    .slice(0, PREY)
    .map(({ enemy }) => enemy);
}

/** Trains of either side that it could do something about, the nearest first. */
function trainsNear({ state }: Situation, troops: readonly number[]): number[] {
  return [...state.place.keys()]
    .filter((piece) => isOnMap(state, piece) && kindOf(state, piece) === 'train')
    .map((train) => ({ train, far: farFrom(state, troops, train) }))
    .filter(({ far }) => far < 2 * REACH.near)
    .sort((a, b) => a.far - b.far)
    .map(({ train }) => train);
}

function farFrom({ x, y }: State, troops: readonly number[], piece: number): number {
  let least = Infinity;
  for (const one of troops) least = Math.min(least, distance(x[one], y[one], x[piece], y[piece]));
  return least;
}

function goalAt({ state }: Situation, at: Place): Goal {
  return { at, far: routesOf(state[SETTING].field).to(...at), isHeld: false };
}
