/** What somebody says beforehand about a match that is played elsewhere. */
export const ORDERS = {
  'orders.title': 'Orders',
  'orders.count': 'Orders ({count})',
  'orders.plan': 'Plan ahead',
  'orders.plans': 'If they do this, I do that',
  'orders.plans.text':
    'A plan is carried out when it comes to it, and given up when something else comes of it or the turn that it was made for is over; you are told. The first that fits counts.',
  'orders.secret': 'Nobody else sees any of this. You need not be here for it.',
  'orders.away':
    'Your orders are on the host: they can be seen and given when there is a connection again.',
  'orders.board': 'A board of your own',
  'orders.board.theirs':
    'Play what you think that {side} will do, then what you do then. Nobody else sees it; what you do not know is guessed.',
  'orders.board.own': 'Now what you do then.',
  'orders.stale':
    'Something has happened in the match meanwhile. Go back, and plan anew from there.',
  'orders.long': 'A plan has 30 steps of each side at most: take some back to keep it.',
  'orders.next': 'Only if it is the very next thing they do',
  'orders.exactly': 'Only if their dice come out as they did here',
  'orders.keep': 'Keep as an order',
  'orders.otherDice': 'Other dice',
  'orders.leave': 'Back to the match',
  'orders.soFar': 'They: {they}.',
  'orders.if': 'If they: {they}. Then I: {mine}.',
  'orders.then': 'And right after it: {mine}.',
  'orders.asked': 'When I am asked: {mine}.',
  'orders.before': '{count:one step|# steps} before',
  'orders.joint': ' → ',
  'orders.became': 'What has become of your orders',
  'orders.followed': 'Done for you, as planned: {said}.',
  'orders.answered': 'Answered for you. {said}.',
  'orders.dropped': 'A plan was given up ({said}): {why}',
  'orders.seen': 'Seen',
} as const;
