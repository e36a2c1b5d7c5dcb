import { useEffect, useRef } from 'react';
import type { Game } from '../games/games.ts';
import { playSound } from '../settings/sounds.ts';
import type { Moment } from './moment.ts';

/** What a new step sounds like; nothing, unless sound is switched on. */
export function useSounds({ look }: Game, { step, events, scene, outcome, saved }: Moment): void {
  const heard = useRef(step);
  useEffect(() => {
    const isNew = step > heard.current;
    heard.current = step;
    if (!isNew || events.length === 0) return;
    if (outcome?.winner !== undefined && saved.seats[outcome.winner] === 'person') playSound('win');
    else if (events.some(({ dice = [] }) => dice.length > 0)) {
      const effects = events.flatMap((event) => look.effects(event, scene));
      playSound(effects.some(({ kind }) => kind === 'shot') ? 'shot' : 'dice');
    } else playSound('move');
  });
}
