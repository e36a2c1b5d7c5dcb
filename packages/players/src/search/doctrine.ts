import type { Dice, Move, Ruleset, SideNumber } from '@sandtable/kernel';

/** What a term of an evaluation is about; a style weighs some of them otherwise. */
export const NATURES = ['ground', 'harm', 'care', 'order', 'time'] as const;
/**
 * `ground`: what is held or reached. `harm`: what the enemy has lost or is about to. `care`: what we have lost or risk.
 * `order`: readiness, cohesion, command. `time`: how much is left of the game.
 */
export type Nature = (typeof NATURES)[number];

/** One thing that counts in how a side stands. */
export interface Term {
  readonly name: string;
  readonly nature: Nature;
  /** How much one of it counts, in thousandths of what decides a game nearly for certain. */
  readonly weight: number;
  /** Said of a move that is chosen because it gains most of this, as a whole sentence. */
  readonly words: string;
  /** Said instead where it can be gained in two ways, such as by having more and by leaving the enemy less, and most of it was in the second. */
  readonly second?: string;
}

/** What somebody means to do: a move, and what he would go on with if nothing comes between. */
export interface Plan {
  /** The first is legal now. Each later one is played when the side is asked again and it is legal; else the plan has come to its end. */
  readonly moves: readonly Move[];
  /** This is what would be done without thinking, to its end. */
  readonly isUsual?: boolean;
}

/** Somebody who answers at once. */
export interface Reflexes<State extends object = object> {
  /** A fair answer to whatever is asked, quickly: it plays the play-outs. Must be legal. */
  quick(ruleset: Ruleset, state: State, us: SideNumber, dice: Dice): Move;
}

/**
 * What a search has to know of a game. It is asked of worlds, never of views, and thousands of times for a decision: nothing here
 * may list moves where it can do without, or allocate where it can avoid it.
 */
export interface Doctrine<State extends object = object> extends Reflexes<State> {
  /** The id of the rules. */
  readonly ruleset: string;
  readonly terms: readonly Term[];
  /**
   * How much there is of each term for a side, own less the other's where both have it; by the order of `terms`.
   *
   * @param seconds Nought everywhere; how much of each is of its second way, by the same order, for whoever wants to know.
   */
  weigh(state: State, us: SideNumber, into: number[], seconds?: number[]): void;
  /** Goes up by 1 where a play-out may well be cut off: as a rule with every turn of either side. */
  phase(state: State): number;
  /** As how many a play-out counts, where some take much longer than others; 1 where it does not say. */
  toil?(state: State): number;
  /**
   * Who stands for the other side where somebody chooses: whoever counts on too weak an enemy dares too much. The doctrine itself where it
   * does not say, as it is wherever both sides' chances are told.
   */
  readonly foe?: Reflexes<State>;
  /**
   * What is worth thinking about, the likeliest first, at most so many; none where a decision is too small to be
   * worth it, which is then answered as the mind of the game does. What that one would do is added by itself.
   */
  plans(ruleset: Ruleset, state: State, us: SideNumber, dice: Dice, most: number): readonly Plan[];
  /**
   * A careless answer, where that of other games would not do: the best of a few ideas. None where nobody is careless.
   */
  whim?(ruleset: Ruleset, state: State, us: SideNumber, dice: Dice): Move | undefined;
  /**
   * All that is still to be set up, by somebody who does so that roughly: 1 as the set-ups that are thought of differ, and the higher the
   * worse. None where nothing is being set up; where a game has none of it, that is decided like everything else.
   */
  roughSetUp?(
    ruleset: Ruleset,
    state: State,
    us: SideNumber,
    rough: { readonly dice: Dice; readonly roughness: number },
  ): readonly Move[];
  /** Somebody with an empty memory, in games with secrets about which something can be learned. */
  learner?(side: SideNumber): Learner;
}

/** What a side has learned of what it cannot see, from one decision to the next. */
export interface Learner {
  /** Takes in what the side sees now. */
  see(view: object): void;
  /** How well a world agrees with all that was seen: 0 where it cannot be, and the higher the likelier. */
  fits(world: object): number;
}
