import type { Ruleset } from '@sandtable/kernel';
import { usualOpponent } from '@sandtable/players/names';
import { useState } from 'react';
import { ADDRESS, go } from '../app/address.ts';
import { Dialog } from '../app/Dialog.tsx';
import type { Sitting } from '../play/sitting.ts';
import { SeatsChooser } from '../start/SeatsChooser.tsx';
import { keepNew } from '../store/matches.ts';
import type { KeptSeat } from '../store/online.ts';
import type { Seats } from '../store/seats.ts';
import { said } from '../words/words.ts';
import { copyOf, exerciseOf } from './copies.ts';
import { HOST, reasonOf } from './host.ts';
import styles from './Online.module.css';
import type { OnlineTable } from './onlineTable.ts';
import { text } from './words.ts';

interface CopyDialogProps {
  readonly sitting: Sitting;
  readonly table: OnlineTable;
  readonly kept: KeptSeat;
  readonly onClose: () => void;
}

/** What it is called: nobody gets a copy of what he may not know. */
export function copyTitle({ hasSecrets }: Pick<Ruleset, 'hasSecrets'>): string {
  return text(hasSecrets ? 'copy.title.secrets' : 'copy.title');
}

/** A match elsewhere is gone on with on this device too: a copy, or an exercise where there are secrets. */
export function CopyDialog({ sitting, table, kept, onClose }: CopyDialogProps) {
  const { game, title } = sitting;
  const { ruleset } = game;
  const [seats, setSeats] = useState<Seats>(() =>
    Object.fromEntries(
      ruleset.sides.map((side) => [
        side,
        side === kept.side ? 'person' : `computer:${usualOpponent(ruleset)}`,
      ]),
    ),
  );
  const [isMaking, setIsMaking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const make = async (): Promise<void> => {
    setIsMaking(true);
    setProblem(undefined);
    try {
      const file = ruleset.hasSecrets
        ? exerciseOf(
            ruleset,
            table.known(kept.side),
            table.premises,
            text('copy.exercise', { title }),
          )
        : copyOf(ruleset, await HOST.copy(kept.id, kept.key));
      go(ADDRESS.play((await keepNew(seats, file)).id));
    } catch (error) {
      setProblem(said(reasonOf(error)));
      setIsMaking(false);
    }
  };
  return (
    <Dialog label={copyTitle(ruleset)} onClose={onClose}>
      <h2>{copyTitle(ruleset)}</h2>
      <p>{text(ruleset.hasSecrets ? 'copy.secrets' : 'copy.text')}</p>
      <SeatsChooser game={game} seats={seats} onChange={setSeats} />
      <div className={styles['acts']}>
        <button type="button" className="primary" disabled={isMaking} onClick={() => void make()}>
          {text(ruleset.hasSecrets ? 'copy.practise' : 'copy.make')}
        </button>
        <button type="button" onClick={onClose}>
          {text('app.cancel')}
        </button>
      </div>
      {problem !== undefined && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
    </Dialog>
  );
}
