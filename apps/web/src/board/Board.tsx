import type { Pick, Scene } from '@sandtable/kernel';
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import type { Effect } from '../games/look.ts';
import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';
import styles from './Board.module.css';
import { Camera } from './camera.ts';
import { Cells } from './Cells.tsx';
import { Effects } from './Effects.tsx';
import { Drawing, EDGE, halfTurn } from './Drawing.tsx';
import { sceneKeeper } from './sceneKeeper.ts';
import { pickOf } from './picks.ts';
import { turnedScene } from './turnedScene.ts';

interface BoardProps {
  readonly game: Game;
  readonly scene: Scene;
  /** Keys of what can be chosen next, and of what has been. */
  readonly choosable: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  readonly effects: readonly Effect[];
  /** Changes when the effects are to be played (again). */
  readonly effectsOf: number;
  readonly onPick: (pick: Pick) => void;
  /** What the pointer or the keyboard is at; undefined where it is at nothing. */
  readonly onPoint: (pick: Pick | undefined) => void;
}

/** The table: everything on it can be pointed at, by mouse, touch and keyboard. */
export function Board(props: BoardProps) {
  const { game, scene: laid, choosable, chosen, effects, effectsOf, onPick, onPoint } = props;
  const [turned, setTurned] = useState(false);
  const [keep] = useState(sceneKeeper);
  const scene = useMemo(() => keep(turned ? turnedScene(laid) : laid), [keep, laid, turned]);
  const turnedFrom = turned ? laid : undefined;
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<SVGSVGElement>(null);
  const camera = useRef<Camera>(undefined);
  const [width, height] = [scene.width + 2 * EDGE, scene.height + 2 * EDGE];

  useEffect(() => {
    if (frame.current === null || sheet.current === null) return undefined;
    const opened = new Camera(frame.current, sheet.current, { width, height });
    camera.current = opened;
    return () => opened.close();
  }, [width, height]);

  // Whoever shows the board draws it often, to say what is pointed at: the cells are not drawn for that.
  const picked = useRef(onPick);
  useEffect(() => {
    picked.current = onPick;
  });
  const cells = useMemo(
    () => (
      <Cells
        game={game}
        scene={scene}
        choosable={choosable}
        chosen={chosen}
        onPick={(pick) => picked.current(pick)}
      />
    ),
    [game, scene, choosable, chosen],
  );

  const pickAt = ({ target }: { readonly target: EventTarget }): Pick | undefined => {
    const at = target instanceof Element ? target.closest<SVGElement>('[data-pick]') : null;
    return at === null ? undefined : pickOf(at.dataset['pick'] ?? '');
  };
  const click = (event: MouseEvent): void => {
    const pick = pickAt(event);
    if (pick !== undefined) onPick(pick);
  };
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
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <svg
          ref={sheet}
          className={styles['sheet']}
          viewBox={`${-EDGE} ${-EDGE} ${width} ${height}`}
          role="group"
          aria-label={text('board.label')}
          onClick={click}
          onPointerOver={(event: PointerEvent) => {
            if (event.pointerType === 'mouse') onPoint(pickAt(event));
          }}
          onPointerLeave={() => onPoint(undefined)}
          onFocus={(event) => {
            onPoint(pickAt(event));
            camera.current?.reveal(event.target);
          }}
          onBlur={() => onPoint(undefined)}
        >
          <Drawing
            game={game}
            scene={scene}
            turnedFrom={turnedFrom}
            choosable={choosable}
            chosen={chosen}
            under={cells}
          />
          <g transform={turnedFrom && halfTurn(scene)}>
            <Effects key={effectsOf} effects={effects} height={scene.height} />
          </g>
        </svg>
      </div>
      <div className={styles['tools']}>
        <ToolButton label={text('board.zoomIn')} sign="+" act={() => camera.current?.zoom(1.4)} />
        <ToolButton
          label={text('board.zoomOut')}
          sign="−"
          act={() => camera.current?.zoom(1 / 1.4)}
        />
        <ToolButton
          label={text('board.turn')}
          sign="⟳"
          act={() => setTurned((before) => !before)}
        />
        <ToolButton label={text('board.fit')} sign="⤢" act={() => camera.current?.fit()} />
      </div>
    </div>
  );
}

interface ToolButtonProps {
  readonly label: string;
  readonly sign: string;
  readonly act: () => void;
}

function ToolButton({ label, sign, act }: ToolButtonProps) {
  return (
    <button type="button" className={styles['tool']} aria-label={label} title={label} onClick={act}>
      {sign}
    </button>
  );
}
