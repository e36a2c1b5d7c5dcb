import type { Ruleset, Words } from '@sandtable/kernel';
import { use } from 'react';
import { wordsOf } from '../words/words.ts';
import type { Look } from './look.ts';
import { plainLook } from './plainLook.tsx';
import { loadRuleset } from './rulesets.ts';

/** A game with its rules and its words: enough where nothing of it is drawn. */
export interface Rules {
  readonly ruleset: Ruleset;
  readonly words: Words;
}

/** A game with its rules, its look and its words. */
export interface Game extends Rules {
  readonly look: Look;
}

/** Looks of their own; what is not here is drawn plainly. */
const LOOKS: Readonly<Record<string, () => Promise<Look>>> = {
  pbi: async () => (await import('./pbi/look.ts')).pbiLook,
  browning: async () => (await import('./browning/look.ts')).browningLook,
  'pub-battles': async () => (await import('./pub-battles/look.ts')).pubBattlesLook,
  'square-bashing': async () => (await import('./square-bashing/look.ts')).squareBashingLook,
  'pbi-boats': async () => (await import('./pbi-boats/look.ts')).pbiBoatsLook,
};

const loaded = new Map<string, Promise<Game>>();

/** The game of this name, loaded once. Ask `hasRuleset` first. */
export function loadGame(id: string): Promise<Game> {
  let game = loaded.get(id);
  if (game === undefined) {
    game = load(id);
    // What failed stays failed until the page is loaded again: asked for anew each time it is drawn,
    // it would be waited for without end.
    loaded.set(id, game);
  }
  return game;
}

const loadedRules = new Map<string, Promise<Rules>>();

function loadRules(id: string): Promise<Rules> {
  let rules = loadedRules.get(id);
  if (rules === undefined) {
    rules = loadRuleset(id).then((ruleset) => ({ ruleset, words: wordsOf(ruleset) }));
    loadedRules.set(id, rules);
  }
  return rules;
}

async function load(id: string): Promise<Game> {
  const [rules, look] = await Promise.all([
    loadRules(id),
    Object.hasOwn(LOOKS, id) ? LOOKS[id]() : plainLook,
  ]);
  return { ...rules, look };
}

/** The game of this name; the page waits for it. */
export function useGame(id: string): Game {
  return use(loadGame(id));
}

/** The rules of this name, without their look; the page waits for them. */
export function useRules(id: string): Rules {
  return use(loadRules(id));
}
