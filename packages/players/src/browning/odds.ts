import {
  ASSAULT_REACH,
  DEFENCE,
  minimumStrength,
  RAPID_BONUS,
  SCATTERED_DICE,
  SCATTERED_PINS_ON,
  STRONG_BONUS,
  STRONG_TIMES,
  UP,
  type State,
  type Volley,
} from '@sandtable/browning';
import type { Weights } from './weights.ts';
import { worthOfPin, worthOfScatter } from './worth.ts';

const FACES = 6;

/** What a volley is expected to be worth to whoever fires it (BB-5.4 to BB-6.1). */
export function worthOfVolley(
  weights: Weights,
  state: State,
  team: number,
  volley: Volley,
): number {
  const { firers, targets, distances, cover } = volley;
  if (targets.length === 0) return 0;
  const minimum = minimumStrength(state.field, team);
  const worths = worthsByDistance(weights, state, volley);
  if (firers.length < minimum) return scatteredFire(worths);
  const strong = firers.length >= STRONG_TIMES * minimum ? STRONG_BONUS : 0;
  const bonus = strong + (state.field.teams[team].rapid ? RAPID_BONUS : 0) - DEFENCE[cover];
  const near = distances.filter((squared) => squared <= ASSAULT_REACH * ASSAULT_REACH).length;
  let sum = 0;
  for (let face = 1; face <= FACES; face++) {
    const points = Math.max(face + bonus, 0);
    sum += firepower(worths, points);
    if (near > 0) sum += assault(worths, Math.min(points, near));
  }
  return sum / FACES;
}

/** What can befall the targets, closest first: those who stand, and all of them. */
interface Worths {
  readonly pins: readonly number[];
  readonly scatters: readonly number[];
}

function worthsByDistance(weights: Weights, state: State, { targets, distances }: Volley): Worths {
  const pins: number[] = [];
  const scatters: number[] = [];
  for (const i of nearestFirst(distances)) {
    if (state.status[targets[i]] === UP) pins.push(worthOfPin(weights, state, targets[i]));
    scatters.push(worthOfScatter(weights, state, targets[i]));
  }
  return { pins, scatters };
}

/** The numbers of some distances, from the smallest to the largest. */
function nearestFirst(distances: readonly number[]): number[] {
  const order: number[] = [];
  for (let i = 0; i < distances.length; i++) {
    let at = i;
    while (at > 0 && distances[order[at - 1]] > distances[i]) {
      order[at] = order[at - 1];
      at--;
    }
    order[at] = i;
  }
  return order;
}

/** BB-5.4: two dice, each 6 pins. */
function scatteredFire({ pins }: Worths): number {
  const chance = (FACES - SCATTERED_PINS_ON + 1) / FACES;
  let sum = 0;
  for (let i = 0; i < Math.min(pins.length, SCATTERED_DICE); i++) {
    sum += pins[i] * (i === 0 ? 1 - (1 - chance) * (1 - chance) : chance * chance);
  }
  return sum;
}

/** BB-5.9: so many are pinned, and when all are, they scatter. */
function firepower({ pins, scatters }: Worths, points: number): number {
  let sum = 0;
  for (let i = 0; i < points; i++) {
    if (i < pins.length) sum += pins[i];
    else sum += scatters[i - pins.length] ?? 0;
  }
  return sum;
}

/** BB-6.1 */
function assault({ scatters }: Worths, points: number): number {
  let sum = 0;
  for (let i = 0; i < points; i++) sum += scatters[i];
  return sum;
}
