import { useEffect, type RefObject } from 'react';
import { usualAct } from './answers.ts';
import type { Sitting } from './sitting.ts';

/**
 * Keys that work all over the table: numbers take a choice, Enter the only answer there is a button
 * for, F finishes, H shows a move, Escape goes back, U undoes, and an arrow goes to the squares from anywhere.
 */
export function useKeys(sitting: Sitting, panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      // A key that is held down says nothing new.
      if (event.repeat) return;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target, key } = event;
      if (isTyping(target)) return;
      if (key === 'Escape' && !sitting.adviser.drop()) sitting.hand.back();
      if (/^h$/i.test(key) && sitting.table.isHelped) void sitting.adviser.showMove();
      if (key.startsWith('Arrow') && !event.shiftKey) {
        // Those that are on the board already walk there themselves.
        const place = document.querySelector<SVGElement>(`${WALKED}[tabindex="0"]`);
        if (place === null || place === document.activeElement) return;
        event.preventDefault();
        place.focus();
      }
      if (key === 'u' || key === 'U') void sitting.undo();
      if (key === 'Enter' && !isPressable(target)) usualAct(sitting, sitting.moment())?.();
      if (/^[1-9fF]$/.test(key)) {
        const choice = panel.current?.querySelector<HTMLButtonElement>(
          `[data-choice="${key.toLowerCase()}"]`,
        );
        // What is folded away is not chosen unseen.
        if (choice?.checkVisibility() === true) choice.click();
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [sitting, panel]);
}

/** What arrow keys walk over: squares, or what stands on a free table. */
const WALKED = ':is([role="gridcell"], [data-thing])';

/** Whether the key belongs to a dialog, or to something that is filled in. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog, input, select, textarea') !== null;
}

function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, [data-thing]') !== null;
}
