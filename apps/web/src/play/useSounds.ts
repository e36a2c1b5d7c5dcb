import { useEffect } from 'react';
import type { Game } from '../games/games.ts';
import { playSound } from '../settings/sounds.ts';
import type { Moment } from './sitting.ts';

/** What the last step sounds like; nothing, unless sound is switched on. */
export function useSounds({ look }: Game, { step, events, scene, outcome }: Moment): void {
  useEffect(() => {
    if (events.length === 0) return;
    if (outcome !== undefined) playSound('win');
    else if (events.some(({ dice = [] }) => dice.length > 0)) {
      const effects = events.flatMap((event) => look.effects(event, scene));
      playSound(effects.some(({ kind }) => kind === 'shot') ? 'shot' : 'dice');
    } else playSound('move');
    // One sound a step, however often it is drawn.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [step]);
}
