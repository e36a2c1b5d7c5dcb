import type { SideClock } from '@sandtable/wire';
import { useSyncExternalStore } from 'react';
import { text } from '../words.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Somebody with less is told once. */
const LOW = 2 * MINUTE;

/** What time it is for the host, to the second. */
export function useHostNow(skew: number): number {
  return useSyncExternalStore(eachSecond, thisSecond) + skew;
}

function eachSecond(look: () => void): () => void {
  const timer = setInterval(look, SECOND);
  return () => clearInterval(timer);
}

function thisSecond(): number {
  return Math.floor(Date.now() / SECOND) * SECOND;
}

/** What is left on a clock, in milliseconds. */
export function leftOn({ left, until, isOut }: SideClock, now: number): number {
  if (isOut === true) return 0;
  return Math.max(0, until === undefined ? (left ?? 0) : until - now);
}

export function isLow(left: number): boolean {
  return left < LOW;
}

/** A time in the words that one needs: days from afar, seconds close by. */
export function timeText(ms: number): string {
  if (ms >= 2 * DAY) return text('clock.days', { days: Math.round(ms / DAY) });
  const hours = Math.floor(ms / HOUR);
  const minutes = Math.floor((ms % HOUR) / MINUTE);
  if (ms >= HOUR) return text('clock.hours', { hours, minutes: twoDigits(minutes) });
  const seconds = Math.floor((ms % MINUTE) / SECOND);
  return text('clock.minutes', { minutes, seconds: twoDigits(seconds) });
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}
