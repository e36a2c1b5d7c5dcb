import { asSentence, type RuleChange } from '@sandtable/kernel';
import { useState } from 'react';
import { cardOf } from '../app/RuleCard.tsx';
import { RuleDialog } from '../app/RuleDialog.tsx';
import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';
import styles from './ChangedNote.module.css';

interface ChangedNoteProps {
  readonly game: Game;
  readonly changed: RuleChange;
  /** Whether those who read it may know what differs. */
  readonly open?: boolean;
  /** Where there is little room, what becomes of the match is told with the card of the rule. */
  readonly brief?: boolean;
}

/** That the rules have changed since a match was played: where, by which rule, and what becomes of it. */
export function ChangedNote({ game, changed, open = true, brief = false }: ChangedNoteProps) {
  const { step, rule, message, dropped } = changed;
  const [reading, setReading] = useState(false);
  const card = cardOf(game.ruleset.rulebook, rule);
  const what = asSentence(game.words.render(message));
  const more = (
    <>
      {open && <p>{/[.!?]$/.test(what) ? what : text('changed.what', { what })}</p>}
      <p>{text(dropped === 0 ? 'changed.kept' : 'changed.dropped', { dropped })}</p>
    </>
  );
  return (
    <div className={styles['note']}>
      <p>
        {text('changed.step', { step })}{' '}
        {card === undefined ? (
          rule
        ) : (
          <button type="button" className={styles['rule']} onClick={() => setReading(true)}>
            {text('changed.rule', { rule, title: game.words.card(card).title })}
          </button>
        )}
      </p>
      {!brief && more}
      {reading && (
        <RuleDialog game={game} rules={[rule]} onClose={() => setReading(false)}>
          {brief && more}
        </RuleDialog>
      )}
    </div>
  );
}
