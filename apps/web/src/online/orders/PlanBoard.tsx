import { isShortEnough, planOf, type Plan } from '@sandtable/kernel';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Game } from '../../games/games.ts';
import { Pacer } from '../../play/pacer.ts';
import { Sitting } from '../../play/sitting.ts';
import { Table } from '../../play/Table.tsx';
import { text } from '../words.ts';
import styles from './Orders.module.css';
import { PlanTable, type Basis } from './planTable.ts';
import { courseWords, planWords } from './planWords.ts';

/** So much of a plan is in sight while it is made, however long it becomes: the board and the answers need the room. */
const ORDERS_SHOWN = 2;
const STEPS_SHOWN = 3;

interface PlanBoardProps {
  readonly game: Game;
  readonly basis: Basis;
  /** Where the match is. */
  readonly again: string;
  /** Something has happened in the match since. */
  readonly isStale: boolean;
  /** The host does not answer: nothing can be kept now. */
  readonly isAway: boolean;
  /** Why it was not kept. */
  readonly failure: string | undefined;
  readonly onKeep: (plan: Plan) => void;
  readonly onClose: () => void;
}

/** A board of one's own over what one knows: what the other side may do, and what one does then. */
export function PlanBoard(props: PlanBoardProps) {
  const { game, basis, again } = props;
  const { sitting, table, pacer } = useMemo(() => begin(game, basis, again), [game, basis, again]);
  return (
    <Table
      sitting={sitting}
      pacer={pacer}
      onOutdated={props.onClose}
      coach={<PlanCoach {...props} sitting={sitting} table={table} />}
    />
  );
}

function begin(game: Game, basis: Basis, again: string) {
  const table = new PlanTable(basis, again);
  const nobody = () => Promise.reject(new Error('nobody else plays on a board of one’s own'));
  const world = { choose: nobody, advise: nobody, look: () => Promise.resolve() };
  return { table, sitting: new Sitting(game, table, world), pacer: new Pacer(game.words) };
}

interface PlanCoachProps extends PlanBoardProps {
  readonly sitting: Sitting;
  readonly table: PlanTable;
}

/** What to do here, what has come of it in words, and the way back. */
function PlanCoach(props: PlanCoachProps) {
  const { game, basis, table, sitting, isStale, isAway, failure, onKeep, onClose } = props;
  // It goes on whenever something is played, or taken back.
  const moment = useSyncExternalStore(sitting.subscribe, sitting.moment);
  const coach = useRef<HTMLElement>(null);
  // Whoever plans by keys has the ways out of it at hand: answers are taken from anywhere.
  useEffect(() => coach.current?.focus({ preventScroll: true }), []);
  const [next, setNext] = useState(false);
  const [exactly, setExactly] = useState(false);
  const { course } = table;
  const { ruleset, known } = basis;
  const plan = useMemo(() => {
    const theirs = course.flatMap(({ side }, i) => (side === known.viewer ? [] : [i]));
    const certain = exactly ? new Set(theirs) : new Set<number>();
    return planOf(ruleset, known, course, { next, exactly: certain });
  }, [ruleset, known, course, next, exactly]);
  const isLong = plan !== undefined && !isShortEnough(plan);
  const hasTheirs = plan?.orders.some(({ after }) => after.length > 0) === true;
  const areRolled = course.some(
    ({ side, events }) => side !== known.viewer && events.some(({ dice }) => dice !== undefined),
  );
  const other = ruleset.sides.find((side) => side !== known.viewer) ?? '';
  const folded = Math.max(0, (plan?.orders.length ?? 0) - ORDERS_SHOWN);
  const isOwn = moment.decision?.side === known.viewer;
  return (
    <section
      ref={coach}
      tabIndex={-1}
      className={styles['coach']}
      aria-label={text('orders.board')}
      data-lasting
    >
      <h2>{text('orders.board')}</h2>
      <div role="status" className={styles['said']}>
        {isStale && <p className={styles['stale']}>{text('orders.stale')}</p>}
        {isAway && <p className={styles['stale']}>{text('orders.away')}</p>}
        {isLong && <p className={styles['stale']}>{text('orders.long')}</p>}
        {failure !== undefined && !isStale && <p className={styles['stale']}>{failure}</p>}
        {plan === undefined ? (
          <>
            {course.length > 0 && <p>{courseWords(game, course, STEPS_SHOWN)}</p>}
            {isOwn && <p>{text('orders.board.own')}</p>}
            {course.length === 0 && !isOwn && (
              <p>{text('orders.board.theirs', { side: game.words.the(other) })}</p>
            )}
          </>
        ) : (
          <ol className={styles['plan']} start={folded + 1}>
            {planWords(game, plan, STEPS_SHOWN)
              .slice(folded)
              .map((line, i) => (
                // oxlint-disable-next-line react/no-array-index-key
                <li key={folded + i}>{line}</li>
              ))}
          </ol>
        )}
      </div>
      {hasTheirs && (
        <div className={styles['options']}>
          <label>
            <input
              type="checkbox"
              checked={next}
              onChange={(event) => setNext(event.target.checked)}
            />{' '}
            {text('orders.next')}
          </label>
          {areRolled && (
            <label>
              <input
                type="checkbox"
                checked={exactly}
                onChange={(event) => setExactly(event.target.checked)}
              />{' '}
              {text('orders.exactly')}
            </label>
          )}
        </div>
      )}
      <div className={styles['acts']}>
        {plan !== undefined && !isStale && (
          <button
            type="button"
            className="primary"
            disabled={isAway || isLong}
            onClick={() => onKeep(plan)}
          >
            {text('orders.keep')}
          </button>
        )}
        {table.hasRolled && (
          <button type="button" className="quiet" onClick={() => void table.rollAgain()}>
            {text('orders.otherDice')}
          </button>
        )}
        <button type="button" className="quiet" onClick={onClose}>
          {text('orders.leave')}
        </button>
      </div>
    </section>
  );
}
