import type { GameSense } from '../game.ts';
import { browningDoctrine } from './doctrine.ts';
import { browningEfforts } from './efforts.ts';
import { browningMind } from './mind.ts';
import { browningRoutine } from './routine.ts';

export const browningSense: GameSense = {
  mind: browningMind,
  routine: browningRoutine,
  doctrine: browningDoctrine,
  efforts: browningEfforts,
};
