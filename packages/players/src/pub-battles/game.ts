import type { GameSense } from '../game.ts';
import { pubBattlesDoctrine } from './doctrine.ts';
import { pubBattlesEfforts } from './efforts.ts';
import { pubBattlesMind } from './mind.ts';
import { pubBattlesRoutine } from './routine.ts';

export const pubBattlesSense: GameSense = {
  mind: pubBattlesMind,
  routine: pubBattlesRoutine,
  doctrine: pubBattlesDoctrine,
  efforts: pubBattlesEfforts,
};
