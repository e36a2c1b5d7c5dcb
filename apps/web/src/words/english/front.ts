/** The first page. */
export const FRONT = {
  'front.title': 'Tabletop wargames, played by the book',
  'front.lead':
    'The table keeps the rules: it judges every move and explains every roll, and the computer sees no more than you do. Play alone, or with a friend at this screen.',
  'front.games': 'Games',
  'front.play': 'Play',
  'front.learn': 'Learn',
  'front.rules': 'Rules',
  'front.reference': 'Quick reference',
  'front.continue': 'Pick up where you left off',
  'front.finished': 'Finished matches',
  'front.go': 'Go on',
  'front.watch': 'Watch',
  'front.remove': 'Delete',
  'front.remove.sure': 'Delete “{title}” from this device? There is no way back.',
  'front.remove.failed': 'It could not be deleted: {reason}.',
  'front.remove.yes': 'Delete it',
  'front.steps': '{count:one decision|# decisions}',
  'front.you': 'You play {side}',
  'front.shared': 'Both sides at this screen',
  'front.none': 'The computer plays both sides',
  'front.open': 'Have a saved match or a scenario? Open it here, or drop the file anywhere.',
  'front.install': 'Install the app',
  'front.unavailable':
    'Matches cannot be kept in this browser ({reason}), so nothing is listed here.',
  'front.more': 'All {count} of them',
} as const;
