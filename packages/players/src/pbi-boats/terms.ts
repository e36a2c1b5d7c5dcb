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
// node packages/players/tuning/pbi-boats.ts 6000 refit2
const WEIGHTS: Weights = [
  {
    host: [-1546, -93],
    held: [1294, 85],
    firm: [209, 443],
    lost: [-325, 5],
    ashore: [45, 58],
    defenders: [-27, -40],
    reach: [560, 439],
    storm: [196, -119],
    landing: [114, 8],
    doomed: [-92, -115],
    strained: [-32, -61],
    crumbling: [185, 38],
    shaken: [51, -5],
    rattled: [72, -427],
    unnerved: [467, 1397],
    commanders: [138, 601],
    headless: [-58, -767],
    damage: [-10, 14],
    exposed: [-133, -29],
    sighted: [239, -153],
  },
  {
    host: [-1723, -69],
    held: [1339, -400],
    firm: [263, 482],
    lost: [-298, -28],
    ashore: [66, 68],
    defenders: [-33, -4],
    reach: [699, 209],
    storm: [213, -144],
    landing: [207, -60],
    doomed: [-120, -118],
    strained: [-23, -53],
    crumbling: [44, 121],
    shaken: [-2, 87],
    rattled: [-123, -219],
    unnerved: [563, 1182],
    commanders: [347, 715],
    headless: [42, -708],
    damage: [-11, -4],
    exposed: [6, -122],
    sighted: [174, 3],
  },
];

const PARTS: readonly Part[] = [
  {
    name: 'objectives',
    nature: 'ground',
    attackers: ['host', 'held'],
    defenders: ['host', 'held'],
    words: 'It leaves more of what the battle is about in your hands.',
    second: 'It keeps more of what the battle is about out of the enemy’s hands.',
  },
  {
    name: 'grip',
    nature: 'ground',
    attackers: ['firm'],
    defenders: ['firm'],
    words: 'It gives you a firmer hold on what you have taken.',
    second: 'It loosens the enemy’s hold on what he has taken.',
  },
  {
    name: 'reach',
    nature: 'ground',
    attackers: ['reach', 'storm'],
    defenders: ['reach', 'storm'],
    words: 'It brings you nearer to what is worth having.',
    second: 'It keeps the enemy away from what is worth having.',
  },
  {
    name: 'landing',
    nature: 'time',
    attackers: ['ashore', 'landing'],
    defenders: ['ashore', 'landing'],
    words: 'It brings your landing on.',
    second: 'It holds up the enemy’s landing.',
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
export const TERMS: readonly Term[] = PARTS.map(({ name, nature, words, second }) => ({
  name,
  nature,
  weight: 1,
  words,
  ...(second !== undefined && { second }),
}));

const BY_SIDE = (['attackers', 'defenders'] as const).map((key) =>
  PARTS.map((part) => part[key].map((count) => COUNTS.indexOf(count))),
);
/** When all is done but to score only this counts: about half of what decides for certain, for a lead of five points. */
const DONE = COUNTS.map((count) => (count === 'held' ? 1400 : count === 'lost' ? -400 : 0));
const LATE = WEIGHTS.map((by) => COUNTS.map((count) => by[count][0]));
const EARLY = WEIGHTS.map((by) => COUNTS.map((count) => by[count][1]));
const counted = new Float64Array(COUNTS.length);

export function weigh(state: State, us: SideNumber, into: number[], seconds?: number[]): void {
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
    // Counts of the landing are the attacker's: all that the defender gains by them is kept from him.
    if (us !== ATTACKER && seconds !== undefined) seconds[term] = into[term];
  }
}
