import type { Guide, Match, Move, Scene, Side } from '@sandtable/kernel';
import { useEffect, useMemo, useState } from 'react';
import { useAddress } from '../app/address.ts';
import { guideTo } from '../board/guideTo.ts';
import type { Game } from '../games/games.ts';
import type { PriceTold } from '../review/prices.ts';
import { keptReview } from '../store/reviews.ts';

/** What a review found better than what was done next. */
export interface BetterMove {
  readonly side: Side;
  readonly played: Move;
  readonly price: PriceTold;
  /** The position in which it would have been made, as its side saw it. */
  readonly view: object;
  /** What is drawn over the table. */
  readonly guide: Guide;
}

/**
 * What would have been better than the next step, where the address asks for it and a review has found it.
 * @param game As it was played, with what was secret then.
 */
export function useBetter(
  id: string,
  game: Game,
  match: Match,
  made: number,
  scene: Scene,
): BetterMove | undefined {
  const isAsked = useAddress().searchParams.has('better');
  const price = usePrice(isAsked ? id : undefined, match, made + 1);
  const { ruleset } = game;
  return useMemo(() => {
    if (price === undefined) return undefined;
    const { side, move: played } = match.steps[made];
    const state = match.at(made);
    const [better] = price.better;
    const decision = ruleset.pending(state).decisions.find((each) => each.side === side);
    const isLegal = ruleset.check(state, side, better) === undefined;
    if (decision === undefined || !isLegal) return undefined;
    const view = ruleset.view(state, side);
    const guide = guideTo(ruleset, view, decision, better, scene);
    return { side, played, price, view, guide };
  }, [price, ruleset, match, made, scene]);
}

/** What a step cost, by the review that is kept of its match. */
function usePrice(id: string | undefined, match: Match, step: number): PriceTold | undefined {
  const [prices, setPrices] = useState<readonly (PriceTold | undefined)[]>([]);
  useEffect(() => {
    if (id === undefined) return undefined;
    let wanted = true;
    pricesOf(id, match).then(
      (found) => wanted && setPrices(found),
      // Without it there is nothing to show.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [id, match]);
  return id === undefined ? undefined : prices.at(step);
}

async function pricesOf(id: string, match: Match): Promise<readonly (PriceTold | undefined)[]> {
  const found = await keptReview(id, match.ruleset.version);
  if (found.length !== match.steps.length + 1) return [];
  // What works it out is large, and few who watch a match again come from its review.
  const { pricesTold } = await import('../review/prices.ts');
  return pricesTold(match, found);
}
