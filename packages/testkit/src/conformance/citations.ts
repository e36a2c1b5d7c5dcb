import type { RuleId, Ruleset } from '@sandtable/kernel';
import { RandomGame } from './randomGame.ts';
import type { Property, Trial } from './trial.ts';
import { wording } from './wording.ts';

export const rulesAreCited: Property = {
  name: 'every event, decision and outcome cites a rule of the book',
  examine(trial) {
    citedIn(trial);
  },
};

const known = new WeakMap<Trial, ReadonlySet<RuleId>>();

/** The rules that the events of a game cite; it is played once, whoever asks. */
function citedIn(trial: Trial): ReadonlySet<RuleId> {
  const cited = known.get(trial) ?? citedWhenPlayed(trial);
  known.set(trial, cited);
  return cited;
}

function citedWhenPlayed(trial: Trial): Set<RuleId> {
  const cited = new Set<RuleId>();
  const game = new RandomGame(trial);
  const { ruleset } = game;
  const words = wording(ruleset);
  for (let turn = game.next(); turn !== undefined; turn = game.next()) {
    const step = `step ${game.steps + 1}`;
    words.requireRule(turn.decision.rule, `${step}: the decision ${turn.decision.kind}`);
    for (const event of game.playTold(turn)) {
      for (const rule of rulesIn(event)) {
        words.requireRule(rule, `${step}: the event ${event.type}`);
        cited.add(rule);
      }
    }
  }
  const { outcome } = ruleset.pending(game.state);
  if (outcome !== undefined) words.requireRule(outcome.rule, 'the outcome');
  return cited;
}

/** Every rule that an event cites: its own, and those of the reasons inside it. */
function rulesIn(part: object): RuleId[] {
  return Object.entries(part).flatMap(([name, value]: [string, unknown]) => {
    if (name === 'rule' && typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? rulesIn(value) : [];
  });
}

/** The rules that should be met in the log, and that no event of these games cites. */
export function unseenRules(ruleset: Ruleset, trials: readonly Trial[]): RuleId[] {
  const cited = new Set(trials.flatMap((trial) => [...citedIn(trial)]));
  return ruleset.rulebook
    .filter(({ id, effect }) => effect === 'event' && !cited.has(id))
    .map(({ id }) => id);
}
