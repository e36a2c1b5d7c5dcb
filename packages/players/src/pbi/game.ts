import type { GameSense } from '../game.ts';
import { pbiDoctrine } from './doctrine.ts';
import { pbiEfforts } from './efforts.ts';
import { pbiMind } from './mind.ts';

export const pbiSense: GameSense = {
  mind: pbiMind,
  doctrine: pbiDoctrine,
  efforts: pbiEfforts,
};
