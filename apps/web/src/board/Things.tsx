import type { Pick, Piece, Point, Scene } from '@sandtable/kernel';
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';
import styles from './Board.module.css';
import type { CellsProps } from './Cells.tsx';
import { groundAt, inches, placeWords } from './ground.ts';
import { keyOf } from './picks.ts';
import { pieceLabel } from './pieceLabel.ts';
import { unitOf } from './unit.ts';
import { nextThatWay, WAYS } from './walk.ts';

/** Something on a free table that can be come to. */
interface Thing {
  readonly key: string;
  readonly pick: Pick;
  /** Where it is seen, and how far around it that is shown. */
  readonly at: Point;
  readonly radius: number;
  readonly label: string;
  readonly choosable: boolean;
  readonly chosen: boolean;
}

/**
 * What stands on a free table, as a list that arrow keys walk over from one thing to the next that way, Page keys one after
 * the other, and a screen reader reads out.
 */
export const Things = memo(function Things(props: CellsProps) {
  const { game, scene, laid, choosable, chosen } = props;
  const { inch = 1 } = scene;
  const list = useRef<SVGGElement>(null);
  const [cursor, setCursor] = useState('');
  const things = useMemo(
    () => thingsOn(game, scene, laid, choosable, chosen),
    [game, scene, laid, choosable, chosen],
  );
  // Whoever comes to the table first comes to what he may choose.
  const at = Math.max(
    things.findIndex(({ key }) => key === cursor),
    things.every(({ key }) => key !== cursor) ? things.findIndex((each) => each.choosable) : 0,
    0,
  );
  useThingKeys(props, things, at, (next) => {
    list.current?.querySelectorAll<SVGElement>('[data-thing]')[next].focus();
  });
  if (things.length === 0) return null;
  const [width, height] = [inches(scene.width, inch), inches(scene.height, inch)];
  return (
    <g
      ref={list}
      role="listbox"
      aria-label={text('board.free', { width, height })}
      onFocus={({ target }) => setCursor(target.getAttribute('data-thing') ?? '')}
    >
      {things.map((thing, i) => (
        <g
          key={thing.key}
          role="option"
          tabIndex={i === at ? 0 : -1}
          className={styles['thing']}
          data-thing={thing.key}
          aria-selected={thing.chosen}
          aria-label={thing.label}
        >
          <circle
            cx={thing.at.x}
            cy={scene.height - thing.at.y}
            style={{ r: `calc(${thing.radius}px * var(--raise, 1))` }}
          />
        </g>
      ))}
    </g>
  );
});

function thingsOn(
  { words, look }: Game,
  scene: Scene,
  laid: Scene,
  choosable: ReadonlySet<string>,
  chosen: ReadonlySet<string>,
): readonly Thing[] {
  const { inch = 1, areas } = laid;
  const placed = (what: string, at: Point): string => {
    const ground = groundAt(at, areas, look, words);
    const there = text('board.at', { what, place: placeWords(at, inch) });
    return ground.length === 0 ? there : text('board.in', { what: there, ground });
  };
  const least = 9 * unitOf(scene);
  const ofPiece = (piece: Piece, i: number): Thing => {
    const { id, formation = '', at, size } = piece;
    const keys = [keyOf({ piece: id }), keyOf({ formation })];
    const [isChosen, canBe] = [chosen, choosable].map((set) => keys.some((key) => set.has(key)));
    const states = [
      ...(isChosen ? [text('board.chosen')] : []),
      ...(canBe ? [text('board.choosable')] : []),
    ];
    return {
      key: keys[0],
      pick: { piece: id },
      at: scene.pieces[i].at,
      radius: Math.max(least, Math.hypot(size?.width ?? 0, size?.depth ?? 0) / 2),
      label: [placed(pieceLabel(piece, words), at), ...states].join('; '),
      choosable: canBe,
      chosen: isChosen,
    };
  };
  return [
    ...laid.pieces.map(ofPiece),
    ...laid.markers.map(({ kind, at, label }, i) => ({
      key: `${kind} ${i}`,
      pick: { point: at },
      at: scene.markers[i].at,
      radius: least,
      label: placed(words.render(label), at),
      choosable: false,
      chosen: false,
    })),
  ];
}

/**
 * Keys on what stands there. They are heard last, at the window: while something is carried the same keys move it, and the
 * table decides that.
 */
function useThingKeys(
  props: CellsProps,
  things: readonly Thing[],
  at: number,
  goTo: (next: number) => void,
): void {
  const now = useRef({ props, things, at, goTo });
  useLayoutEffect(() => {
    now.current = { props, things, at, goTo };
  });
  /** Whoever has walked somewhere means what is there. */
  const walked = useRef(false);
  useEffect(() => {
    walked.current = false;
    // Something else is asked, or answered.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [props.choosable]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (event.defaultPrevented || event.shiftKey || event.ctrlKey) return;
      if (event.metaKey || event.altKey || !(target instanceof Element)) return;
      if (target.getAttribute('data-thing') === null) return;
      const { props: given, things: all, at: here, goTo: go } = now.current;
      if (key === 'Enter' || key === ' ') {
        event.preventDefault();
        const isMeant = all[here].choosable || walked.current || key === ' ';
        walked.current = false;
        if (event.repeat) return;
        if (isMeant || !given.onAnswer()) given.onPick(all[here].pick);
        return;
      }
      const next = nextBy(key, all, here);
      if (next === undefined) return;
      event.preventDefault();
      walked.current = true;
      go(next);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** Where a key leads; where it is where it was if nothing is that way, and undefined where the key means nothing here. */
function nextBy(key: string, things: readonly Thing[], here: number): number | undefined {
  if (Object.hasOwn(WAYS, key)) {
    const places = things.map(({ at }) => at);
    return nextThatWay(places, here, WAYS[key]) ?? here;
  }
  const { length } = things;
  if (key === 'PageDown') return (here + 1) % length;
  if (key === 'PageUp') return (here + length - 1) % length;
  return undefined;
}
