/** Who can sit at a side of the table. */
export const PLAYERS = {
  'seats.legend': 'Who plays {side}?',
  'seats.person': 'A person',
  'seats.person.about': 'you, or a friend at this screen',
  'player.greedy': 'Computer (regular)',
  'player.random': 'Computer (recruit)',
  'playerAbout.greedy': 'a fair opponent: takes the best step it sees',
  'playerAbout.random': 'for a first try: plays without a plan',
} as const;
