import { useState } from 'react';
import { RuleDialog } from '../app/RuleDialog.tsx';
import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';
import styles from './Question.module.css';
import type { Reason } from './moment.ts';

interface RefusedProps {
  readonly game: Game;
  readonly reason: Reason;
}

/** Why something was not done, with the rule that forbids it. */
export function Refused({ game, reason: { message, rule } }: RefusedProps) {
  const [open, setOpen] = useState(false);
  return (
    <p className={styles['refused']} role="alert">
      {text('play.refused', { reason: game.words.render(message) })}{' '}
      {rule !== undefined && (
        <button type="button" className={styles['why']} onClick={() => setOpen(true)}>
          {rule}
        </button>
      )}
      {open && rule !== undefined && (
        <RuleDialog game={game} rules={[rule]} onClose={() => setOpen(false)} />
      )}
    </p>
  );
}
