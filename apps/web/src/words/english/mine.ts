/** One's matches with others. These words come with the page that needs them. */
export const MINE = {
  'mine.title': 'With others',
  'mine.waiting': '{count:one waits|# wait} for you',
  'mine.waiting.none': 'None waits for you',
  'mine.asOf':
    'There is no connection. This is how they stood on {time}; what you decide at a table is kept, and sent when there is one.',
  'mine.yours': 'It is your turn',
  'mine.until': 'You have until {time}.',
  'mine.stands': 'The clocks stand.',
  'mine.late.claim':
    'Your time ran out ({time}). You can still decide, until the match is claimed.',
  'mine.late.for': 'Your time ran out ({time}): you are answered for until you decide yourself.',
  'mine.theirs': '{name} is to decide',
  'mine.theirs.nobody': 'The other side',
  'mine.theirs.until': 'They have until {time}.',
  'mine.claim': '{name} has run out of time: you may claim the match',
  'mine.claim.since': 'Their time ran out ({time}).',
  'mine.claim.go': 'Go and claim it',
  'mine.left': 'The other side has left for good: invite somebody else, or claim the match',
  'mine.nobody': 'nobody any more',
  'mine.open': 'Nobody has taken the other seat yet',
  'mine.coming': 'It begins when the other side has come to the table',
  'mine.since': 'Waiting since {time}.',
  'mine.made': 'Set up {time}.',
  'mine.over': 'Ended {time}.',
  'mine.copy': 'copy of a match with others',
  'mine.last': 'Last played {time}.',
} as const;
