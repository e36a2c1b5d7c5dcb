import type { Ruleset } from '@sandtable/kernel';

/** The rules by the name of the game, loaded when they are needed; here and in the worker. */
const RULESETS: Readonly<Record<string, () => Promise<Ruleset>>> = {
  pbi: async () => (await import('@sandtable/pbi')).pbi,
  browning: async () => (await import('@sandtable/browning')).browning,
  'pub-battles': async () => (await import('@sandtable/pub-battles')).pubBattles,
  'square-bashing': async () => (await import('@sandtable/square-bashing')).squareBashing,
  'pbi-boats': async () => (await import('@sandtable/pbi-boats')).pbiBoats,
  // A small game with secrets, for tests: what is published holds nothing of it.
  ...(import.meta.env.MODE === 'test' && {
    ambush: async () => (await import('@sandtable/testkit/ambush')).ambush,
  }),
};

export const GAME_IDS = Object.keys(RULESETS);

export function hasRuleset(id: string): boolean {
  return Object.hasOwn(RULESETS, id);
}

export async function loadRuleset(id: string): Promise<Ruleset> {
  if (!hasRuleset(id)) throw new Error(`no ruleset ${id}`);
  return RULESETS[id]();
}
