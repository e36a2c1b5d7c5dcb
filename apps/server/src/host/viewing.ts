import {
  message,
  SPECTATOR,
  Witness,
  type Known,
  type Match,
  type Message,
  type Ruleset,
  type Side,
  type Viewer,
} from '@sandtable/kernel';
import { delayOf, type Terms, type WireText } from '@sandtable/wire';

/**
 * What each viewer of a match is shown. Nothing of it may hang on what he does not notice: neither what he is shown,
 * nor whether it is another thing than before.
 */
export class Viewing {
  readonly #witnesses = new Map<Viewer, Witness>();
  readonly #delay: number;

  constructor(ruleset: Ruleset, terms: Terms) {
    this.#delay = delayOf(terms, ruleset);
  }

  look(match: Match, viewer: Viewer): Known {
    let witness = this.#witnesses.get(viewer);
    if (witness === undefined) this.#witnesses.set(viewer, (witness = new Witness(viewer)));
    const known = witness.look(match);
    if (viewer === SPECTATOR) {
      const isLate = this.#delay > 0 && known.pending.outcome === undefined;
      return isLate ? asItWas(match, known, this.#delay) : known;
    }
    const stands = whyItStands(match, viewer);
    return stands === undefined ? known : { ...known, whyNotUndo: stands };
  }
}

/**
 * Why a side cannot take back by itself what the rules would let it. Once the other one alone is asked, his question is
 * not taken from him without his word; where there are secrets, whether it could be would also tell whether he has
 * decided something. Once it is over, all dice that would still come are known to everybody.
 */
export function whyItStands({ pending }: Pick<Match, 'pending'>, side: Side): Message | undefined {
  if (pending.outcome !== undefined) return message('room.over' satisfies WireText);
  const isAsked = pending.decisions.some((decision) => decision.side === side);
  return isAsked ? undefined : message('room.undo.asked' satisfies WireText);
}

/**
 * What somebody who looks on knew before the last so many steps that he notices. Others do not count: he would be told
 * something whenever somebody decides in secret.
 */
function asItWas(match: Match, now: Known, delay: number): Known {
  const { ruleset } = match;
  let end = match.steps.length;
  for (let noticed = 0; end > 0 && noticed < delay;) {
    if (match.events(--end, SPECTATOR).length > 0) noticed++;
  }
  const state = match.at(end);
  return {
    ...now,
    view: ruleset.view(state, SPECTATOR),
    pending: ruleset.pending(state),
    told: now.told.slice(0, Math.max(0, now.told.length - delay)),
  };
}
