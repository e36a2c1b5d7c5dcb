import { pubBattlesRules } from './mapless.ts';
import { allScenarios } from './scenarios/scenarios.ts';

/** Pub Battles, with all its maps. */
export const pubBattles = /* @__PURE__ */ withMaps();

// Whoever takes other things from this package only does not get the maps.
function withMaps(): typeof pubBattlesRules {
  return { ...pubBattlesRules, scenarios: allScenarios() };
}
