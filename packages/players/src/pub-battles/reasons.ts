/**
 * What the player of Pub Battles goes by, each in one sentence: by the kind of question, by the answer to it, or by
 * what decided within it.
 */
export const REASONS = {
  muster: 'It is the next in an order of battle of a line, a second one, horse, guns and baggage.',
  edge: 'It is the shortest way to the enemy that does not lead into his arms.',
  deploy:
    'Around the middle, each Command to a side of its own: nobody knows from where the enemy comes.',
  assign: 'That HQ is the nearest.',
  'alter.accept': 'The order of the chits suits: there is no attack that should come first.',
  'alter.jump': 'This Command has a good attack: it should not wait for the enemy.',
  'alter.delay': 'The enemy is close, and there is no good attack yet: let him go first.',
  'order.hq': 'HQs move first: from there it commands most of those who will fight.',
  'order.bombard': 'The guns fire before anybody walks into their way.',
  'order.attack': 'With all who can join in, this attack promises most.',
  'order.rally': 'It is Spent and can rally here.',
  'order.back': 'It is Spent: its way leads back to the baggage train.',
  'order.guard': 'It guards a train.',
  'order.march':
    'It stands best there: nearer to where it is wanted, in line with the others, and not too exposed.',
  'order.support': 'It stands behind one who fights, or is about to, and can take his place.',
  'order.stay': 'It stands nowhere better than here.',
  'order.face': 'The enemy is on its flank: it turns its front to him.',
  'order.away': 'To stay in contact would cost it more than the enemy.',
  'order.hold': 'It is in contact, and may well stay.',
  'order.train': 'Trains follow the army at a distance.',
  'order.unpack': 'It is in the rear, in supply, and there will be fighting.',
  'order.end': 'Nobody of this Command has anything better to do.',
  'combat.resolve': 'What goes well comes first: it clears the way for the rest.',
  'withdraw.stay': 'It has less to lose than the enemy, or more by going.',
  'withdraw.withdraw': 'It would lose more by staying than by going.',
  aim: 'The shot is expected to cost that one most.',
  'relieve.relieve': 'The support is fit to take over.',
  'relieve.stay': 'It is better off where it stands.',
  'relieve.retreat': 'The support is Spent, and the enemy is not.',
  'stand.stay': 'Another round is worth more than going.',
  'stand.retreat': 'Another round is likely to cost more than going.',
  'nightfall.remain': 'Whoever withdraws has lost.',
  'nightfall.retire': 'Behind, and far too weak: another day only makes it worse.',
  recover: 'It is the most valuable.',
} as const;

export type Reason = keyof typeof REASONS;
