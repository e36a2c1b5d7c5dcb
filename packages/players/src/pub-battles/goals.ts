import { SETTING } from '@sandtable/kernel';
import {
  hqOf,
  isOnMap,
  KIND,
  kindOf,
  RESERVE,
  sideOfPiece,
  type Place,
} from '@sandtable/pub-battles';
import { distance } from '@sandtable/table';
import { fights, type Situation } from './situation.ts';
import { middleOfZone } from './deployment.ts';
import { routesOf, type Far } from './routes.ts';
import { REACH } from './weights.ts';
import { worthOf } from './worth.ts';

/** Where somebody is going. */
export interface Goal {
  readonly at: Place;
  /** From everywhere. */
  readonly far: Far;
  /** Those who hold stay where they are until there is something to gain. */
  readonly isHeld: boolean;
}

/** The middle of some pieces. */
export function middleOf({ state }: Situation, pieces: readonly number[]): Place {
  let [x, y] = [0, 0];
  for (const piece of pieces) {
    x += state.x[piece];
    y += state.y[piece];
  }
  return [Math.round(x / pieces.length), Math.round(y / pieces.length)];
}

/** The pieces of a Command that fight, on the map; without any, its HQ. */
export function troopsOf({ state, own }: Situation, command: number): number[] {
  const troops = own.filter((piece) => state.command[piece] === command);
  if (troops.length > 0) return troops;
  return state.place.flatMap((_, piece) =>
    state.command[piece] === command && isOnMap(state, piece) && kindOf(state, piece) === 'hq'
      ? [piece]
      : [],
  );
}

/** The enemy that a Command goes for: near, alone, worn out, or a train. */
export function goalOf(situation: Situation, command: number, isHasty = false): Goal | undefined {
  const { state, enemies, boldness } = situation;
  const troops = troopsOf(situation, command);
  const [x, y] =
    troops.length > 0
      ? middleOf(situation, troops)
      : (state[SETTING].army.commands[command].entry ?? ([0, 0] as const));
  const routes = routesOf(state[SETTING].field);
  // Who is in haste goes by straight lines.
  const here = isHasty ? undefined : routes.to(x, y);
  let best = -Infinity;
  let target = -1;
  for (const enemy of enemies) {
    const far =
      here === undefined
        ? distance(x, y, state.x[enemy], state.y[enemy])
        : routes.from(here, state.x[enemy], state.y[enemy]);
    const worth = attraction(situation, enemy) - far / 1000;
    if (worth <= best) continue;
    best = worth;
    target = enemy;
  }
  const at = target < 0 ? hostsMiddle(situation) : ([state.x[target], state.y[target]] as const);
  if (at === undefined) return undefined;
  return { at, far: routes.to(...at), isHeld: boldness < 1 };
}

/** PB-12.8: who comes into a free game and sees nobody goes to where the host has set up. */
function hostsMiddle({ state, us }: Situation): Place | undefined {
  const { free } = state[SETTING].field;
  if (free === null || free.host === us) return undefined;
  return middleOfZone(free.zone);
}

/** In inches that one would go further for it. */
function attraction(situation: Situation, enemy: number): number {
  const { state, enemies, kinds, temper } = situation;
  if (kinds[enemy] === 'train') return temper.lureOfTrain;
  let company = 0;
  for (const other of enemies) {
    if (other === enemy || !fights(situation, other)) continue;
    const apart = distance(state.x[other], state.y[other], state.x[enemy], state.y[enemy]);
    if (apart < 3000) company++;
  }
  return (
    (state.spent[enemy] === 1 ? temper.lureOfSpent : 0) -
    temper.company * company +
    temper.lureOfPoint * worthOf(kinds[enemy])
  );
}

/** A train of ours that somebody should stand before, and the way he should cut. */
export interface Watch {
  readonly guard: number;
  readonly at: Place;
}

/** For each of our trains that enemies may come at, who guards it: whoever is near and can be spared. */
export function watchesOf(situation: Situation): Watch[] {
  const { state, us, own } = situation;
  const watches: Watch[] = [];
  const taken = new Set<number>();
  for (let train = 0; train < state.place.length; train++) {
    if (sideOfPiece(state, train) !== us || kindOf(state, train) !== 'train') continue;
    if (!isOnMap(state, train)) continue;
    const [x, y] = [state.x[train], state.y[train]];
    const threat = nearestRaider(situation, x, y);
    if (threat === undefined) continue;
    const guards = own.filter((piece) => kindOf(state, piece) !== 'artillery' && !taken.has(piece));
    if (guards.length === 0) continue;
    const cost = (piece: number): number =>
      farFrom(state, piece, x, y) + REACH.spare * worthOf(kindOf(state, piece));
    const guard = guards.reduce((a, b) => (cost(a) <= cost(b) ? a : b));
    taken.add(guard);
    const far = distance(threat[0], threat[1], x, y);
    const part = Math.min(0.4, 900 / Math.max(far, 1));
    watches.push({
      guard,
      at: [Math.round(x + part * (threat[0] - x)), Math.round(y + part * (threat[1] - y))],
    });
  }
  return watches;
}

/**
 * Where the nearest of those stands who could be at a place in the next turn or the one after. The
 * orders of battle are public: who is nowhere to be seen is with his HQ.
 */
function nearestRaider(situation: Situation, x: number, y: number): Place | undefined {
  const { state, us, kinds } = situation;
  let found: Place | undefined;
  let least = Infinity;
  for (let enemy = 0; enemy < state.place.length; enemy++) {
    const kind = kinds[enemy];
    if (sideOfPiece(state, enemy) === us || KIND[kind].dice === 0 || kind === 'artillery') continue;
    const at = state.place[enemy] === RESERVE ? hqOf(state, state.behind[enemy]) : enemy;
    if (at < 0 || !isOnMap(state, at)) continue;
    const far = farFrom(state, at, x, y);
    if (far > state[SETTING].field.rates[KIND[kind].pace] + REACH.raid || far >= least) continue;
    least = far;
    found = [state.x[at], state.y[at]];
  }
  return found;
}

function farFrom({ x, y }: Situation['state'], piece: number, px: number, py: number): number {
  return distance(x[piece], y[piece], px, py);
}

/** How far the nearest enemy who fights is from a place, and who it is; -1 for nobody. */
export function nearestEnemy(
  situation: Situation,
  x: number,
  y: number,
): { readonly enemy: number; readonly far: number } {
  const { state, enemies } = situation;
  let [enemy, far] = [-1, Infinity];
  for (const other of enemies) {
    if (!fights(situation, other)) continue;
    const here = distance(state.x[other], state.y[other], x, y);
    if (here >= far) continue;
    [enemy, far] = [other, here];
  }
  return { enemy, far };
}
