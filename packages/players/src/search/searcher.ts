import {
  message,
  type Decision,
  type Dice,
  type Message,
  type Move,
  type Ruleset,
  type SideNumber,
} from '@sandtable/kernel';
import { mostGained } from '../gained.ts';
import type { Mind } from '../mind.ts';
import { playOutBudget, type Because, type Budget, type Player } from '../player.ts';
import type { Doctrine, Learner, Plan, Reflexes, Term } from './doctrine.ts';
import type { Effort } from './effort.ts';
import { finished } from './finished.ts';
import { atAGlance } from './glance.ts';
import { numberOf, Search, type Considered } from './search.ts';
import { worldsOf } from './worlds.ts';

/** Whoever is better by less is as good: no reason for it would be true. */
const AS_GOOD = 0.01;
/** So many moves come to the mind of somebody who answers on a whim. */
const IDEAS = 4;
/** What is not spent where a question is soon settled is kept for harder ones: so many times the usual at the most. */
const MOST_SAVED = 2;
/** An action and who takes part in it are chosen in two moves: a plan of more is of several actions. */
const LONG_PLAN = 3;
/** Nobody can foresee more than a few answers of the other side. */
const FORESEEN_STEPS = 8;

/** Who plays: what he knows of the game, how he weighs it and how hard he thinks. */
export interface Character {
  readonly name: string;
  readonly mind: Mind;
  readonly doctrine: Doctrine;
  readonly terms: readonly Term[];
  readonly effort: Effort;
}

/**
 * Thinks ahead in worlds that look to its side as the true one does. It remembers what it meant to do and what it
 * has learned: so there is one of it for a side in a match.
 */
export class Searcher implements Player {
  readonly name: string;
  readonly #ruleset: Ruleset;
  readonly #character: Character;
  readonly #budget: Budget;
  #learner: Learner | undefined;
  /** What it meant to do next. */
  #meant: readonly Move[] = [];
  /** What it has thought about before it was asked, by what it would see then. */
  #pondered: { readonly view: string; readonly search: Search } | undefined;
  /** How many decisions' worth of thinking it has saved. */
  #saved = 0;
  /** Why it meant to, where somebody wanted to know. */
  #why: Message | undefined;

  constructor(
    ruleset: Ruleset,
    character: Character,
    budget = playOutBudget(character.effort.playOuts),
  ) {
    this.name = character.name;
    this.#ruleset = ruleset;
    this.#character = character;
    this.#budget = budget;
  }

  choose(view: object, decision: Decision, dice: Dice, because?: Because): Move {
    return finished(this.think(view, decision, dice, because));
  }

  *think(view: object, decision: Decision, dice: Dice, because?: Because): Generator<Move, Move> {
    const { mind, doctrine, terms, effort } = this.#character;
    const ruleset = this.#ruleset;
    const { side } = decision;
    const us = numberOf(ruleset, side);
    const meant = this.#meant;
    this.#meant = [];
    this.watch(view, decision);
    const setUp = this.#setUpRoughly(view, decision, dice, meant);
    if (setUp !== undefined) return setUp;
    const { slips, whims, blunders = 0 } = effort;
    const lot = slips + whims + blunders === 0 ? 1000 : dice.die(1000) - 1;
    if (lot < blunders) return ruleset.draw(ruleset.imagine(view, side, dice), side, dice);
    if (lot < blunders + whims) {
      const world = ruleset.imagine(view, side, dice);
      if (doctrine.whim === undefined) {
        return atAGlance({ ruleset, doctrine, terms, side }, world, effort.ideas ?? IDEAS, dice);
      }
      const whim = doctrine.whim(ruleset, world, us, dice);
      if (whim !== undefined) return whim;
    }
    if (lot < blunders + whims + slips) {
      return doctrine.quick(ruleset, ruleset.imagine(view, side, dice), us, dice);
    }
    const search = this.#foreseen(view) ?? this.#searchFor(view, decision, dice, meant);
    if (search === undefined) {
      const world = ruleset.imagine(view, side, dice);
      // What is too small to be thought about goes on as it was meant.
      if (meant.length > 0 && ruleset.check(world, side, meant[0]) === undefined) {
        this.#meant = meant.slice(1);
        if (this.#why !== undefined) because?.(keyed('goesOn'));
        return meant[0];
      }
      return mind.answer(ruleset, world, side, dice, because && ((name) => because(keyed(name))));
    }
    const running = search.run();
    for (;;) {
      const { done, value } = running.next();
      if (done === true) {
        this.#saved = Math.min(MOST_SAVED, Math.max(0, this.#saved + 1 - search.worth));
        this.#meant = value.moves.slice(1);
        this.#explain(search, meant, because);
        return value.moves[0];
      }
      yield value.moves[0];
    }
  }

  /** What it would think about; none where a decision is not worth it. */
  consider(view: object, decision: Decision, dice: Dice): Search | undefined {
    return this.#searchFor(view, decision, dice, []);
  }

  /** Takes in what its side sees, also while the other one decides. */
  watch(view: object, { side }: Pick<Decision, 'side'>): void {
    const { doctrine } = this.#character;
    this.#learner ??= doctrine.learner?.(numberOf(this.#ruleset, side));
    this.#learner?.see(view);
  }

  /**
   * Thinks on the other side's time: about what it will be asked next if that side answers as most would. Where it
   * comes so, it goes on from there.
   */
  *ponder(view: object, { side }: Pick<Decision, 'side'>, dice: Dice): Generator<undefined, void> {
    const { doctrine, effort } = this.#character;
    if (effort.playOuts === 0) return;
    const ruleset = this.#ruleset;
    const world = ruleset.clone(ruleset.imagine(view, side, dice));
    const them = (1 - numberOf(ruleset, side)) as SideNumber;
    for (let steps = 0; steps < FORESEEN_STEPS; steps++) {
      const { decisions } = ruleset.pending(world);
      const own = decisions.find((each) => each.side === side);
      if (own !== undefined) {
        const seen = ruleset.view(world, side);
        const search = this.#searchFor(seen, own, dice, this.#meant);
        if (search === undefined) return;
        this.#pondered = { view: JSON.stringify(seen), search };
        for (const _ of search.run()) yield undefined;
        return;
      }
      if (decisions.length === 0) return;
      const { side: other } = decisions[0];
      ruleset.play(world, other, foeOf(doctrine).quick(ruleset, world, them, dice), dice);
    }
  }

  /** Goes on with the one set-up that it has thought of, and thinks of one at first. */
  #setUpRoughly(
    view: object,
    { side }: Decision,
    dice: Dice,
    meant: readonly Move[],
  ): Move | undefined {
    const { doctrine, effort } = this.#character;
    const { roughness } = effort;
    if (roughness === undefined || doctrine.roughSetUp === undefined) return undefined;
    const ruleset = this.#ruleset;
    const world = ruleset.imagine(view, side, dice);
    const isLegal = meant.length > 0 && ruleset.check(world, side, meant[0]) === undefined;
    const us = numberOf(ruleset, side);
    const [move, ...rest] = isLegal
      ? meant
      : doctrine.roughSetUp(ruleset, world, us, { dice, roughness });
    this.#meant = rest;
    return move;
  }

  #foreseen(view: object): Search | undefined {
    const pondered = this.#pondered;
    this.#pondered = undefined;
    return pondered?.view === JSON.stringify(view) ? pondered.search : undefined;
  }

  #explain(search: Search, meant: readonly Move[], because: Because | undefined): void {
    const before = this.#why;
    this.#why = undefined;
    if (because === undefined) return;
    const considered = search.considered();
    const { moves } = considered[0].plan;
    const why = reasonFor(considered, this.#character.terms);
    const isMeant = meant.length > 0 && JSON.stringify(meant[0]) === JSON.stringify(moves[0]);
    // What was said of the plan when it began is no news; another reason is.
    if (isMeant && before !== undefined && [before.key, keyed('close').key].includes(why.key)) {
      this.#why = before;
      because(keyed('goesOn'), considered);
      return;
    }
    this.#why = why;
    // What a long plan is good for need not be seen in its first move.
    const isOfPlan = moves.length >= LONG_PLAN && why.key !== keyed('close').key;
    because(isOfPlan ? message(keyed('begins').key, { why }) : why, considered);
  }

  #searchFor(
    view: object,
    { side }: Decision,
    dice: Dice,
    meant: readonly Move[],
  ): Search | undefined {
    const { mind, doctrine, terms, effort } = this.#character;
    if (effort.playOuts === 0) return undefined;
    const ruleset = this.#ruleset;
    const worlds = worldsOf(ruleset, view, side, effort.worlds, dice, this.#learner);
    const us = numberOf(ruleset, side);
    const thought = doctrine.plans(ruleset, worlds[0], us, dice, effort.plans);
    if (thought.length === 0) return undefined;
    const isLegal = meant.length > 0 && ruleset.check(worlds[0], side, meant[0]) === undefined;
    const usual = thought.find(({ isUsual }) => isUsual) ?? {
      moves: [mind.answer(ruleset, worlds[0], side, dice)],
    };
    const plans = distinct([...(isLegal ? [{ moves: meant }] : []), usual, ...thought]);
    if (plans.length < 2) return undefined;
    const seed = String(dice.die(0x7fff_ffff));
    const times = 1 + this.#saved;
    const spent = this.#budget(effort.playOuts, times);
    const toil = doctrine.toil?.(worlds[0]) ?? 1;
    return new Search({
      ruleset,
      doctrine,
      terms,
      side,
      foe: foeOf(doctrine),
      world: (n) => worlds[n % worlds.length],
      plans,
      horizon: effort.horizon,
      lead: typeof effort.lead === 'object' ? effort.lead[us] : (effort.lead ?? 1),
      times,
      spent: (playOuts) => spent(toil * playOuts),
      seed,
    });
  }
}

/** Whom somebody who chooses takes to be on the other side. */
function foeOf(doctrine: Doctrine): Reflexes {
  return doctrine.foe ?? doctrine;
}

/** Each plan once; the longer one where one begins like another would be the same as far as it goes. */
export function distinct(plans: readonly Plan[]): Plan[] {
  const found = new Map<string, Plan>();
  for (const plan of plans) {
    const name = JSON.stringify(plan.moves);
    if (!found.has(name)) found.set(name, plan);
  }
  return [...found.values()];
}

/** What the best has most more of than the next best that begins otherwise; than any, where all of them begin alike. */
function reasonFor([best, ...others]: readonly Considered[], terms: readonly Term[]): Message {
  const first = JSON.stringify(best.plan.moves[0]);
  const other = others.find(({ plan }) => JSON.stringify(plan.moves[0]) !== first) ?? others[0];
  if (best.chance - other.chance < AS_GOOD) return keyed('close');
  const parts = ({ terms: amounts }: Considered): Record<string, number> =>
    Object.fromEntries(terms.map(({ name }, i) => [name, amounts[i]]));
  const decided = mostGained(parts(best), parts(other));
  const i = terms.findIndex(({ name }) => name === decided);
  const gained = best.terms[i] - other.terms[i];
  const isSecond =
    terms[i].second !== undefined && 2 * (best.seconds[i] - other.seconds[i]) > gained;
  return keyed(isSecond ? `term.${decided}.second` : `term.${decided}`);
}

function keyed(reason: string): Message {
  return message(`advice.${reason}`);
}
