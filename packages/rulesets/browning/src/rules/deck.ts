import type { Dice } from '@sandtable/kernel';
import type { Field } from '../state/field.ts';
import type { BrowningReport } from '../state/definition.ts';
import { canLead } from './leaders.ts';
import type { Pick } from './picks.ts';
import type { State } from '../state/state.ts';
import { SIDES, type Activation } from './tables.ts';
import { isReady, leaderSide } from './teams.ts';

/** BB-2.2: where a card is. One whose leader would not act lies aside until somebody else has. */
const IN_DECK = 0;
export const DRAWN = 1;
export const DECLINED = 2;

export function byCards({ options }: State): boolean {
  return options.activation === 'cards' || options.activation === 'cards-team';
}

/** BB-2.2: what is written on the cards of squads or teams; nothing where there are none. */
export function unitCards({ teams, squads }: Field, activation: Activation): string[] {
  if (activation === 'cards-team') return teams.map(({ name }) => name);
  return activation === 'cards' ? squads.map(({ name }) => name) : [];
}

/** BB-2.2: the cards of squads or teams come first, then one for every leader. */
export function cardCount(field: Field, activation: Activation): number {
  const units = unitCards(field, activation).length;
  return units === 0 ? 0 : units + field.leaders.length;
}

/** The card of a leader. */
export function leaderCard({ field, cards }: State, leader: number): number {
  return cards.length - field.leaders.length + leader;
}

/** BB-2.2: a card by lot among those that are in the deck; none where everybody is done. */
export function drawCard(state: State, dice: Dice, report: BrowningReport): Pick | undefined {
  let cards = cardsThat(state, (each) => each === IN_DECK);
  if (cards.length === 0 && cardsThat(state, (each) => each === DRAWN).length > 0) {
    // Who is ready again gets another, and so does who would not act before.
    cards = cardsThat(state, () => true);
    for (const card of cards) state.cards[card] = IN_DECK;
  }
  if (cards.length === 0) return undefined;
  const card = cards[dice.die(cards.length) - 1];
  state.cards[card] = DRAWN;
  const leader = card - leaderCard(state, 0);
  const called = leader >= 0 ? [leader] : [];
  const drawn = leader >= 0 ? [] : teamsOn(state, card);
  const side = leader >= 0 ? leaderSide(state.field, leader) : state.field.teams[drawn[0]].side;
  report?.({
    type: 'drawn',
    rule: 'BB-2.2',
    card:
      leader >= 0
        ? state.field.leaders[leader].name
        : unitCards(state.field, state.options.activation)[card],
    side: SIDES[side],
  });
  const left = Math.max(drawn.length, called.length);
  return { type: 'pick', side, left, taken: [], drawn, called, declines: 0 };
}

/** BB-2.3: somebody acts, so those who would not are asked again. */
export function noteAct({ cards }: State): void {
  for (let card = 0; card < cards.length; card++) {
    if (cards[card] === DECLINED) cards[card] = DRAWN;
  }
}

/** BB-2.3: the leader whose card it is does not act now. */
export function noteDecline(state: State, { called }: Pick): void {
  for (const leader of called) state.cards[leaderCard(state, leader)] = DECLINED;
}

/** BB-2.3: whether nobody is left to act if the leader whose card it is declines. */
export function isLastCard(state: State, { called }: Pick): boolean {
  const others = cardsThat(state, (each) => each !== DECLINED);
  return others.every((card) => called.includes(card - leaderCard(state, 0)));
}

/** The cards in such a place that somebody can act by. */
function cardsThat(state: State, isThere: (place: number) => boolean): number[] {
  const cards: number[] = [];
  for (let card = 0; card < state.cards.length; card++) {
    if (isThere(state.cards[card]) && canAct(state, card)) cards.push(card);
  }
  return cards;
}

function canAct(state: State, card: number): boolean {
  const leader = card - leaderCard(state, 0);
  return leader >= 0
    ? canLead(state, leaderSide(state.field, leader), leader)
    : teamsOn(state, card).length > 0;
}

/** The ready teams of a card. */
function teamsOn(state: State, card: number): number[] {
  if (state.options.activation === 'cards-team') return isReady(state, card) ? [card] : [];
  return state.field.teams.flatMap(({ squad }, team) =>
    squad === card && isReady(state, team) ? [team] : [],
  );
}
