import { cardsOf, type Rulebook } from '@sandtable/kernel';

const card = cardsOf('AM');

/** The rules of Ambush: no published game, only as much as shows every part of the protocol. */
export const RULEBOOK: Rulebook = [
  card('1', 'source choice'),
  card('2', 'source event'),
  card('3', 'source event'),
  card('4', 'source event'),
  card('5', 'source choice'),
  card('6', 'option event'),
  card('7', 'source event'),
  card('8', 'source event'),
];
