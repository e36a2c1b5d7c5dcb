import type { Refusal } from '@sandtable/kernel';
import { whyNotAct, type Order } from '../03-turn/acting.ts';
import { blockOf, sideOfPiece } from '../02-pieces/blocks.ts';
import { whyNotBombard } from '../07-sight/bombardment.ts';
import { fieldsOver, mayStayBefore } from './fieldsOfFire.ts';
import { mustLeave } from '../04-movement/marching.ts';
import type { PubMove } from '../../state/moves.ts';
import { refuse } from '../refusal.ts';
import type { State } from '../../state/state.ts';
import { pieceTagged } from '../../state/tags.ts';

const REFUSED = { reliedOn: refuse('PB-5.3', 'reliedOn') } as const;

/**
 * PB-5.3: whether guns may stay in the field of fire of one enemy, whom they bombard, since others in the
 * same plight can bombard him after them: for each the other is another piece.
 */
export function firesWithOthers(state: State, frame: Order, gun: number, target: number): boolean {
  if (!isDrivenBy(state, gun, target)) return false;
  const partners = partnersOf(state, frame, gun, target);
  if (partners.length === 0) return false;
  const stays = staysOf(state, frame);
  return mostHelped([...stays, { target, partners }]) > mostHelped(stays);
}

/** Whether nothing but that one enemy makes it leave. */
function isDrivenBy(state: State, gun: number, target: number): boolean {
  if (!mustLeave(state, gun)) return false;
  const block = blockOf(state, gun);
  return fieldsOver(state, block, sideOfPiece(state, gun)).every(
    (enemy) => enemy === target || mayStayBefore(state, gun, block, enemy),
  );
}

/** The others of the Command that are in his field of fire, and can bombard him. */
function partnersOf(state: State, frame: Order, gun: number, target: number): number[] {
  return state.place.flatMap((_, other) => {
    if (other === gun || state.command[other] !== state.command[gun]) return [];
    if (whyNotAct(state, frame, other) !== undefined) return [];
    if (whyNotBombard(state, other, target) !== undefined) return [];
    const over = fieldsOver(state, blockOf(state, other), sideOfPiece(state, other));
    const isAlike =
      over.includes(target) && over.every((enemy) => mayFire(state, other, enemy, target));
    return isAlike ? [other] : [];
  });
}

function mayFire(state: State, gun: number, enemy: number, target: number): boolean {
  return enemy === target || mayStayBefore(state, gun, blockOf(state, gun), enemy);
}

/** Guns that have fired and stay, at whom, and who can bombard him after them. */
interface Stay {
  readonly target: number;
  readonly partners: readonly number[];
}

function staysOf(state: State, frame: Order): Stay[] {
  return state.bombarded.flatMap(({ gun, target }) =>
    isDrivenBy(state, gun, target)
      ? [{ target, partners: partnersOf(state, frame, gun, target) }]
      : [],
  );
}

const NOBODY: ReadonlySet<number> = new Set();

/** How many of them can be helped, some pieces left out: nobody fires twice, so each by another piece. */
function mostHelped(stays: readonly Stay[], without = NOBODY): number {
  const helps = new Map<number, Stay>();
  const findHelp = (stay: Stay, tried: Set<number>): boolean =>
    stay.partners.some((partner) => {
      if (without.has(partner) || tried.has(partner)) return false;
      tried.add(partner);
      // Who helps somebody already is free where another can do that.
      const other = helps.get(partner);
      if (other !== undefined && !findHelp(other, tried)) return false;
      helps.set(partner, stay);
      return true;
    });
  return stays.filter((stay) => findHelp(stay, new Set())).length;
}

/**
 * PB-5.3: who has fired and stayed is not left alone with it: those without whom fewer such guns could be
 * helped do nothing but bombard such an enemy too, and the move does not end before. What nobody can do is
 * not asked for: where one partner is left to two guns, it helps either.
 */
export function whyNotForsake(state: State, frame: Order, move: PubMove): Refusal | undefined {
  if (state.bombarded.length === 0) return undefined;
  const stays = staysOf(state, frame);
  const helped = mostHelped(stays);
  if (helped === 0) return undefined;
  if (move.type === 'end') return REFUSED.reliedOn;
  const tags = move.type === 'together' ? move.pieces : 'piece' in move ? [move.piece] : [];
  const busy = new Set(tags.map((tag) => pieceTagged(state, tag)));
  const target = move.type === 'bombard' ? pieceTagged(state, move.target) : -1;
  const isHelp = (stay: Stay): boolean =>
    stay.target === target && stay.partners.some((partner) => busy.has(partner));
  const others = stays.filter((stay) => !isHelp(stay));
  const isForsaken = stays.length - others.length + mostHelped(others, busy) < helped;
  return isForsaken ? REFUSED.reliedOn : undefined;
}
