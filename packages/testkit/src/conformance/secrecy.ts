import { seededDice, type GameEvent, type Move, type Side, type Viewer } from '@sandtable/kernel';
import { Forger } from './forger.ts';
import { canonical, difference, reread } from './json.ts';
import { RandomGame, type Turn } from './randomGame.ts';
import { viewersOf, type Property } from './trial.ts';

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
        for (const viewer of viewersOf(game.ruleset)) {
          for (const world of worldsFor(game, viewer)) {
            requireAlike(game, viewer, world, forged);
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
        const view = reread(game.ruleset.view(game.state, viewer));
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

/** Worlds that this viewer cannot tell from the true one. */
function worldsFor({ ruleset, state, trial, chance }: RandomGame, viewer: Viewer): object[] {
  const worlds: object[] = [];
  const view = JSON.stringify(ruleset.view(state, viewer));
  for (let i = 0; i < WORLDS; i++) {
    worlds.push(ruleset.imagine(JSON.parse(view) as object, viewer, chance));
  }
  const varied = trial.limits.vary?.(ruleset.clone(state), viewer, chance);
  if (varied !== undefined) worlds.push(varied);
  return worlds;
}

/** The viewer gets the same view, is asked the same, offered the same, refused the same. */
function requireAlike(
  game: RandomGame,
  viewer: Viewer,
  world: object,
  forged: readonly unknown[],
): void {
  const { ruleset } = game;
  const shown = (state: object): Record<string, string> => {
    const { decisions, outcome } = ruleset.pending(state);
    const own = decisions.filter(({ side }) => side === viewer);
    const isSide = ruleset.sides.includes(viewer);
    return {
      view: JSON.stringify(ruleset.view(state, viewer)),
      'pending decision': JSON.stringify([own, outcome]),
      'list of moves': isSide ? JSON.stringify(ruleset.moves(state, viewer)) : '',
      refusals: isSide
        ? JSON.stringify(forged.map((move) => ruleset.check(state, viewer, move) ?? null))
        : '',
    };
  };
  const [here, there] = [shown(game.state), shown(world)];
  for (const [what, text] of Object.entries(here)) {
    if (text === there[what]) continue;
    const parting = difference(text, there[what]);
    game.fail(`what ${viewer} cannot see changes his ${what}: ${parting}`);
  }
}

/**
 * Two moves with the same dice in two worlds that look alike: as long as nothing is revealed, the
 * viewer is told the same and sees the same afterwards.
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
  const seed = `${game.trial.seed}: ${game.steps}`;
  const [first, second] = [here, there].map(([state, move]) => {
    const events: GameEvent[] = [];
    const world = ruleset.clone(state);
    ruleset.play(world, side, move, seededDice(seed), (event) => events.push(event));
    return { world, ...toldUntilReveal(game, events, viewer) };
  });
  const reveals = first.reveals || second.reveals;
  const told = reveals ? Math.min(first.told.length, second.told.length) : undefined;
  const [one, two] = [first, second].map((each) => JSON.stringify(each.told.slice(0, told)));
  const played = `after ${canonical(here[1])}, `;
  if (one !== two) {
    game.fail(`${played}what ${viewer} cannot see changes his events: ${difference(one, two)}`);
  }
  if (reveals) return;
  const [see, saw] = [first, second].map((each) =>
    JSON.stringify(ruleset.view(each.world, viewer)),
  );
  if (see !== saw) {
    game.fail(`${played}what ${viewer} cannot see changes his view: ${difference(see, saw)}`);
  }
}

function toldUntilReveal(
  { ruleset }: RandomGame,
  events: readonly GameEvent[],
  viewer: Viewer,
): { told: GameEvent[]; reveals: boolean } {
  const told: GameEvent[] = [];
  for (const event of events) {
    if (event.reveals) return { told, reveals: true };
    const seen = ruleset.redact(event, viewer);
    if (seen !== undefined) told.push(seen);
  }
  return { told, reveals: false };
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
    if (canonical(asked[0]) !== canonical(asked[1])) continue;
    requireAlikeAfter(game, viewer, side, [state, move], [state, other]);
  }
}
