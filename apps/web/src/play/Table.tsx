import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { BoardControls } from '../board/Board.tsx';
import { keyOf } from '../board/picks.ts';
import { Trays } from '../board/Trays.tsx';
import { Ahead } from './Ahead.tsx';
import { Ended } from './Ended.tsx';
import { HandOver } from './HandOver.tsx';
import { Log } from './Log.tsx';
import { MatchMenu } from './MatchMenu.tsx';
import type { Moment } from './moment.ts';
import type { Pacer } from './pacer.ts';
import { Question } from './Question.tsx';
import { Rolls } from './Rolls.tsx';
import type { Sitting } from './sitting.ts';
import { Status } from './Status.tsx';
import styles from './Table.module.css';
import { choosableIn, chosenIn, Tabletop } from './Tabletop.tsx';
import { draggableIn } from './touching.ts';
import { Troubled } from './Troubled.tsx';
import { useKeys } from './useKeys.ts';
import { useSounds } from './useSounds.ts';

interface TableProps {
  readonly sitting: Sitting;
  readonly pacer: Pacer;
  readonly onOutdated: () => void;
}

/** The table with everything round it. */
export function Table({ sitting, pacer, onOutdated }: TableProps) {
  const { game } = sitting;
  const moment = useSyncExternalStore(sitting.subscribe, sitting.moment);
  const board = useRef<BoardControls>(null);
  const panel = useRef<HTMLElement>(null);
  const [looked, setLooked] = useState<string>();
  const { scene, events, step, decision, trouble } = moment;

  useEffect(() => {
    sitting.open();
    return () => sitting.close();
  }, [sitting]);
  useEffect(() => {
    if (decision !== undefined) pacer.rest();
  }, [decision, pacer]);
  useEffect(() => {
    if (trouble?.kind === 'outdated') onOutdated();
  }, [trouble, onOutdated]);
  useKeys(sitting, panel);
  useSounds(game, moment);
  // A choice that was taken is gone, and the focus with it: go on at the question.
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [moment]);

  // While only the pointer moves, these stay the same.
  const choosable = useMemo(() => choosableIn(moment), [moment]);
  const chosen = useMemo(() => chosenIn(moment), [moment]);
  const draggable = useMemo(() => draggableIn(moment), [moment]);

  if (moment.handOver !== undefined) {
    return <HandOver game={game} side={moment.handOver} onTake={() => sitting.takeOver()} />;
  }
  const trays = (
    <Trays
      game={game}
      scene={scene}
      choosable={choosable}
      chosen={chosen}
      handles={draggable}
      looked={looked}
      onPick={(pick) => sitting.hand.point(pick)}
      onHold={(event, pick) => board.current?.take(event, pick)}
    />
  );
  const rolls = <Rolls game={game} step={step} events={events} />;
  return (
    <main id="content" className={styles['table']} data-game={game.ruleset.id}>
      <h1 className="unseen">{sitting.title}</h1>
      <Tabletop
        sitting={sitting}
        moment={moment}
        choosable={choosable}
        chosen={chosen}
        draggable={draggable}
        onLook={setLooked}
        board={board}
      />
      <aside ref={panel} tabIndex={-1} className={styles['panel']}>
        <MatchMenu sitting={sitting} moment={moment} />
        <div className={styles['status']}>
          <Status game={game} moment={moment} />
        </div>
        {trouble !== undefined && <Troubled sitting={sitting} trouble={trouble} />}
        {moment.outcome !== undefined && (
          <Ended game={game} outcome={moment.outcome} saved={moment.saved} />
        )}
        <Question sitting={sitting} moment={moment} onRush={() => pacer.rush()} />
        <Ahead sitting={sitting} moment={moment} />
        {isAtTrays(moment, choosable) ? (
          <>
            {trays}
            {rolls}
          </>
        ) : (
          <>
            {rolls}
            {trays}
          </>
        )}
        <Log game={game} chapters={moment.log} />
      </aside>
    </main>
  );
}

/** Whether something beside the table can be taken up: then it lies next to the question. */
function isAtTrays({ scene, handles }: Moment, choosable: ReadonlySet<string>): boolean {
  const keys = (scene.trays ?? []).flatMap(({ pieces }) =>
    pieces.map(({ id }) => keyOf({ piece: id })),
  );
  return keys.some((key) => choosable.has(key) || handles.has(key));
}
