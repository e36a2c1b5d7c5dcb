import type { GameEvent, Reason, RuleId } from '@sandtable/kernel';
import { useState } from 'react';
import { RuleDialog } from '../app/RuleDialog.tsx';
import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';
import { DiceRow } from './Dice.tsx';
import styles from './EventLine.module.css';

interface EventLineProps {
  readonly game: Game;
  readonly event: GameEvent;
}

/** Something that happened, in words; it opens the cards of the rules that made it happen. */
export function EventLine({ game, event }: EventLineProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles['line']} onClick={() => setOpen(true)}>
        <span>{game.words.tell(event)}</span> <span className={styles['rule']}>{event.rule}</span>
      </button>
      {open && (
        <RuleDialog game={game} rules={rulesOf(event)} onClose={() => setOpen(false)}>
          <p className={styles['told']}>{game.words.tell(event)}</p>
          <Roll game={game} event={event} />
        </RuleDialog>
      )}
    </>
  );
}

/** The rules behind an event, each once. */
function rulesOf({ rule, reasons = [] }: GameEvent): RuleId[] {
  return [...new Set([rule, ...reasons.map((reason) => reason.rule)])];
}

/** The dice of an event with what they needed, and every modifier with its rule. */
export function Roll({ game, event }: EventLineProps) {
  const { dice = [], needs, reasons = [] } = event;
  if (dice.length === 0 && reasons.length === 0) return null;
  return (
    <div className={styles['roll']}>
      <DiceRow dice={dice} needs={needs} />
      {needs !== undefined && (
        <span className={styles['needs']}>{text('dice.needs', { needs })}</span>
      )}
      {summed(reasons).map(({ key, rule, count }) => (
        <span key={`${key} ${rule}`} className={styles['reason']}>
          {game.words.text('reason.term', {
            count: count < 0 ? `−${-count}` : count,
            signed: count < 0 ? `−${-count}` : `+${count}`,
            what: game.words.word('reason', key),
          })}{' '}
          <span className={styles['rule']}>{rule}</span>
        </span>
      ))}
    </div>
  );
}

/** Reasons of a kind added up. */
function summed(reasons: readonly Reason[]): Reason[] {
  const sums = new Map<string, Reason>();
  for (const reason of reasons) {
    const name = `${reason.key} ${reason.rule}`;
    const count = (sums.get(name)?.count ?? 0) + reason.count;
    sums.set(name, { ...reason, count });
  }
  return [...sums.values()];
}
