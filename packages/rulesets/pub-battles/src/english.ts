import type { Catalogue } from '@sandtable/kernel';
import { COMBAT_ENGLISH } from './english/combat.ts';
import { EVENTS } from './english/events.ts';
import { MAP_SCENE_ENGLISH } from './english/map-scene.ts';
import { MAP_ENGLISH } from './english/map.ts';
import { MOVEMENT } from './english/movement.ts';
import { MOVES } from './english/moves.ts';
import { NAMES } from './english/names.ts';
import { ORDER } from './english/order.ts';
import { QUESTIONS } from './english/questions.ts';
import { RULES } from './english/rules.ts';
import { SCENE } from './english/scene.ts';
import { SETUP } from './english/setup.ts';

/** The parts of the catalogue. No key is in two of them. */
export const PARTS: readonly Readonly<Record<string, string>>[] = [
  RULES,
  NAMES,
  QUESTIONS,
  MOVES,
  EVENTS,
  COMBAT_ENGLISH,
  MAP_ENGLISH,
  MAP_SCENE_ENGLISH,
  MOVEMENT,
  ORDER,
  SCENE,
  SETUP,
];

export const PUB_ENGLISH: Catalogue = {
  language: 'en',
  form: (count) => (count === 1 ? 0 : 1),
  texts: Object.assign({}, ...PARTS) as Readonly<Record<string, string>>,
};
