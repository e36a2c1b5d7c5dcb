import type { Scenario } from '@sandtable/kernel';
import beachLanding from './beach-landing.json' with { type: 'json' };

/** The ready-made scenarios, the one to begin with first. */
export const SCENARIOS = [beachLanding] as readonly object[] as readonly Scenario[];
