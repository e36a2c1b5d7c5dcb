/** Who can sit at a side of the table. */
export const PLAYERS = {
  'seats.legend': 'Who plays the {side}?',
  'seats.person': 'A person',
  'seats.person.about': 'you, or a friend at this screen',
  'player.greedy': 'Computer: greedy',
  'player.random': 'Computer: random',
  'playerAbout.greedy': 'takes the best step it sees',
  'playerAbout.random': 'moves at random, for practice',
} as const;
