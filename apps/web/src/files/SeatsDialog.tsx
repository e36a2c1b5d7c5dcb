import type { Match, RuleChange } from '@sandtable/kernel';
import { usualOpponent } from '@sandtable/players/names';
import { useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { SeatsChooser } from '../start/SeatsChooser.tsx';
import type { Seat, Seats } from '../store/seats.ts';
import { text, wordsOf } from '../words/words.ts';
import { plainLook } from '../games/plainLook.tsx';
import { ChangedNote } from './ChangedNote.tsx';
import styles from './SeatsDialog.module.css';

interface SeatsDialogProps {
  readonly match: Match;
  /** Where its rules have changed since. */
  readonly changed: RuleChange | undefined;
  readonly onChoose: (seats: Seats) => void;
  readonly onClose: () => void;
}

/** Who goes on with a match that came from a file: whoever is asked is here, the computer opposite. */
export function SeatsDialog({ match, changed, onChoose, onClose }: SeatsDialogProps) {
  const { ruleset } = match;
  const [seats, setSeats] = useState<Seats>(() => {
    const asked = match.pending.decisions.at(0)?.side;
    const computer: Seat = `computer:${usualOpponent(ruleset)}`;
    return Object.fromEntries(
      ruleset.sides.map((side): [string, Seat] => [side, side === asked ? 'person' : computer]),
    );
  });
  const game = { ruleset, look: plainLook, words: wordsOf(ruleset) };
  return (
    <Dialog label={text('files.seats')} onClose={onClose}>
      <h2>{text('files.seats')}</h2>
      <p>{game.words.battle(match.scenario).title}</p>
      {changed !== undefined && <ChangedNote game={game} changed={changed} />}
      <SeatsChooser game={game} seats={seats} onChange={setSeats} />
      <p className={styles['answers']}>
        <button type="button" className="primary" onClick={() => onChoose(seats)}>
          {text('files.seats.go')}
        </button>{' '}
        <button type="button" onClick={onClose}>
          {text('app.cancel')}
        </button>
      </p>
    </Dialog>
  );
}
