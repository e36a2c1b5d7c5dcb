import {
  isRefusal,
  judgeAttack,
  originOf,
  placeOfAttack,
  type PubFrameOf,
} from '@sandtable/pub-battles';
import { BLOCK_EDGES, distance } from '@sandtable/table';
import {
  attackersOf,
  isAttacked,
  mostOfAttack,
  threshold,
  worthOfAttack,
  worthOfJoining,
  type Chance,
} from './attacks.ts';
import { fights, type Situation } from './situation.ts';

type Order = PubFrameOf<'order'>;

/** So many of the most promising are looked at before it gives up. */
const TRIES = 40;

/** What attacks a Command has thought of in its move; it thinks anew only about enemies who are attacked by then. */
export interface Hunt {
  chances: Chance[];
  readonly attacked: Set<number>;
}

/**
 * As `bestAttack`, in a fraction of the time: only from the middle of an edge, only by plain ways, and with others
 * who are taken at their word that they could join in.
 */
export function quickAttack(situation: Situation, frame: Order, hunt: Hunt): Chance | undefined {
  const { state } = situation;
  const least = threshold(situation);
  const attackers = attackersOf(state, frame);
  const { enemies } = situation;
  const isNew = (target: number): boolean =>
    isAttacked(state, target) && !hunt.attacked.has(target);
  const anew = hunt.attacked.size === 0 ? enemies : enemies.filter(isNew);
  hunt.chances = hunt.chances.filter(
    ({ piece, target }) => attackers.includes(piece) && !anew.includes(target),
  );
  // Before the first attack nobody has been thought of yet.
  hunt.attacked.add(-1);
  for (const target of enemies) if (isAttacked(state, target)) hunt.attacked.add(target);
  findChances(situation, attackers, anew, least, hunt.chances);
  const { chances } = hunt;
  if (chances.length === 0) return undefined;
  const joining = new Map<Chance, number>();
  const promising: Promising[] = [];
  for (const chance of chances) {
    const worth = chance.worth + joined(situation, chance, chances, joining);
    if (worth >= least) promising.push({ chance, worth });
  }
  promising.sort((a, b) => b.worth - a.worth);
  let tries = TRIES;
  for (const { chance, worth } of promising) {
    if (tries-- <= 0) return undefined;
    const { piece, target } = chance;
    const attack = judgeAttack(state, piece, target, chance, frame.inRange, 'plain');
    if (!isRefusal(attack)) {
      // Over a river or up a hill it is worth less than it looked.
      if (!attack.river && !attack.uphill) return chance;
      const alone = worthOfAttack(situation, piece, target, attack.block, attack);
      if (worth - chance.worth + alone >= least) return chance;
    }
    chances.splice(chances.indexOf(chance), 1);
  }
  return undefined;
}

interface Promising {
  readonly chance: Chance;
  /** With what others add. */
  readonly worth: number;
}

function findChances(
  situation: Situation,
  attackers: readonly number[],
  targets: readonly number[],
  must: number,
  found: Chance[],
): void {
  if (targets.length === 0) return;
  const { state } = situation;
  const least = must - 1.5;
  for (const piece of attackers) {
    const { x, y, budget } = originOf(state, piece);
    for (const target of targets) {
      if (distance(x, y, state.x[target], state.y[target]) > budget + 1600) continue;
      if (mostOfAttack(situation, piece, target) < least) continue;
      for (const edge of BLOCK_EDGES) {
        const block = placeOfAttack(state, piece, target, edge, 0);
        if (distance(x, y, block.x, block.y) > budget) continue;
        const worth = worthOfAttack(situation, piece, target, block, undefined, least);
        if (worth >= least) found.push({ piece, target, edge, aside: 0, worth });
      }
    }
  }
}

/** What others could add who reach another edge of the same enemy; what each of them could is worked out once. */
function joined(
  situation: Situation,
  first: Chance,
  chances: readonly Chance[],
  joining: Map<Chance, number>,
): number {
  const { state } = situation;
  if (!fights(situation, first.target) || isAttacked(state, first.target)) return 0;
  const best = new Map<number, number>();
  for (const chance of chances) {
    const { piece, target, edge } = chance;
    if (target !== first.target || piece === first.piece || edge === first.edge) continue;
    let worth = joining.get(chance);
    if (worth === undefined) {
      const block = placeOfAttack(state, piece, target, edge, 0);
      worth = worthOfJoining(situation, piece, target, block);
      joining.set(chance, worth);
    }
    best.set(piece, Math.max(best.get(piece) ?? 0, worth));
  }
  let sum = 0;
  for (const worth of best.values()) sum += situation.temper.joins * worth;
  return sum;
}
