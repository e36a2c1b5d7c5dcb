import type { SideNumber } from '@sandtable/kernel';
import { ATTACKER } from '@sandtable/pbi';
import type { BoatState as State } from '@sandtable/pbi-boats';
import type { Term } from '../search/doctrine.ts';
import { COUNTS, isDone, tally, timeLeft, type Count } from './tally.ts';

/** What one of a count is worth to the attacker, in thousandths: as the game ends, and as it begins. */
type Weight = readonly [late: number, early: number];

/** Where the attacker's turn ends, and where the defender's does: whoever comes next tests his morale first. */
type Weights = readonly [Readonly<Record<Count, Weight>>, Readonly<Record<Count, Weight>>];

/**
 * A count for the attacker and the count that is the same to the defender; where there is but one it is the
 * defender's the other way round.
 */
interface Part extends Omit<Term, 'weight'> {
  readonly attackers: readonly Count[];
  readonly defenders: readonly Count[];
}

/** Found by tuning/pbi-boats.ts, as it prints them; see there for how. */
// node packages/players/tuning/pbi-boats.ts 8000 refit
const WEIGHTS: Weights = [
  {
    held: [1237, -383],
    firm: [83, 302],
    lost: [-328, 2],
    ashore: [73, 2],
    defenders: [-39, -67],
    reach: [613, 24],
    storm: [31, 7],
    landing: [61, -52],
    doomed: [-112, -46],
    strained: [-27, -10],
    crumbling: [-19, 119],
    shaken: [-15, 57],
    rattled: [-514, 4],
    unnerved: [498, -865],
    commanders: [269, 927],
    headless: [25, -823],
    damage: [70, 2],
    exposed: [-69, -91],
    sighted: [-184, 170],
  },
  {
    held: [1237, -383],
    firm: [83, 302],
    lost: [-328, 2],
    ashore: [73, 2],
    defenders: [-39, -67],
    reach: [613, 24],
    storm: [31, 7],
    landing: [61, -52],
    doomed: [-112, -46],
    strained: [-27, -10],
    crumbling: [-19, 119],
    shaken: [-15, 57],
    rattled: [-514, 4],
    unnerved: [498, -865],
    commanders: [269, 927],
    headless: [25, -823],
    damage: [70, 2],
    exposed: [-69, -91],
    sighted: [-184, 170],
  },
];

const PARTS: readonly Part[] = [
  {
    name: 'objectives',
    nature: 'ground',
    attackers: ['held'],
    defenders: ['held'],
    words: 'It leaves more of what the battle is about in your hands.',
  },
  {
    name: 'grip',
    nature: 'ground',
    attackers: ['firm'],
    defenders: ['firm'],
    words: 'What is held there is held more firmly, or less so by the enemy.',
  },
  {
    name: 'reach',
    nature: 'ground',
    attackers: ['reach', 'storm'],
    defenders: ['reach', 'storm'],
    words: 'It decides who comes near what is worth having.',
  },
  {
    name: 'landing',
    nature: 'time',
    attackers: ['ashore', 'landing'],
    defenders: ['ashore', 'landing'],
    words: 'The landing turns on how many are ashore, and how soon.',
  },
  {
    name: 'losses',
    nature: 'care',
    attackers: ['lost', 'damage'],
    defenders: ['defenders'],
    words: 'It saves lives on your side.',
  },
  {
    name: 'kills',
    nature: 'harm',
    attackers: ['defenders'],
    defenders: ['lost', 'damage'],
    words: 'It costs the enemy most.',
  },
  {
    name: 'steadiness',
    nature: 'order',
    attackers: ['doomed', 'strained', 'rattled'],
    defenders: ['crumbling', 'shaken', 'unnerved'],
    words: 'It keeps your platoons away from their break tests.',
  },
  {
    name: 'strain',
    nature: 'harm',
    attackers: ['crumbling', 'shaken', 'unnerved'],
    defenders: ['doomed', 'strained', 'rattled'],
    words: 'It brings the enemy nearer to a break test.',
  },
  {
    name: 'command',
    nature: 'order',
    attackers: ['commanders'],
    defenders: ['headless'],
    words: 'It keeps your commanders out of harm’s way.',
  },
  {
    name: 'beheading',
    nature: 'harm',
    attackers: ['headless'],
    defenders: ['commanders'],
    words: 'It may cost the enemy a commander.',
  },
  {
    name: 'shelter',
    nature: 'care',
    attackers: ['exposed'],
    defenders: ['sighted'],
    words: 'Fewer of your men stand where they are shot at.',
  },
  {
    name: 'targets',
    nature: 'harm',
    attackers: ['sighted'],
    defenders: ['exposed'],
    words: 'It brings more of the enemy before your guns.',
  },
];

/** In thousandths already, since what each counts changes with the time that is left. */
export const TERMS: readonly Term[] = PARTS.map(({ name, nature, words }) => ({
  name,
  nature,
  weight: 1,
  words,
}));

const BY_SIDE = (['attackers', 'defenders'] as const).map((key) =>
  PARTS.map((part) => part[key].map((count) => COUNTS.indexOf(count))),
);
/** When all is done but to score only this counts: about half of what decides for certain, for a lead of five points. */
const DONE = COUNTS.map((count) => (count === 'held' ? 1400 : count === 'lost' ? -400 : 0));
const LATE = WEIGHTS.map((by) => COUNTS.map((count) => by[count][0]));
const EARLY = WEIGHTS.map((by) => COUNTS.map((count) => by[count][1]));
const counted = new Float64Array(COUNTS.length);

export function weigh(state: State, us: SideNumber, into: number[]): void {
  tally(state, counted);
  const time = timeLeft(state);
  const sign = us === ATTACKER ? 1 : -1;
  const parts = BY_SIDE[us];
  const late = isDone(state) ? DONE : LATE[state.side];
  const early = EARLY[state.side];
  for (let term = 0; term < parts.length; term++) {
    let sum = 0;
    for (const count of parts[term]) {
      sum += counted[count] * (late[count] * (1 - time) + early[count] * time);
    }
    into[term] = sign * sum;
  }
}
