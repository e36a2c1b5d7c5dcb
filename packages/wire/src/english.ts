/** Everything that a host says in words: why something was not done. */
export const WIRE_ENGLISH = {
  'wire.json': 'This is not JSON.',
  'wire.match': 'There is no such match here.',
  'wire.key': 'This is not the key of a seat at this match.',
  'wire.seat': 'You have no such seat.',
  'wire.seats': 'You are at as many matches at once as one line holds.',
  'wire.spectator': 'Whoever looks on plays no part.',
  'room.waiting': 'The match has not begun: somebody has yet to take a seat.',
  'room.late': 'Something else has happened meanwhile.',
} as const;

/** Something that a host says. */
export type WireText = keyof typeof WIRE_ENGLISH;
