import type { GameSense } from '../game.ts';
import { boatsDoctrine } from './doctrine.ts';
import { boatsEfforts } from './efforts.ts';
import { boatsMind } from './mind.ts';

export const boatsSense: GameSense = {
  mind: boatsMind,
  doctrine: boatsDoctrine,
  efforts: boatsEfforts,
};
