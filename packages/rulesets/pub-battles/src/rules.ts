// For whom every byte counts: the rules without the maps, and a scenario when it is wanted.
export { pubBattlesRules } from './mapless.ts';
export { loadScenario } from './scenarios/loadScenario.ts';
