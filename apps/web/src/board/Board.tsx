import { NO_GUIDE, type Act, type Guide, type Pick, type Scene } from '@sandtable/kernel';
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
} from 'react';
import { Icon, type IconName } from '../app/Icon.tsx';
import type { Effect } from '../games/look.ts';
import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';
import { Above, type Laid } from './Above.tsx';
import styles from './Board.module.css';
import { ActSigns } from './ActSigns.tsx';
import { partWith } from './attended.ts';
import { Camera, type Part, type Size } from './camera.ts';
import { Cells } from './Cells.tsx';
import { Closeness } from './closeness.ts';
import { Effects } from './Effects.tsx';
import { Drawing, halfTurn } from './Drawing.tsx';
import type { Doing } from './hand.ts';
import { partOfHint, type Hint } from './hinted.ts';
import { GuideLayer } from './GuideLayer.tsx';
import { sceneKeeper } from './sceneKeeper.ts';
import { pickOf } from './picks.ts';
import { Spots } from './Spots.tsx';
import { raiseAt } from './Standing.tsx';
import type { Ghost } from './touch.ts';
import { turnedScene } from './turnedScene.ts';
import { measuresOf, unitOf, viewBoxOf } from './unit.ts';
import { useHand } from './useHand.ts';
import { useNoFling } from './useNoFling.ts';

interface BoardProps {
  readonly game: Game;
  readonly scene: Scene;
  /** What the battle is called. */
  readonly title?: string | undefined;
  /** Keys of what can be chosen next, and of what has been. */
  readonly choosable: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  /** What is done by choosing something, by its key, where it is known. */
  readonly acts?: ReadonlyMap<string, readonly Act[]>;
  /** Keys of pieces that can be dragged over a free table. */
  readonly handles?: ReadonlySet<string>;
  /** What is drawn over the table while somebody points. */
  readonly guide?: Guide;
  readonly effects: readonly Effect[];
  /** Changes when the effects are to be played (again). */
  readonly effectsOf: number;
  /** What lies on the table for a while. */
  readonly laid?: readonly Laid[];
  /** What stands somewhere already and is only turned. */
  readonly ghost?: Ghost | undefined;
  /** Something is clicked, or what was held is put down. */
  readonly onPick: Doing['onPick'];
  /** Enter is pressed on what cannot be chosen: takes what it stands for otherwise, if anything. */
  readonly onAnswer?: () => boolean;
  /** What the pointer or the keyboard is at; undefined where it is at nothing. */
  readonly onPoint: Doing['onPoint'];
  readonly onHold?: Doing['onHold'];
  readonly onTurn?: Doing['onTurn'];
  readonly onLetGo?: Doing['onLetGo'];
  /** Keys of what is being decided, which the table is moved to where it must be; `all` where others decide. */
  readonly attends?: ReadonlySet<string> | 'all' | undefined;
  /** What somebody has asked to be shown: the table is moved so that all of it is seen. */
  readonly hint?: Hint | undefined;
  /** What others can have done here. */
  readonly controls?: Ref<BoardControls>;
}

/** What others can have done on the board. */
export interface BoardControls {
  /** A piece from beside the table is taken up, to be dragged onto it. */
  take(event: PointerEvent, pick: Pick): void;
}

/** The table: everything on it can be pointed at, by mouse, touch and keyboard. */
export function Board(props: BoardProps) {
  const { game, scene: laid, choosable, chosen, effects, effectsOf, onPick, onPoint } = props;
  const { onAnswer = noAnswer } = props;
  const [turned, setTurned] = useState(false);
  const [keep] = useState(sceneKeeper);
  const [closeness, setCloseness] = useState<number>();
  const scene = useMemo(() => keep(turned ? turnedScene(laid) : laid), [keep, laid, turned]);
  const turnedFrom = turned ? laid : undefined;
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const above = useRef<HTMLDivElement>(null);
  const camera = useRef<Camera>(undefined);
  const {
    handles = NOTHING,
    acts = NO_ACTS,
    guide = NO_GUIDE,
    ghost,
    onHold = ignore,
    onTurn = ignore,
    onLetGo = ignore,
  } = props;
  const { look } = game;
  const { width, height } = measuresOf(scene, look);

  // Before it is seen: whoever sees what is asked also sees where, and may reach for it at once.
  useLayoutEffect(() => {
    const moved = sheet.current;
    if (frame.current === null || moved === null) return undefined;
    const opened = new Camera(frame.current, moved, { width, height }, above.current, (pixel) => {
      moved.style.setProperty('--raise', String(raiseAt(look, pixel)));
      setCloseness(1 / pixel);
    });
    camera.current = opened;
    return () => opened.close();
  }, [width, height, look]);

  const { attends } = props;
  const attended = attends === undefined || attends === 'all' ? attends : [...attends].join(' ');
  useLayoutEffect(() => {
    if (attends === undefined) return;
    camera.current?.attend(attends === 'all' ? undefined : partWith(attends, scene, game.look));
    // Only when something else is decided: pieces that move meanwhile draw no eyes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attended]);

  const { hint } = props;
  useLayoutEffect(() => {
    const part = hint && partOfHint(hint, laid, look);
    camera.current?.show(part && turned ? halfTurned(part, { width, height }) : part);
    // Only when something else is shown: it stays where it is when somebody turns the table.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hint]);

  // Whoever shows the board draws it often, to say what is pointed at: the cells are not drawn for that.
  const picked = useRef({ onPick, onAnswer });
  useEffect(() => {
    picked.current = { onPick, onAnswer };
  });
  const cells = useMemo(
    () => (
      <Cells
        game={game}
        scene={scene}
        laid={laid}
        choosable={choosable}
        chosen={chosen}
        acts={acts}
        onPick={(pick) => picked.current.onPick({ pick })}
        onAnswer={() => picked.current.onAnswer()}
      />
    ),
    [game, scene, laid, choosable, chosen, acts],
  );

  const hand = useHand({
    scene: laid,
    turned,
    sheet: drawing,
    frame,
    camera,
    choosable,
    handles,
    ghost,
    onPick,
    onPoint,
    onHold,
    onTurn,
    onLetGo,
  });
  useNoFling(frame);
  useImperativeHandle(props.controls, () => ({ take: hand.take }));
  const keys = (event: KeyboardEvent): void => {
    const steps: Record<string, () => void> = {
      '+': () => camera.current?.zoom(1.4),
      '=': () => camera.current?.zoom(1.4),
      '-': () => camera.current?.zoom(1 / 1.4),
      '0': () => camera.current?.fit(),
      ...(event.shiftKey && {
        ArrowLeft: () => camera.current?.pan(60, 0),
        ArrowRight: () => camera.current?.pan(-60, 0),
        ArrowUp: () => camera.current?.pan(0, 60),
        ArrowDown: () => camera.current?.pan(0, -60),
      }),
    };
    if (event.ctrlKey || event.metaKey || !Object.hasOwn(steps, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    steps[event.key]();
  };

  return (
    // The keys and the pointer are those of the cells and pieces inside, which have roles of their own.
    <div className={styles['board']} onKeyDownCapture={keys}>
      <div ref={frame} className={styles['frame']}>
        <div ref={sheet} className={styles['sheet']}>
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
          <svg
            ref={drawing}
            className={styles['drawing']}
            viewBox={viewBoxOf(scene, game.look)}
            style={{ '--unit': unitOf(scene) } as CSSProperties}
            role="group"
            aria-label={text('board.label')}
            onClick={hand.click}
            onPointerDown={hand.press}
            onPointerMove={hand.follow}
            onPointerUp={hand.release}
            onPointerCancel={hand.drop}
            onPointerLeave={hand.leave}
            onFocus={(event) => {
              const pick = focusedPick(event.target);
              onPoint(pick && { pick });
              camera.current?.reveal(event.target);
            }}
            onBlur={() => onPoint(undefined)}
          >
            <Closeness value={closeness}>
              <Drawing
                game={game}
                scene={scene}
                title={props.title}
                turnedFrom={turnedFrom}
                choosable={choosable}
                chosen={chosen}
                handles={handles}
                under={cells}
              />
            </Closeness>
            <g transform={turnedFrom && halfTurn(scene)}>
              <GuideLayer game={game} scene={laid} guide={guide} knob={ghost !== undefined} />
              <Spots scene={laid} choosable={choosable} acts={acts} />
              <Effects
                key={effectsOf}
                effects={effects}
                height={scene.height}
                unit={unitOf(scene)}
              />
            </g>
            <ActSigns scene={scene} acts={acts} />
          </svg>
        </div>
        <Above
          scene={laid}
          look={game.look}
          turned={turned}
          laid={props.laid ?? NOTHING_LAID}
          layer={above}
        />
      </div>
      <div className={styles['tools']} data-broad={width > BROAD * height}>
        <ToolButton
          label={text('board.zoomIn')}
          icon="plus"
          act={() => camera.current?.zoom(1.4)}
        />
        <ToolButton
          label={text('board.zoomOut')}
          icon="minus"
          act={() => camera.current?.zoom(1 / 1.4)}
        />
        <ToolButton
          label={text('board.turn')}
          icon="half"
          act={() => setTurned((before) => !before)}
        />
        <ToolButton label={text('board.fit')} icon="fit" act={() => camera.current?.fit()} />
      </div>
    </div>
  );
}

const NOTHING: ReadonlySet<string> = new Set();
const NOTHING_LAID: readonly Laid[] = [];
const NO_ACTS: ReadonlyMap<string, readonly Act[]> = new Map();

/** A table that is so much wider than high has its buttons below it sooner. */
const BROAD = 1.15;

/** Where a part of the drawing is when the table is turned. */
function halfTurned(part: Part, { width, height }: Size): Part {
  return { ...part, x: width - part.x - part.width, y: height - part.y - part.height };
}

function ignore(): void {
  // One only looks.
}

function noAnswer(): boolean {
  return false;
}

/** What the keyboard is at. */
function focusedPick(target: Element): Pick | undefined {
  return pickOf(target.getAttribute('data-pick') ?? target.getAttribute('data-thing') ?? '');
}

interface ToolButtonProps {
  readonly label: string;
  readonly icon: IconName;
  readonly act: () => void;
}

function ToolButton({ label, icon, act }: ToolButtonProps) {
  return (
    <button type="button" className={styles['tool']} aria-label={label} title={label} onClick={act}>
      <Icon name={icon} />
    </button>
  );
}
