import type { Catalogue } from '@sandtable/kernel';

export const ENGLISH: Catalogue = {
  language: 'en',
  form: (count) => (count === 1 ? 0 : 1),
  texts: {
    'why.BT-1.1':
      'A boat pays for the square that it leaves, not for the one that it enters. Debris slows it down, and piers, mines and beach defences nearly stop it: look before you go in.',
    'example.three-waters':
      'Leaving the debris in c2 costs 2 AP, leaving the open water in c3 only 1. The beach defences in b3 would cost 6.',

    'why.BT-1.2':
      'Beach and pier are where boats and men meet, and one that the enemy holds is no landing place. In the shallows a boat can be reached from land, and cannot go at full throttle.',
    'example.no-swimmers': 'Men on foot go on land, beach and pier. The water in c4 is for boats.',
    'example.held-beach':
      'The enemy stands on the beach in c5. Nobody lands there except by assault.',

    'why.BT-1.3':
      'A boat is worth as much as the water ahead of it. Think of the way out of a narrow creek before you go in.',
    'example.only-water':
      'The launch may come up to the beach. The land behind it in c6 is not for boats.',

    'why.BT-1.4':
      'Water hides nobody: those ashore see across it as across a field. Only another boat blocks the view, so send a boat that can take it ahead of one that cannot.',
    'example.in-the-line':
      'The launch in c2 would be in sight of c5, but a launch of their own lies in between.',

    'why.BT-1.5':
      'The attacker answers what the defender has shown him, but from the far end of the water. Whatever he loads into one boat lands together, and may be lost together.',
    'example.first-row':
      'The defender has deployed. Now the launch starts in the attacker’s first row, with both groups aboard.',
    'example.off-the-beach':
      'The defender’s groups start on land. The beach is left to whoever comes ashore.',

    'why.BT-2.1':
      'Soft hulls are cheap and many. Hard hulls do not mind rifles, but there are never more than three; a flotilla of them arrives all at once or not at all.',
    'example.flotilla':
      'Two MTBs in a flotilla: a single 4 brings in both. On their own each would roll for itself.',

    'why.BT-2.2':
      'A full landing craft is ten groups that one mine can sink. Do not put all that you cannot lose into one boat, and remember that a third will not fit into a square.',
    'example.full-boat':
      'A launch carries four groups, and there are four aboard. The fifth waits for another boat.',
    'example.two-boats':
      'Two launches fill c3. Only dinghies and rowing boats lie four to a square.',

    'why.BT-2.3':
      'What you pay for is armour: a gun must roll that much or more to hit. A launch for 10 points goes down with one hit of a gun; a picket boat for 60 is hit by nothing but a 6.',
    'example.dear-hull':
      'Four dice of a light gun against armour 6, and not one 6 among them. A launch would have been sunk by the 3.',

    'why.BT-2.4':
      'A cannon points where the boat points, so to aim it costs AP for turning. Each further weapon of a kind costs double: better fit a boat for one task.',
    'example.over-the-bow':
      'The cannon is on the bow, and the boat faces north. It has to turn before it can fire at the launch in e2.',

    'why.BT-3.1':
      'Seven AP are usual, but it may be 2 or 12, and what is left over is lost. Start the boat that matters most while others can still make up for a bad roll.',
    'example.two-dice':
      'A 3 and a 2: the landing craft has five AP for this turn, whatever it does with them.',

    'why.BT-3.2':
      'You pay to get out of a square, so a detour of a few AP is cheaper than a straight way through obstacles. Shots and turns come out of the same purse.',
    'example.round-them':
      'Two quarter turns and three squares: five AP bring the landing craft round the beach defences in c3.',
    'example.in-the-stakes':
      'Going into the beach defences cost 1 AP. Getting out takes 6, and 5 are left.',

    'why.BT-3.3':
      'More guns do not mean more shots. They let a boat choose the right one, so keep AP for moving when all three are fired.',
    'example.fourth-shot':
      'The machine gun has fired three times. There is one AP left, but no fourth shot.',

    'why.BT-3.4':
      'Full throttle doubles the distance across deep water and forbids everything else, so use it far out. Going astern costs extra: keep the bow where you want to go.',
    'example.throttle':
      'Two AP take the landing craft three squares, as far as the deep water goes. At its usual speed it would be two.',
    'example.too-shallow':
      'There is an AP left, but c5 lies next to the beach. Full throttle ends where the shallows begin.',

    'why.BT-3.5':
      'A tank is a hard hull on land: rifles do not harm it, and its cannon clears a beach. But it loses to men who get close, so keep groups of your own beside it.',
    'example.tank-at-the-sea':
      'On land the tank goes where it likes. It does not go into the water; only a landing craft or large ferry takes it across.',
    'example.tank-lost':
      'Rifles cannot harm a tank, but men who reach it can. Three groups go in, the crew answers with three dice, and one kill is enough.',

    'why.BT-3.6':
      'Mending comes last, so a boat that is hit in the enemy’s turn limps or drifts for a whole turn of its own. Morale comes before anybody acts: shaken troops may not land at all.',
    'example.turn-ends':
      'The end of the attacker’s turn: first the mine under the launch is rolled for, then the MTB is patched.',

    'why.BT-3.7':
      'With a bad roll a boat among beach defences lies there under fire. With the option it always gets one square on, if that is the first thing that it does.',
    'example.for-all-it-has':
      'It would take 6 AP to leave the beach defences. By the option the launch goes for the 3 that it has.',

    'why.BT-4.1':
      'Landing is free, but those who land do nothing more this turn, and often stand in the open. Shoot the beach clear first; the empty boat may turn back for more.',
    'example.ashore':
      'The landing craft is next to the beach, and all three groups go ashore at once. It has AP left, and may go on.',
    'example.lies-still':
      'A group has come aboard this turn. The launch has rolled 7 AP, but it does not move before the next.',

    'why.BT-4.2':
      'A crippled boat is still a gangway. Get the men off while it floats: when the third hit sinks it, half of them at best will get ashore.',
    'example.no-power':
      'Two hits have left the MTB without power. It lies next to the beach, and so the troops walk off.',

    'why.BT-4.3':
      'For one point more a dinghy goes overland from one water to the next. Whoever carries it cannot shoot, so send somebody along who can.',
    'example.on-their-backs':
      'This dinghy was bought to be carried. The group picks it up for 1 AP and takes it inland.',

    'why.BT-4.4':
      'Reserves may come in from the side, next to where they are wanted; only the enemy’s edge is closed. But every turn it is an even chance, so do not build your plan on them.',
    'example.from-the-side':
      'The launch arrives on a 5. Instead of starting from the far end it comes in at a4, next to its friends on the beach.',

    'why.BT-4.5':
      'With their backs to the sea men have nowhere to go. Leave a boat with room behind them: the shaken would stand idle on the beach, and the beaten would be lost.',
    'example.back-aboard':
      'Two fails, and only water behind. The launch in c4 has room and takes them on.',
    'example.no-way-back':
      'The same two fails without a boat behind them: they stay on the beach, and do nothing this turn.',

    'why.BT-5.1':
      'Only two groups shoot over the side, and not in the same turn as the boat’s own guns. Use whichever has more dice, and keep the other groups for the beach.',
    'example.one-way':
      'The machine gun of the launch has fired. So the rifles aboard are silent this turn.',
    'example.four-shots': 'Three groups are aboard. Two of them shoot, twice each at the most.',

    'why.BT-5.2':
      'Four dice for 1 AP make the HMG the weapon against men. A cannon costs 4 AP a shot and is better spent on hulls; a mortar needs no view but some distance.',
    'example.machine-gun': 'One AP, four dice, one hit on the beach.',
    'example.too-near': 'A mortar throws 2 squares or farther. c5 is right in front of the boat.',

    'why.BT-5.3':
      'One attempt motivates everybody in the square, ashore and aboard. Boats need no motivation, so spend it on those who are to shoot or assault.',
    'example.orders-aboard':
      'The commander motivates those in his own boat, himself among them. The landing craft gains nothing by it and rolls its own dice.',

    'why.BT-6.1':
      'Of six hits on a soft hull one gets through, but that one halves its speed. A hard hull does not even have to roll.',
    'example.at-the-hull': 'Two hits. The launch saves one with a 2, and fails the other.',
    'example.bounces-off':
      'An MTB is a hard hull. The LMG may aim at the men in it, not at the boat.',

    'why.BT-6.2':
      'Guns like boats that are large and lie still. One square a turn is enough to make their dice worse, and a dinghy that moves is the hardest to hit.',
    'example.moving-target':
      'Armour 5, one harder to hit because it has moved and one easier because it is large: the gun needs a 5.',

    'why.BT-6.3':
      'A gun that sees a launch needs one hit. Keep soft hulls out of its sight, or put it out of action before they come.',
    'example.one-hit':
      'The light gun needs a 3 and has a 4. Out here nobody is near enough to save the men.',

    'why.BT-6.4':
      'Whoever shoots must choose: fewer men, or a slower boat. Aboard everybody saves as if behind walls, so the real danger begins on the beach.',
    'example.troops-or-hull':
      'The LMG has named the troops. On the beach they would need a 4 to save, aboard a 2 will do.',

    'why.BT-6.5':
      'Armour is for the hull and not for the heads above it. Only in a mini sub can nobody shoot at the men.',
    'example.under-the-lid':
      'The mini sub is closed on top: its men are no target, and its hull is hard.',

    'why.BT-6.6':
      'Nothing spills over. Give the enemy more targets than he has shots, and he must leave some of them alone.',
    'example.named-target':
      'In c5 one group is ashore and one still aboard. Those aboard were named, so only they can be hit.',

    'why.BT-6.7':
      'The last square is the dangerous one: everybody next to it may shoot as you arrive. Come in where few of them are, and let the boats that can take it go first.',
    'example.as-it-comes':
      'The launch comes next to two squares of the enemy. c5 is too late; d5 is ready, and the hit halves the AP that are left.',

    'why.BT-7.1':
      'The first hit costs half its speed, the second all of it, the third the boat. After the second think of the men and not of the boat.',
    'example.half-speed': 'With 1 damage a roll of 7 is worth 4 AP.',
    'example.powerless': 'With 2 damage there is nothing to start. The boat can only drift.',

    'why.BT-7.2':
      'It is an even chance each turn, one damage at a time. A boat that is taken out of sight for a turn or two is often worth more than one that is sacrificed.',
    'example.patched': 'A 4 mends one of two. Next turn the MTB moves again, at half speed.',

    'why.BT-7.3':
      'Without power you go where the die sends you: with luck onto a beach, without it onto a mine or off the table. Near the edge take the men off while you can.',
    'example.drifts':
      'A 1 is north: the MTB drifts onto the beach and sits there. Its troops can land, at least.',

    'why.BT-7.4':
      'Next to a landing place or a boat with room every other group is saved; farther out none is. Let boats go in pairs, and not all of them full.',
    'example.swimmers':
      'Next to the beach there is hope. One group is saved and its owner chooses where it gets ashore; the other goes down.',

    'why.BT-8.1':
      'Nobody knows where they lie before a boat is on top of one. Let a cheap boat or one with nets lead, and follow in its wake: where a boat has been the water is known.',
    'example.found':
      'The sea looked empty. Now the mine is known to both sides, and leaving it is a gamble.',
    'example.laid':
      'Before anybody deploys the defender lays his mines, and only he sees where. The attacker’s first row is safe.',

    'why.BT-8.2':
      'One time in three it goes off, and it takes any boat, armour or not. Staying does not help, as that is another roll at the end of the turn: disarm it or get away.',
    'example.goes-off':
      'The landing craft tries to leave. A 5 is enough, and out here nobody can be saved.',

    'why.BT-8.3':
      'Two times in three it works, and a boat with enough AP may try again. Nets belong on the boat that goes first.',
    'example.disarmed': 'The nets cost 4 AP and need a 3. After that the way is free.',

    'why.BT-9.1':
      'At sea only another boat can board you, in the shallows anybody with 5 AP. A guard ashore in the boat’s own square protects it: he has to be beaten first.',
    'example.out-of-reach': 'The launch is two squares off the beach. From land nobody reaches it.',
    'example.guarded':
      'The launch in c5 has a guard ashore. It is the guard that must be assaulted first.',

    'why.BT-9.2':
      'Even an empty boat answers with three dice, as many as a group, and every attacker has one fewer. Go in with three or four groups, or leave it.',
    'example.crew':
      'Two groups board a launch that has nobody but its crew. They have four dice instead of six and the crew has three, which is nearly even.',

    'why.BT-9.3':
      'At sea a lost boat is lost with everybody aboard. Alongside a shore two of three get away, so lie at a pier or beach if you expect to be boarded.',
    'example.scramble':
      'The launch lies alongside the beach. The group that is left gets ashore with a 3; at sea it would have been killed.',

    'why.BT-9.4':
      'Whoever takes a boat sails it from his next turn, guns and all. An attacker who leaves his boats empty on the beach invites that, and pays for it in points.',
    'example.prize':
      'Only the crew was aboard. The dinghy has room for one of the winners, and from their next turn on it sails for them.',

    'why.BT-9.5':
      'Troops can go straight from the boat at the enemy, without a turn in the open on the beach first. They need 5 AP: bring the boat in first, and motivate them then.',
    'example.over-the-side':
      'Two groups go over the side at the group in c5. Had they lost they would be back in the boat.',

    'why.BT-10.1':
      'Aboard two fails only mean that they stay aboard, so men in boats stand more than men on a beach. With the third they jump, and far from land that is the end of them.',
    'example.shaken':
      'Two fails would drive men on land back. Aboard they stay, but they cannot land this turn either.',
    'example.jump':
      'Three fails: they jump. The beach is near and a 4 saves them, but the inflatable is gone.',

    'why.BT-10.2':
      'A boat without its platoon still sails, and others can use it. Do not let every boat depend on the same platoon.',
    'example.broken':
      'Platoon A breaks, and its commander is gone. The group of platoon B stays aboard, and so does the crew.',

    'why.BT-11.1':
      'The attacker’s boats are points as well: each worth 10 or more that is lost counts like a group. And nobody holds a landing place from a boat, so be ashore before the last turn.',
    'example.lost-boat':
      'All his men are alive, but of two launches one was sunk earlier on, and it counts like a group.',
  },
};
