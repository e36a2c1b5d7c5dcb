import { load, Match, problemsIn, ScriptedDice, type GameEvent } from '@sandtable/kernel';
import { difference, reread } from './json.ts';
import { pick, RandomGame } from './randomGame.ts';
import { Fault, type Property } from './trial.ts';
import { rereadState } from './worlds.ts';

export const savedStatesPlayOn: Property = {
  name: 'a state read from JSON plays on like the one it was written from',
  examine(trial) {
    const game = new RandomGame(trial);
    const { ruleset } = game;
    let twin = rereadState(game.state);
    for (let turn = game.next(); turn !== undefined; turn = game.next()) {
      const events: GameEvent[] = [];
      const dice = new ScriptedDice(game.play(turn, (event) => events.push(event)));
      const again: GameEvent[] = [];
      // A state must not depend on whether anybody listens.
      const listens = game.steps % 2 === 0;
      const report = listens ? (event: GameEvent) => again.push(event) : undefined;
      ruleset.play(twin, turn.side, reread(turn.move), dice, report);
      dice.finish();
      const text = JSON.stringify(game.state);
      const copy = JSON.stringify(twin);
      if (copy !== text) game.fail(`the state differs: ${difference(text, copy)}`);
      twin = rereadState(game.state, text);
      if (listens && JSON.stringify(again) !== JSON.stringify(events)) {
        game.fail(
          `the events differ: ${difference(JSON.stringify(events), JSON.stringify(again))}`,
        );
      }
    }
  },
};

export const matchesReplay: Property = {
  name: 'a saved match loads, and replays to the same state and the same events',
  examine(trial) {
    const { ruleset, scenario, seed } = trial;
    const { options, chance } = new RandomGame(trial);
    const started = Match.start(ruleset, scenario, options, { kind: 'seeded', seed });
    if (!started.ok) throw new Fault(`the scenario ${scenario.id} is refused`);
    const match = started.value;
    for (let { decisions } = match.pending; decisions.length > 0; { decisions } = match.pending) {
      const { side } = pick(decisions, chance);
      if (match.steps.length >= trial.limits.maxSteps) throw new Fault('endless');
      const played = match.play(side, pick(match.moves(side), chance));
      if (!played.ok) throw new Fault(`a listed move is refused by ${played.refusal.rule}`);
    }
    const loaded = load(reread(match.save()), [ruleset]);
    if (!loaded.ok) {
      const [{ path, message }] = loaded.problems;
      throw new Fault(`the saved match is refused: ${path} ${JSON.stringify(message)}`);
    }
    const again = loaded.value.match;
    requireSame(match.state, again.state, 'the state differs after loading');
    match.steps.forEach((_, step) => {
      for (const viewer of ruleset.sides) {
        const what = `the events of step ${step + 1} differ after loading`;
        requireSame(match.events(step, viewer), again.events(step, viewer), what);
      }
    });
  },
};

export const positionsRoundTrip: Property = {
  name: 'a position can be written as a scenario and set up again, at any step',
  examine(trial) {
    const game = new RandomGame(trial);
    for (let turn = game.next(); turn !== undefined; turn = game.next()) {
      if (game.steps % trial.limits.every === 0) requirePosition(game);
      game.play(turn);
    }
    requirePosition(game);
  },
};

/** The scenario that `position` gives is one that `setup` makes the same state of. */
export function requirePosition(game: RandomGame): void {
  const { ruleset, state } = game;
  const scenario = reread(ruleset.position(state));
  const [wrong] = problemsIn(ruleset.scenarioSchema, scenario);
  if (wrong !== undefined) {
    game.fail(`the position is not of the schema: ${wrong.path} ${JSON.stringify(wrong.message)}`);
  }
  const again = ruleset.setup(scenario, ruleset.optionsOf(state));
  if (!again.ok) {
    const [{ path, message }] = again.problems;
    return game.fail(`the position is refused: ${path} ${JSON.stringify(message)}`);
  }
  requireSame(state, again.value, `step ${game.steps + 1}: the position gives another state`);
}

function requireSame(first: unknown, second: unknown, what: string): void {
  const [one, two] = [JSON.stringify(first), JSON.stringify(second)];
  if (one !== two) throw new Fault(`${what}: ${difference(one, two)}`);
}
