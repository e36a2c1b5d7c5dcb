import { counting, FOR_NOBODY, type Throws } from '@sandtable/kernel';
import type { EventOf, PubEvent } from '../state/events.ts';

type Said = ReturnType<typeof counting> | typeof FOR_NOBODY;

/** What the dice are for. */
export const THROWS: Throws<PubEvent> = {
  delayed: altering,
  jumped: altering,
  bombarded: hitting,
  fired: hitting,
};

/** PB-3.3, PB-3.4: a die not above the rating; to whom that is a secret it says nothing. */
function altering({ side, rating, success }: EventOf<'delayed' | 'jumped'>): Said {
  if (rating === null) return FOR_NOBODY;
  return { side, got: Number(success), again: (dice) => Number(dice.die() <= rating) };
}

/** PB-10.5: what is more than can matter is not counted. */
function hitting(event: EventOf<'bombarded' | 'fired'>): Said {
  return counting(event, Math.min(event.hits, event.most ?? event.hits));
}
