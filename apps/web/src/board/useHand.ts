import type { Pick } from '@sandtable/kernel';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { SLACK } from './camera.ts';
import {
  gripOf,
  heldAt,
  thingAt,
  touchAt,
  type At,
  type Held,
  type Reach,
  type Thing,
} from './hand.ts';

/** After so long a press of a finger means one more, in milliseconds. */
const LONG_PRESS = 500;
/** A notch of a wheel, in pixels: some wheels tell of it in many small parts. */
const NOTCH = 80;

/** The hand over a table: what it points at, takes hold of, drags and puts down. */
export function useHand(reach: Reach) {
  const now = useRef(reach);
  const held = useRef<Held>(undefined);
  /** The click that follows belongs to the drag. */
  const done = useRef(false);
  const due = useRef(0);
  // Before it is seen: who sees it may do the next thing at once.
  useLayoutEffect(() => {
    now.current = reach;
  });
  useWheel(now, held);
  useEffect(() => () => cancelAnimationFrame(due.current), []);
  const { scene: laid } = reach;
  useEffect(() => {
    const hand = held.current;
    if (hand === undefined) return;
    // Something has happened at the table meanwhile: what was taken up before is not put down on what is asked now.
    held.current = undefined;
    done.current = true;
    clearTimeout(hand.wait);
    cancelAnimationFrame(due.current);
    now.current.onPoint(undefined);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [laid]);

  const press = (event: PointerEvent): void => {
    if (!event.isPrimary) {
      pinch();
      return;
    }
    done.current = false;
    if (held.current !== undefined || event.button > 0) return;
    const thing = thingAt(now.current, event);
    if (thing !== undefined) grasp(event, thing, false);
  };
  /** Takes hold of a piece, be it beside the table. */
  const take = (event: PointerEvent, pick: Pick): void => {
    if (held.current === undefined) grasp(event, { kind: 'piece', pick }, true);
  };
  const grasp = (event: PointerEvent, thing: Thing, aside: boolean): void => {
    const { sheet, camera, ghost, scene, onHold } = now.current;
    const finger = event.pointerType === 'touch';
    // On squares a press may be a click, which means more than the piece alone.
    const isFree = scene.inch !== undefined;
    // A finger may want one more: that is known when it moves, or is lifted.
    const taken =
      isFree && thing.kind === 'piece' && ghost === undefined && !event.shiftKey && !finger;
    held.current = {
      thing,
      aside,
      pointer: event.pointerId,
      finger,
      from: { x: event.clientX, y: event.clientY },
      grip: gripOf(now.current, event, thing),
      moved: false,
      taken,
      wait:
        isFree && finger && thing.kind === 'piece'
          ? setTimeout(() => more(thing), LONG_PRESS)
          : undefined,
    };
    camera.current?.letGo(event.pointerId);
    // A click goes to whoever has the pointer: on squares it is to be heard where it is made.
    if (isFree || aside) sheet.current?.setPointerCapture(event.pointerId);
    if (taken) onHold(thing.pick);
  };
  const more = (thing: Thing): void => {
    held.current = undefined;
    done.current = true;
    if (thing.kind === 'piece') now.current.onPick({ pick: thing.pick, adds: true, finger: true });
  };

  const follow = (event: PointerEvent): void => {
    const hand = held.current;
    if (hand !== undefined && hand.pointer !== event.pointerId) return;
    if (hand === undefined && event.pointerType !== 'mouse') return;
    if (hand !== undefined) startMoving(now.current, hand, event);
    // As often as the screen is drawn, and no oftener.
    const { target, clientX, clientY, pointerType } = event;
    cancelAnimationFrame(due.current);
    due.current = requestAnimationFrame(() => {
      const at = { target, clientX, clientY, pointerType };
      if (held.current === undefined) now.current.onPoint(touchAt(now.current, at));
      else if (held.current.moved) now.current.onPoint(heldAt(now.current, held.current, at));
    });
  };

  const release = (event: PointerEvent): void => {
    const hand = held.current;
    if (hand === undefined || hand.pointer !== event.pointerId) return;
    held.current = undefined;
    clearTimeout(hand.wait);
    cancelAnimationFrame(due.current);
    const { thing, moved, finger } = hand;
    if (!moved) {
      // It was a click. On a ghost that follows by itself; what is beside the table hears of none.
      if (thing.kind !== 'piece' || now.current.ghost !== undefined) return;
      if (now.current.scene.inch === undefined) {
        if (hand.aside) now.current.onPick({ pick: thing.pick });
        return;
      }
      done.current = !event.shiftKey;
      if (finger) now.current.onHold(thing.pick);
      return;
    }
    done.current = true;
    const touch = heldAt(now.current, hand, event);
    // A finger that is lifted has not said that this is how it should be.
    const waits = thing.kind === 'knob' && finger;
    now.current.onPoint(waits ? touch : undefined);
    if (touch === undefined) now.current.onLetGo();
    else if (!waits) now.current.onPick(touch);
  };
  const drop = (): void => {
    clearTimeout(held.current?.wait);
    // What is only turned stands where it has been put down.
    if (held.current?.moved === true && held.current.thing.kind !== 'knob') now.current.onLetGo();
    held.current = undefined;
    cancelAnimationFrame(due.current);
    now.current.onPoint(undefined);
  };

  /** A second finger: the table is meant, and not what the first has come down on. */
  const pinch = (): void => {
    if (held.current !== undefined) drop();
    done.current = true;
  };

  const click = (event: MouseEvent): void => {
    const belongs = done.current;
    done.current = false;
    if (belongs) return;
    const touch = touchAt(now.current, { ...placeOf(event), pointerType: pointerOf(event) });
    if (touch !== undefined) now.current.onPick(event.shiftKey ? { ...touch, adds: true } : touch);
  };
  const leave = (): void => {
    if (held.current !== undefined) return;
    cancelAnimationFrame(due.current);
    now.current.onPoint(undefined);
  };
  return { press, take, follow, release, drop, click, leave };
}

function placeOf({ target, clientX, clientY }: MouseEvent): Omit<At, 'pointerType'> {
  return { target, clientX, clientY };
}

function pointerOf({ nativeEvent }: MouseEvent): string {
  return nativeEvent instanceof window.PointerEvent ? nativeEvent.pointerType : 'mouse';
}

/** No hand is quite still: whoever only clicks on a piece has not moved it. */
function startMoving({ onHold, sheet }: Reach, hand: Held, event: PointerEvent): void {
  const { thing, from } = hand;
  if (hand.moved || Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLACK) return;
  hand.moved = true;
  sheet.current?.setPointerCapture(event.pointerId);
  clearTimeout(hand.wait);
  if (thing.kind === 'ghost') onHold(undefined);
  if (thing.kind === 'piece' && !hand.taken) onHold(thing.pick);
}

/** While something is held, the wheel turns it instead of bringing the table nearer. */
function useWheel(now: RefObject<Reach>, held: RefObject<Held | undefined>): void {
  useEffect(() => {
    const { frame } = now.current;
    let rolled = 0;
    const roll = (event: WheelEvent): void => {
      if (held.current?.moved !== true) return;
      event.preventDefault();
      event.stopPropagation();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      // With Shift, some browsers roll sideways.
      rolled += (event.deltaY === 0 ? event.deltaX : event.deltaY) * lines;
      const steps = Math.trunc(rolled / NOTCH);
      rolled -= steps * NOTCH;
      if (steps !== 0) now.current.onTurn(Math.sign(steps), event.shiftKey);
    };
    const element = frame.current;
    element?.addEventListener('wheel', roll, { passive: false, capture: true });
    return () => element?.removeEventListener('wheel', roll, { capture: true });
  }, [now, held]);
}
