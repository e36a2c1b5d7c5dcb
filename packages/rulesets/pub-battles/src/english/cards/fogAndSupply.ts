/** The cards of PB-7 to PB-9. */
export const FOG_AND_SUPPLY_CARDS: Readonly<Record<string, string>> = {
  'rule.PB-7.1.title': 'Bombardment',
  'rule.PB-7.1.text':
    'Fresh artillery that is not in contact may turn and fire once instead of moving, at a target in sight within a whole Foot move. Hits, cover and the flank count as in combat, and a column counts as flanked. But bombardment can only drive a piece back, not destroy it; hits beyond that are lost, and a detachment that is hit retreats. Trains are not harmed.',
  'rule.PB-7.1.ruling':
    'A small block that has not been spotted may be fired at: if it is baggage, nothing happens to it. A piece that has no way to retreat stays. Guns that have no room to turn fire up to 45 degrees off their facing.',
  'rule.PB-7.2.title': 'Sight',
  'rule.PB-7.2.text':
    'Woods, buildings and hills block sight. A piece sees ⅜ inch into woods and buildings, the depth of a block, and up a hill as far as its crest. Pieces do not block sight, but nobody fires through or over his own side’s pieces.',
  'rule.PB-7.2.ruling':
    'It goes from middle to middle, and as far out of a piece’s own woods as into others’. A piece that touches the crest sees down both slopes.',
  'rule.PB-7.3.title': 'Seeing from a hill',
  'rule.PB-7.3.text':
    'A piece on a hill sees over woods, buildings and lower hills that are nearer to itself than to the target.',
  'rule.PB-7.3.ruling':
    'Equally near is not nearer. It does not help to see into the target’s own woods.',
  'rule.PB-7.4.title': 'Spotting',
  'rule.PB-7.4.text':
    'The enemy must tell the arm of a piece in sight within a Foot move: foot, mounted or artillery. Its quality shows only on contact, and that of a supporting piece not even then.',
  'rule.PB-7.4.ruling':
    'Dragoons are told as mounted; HQs, detachments and trains are known by their smaller blocks.',
  'rule.PB-7.5.title': 'What each side knows',
  'rule.PB-7.5.text':
    'You know all of your own army. Of the enemy you see every block on the map with its number, place and facing, and whether it is Spent; its arm once it has been spotted; its quality once it has been in contact. A Spent block lies face up, so that its arm and quality are open. What you have learnt of a block you remember until it leaves the map. What a bombardment does is told by what can be seen: it retreats, it is Spent, or nothing. A piece that is destroyed is shown, and so is how many chits of each side are in the pool.',
  'rule.PB-8.1.title': 'Reserves',
  'rule.PB-8.1.text':
    'An HQ can keep pieces of its Command hidden, off the map. They are behind it; where it has moved along a road they are in column on that road, with the HQ at the head.',
  'rule.PB-8.1.ruling':
    'An HQ that has not moved yet counts as moving by road if it begins in column on one. A reserve has an order, front first, which its owner sets in the move of its Command; at the beginning it is random. For supply and rally too, its pieces are where they are hidden.',
  'rule.PB-8.2.title': 'In and out of reserve',
  'rule.PB-8.2.text':
    'A piece goes into reserve by moving to its HQ. It comes out at any time in the move of its Command; the way of the HQ counts, and the piece never gets farther than it could have marched. Pieces may begin the battle in reserve.',
  'rule.PB-8.2.ruling':
    'What counts is what the piece itself would have paid for the whole way, including the HQ’s: at its own rate and with its own thirds, the facing changes the way takes, and difficult ground once. An HQ goes no farther than every piece in its reserve could, and nowhere with one that has moved this turn. The same holds once the enemy has seen the HQ (PB-8.3): a piece carried into sight has paid for that way, and neither rallies nor bombards this turn. A piece led through buildings becomes Spent (PB-4.4). A piece gets to the HQ across country or by road, out of contact too (PB-5.4), and on arrival (PB-12.9), which the enemy does not see.',
  'rule.PB-8.3.title': 'A reserve that is seen',
  'rule.PB-8.3.text':
    'As soon as the enemy spots the HQ, its whole reserve is placed on the map, even in the middle of combat, and the HQ moves aside to make room.',
  'rule.PB-8.3.ruling':
    'The first piece stands where the HQ was and the others behind it, each in the nearest place that has room and is not cut off from the HQ by an enemy or a river without a crossing. One that finds none is destroyed. An HQ is looked at where it ends its move, not on its way there.',
  'rule.PB-8.4.title': 'Support out of reserve',
  'rule.PB-8.4.text':
    'Where an HQ stands directly behind a piece, the first piece of its reserve counts as that piece’s support.',
  'rule.PB-9.1.title': 'Rally',
  'rule.PB-9.1.text':
    'Instead of moving, a piece turns Fresh if one of its side’s unpacked trains is within a third of a Mounted move; it is enough if that touches the block. It may change its facing. It cannot rally while it, or the piece it supports, is in contact.',
  'rule.PB-9.1.ruling':
    'It is measured from the middle of the train. A piece in reserve rallies where it is behind its HQ, if the HQ has not moved this turn.',
  'rule.PB-9.2.title': 'Cavalry rallies anywhere',
  'rule.PB-9.2.text': 'Cavalry needs no train to rally. Nobody rallies in buildings.',
  'rule.PB-9.2.ruling': 'Dragoons are cavalry here, too.',
  'rule.PB-9.3.title': 'Trains',
  'rule.PB-9.3.text':
    'Unpacking and packing cost nothing, but an unpacked train does not move. A train may move, unpack and rally somebody all in one move. To pack up again is to be forced back (PB-12.4).',
  'rule.PB-9.4.title': 'A train that is caught',
  'rule.PB-9.4.text': 'A train that is in contact with the enemy when combat begins is destroyed.',
  'rule.PB-9.5.title': 'Supply',
  'rule.PB-9.5.text':
    'A train rallies troops only while a line of communication off the map is open to it: no fighting enemy piece may be within a third of a Foot move of the way.',
  'rule.PB-9.5.ruling':
    'The way goes from the train straight to a line of communication of the scenario, and along it to the edge of the map. A block that could be a fighting piece, as far as its enemy knows, counts as one.',
  'rule.PB-9.6.title': 'Ineffective Commands',
  'rule.PB-9.6.text': 'The pieces of a Command that has lost half of them no longer rally.',
  'rule.PB-9.6.ruling': 'HQs and trains are not counted.',
};
