/** Texts of combat, retreat and bombardment: PB-6.3, PB-7.1, PB-10, PB-11. */
export const COMBAT_ENGLISH: Readonly<Record<string, string>> = {
  'event.met': '{pieces} see each other’s quality.',

  'refusal.noCombat': 'No combat has that piece as its defender.',
  'refusal.notTouched': 'It can fire only at a lead that it touches.',
  'refusal.noWayOut': 'There is nowhere to retreat to.',
  'refusal.noRoomThere': 'There is no room for it where its lead stood.',
  'refusal.supportIsMet':
    'The enemy is in contact: a support takes the place of its lead, or retreats.',
  'refusal.pinnedDown': 'Artillery in contact can retreat only if it has a support.',
  'refusal.noGun': 'Only artillery on the map can bombard.',
  'refusal.spentGun': 'Spent artillery cannot bombard.',
  'refusal.gunInContact': 'Artillery in contact cannot bombard.',
  'refusal.gunMoved': 'It bombards instead of moving, and it has moved.',
  'refusal.noBombTarget': 'There is no enemy to bombard.',
  'refusal.immuneTrain': 'Bombardment does nothing to baggage trains.',
  'refusal.outOfReach': 'That is farther than a full Foot move.',
  'refusal.unseen': 'The artillery does not see it.',
  'refusal.ownInLine': 'One of your own pieces is in the line of fire.',
  'refusal.noRoomToTurn': 'There is no room to turn the guns toward it.',

  'measure.enemySpent': 'enemy pieces Spent',
  'measure.enemyRetreats': 'enemy pieces in retreat',
  'measure.enemyDestroyed': 'enemy pieces destroyed',
  'measure.ownSpent': 'your pieces Spent',
  'measure.ownRetreats': 'your pieces in retreat',
  'measure.ownDestroyed': 'your pieces destroyed',
};
