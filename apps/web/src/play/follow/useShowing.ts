import { useEffect, useMemo, useRef, useState } from 'react';
import type { Act } from '../../replay/useReplay.ts';
import { useSettings } from '../../store/settings.ts';
import type { Game } from '../../games/games.ts';
import type { Moment } from '../moment.ts';
import { NOTHING } from '../guiding.ts';
import { PACE, timeToLook } from '../pace.ts';
import type { Part } from './parts.ts';

/** How long the table is looked at as it was before, in milliseconds. */
const BEFORE = 700;

interface Shown {
  readonly part: Part;
  /** The deed that is shown; -1 before the first. */
  readonly at: number;
  readonly playing: boolean;
}

/** A part of what happened is shown once more on the board. */
export interface Showing {
  readonly part: Part | undefined;
  readonly playing: boolean;
  /** The moment as it was then; the one that is now, where nothing is shown. */
  readonly moment: Moment;
  readonly show: (part: Part) => void;
  readonly act: (act: Act) => void;
}

/** Shows on a tap what the other side did, and goes back to what is now by itself. */
export function useShowing(game: Game, now: Moment): Showing {
  const [shown, setShown] = useState<Shown>();
  const { speed } = useSettings();
  const act = (what: Act): void => {
    setShown((before) => {
      if (before === undefined || what === 'last') return undefined;
      if (what === 'play') return { ...before, playing: !before.playing };
      return after({ ...before, playing: false });
    });
  };
  useEffect(() => {
    if (shown?.playing !== true) return undefined;
    const events = shown.part.deeds.at(shown.at)?.events ?? [];
    const time =
      shown.at < 0 ? BEFORE : timeToLook(events, (event) => game.words.tellBriefly(event));
    // Whoever asks to see it sees it, however fast everything else is.
    const timer = setTimeout(() => setShown(after), time * (PACE[speed] || 1));
    return () => clearTimeout(timer);
  }, [shown, game, speed]);
  useKeys(shown !== undefined, act);
  const moment = useMemo(() => (shown === undefined ? now : momentOf(shown, now)), [shown, now]);
  return {
    part: shown?.part,
    playing: shown?.playing === true,
    moment,
    show: (part) => setShown({ part, at: -1, playing: true }),
    act,
  };
}

/** One deed on; after the last it is over. */
function after(shown: Shown | undefined): Shown | undefined {
  if (shown === undefined || shown.at + 1 >= shown.part.deeds.length) return undefined;
  return { ...shown, at: shown.at + 1 };
}

/** Nothing is asked as long as one looks back. */
function momentOf({ part: { deeds }, at }: Shown, now: Moment): Moment {
  const deed = deeds.at(Math.max(at, 0));
  return {
    ...now,
    past: true,
    scene: (at < 0 ? deed?.before : deed?.after) ?? now.scene,
    events: at < 0 ? [] : (deed?.events ?? []),
    // Later than all that has happened: each is seen as something new.
    step: now.step + 2 + at,
    decision: undefined,
    picker: undefined,
    handles: NOTHING,
    others: [],
    further: [],
    aim: undefined,
    place: undefined,
    toward: [],
    sure: undefined,
    refusal: undefined,
  };
}

/** While something is shown, Space holds it, an arrow steps, and any other key ends it. */
function useKeys(isOn: boolean, act: (act: Act) => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent): void => {
      const { key, target } = event;
      const on = target instanceof Element ? target.closest('button, select') : null;
      const isForIt = on?.tagName === 'SELECT' || key === ' ' || key === 'Enter';
      if (key === 'Tab' || key === 'Shift' || key === '?' || (on !== null && isForIt)) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current(key === ' ' ? 'play' : key === 'ArrowRight' ? 'next' : 'last');
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [isOn]);
}
