import type { Words } from '@sandtable/kernel';
import { useEffect, useRef, useState } from 'react';
import { go, useAddress } from '../app/address.ts';
import { timeToLook } from '../play/pace.ts';
import { chapterAfter, chapterBefore, type Timeline } from './timeline.ts';

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type ReplaySpeed = (typeof SPEEDS)[number];

/** How long a step is looked at in which nothing happens, in milliseconds. */
const SILENT_STEP = 250;
/** Browsers refuse an address that changes all the time. */
const ADDRESS_PAUSE = 400;

export const ACTS = [
  'first',
  'previousChapter',
  'previous',
  'play',
  'next',
  'nextChapter',
  'last',
] as const;
export type Act = (typeof ACTS)[number];

export interface Replaying {
  readonly step: number;
  /** Whether the step was come to from the one before it, so that what happens in it is to be seen. */
  readonly forward: boolean;
  readonly playing: boolean;
  readonly speed: ReplaySpeed;
  readonly setSpeed: (speed: ReplaySpeed) => void;
  /** Goes to a step, and stops playing. */
  readonly jump: (step: number) => void;
  /** Goes to a step of another time line, which it will be given next and whose address is written already. */
  readonly place: (step: number) => void;
  readonly act: (act: Act) => void;
}

/** Where in a match one is, and how one moves through it. The address follows. */
export function useReplay(
  timeline: Timeline,
  words: Words,
  addressOf: (step: number) => string,
): Replaying {
  const total = timeline.steps.length;
  const asked = stepIn(useAddress(), total);
  const [at, setAt] = useState({ step: asked, forward: false });
  const { forward } = at;
  const step = Math.min(at.step, total);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<ReplaySpeed>(1);
  const written = useRef(asked);

  const show = (to: number): void => {
    setAt((before) => {
      const next = Math.min(Math.max(Math.round(to), 0), total);
      return next === before.step ? before : { step: next, forward: next === before.step + 1 };
    });
  };
  const jump = (to: number): void => {
    setPlaying(false);
    show(to);
  };

  const place = (to: number): void => {
    setPlaying(false);
    written.current = to;
    setAt({ step: to, forward: false });
  };

  // Somebody typed another step into the address, or went back to one.
  useEffect(() => {
    if (asked === written.current) return;
    written.current = asked;
    setPlaying(false);
    setAt({ step: asked, forward: false });
  }, [asked]);

  useWrittenAddress(addressOf, step, written);

  useEffect(() => {
    if (!playing) return undefined;
    if (step >= total) {
      setPlaying(false);
      return undefined;
    }
    const wait = setTimeout(() => show(step + 1), pauseAfter(timeline, step, words) / speed);
    return () => clearTimeout(wait);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [playing, speed, step, total, timeline]);

  const act = (what: Act): void => {
    switch (what) {
      case 'first':
        return jump(0);
      case 'previousChapter':
        return jump(chapterBefore(timeline, step));
      case 'previous':
        return jump(step - 1);
      case 'play':
        // At the end, it is watched once more.
        if (!playing && step === total) show(0);
        return setPlaying(!playing);
      case 'next':
        return jump(step + 1);
      case 'nextChapter':
        return jump(chapterAfter(timeline, step));
      case 'last':
        return jump(total);
    }
  };
  useKeys(act);
  return { step, forward, playing, speed, setSpeed, jump, place, act };
}

/** Lets the address follow the step, every so often. */
function useWrittenAddress(
  addressOf: (step: number) => string,
  step: number,
  written: { current: number },
): void {
  const latest = useRef({ step, addressOf });
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = { step, addressOf };
    if (step === written.current || wait.current !== undefined) return;
    wait.current = setTimeout(() => {
      wait.current = undefined;
      const now = latest.current;
      written.current = now.step;
      go(now.addressOf(now.step), 'replace');
    }, ADDRESS_PAUSE);
  }, [addressOf, step, written]);
  useEffect(
    () => () => {
      clearTimeout(wait.current);
      wait.current = undefined;
    },
    [],
  );
}

/** As long as it takes to read; what leads to nothing yet is seen too. */
function pauseAfter({ steps }: Timeline, step: number, words: Words): number {
  const events = step === 0 ? [] : steps[step - 1].events;
  return Math.max(
    timeToLook(events, (event) => words.tellBriefly(event)),
    SILENT_STEP,
  );
}

/** The step an address asks for; the beginning where it asks for none. */
function stepIn(address: URL, total: number): number {
  const step = Number(address.searchParams.get('step'));
  return Number.isInteger(step) ? Math.min(Math.max(step, 0), total) : 0;
}

const KEYS: Readonly<Record<string, Act>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  'shift ArrowLeft': 'previousChapter',
  'shift ArrowRight': 'nextChapter',
  Home: 'first',
  End: 'last',
  ' ': 'play',
};

/** Keys of the whole page, where nothing else needs them. */
function useKeys(act: (act: Act) => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const name = event.shiftKey ? `shift ${key}` : key;
      if (!Object.hasOwn(KEYS, name) || !(target instanceof Element)) return;
      if (target.closest('dialog, select, textarea, input:not([type="range"])') !== null) return;
      if (key === ' ' && target.closest('button, a, summary') !== null) return;
      event.preventDefault();
      latest.current(KEYS[name]);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
