import type {
  Cited,
  DiceSource,
  GameEvent,
  Guide,
  Loaded,
  Match,
  Message,
  Outcome,
  Pending,
  Ruleset,
  Scene,
  Stakes,
  Standing,
  Words,
} from '@sandtable/kernel';
import type { Odds } from '@sandtable/lab';
import { changedText, ruleTitle } from '../changed.ts';
import { verdictText } from '../verdict.ts';
import { wordsOf } from '../words.ts';
import type { Desk } from './desk.ts';
import type { Answer } from './request.ts';

/** Things of the game as they stand in an answer: plain JSON, with `null` for nothing. */

export function plainPending({ decisions, outcome }: Pending): Answer {
  return { decisions, outcome: outcome === undefined ? null : plainOutcome(outcome) };
}

export function plainOutcome(outcome: Outcome): Answer {
  return { ...outcome, winner: outcome.winner ?? null };
}

/** Events, and the same in words. */
export function plainEvents(events: readonly GameEvent[], ruleset: Ruleset): Answer {
  const words = wordsOf(ruleset);
  return { events, log: events.map((event) => words.tell(event)) };
}

/** A scene with its texts in words: whoever reads it has no catalogue. */
export function plainScene(scene: Scene, words: Words): Answer {
  const inWords = <T extends { readonly label?: Message }>({ label, ...rest }: T) => ({
    ...rest,
    ...(label !== undefined && { label: words.render(label) }),
  });
  return {
    ...scene,
    areas: scene.areas.map(inWords),
    pieces: scene.pieces.map(inWords),
    markers: scene.markers.map(inWords),
    ...(scene.trays !== undefined && {
      trays: scene.trays.map((tray) => ({ ...inWords(tray), pieces: tray.pieces.map(inWords) })),
    }),
    status: scene.status.map((line) => words.render(line)),
  };
}

/** How both sides stand, in words. */
export function plainStanding(standing: Standing, words: Words): Answer[] {
  const inWords = citedIn(words);
  return standing.map(({ side, aim, score, now, needed }) => ({
    side,
    aim: inWords(aim),
    score: score ?? null,
    now: now.map(inWords),
    needed: needed.map(inWords),
  }));
}

/** What a move brings, costs and risks, in words. */
export function plainStakes({ gains = [], costs, risks, sums = [] }: Stakes, words: Words): Answer {
  return {
    gains: gains.map(citedIn(words)),
    costs: costs.map(citedIn(words)),
    risks: risks.map(citedIn(words)),
    sums: sums.map(({ what, total, reasons }) => ({
      what: words.render(what),
      total,
      lines: reasons.map(({ rule, key, count }) => ({
        rule,
        count,
        says: words.word('reason', key),
      })),
    })),
  };
}

/** What is meant by pointing, why it cannot be done, and what may come next. */
export function plainGuide(guide: Guide, words: Words): Answer {
  const { means, refusal, next, shapes, lines } = guide;
  return {
    means: means ?? null,
    refusal: refusal === undefined ? null : citedIn(words)(refusal),
    next: next ?? null,
    lines: lines.map((line) => words.render(line)),
    shapes,
  };
}

/** What is said with its rule. */
function citedIn(words: Words): (cited: Cited) => Answer {
  return ({ rule, message }) => ({ rule, says: words.render(message) });
}

/** Ways are text: they can be larger than the numbers of most languages. */
export function plainOdds({ of, outcomes, measures }: Odds): Answer {
  const plain = <T extends { readonly ways: bigint }>(chance: T) => ({
    ...chance,
    ways: String(chance.ways),
  });
  return {
    of: String(of),
    outcomes: outcomes.map(plain),
    measures: Object.fromEntries(
      Object.entries(measures).map(([name, { expected, distribution }]) => [
        name,
        { expected, distribution: distribution.map(plain) },
      ]),
    ),
  };
}

/** What a file proves of its dice, as a word and in words. */
export function plainVerdict(loaded: Loaded): Answer {
  const { verdict, proofs } = loaded;
  return { verdict, proofs, says: verdictText(loaded), ...plainChange(loaded) };
}

/** What the rules have changed since, as it is and in words; nothing where they have not. */
export function plainChange({ match: { ruleset }, changed }: Loaded): Answer {
  if (changed === undefined) return {};
  const { step, rule, dropped } = changed;
  const title = ruleTitle(ruleset, rule) ?? null;
  return { changed: { step, rule, title, dropped, says: changedText(ruleset, changed) } };
}

/** Where the dice come from, as far as everybody may know. */
export function plainDice(sources: readonly DiceSource[]): Answer[] {
  return sources.map(({ ...source }) => {
    if ('secret' in source) delete source.secret;
    return source;
  });
}

/** A match that was put on the desk. */
export function opened(desk: Desk, match: Match, as: string | undefined): Answer {
  return {
    match: desk.open(match, as),
    step: match.steps.length,
    options: match.options,
    dice: plainDice(match.diceSources),
    pending: plainPending(match.pending),
  };
}
