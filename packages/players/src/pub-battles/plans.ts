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
import { middleOf, troopsOf, type Goal } from './goals.ts';
import { pubBattlesMind } from './mind.ts';
import { quickOrder, type Errand } from './quickOrder.ts';
import { routesOf } from './routes.ts';
import { fights, situationOf, type Situation } from './situation.ts';

type Order = PubFrameOf<'order'>;

/** Nobody makes more moves with one Command. */
const MOST_MOVES = 60;

/** What is worth thinking about: whole moves of a Command, when it begins; and the order of the chits. */
export function plans(
  ruleset: Ruleset,
  state: State,
  us: SideIndex,
  dice: Dice,
  most: number,
): readonly Plan[] {
  const frame = topFrame(state);
  if (frame.type !== 'order' || hasBegun(state, frame)) return [];
  const situation = situationOf(state, us);
  const found = [
    played(
      state,
      us,
      dice,
      (world) => pubBattlesMind.answer(ruleset, world, SIDES[us], dice) as PubMove,
    ),
  ];
  for (const errand of errandsOf(situation, frame.command).slice(0, most)) {
    found.push(played(state, us, dice, (world, now) => quickOrder(world, us, now, errand)));
  }
  return found;
}

/** Whether a Command has moved somebody already. */
export function hasBegun({ command, moved }: State, frame: Order): boolean {
  return (
    frame.inRange !== null ||
    command.some((of, piece) => of === frame.command && moved[piece] === 1)
  );
}

/** All that a Command does in a world until its move is over. */
function played(
  state: State,
  us: SideIndex,
  dice: Dice,
  answer: (world: State, frame: Order) => PubMove,
): Plan {
  const world = pubBattlesRules.clone(state);
  const moves: PubMove[] = [];
  const first = topFrame(world);
  for (let frame = first; moves.length < MOST_MOVES && world.outcome === null;) {
    if (frame.type !== 'order' || first.type !== 'order' || frame.command !== first.command) break;
    const move = answer(world, frame);
    moves.push(move);
    pubBattlesRules.play(world, SIDES[us], move, dice);
    if (world.outcome !== null) break;
    frame = topFrame(world);
  }
  return { moves };
}

const BOLDNESS = [1.05, 1.4, 0.75, 1.7, 0.6] as const;
/** So many enemies are thought of whom it might attack before all others. */
const PREY = 4;

/** What a Command could be about, the likeliest first. */
function errandsOf(situation: Situation, command: number): Errand[] {
  const { state, us } = situation;
  const troops = troopsOf(situation, command);
  const errands: Errand[] = [{}, ...BOLDNESS.map((boldness) => ({ boldness }))];
  if (troops.length === 0) return errands;
  const middle = middleOf(situation, troops);
  const reach = state[SETTING].field.rates.mounted;
  const near = situation.enemies
    .map((enemy) => ({
      enemy,
      far: Math.min(
        ...troops.map((piece) =>
          distance(state.x[piece], state.y[piece], state.x[enemy], state.y[enemy]),
        ),
      ),
    }))
    .sort((a, b) => a.far - b.far);
  const trains = trainsOf(state);
  for (const train of trains) {
    const isOurs = sideOfPiece(state, train) === us;
    errands.push({
      goal: goalAt(situation, [state.x[train], state.y[train]]),
      boldness: isOurs ? 1 : 1.3,
    });
  }
  for (const { enemy } of near
    .filter(({ enemy, far }) => fights(situation, enemy) && far < reach)
    .slice(0, PREY)) {
    errands.push({
      prey: enemy,
      goal: goalAt(situation, [state.x[enemy], state.y[enemy]]),
      boldness: 1.4,
    });
  }
  errands.push({ goal: { ...goalAt(situation, middle), isHeld: true }, boldness: 0.9 });
  return errands;
}

function trainsOf(state: State): number[] {
  return state.place.flatMap((_, piece) =>
    isOnMap(state, piece) && kindOf(state, piece) === 'train' ? [piece] : [],
  );
}

function goalAt({ state }: Situation, at: Place): Goal {
  return { at, far: routesOf(state[SETTING].field).to(...at), isHeld: false };
}
