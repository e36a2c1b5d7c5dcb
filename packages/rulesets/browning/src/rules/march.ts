import { along, boxOf, distanceSquared, entersCircle, isWithin } from '@sandtable/table';
import type { Activation } from './acting.ts';
import type { Walk } from './bases.ts';
import type { Place } from '../state/field.ts';
import type { Ground } from './ground.ts';
import { isOnTable, type State } from '../state/state.ts';
import { BASE_RADIUS, INCH } from './tables.ts';
import { ableFigures } from './teams.ts';
import { terrainOf } from './terrain.ts';

/** Where a base is tried that cannot stand where it should: rings around that place, near ones first. */
const AROUND: readonly Place[] = [0, 30, 60, 90, 120, 160, 200].flatMap((radius): Place[] => {
  if (radius === 0) return [[0, 0]];
  const slant = Math.round((radius * 7071) / 10_000);
  return [
    [0, radius],
    [slant, slant],
    [radius, 0],
    [slant, -slant],
    [0, -radius],
    [-slant, -slant],
    [-radius, 0],
    [-slant, slant],
  ];
});

/** What lies round a figure as far as its dice carry it. */
interface Surroundings {
  /** Everybody else whose base it could come up against. */
  readonly near: readonly number[];
  readonly enemies: readonly number[];
  readonly ground: Ground;
  /** Whether it stands in ground that slows. */
  readonly isSlow: boolean;
}

/**
 * BB-4.1: the marches of a team as it stands now. A whole team moves so that one figure gets to a place, or
 * as near as its dice carry it: each of the others goes the same way and settles where there is room. What
 * finds no way at all stays.
 */
export class March {
  readonly #state: State;
  readonly #frame: Activation;
  readonly #ground: Ground;
  /** Those who have not moved. */
  readonly #figures: readonly number[];
  /** By figure, found when first asked for: the same for all marches. */
  readonly #around: (Surroundings | undefined)[] = [];

  constructor(state: State, frame: Activation) {
    this.#state = state;
    this.#frame = frame;
    this.#figures = ableFigures(state, frame.team).filter((f) => !frame.moved.includes(f));
    const [xs, ys] = [state.x, state.y].map((all) => this.#figures.map((f) => all[f]));
    this.#ground = terrainOf(state.field).ground.within(boxOf(xs, ys, frame.high * INCH));
  }

  /** Where everybody ends when this figure goes there; up to some figure, if only that one matters. */
  walks(figure: number, [x, y]: Place, last = -1): Walk[] {
    const dx = x - this.#state.x[figure];
    const dy = y - this.#state.y[figure];
    const walks: Walk[] = [];
    for (const each of this.#inOrder(dx, dy)) {
      const to = this.#placeFor(each, dx, dy, walks);
      if (to === undefined) continue;
      walks.push({ figure: each, to });
      if (each === last) break;
    }
    return walks;
  }

  /** Who gives a march its name: this figure if it gets anywhere in it, else the first that does. */
  nameOf(figure: number, to: Place): number | undefined {
    const walks = this.walks(figure, to, figure);
    return walks.at(-1)?.figure === figure ? figure : walks[0]?.figure;
  }

  /** Whether anybody gets anywhere in such a march. */
  goesAnywhere(figure: number, [x, y]: Place): boolean {
    const { high, low } = this.#frame;
    const dx = x - this.#state.x[figure];
    const dy = y - this.#state.y[figure];
    return (
      this.#figures.some((f) => this.#placeWithin(f, dx, dy, [], low * INCH, true) !== undefined) ||
      this.#figures.some((f) => this.#placeWithin(f, dx, dy, [], high * INCH, false) !== undefined)
    );
  }

  /** Those in front first, so that nobody stands in the way of those behind. */
  #inOrder(dx: number, dy: number): number[] {
    const { x, y } = this.#state;
    const ahead = (figure: number): number => x[figure] * dx + y[figure] * dy;
    return this.#figures.toSorted((a, b) => ahead(b) - ahead(a) || a - b);
  }

  #placeFor(figure: number, dx: number, dy: number, walks: readonly Walk[]): Place | undefined {
    const { high, low } = this.#frame;
    const [x, y] = [this.#state.x[figure] + dx, this.#state.y[figure] + dy];
    const open = this.#placeWithin(figure, dx, dy, walks, high * INCH, false);
    if (open?.[0] === x && open[1] === y) return open;
    const slow = this.#placeWithin(figure, dx, dy, walks, low * INCH, true);
    if (open === undefined || slow === undefined) return open ?? slow;
    const left = (place: Place): number => distanceSquared(place[0], place[1], x, y);
    return left(slow) < left(open) ? slow : open;
  }

  /** The first place round the aim that a figure gets to by this die, over ground that slows or not. */
  #placeWithin(
    figure: number,
    dx: number,
    dy: number,
    walks: readonly Walk[],
    limit: number,
    slow: boolean,
  ): Place | undefined {
    const { width, height } = this.#state.field;
    const from = { x: this.#state.x[figure], y: this.#state.y[figure] };
    const wanted = { x: from.x + dx, y: from.y + dy };
    const away = dx * dx + dy * dy;
    const aim = along(from, wanted, limit);
    const around = this.#surroundings(figure);
    // Whoever stands on ground that slows goes over it, wherever he goes.
    if (!slow && around.isSlow) return undefined;
    const { ground } = around;
    for (let i = 0; i < AROUND.length; i++) {
      const x = Math.min(Math.max(aim.x + AROUND[i][0], 0), width);
      const y = Math.min(Math.max(aim.y + AROUND[i][1], 0), height);
      if (!isWithin(from.x, from.y, x, y, limit)) continue;
      // Nearer to where it should be than it is now.
      if (distanceSquared(x, y, wanted.x, wanted.y) >= away) continue;
      if (!this.#hasRoom(around, x, y, walks)) continue;
      if (ground.isOnLine(x, y)) continue;
      if (this.#runsIntoEnemy(around, from.x, from.y, x, y)) continue;
      if (slow || !ground.slows(from.x, from.y, x, y)) return [x, y];
    }
    return undefined;
  }

  /** BB-1.6: clear of those who have been placed, and of everybody else where he stands. */
  #hasRoom({ near }: Surroundings, x: number, y: number, walks: readonly Walk[]): boolean {
    const apart = 4 * BASE_RADIUS * BASE_RADIUS;
    for (const { to } of walks) if (distanceSquared(x, y, to[0], to[1]) < apart) return false;
    const { x: xs, y: ys } = this.#state;
    for (const other of near) {
      if (distanceSquared(x, y, xs[other], ys[other]) >= apart) continue;
      // Those who have not been placed yet may find no way and stay.
      if (!walks.some((walk) => walk.figure === other)) return false;
    }
    return true;
  }

  /** BB-4.3 */
  #runsIntoEnemy(
    { enemies }: Surroundings,
    ax: number,
    ay: number,
    bx: number,
    by: number,
  ): boolean {
    const { x, y } = this.#state;
    for (const enemy of enemies) {
      if (entersCircle(x[enemy], y[enemy], 2 * BASE_RADIUS, ax, ay, bx, by)) return true;
    }
    return false;
  }

  #surroundings(figure: number): Surroundings {
    return (this.#around[figure] ??= this.#lookRound(figure));
  }

  #lookRound(figure: number): Surroundings {
    const state = this.#state;
    const { sides } = state.field;
    const [x, y] = [state.x[figure], state.y[figure]];
    const reach = this.#frame.high * INCH;
    const near: number[] = [];
    const enemies: number[] = [];
    for (let other = 0; other < sides.length; other++) {
      if (other === figure || !isOnTable(state, other)) continue;
      if (!isWithin(x, y, state.x[other], state.y[other], reach + 2 * BASE_RADIUS)) continue;
      near.push(other);
      if (sides[other] !== sides[figure]) enemies.push(other);
    }
    const ground = this.#ground.within(boxOf([x], [y], reach));
    return { near, enemies, ground, isSlow: ground.slows(x, y, x, y) };
  }
}
