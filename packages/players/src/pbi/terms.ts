import { SETTING, type SideNumber } from '@sandtable/kernel';
import { ATTACKER, DEFENDER, LAYOUT_CHANGES, TURNS, type PbiState } from '@sandtable/pbi';
import type { Term } from '../search/doctrine.ts';
import { COEFFICIENTS } from './coefficients.ts';
import { agreement } from './design.ts';
import { oddsOfScore } from './scoring.ts';
import { LAST_STAGE, readSigns, SIGNS, stageOf, type Sign } from './signs.ts';

/** Each as much as the coefficients of its signs come to, so none is weighed again. */
export const TERMS = [
  {
    name: 'houses',
    nature: 'ground',
    weight: 1,
    words: 'It gets more houses into your hands.',
    second: 'It keeps more houses out of the enemy’s hands.',
  },
  {
    name: 'reach',
    nature: 'ground',
    weight: 1,
    words: 'It brings more houses within your reach.',
    second: 'It keeps more houses out of the enemy’s reach.',
  },
  {
    name: 'spared',
    nature: 'care',
    weight: 1,
    words: 'It costs you fewer groups.',
  },
  {
    name: 'hidden',
    nature: 'care',
    weight: 1,
    words: 'It leaves fewer of your groups where the enemy can shoot at them.',
  },
  {
    name: 'steady',
    nature: 'order',
    weight: 1,
    words: 'It keeps your platoons further from a break test.',
  },
  {
    name: 'felled',
    nature: 'harm',
    weight: 1,
    words: 'It costs the enemy more groups.',
  },
  {
    name: 'aimed',
    nature: 'harm',
    weight: 1,
    words: 'It has more of the enemy under fire.',
  },
  {
    name: 'shaken',
    nature: 'harm',
    weight: 1,
    words: 'It brings an enemy platoon nearer to a break test.',
  },
  {
    name: 'design',
    nature: 'ground',
    weight: 20,
    words:
      'It lays out the ground so that the attacker has to come out of one wood and into another.',
  },
] as const satisfies readonly Term[];

type Name = (typeof TERMS)[number]['name'];

/** Which term a sign belongs to, for the attacker and for the defender. */
const BELONGS: Readonly<Record<Sign, readonly [Name, Name]>> = {
  even: ['houses', 'houses'],
  held: ['houses', 'houses'],
  heldTwice: ['houses', 'houses'],
  lost: ['spared', 'felled'],
  ownGuns: ['spared', 'felled'],
  ownCommanders: ['spared', 'felled'],
  ownMarkers: ['steady', 'shaken'],
  ownShaken: ['steady', 'shaken'],
  ownDanger: ['hidden', 'aimed'],
  enemyRifles: ['felled', 'spared'],
  enemyGuns: ['felled', 'spared'],
  enemyCommander: ['felled', 'spared'],
  enemyMarkers: ['shaken', 'steady'],
  enemyShaken: ['shaken', 'steady'],
  enemyDanger: ['aimed', 'hidden'],
  emptyNear: ['reach', 'reach'],
  weakNear: ['reach', 'reach'],
  strongNear: ['reach', 'reach'],
  close: ['reach', 'reach'],
  gripped: ['aimed', 'aimed'],
  emptyHouses: ['reach', 'reach'],
  ledNear: ['reach', 'reach'],
  ready: ['reach', 'reach'],
  guarded: ['houses', 'houses'],
  advance: ['reach', 'reach'],
};

const PLACES = [0, 1].map((side) =>
  SIGNS.map((sign) => TERMS.findIndex(({ name }) => name === BELONGS[sign][side])),
);

const HELD = SIGNS.indexOf('held');
const LOST = SIGNS.indexOf('lost');
/** What a group that is lost counts at the end, beside the houses. */
const LOST_AT_LAST = 400;

const signs = new Float64Array(SIGNS.length);

const OF_HOUSES = ['houses', 'reach'].map((each) => TERMS.findIndex(({ name }) => name === each));
const DESIGN = TERMS.findIndex(({ name }) => name === 'design');

export function weigh(state: PbiState, us: SideNumber, into: number[], seconds?: number[]): void {
  if (state.turn === 0) {
    if (us === DEFENDER) into[DESIGN] = agreement(state);
    return;
  }
  readSigns(state, signs);
  addSigns(state, us, into);
  // QS-12.1: houses are taken by the attacker, and kept from him.
  if (us === DEFENDER && seconds !== undefined) {
    for (const term of OF_HOUSES) seconds[term] = into[term];
  }
}

function addSigns(state: PbiState, us: SideNumber, into: number[]): void {
  const stage = stageOf(state);
  const sign = us === ATTACKER ? 1 : -1;
  const places = PLACES[us];
  if (stage === LAST_STAGE) {
    // Nothing but houses and losses counts any more, and the dice for the houses are known by their odds.
    const lost = -LOST_AT_LAST * signs[LOST];
    into[places[LOST]] += sign * lost;
    into[places[HELD]] += sign * (oddsOfScore(signs[HELD], signs[LOST]) - lost);
    return;
  }
  const row = COEFFICIENTS[stage];
  for (let i = 0; i < signs.length; i++) into[places[i]] += sign * row[i] * signs[i];
}

/** As if it were the last turn: how groups are set up shows at the end of the game, and no sooner. */
const DEPLOYING = 2 * TURNS;

/** Later than any turn. */
const FINAL = 1_000_000;

/**
 * Each square that is laid out; each turn of a side as it begins; and the moment before the game is scored, when only
 * dice are left.
 */
export function phaseOf(state: PbiState): number {
  const { stack, side, turn } = state;
  const top = stack[stack.length - 1];
  if (turn === 0) {
    const [phase] = stack;
    if (phase.type === 'layout') return phase.changes - 2 * LAYOUT_CHANGES;
    return phase.type === 'edge' ? -LAYOUT_CHANGES : DEPLOYING;
  }
  if (top.type === 'extend' && side === DEFENDER) return FINAL;
  return 2 * turn + side;
}

/** Whether a scenario brings nothing of its own: only the board of the book is known here. */
export function isOfTheBook({ [SETTING]: { fields } }: PbiState): boolean {
  for (const own of Object.values(fields)) if (own !== undefined) return false;
  return true;
}
