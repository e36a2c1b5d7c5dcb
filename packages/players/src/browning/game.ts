import type { GameSense } from '../game.ts';
import { browningDoctrine } from './doctrine.ts';
import { browningEfforts } from './efforts.ts';
import { browningMind } from './mind.ts';

export const browningSense: GameSense = {
  mind: browningMind,
  doctrine: browningDoctrine,
  efforts: browningEfforts,
};
