import type { ReactNode } from 'react';
import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import type { Seats } from '../store/seats.ts';
import { PLAYED } from '../words/english/played.ts';
import { textsOf } from '../words/words.ts';

const playedText = textsOf(PLAYED);

interface ToTableProps {
  readonly id: string;
  readonly seats: Seats;
  /** What tells it from others of its kind. */
  readonly children?: ReactNode;
}

/** The way to the table of a match that was played at a host: what was said there, its proof, and a rematch. */
export function ToTable({ id, seats, children }: ToTableProps) {
  const isPlayer = Object.values(seats).includes('person');
  return (
    <Link to={isPlayer ? ADDRESS.online(id) : ADDRESS.watch(id)} className="button">
      {playedText('played.table')}
      {children}
    </Link>
  );
}
