import type { Rulebook } from '@sandtable/kernel';

/** The rules of Ambush: no published game, only as much as shows every part of the protocol. */
export const RULEBOOK: Rulebook = [
  {
    id: 'AM-1',
    title: 'The stream',
    text: 'Two parties lie on the two banks of a stream, each bank with the same number of thickets. A party acts only when it is asked.',
    kind: 'source',
    effect: 'choice',
  },
  {
    id: 'AM-2',
    title: 'Hiding',
    text: 'Each night both parties secretly choose a thicket of their own bank.',
    kind: 'source',
    effect: 'event',
  },
  {
    id: 'AM-3',
    title: 'Lots',
    text: 'When both have hidden, a lot decides who searches first.',
    kind: 'source',
    effect: 'event',
  },
  {
    id: 'AM-4',
    title: 'Searching',
    text: 'In turn, each party searches a thicket of the other bank that has not been searched tonight.',
    kind: 'source',
    effect: 'event',
  },
  {
    id: 'AM-5',
    title: 'Found',
    text: 'A party that is found and may flee answers at once: it stands or it flees. One that may not flee stands.',
    kind: 'source',
    effect: 'choice',
  },
  {
    id: 'AM-6',
    title: 'Flight',
    text: 'A found party of two men or more may leave one behind and hide secretly in another thicket of its bank. Its searched thickets may be searched again, but for the one it left; the search is then its own.',
    kind: 'option',
    effect: 'event',
  },
  {
    id: 'AM-7',
    title: 'The fight',
    text: 'Each man rolls a die: those who searched fell a man on 5 or more, those who stand on 4 or more. Both count at once.',
    kind: 'source',
    effect: 'event',
  },
  {
    id: 'AM-8',
    title: 'Dawn',
    text: 'A fight ends the night. When a party has no man left, or after the sixth night, the party with more men wins.',
    kind: 'source',
    effect: 'event',
  },
];
