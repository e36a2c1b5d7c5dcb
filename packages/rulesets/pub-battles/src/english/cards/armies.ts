/** The cards of PB-1 to PB-3. */
export const ARMY_CARDS: Readonly<Record<string, string>> = {
  'rule.PB-1.1.title': 'The map',
  'rule.PB-1.1.text':
    'A real map without squares. What counts on it are woods, buildings, hills, streams, marsh, roads, and rivers with their bridges and fords. Fields, farms and fences are there to look at.',
  'rule.PB-1.1.ruling':
    'A scenario may give weather: in the turns that have fog, a block can be told apart (PB-7.4) at half the range only. When the fog lifts, what it hid is seen at once.',
  'rule.PB-1.2.title': 'Scale and time',
  'rule.PB-1.2.text':
    'The map is drawn at 1:16,000, 3¾ inches to the mile. A day has 8 turns of about an hour and a half, followed by a night turn. The scenario says with which turn the battle begins.',
  'rule.PB-1.2.ruling':
    'It also says how many days are fought at most. The first turn of a day begins at about six in the morning, the last ends at about six in the evening.',
  'rule.PB-1.3.title': 'Rates of march',
  'rule.PB-1.3.text':
    'Infantry, artillery and trains march at the Foot rate; cavalry, dragoons and HQs at the Mounted rate. “A third” is a third of the piece’s own rate, unless Foot or Mounted is named.',
  'rule.PB-1.3.ruling':
    'The range card is not in the text of the book. We use the publisher’s figures: Foot 5¼ inches (a third is 1¾), Mounted 7½ inches (a third is 2½). A scenario may have other rates.',
  'rule.PB-1.4.title': 'Blocks',
  'rule.PB-1.4.text':
    'A piece is a rectangle, given by front and depth in inches: 1⅞ by ⅜ for infantry, artillery, cavalry and dragoons, ⅜ by ⅜ for an HQ, half a front for detachments and trains. A scenario may have other sizes. Places are whole thousandths of an inch, facings whole degrees.',
  'rule.PB-1.5.title': 'The larger part decides',
  'rule.PB-1.5.text':
    'A piece is in one terrain only, the one under most of it, and can be wherever most of it fits.',
  'rule.PB-1.5.ruling':
    'At rest the area under the block decides, and the whole block is on the map. On the march it is the way of its centre that enters ground and crosses slopes and water.',
  'rule.PB-1.6.title': 'Hills',
  'rule.PB-1.6.text':
    'A hill is a closed contour. A piece inside it is on the hill; crossing it is crossing a slope; the line midway between the slopes is the crest. Hills lie inside one another, each with its level.',
  'rule.PB-2.1.title': 'Fresh and Spent',
  'rule.PB-2.1.text':
    'A piece is Fresh or Spent. Spent troops march and fire as well as ever, but it takes fewer hits to be rid of them. They can be rallied near an unpacked train.',
  'rule.PB-2.2.title': 'Kinds of troops',
  'rule.PB-2.2.text':
    'Infantry are detachments of skirmishers, militia, regulars, elite, and guards, who count as elite. There are artillery and cavalry, dragoons, who fight on foot as skirmishers, and baggage trains.',
  'rule.PB-2.2.ruling':
    'Unless something else is said of them, dragoons are cavalry: they keep out of marsh and rally without a train. A scenario can make guards steadfast: then the second hit of a combat has no effect on them either.',
  'rule.PB-2.3.title': 'Commands',
  'rule.PB-2.3.text':
    'A Command is an HQ with a rating, a chit, and the pieces under it. Each side assigns its detachments to Commands before the battle.',
  'rule.PB-2.3.ruling':
    'Any Command of the side that has a chit will do, even one that has not arrived.',
  'rule.PB-2.4.title': 'HQs',
  'rule.PB-2.4.text':
    'An HQ does not attack, is not attacked or overrun, and is in nobody’s way: an enemy who comes to where it is pushes it back towards its own lines.',
  'rule.PB-2.4.ruling':
    'It goes where there is room, the nearest place behind it first. Pieces of its own side do not push it, and may not end on top of it.',
  'rule.PB-2.5.title': 'Army commanders',
  'rule.PB-2.5.text':
    'Often one has neither chit nor troops. He moves once a turn, along with any chit of his side. Every piece of the army may attack under his command; he can hide reserves and roll to alter the order for the HQs under him.',
  'rule.PB-2.5.ruling': 'He hides pieces of any Command, and rolls against his own rating.',
  'rule.PB-3.1.title': 'The turn',
  'rule.PB-3.1.text':
    'The chits of all Commands that have arrived go into a pool. One is drawn at random, Fresh HQs may try to alter the order, and the Command moves; and so on until the pool is empty. Then all combat is fought, and every HQ is Fresh again.',
  'rule.PB-3.2.title': 'Hidden chits',
  'rule.PB-3.2.text':
    'Both sides learn whose chit was drawn, but only its owner learns which Command it is. Nobody is made to move.',
  'rule.PB-3.2.ruling':
    'The owner says when his Command has moved, even if none of it could do anything more: so its end does not tell how many pieces it has, or whether its HQ hides some.',
  'rule.PB-3.3.title': 'Delay',
  'rule.PB-3.3.text':
    'The owner of the drawn chit rolls a die. On the HQ’s rating or less, another chit is drawn at random to move instead, and only then does this one go back into the pool. On more, the Command moves now.',
  'rule.PB-3.3.ruling': 'There must be another chit in the pool.',
  'rule.PB-3.4.title': 'Jump',
  'rule.PB-3.4.text':
    'An HQ whose chit is in the pool rolls a die. On its rating or less, its Command moves now, and the one that was drawn moves right after it, before any other draw. On more, nothing changes and the chit stays in the pool.',
  'rule.PB-3.4.ruling':
    'When the Command that had to wait moves, nobody may alter the order again.',
  'rule.PB-3.5.title': 'One try a turn',
  'rule.PB-3.5.text':
    'Whether it succeeds or fails, an HQ that has tried is Spent until the end of the turn. That only means that it cannot try again. Any number of HQs may try on one draw, one after another.',
  'rule.PB-3.5.ruling':
    'An HQ that is not on the map cannot try. Its rating stays its side’s secret.',
  'rule.PB-3.6.title': 'Rolling for a subordinate',
  'rule.PB-3.6.text':
    'An army commander within a third of a Mounted move of one of his HQs may roll for it, even on the draw on which it has just failed.',
  'rule.PB-3.7.title': 'Who is asked first',
  'rule.PB-3.7.text':
    'On each draw the side of the chit is asked whether it alters the order, then the other, and so on in turn until both have declined one after the other. After an attempt the other side is asked again, even when its chit was jumped: it may delay the one that waits. A side is asked whenever it has a Fresh HQ on the map, whether or not it could do anything, and a pass looks the same whatever its reason.',
};
