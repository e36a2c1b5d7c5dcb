import type { Decision } from '@sandtable/kernel';
import { useState } from 'react';
import { RuleDialog } from '../app/RuleDialog.tsx';
import { text } from '../words/words.ts';
import { AskMove } from './advice/AskAdvice.tsx';
import { isAdvised, type Moment } from './moment.ts';
import styles from './Question.module.css';
import type { Sitting } from './sitting.ts';
import { waitingFor } from './waiting.ts';

interface QuestionProps {
  readonly sitting: Sitting;
  readonly moment: Moment;
  /** The way to a hint stands beside it: below the answers it would be out of sight. */
  readonly advisable: boolean;
}

/** What is asked, in one sentence, or who decides now. */
export function Question({ sitting, moment, advisable }: QuestionProps) {
  const { game } = sitting;
  const { decision, outcome, counsel } = moment;
  // While a turn is played for somebody, that is what is told.
  const isPlayed = counsel?.kind === 'playing';
  const thinking = isPlayed ? undefined : moment.thinking;
  const isAsked = thinking !== undefined || decision !== undefined;
  // Where a coach speaks, nobody waits for anything else.
  const isWaiting = outcome === undefined && !isAsked && !isPlayed && sitting.table.isKept;
  return (
    <div className={styles['question']} data-question>
      {outcome === undefined && thinking !== undefined && decision === undefined && (
        <p className={styles['sentence']}>
          {moment.waiting
            ? waitingFor(thinking, sitting)
            : text('play.thinking', { side: game.words.theFirst(thinking) })}
        </p>
      )}
      {isWaiting && (
        <p className={styles['moment']}>
          {text(moment.past === true ? 'follow.did' : 'play.moment')}
        </p>
      )}
      {decision !== undefined && (
        <Asked
          key={moment.step}
          sitting={sitting}
          moment={moment}
          decision={decision}
          advisable={
            advisable &&
            sitting.table.isHelped &&
            !isAdvised(moment) &&
            counsel?.kind !== 'thinking'
          }
        />
      )}
    </div>
  );
}

interface AskedProps extends QuestionProps {
  readonly decision: Decision;
}

function Asked({ sitting, moment: { view, sure }, decision, advisable }: AskedProps) {
  const { game, adviser } = sitting;
  const [open, setOpen] = useState(false);
  const side = game.words.sideFirst(decision.side);
  return (
    <p className={styles['sentence']}>
      <span className={styles['side']} data-first={game.ruleset.sides[0] === decision.side}>
        {text('play.asked', { side })}
      </span>{' '}
      {game.words.question(view, decision)}{' '}
      <button
        type="button"
        className={styles['why']}
        aria-label={text('play.why', { rule: decision.rule })}
        title={text('play.why', { rule: decision.rule })}
        onClick={() => setOpen(true)}
      >
        {decision.rule}
      </button>
      {advisable && sure === undefined && <AskMove adviser={adviser} className={styles['why']} />}
      {open && <RuleDialog game={game} rules={[decision.rule]} onClose={() => setOpen(false)} />}
    </p>
  );
}
