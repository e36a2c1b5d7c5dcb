/** Matches with somebody elsewhere. */
export const ONLINE = {
  'invite.title': 'Invite your friend',
  'invite.lobby.title': 'Waiting in the lobby',
  'invite.lobby': 'Waiting for somebody to take the other seat. The table opens by itself.',
  'invite.text': 'Send this link to whoever plays {side}. It works once.',
  'invite.link': 'Link for {side}',
  'invite.wait': 'Waiting for your friend. The table opens by itself.',
  'invite.later':
    'You can leave this page: the match stays, and you find it among your matches on this device.',
  'invite.later.live':
    'The clock runs as soon as your friend has sat down: stay here. The match is also among your matches on this device.',
  'invite.lost':
    'You play against whoever takes the seat of {side}. The link is on the device where you made it; here you can make a new one.',
  'invite.anew': 'Make a new link, and end this one',
  'invite.anew.about': 'The one before it then opens nothing.',
  'invite.withdraw': 'Withdraw the invitation',
  'invite.own': 'You play {side}.',

  'join.title': 'You are invited',
  'join.from': '{name} invites you to play.',
  'join.from.nobody': 'You are invited to play.',
  'join.side': 'You play {side}.',
  'join.underWay': 'The match is under way: whoever sat there before you has left.',
  'join.options': 'Options: {options}',
  'join.take': 'Take your seat',
  'join.taking': 'Taking your seat …',
  'join.looking': 'Looking at the invitation …',
  'join.move.title': 'Go on here',
  'join.move': 'You play {side} in this match. If you go on here, the other device lets go of it.',
  'join.move.take': 'Go on here',
  'join.used.title': 'This invitation is not good any more',
  'join.used':
    'Somebody has taken the seat already, or a new link was made. An invitation works once.',
  'join.withdrawn.title': 'This invitation was taken back',
  'join.withdrawn':
    'Whoever invited you does not wait any more. Ask for another, or begin a match yourself.',
  'join.own.title': 'This is your own invitation',
  'join.own': 'Send it to your friend. You sit at this match already.',
  'join.unknown.title': 'There is no such match',
  'join.unknown': 'The link is not whole, or the match is gone.',
  'join.watch': 'Watch the match',
  'join.table': 'To the table',

  'table.connecting': 'Connecting …',
  'table.lost': 'Connecting again …',
  'table.offline': 'You are offline.',
  'table.waits': '“{move}” is kept and sent as soon as it works.',
  'table.you': 'You',
  'table.guest': 'Guest',
  'table.nobody': 'Nobody',
  'table.computer': 'Computer',
  'table.here': '{name} is here',
  'table.away': '{name} is away',
  'table.watching': 'You are watching',
  'table.watching.behind':
    'You are watching, {delay:one step|# steps} behind what is played: so nothing that you see helps either side.',
  'table.moved.title': 'You went on somewhere else',
  'table.moved':
    'Another device has this seat now. (Where an account was deleted, its seats are gone on all of them.)',
  'table.moved.waits': '“{move}”, which you decided here without a connection, was not done.',
  'table.left': 'Nobody plays {side} any more: whoever did has left for good.',
  'table.left.invite': 'Invite somebody else',
  'table.left.invite.text':
    'Whoever opens this link goes on in the seat of {side}, with what that side knows. It works once.',
  'table.left.claim': 'Claim the match',
  'table.seatless.title': 'You have no seat here',
  'table.seatless':
    'The key to a seat is kept on the device where it was taken. There, “Move to another device” in the match menu makes a link.',
  'table.closed.title': 'This match cannot be opened',
  'table.move': 'Move to another device',
  'table.move.text':
    'Open this link on the other device. It works once, and this device then lets go of the seat.',
  'table.move.link': 'Link to your seat',
  'table.invite': 'Let others watch',
  'table.invite.text': 'Whoever has this link can watch.',
  'table.invite.link': 'Link for those who watch',
  'table.proof': 'Save the proof',
  'table.record': 'Save my own record',

  'offer.text': 'Want this match on your other devices too?',
  'offer.make': 'Make an account',
  'offer.no': 'No, thanks',
} as const;
