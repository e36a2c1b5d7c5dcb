import { cardsHaveWords } from './cards.ts';
import { rulesAreCited } from './citations.ts';
import { damagedScenariosAreJudged } from './damage.ts';
import { drawsAreFair } from './drawing.ts';
import { extremesCanBeWritten } from './extremes.ts';
import { habitsHaveWords } from './habits.ts';
import { copiesAreApart } from './isolation.ts';
import {
  everyGameEnds,
  listedMovesAreLegal,
  listsAreClear,
  otherMovesAreRefused,
} from './legality.ts';
import { armiesCanBeChosen } from './musters.ts';
import { outlooksAreAhead } from './outlooks.ts';
import { gesturesAreUnderstood } from './pointing.ts';
import { matchesReplay, positionsRoundTrip, savedStatesPlayOn } from './repetition.ts';
import { imaginedWorldsPlayOn, secretsAreKept } from './secrecy.ts';
import { stakesAreTold } from './stakes.ts';
import { standingsAreTold } from './standings.ts';
import { everythingHasWords } from './texts.ts';
import { diceAreExplained } from './throws.ts';
import { Fault, type Property, type Trial } from './trial.ts';
import { twinsStayAlike } from './twins.ts';
import { eventsAreSafeToSend } from './wire.ts';

/** What every ruleset must keep. */
export const PROPERTIES: readonly Property[] = [
  everyGameEnds,
  listedMovesAreLegal,
  listsAreClear,
  drawsAreFair,
  otherMovesAreRefused,
  gesturesAreUnderstood,
  savedStatesPlayOn,
  matchesReplay,
  positionsRoundTrip,
  extremesCanBeWritten,
  damagedScenariosAreJudged,
  copiesAreApart,
  rulesAreCited,
  cardsHaveWords,
  everythingHasWords,
  standingsAreTold,
  stakesAreTold,
  outlooksAreAhead,
  habitsHaveWords,
  diceAreExplained,
  armiesCanBeChosen,
  secretsAreKept,
  twinsStayAlike,
  eventsAreSafeToSend,
  imaginedWorldsPlayOn,
];

/** Looks at a property in each of these games; what it throws says which game it was. */
export function examine(property: Property, trials: readonly Trial[]): void {
  for (const trial of trials) {
    try {
      property.examine(trial);
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      const { ruleset, scenario, seed } = trial;
      const where = `${ruleset.id}, scenario ${scenario.id}, seed ${seed}`;
      throw new BrokenProperty(`${property.name}: ${text}\n(${where})`, trial, error);
    }
  }
}

/** A property does not hold, and the game that shows it. */
export class BrokenProperty extends Fault {
  readonly trial: Trial;

  constructor(text: string, trial: Trial, cause: unknown) {
    super(text, { cause });
    this.trial = trial;
  }
}
