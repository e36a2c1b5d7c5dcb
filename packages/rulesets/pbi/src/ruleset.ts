import {
  KERNEL_ENGLISH,
  mergeCatalogues,
  seededDice,
  thrownIn,
  type Catalogue,
  type Ruleset,
  type Side,
  type SideNumber,
} from '@sandtable/kernel';
import { PBI_ENGLISH } from './english/english.ts';
import type { PbiEvent } from './state/events.ts';
import type { Extension } from './extension.ts';
import { bookOf, THE_BOOK, type Book } from './rules/book.ts';
import { flowOf } from './rules/flow.ts';
import { forecast } from './advice/forecast.ts';
import { HABITS } from './advice/habits.ts';
import { THROWS } from './advice/throws.ts';
import { ACTS } from './table/acts.ts';
import { gestureOf } from './table/gesture.ts';
import { guide } from './table/guide.ts';
import type { PbiMove } from './state/moves.ts';
import { OPTIONS } from './rules/options.ts';
import { positionOf } from './files/position.ts';
import { RULEBOOK } from './rulebook/rulebook.ts';
import { SCENARIOS } from './scenarios/scenarios.ts';
import { scene } from './table/scene.ts';
import { stakes } from './table/stakes.ts';
import { standing } from './table/standing.ts';
import { publishedSchema, setup, settingIn } from './files/setup.ts';
import { cloneState, furnished, type State } from './state/state.ts';
import { SIDES, type SideName } from './rules/tables.ts';
import { label, tell } from './table/words.ts';

export type PbiRuleset = Ruleset<State, PbiMove, State, PbiEvent>;

/** PBI with what an extension adds; PBI Quick Start as it is published without one. */
function rulesetOf(book: Book): PbiRuleset {
  const { extension } = book;
  const flow = flowOf(book);
  const throws = { ...THROWS, ...extension?.throws };
  const imagine: PbiRuleset['imagine'] = (view, viewer, dice) => {
    const state = cloneState(view);
    if (extension?.own?.imagine) state.own = extension.own.imagine(view, viewer, dice);
    return state;
  };
  /** Where nothing is hidden, what is seen is the world. */
  const worldOf = (view: State, side: Side): State =>
    extension?.own?.imagine ? imagine(view, side, seededDice(0)) : view;
  return {
    id: extension?.id ?? 'pbi',
    version: extension?.version ?? 2,
    sides: SIDES,
    hasSecrets: extension?.own?.view !== undefined,
    rulebook: [...RULEBOOK, ...(extension?.rulebook ?? [])],
    options: [...OPTIONS, ...(extension?.options ?? [])],
    scenarios: extension?.scenarios ?? SCENARIOS,
    scenarioSchema: publishedSchema(book),
    moveSchema: book.moveSchema,
    catalogue: mergeCatalogues(KERNEL_ENGLISH, catalogueOf(extension)),
    ...(extension?.muster && { muster: extension.muster }),

    setup: (scenario, options) => setup(book, scenario, options),
    position: positionOf,
    optionsOf: (state) => ({ ...state.options }),

    pending: flow.pending,
    moves: flow.moves,
    draw: flow.draw,
    check: flow.check,
    play: flow.play,

    view(state, viewer) {
      const view = cloneState(state);
      // Nothing is hidden in the book.
      if (extension?.own?.view) view.own = extension.own.view(state, viewer);
      return view;
    },
    published: (scenario) => extension?.published?.(scenario) ?? scenario,
    furnish: (view, published) => furnished(view as State, settingIn(book, published)),
    redact: (event, viewer) =>
      extension?.redact ? (extension.redact(event, viewer) as PbiEvent | undefined) : event,
    imagine,
    clone: cloneState,

    fallback: flow.fallback,
    habits: [...HABITS, ...(extension?.habits ?? [])],
    forecast: (state, side, move) =>
      forecast(state, SIDES.indexOf(side as SideName) as SideNumber, move),
    stakes: (state, side, move) =>
      stakes(state, SIDES.indexOf(side as SideName) as SideNumber, move),

    scene,
    standing,
    acts: { ...ACTS, ...extension?.acts },
    gesture: (move) => gestureOf(extension, move),
    guide: (view, decision, picks) => guide(worldOf(view, decision.side), decision, picks),
    ask: flow.ask,
    label,
    tell: (event) => tell(event, extension),
    chapter: ({ type }) => type === 'turnBegan' || type === 'ended',
    thrown: (event) => thrownIn(throws, event),
  };
}

/** The texts of the book, with those of an extension in the place of the book's battles. */
function catalogueOf(extension: Extension | undefined): Catalogue {
  if (extension === undefined) return PBI_ENGLISH;
  const { texts } = PBI_ENGLISH;
  const kept = Object.keys(texts).filter((key) => {
    return !SCENARIOS.some(({ id }) => key.startsWith(`battle.${id}.`));
  });
  const book = Object.fromEntries(kept.map((key) => [key, texts[key]]));
  return { ...PBI_ENGLISH, texts: { ...book, ...extension.texts } };
}

/** PBI Quick Start. */
export const pbi = rulesetOf(THE_BOOK);

/** PBI Quick Start with an extension: a ruleset of its own, with the id of the extension. */
export function extendPbi(extension: Extension): PbiRuleset {
  return rulesetOf(bookOf(extension));
}
