import {
  message,
  SPECTATOR,
  Witness,
  type Known,
  type Match,
  type Ruleset,
  type Viewer,
} from '@sandtable/kernel';
import { delayOf, type Terms } from '@sandtable/wire';

/**
 * What each viewer of a match is shown. Nothing of it may hang on what he does not notice: neither what he is shown,
 * nor whether it is another thing than before.
 */
export class Viewing {
  readonly #witnesses = new Map<Viewer, Witness>();
  readonly #delay: number;
  readonly #hasSecrets: boolean;

  constructor(ruleset: Ruleset, terms: Terms) {
    this.#delay = delayOf(terms, ruleset);
    this.#hasSecrets = ruleset.hasSecrets;
  }

  look(match: Match, viewer: Viewer): Known {
    let witness = this.#witnesses.get(viewer);
    if (witness === undefined) this.#witnesses.set(viewer, (witness = new Witness(viewer)));
    const known = witness.look(match);
    if (known.pending.outcome !== undefined) return known;
    if (viewer === SPECTATOR) return this.#delay === 0 ? known : asItWas(match, known, this.#delay);
    return this.mayUndo(match, viewer) ? known : { ...known, whyNotUndo: message('undo.other') };
  }

  /**
   * Whether a side may take back by itself what can be taken back. Once the other one alone is asked it may not, where
   * there are secrets: whether it still could would tell whether the other one has decided something.
   */
  mayUndo({ pending }: Match, side: Viewer): boolean {
    return !this.#hasSecrets || pending.decisions.some((decision) => decision.side === side);
  }
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
