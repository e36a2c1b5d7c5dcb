import type { Scenario } from '@sandtable/kernel';
import beachLanding from './beach-landing.json' with { type: 'json' };
import burningCity from './burning-city.json' with { type: 'json' };
import harbourRaid from './harbour-raid.json' with { type: 'json' };
import jungleRiver from './jungle-river.json' with { type: 'json' };

/** The ready-made scenarios, the one to begin with first. */
export const SCENARIOS = [
  beachLanding,
  burningCity,
  jungleRiver,
  harbourRaid,
] as readonly object[] as readonly Scenario[];
