/** The cards of the rules, each in our own words. */
export const CARDS: Readonly<Record<string, string>> = {
  'section.BT-1': 'Water',
  'section.BT-2': 'Boats',
  'section.BT-3': 'What a boat does in a turn',
  'section.BT-4': 'Going aboard and ashore',
  'section.BT-5': 'Shooting from boats',
  'section.BT-6': 'Shooting at boats',
  'section.BT-7': 'Damage and drift',
  'section.BT-8': 'Mines',
  'section.BT-9': 'Assaulting a boat',
  'section.BT-10': 'Morale aboard',
  'section.BT-11': 'Victory with boats',

  'rule.BT-1.1.title': 'Open, partial and closed water',
  'rule.BT-1.1.text':
    'Clear water is open. Debris, rocks, and men or vehicles in the water make it partial; a pier, another boat, a mine or beach defences close it.',
  'rule.BT-1.2.title': 'Land, water, beach and pier',
  'rule.BT-1.2.text':
    'Boats go on water, beach and pier; men on foot on land, beach and pier. Water next to land, beach or pier, corners counted, is shallow. A landing place is a beach or pier without enemies. To a boat that leaves it a beach is open and a pier closed; a found mine or a second boat in the square closes it, men ashore there make it partial, and only the dearest of these counts.',
  'rule.BT-1.3.title': 'Only on water',
  'rule.BT-1.3.text': 'A boat starts in a square of water, and it goes nowhere without water.',
  'rule.BT-1.4.title': 'Water seen from ashore',
  'rule.BT-1.4.text':
    'Water, beach and pier are open ground for lines of fire, cover, morale and the paths of command. A boat stops a line of fire as groups do. So does a vehicle.',
  'rule.BT-1.5.title': 'Starting',
  'rule.BT-1.5.text':
    'The scenario fixes the board, and the counts of scenery do not apply. The defender’s groups start on land, and his boats in water beyond the two rows nearest to the attacker and all rows that the attacker’s boats start in. The attacker’s boats start loaded, facing as he likes, in water of his first row or of as many rows as the scenario gives him. Nobody enters burning woods. At night nobody shoots farther than the scenario says.',
  'rule.BT-2.1.title': 'Soft and hard hulls',
  'rule.BT-2.1.text':
    'An army may have any number of soft hulls. Hard hulls count as armour and come in flotillas of at most three.',
  'rule.BT-2.1.ruling':
    'At most three hard hulls, carried vehicles among them. The boats of a flotilla make one roll for reserves together, and that is all it means.',
  'rule.BT-2.2.title': 'Room aboard',
  'rule.BT-2.2.text':
    'A dinghy or rowing boat carries 1 group; a fishing boat, launch, cutter, mini sub or small ferry 4; an MTB 6. A landing craft or large ferry carries 10 groups, or 6 and a vehicle, or 2 and two vehicles. The crew needs no room and costs nothing.',
  'rule.BT-2.2.ruling':
    'A picket boat carries 4. Groups aboard are not counted among the four of a square. A square has room for two boats of a side, or for four where all are dinghies or rowing boats; never for boats of both sides, nor for a boat among enemy groups.',
  'rule.BT-2.3.title': 'What things cost to buy',
  'rule.BT-2.3.text':
    'A dinghy or rowing boat costs 1 point, or 2 where it can be carried; other soft hulls 10. A mini sub has armour 4, an MTB 5, a landing craft, large ferry or picket boat 6.',
  'rule.BT-2.3.ruling':
    'Each point of armour costs 10. A commander costs 10, an LMG 8, a rifle group 5, an HMG 15, a mortar 20, a light gun 20, a heavy gun 30, a hand-held anti-tank weapon 15; a mine 5 and a tank 60. Dinghies are inflatable and rowing boats are not.',
  'rule.BT-2.4.title': 'What boats are fitted with',
  'rule.BT-2.4.text':
    'Dinghies carry no weapons. Other soft hulls may have a machine gun on the bow and one at the stern. Hard hulls may have machine guns, mines, mortars, one bow cannon of gun effect 7 at most, and nets or a mine detector for 10 points. Each further weapon of a kind costs twice as much as the last. Crews of weapons are free.',
  'rule.BT-2.4.ruling':
    'An HMG costs 15, an LMG 8, a mortar 20, a cannon 5 for each point of effect. Mines that are bought join those of the side. The cannon shoots within 45 degrees of the bow; the first machine gun ahead and to the sides, the second astern and to the sides, any more all round.',
  'rule.BT-3.1.title': 'Action points of a boat',
  'rule.BT-3.1.text': 'Each boat rolls two dice a turn and has that many AP.',
  'rule.BT-3.1.ruling':
    'No commander is needed. The owner starts each boat once a turn, after the morale tests and between other activations; what it does not spend is lost.',
  'rule.BT-3.2.title': 'What boats spend AP on',
  'rule.BT-3.2.text':
    'Leaving open water costs 1 AP, partial 2, closed 6. A shot of a machine gun costs 1, of the cannon 4, of a mortar 2, with at most three mortar shots. A quarter turn costs 1. Disarming a mine costs 4.',
  'rule.BT-3.3.title': 'Three shots',
  'rule.BT-3.3.text': 'All weapons of a boat together shoot at most three times a turn.',
  'rule.BT-3.3.option': 'Each weapon of a boat may shoot three times a turn.',
  'rule.BT-3.4.title': 'Ahead, astern, full throttle',
  'rule.BT-3.4.text':
    'A boat goes the way it faces. Going astern costs 1 AP more for each square. Full throttle is to a boat what a road is to a vehicle.',
  'rule.BT-3.4.ruling':
    'There are four facings and no diagonals. Full throttle is declared before the roll: the boat goes ahead only, two squares for each AP that leaving open water costs, and only into open water that is not shallow; a square that is not open costs as always to leave. Such a boat does not turn, shoot, take on or land troops that turn. It does not go onto a beach or pier. Mines may be disarmed.',
  'rule.BT-3.5.title': 'Tanks',
  'rule.BT-3.5.text':
    'A vehicle that boats carry is a tank: armour 6, a cannon of effect 6 and an LMG. It lands on a beach or pier, beside the four groups of a square, and acts on land as a hard hull does on water: it rolls for AP, pays by the ground it leaves, is hit and damaged like one, but does not drift. It carries nobody, tests no morale and holds no building. It is assaulted like a boat, and whoever wins destroys it. The winners stay where they were.',
  'rule.BT-3.6.title': 'A turn with boats',
  'rule.BT-3.6.text':
    'First boats drift and reserves arrive; then morale; then activations; then mines, patching and refloating, and last the roll for one more turn.',
  'rule.BT-3.7.title': 'One square for all',
  'rule.BT-3.7.text': 'A boat that lacks the AP to leave its square stays there.',
  'rule.BT-3.7.option':
    'A boat that has spent nothing yet may leave its square, ahead or astern, for all the AP that it has, however few.',
  'rule.BT-4.1.title': 'Going aboard and ashore',
  'rule.BT-4.1.text':
    'At a beach, jetty or pier troops go aboard or ashore, or they change boats. It costs nothing, but those groups do nothing else that turn, and those who land stay where they are until the next. A boat that has taken troops on lies still for the rest of the turn.',
  'rule.BT-4.1.ruling':
    'It takes neither AP nor motivation and may be done whenever something is activated; a commander who does it motivates nobody afterwards. Groups land in the beach or pier square where the boat is or in one that shares a side with it, four to a square, and may be shot at as they arrive. The boat may go on. Groups change between boats in the same square or across a side. A group that may not move neither embarks nor lands. For a boat that took troops on, turning counts as moving. A group that has been activated goes aboard or ashore once the activation is over. Tanks land and embark as troops do.',
  'rule.BT-4.2.title': 'Leaving a damaged boat',
  'rule.BT-4.2.text':
    'Troops may leave a boat with 1 or 2 damage as they may leave any other: it must be at a landing place or beside another boat.',
  'rule.BT-4.3.title': 'Carrying boats',
  'rule.BT-4.3.text':
    'Dinghies and rowing boats for which the extra point was paid can be carried over land; no other boat leaves the water.',
  'rule.BT-4.3.ruling':
    'One group carries one boat. It moves as usual and does not shoot. An empty boat is picked up or set down in the group’s square for 1 AP, and it stays where its carrier falls. Where it is one boat too many for the square, it is lost. On land it is baggage until somebody carries it on: it does not act, is not a target, and blocks no line and nobody on foot.',
  'rule.BT-4.4.title': 'Reserves',
  'rule.BT-4.4.text':
    'Boats in reserve come in by water, on any edge but the enemy’s, and never end up elsewhere. A boat and its troops make one roll.',
  'rule.BT-4.4.ruling':
    'One die is rolled for each boat or flotilla at the beginning of its owner’s turn, from the turn that the scenario names: on 4+ it arrives in free water at his own or a side edge, facing inward, and may act at once; without free water it waits. Groups on foot come in at their own edge, where a second die moves them one square to the left on a 1 and to the right on a 6. Those who wait roll again next turn. An arrival may be shot at like any other. On foot each group has a die of its own, and stays where it came in if it cannot enter the square beside it.',
  'rule.BT-4.5.title': 'Only water behind',
  'rule.BT-4.5.text':
    'Groups that would fall back or withdraw into water go aboard one of their boats there if it has room. Without one, those who should fall back stay and do nothing this turn, and those who should withdraw from an assault are removed. Boats straight behind come first, then those to either hand; the owner chooses who goes. It counts as taking troops on, and a boat that they carried stays behind.',
  'rule.BT-5.1.title': 'Troops or weapons',
  'rule.BT-5.1.text':
    'In one turn a boat shoots either with its troops (at most two groups with light weapons, two shots each) or with its own weapons.',
  'rule.BT-5.1.ruling':
    'Light weapons are rifles, SMGs and LMGs. A shot costs the group 1 AP, whether it was motivated or has its residual one. Apart from that groups aboard only assault or see to their casualties. What a boat shot with when somebody came near counts for that turn, too.',
  'rule.BT-5.2.title': 'Dice of heavy weapons',
  'rule.BT-5.2.text':
    'An HMG has 4 dice for each shot, an LMG 3, a mortar 3, a cannon or gun as many as its effect; against groups each 6 hits, and they save as their ground lets them. A mortar needs no line of fire, but a range of 2 or more. Against a hull it counts as small arms. Guns and cannon may be aimed at troops aboard, hand-held weapons at hulls only.',
  'rule.BT-5.3.title': 'Command aboard',
  'rule.BT-5.3.text':
    'To motivate a square is to motivate the groups ashore and aboard in it. A commander aboard motivates as usual and gives groups in his square the extra AP; boats never gain anything from him.',
  'rule.BT-6.1.title': 'Small arms at a hull',
  'rule.BT-6.1.text':
    'A soft hull saves each hit by small arms on 2+. Small arms do not harm a hard hull.',
  'rule.BT-6.1.ruling': 'Each hit that is not saved is one damage. No choice die is rolled.',
  'rule.BT-6.2.title': 'Anti-tank weapons at a hull',
  'rule.BT-6.2.text':
    'They roll as against armour: 1 less if the boat moved a square in its last turn, 1 less if it is inflatable, 1 more if it carries six groups or more.',
  'rule.BT-6.2.ruling':
    'At a hard hull roll as many dice as the gun’s effect, each hitting on a score of the armour or more; at a soft hull one die, hitting on 3 or more. A natural 1 misses and a natural 6 hits, whatever is added. Drifting does not count as moving. A light gun has effect 4 and pays 1 AP more to leave a square, a heavy gun has 6 and never marches (it is landed, and goes back with its crew), a hand-held weapon has 3 and reaches 1 square. A shot costs 3 AP; at a hull it is fired alone. Guns never assault.',
  'rule.BT-6.3.title': 'One hit sinks a soft hull',
  'rule.BT-6.3.text':
    'Against an anti-tank weapon a soft hull has no save, and a single hit sinks it.',
  'rule.BT-6.4.title': 'Troops or hull',
  'rule.BT-6.4.text':
    'A side that shoots small arms at an open boat says before the roll whether it aims at the troops or the hull. Troops aboard save on 2+, wherever they are.',
  'rule.BT-6.5.title': 'Troops in a hard hull',
  'rule.BT-6.5.text': 'Troops in a hard hull can be shot at like those in any boat.',
  'rule.BT-6.5.ruling': 'Except in a mini sub, the only boat that is closed on top.',
  'rule.BT-6.6.title': 'One target',
  'rule.BT-6.6.text':
    'Before the roll the shooter names the groups ashore, the troops of one boat or one hull, and nothing else in the square is hit. Hits on troops are dealt and saved as usual.',
  'rule.BT-6.7.title': 'Shooting at what arrives',
  'rule.BT-6.7.text':
    'A boat that enters a square, and groups that land in one, may be shot at like groups that move. A boat next to them may try as well, once each time: with one shot of up to two groups aboard, or one of a machine gun. Weapons that cost more than 1 AP a shot cannot. It shoots with the groups or the gun that have the most dice; without power its machine guns are silent. Tanks shoot this way with their LMG. In one square everybody is at range 1.',
  'rule.BT-7.1.title': 'Damage',
  'rule.BT-7.1.text':
    'With 1 damage a boat has half its AP, rounded up. With 2 it has no power: no AP, and it drifts. With 3 it sinks.',
  'rule.BT-7.1.ruling':
    'Damage of several shots adds up. A boat that is hit while it acts loses half of the AP that it has left, or with 2 damage all of them.',
  'rule.BT-7.2.title': 'Patching',
  'rule.BT-7.2.text': 'A damaged boat is patched on 4+ at the end of a turn.',
  'rule.BT-7.2.ruling':
    'It happens at the end of its owner’s turn, and one damage is mended. Boats that are carried and vehicles aboard are mended, too.',
  'rule.BT-7.3.title': 'Drifting',
  'rule.BT-7.3.text':
    'A boat without power goes one square in a random direction as the turn begins. Where it touches land it is beached, until 4+ at the end of a turn refloats it. Off the table it is lost with all aboard, and counts as lost.',
  'rule.BT-7.3.ruling':
    'One die: 1 north, 2 east, 3 south, 4 west; 5 and 6 are the current, or are rolled again where there is none. Another boat stops it. Land beaches it where it is, a beach or pier when it has entered. A beached boat neither sails nor drifts, but troops may land on the square that it touches. Steering to a beach does not beach it. Turning is moving: a beached boat does not turn. Where enemies hold a beach or pier it is beached outside. Boats drift one after another, and each may be shot at as it enters a square.',
  'rule.BT-7.4.title': 'Sinking',
  'rule.BT-7.4.text':
    'When a boat sinks, each group aboard is saved on 4+ if a landing place, or a boat with room, is within one square; a vehicle on 4+ if a landing place is. All others are lost.',
  'rule.BT-7.4.ruling':
    'The owner puts each of the saved into a landing place or one of his boats within one square that has room; without one it is lost. They do nothing more this turn. The lost, and the casualties aboard, leave no markers. Nobody rolls where no place has room. Saved groups are not shot at on arrival, and a boat that takes one on may go on. A vehicle needs a landing place.',
  'rule.BT-8.1.title': 'Mines',
  'rule.BT-8.1.text': 'The defender may lay his mines in water, one to a square.',
  'rule.BT-8.1.ruling':
    'He lays them in secret before anybody deploys, not in the attacker’s first row, and in the rows that the scenario gives. A mine is found by all as soon as a boat enters its square; it is dangerous to either side, and stays until it goes off or is disarmed. A boat that starts or arrives on a mine finds it.',
  'rule.BT-8.2.title': 'Going off',
  'rule.BT-8.2.text':
    'Under a boat in its square a mine goes off on 5+, rolled when the boat tries to leave, and at the end of the turn if it is still there. It destroys any boat; those aboard fare as in a sinking.',
  'rule.BT-8.2.ruling':
    'A boat that leaves pays first, then the mine is rolled for, then it moves. The end of the turn is that of the boat’s owner, every turn. Drifting off a mine is not an attempt to leave. One mine destroys one boat.',
  'rule.BT-8.3.title': 'Disarming',
  'rule.BT-8.3.text':
    'A boat with nets or a mine detector in the square of a mine disarms it on 3+, for 4 AP.',
  'rule.BT-8.3.ruling': 'A failure has no effect, and it may be tried again.',
  'rule.BT-9.1.title': 'Who may assault a boat',
  'rule.BT-9.1.text':
    'Groups with 5 AP: from another boat next to it anywhere, or from land where the boat is in shallows or at a pier. In the open sea nobody reaches it from land.',
  'rule.BT-9.1.ruling':
    'Beach and pier are land for this. One boat is assaulted at a time. Groups ashore beside a boat of theirs come first: as long as they hold the square it cannot be assaulted. One to four groups of one square take part, ashore and from any boats there; corners count as next to, and use up a diagonal step. Nobody assaults from a boat at full throttle, or while carrying one.',
  'rule.BT-9.2.title': 'Crew in a fight',
  'rule.BT-9.2.text':
    'The crew adds 3 dice to the defence. Those in the boat fight as in a closed square, the attackers have no +2 for starting next to it, and the defenders shoot at the charge with 1 AP only.',
  'rule.BT-9.2.ruling':
    'The crew counts as one group, is the last to be killed and brings no points. Assaulters who are killed leave their markers where they came from. If nobody of either side is left alive, the boat stays with its owner.',
  'rule.BT-9.3.title': 'Won or lost aboard',
  'rule.BT-9.3.text':
    'If the assault is won, every enemy still aboard is killed; but where the boat lies alongside a square that is free or their own, each group gets there unless it rolls 5+. If it is lost, the attackers go back to where they came from and the enemy kills on 5+.',
  'rule.BT-9.3.ruling':
    'A boat is alongside in a beach or pier square, or where it shares a side with land, beach or pier. After a lost assault one die is rolled for each defending group that is left, counting the crew, and each 5+ kills one. This replaces the usual pursuit and withdrawal. A group that scrambles or goes back has no AP left this turn. The dead of a taken boat leave no markers, and a group that finds no room ashore is lost. Winners keep their AP.',
  'rule.BT-9.4.title': 'Captured boats',
  'rule.BT-9.4.text':
    'A boat with nobody but its crew is assaulted in the same way. The winner has the boat: his groups go aboard as far as there is room, and it acts from his next turn. Vehicles aboard are destroyed; facing, damage and casualties aboard stay. Where boats or men of its old side are in the square they stay there, and may assault it.',
  'rule.BT-9.5.title': 'Assaulting from a boat',
  'rule.BT-9.5.text':
    'Groups aboard may assault a land, beach or pier square next to their boat for 5 AP, without the +2. If they win they are ashore, if they lose they are back aboard. Their dead lie in the square that was fought over.',
  'rule.BT-10.1.title': 'Morale of troops aboard',
  'rule.BT-10.1.text':
    'Boats never test; troops aboard do. One fail or two: they stay aboard this turn. Three: they jump, and if it was an inflatable it is gone too.',
  'rule.BT-10.1.ruling':
    'Casualty markers of groups killed aboard stay aboard, and each boat with groups and markers tests for itself, as a closed square; a commander counts only for those in his boat, or ashore for those ashore. Squares test first, then boats. Those who jump are lost unless a landing place is within one square: there each is saved on 4+ and placed as after a sinking. Nobody climbs back into the boat he jumped from; markers go with an inflatable.',
  'rule.BT-10.2.title': 'Broken platoons',
  'rule.BT-10.2.text': 'The groups of a platoon that breaks leave their boats. The crews stay.',
  'rule.BT-11.1.title': 'Points',
  'rule.BT-11.1.text':
    'As in PBI, with no limit on either side’s points, counting only groups of the order of battle. Landing places may count in place of buildings. Each attacking boat worth 10 points or more that is sunk, captured or lost counts as a group. Groups aboard, and reserves still to come, are in the game. Groups ashore hold landing places; groups aboard do not.',
};
