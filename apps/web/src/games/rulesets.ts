import type { Ruleset, Scenario } from '@sandtable/kernel';

/** The rules by the name of the game, loaded when they are needed; here and in the worker. */
const RULESETS: Readonly<Record<string, () => Promise<Ruleset>>> = {
  pbi: async () => (await import('@sandtable/pbi')).pbi,
  browning: async () => (await import('@sandtable/browning')).browning,
  'pub-battles': async () => (await import('@sandtable/pub-battles/rules')).pubBattlesRules,
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

/** Where the rules only list their scenarios: how one is loaded. */
const SCENARIOS: Readonly<Record<string, (id: string) => Promise<Scenario>>> = {
  'pub-battles': async (id) => (await import('@sandtable/pub-battles/rules')).loadScenario(id),
};

const loadedScenarios = new Map<Scenario, Promise<Scenario>>();

/** A ready-made scenario of these rules, as it is played; loaded once. */
export function loadScenario({ id }: Ruleset, listed: Scenario): Promise<Scenario> {
  let scenario = loadedScenarios.get(listed);
  if (scenario === undefined) {
    scenario = Object.hasOwn(SCENARIOS, id) ? SCENARIOS[id](listed.id) : Promise.resolve(listed);
    loadedScenarios.set(listed, scenario);
  }
  return scenario;
}
