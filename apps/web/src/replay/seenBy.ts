import { SPECTATOR, type Match, type Side } from '@sandtable/kernel';
import type { Game } from '../games/games.ts';
import type { SavedMatch } from '../store/matches.ts';
import { ownSides } from '../store/seats.ts';
import { seenThrough, type Eyes } from './revealed.ts';
import { timelineOf, type Timeline } from './timeline.ts';

/** A match as those who look at it again may see it, worked out once for each of them. */
export class SeenBy {
  readonly #saved: SavedMatch;
  readonly #game: Game;
  readonly #match: Match;
  readonly #known = new Map<Side | undefined, { eyes: Eyes; timeline: Timeline }>();

  constructor(saved: SavedMatch, game: Game, match: Match) {
    this.#saved = saved;
    this.#game = game;
    this.#match = match;
  }

  /** The side that an address names, where it may be chosen. */
  asked({ searchParams }: URL): Side | undefined {
    const isOver = this.#match.pending.outcome !== undefined;
    const { sides } = this.#game.ruleset;
    return isOver ? sides.find((side) => side === searchParams.get('view')) : undefined;
  }

  of(view: Side | undefined): { readonly eyes: Eyes; readonly timeline: Timeline } {
    let known = this.#known.get(view);
    if (known === undefined) {
      const eyes = this.#eyes(view);
      known = { eyes, timeline: timelineOf(eyes.game, eyes.match, eyes.viewer) };
      this.#known.set(view, known);
    }
    return known;
  }

  #eyes(view: Side | undefined): Eyes {
    const [game, match] = [this.#game, this.#match];
    if (match.pending.outcome !== undefined) return seenThrough(game, match, view);
    // As long as it goes on, whoever plays it alone sees no more than his side does.
    const own = ownSides(match.ruleset, this.#saved.seats);
    return { game, match, viewer: own.length === 1 ? own[0] : SPECTATOR };
  }
}
