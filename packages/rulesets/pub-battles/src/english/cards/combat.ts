/** The cards of PB-10 to PB-12. */
export const COMBAT_CARDS: Readonly<Record<string, string>> = {
  'rule.PB-10.1.title': 'Combats',
  'rule.PB-10.1.text':
    'When all have moved, every contact is fought out, one combat after another, until nobody is in contact. The scenario says which side chooses the order.',
  'rule.PB-10.2.title': 'A round',
  'rule.PB-10.2.text':
    'Whoever moved into contact is the attacker. Both leads fire at the same time. Then the defender stays or retreats, then the attacker; and so on, round after round, until the contact is broken.',
  'rule.PB-10.2.ruling':
    'A side that can only stay is still asked, here, before a withdrawal (PB-10.7) and in support (PB-6.3): otherwise the enemy would learn what stands or hides behind it.',
  'rule.PB-10.3.title': 'Fire',
  'rule.PB-10.3.text':
    'Infantry, cavalry and artillery roll 3 dice, dragoons 2, detachments 1. A die of 4 or more hits. Neither quality nor being Spent makes any difference.',
  'rule.PB-10.4.title': 'Cover',
  'rule.PB-10.4.text':
    'A defender in woods or buildings, or on a hill attacked from lower ground, is in cover: attackers take 1 from each die, and never more than 1 for cover. The flank counts as well. In buildings nobody is flanked.',
  'rule.PB-10.4.ruling':
    'An attacker comes from lower ground if he stands lower, or did where he began the last leg of his move. No modifiers make a die hit on less than 3, or need more than 6.',
  'rule.PB-10.5.title': 'Hits',
  'rule.PB-10.5.text':
    'The hits of a round count together. On a Fresh piece 1 makes it Spent, 2 make it Spent and retreat, 3 destroy it. On a Spent one 1 makes it retreat and 2 destroy it. What is left over is lost; no support takes it.',
  'rule.PB-10.6.title': 'Quality',
  'rule.PB-10.6.text':
    'The first hit of a combat has no effect on elite troops. Nor has the first of a bombardment, and they still ignore the one in combat. On militia the first hit of a combat counts as two, that of a bombardment as one. In combat one hit destroys a detachment.',
  'rule.PB-10.7.title': 'Cavalry withdraws',
  'rule.PB-10.7.text':
    'Defending cavalry in contact with infantry may retreat before the combat, except Spent dragoons and pieces in road column.',
  'rule.PB-10.7.ruling':
    'Cavalry that was Fresh becomes Spent by it, as in any retreat by choice. Cavalry that attacks somebody itself cannot.',
  'rule.PB-10.8.title': 'Combats of many',
  'rule.PB-10.8.text':
    'Pieces in one tangle fight one combat. The two that were first in contact fire first; the others follow in the order they joined, each at a lead that it touches. They stay or retreat in the same order. Then the next round begins.',
  'rule.PB-10.8.ruling':
    'An attacker is in contact with its target, and with every other enemy against whom its front comes to lie in the same way (PB-6.2).',
  'rule.PB-10.9.title': 'Who fires at the same time',
  'rule.PB-10.9.text':
    'Only the first two. The others fire one by one, and what they hit takes effect at once.',
  'rule.PB-11.1.title': 'Retreat',
  'rule.PB-11.1.text':
    'The piece turns about and goes back a third of its rate, away from the combat and the enemy, whatever the ground costs. If enemies or impassable ground leave no room for most of it, it is destroyed.',
  'rule.PB-11.1.ruling':
    'It goes to its own rear, even when it is hit in the flank; only where that is impossible, or the enemy is behind it, away from the edges that he touches. It goes straight, or failing that up to 45 degrees off in steps of 15, and keeps that facing, in line. It neither leaves the map nor ends in contact with an enemy.',
  'rule.PB-11.2.title': 'Friendly pieces in the way',
  'rule.PB-11.2.text':
    'Friendly pieces that a retreat runs into become Spent and are pushed back ahead of it. The support of the retreating piece is not, and trains are passed by.',
  'rule.PB-11.2.ruling':
    'The nearest goes first. A pushed piece that finds no place is destroyed. The support of a pushed piece is asked (PB-6.3); out of reserve it comes only where the piece was in contact.',
  'rule.PB-11.3.title': 'Retreat by choice',
  'rule.PB-11.3.text':
    'A Fresh piece that retreats by choice becomes Spent. Detachments may do so as well.',
  'rule.PB-11.3.ruling': 'Nobody chooses a retreat for which there is no room.',
  'rule.PB-11.4.title': 'Falling back',
  'rule.PB-11.4.text':
    'After all combat, every piece in an enemy field of fire that has no cover and did not fight retreats at once.',
  'rule.PB-11.4.ruling':
    'Who has to go is settled for all before anybody goes; Red’s pieces go first, and of one side those farther from the enemy. A support on the map that need not go itself is asked whether it takes the place of its lead (PB-6.3). The supports of those who fought have fought. HQs and unpacked trains stay.',
  'rule.PB-12.1.title': 'Points',
  'rule.PB-12.1.text':
    'For each enemy piece destroyed: detachment 1, militia 2, regulars 3, elite, artillery and dragoons 4, cavalry and guards 6.',
  'rule.PB-12.2.title': 'Rout',
  'rule.PB-12.2.text':
    'If at the end of any turn the enemy has lost half his infantry and you have not, your points count four times. Infantry are blocks other than detachments, with all reinforcements up to the end of the day.',
  'rule.PB-12.2.ruling':
    'Where both sides have beaten each other, by rout or as below, the higher multiple decides, then points; if these are even, the battle goes on.',
  'rule.PB-12.3.title': 'Broken',
  'rule.PB-12.3.text': 'If one of the enemy’s trains was destroyed, your points count three times.',
  'rule.PB-12.4.title': 'Forced back',
  'rule.PB-12.4.text': 'If the enemy packed up a train that was unpacked, your points count twice.',
  'rule.PB-12.5.title': 'Nightfall',
  'rule.PB-12.5.text':
    'If nothing of the kind has happened by nightfall, both sides secretly choose to stay or to withdraw. Whoever withdraws loses the field, and points are compared as they are. If both stay, there is a night turn and another day.',
  'rule.PB-12.5.ruling':
    'If both withdraw, or the last day is over, points decide. A side that has nobody left to fight has withdrawn.',
  'rule.PB-12.6.title': 'The night turn',
  'rule.PB-12.6.text':
    'Chits and moves as always, but no attacks, no bombardment, and nobody moves to within a third of a Foot move of the enemy. Each side gets back half of its destroyed pieces, rounded up, detachments counted separately. They come back near their HQ; the rest are gone for good.',
  'rule.PB-12.6.ruling':
    'Their owner chooses which; the enemy is told how many. Trains do not come back; the others come back Fresh, and no longer count for points. One that finds no room, or no HQ on the map, is gone.',
  'rule.PB-12.7.title': 'Cut off at the end',
  'rule.PB-12.7.text': 'Pieces that cannot trace supply when the game ends count as destroyed.',
  'rule.PB-12.7.ruling':
    'They count for points, not for a rout. The first third of a Foot move of the way does not count, so that nobody is cut off by the enemy in front of him. Reserves trace from their HQ.',
  'rule.PB-12.8.title': 'Free game',
  'rule.PB-12.8.text':
    'One side picks the map and sets up on it; then the other names the edge it comes from. Each writes its own order of battle and schedule of reinforcements, which the other does not see.',
  'rule.PB-12.8.ruling':
    'At most 6 Commands, 10 pieces in each besides the HQ, 40 in all, and 2 trains. Reinforcements of the side that sets up come by the edge opposite the enemy’s. Both sides write theirs before anybody is set up. The guest sees the blocks when all are set up, and then names his edge.',
  'rule.PB-12.9.title': 'Reinforcements',
  'rule.PB-12.9.text': 'They arrive with their Command, on the turn that the scenario gives.',
  'rule.PB-12.9.ruling': 'They come on at a point of the map’s edge when their chit is drawn.',
  'rule.PB-12.10.title': 'To the bitter end',
  'rule.PB-12.10.text': 'A battle that is won is over.',
  'rule.PB-12.10.ruling': 'Nobody marches off the map by choice.',
  'rule.PB-12.10.option':
    'play goes on until one side has marched off the map or the last day is over, and points go on counting. Pieces march off where one of their lines of communication ends, and do not come back.',
};
