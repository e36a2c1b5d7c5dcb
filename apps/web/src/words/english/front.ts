/** The first page. */
export const FRONT = {
  'front.title': 'Tabletop wargames, played by the book',
  'front.lead':
    'The rules are kept by the table itself: every move is judged, every roll is explained, and the computer opposite you sees no more than you do. Play it tonight, alone or with a friend on this screen.',
  'front.games': 'Games',
  'front.play': 'New game',
  'front.learn': 'Learn',
  'front.rules': 'Rules',
  'front.reference': 'Quick reference',
  'front.picture': 'A game of {game} under way',
  'front.continue': 'Go on where you left off',
  'front.finished': 'Finished matches',
  'front.go': 'Go on',
  'front.watch': 'Watch',
  'front.remove': 'Delete',
  'front.remove.sure': 'Delete “{title}” from this device? There is no way back.',
  'front.remove.failed': 'It could not be deleted: {reason}.',
  'front.remove.yes': 'Delete it',
  'front.steps': '{count:one decision|# decisions}',
  'front.you': 'You play the {side}',
  'front.shared': 'Both sides at this screen',
  'front.none': 'The computer plays both sides',
  'front.open': 'Have a saved match or a scenario? Open it here, or drop the file anywhere.',
  'front.unavailable':
    'Matches cannot be kept in this browser ({reason}), so nothing is listed here.',
  'front.more': 'All of them ({count})',
} as const;
