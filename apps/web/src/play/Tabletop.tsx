import { NO_GUIDE, type GuideShape, type Pick, type Point, type Scene } from '@sandtable/kernel';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type Ref } from 'react';
import type { Laid } from '../board/Above.tsx';
import { Board, type BoardControls } from '../board/Board.tsx';
import { GroundList } from '../board/GroundList.tsx';
import { keyOf } from '../board/picks.ts';
import { pickShapes } from '../board/pickShapes.ts';
import { same } from '../board/same.ts';
import type { Touch } from '../board/touch.ts';
import { actsIn } from './acts.ts';
import type { Attention } from './attention.ts';
import { Carried } from './Carried.tsx';
import { useFallen } from './dice/Fallen.tsx';
import { isGhost, NOTHING, pieceIn, type Aim } from './guiding.ts';
import type { Moment } from './moment.ts';
import type { Picker } from './picker.ts';
import { Pointer } from './Pointer.tsx';
import { isSecondClick } from './secondClick.ts';
import type { Sitting } from './sitting.ts';
import { foretell } from './stakes.ts';
import styles from './Table.module.css';
import { carriedShape } from './touching.ts';
import { TurnBar } from './TurnBar.tsx';
import { usualAct } from './answers.ts';
import { useHandKeys } from './useHandKeys.ts';

interface TabletopProps {
  readonly sitting: Sitting;
  readonly moment: Moment;
  readonly attention: Attention;
  readonly choosable: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  readonly draggable: ReadonlySet<string>;
  /** A piece is pointed at, whatever comes of it. */
  readonly onLook: (piece: string) => void;
  readonly board: Ref<BoardControls>;
  /** Dice stay where they fell, as long as somebody looks. */
  readonly stays: boolean;
  /** Lit because it is to be pointed at. */
  readonly lit?: Pick | undefined;
}

/** Degrees by which something is turned: usually, and finely. */
const [TURN, FINE] = [15, 3];

/** Something of what is pointed at that holds only as long as nothing else has been. */
interface Passing<T> {
  readonly since: Picker | undefined;
  readonly value: T;
}

/** The board with what a pointer over it would lead to. Nothing else is drawn while it moves. */
export function Tabletop(props: TabletopProps) {
  const { sitting, moment, attention, choosable, chosen, draggable, onLook, board, lit } = props;
  const { game } = sitting;
  const { picker, scene, imagined, seats, events, step, decision, aim } = moment;
  const [pointed, setPointed] = useState<Passing<Touch | undefined>>();
  /** What was clicked last, while the pointer rests on it. */
  const [clicked, setClicked] = useState<string>();
  const [turned, setTurned] = useState<Passing<number>>();
  /** How far the match had come when something was clicked. */
  const clickedAt = useRef(0);
  const facing = turned?.since === picker ? turned?.value : undefined;
  const touch = touchNow(picker, pointed);

  const picks = useMemo(
    () => (picker === undefined ? [] : sitting.hand.picksOf(touch, facing)),
    [sitting, picker, touch, facing],
  );
  const guide = useMemo(
    () => (decision === undefined ? NO_GUIDE : sitting.hand.guideTo(picks)),
    [sitting, decision, picks],
  );
  const listed = useSyncExternalStore(attention.subscribe, attention.listed);
  /** What an answer means that is looked at in the list. */
  const shown = listed?.since === picker && decision !== undefined ? listed : undefined;
  // On squares, pointing at something that means nothing leaves what was chosen before to be seen.
  const drawn = useMemo(() => {
    if (shown !== undefined) {
      const { shapes } = sitting.hand.guideTo(shown.picks);
      return { ...NO_GUIDE, shapes: [...shapes, ...pickShapes(shown.picks, scene)] };
    }
    if (guide.shapes.length > 0 || picker === undefined || scene.inch !== undefined) return guide;
    return { ...guide, shapes: sitting.hand.guideTo(picker.path).shapes };
  }, [sitting, guide, picker, scene, shown]);
  const advised = useSyncExternalStore(attention.subscribe, attention.advised);
  const hint = useMemo(() => {
    if (advised === undefined || advised.since !== picker || decision === undefined) {
      return undefined;
    }
    const { picks: pointedAt } = advised;
    return { picks: pointedAt, shapes: sitting.hand.guideTo(pointedAt).shapes };
  }, [sitting, advised, picker, decision]);
  const reason = useMemo(
    () =>
      touch === undefined ? guide.means && guide.refusal : sitting.hand.whyNotTouch(touch, picks),
    [sitting, touch, picks, guide],
  );
  const move = useMemo(
    () => decision && sitting.hand.moveBy(touch, picks),
    [sitting, touch, picks, decision],
  );
  const foretold = useMemo(
    () => decision && move && foretell({ imagined, seats }, decision.side, move),
    [decision, move, imagined, seats],
  );
  useEffect(() => {
    attention.point(touch === undefined ? undefined : { since: picker, picks, move });
  }, [attention, touch, picker, picks, move]);
  const carried = carriedShape(touch, moment, reason === undefined);
  const acts = useMemo(
    () => actsIn(moment, game.ruleset.acts, (each) => game.ruleset.gesture(each)),
    [game, moment],
  );
  const effects = useMemo(
    () => events.flatMap((event) => game.look.effects(event, scene)),
    // Only what has just happened flashes: not again when the scene is drawn anew.
    // oxlint-disable-next-line react/exhaustive-deps
    [game, step],
  );

  const laid = useFallen({ look: game.look, scene, events, step, stays: props.stays });

  const point = (value: Touch | undefined): void => {
    if (value !== undefined && keyOf(value.pick) !== clicked) setClicked(undefined);
    setPointed((before) =>
      before?.since === picker && same(before?.value, value) ? before : { since: picker, value },
    );
    // A pointer that only passes over the table leaves what was turned as it is.
    if (value?.aims === true || value?.finger === true) setTurned(undefined);
  };
  const pick = (value: Touch): void => {
    // A finger is seen only when it touches: it shows what it means before that is done.
    if (aim !== undefined && value.finger === true && value.held !== true) {
      point(value);
      return;
    }
    setPointed(undefined);
    setClicked(keyOf(value.pick));
    if ('piece' in value.pick) onLook(value.pick.piece);
    sitting.hand.touch(value, facing);
  };
  const turn = (steps: number, fine: boolean): void => {
    // From what it is by then: turns may follow each other faster than they are drawn.
    setTurned((before) => {
      const by = before?.since === picker ? before?.value : undefined;
      const now = by ?? guide.shapes.find(isGhost)?.facing ?? facingNow(moment);
      return { since: picker, value: (now + steps * (fine ? FINE : TURN) + 360) % 360 };
    });
  };
  const set = (): void => {
    // What cannot be put down here is still carried.
    if (reason !== undefined) {
      sitting.hand.refuse(reason);
      return;
    }
    setPointed(undefined);
    if (touch?.held === true) sitting.hand.touch(touch, facing);
    else sitting.hand.set(touch, facing);
  };
  const answer = (): boolean => {
    const act = usualAct(sitting, moment);
    act?.();
    return act !== undefined;
  };
  useHandKeys({ moment, touch, point, turn, set });
  const last = picks.findLast((each) => !('facing' in each));
  const isHeld = touch?.held === true || aim !== undefined;
  // What has been clicked is seen: nothing more is told of it until somebody points elsewhere, but why it is refused.
  const isRested = touch !== undefined && keyOf(touch.pick) === clicked && reason === undefined;
  const isTold = isHeld || (touch !== undefined && !isRested);

  return (
    // What is clicked is in it, and has a role and keys of its own.
    <div
      className={styles['board']}
      onClickCapture={(event) => {
        if (!isSecondClick(event)) clickedAt.current = step;
        // By then something else is asked.
        else if (clickedAt.current !== step) event.stopPropagation();
      }}
    >
      <Board
        controls={board}
        game={game}
        scene={scene}
        title={sitting.title}
        choosable={choosable}
        chosen={chosen}
        acts={acts}
        handles={draggable}
        guide={{
          ...drawn,
          shapes: [
            ...drawn.shapes,
            ...pickShapes(lit ? [lit] : [], scene),
            ...(carried ? [carried] : []),
          ],
        }}
        ghost={aim?.ghost && { ...aim.ghost, facing: facingIn(guide.shapes, aim.ghost.facing) }}
        effects={effects}
        effectsOf={step}
        laid={laid}
        attends={attendedIn(moment, choosable, chosen, laid)}
        hint={hint}
        onPick={pick}
        onPoint={point}
        onHold={(held) => sitting.hand.hold(held)}
        onTurn={turn}
        onLetGo={() => sitting.hand.letGo()}
        onAnswer={answer}
      />
      <Pointer
        sitting={sitting}
        moment={moment}
        pick={isTold ? (last ?? touch?.pick) : undefined}
        choosable={choosable}
        lines={guide.lines}
        foretold={foretold}
        reason={reason}
        held={isHeld}
        tools={aim !== undefined}
      />
      <GroundList game={game} areas={scene.areas} inch={scene.inch} />
      {scene.inch !== undefined && (
        <Carried
          game={game}
          scene={scene}
          at={isHeld ? (touch?.place ?? aim?.ghost?.at) : undefined}
          guide={isHeld ? guide : NO_GUIDE}
          reason={reason}
        />
      )}
      {aim !== undefined && (
        <TurnBar
          turns={aim.ghost !== undefined}
          canSet={reason === undefined}
          low={isLow(touch?.place ?? guide.shapes.find(isGhost)?.at, aim, scene)}
          onTurn={turn}
          onSet={set}
          onBack={() => sitting.hand.back()}
        />
      )}
    </div>
  );
}

/** What a pointer is at. One that holds something, or a finger, is there only until something is done. */
function touchNow(
  picker: Picker | undefined,
  pointed: Passing<Touch | undefined> | undefined,
): Touch | undefined {
  const touch = pointed?.value;
  const lasts = touch?.held !== true && touch?.finger !== true;
  return lasts || pointed?.since === picker ? touch : undefined;
}

/** Whether what is put down stands in the lowest third of the table. */
function isLow(place: Point | undefined, aim: Aim, { height }: Scene): boolean {
  const at = aim.ghost?.at ?? place;
  return at !== undefined && at.y * 3 < height;
}

/** How what is taken up stands now. */
function facingNow({ picker, scene }: Moment): number {
  const first = picker?.path.at(0);
  return first === undefined || !('piece' in first)
    ? 0
    : (pieceIn(scene, first.piece)?.facing ?? 0);
}

function facingIn(shapes: readonly GuideShape[], usual: number): number {
  return shapes.find(isGhost)?.facing ?? usual;
}

/** What the table is moved to; nothing while somebody has something in hand. */
function attendedIn(
  { decision, thinking, aim }: Moment,
  choosable: ReadonlySet<string>,
  chosen: ReadonlySet<string>,
  laid: readonly Laid[],
): ReadonlySet<string> | 'all' | undefined {
  // What has come of it is seen first.
  if (laid.length > 0 && thinking === undefined) {
    return new Set(laid.map(({ at }) => keyOf({ point: at })));
  }
  if (decision === undefined) return thinking === undefined ? undefined : 'all';
  return aim === undefined ? new Set([...choosable, ...chosen]) : undefined;
}

/** What is lit on the board: what is listed, and while nothing is chosen all that can be taken up. */
export function choosableIn({ picker, handles, sure }: Moment): ReadonlySet<string> {
  // While it is asked whether something is meant, that comes first.
  if (sure !== undefined) return NOTHING;
  const listed = picker?.onBoard.map(({ key }) => key) ?? [];
  return new Set(picker?.path.length === 0 ? [...listed, ...handles] : listed);
}

export function chosenIn({ picker, place }: Moment): ReadonlySet<string> {
  const looked = place === undefined ? [] : [keyOf({ square: place })];
  return new Set([...looked, ...(picker?.path.map(keyOf) ?? [])]);
}
