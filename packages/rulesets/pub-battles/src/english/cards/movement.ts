/** The cards of PB-4 to PB-6. */
export const MOVEMENT_CARDS: Readonly<Record<string, string>> = {
  'rule.PB-4.1.title': 'Straight or aslant',
  'rule.PB-4.1.text':
    'A piece moves the way it faces, or up to 45 degrees to either side of it, and keeps its facing as it goes.',
  'rule.PB-4.1.ruling': 'Each piece moves once a turn, or does something else instead.',
  'rule.PB-4.2.title': 'Turning',
  'rule.PB-4.2.text':
    'One change of facing is free, at any moment of the move. Each further one costs a third of the rate. A piece turns about its centre.',
  'rule.PB-4.3.title': 'Difficult ground',
  'rule.PB-4.3.text':
    'Woods, marsh, and crossing a slope, a stream or a river cost a third of the rate. It is paid once, however much of it there is, on top of what turning and columns cost.',
  'rule.PB-4.4.title': 'Rivers, marsh, buildings',
  'rule.PB-4.4.text':
    'Rivers are crossed only at bridges and fords. Artillery, cavalry and trains do not enter marsh. A piece in buildings becomes Spent and cannot rally there; trains are neither Spent nor Fresh.',
  'rule.PB-4.4.ruling':
    'A piece is in buildings when most of it is, where it ends or on its way: a line that marches through a town comes out Spent, a road column does not. By day a Fresh line that marches, attacks or goes into reserve goes around a town where its rate is enough for that. The centre of the piece crosses within 0.3 inch of the middle of the bridge or ford.',
  'rule.PB-4.5.title': 'No stacking',
  'rule.PB-4.5.text':
    'No two pieces end on top of each other. A piece may pass through friendly pieces, but never through the enemy.',
  'rule.PB-4.5.ruling':
    'Going past enemy blocks, more than half of the piece’s breadth, in one part, must stay clear of them, seen along its way.',
  'rule.PB-4.6.title': 'Road column',
  'rule.PB-4.6.text':
    'Changing into column or back into line costs a third. A column on one road goes twice as far and pays neither for ground nor for turning; bridges and fords are free, unless it attacks across them. It does not pass friendly pieces and enters no point within a third of a Foot move of the enemy. In combat it counts as flanked.',
  'rule.PB-4.6.ruling':
    'In column a piece is a straight block along the road, two fronts long unless the scenario says otherwise, and ¼ inch wide. It neither supports nor is supported. A piece is on a road when its centre is, within half of that width; otherwise it marches to the nearest point of it first, by the rules of marching. A march by road ends on the road, in column or in line.',
  'rule.PB-4.7.title': 'HQs first',
  'rule.PB-4.7.text':
    'The HQs of a Command move before its other pieces. Then command range is measured.',
  'rule.PB-4.7.ruling':
    'Once any other piece has moved, command range is settled for this Command.',
  'rule.PB-5.1.title': 'Field of fire',
  'rule.PB-5.1.text':
    'Infantry, dragoons and artillery have a field of fire in front of them: 45 degrees to either side, a third of a Foot move deep, and only where they see.',
  'rule.PB-5.1.ruling':
    'It lies before the front edge and opens outward by 45 degrees at each front corner.',
  'rule.PB-5.2.title': 'Ending under fire',
  'rule.PB-5.2.text':
    'No piece may end its move with most of it in an enemy field of fire, unless it attacks or supports an attack. An attacker may be in several fields, and need attack only one enemy.',
  'rule.PB-5.2.ruling':
    'An enemy block counts as having a field of fire until it is known to be cavalry, an HQ or a train.',
  'rule.PB-5.3.title': 'Beginning under fire',
  'rule.PB-5.3.text':
    'A piece that begins its move in a field of fire may stay if it is in cover, or if another friendly piece attacks or bombards that enemy in this move. Otherwise it must attack or get out.',
  'rule.PB-5.3.ruling':
    'The other piece must be of the same Command. Guns in the field of fire of one enemy may all stay by bombarding him, if at least two do: once one has fired, the last that can must. A piece that has to leave and cannot stays where it is; after all combat it falls back by PB-11.4.',
  'rule.PB-5.4.title': 'Disengaging',
  'rule.PB-5.4.text':
    'A piece that begins its move in contact may stay and turn, go and attack another enemy, or leave both the contact and that field of fire. It may not leave and come back at the same enemy.',
  'rule.PB-5.4.ruling':
    'To turn is to set its front against the front of an enemy that touches it.',
  'rule.PB-6.1.title': 'Command range',
  'rule.PB-6.1.text':
    'To attack, a piece must begin its move within a third of a Mounted move of an HQ that commands it. It is enough if that touches the block.',
  'rule.PB-6.1.ruling':
    'It is measured from the middle of the HQ to the nearest point of the block. A piece that arrives begins at its entry, one out of reserve beside its HQ.',
  'rule.PB-6.2.title': 'Attack',
  'rule.PB-6.2.text':
    'To attack is to move into contact, with most of the piece against the enemy.',
  'rule.PB-6.2.ruling':
    'The front edge lies flush against an edge of the target, along more than half of the shorter of the two. An attacker who arrives askew closes up to it, turning by up to 45 degrees free of charge. Nobody else may end his move touching an enemy piece or train; HQs do not count.',
  'rule.PB-6.3.title': 'Support',
  'rule.PB-6.3.text':
    'One piece may stand directly behind another and support it. Only the one in front, the lead, fights. When the lead is destroyed, leaves or retreats, for whatever reason, the support may take its place, with the ground it had, or retreat.',
  'rule.PB-6.3.ruling':
    'With nobody left in contact, or no room in its lead’s place, it may also stay where it is: nobody is made to advance. A lead that friendly pieces push away has left its place. In its lead’s place it is in contact with all against whom its front comes to lie, and with no others; with nobody in contact it does not take a place in which it would touch an enemy. A piece in contact supports nobody. An attack on a support, other than from behind, is an attack on its lead.',
  'rule.PB-6.4.title': 'Artillery in contact',
  'rule.PB-6.4.text':
    'Artillery can be supported but supports nobody, and does not advance to attack. Attacked, it fires before its attackers in the first round of its contact, even in a combat of many, and its hits count before the answer; a support that comes up then gives that answer. In contact and without support it cannot retreat, and is destroyed where it has to.',
  'rule.PB-6.4.ruling':
    'It is still asked whether it stays: otherwise the enemy would know that no HQ behind it hides a support.',
  'rule.PB-6.5.title': 'Flank',
  'rule.PB-6.5.text':
    'An attacker whose centre is behind the line of the defender’s front edge is on his flank. Firing into a flank adds 1 to each die; firing at an enemy on its own flank takes 1 away.',
  'rule.PB-6.6.title': 'Front and rear',
  'rule.PB-6.6.text':
    'A supported piece that is attacked from the front and from the rear loses its support: there are two combats, and in each the defender is flanked.',
  'rule.PB-6.7.title': 'Across a river',
  'rule.PB-6.7.text':
    'A piece that attacks across a river counts as flanked in the first round, and only then.',
  'rule.PB-6.7.ruling':
    'The attack goes over a bridge or ford, and the attacker may end with most of it in the river, which no other piece may.',
};
