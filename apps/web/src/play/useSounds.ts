import { useEffect, useRef } from 'react';
import type { Game } from '../games/games.ts';
import { playSound } from '../sounds/sounds.ts';
import { inTurn, soundsOf } from './hearing.ts';
import type { Moment } from './moment.ts';

/** After so many steps of the others somebody may have looked away, and is called back. */
const AWAY = 3;

/** What is new on the table can be heard; nothing can, unless sound is switched on. */
export function useSounds(game: Game, moment: Moment): void {
  const { step, decision, refusal } = moment;
  const heard = useRef(step);
  const asked = useRef(step);
  const refused = useRef(refusal);
  useEffect(() => {
    const isNew = step > heard.current;
    const isCalled = decision !== undefined && step >= asked.current + AWAY;
    const isRefused = refusal !== undefined && refusal !== refused.current;
    heard.current = step;
    if (decision !== undefined) asked.current = step;
    refused.current = refusal;
    const sounds = isNew ? soundsOf(game, moment) : [];
    if (isCalled) sounds.push('turn');
    if (isRefused) sounds.push('refusal');
    for (const { sound, later } of inTurn(sounds)) playSound(sound, later);
  });
}
