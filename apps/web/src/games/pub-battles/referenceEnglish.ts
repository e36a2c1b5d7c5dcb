import type { Catalogue } from '@sandtable/kernel';

/** The words of the quick reference sheet. No figure is written here: they come from the tables. */
export const REFERENCE_ENGLISH: Catalogue = {
  language: 'en',
  form: (count) => (count === 1 ? 0 : 1),
  texts: {
    'cell.inches': '{count}″',
    'cell.degrees': '{count}°',
    'cell.times': '× {count}',

    'turn.title': 'The turn',
    'turn.pool': 'The chits of all Commands go into the pool.',
    'turn.draw': 'One is drawn at random; the enemy sees only its side.',
    'turn.alter': 'HQs that have not tried this turn may alter the order.',
    'turn.move': 'The Command moves, its HQ first.',
    'turn.again': 'Draw again until the pool is empty.',
    'turn.combat': 'All combats, until nobody is in contact.',
    'turn.fallBack':
      'A piece in an enemy field of fire that has no cover and did not fight retreats.',
    'turn.end': 'All HQs may try again.',
    'turn.day': 'Turns a day, then the night',
    'turn.delay':
      'Delay: roll the rating or less; another chit is drawn, then this one goes back; jumped ones, too.',
    'turn.jump':
      'Jump: roll the rating or less; this Command moves now, the drawn one right after.',
    'turn.army': 'An army commander in command range of an HQ may roll for it.',

    'distances.title': 'Distances',
    'distances.head': 'Rate',
    'distances.whole': 'Whole',
    'distances.third': 'A third',
    'distances.foot': 'Foot',
    'distances.mounted': 'Mounted',
    'distances.command': 'Command range, and a train that rallies',
    'distances.field': 'Field of fire',
    'distances.clear': 'Columns, the night and supply keep from the enemy',
    'distances.guns': 'Bombardment and spotting',
    'distances.fog': 'Spotting in fog, where there is any',
    'distances.into': 'Sight into woods and buildings',

    'movement.title': 'Movement',
    'movement.oblique': 'Straight ahead, or at a slant up to',
    'movement.turn': 'First change of facing',
    'movement.turns': 'Each further one',
    'movement.ground': 'Difficult ground of any kind',
    'movement.column': 'Into column, or out of it',
    'movement.road': 'Rate in column along one road',
    'movement.width': 'A column is as long as two fronts, and as wide as',
    'movement.free': 'free',
    'movement.third': 'a third',
    'movement.once': 'a third, once',
    'movement.double': 'double',
    'movement.stack': 'Friends may be passed, enemies never; nobody stacks.',
    'movement.inColumn':
      'Columns pay for neither ground nor turning, pass nobody and keep off the enemy.',
    'movement.underFire':
      'Nobody ends in an enemy field of fire except to attack or to support an attack. A piece that begins in one attacks or leaves, unless it has cover or a friend attacks or bombards that enemy.',
    'movement.leave':
      'In contact: stay and turn, attack another enemy, or leave contact and field of fire.',

    'ground.title': 'Ground',
    'ground.head': 'Ground',
    'ground.movement': 'Movement',
    'ground.combat': 'Combat',
    'ground.woods': 'woods',
    'ground.buildings': 'buildings',
    'ground.hill': 'hill',
    'ground.stream': 'stream',
    'ground.river': 'river',
    'ground.marsh': 'marsh',
    'ground.column': 'road column',
    'ground.slow': 'difficult',
    'ground.spent': 'makes Spent, even marching through; no rally',
    'ground.slope': 'difficult across a slope',
    'ground.crossing': 'difficult to cross',
    'ground.bridges': 'difficult; only at bridges and fords',
    'ground.footOnly': 'difficult; no artillery, cavalry, dragoons, trains',
    'ground.road': 'see Movement',
    'ground.cover': 'cover',
    'ground.noFlank': 'cover; cannot be flanked',
    'ground.higher': 'cover against lower ground',
    'ground.nothing': 'nothing',
    'ground.firstRound': 'an attacker across it is flanked in the first round',
    'ground.flanked': 'flanked',
    'ground.sight': 'Woods, buildings and hills block sight; a hill is seen up to its crest.',
    'ground.over':
      'From a hill a piece sees over what is lower and nearer to itself than to the target.',

    'pieces.title': 'Pieces',
    'pieces.head': 'Piece',
    'pieces.dice': 'Dice',
    'pieces.points': 'Points',
    'pieces.rate': 'Rate',
    'pieces.front': 'Front',
    'pieces.foot': 'Foot',
    'pieces.mounted': 'Mounted',
    'pieces.field': 'Infantry, artillery and dragoons have a field of fire.',

    'combat.title': 'Combat',
    'combat.withdraw':
      'Defending cavalry may withdraw from infantry; not Spent dragoons, not columns.',
    'combat.fire':
      'Both leads at the same time; in the first round artillery before its attackers.',
    'combat.support':
      'Supports of lost leads take their place, retreat, or, with nobody in contact, stay.',
    'combat.defender': 'The defender stays or retreats.',
    'combat.attacker': 'The attacker stays or retreats.',
    'combat.again': 'The next round, until contact is broken.',
    'combat.hit': 'A die hits on',
    'combat.cover': 'At a defender in cover',
    'combat.flank': 'Into a flank',
    'combat.flanked': 'At an enemy on its own flank',
    'combat.guns': 'Artillery does not attack and does not support.',
    'combat.many': 'More than two: the others follow in the order in which they joined.',

    'hits.title': 'Hits in a round',
    'hits.head': 'Hits',
    'hits.count': '{count}',
    'hits.fresh': 'On Fresh',
    'hits.spentPiece': 'On Spent',
    'hits.spent': 'Spent',
    'hits.spentRetreat': 'Spent, retreats',
    'hits.retreat': 'retreats',
    'hits.destroyed': 'destroyed',
    'hits.elite':
      'Elite and guards: the first hit of a combat, and of a bombardment, has no effect.',
    'hits.militia': 'Militia: the first hit in combat (only) counts as two.',
    'hits.detachment': 'Detachments: one hit destroys; of a bombardment it makes them retreat.',
    'hits.steadfast': 'Steadfast guards: the second hit of a combat has no effect either.',
    'hits.excess': 'What is left over is lost.',

    'retreat.title': 'Retreat',
    'retreat.way':
      'Turn about, a third to the rear, whatever the ground; destroyed where there is no room.',
    'retreat.pushed':
      'Friends in the way become Spent and are pushed back, but not the support; trains are passed.',
    'retreat.choice': 'By choice a Fresh piece becomes Spent.',
    'retreat.guns':
      'Artillery in contact without support is destroyed where it would have to retreat.',

    'instead.title': 'Instead of moving',
    'instead.bombard':
      'Bombard: Fresh artillery out of contact turns and fires once; flanks count; it destroys nothing, nor harms trains.',
    'instead.rally':
      'Rally: turn Fresh near an unpacked train in supply (cavalry and dragoons anywhere); not in contact, in buildings, or in a Command that has lost half.',
    'instead.train':
      'Unpacking and packing are free; an unpacked train does not move, and to pack it is to be forced back.',
    'instead.reserve':
      'Into reserve by moving to the HQ, out with the HQ’s way counted as its own; placed once the HQ is spotted.',

    'victory.title': 'Victory',
    'victory.rout': 'Rout: half the enemy’s infantry is lost, and not half of yours',
    'victory.broken': 'Broken: an enemy train is destroyed',
    'victory.forcedBack': 'Forced back: the enemy packed an unpacked train',
    'victory.withdrawal': 'The enemy withdraws at nightfall',
    'victory.night':
      'Night: no attacks and no bombardment; half of what was destroyed comes back, detachments counted separately.',
    'victory.unsupplied': 'At the end, pieces without supply count as destroyed.',
  },
};
