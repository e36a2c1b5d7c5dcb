import { along, boxOf, distanceSquared, isWithin } from '@sandtable/table';
import type { Activation } from './acting.ts';
import type { Walk } from './bases.ts';
import type { Place } from '../state/field.ts';
import type { Ground } from './ground.ts';
import { UP, type State } from '../state/state.ts';
import { Surroundings } from './surroundings.ts';
import { INCH } from './tables.ts';
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

const NOBODY: readonly Walk[] = [];

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
    this.#figures = unmovedFigures(state, frame);
    const xs = this.#figures.map((f) => state.x[f]);
    const ys = this.#figures.map((f) => state.y[f]);
    this.#ground = terrainOf(state.field).ground.within(boxOf(xs, ys, frame.high * INCH));
  }

  /** Where everybody ends when this figure goes there. */
  walks(figure: number, [x, y]: Place): Walk[] {
    const dx = x - this.#state.x[figure];
    const dy = y - this.#state.y[figure];
    const walks: Walk[] = [];
    for (const each of this.#inOrder(dx, dy)) this.#place(each, dx, dy, walks);
    return walks;
  }

  /** Who gives a march its name: this figure if it gets anywhere in it, else the first that does. */
  nameOf(figure: number, x: number, y: number): number | undefined {
    const dx = x - this.#state.x[figure];
    const dy = y - this.#state.y[figure];
    const order = this.#inOrder(dx, dy);
    const walks: Walk[] = [];
    for (const each of order) {
      if (each === figure) break;
      this.#place(each, dx, dy, walks);
    }
    if (this.#getsAnywhere(figure, dx, dy, walks)) return figure;
    if (walks.length > 0) return walks[0].figure;
    return order.find((each) => this.#getsAnywhere(each, dx, dy, NOBODY));
  }

  /** Whether anybody gets anywhere in such a march. */
  goesAnywhere(figure: number, [x, y]: Place): boolean {
    const dx = x - this.#state.x[figure];
    const dy = y - this.#state.y[figure];
    return this.#figures.some((each) => this.#getsAnywhere(each, dx, dy, NOBODY));
  }

  /** Those in front first, so that nobody stands in the way of those behind. */
  #inOrder(dx: number, dy: number): number[] {
    const { x, y } = this.#state;
    const order: number[] = [];
    for (const figure of this.#figures) {
      const ahead = x[figure] * dx + y[figure] * dy;
      let at = order.length;
      while (at > 0 && x[order[at - 1]] * dx + y[order[at - 1]] * dy < ahead) {
        order[at] = order[at - 1];
        at--;
      }
      order[at] = figure;
    }
    return order;
  }

  /** Whether a figure gets anywhere at all. Over any ground comes first: that it finds soon. */
  #getsAnywhere(figure: number, dx: number, dy: number, walks: readonly Walk[]): boolean {
    const { high, low } = this.#frame;
    return (
      this.#placeWithin(figure, dx, dy, walks, low * INCH, true) !== undefined ||
      this.#placeWithin(figure, dx, dy, walks, high * INCH, false) !== undefined
    );
  }

  /** Adds where a figure ends to the walks of those before it, if it gets anywhere. */
  #place(figure: number, dx: number, dy: number, walks: Walk[]): void {
    const to = this.#placeFor(figure, dx, dy, walks);
    if (to !== undefined) walks.push({ figure, to });
  }

  #placeFor(figure: number, dx: number, dy: number, walks: readonly Walk[]): Place | undefined {
    const { high, low } = this.#frame;
    const x = this.#state.x[figure] + dx;
    const y = this.#state.y[figure] + dy;
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
    const around = this.#surroundings(figure);
    // Whoever stands on ground that slows goes over it, wherever he goes.
    if (!slow && around.isSlow) return undefined;
    const { width, height } = this.#state.field;
    const { from } = around;
    const wanted = { x: from.x + dx, y: from.y + dy };
    const away = dx * dx + dy * dy;
    const aim = along(from, wanted, limit);
    for (let i = 0; i < AROUND.length; i++) {
      const x = Math.min(Math.max(aim.x + AROUND[i][0], 0), width);
      const y = Math.min(Math.max(aim.y + AROUND[i][1], 0), height);
      if (!isWithin(from.x, from.y, x, y, limit)) continue;
      // Nearer to where it should be than it is now.
      if (distanceSquared(x, y, wanted.x, wanted.y) >= away) continue;
      if (around.lets(x, y, slow, walks)) return [x, y];
    }
    return undefined;
  }

  #surroundings(figure: number): Surroundings {
    return (this.#around[figure] ??= new Surroundings(
      this.#state,
      figure,
      this.#frame.high * INCH,
      this.#ground,
    ));
  }
}

/** BB-4.1, BB-4.2: those of a team who may still move. */
export function unmovedFigures(state: State, { team, moved }: Activation): number[] {
  const figures: number[] = [];
  for (let f = 0; f < state.team.length; f++) {
    if (state.team[f] === team && state.status[f] === UP && !moved.includes(f)) figures.push(f);
  }
  return figures;
}
