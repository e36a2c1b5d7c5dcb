import type { GameSense } from '../game.ts';
import { squareBashingDoctrine } from './doctrine.ts';
import { squareBashingEfforts } from './efforts.ts';
import { squareBashingMind } from './mind.ts';
import { squareBashingRoutine } from './routine.ts';

export const squareBashingSense: GameSense = {
  mind: squareBashingMind,
  routine: squareBashingRoutine,
  doctrine: squareBashingDoctrine,
  efforts: squareBashingEfforts,
};
