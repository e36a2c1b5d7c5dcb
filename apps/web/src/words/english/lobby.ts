/** Where others are met, and can be watched. These words come with the pages that need them. */
export const LOBBY = {
  'lobby.title': 'Lobby',
  'lobby.lead':
    'Invite a friend, play somebody you do not know yet, or watch. Nobody needs an account.',
  'lobby.friend': 'Invite a friend',
  'lobby.friend.text': 'Choose a game, and send the link that you are given.',
  'lobby.quick': 'Play somebody you do not know',
  'lobby.quick.games': 'Any of these games',
  'lobby.quick.play': 'Find somebody',
  'lobby.waiting':
    'You are on the list for: {games}. The table opens as soon as somebody comes. You may leave this page: it then waits among your matches.',
  'lobby.withdraw': 'Withdraw',
  'lobby.challenges': 'Open challenges',
  'lobby.clock': 'Clock',
  'lobby.clock.all': 'Any',
  'lobby.clock.none': 'No clock',
  'lobby.clock.move': 'So much for each move',
  'lobby.clock.bank': 'A bank of time',
  'lobby.none': 'Nobody waits at the moment. Put yourself on the list above.',
  'lobby.none.else': 'Nobody else waits at the moment.',
  'lobby.against': '{name} waits. You would play {side}.',
  'lobby.somebody': 'Somebody',
  'lobby.take': 'Play',
  'lobby.make': 'To choose scenario, side and clock yourself, set up a game for whoever comes:',
  'lobby.watch': 'Being played now',
  'lobby.mine': 'Your own matches',
} as const;
