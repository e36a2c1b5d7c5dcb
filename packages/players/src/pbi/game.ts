import type { GameSense } from '../game.ts';
import { pbiDoctrine } from './doctrine.ts';
import { pbiEfforts } from './efforts.ts';
import { pbiMind } from './mind.ts';
import { pbiRoutine } from './routine.ts';

export const pbiSense: GameSense = {
  mind: pbiMind,
  routine: pbiRoutine,
  doctrine: pbiDoctrine,
  efforts: pbiEfforts,
};
