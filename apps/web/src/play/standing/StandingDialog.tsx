import type { Side } from '@sandtable/kernel';
import { useState } from 'react';
import { Dialog } from '../../app/Dialog.tsx';
import { text } from '../../words/words.ts';
import type { Sitting } from '../sitting.ts';
import styles from './Standing.module.css';
import { StandingAnswers } from './StandingAnswers.tsx';

interface StandingDialogProps {
  readonly sitting: Sitting;
  readonly side: Side;
  readonly onClose: () => void;
}

/** What somebody at this screen has answered for him. */
export function StandingDialog({ sitting, side, onClose }: StandingDialogProps) {
  const { game, table } = sitting;
  const [standing, setStanding] = useState(() => table.standing?.of(side) ?? []);
  return (
    <Dialog label={text('orders.standing')} place="panel" onClose={onClose}>
      <div className={styles['dialog']}>
        <header>
          <h2>{game.words.sideFirst(side)}</h2>
          <button type="button" onClick={onClose}>
            {text('app.close')}
          </button>
        </header>
        <StandingAnswers
          game={game}
          standing={standing}
          onStanding={(changed) => {
            setStanding(changed);
            void sitting.answerBy(async () => table.standing?.put(side, changed));
          }}
        />
      </div>
    </Dialog>
  );
}
