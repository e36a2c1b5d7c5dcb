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
// node packages/players/tuning/pbi-boats.ts 16000 refit
const WEIGHTS: Weights = [
  {
    held: [1382, 26],
    firm: [89, 341],
    lost: [-348, -10],
    ashore: [38, 58],
    defenders: [-31, -49],
    reach: [715, 337],
    storm: [69, -77],
    landing: [144, -7],
    doomed: [-126, -90],
    strained: [-48, -60],
    crumbling: [210, 40],
    shaken: [91, -8],
    rattled: [-69, -276],
    unnerved: [497, 1231],
    commanders: [236, 613],
    headless: [20, -771],
    damage: [40, -22],
    exposed: [-64, -56],
    sighted: [-59, -145],
  },
  {
    held: [1490, -479],
    firm: [55, 413],
    lost: [-313, -38],
    ashore: [63, 78],
    defenders: [-26, -11],
    reach: [891, 133],
    storm: [79, -58],
    landing: [210, -73],
    doomed: [-144, -103],
    strained: [-35, -49],
    crumbling: [25, 115],
    shaken: [40, 68],
    rattled: [-115, -158],
    unnerved: [805, 884],
    commanders: [323, 756],
    headless: [103, -683],
    damage: [-6, -12],
    exposed: [-1, -154],
    sighted: [-4, -34],
  },
];

const PARTS: readonly Part[] = [
  {
    name: 'objectives',
    nature: 'ground',
    attackers: ['held'],
    defenders: ['held'],
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
