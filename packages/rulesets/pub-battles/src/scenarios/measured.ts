import type { Measured } from '@sandtable/kernel';
import type { PubScenario } from '../files/scenarioFile.ts';

/** By `simulate pub-battles --scenario ID --players NAME,NAME --seed balance`. */
export const MEASURED: Readonly<Record<string, Measured>> = {
  teaching: { players: 'general@100', wins: { red: 186, blue: 196 }, draws: 18 },
  brandywine: { players: 'greedy', wins: { red: 33, blue: 67 }, draws: 0 },
  germantown: { players: 'greedy', wins: { red: 48, blue: 51 }, draws: 1 },
  marengo: { players: 'greedy', wins: { red: 68, blue: 29 }, draws: 3 },
  'free-teaching': { players: 'greedy', wins: { red: 52, blue: 148 }, draws: 0 },
  'free-brandywine': { players: 'greedy', wins: { red: 21, blue: 39 }, draws: 0 },
  'free-germantown': { players: 'greedy', wins: { red: 32, blue: 66 }, draws: 2 },
  'free-marengo': { players: 'greedy', wins: { red: 22, blue: 37 }, draws: 1 },
};

/** A scenario with how even it is. */
export function measured(scenario: PubScenario): PubScenario {
  return { ...scenario, measured: MEASURED[scenario.id] };
}
