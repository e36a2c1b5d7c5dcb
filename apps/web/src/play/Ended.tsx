import { endedBy, type Outcome } from '@sandtable/kernel';
import { useState } from 'react';
import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import { RuleDialog } from '../app/RuleDialog.tsx';
import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';
import styles from './Ended.module.css';
import type { Extras } from './extras.ts';
import type { SharedTable } from './localTable.ts';

interface EndedProps {
  readonly game: Game;
  readonly outcome: Outcome;
  /** What ended it, where that was by the rules. */
  readonly over: string | undefined;
  readonly table: SharedTable;
  /** What else there is, where it was not played here alone. */
  readonly extras: Extras | undefined;
}

/** How it came out, and where to go from here. */
export function Ended({ game, outcome, over, table, extras }: EndedProps) {
  const [open, setOpen] = useState(false);
  const result = game.words.result(outcome);
  return (
    <section className={styles['ended']} aria-label={text('play.over')}>
      <h2>{extras?.won ?? result}</h2>
      {/* That somebody gave up, say, needs no rule to be looked up. */}
      {endedBy(outcome.rule) === undefined && (
        <button
          type="button"
          className="quiet"
          aria-label={text('play.over.why', { rule: outcome.rule })}
          title={text('play.over.why', { rule: outcome.rule })}
          onClick={() => setOpen(true)}
        >
          {outcome.rule}
        </button>
      )}
      {extras?.won !== undefined && <p className={styles['reason']}>{result}</p>}
      {over !== undefined && <p className={styles['reason']}>{over}</p>}
      {open && <RuleDialog game={game} rules={[outcome.rule]} onClose={() => setOpen(false)} />}
      {extras?.views}
      <div className={styles['ways']}>
        {table.isWhole && (
          <>
            <Link to={ADDRESS.report(table.id)} className="button primary">
              {text('report.open')}
            </Link>
            <Link to={ADDRESS.replay(table.id)} className="button">
              {text('play.over.replay')}
            </Link>
            <Link to={ADDRESS.review(table.id)} className="button">
              {text('replay.review')}
            </Link>
          </>
        )}
        {extras?.ended}
        {table.again !== undefined && (
          <Link to={table.again} className="button">
            {text('play.over.again')}
          </Link>
        )}
        <Link to={ADDRESS.front} className="button">
          {text('play.over.games')}
        </Link>
      </div>
    </section>
  );
}
