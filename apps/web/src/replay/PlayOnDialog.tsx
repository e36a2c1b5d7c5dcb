import type { Match, Move, Side } from '@sandtable/kernel';
import { useState } from 'react';
import { ADDRESS, go } from '../app/address.ts';
import { Dialog } from '../app/Dialog.tsx';
import { reasonOf } from '../files/problemLines.ts';
import type { Game } from '../games/games.ts';
import { SeatsChooser } from '../start/SeatsChooser.tsx';
import { freshName } from '../store/fresh.ts';
import { keepNew } from '../store/matches.ts';
import type { Seats } from '../store/seats.ts';
import { text } from '../words/words.ts';
import styles from './Replay.module.css';

/** What a review found better there: whoever plays on may begin with it. */
export interface BetterBeginning {
  readonly side: Side;
  readonly move: Move;
  readonly label: string;
}

interface PlayOnDialogProps {
  readonly game: Game;
  readonly match: Match;
  /** Where it is in the time line, and how many steps of the match that is. */
  readonly step: number;
  readonly made: number;
  /** Who sat where in the old match. */
  readonly seats: Seats;
  readonly better?: BetterBeginning | undefined;
  readonly onClose: () => void;
}

/** Asks who plays, and makes a match of its own out of the first steps of another. */
export function PlayOnDialog(props: PlayOnDialogProps) {
  const { game, match, step, made, better, onClose } = props;
  const [seats, setSeats] = useState(() => seatsHere(props.seats));
  const [takesBetter, setTakesBetter] = useState(better !== undefined);
  const [failure, setFailure] = useState<string>();
  const [starting, setStarting] = useState(false);
  const start = async (): Promise<void> => {
    setStarting(true);
    const fork = match.fork(made, { kind: 'seeded', seed: freshName() });
    if (better !== undefined && takesBetter) fork.play(better.side, better.move);
    try {
      const { id } = await keepNew(seats, fork.save());
      go(ADDRESS.play(id));
    } catch (error) {
      setFailure(text('replay.on.failed', { reason: reasonOf(error) }));
      setStarting(false);
    }
  };
  return (
    <Dialog label={text('replay.on.title')} onClose={onClose}>
      <h2>{text('replay.on.title')}</h2>
      <p>{text(step === 0 ? 'replay.on.opening' : 'replay.on.text', { step })}</p>
      <SeatsChooser game={game} seats={seats} onChange={setSeats} />
      {better !== undefined && (
        <label className={styles['beginning']}>
          <input
            type="checkbox"
            checked={takesBetter}
            onChange={({ currentTarget }) => setTakesBetter(currentTarget.checked)}
          />
          {text('replay.on.better', { move: better.label })}
        </label>
      )}
      {failure !== undefined && (
        <p role="alert" className={styles['failure']}>
          {failure}
        </p>
      )}
      <div className={styles['answers']}>
        <button type="button" className="primary" disabled={starting} onClick={() => void start()}>
          {text('replay.on.start')}
        </button>
        <button type="button" onClick={onClose}>
          {text('app.cancel')}
        </button>
      </div>
    </Dialog>
  );
}

/** Whoever played it elsewhere is not at this screen: somebody who is takes the seat. */
function seatsHere(seats: Seats): Seats {
  return Object.fromEntries(
    Object.entries(seats).map(([side, seat]) => [side, seat === 'remote' ? 'person' : seat]),
  );
}
