/** A good move, and a turn that the computer plays for somebody. */
export const ADVICE = {
  'advice.show': 'Show me a move',
  'advice.turn': 'Play this turn for me',
  'advice.thinking': 'Looking for a good move …',
  'advice.title': 'A good move',
  'advice.play': 'Play it',
  'advice.drop': 'No, thanks',
  'advice.turn.title': 'The computer would play',
  'advice.turn.play': 'Play the turn',
  'advice.turn.then.dice': 'Then the dice decide how it goes on.',
  'advice.turn.then.others': 'Then the other side decides.',
  'advice.turn.then.turn': 'That ends the turn.',
  'advice.turn.then.more': 'And so on, to the end of the turn.',
  'advice.turn.playing': 'The computer plays this turn for you.',
  'advice.turn.stop': 'Stop',
  'advice.turn.interrupted':
    'The computer was playing this turn for you when you left. It has stopped here.',
  'advice.turn.goOn': 'Let it go on',
  'advice.played': 'The computer played for you.',
  'advice.back': 'Take it back, up to the last roll of dice',
} as const;
