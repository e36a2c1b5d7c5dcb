import { SETTING } from '@sandtable/kernel';
import {
  blockOf,
  blockWouldBe,
  KIND,
  kindOf,
  thirdOf,
  type Kind,
  type State,
} from '@sandtable/pub-battles';
import { cosine, distance, overlap, sine, UNIT, type Rectangle } from '@sandtable/table';
import { tollOf } from './duels.ts';
import type { Situation } from './situation.ts';
import type { Temper } from './temper.ts';
import { REACH } from './weights.ts';

/** Which ends of a front have a neighbour, or nothing that anybody could come through. */
export interface Ends {
  readonly left: boolean;
  readonly right: boolean;
}

/** How far ahead of a block's centre a point lies, and how far to its right. */
export function ahead({ x, y, facing }: Rectangle, px: number, py: number): number {
  return ((px - x) * sine(facing) + (py - y) * cosine(facing)) / UNIT;
}

export function aside({ x, y, facing }: Rectangle, px: number, py: number): number {
  return ((px - x) * cosine(facing) - (py - y) * sine(facing)) / UNIT;
}

/** The middle of the left or of the right edge of a block. */
export function endOf({ xs, ys }: Rectangle, hand: 'left' | 'right'): readonly [number, number] {
  const a = hand === 'left' ? 0 : 1;
  const b = hand === 'left' ? 3 : 2;
  return [(xs[a] + xs[b]) / 2, (ys[a] + ys[b]) / 2];
}

/** Which ends of a block that one of ours would have are covered by others of ours, or by the edge of the map. */
export function endsOf({ state, own }: Situation, piece: number, block: Rectangle): Ends {
  const { width, height } = state[SETTING].field.map;
  const isClosed = (hand: 'left' | 'right'): boolean => {
    const [x, y] = endOf(block, hand);
    if (x < REACH.gap || y < REACH.gap) return true;
    if (x > width - REACH.gap || y > height - REACH.gap) return true;
    for (const friend of own) {
      if (friend === piece || state.column[friend] === 1) continue;
      if (distance(x, y, state.x[friend], state.y[friend]) > 1500) continue;
      if (gapTo(blockOf(state, friend), x, y) <= REACH.gap) return true;
    }
    return false;
  };
  return { left: isClosed('left'), right: isClosed('right') };
}

/** How far a point is from a block, about. */
export function gapTo(block: Rectangle, x: number, y: number): number {
  const out = Math.max(0, Math.abs(ahead(block, x, y)) - block.depth / 2);
  const off = Math.max(0, Math.abs(aside(block, x, y)) - block.width / 2);
  return Math.hypot(out, off);
}

/**
 * What enemies who can come at a piece there may cost it: each by the odds of its attack, on a flank
 * where that is open and the enemy stands on that side. Where it is more than `most`, how much more is not worked out.
 */
export function dangerAt(
  situation: Situation,
  piece: number,
  block: Rectangle,
  except = -1,
  most = Infinity,
): number {
  const { state, threats, kinds, ground, boldness, temper } = situation;
  const defender = { kind: kindOf(state, piece), spent: state.spent[piece] === 1 };
  let ends: Ends | undefined;
  let cover: Cover | undefined;
  // Whoever must dare something heeds it less.
  const caution = 1 / (boldness * boldness);
  let worst = 0;
  let sum = 0;
  for (const enemy of threats) {
    if (enemy === except) continue;
    const far = distance(state.x[enemy], state.y[enemy], block.x, block.y);
    const reach = reachOf(state, kinds[enemy]);
    if (far > reach + 1000) continue;
    ends ??= endsOf(situation, piece, block);
    cover ??= coverAt(situation, block);
    const flanked = canFlank(state, enemy, block, ends, temper.round * reach);
    const covered = covers(cover, situation, enemy);
    const attacker = { kind: kinds[enemy], spent: state.spent[enemy] === 1 };
    const toll = tollOf(attacker, defender, { covered, flanked, river: false });
    let loss = Math.max(0, toll.defender - temper.deters * toll.attacker);
    if (loss === 0) continue;
    if (ground.stopsAtRiver(state.x[enemy], state.y[enemy], block.x, block.y)) loss *= 0.3;
    sum += loss;
    worst = Math.max(worst, loss);
    if (dangerOf(temper, worst, sum, caution) > most + ROUNDING) break;
  }
  return dangerOf(temper, worst, sum, caution);
}

/** A sum that is only a little more may be as much. */
const ROUNDING = 1e-9;

function dangerOf(temper: Temper, worst: number, sum: number, caution: number): number {
  return caution * (temper.worst * worst + temper.other * (sum - worst));
}

function reachOf(state: State, kind: Kind): number {
  return state[SETTING].field.rates[KIND[kind].pace];
}

/**
 * Whether it is behind the front already, or gets beyond an open end of it with some of its move left:
 * it turns once for nothing, and onto the edge at the end.
 */
function canFlank(
  { x, y }: State,
  enemy: number,
  block: Rectangle,
  ends: Ends,
  reach: number,
): boolean {
  if (ahead(block, x[enemy], y[enemy]) < -block.depth) return true;
  for (const hand of HANDS) {
    if (ends[hand]) continue;
    const [endX, endY] = endOf(block, hand);
    // As far beyond the end as half of a front that comes at it from there.
    const beyond = 1 + 2 * (OUTSIDE / block.width);
    const px = block.x + (endX - block.x) * beyond;
    const py = block.y + (endY - block.y) * beyond;
    if (distance(x[enemy], y[enemy], px, py) < reach) return true;
  }
  return false;
}

const HANDS = ['left', 'right'] as const;
const OUTSIDE = 400;

/** PB-11.1: whether a piece that fights there would find no way straight back. */
export function isTrapped(
  { state, enemies, ground }: Situation,
  piece: number,
  block: Rectangle,
): boolean {
  const { x, y, facing } = block;
  const third = thirdOf(state, piece);
  const behind = blockWouldBe(
    state,
    piece,
    Math.round(x - (third * sine(facing)) / UNIT),
    Math.round(y - (third * cosine(facing)) / UNIT),
    facing,
  );
  if (!ground.isWhollyOnMap(behind) || ground.terrainUnder(behind) === 'river') return true;
  if (ground.stopsAtRiver(x, y, behind.x, behind.y)) return true;
  return enemies.some((enemy) => overlap(behind, blockOf(state, enemy)));
}

/** PB-10.4: what a piece has for cover somewhere. */
interface Cover {
  /** Woods or a town: from everybody. */
  readonly isAround: boolean;
  /** On a hill: from whoever stands lower. */
  readonly level: number;
}

function coverAt({ ground }: Situation, block: Rectangle): Cover {
  const terrain = ground.terrainUnder(block);
  const isAround = terrain === 'woods' || terrain === 'town';
  return { isAround, level: isAround ? 0 : ground.levelUnder(block) };
}

function covers({ isAround, level }: Cover, { state, ground }: Situation, from: number): boolean {
  return isAround || (level > 0 && level > ground.levelUnder(blockOf(state, from)));
}
