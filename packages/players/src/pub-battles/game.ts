import type { GameSense } from '../game.ts';
import { pubBattlesDoctrine } from './doctrine.ts';
import { pubBattlesEfforts } from './efforts.ts';
import { pubBattlesMind } from './mind.ts';

export const pubBattlesSense: GameSense = {
  mind: pubBattlesMind,
  doctrine: pubBattlesDoctrine,
  efforts: pubBattlesEfforts,
};
