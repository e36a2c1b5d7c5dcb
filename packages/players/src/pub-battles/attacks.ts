import { SETTING } from '@sandtable/kernel';
import {
  blockOf,
  HITS_ON,
  hqOf,
  inCommandRange,
  isFlanking,
  isOnMap,
  isRefusal,
  judgeAttack,
  movesWith,
  originOf,
  placeOfAttack,
  reserveOf,
  supportOf,
  tagOf,
  whyNotAct,
  KIND,
  type Attack,
  type PubFrameOf,
  type PubMove,
  type State,
} from '@sandtable/pub-battles';
import { BLOCK_EDGES, distance, type BlockEdge, type Rectangle } from '@sandtable/table';
import { dangerAt, isTrapped } from './danger.ts';
import { tollOf, volleyToll } from './duels.ts';
import { fights, type Situation } from './situation.ts';
import { costOfCut } from './supply.ts';
import { worthOf } from './worth.ts';

type Order = PubFrameOf<'order'>;

/** An attack that could be made, and what it promises. */
export interface Chance {
  readonly piece: number;
  readonly target: number;
  readonly edge: BlockEdge;
  readonly aside: number;
  readonly worth: number;
}

/** How far along an edge contacts are thought of. */
const ASIDES = [0, 450, -450, 890, -890] as const;
/** So many of the most promising are looked at before it gives up. */
const TRIES = 60;
/** What an attack on one who is to be attacked must promise: it may cost more than it gains. */
const DETERMINED = -1;

/**
 * The attack to begin with: on the enemy on whom all who can reach him together promise most, by the
 * one of them who promises most alone. Only on the prey, where there is one.
 */
export function bestAttack(situation: Situation, frame: Order, prey?: number): Chance | undefined {
  const least = prey === undefined ? threshold(situation) : DETERMINED;
  const allowed = allowedOf(situation, frame, least, prey);
  let best = least;
  let found: Chance | undefined;
  for (const first of allowed) {
    const worth = first.worth + joiningWorth(situation, first, allowed);
    if (worth < best) continue;
    best = worth;
    found = { ...first, worth };
  }
  return found;
}

/** The most promising that the rules allow, one for each piece, target and edge. */
function allowedOf(
  situation: Situation,
  frame: Order,
  least = threshold(situation),
  prey?: number,
): Chance[] {
  const { state } = situation;
  const allowed: Chance[] = [];
  let tries = TRIES;
  const chances = chancesOf(situation, frame, least - 1.5, prey);
  for (const chance of chances.toSorted((a, b) => b.worth - a.worth)) {
    const { piece, target, edge } = chance;
    const isKnown = allowed.some(
      (other) => other.piece === piece && other.target === target && other.edge === edge,
    );
    if (isKnown || tries-- <= 0) continue;
    const attack = judgeAttack(state, piece, target, chance, frame.inRange);
    if (isRefusal(attack)) continue;
    // Over a river or up a hill it is worth less than it looked.
    const worth = worthOfAttack(situation, piece, target, attack.block, attack);
    allowed.push({ ...chance, worth });
  }
  return allowed;
}

/** What each of some pieces could do if it were told to, by piece; nothing where it is below 0. */
export function promises(
  situation: Situation,
  command: number,
  pieces: readonly number[],
): ReadonlyMap<number, number> {
  const frame: Order = { type: 'order', command, waiting: [], inRange: pieces };
  const found = new Map<number, number>();
  for (const { piece, worth } of allowedOf(situation, frame)) {
    if (worth > (found.get(piece) ?? 0)) found.set(piece, worth);
  }
  return found;
}

/** What others could add who reach another edge of the same enemy. */
function joiningWorth(situation: Situation, first: Chance, allowed: readonly Chance[]): number {
  const { state } = situation;
  if (!fights(situation, first.target) || isAttacked(state, first.target)) return 0;
  const joined = new Map<number, number>();
  for (const { piece, target, edge, aside } of allowed) {
    if (target !== first.target || piece === first.piece || edge === first.edge) continue;
    const block = placeOfAttack(state, piece, target, edge, aside);
    const worth = worthOfJoining(situation, piece, target, block);
    joined.set(piece, Math.max(joined.get(piece) ?? 0, worth));
  }
  let sum = 0;
  // Not all who mean to join can when the first has moved.
  for (const worth of joined.values()) sum += situation.temper.joins * worth;
  return sum;
}

export function isAttacked({ contacts }: State, target: number): boolean {
  return contacts.some(({ defender }) => defender === target);
}

/** What an attack must promise. With a train as good as taken there is nothing to be gained by more. */
export function threshold({ state, kinds, boldness, temper }: Situation): number {
  const isWon = state.contacts.some(({ defender }) => kinds[defender] === 'train');
  return temper.attack - temper.daring * (boldness - 1) + (isWon ? temper.sure : 0);
}

export function attackMove(state: State, { piece, target, edge, aside }: Chance): PubMove {
  return { type: 'attack', piece: tagOf(state, piece), target: tagOf(state, target), edge, aside };
}

/** Who of a Command can attack in this move. */
export function attackersOf(state: State, frame: Order): number[] {
  return state.place.flatMap((_, piece) => {
    if (!movesWith(state, frame, piece) || whyNotAct(state, frame, piece) !== undefined) return [];
    const { kind } = state[SETTING].army.pieces[piece];
    if (KIND[kind].dice === 0 || kind === 'artillery') return [];
    const told = frame.inRange?.includes(piece) ?? inCommandRange(state, piece);
    return told ? [piece] : [];
  });
}

function chancesOf(
  situation: Situation,
  frame: Order,
  least: number,
  prey: number | undefined,
): Chance[] {
  const { state } = situation;
  const found: Chance[] = [];
  const enemies = prey === undefined ? situation.enemies : [prey];
  for (const piece of attackersOf(state, frame)) {
    const { x, y, budget } = originOf(state, piece);
    for (const target of enemies) {
      if (distance(x, y, state.x[target], state.y[target]) > budget + 1600) continue;
      for (const edge of BLOCK_EDGES) {
        for (const aside of ASIDES) {
          const block = placeOfAttack(state, piece, target, edge, aside);
          if (distance(x, y, block.x, block.y) > budget) continue;
          const worth = worthOfAttack(situation, piece, target, block, undefined, least);
          if (worth < least) continue;
          // The middle of an edge first, where nothing speaks against it.
          found.push({ piece, target, edge, aside, worth: worth - Math.abs(aside) / 20_000 });
        }
      }
    }
  }
  return found;
}

/**
 * What an attack from there promises: what it costs the enemy, less what it may cost us. Where that is below what it
 * must be at least, nobody asks how far.
 */
export function worthOfAttack(
  situation: Situation,
  piece: number,
  target: number,
  block: Rectangle,
  attack?: Attack,
  least = -Infinity,
): number {
  const { state, kinds, boldness, temper } = situation;
  const defender = blockOf(state, target);
  if (!fights(situation, target)) return isAttacked(state, target) ? 0 : worthOf(kinds[target]);
  const how = circumstances(situation, target, block, defender, attack);
  const us = { kind: kinds[piece], spent: state.spent[piece] === 1 };
  const them = { kind: kinds[target], spent: state.spent[target] === 1 };
  if (isAttacked(state, target)) return worthOfJoining(situation, piece, target, block, attack);
  const toll = tollOf(us, them, how);
  const backing = backingOf(situation, piece) - supportBehind(situation, target);
  const gain = boldness * toll.defender + temper.support * backing;
  if (gain - toll.attacker / boldness < least) return -Infinity;
  const trapped = isTrapped(situation, piece, block) ? temper.trapped * worthOf(us.kind) : 0;
  const risk = (toll.attacker + trapped) / boldness;
  const cost = risk + exposure(situation, piece, target, block, gain - risk - least);
  return gain - cost;
}

/** What an attack promises at the most: into a flank, from as high, with nobody near. */
export function mostOfAttack(situation: Situation, piece: number, target: number): number {
  const { state, kinds, boldness, temper } = situation;
  if (!fights(situation, target) || isAttacked(state, target)) return Infinity;
  const us = { kind: kinds[piece], spent: state.spent[piece] === 1 };
  const them = { kind: kinds[target], spent: state.spent[target] === 1 };
  const toll = tollOf(us, them, { covered: false, flanked: true, river: false });
  const backing = backingOf(situation, piece) - supportBehind(situation, target);
  return boldness * toll.defender + temper.support * backing - toll.attacker / boldness;
}

/** What one more volley adds: on an enemy who is worn already, perhaps, and who fires at another. */
export function worthOfJoining(
  situation: Situation,
  piece: number,
  target: number,
  block: Rectangle,
  attack?: Attack,
): number {
  const { state, kinds, boldness, temper } = situation;
  const how = circumstances(situation, target, block, blockOf(state, target), attack);
  const us = { kind: kinds[piece], spent: state.spent[piece] === 1 };
  const them = { kind: kinds[target], spent: state.spent[target] === 1 };
  const needs = HITS_ON + (how.covered ? 1 : 0) - (how.flanked ? 1 : 0) + (how.river ? 1 : 0);
  const worn = volleyToll(us.kind, needs, { ...them, spent: true });
  const gain = 0.7 * (volleyToll(us.kind, needs, them) + worn);
  const exposed = exposure(situation, piece, target, block);
  const trapped = isTrapped(situation, piece, block) ? temper.trapped * worthOf(us.kind) : 0;
  const risk = temper.shared * (tollOf(us, them, how).attacker + trapped);
  return boldness * gain - risk / boldness - exposed;
}

function circumstances(
  { ground }: Situation,
  _target: number,
  block: Rectangle,
  defender: Rectangle,
  attack: Attack | undefined,
): { covered: boolean; flanked: boolean; river: boolean } {
  const terrain = ground.terrainUnder(defender);
  const uphill = attack?.uphill ?? ground.levelUnder(defender) > ground.levelUnder(block);
  return {
    covered: uphill || terrain === 'woods' || terrain === 'town',
    flanked: terrain !== 'town' && isFlanking(block, defender),
    river: attack?.river ?? false,
  };
}

/** The same from wherever it attacks. */
function backingOf(situation: Situation, piece: number): number {
  return (situation.backing[piece] ??= supportIn(situation, piece));
}

/** Whether somebody can come up behind one who attacks: 1, or a part of it. */
function supportIn({ state }: Situation, piece: number): number {
  const command = state.command[piece];
  if (supportOf(state, piece) >= 0) return 1;
  if (reserveOf(state, hqOf(state, command)).some((other) => other !== piece)) return 0.7;
  const near = state.place.some(
    (_, other) =>
      other !== piece &&
      isOnMap(state, other) &&
      state.command[other] === command &&
      state.moved[other] === 0 &&
      KIND[state[SETTING].army.pieces[other].kind].dice > 1 &&
      distance(state.x[other], state.y[other], state.x[piece], state.y[piece]) < 3000,
  );
  return near ? 0.5 : 0;
}

function supportBehind({ state, backing }: Situation, target: number): number {
  return (backing[target] ??= supportOf(state, target) >= 0 ? 1.3 : 0);
}

/** What others of the enemy may do to one who attacks there, and what it costs to end there; beyond `most`, only that. */
function exposure(
  situation: Situation,
  piece: number,
  target: number,
  block: Rectangle,
  most = Infinity,
): number {
  const cut = costOfCut(situation, piece, block);
  const part = situation.temper.exposed * situation.enemiesToMove;
  if (part === 0) return cut;
  return cut + part * dangerAt(situation, piece, block, target, (most - cut) / part);
}
