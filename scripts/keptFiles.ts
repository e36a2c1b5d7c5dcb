// What is kept of a release of a game, so that every later one has to read it.
import { Match, seededDice, type MatchFile, type Ruleset, type Scenario } from '@sandtable/kernel';
import { random } from '@sandtable/players';

/** So many steps an unfinished match has. */
const PART = 40;

/** By the names that the test of kept files asks for. */
export interface KeptFiles {
  readonly 'match-whole.json': MatchFile;
  readonly 'match-unfinished.json': MatchFile;
  readonly 'position.json': Scenario;
  readonly 'scenario.json': Scenario;
}

/** A whole match, one that is not over, a position out of the first, and the scenario of it. */
export function keptFilesOf(ruleset: Ruleset): KeptFiles {
  const { scenarios } = ruleset;
  const whole = played(ruleset, scenarios[0], 'kept');
  // Another one, for what the first does not have: free set-ups stand behind the battles.
  const other = scenarios.find(({ id }) => id.startsWith('free')) ?? scenarios[1];
  return {
    'match-whole.json': whole.save(),
    'match-unfinished.json': played(ruleset, other, 'kept part', PART).save(),
    'position.json': ruleset.position(whole.at(Math.floor(whole.steps.length / 2))),
    'scenario.json': scenarios[0],
  };
}

/** By players at random: they do more of what the rules allow than good ones. */
function played(ruleset: Ruleset, scenario: Scenario, seed: string, steps = Infinity): Match {
  const started = Match.start(ruleset, scenario, {}, { kind: 'seeded', seed });
  if (!started.ok) throw new Error(`the scenario ${scenario.id} is refused`);
  const match = started.value;
  const player = random.make(ruleset);
  const choices = seededDice(`${seed}/choices`);
  while (match.pending.outcome === undefined && match.steps.length < steps) {
    const [decision] = match.pending.decisions;
    match.play(decision.side, player.choose(match.view(decision.side), decision, choices));
  }
  return match;
}
