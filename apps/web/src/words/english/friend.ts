/** The way to a match with somebody elsewhere, and what may become of it. */
export const FRIEND = {
  'online.none': 'There is no host here: matches with friends elsewhere need one.',
  'online.away': 'The host does not answer. Is there a network?',
  'online.trouble': 'The host could not do this. Try again in a moment.',
  'online.again': 'Try again',

  'friend.where': 'Where to play',
  'friend.here': 'On this device',
  'friend.here.about': 'Against the computer, or with a friend at this screen.',
  'friend.link': 'With a friend elsewhere',
  'friend.link.about': 'Send a link. Your friend needs no account.',
  'friend.lobby': 'Against anybody in the lobby',
  'friend.lobby.about': 'Whoever comes first takes the other seat.',
  'friend.computer': 'Against the computer on the host',
  'friend.computer.about': 'Go on with it on any device.',
  'friend.player': 'The computer plays like',
  'friend.challenge': 'Put it in the lobby',
  'friend.side': 'Your side',
  'friend.side.any': 'Either: it is drawn',
  'friend.name': 'Your name, if you like',
  'friend.name.own': 'You play as {name}.',
  'friend.name.about': 'Whoever is at the table sees it.',
  'friend.invite': 'Invite a friend',
  'friend.goOn': 'Go on with a friend elsewhere',
  'friend.goOn.text':
    'The match goes on online from this position, with dice that nobody has to trust. What is on this device stays as it is.',
} as const;
