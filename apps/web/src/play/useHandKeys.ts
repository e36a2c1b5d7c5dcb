import type { Point } from '@sandtable/kernel';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { nearestPiece } from '../board/extent.ts';
import { isOn } from '../board/pointing.ts';
import type { Touch } from '../board/touch.ts';
import { WAYS } from '../board/walk.ts';
import { pieceIn } from './guiding.ts';
import type { Moment } from './moment.ts';
import { isTyping } from './useKeys.ts';

interface Hand {
  readonly moment: Moment;
  readonly touch: Touch | undefined;
  readonly point: (touch: Touch) => void;
  readonly turn: (steps: number, fine: boolean) => void;
  readonly set: () => void;
}

/** Parts of an inch that an arrow key goes, and with Shift. */
const [PART, SMALL_PART] = [4, 16];

/**
 * A hand without a pointer: once a piece is taken up, arrow keys carry it over a free table, Q and E
 * turn it, and Enter puts it down there.
 */
export function useHandKeys(hand: Hand): void {
  const now = useRef(hand);
  // Before it is seen: who sees it may press the next key at once.
  useLayoutEffect(() => {
    now.current = hand;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || !act(now.current, event)) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Whether the key meant something here. */
function act(hand: Hand, { key, shiftKey, target }: KeyboardEvent): boolean {
  const { moment, touch, point, turn, set } = hand;
  const isHeld = touch?.held === true;
  const turns = isHeld || moment.aim?.ghost !== undefined;
  if (/^[qe]$/i.test(key)) {
    const place = turns ? undefined : carriedFrom(hand);
    if (!turns && place === undefined) return false;
    // What is only taken up is turned where it stands.
    if (place !== undefined) point(carriedTo(moment, place));
    turn(/^q$/i.test(key) ? -1 : 1, shiftKey);
    return true;
  }
  if (key === 'Enter' && (isHeld || moment.aim !== undefined)) {
    if (target instanceof Element && target.closest('button, a, summary') !== null) return false;
    set();
    return true;
  }
  if (!Object.hasOwn(WAYS, key)) return false;
  const { inch } = moment.scene;
  const place = carriedFrom(hand);
  if (inch === undefined || place === undefined) return false;
  const [right, up] = WAYS[key];
  const step = Math.round(inch / (shiftKey ? SMALL_PART : PART));
  const next = { x: place.x + right * step, y: place.y + up * step };
  if (isOn(moment.scene, next)) point(carriedTo(moment, next));
  return true;
}

/** Where the piece is that is carried; undefined where none is taken up. */
function carriedFrom({ moment: { picker, aim, scene, handles }, touch }: Hand): Point | undefined {
  const first = picker?.path.at(0);
  if (aim !== undefined || first === undefined || !('piece' in first)) return undefined;
  if (!handles.has(`piece:${first.piece}`)) return undefined;
  if (touch?.held === true) return touch.place;
  const isAside = scene.pieces.every(({ id }) => id !== first.piece);
  if (isAside) return { x: Math.round(scene.width / 2), y: Math.round(scene.height / 2) };
  return pieceIn(scene, first.piece)?.at;
}

function carriedTo({ scene: { pieces }, picker }: Moment, place: Point): Touch {
  const carried = new Set(picker?.path.flatMap((pick) => ('piece' in pick ? [pick.piece] : [])));
  const others = pieces.filter(({ id }) => !carried.has(id));
  const under = nearestPiece(place, others, () => 0);
  return { pick: under === undefined ? { point: place } : { piece: under.id }, place, held: true };
}
