import type { Move, Pick } from '@sandtable/kernel';
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { ROOMY, useMedia } from '../app/useMedia.ts';
import type { BoardControls } from '../board/Board.tsx';
import { Trays } from '../board/Trays.tsx';
import { Attention } from './attention.ts';
import type { Extras } from './extras.ts';
import { Follow } from './follow/Follow.tsx';
import { useShowing } from './follow/useShowing.ts';
import { HandOver } from './HandOver.tsx';
import { MatchBar } from './MatchBar.tsx';
import { nextPick } from './nextPick.ts';
import type { Pacer } from './pacer.ts';
import { Panel } from './Panel.tsx';
import type { Sitting } from './sitting.ts';
import styles from './Table.module.css';
import { choosableIn, chosenIn, Tabletop } from './Tabletop.tsx';
import { draggableIn } from './touching.ts';
import { TraysButton } from './TraysButton.tsx';
import { useKeys } from './useKeys.ts';
import { useSounds } from './useSounds.ts';
import { Voice } from './Voice.tsx';

interface TableProps {
  readonly sitting: Sitting;
  readonly pacer: Pacer;
  readonly onOutdated: () => void;
  /** Somebody who looks over one's shoulder, above the board. */
  readonly coach?: ReactNode;
  readonly extras?: Extras;
  /** What a lesson wants to be done now: its button is lit, and what is to be pointed at next. */
  readonly model?: () => Move | undefined;
}

/** The table with everything round it. */
export function Table({ sitting, pacer, onOutdated, coach, extras, model }: TableProps) {
  const { game } = sitting;
  const now = useSyncExternalStore(sitting.subscribe, sitting.moment);
  const showing = useShowing(game, now);
  const { moment } = showing;
  const following = useSyncExternalStore(pacer.subscribe, pacer.following);
  const board = useRef<BoardControls>(null);
  const panel = useRef<HTMLElement>(null);
  const [looked, setLooked] = useState<string>();
  const roomy = useMedia(ROOMY);
  const [attention] = useState(() => new Attention());
  const { scene, decision, trouble, picker } = moment;
  const wanted = model?.();

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
  useEffect(() => {
    if (wanted === undefined) return undefined;
    const picks = game.ruleset.gesture(wanted);
    attention.advise({ since: picker, picks, move: wanted }, false);
    return () => attention.advise(undefined);
  }, [attention, game, picker, wanted]);
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

  // The same whatever is covered: it has to be there before it says something.
  const voice = <Voice key="voice" sitting={sitting} />;
  if (moment.handOver !== undefined) {
    return (
      <>
        <HandOver game={game} side={moment.handOver} onTake={() => sitting.takeOver()} />
        {voice}
      </>
    );
  }
  const beside = {
    game,
    scene,
    choosable,
    chosen,
    handles: draggable,
    looked,
    onPick: (pick: Pick) => sitting.hand.point(pick),
    onHold: (event: PointerEvent, pick: Pick) => board.current?.take(event, pick),
  };
  return (
    <>
      <main id="content" className={styles['table']} data-game={game.ruleset.id}>
        <h1 className="unseen">{sitting.title}</h1>
        <MatchBar sitting={sitting} moment={moment} extras={extras} />
        {coach !== undefined && <div className={styles['coach']}>{coach}</div>}
        <Tabletop
          sitting={sitting}
          moment={moment}
          attention={attention}
          choosable={choosable}
          chosen={chosen}
          draggable={draggable}
          onLook={setLooked}
          board={board}
          stays={following === 'paused' || (showing.part !== undefined && !showing.playing)}
          lit={wanted && nextPick(game.ruleset, wanted, picker?.path ?? [])}
        />
        {roomy && (
          <div className={styles['shelf']}>
            <Trays {...beside} />
          </div>
        )}
        <Panel
          sitting={sitting}
          moment={moment}
          attention={attention}
          follow={<Follow game={game} moment={now} pacer={pacer} showing={showing} />}
          beside={!roomy && <TraysButton {...beside} />}
          panel={panel}
          extras={extras}
        />
      </main>
      {voice}
    </>
  );
}
