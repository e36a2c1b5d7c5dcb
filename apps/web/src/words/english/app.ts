/** The frame around every page. */
export const APP = {
  'app.name': 'Sandtable',
  'app.skip': 'Skip to the content',
  'app.navigation': 'Main',
  'app.games': 'Games',
  'app.settings': 'Settings',
  'app.loading': 'Loading …',
  'app.close': 'Close',
  'app.cancel': 'Cancel',
  'app.titled': '{page} · Sandtable',
  'missing.title': 'Nothing here',
  'missing.text': 'There is no page at this address.',
  'missing.game': 'There is no game called “{id}” here.',
  'missing.armies': 'In {game} no armies are chosen.',
  'missing.match':
    'This match is not on this device. Matches are kept in the browser they are played in; open a saved file to bring one over.',
  'missing.back': 'To the games',
  'failure.title': 'Something went wrong',
  'failure.text':
    'This is a fault of the app or of this browser, not of yours. Every move that was shown has been kept.',
  'failure.again': 'Load the page again',
  'card.ruling': 'Ruling',
  'card.option': 'Option',
  'card.source': 'Rule',
  'card.rulingOn': 'Our ruling: {ruling}',
  'card.optionOn': 'In this game it can be switched: {option}',
  'card.page': 'All the rules',
} as const;
