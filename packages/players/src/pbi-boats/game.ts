import type { GameSense } from '../game.ts';
import { boatsDoctrine } from './doctrine.ts';
import { boatsEfforts } from './efforts.ts';
import { boatsMind } from './mind.ts';
import { boatsRoutine } from './routine.ts';

export const boatsSense: GameSense = {
  mind: boatsMind,
  routine: boatsRoutine,
  doctrine: boatsDoctrine,
  efforts: boatsEfforts,
};
