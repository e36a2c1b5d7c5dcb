import {
  seededDice,
  type GameEvent,
  type Move,
  type Scenario,
  type Side,
  type Viewer,
} from '@sandtable/kernel';
import { Forger } from './forger.ts';
import { isSame } from './json.ts';
import { lookAt, type Look } from './looks.ts';
import { RandomGame, type Turn } from './randomGame.ts';
import { viewersOf, type Property } from './trial.ts';
import { isStillAlike, requireSame } from './twins.ts';
import { publishedAt, sentView, variedFor } from './worlds.ts';

/** How many worlds are imagined for each viewer at each step. */
const WORLDS = 2;

export const secretsAreKept: Property = {
  name: 'what a side cannot see changes no byte of its view, its moves or its events',
  examine(trial) {
    const game = new RandomGame(trial);
    const forger = new Forger(game.chance);
    for (let turn = game.next(); turn !== undefined; turn = game.next()) {
      forger.learn(turn.moves);
      if (game.steps % trial.limits.every === 0) {
        const forged = Array.from({ length: 4 }, () => forger.forge(turn.moves));
        if (!game.ruleset.hasSecrets) requireNoSecrets(game);
        const published = publishedAt(game.ruleset, game.state);
        for (const viewer of viewersOf(game.ruleset)) {
          const look = (state: object): Look => lookAt(game.ruleset, state, viewer, forged);
          const here = look(game.state);
          for (const world of worldsFor(game, viewer, published)) {
            requireSame(game, viewer, here, look(world));
            requireAlikeAfter(game, viewer, turn.side, [game.state, turn.move], [world, turn.move]);
          }
        }
        requireSecretChoice(game, turn);
      }
      game.play(turn);
    }
  },
};

export const imaginedWorldsPlayOn: Property = {
  name: 'a game imagined from any view can be played to its end',
  examine(trial) {
    const game = new RandomGame(trial);
    const viewers = viewersOf(game.ruleset);
    for (let turn = game.next(); turn !== undefined; turn = game.next()) {
      if (game.chance.die(50) === 1) {
        const viewer = viewers[game.chance.die(viewers.length) - 1];
        const view = sentView(game.ruleset, game.state, viewer);
        const seed = `${trial.seed}: imagined ${game.steps}`;
        const world = game.ruleset.imagine(view, viewer, seededDice(seed));
        const imagined = new RandomGame({ ...trial, seed }, world);
        for (let next = imagined.next(); next !== undefined; next = imagined.next()) {
          imagined.play(next);
        }
      }
      game.play(turn);
    }
  },
};

/** A ruleset that says it has no secrets shows the same to everybody. */
function requireNoSecrets(game: RandomGame): void {
  const { ruleset, state } = game;
  const seen = viewersOf(ruleset).map((viewer) => JSON.stringify(ruleset.view(state, viewer)));
  if (new Set(seen).size > 1) {
    game.fail('nothing is said to be secret, and yet not all see the same');
  }
}

/** Worlds that this viewer cannot tell from the true one, each once: where little is hidden, many are the same. */
function worldsFor(game: RandomGame, viewer: Viewer, published: Scenario): object[] {
  const { ruleset, state, chance } = game;
  const view = sentView(ruleset, state, viewer, published);
  const worlds = Array.from({ length: WORLDS }, () => ruleset.imagine(view, viewer, chance));
  const varied = variedFor(game, viewer);
  if (varied !== undefined) worlds.push(varied);
  const known = new Set<string>();
  return worlds.filter((world) => {
    const text = JSON.stringify(world);
    if (known.has(text)) return false;
    known.add(text);
    return true;
  });
}

/**
 * One move, or two, with the same dice in two worlds that look alike: as long as nothing is revealed,
 * the viewer is told the same and sees the same afterwards.
 */
function requireAlikeAfter(
  game: RandomGame,
  viewer: Viewer,
  side: Side,
  here: readonly [object, Move],
  there: readonly [object, Move],
): void {
  const { ruleset } = game;
  // Another side's move may be illegal where its own secrets are others.
  if (ruleset.check(there[0], side, there[1]) !== undefined) return;
  const [first, second] = [here, there].map(([state, move]) => {
    const events: GameEvent[] = [];
    const world = ruleset.clone(state);
    const dice = seededDice(`${game.trial.seed}: ${game.steps}`, true);
    ruleset.play(world, side, move, dice, (event) => events.push(event));
    return { world, events, rolls: dice.kept?.length !== 0 };
  });
  isStillAlike({
    game,
    viewer,
    side,
    move: here[1],
    here: first.events,
    there: second.events,
    after: first.world,
    world: second.world,
    rolls: first.rolls,
    isSilent: false,
  });
}

/** Where both choose at once, the other side does not learn which move of a kind was chosen. */
function requireSecretChoice(game: RandomGame, { side, moves, move }: Turn): void {
  const { ruleset, state, chance } = game;
  const { decisions } = ruleset.pending(state);
  if (decisions.length < 2) return;
  const alike = moves.filter(({ type }) => type === move.type);
  const other = alike[chance.die(alike.length) - 1];
  const asked = [move, other].map((chosen) => {
    const world = ruleset.clone(state);
    ruleset.play(world, side, chosen, seededDice(0));
    return ruleset.pending(world).decisions;
  });
  for (const viewer of ruleset.sides) {
    // The last to choose may set off what shows the choice.
    if (viewer === side || !asked.every((now) => now.some((one) => one.side === viewer))) continue;
    if (!isSame(asked[0], asked[1])) continue;
    requireAlikeAfter(game, viewer, side, [state, move], [state, other]);
  }
}
