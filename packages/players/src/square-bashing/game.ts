import type { GameSense } from '../game.ts';
import { squareBashingDoctrine } from './doctrine.ts';
import { squareBashingEfforts } from './efforts.ts';
import { squareBashingMind } from './mind.ts';

export const squareBashingSense: GameSense = {
  mind: squareBashingMind,
  doctrine: squareBashingDoctrine,
  efforts: squareBashingEfforts,
};
