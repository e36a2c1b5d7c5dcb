/** Everything that a host says in words: why something was not done. */
export const WIRE_ENGLISH = {
  'wire.json': 'This is not JSON.',
  'wire.match': 'There is no such match here.',
  'wire.key': 'This is not the key of a seat at this match.',
  'wire.seat': 'You have no such seat.',
  'wire.seats': 'You are at as many matches at once as one line holds.',
  'wire.invitation':
    'This invitation is not good any more: it has been used, or another has taken its place.',
  'wire.number': 'Your number for the dice is there already.',
  'wire.ruleset': 'This game is not played here.',
  'wire.scenario': 'There is no such scenario here.',
  'wire.side': 'This side is not free.',
  'wire.proof': 'There is proof of a match when it is over.',
  'wire.spectator': 'Whoever looks on plays no part.',
  'room.waiting': 'The match has not begun: somebody has yet to take a seat.',
  'room.late': 'Something else has happened meanwhile.',
} as const;

/** Something that a host says. */
export type WireText = keyof typeof WIRE_ENGLISH;
