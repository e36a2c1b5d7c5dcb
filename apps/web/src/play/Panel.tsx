import { useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { ROOMY, UPRIGHT, useMedia } from '../app/useMedia.ts';
import { text } from '../words/words.ts';
import { Ahead } from './Ahead.tsx';
import { AskMove, AskTurn } from './advice/AskAdvice.tsx';
import { Counselled } from './advice/Counselled.tsx';
import { Answers } from './Answers.tsx';
import { isAskable } from './askable.ts';
import type { Attention } from './attention.ts';
import { DeclineAll } from './DeclineAll.tsx';
import type { Extras } from './extras.ts';
import { Ended } from './Ended.tsx';
import { LastRoll } from './LastRoll.tsx';
import { lastRollsIn } from './log.ts';
import { isAdvised, type Moment } from './moment.ts';
import styles from './Panel.module.css';
import { Prospect } from './Prospect.tsx';
import { Question } from './Question.tsx';
import { Recent } from './Recent.tsx';
import { Refused } from './Refused.tsx';
import { SheetHandle, type SheetHeight } from './SheetHandle.tsx';
import type { Sitting } from './sitting.ts';
import { Sure } from './Sure.tsx';
import { Troubled } from './Troubled.tsx';

/** So many rolls are kept in sight. */
const ROLLS = 5;

interface PanelProps {
  readonly sitting: Sitting;
  readonly moment: Moment;
  readonly attention: Attention;
  /** How the other side's moves are followed. */
  readonly follow: ReactNode;
  /** The way to what lies beside the table, where that has no place of its own. */
  readonly beside: ReactNode;
  readonly panel: Ref<HTMLElement>;
  readonly extras: Extras | undefined;
}

/**
 * Everything beside the board, each thing always in its place: what is asked, the answers, what they cost and risk, the last
 * dice, the last that happened. Only the answers scroll. On a phone it is a sheet that can be drawn up.
 */
export function Panel({ sitting, moment, attention, follow, beside, panel, extras }: PanelProps) {
  const [height, setHeight] = useState<SheetHeight>('peek');
  const roomy = useMedia(ROOMY);
  const upright = useMedia(UPRIGHT);
  const scroller = useFromTheTop(moment);
  const { game } = sitting;
  const { decision, outcome, refusal, sure, trouble } = moment;
  // Only a sheet is drawn up.
  const drawn = upright ? height : 'peek';
  // Where there is little room, what is advised stands in the place of the answers until it is taken or not.
  const isLeft = roomy || !isAdvised(moment);
  const rolls = lastRollsIn(moment.log, game.look, ROLLS);
  // Where there is little room they come after the answers; else they have a place of their own.
  const more = (
    <div className={styles['more']}>
      {follow}
      {decision !== undefined && <More sitting={sitting} moment={moment} roomy={roomy} />}
      <DeclineAll sitting={sitting} moment={moment} />
      {beside}
    </div>
  );
  const answers = (part: 'all' | 'doing' | 'ending'): ReactNode =>
    decision !== undefined &&
    sure === undefined && (
      <Answers
        sitting={sitting}
        moment={moment}
        decision={decision}
        attention={attention}
        part={part}
      />
    );
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      className={styles['panel']}
      data-height={drawn}
      data-over={outcome !== undefined}
      data-waiting={moment.waiting}
      aria-label={text('play.panel')}
    >
      <SheetHandle height={height} onHeight={setHeight} />
      <section className={styles['asked']} aria-label={text('play.question')}>
        {extras?.panel}
        <Question sitting={sitting} moment={moment} advisable={!roomy} />
        {refusal !== undefined && refusal.isTold !== true && (
          <Refused game={game} reason={refusal} />
        )}
        <Counselled sitting={sitting} moment={moment} attention={attention} />
        <div ref={scroller} className={styles['answers']} data-scrolls>
          {trouble !== undefined && <Troubled sitting={sitting} trouble={trouble} />}
          {outcome !== undefined && (
            <Ended
              game={game}
              outcome={outcome}
              over={game.words.over(game.ruleset.standing(moment.view))}
              table={sitting.table}
              extras={extras}
            />
          )}
          {decision !== undefined && sure !== undefined && (
            <Sure sitting={sitting} moment={moment} move={sure} />
          )}
          {isLeft && answers(roomy ? 'doing' : 'all')}
          {isLeft && <Ahead sitting={sitting} moment={moment} />}
          {isLeft && !roomy && more}
          {!roomy && extras?.below}
        </div>
        {roomy && <div className={styles['ending']}>{answers('ending')}</div>}
        {roomy && more}
        {roomy && extras?.below}
      </section>
      {isAskable(sitting, moment) && (
        <div className={styles['prospect']} data-idle={decision === undefined}>
          <Prospect sitting={sitting} moment={moment} attention={attention} />
        </div>
      )}
      <div className={styles['past']}>
        <div className={styles['roll']} data-none={rolls.length === 0}>
          <LastRoll game={game} rolls={rolls} />
        </div>
        <div className={styles['recent']} data-none={moment.log.length === 0}>
          <Recent game={game} chapters={moment.log} />
        </div>
      </div>
    </aside>
  );
}

/** Where answers scroll: whatever was looked at before, what is asked next begins with its first answer. */
function useFromTheTop({ decision, picker, step }: Moment): Ref<HTMLDivElement> {
  const scroller = useRef<HTMLDivElement>(null);
  const last = useRef('');
  const asked = [decision?.side, decision?.kind, picker?.path.length, step].join(' ');
  useLayoutEffect(() => {
    if (scroller.current === null || asked === last.current) return;
    last.current = asked;
    scroller.current.scrollTop = 0;
  }, [asked]);
  return scroller;
}

interface MoreProps extends Pick<PanelProps, 'sitting' | 'moment'> {
  /** There is room for all of them; else the way to a hint stands beside the question. */
  readonly roomy: boolean;
}

/** Ways out of the question: back, or let somebody else answer it. */
function More({ sitting, moment, roomy }: MoreProps) {
  const { picker, place, toward, sure } = moment;
  // What is advised already takes its room from the answers.
  const isAdvisable = sitting.table.isHelped && !isAdvised(moment);
  const canGoBack = picker?.canGoBack === true || place !== undefined || toward.length > 0;
  return (
    <>
      {canGoBack && sure === undefined && (
        <button type="button" className="quiet" onClick={() => sitting.hand.back()}>
          {text('play.back')}
        </button>
      )}
      {isAdvisable && roomy && <AskMove adviser={sitting.adviser} />}
      {isAdvisable && <AskTurn adviser={sitting.adviser} />}
    </>
  );
}
