import { cardsOf, type Rulebook } from '@sandtable/kernel';

const card = cardsOf('BT');

export const RULEBOOK: Rulebook = [card('1.1', 'source meaning')];
