import type { GameEvent, Reason, RuleId } from '@sandtable/kernel';
import { useState } from 'react';
import { RuleDialog } from '../app/RuleDialog.tsx';
import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';
import { Heap } from './dice/Heap.tsx';
import { rollsIn } from './dice/rolls.ts';
import styles from './EventLine.module.css';

interface EventLineProps {
  readonly game: Game;
  readonly event: GameEvent;
  /** Whether its dice lie beside the words. */
  readonly dice?: boolean;
}

/** So many dice of a kind are drawn in a line, and where there is room. */
const [FEW, ALL] = [3, 60];

/** Something that happened, in words; it opens the cards of the rules that made it happen. */
export function EventLine({ game, event, dice = false }: EventLineProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles['line']} onClick={() => setOpen(true)}>
        {dice &&
          rollsIn([event], game.look).map((rolled) => (
            <span key="dice" className={styles['dice']}>
              <Heap rolled={rolled} most={FEW} />
            </span>
          ))}
        <span>{game.words.tellBriefly(event)}</span>{' '}
        <span className={styles['rule']}>{event.rule}</span>
      </button>
      {open && <EventsDialog game={game} events={[event]} onClose={() => setOpen(false)} />}
    </>
  );
}

interface EventsDialogProps {
  readonly game: Game;
  readonly events: readonly GameEvent[];
  readonly onClose: () => void;
}

/** What happened with all its dice and reasons, and the cards of the rules behind it. */
export function EventsDialog({ game, events, onClose }: EventsDialogProps) {
  return (
    <RuleDialog game={game} rules={rulesOf(events)} onClose={onClose}>
      {events.map((event, i) => (
        // What has happened stays in its order.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={i}>
          <p className={styles['told']}>{game.words.tellBriefly(event)}</p>
          <Roll game={game} event={event} />
        </div>
      ))}
    </RuleDialog>
  );
}

/** The rules behind events, each once. */
function rulesOf(events: readonly GameEvent[]): RuleId[] {
  return [
    ...new Set(
      events.flatMap(({ rule, reasons = [] }) => [rule, ...reasons.map((reason) => reason.rule)]),
    ),
  ];
}

/** The dice of an event with what they needed, and every modifier with its rule. */
export function Roll({ game, event }: Omit<EventLineProps, 'dice'>) {
  const { dice = [], needs, reasons = [] } = event;
  if (dice.length === 0 && reasons.length === 0) return null;
  return (
    <div className={styles['roll']}>
      {rollsIn([event], game.look).map((rolled) => (
        <Heap key="dice" rolled={rolled} most={ALL} />
      ))}
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
