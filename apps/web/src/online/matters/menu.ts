import type { Dealing, Matters, Offer } from '@sandtable/wire';
import type { MenuItem } from '../../play/extras.ts';
import type { KeptSeat } from '../../store/online.ts';
import { text } from '../words.ts';

interface Choice {
  readonly kept: KeptSeat | undefined;
  readonly matters: Matters | undefined;
  readonly isOver: boolean;
  readonly deal: (dealing: Dealing) => void;
  readonly onHoliday: () => void;
}

/** What one side can offer the other now, for the menu of the match. */
export function offerItems({ kept, matters, isOver, deal, onHoliday }: Choice): MenuItem[] {
  if (kept === undefined || matters === undefined || isOver) return [];
  const { terms, pauses, holidays, people, offers } = matters;
  const isOpen = (offer: Offer): boolean =>
    !offers.some((each) => each.side === kept.side && each.offer === offer);
  const isPaused = pauses.some(({ side }) => side === undefined);
  const isAgainstPerson = people.every(({ player }) => player === undefined);
  const wanted: Offer[] = [
    ...(terms.takeBacks === false ? [] : (['takeBack'] as const)),
    'draw',
    ...(terms.clock === undefined ? [] : ([isPaused ? 'resume' : 'pause'] as const)),
  ];
  const items = wanted
    .filter((offer) => isAgainstPerson && isOpen(offer))
    .map((offer) => ({ label: text(`offer.${offer}`), act: () => deal({ ask: 'offer', offer }) }));
  const isAway = pauses.some(({ side }) => side === kept.side);
  return (holidays?.[kept.side] ?? 0) > 0 && !isAway
    ? [...items, { label: text('offer.holiday.take'), act: onHoliday }]
    : items;
}
