/**
 * What the player of Pub Battles goes by, each in one sentence: by the kind of question, by the answer to it, or by
 * what decided within it.
 */
export const REASONS = {
  muster: 'It comes next in an order of battle of two lines, horse, guns and baggage.',
  edge: 'It is the shortest way to the enemy without running straight into him.',
  deploy:
    'Around the middle, each Command on a side of its own: nobody knows where the enemy will come from.',
  assign: 'That HQ is nearest.',
  'alter.accept': 'The order of the chits suits: no attack needs to come first.',
  'alter.jump': 'This Command has a good attack and should not wait for the enemy.',
  'alter.delay': 'The enemy is close and there is no good attack yet: let him go first.',
  'order.hq': 'HQs move first. From there it commands the most pieces that will fight.',
  'order.bombard': 'The guns fire before anybody gets in their way.',
  'order.attack': 'With all who can join in, this attack promises most.',
  'order.rally': 'It is Spent and can rally here.',
  'order.back': 'It is Spent, so it heads back to the baggage train.',
  'order.guard': 'It guards a train.',
  'order.march':
    'It stands best there: closer to where it is wanted, in line with the others, and not too exposed.',
  'order.support': 'It stands behind one that will fight, and can take its place.',
  'order.stay': 'Nowhere is better than here.',
  'order.face': 'The enemy is on its flank, so it turns to face him.',
  'order.away': 'Staying in contact would cost it more than the enemy.',
  'order.hold': 'It is in contact and can afford to stay.',
  'order.train': 'Trains follow the army at a distance.',
  'order.unpack': 'It is in the rear and in supply, and there will be fighting.',
  'order.end': 'Nobody in this Command has anything better to do.',
  'combat.resolve': 'Fight the promising ones first: they clear the way for the rest.',
  'withdraw.stay': 'Going would cost more than staying.',
  'withdraw.withdraw': 'It would lose more by staying than by going.',
  aim: 'The shot should cost that one most.',
  'relieve.relieve': 'The support is fit to take over.',
  'relieve.stay': 'It is better off where it stands.',
  'relieve.retreat': 'The support is Spent, and the enemy is not.',
  'stand.stay': 'Another round is worth more than going.',
  'stand.retreat': 'Another round is likely to cost more than going.',
  'nightfall.remain': 'Whoever withdraws has lost.',
  'nightfall.retire': 'You are behind and far too weak: another day only makes it worse.',
  recover: 'It is the most valuable.',
} as const;

export type Reason = keyof typeof REASONS;
