import type { Catalogue } from '@sandtable/kernel';
import { BATTLES } from './battles.ts';
import { ARMY_CARDS } from './cards/armies.ts';
import { COMBAT_CARDS } from './cards/combat.ts';
import { FOG_AND_SUPPLY_CARDS } from './cards/fogAndSupply.ts';
import { MOVEMENT_CARDS } from './cards/movement.ts';
import { COMBAT_ENGLISH } from './combat.ts';
import { EVENTS } from './events.ts';
import { HABITS } from './habits.ts';
import { MAP_SCENE_ENGLISH } from './map-scene.ts';
import { MAP_ENGLISH } from './map.ts';
import { MOVEMENT } from './movement.ts';
import { MOVES } from './moves.ts';
import { NAMES } from './names.ts';
import { ORDER } from './order.ts';
import { QUESTIONS } from './questions.ts';
import { RULES } from './rules.ts';
import { SCENE } from './scene.ts';
import { SETUP } from './setup.ts';
import { STAKES } from './stakes.ts';
import { STANDING } from './standing.ts';

/** The parts of the catalogue. No key is in two of them. */
export const PARTS: readonly Readonly<Record<string, string>>[] = [
  RULES,
  BATTLES,
  ARMY_CARDS,
  MOVEMENT_CARDS,
  FOG_AND_SUPPLY_CARDS,
  COMBAT_CARDS,
  NAMES,
  QUESTIONS,
  MOVES,
  EVENTS,
  HABITS,
  COMBAT_ENGLISH,
  MAP_ENGLISH,
  MAP_SCENE_ENGLISH,
  MOVEMENT,
  ORDER,
  SCENE,
  SETUP,
  STAKES,
  STANDING,
];

export const PUB_ENGLISH: Catalogue = {
  language: 'en',
  form: (count) => (count === 1 ? 0 : 1),
  texts: Object.assign({}, ...PARTS) as Readonly<Record<string, string>>,
};
