import { useRef, type PointerEvent } from 'react';
import { text } from '../words/words.ts';
import styles from './SheetHandle.module.css';

/** How far the panel is drawn up on a phone. */
export const SHEET_HEIGHTS = ['peek', 'half', 'full'] as const;
export type SheetHeight = (typeof SHEET_HEIGHTS)[number];

interface SheetHandleProps {
  readonly height: SheetHeight;
  readonly onHeight: (height: SheetHeight) => void;
}

/** A finger that has slid so far means to draw the sheet, in pixels. */
const SLIDE = 24;

/** What the panel is drawn up by on a phone: a tap or a slide. Elsewhere there is none. */
export function SheetHandle({ height, onHeight }: SheetHandleProps) {
  const from = useRef<number>(undefined);
  const at = SHEET_HEIGHTS.indexOf(height);
  const press = (event: PointerEvent<HTMLElement>): void => {
    from.current = event.clientY;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const release = (event: PointerEvent): void => {
    const slid = (from.current ?? event.clientY) - event.clientY;
    from.current = undefined;
    const steps = Math.abs(slid) < SLIDE ? 0 : Math.sign(slid) * (Math.abs(slid) > 250 ? 2 : 1);
    if (steps === 0) return;
    onHeight(SHEET_HEIGHTS[Math.min(Math.max(at + steps, 0), SHEET_HEIGHTS.length - 1)]);
    slidTo.current = true;
  };
  const slidTo = useRef(false);
  const click = (): void => {
    // The click that follows a slide belongs to it.
    if (slidTo.current) slidTo.current = false;
    else onHeight(SHEET_HEIGHTS[(at + 1) % SHEET_HEIGHTS.length]);
  };
  return (
    <button
      type="button"
      className={styles['handle']}
      aria-label={text(`play.sheet.${height}`)}
      data-height={height}
      aria-expanded={height !== 'peek'}
      onPointerDown={press}
      onPointerUp={release}
      onClick={click}
    >
      <span />
    </button>
  );
}
