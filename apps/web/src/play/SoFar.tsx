import type { Side } from '@sandtable/kernel';
import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { useAddress } from '../app/address.ts';
import { text } from '../words/words.ts';
import { ownSides } from '../store/seats.ts';
import type { Moment } from './moment.ts';
import type { Sitting } from './sitting.ts';

const OwnReview = lazy(async () => ({
  default: (await import('../review/OwnReview.tsx')).OwnReview,
}));

/**
 * Whose decisions so far can be looked back at here: whoever sits here, where he may ask the computer what to do. A review of what goes on is
 * a hint in all but its name, so it goes by the same agreement.
 */
export function reviewable({ game, table }: Sitting, moment: Moment): Side | undefined {
  const { viewer, decision, outcome, handOver, step } = moment;
  if (table.seen === undefined || !table.isHelped || outcome !== undefined) return undefined;
  if (handOver !== undefined || step === 0) return undefined;
  return ownSides(game.ruleset, table.seats).find(
    (side) => side === viewer || side === decision?.side,
  );
}

interface SoFarProps {
  readonly sitting: Sitting;
  /** The table. */
  readonly children: ReactNode;
}

/** The table; or, where the address asks for it, what whoever sits at it has done so far. */
export function SoFar({ sitting, children }: SoFarProps) {
  const moment = useSyncExternalStore(sitting.subscribe, sitting.moment);
  const isAsked = useAddress().searchParams.has('review');
  const side = isAsked ? reviewable(sitting, moment) : undefined;
  if (side === undefined) return children;
  return (
    <Suspense fallback={<Loading />}>
      <OwnReview key={side} sitting={sitting} side={side} />
    </Suspense>
  );
}

function Loading() {
  return (
    <main id="content" className="page" aria-busy="true">
      <p role="status">{text('app.loading')}</p>
    </main>
  );
}
