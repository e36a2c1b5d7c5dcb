import { NO_GUIDE, type Pick } from '@sandtable/kernel';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Board } from '../board/Board.tsx';
import { keyOf } from '../board/picks.ts';
import { Trays } from '../board/Trays.tsx';
import { Ended } from './Ended.tsx';
import { HandOver } from './HandOver.tsx';
import { Log } from './Log.tsx';
import { MatchMenu } from './MatchMenu.tsx';
import type { Pacer } from './pacer.ts';
import { Pointer } from './Pointer.tsx';
import { Question } from './Question.tsx';
import { Rolls } from './Rolls.tsx';
import type { Sitting } from './sitting.ts';
import { Status } from './Status.tsx';
import styles from './Table.module.css';
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
  const [pointed, setPointed] = useState<Pick>();
  const panel = useRef<HTMLElement>(null);
  const { picker, scene, view, events, step, decision, trouble } = moment;

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
  }, [moment]);

  const choosable = useMemo(() => new Set(picker?.onBoard.map(({ key }) => key)), [picker]);
  const chosen = useMemo(() => new Set(picker?.path.map(keyOf)), [picker]);
  const guide = useMemo(() => {
    if (decision === undefined || picker === undefined) return NO_GUIDE;
    const picks = pointed === undefined ? picker.path : [...picker.path, pointed];
    return game.ruleset.guide(view, decision, picks);
  }, [game, view, decision, picker, pointed]);
  const effects = useMemo(
    () => events.flatMap((event) => game.look.effects(event, scene)),
    // Only what has just happened flashes: not again when the scene is drawn anew.
    // oxlint-disable-next-line react/exhaustive-deps
    [game, step],
  );

  if (moment.handOver !== undefined) {
    return <HandOver game={game} side={moment.handOver} onTake={() => sitting.takeOver()} />;
  }
  return (
    <main id="content" className={styles['table']}>
      <h1 className="unseen">{sitting.match.scenario.title}</h1>
      <div className={styles['board']}>
        <Board
          game={game}
          scene={scene}
          choosable={choosable}
          chosen={chosen}
          handles={moment.handles}
          guide={guide}
          effects={effects}
          effectsOf={step}
          onPick={(pick, goesOn) => sitting.point(pick, goesOn)}
          onPoint={setPointed}
        />
        <Pointer sitting={sitting} moment={moment} pick={pointed} lines={guide.lines} />
      </div>
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
        <Trays
          game={game}
          scene={scene}
          choosable={choosable}
          chosen={chosen}
          onPick={(pick) => sitting.point(pick)}
        />
        <Rolls game={game} step={step} events={events} />
        <Log game={game} chapters={moment.log} />
      </aside>
    </main>
  );
}
