import type { Catalogue } from '@sandtable/kernel';

export const ENGLISH: Catalogue = {
  language: 'en',
  form: (count) => (count === 1 ? 0 : 1),
  texts: {
    'why.QS-1.1':
      'Three kinds of ground decide nearly everything: how hard you are to hit, how far you see and what a step costs. Look at the square before you look at the enemy.',
    'why.QS-1.2':
      'The six houses are what the battle is about. As the defender, put them where you can shoot at whoever comes; woods in front of them hide the attacker from you as well.',
    'why.QS-1.3':
      'A ready-made scenario gets you playing at once. In a free game the layout is your first weapon as the defender, so take your time over it.',
    'why.QS-1.4':
      'Woods protect like a house but win nothing. They are a place to wait in, not a place to end in.',
    'why.QS-1.5':
      'A diagonal neighbour is as close as any other: he can be assaulted, and he can shoot at you as you come up. Count squares, not inches.',

    'why.QS-2.1':
      'Three LMGs have most of a platoon’s firepower, and only the commander gets people going. Lose those four and six rifle groups do very little.',
    'why.QS-2.2':
      'Two to one sounds like a lot, but the attacker has to cross open ground and gives away 2 points for each group he loses.',
    'why.QS-2.3':
      'Choose the edge from which the way to the houses takes longest. The attacker has only four turns for it.',
    'why.QS-2.4':
      'You place your men before you know where the attacker will mass. Cover the likely ways and keep the commander in the middle.',
    'why.QS-2.5':
      'You have seen where the defender stands. Put both platoons against his weaker half, with each commander behind the men he will order.',
    'why.QS-2.6':
      'Four together shoot and storm as one, but one unlucky morale test then hits all four. Massing has a limit.',

    'why.QS-3.1':
      'Four turns are few: a group that takes two of them to get going will hardly reach a house. The defender has the last word, so expect a counter-attack at the end.',
    'why.QS-3.2':
      'One chance in three to save a battle that is being lost. Whoever is ahead has no reason to roll.',
    'why.QS-3.3':
      'You decide with your whole last turn behind you. As the attacker, count first: a turn more is a turn more for the defender too.',
    'why.QS-3.4':
      'You see what one square achieves before you order the next. Give the order that everything else depends on first, while there are attempts left to repeat it.',
    'why.QS-3.5':
      'Unless they fell back this turn, nobody is quite idle: there is one step out of the open or one shot. Keep it in mind for the last step into a house.',

    'why.QS-4.1':
      'Four markers put a whole platoon at risk, one time in three, every turn. Carry some away, or at least do not lose the fourth group for nothing.',
    'why.QS-4.2':
      'Men who lost friends in the open are the shakiest; men with their commander beside them the steadiest. Fight from cover and bring the commander where it hurts.',
    'why.QS-4.3':
      'A pinned square is still a good firing position. It hurts the attacker most, who has to get somewhere.',
    'why.QS-4.4':
      'Ground is lost without an assault, and a house with it. Keep shooting at a square that has markers: its men may leave of their own accord.',
    'why.QS-4.5':
      'It takes three fails, so three dice: two markers are enough in the open, three in cover. Clear them before it comes to that.',
    'why.QS-4.6':
      'The order is yours: test first the square whose men, if they fall back, leave room for the others.',
    'why.QS-4.7':
      'Leave a way out behind your men. Where all three squares behind them are full or held by the enemy, a step back is the end of them.',
    'why.QS-4.8':
      'To wait next to the enemy is a risk: if somebody falls there, one bad test and nobody assaults.',

    'why.QS-5.1':
      'Three attempts for ten groups: you cannot do everything. Decide which two squares matter this turn, and keep the third attempt for the one that fails.',
    'why.QS-5.2':
      'Each square away is one face of the die lost, and woods or houses cost two. Move the commander up with his men instead of shouting across the field.',
    'why.QS-5.3':
      'You need not look for the path: the best one counts. But with three woods squares in between he cannot be heard at all.',
    'why.QS-5.4':
      'Nobody runs twice in a turn, so spread your orders. After a failure you may insist, at the price of another attempt.',
    'why.QS-5.5':
      'Usually one commander can take over the other’s men. With the option on, a platoon that has lost its commander only ever has its 1 AP.',
    'why.QS-5.6':
      'A commander gives everybody in his square an extra AP, and in the open they always hear him. A 4 is then just enough for an assault.',
    'why.QS-5.7':
      'Shoot with one shot, look, and only then decide to run or to shoot again. Let the LMG fire from where it is while the riflemen go on.',
    'why.QS-5.8':
      'Leaving woods or a house is what costs, not going in. An assault takes 5, so plan it for men who are next to the enemy already.',
    'why.QS-5.9':
      'AP cannot be saved up. Before you close a square, use what is left for a shot or for a fallen man.',

    'why.QS-6.1':
      'Going into woods is cheap and coming out is dear. Stop in cover at the end of a dash, not halfway.',
    'why.QS-6.2':
      'One diagonal saves a whole step, once. Keep it for the corner where it brings you past the enemy’s reach.',
    'why.QS-6.3':
      'You cannot walk through the enemy, and he cannot walk through you: a line of held squares is a wall. Room behind it matters too.',

    'why.QS-7.1':
      'There is no flank or rear to shoot from. What counts is only the line and the cover at its end.',
    'why.QS-7.2':
      'Woods and houses are shields for whoever is behind them. Come up behind them; to shoot at what lies beyond you have to go in or go round.',
    'why.QS-7.3':
      'A hedge protects not only those in it, but everybody in the open behind it. It may pay to go round and shoot from the side.',
    'why.QS-7.4':
      'Two woods that touch at a corner leave a gap to shoot through, both ways. Do not take it for a wall.',
    'why.QS-7.5':
      'Your own men block your fire. Put the LMGs where the assault will not cross their line.',
    'why.QS-7.6':
      'What a line crosses is exact, never a matter of opinion. One square to the side is often enough to see, or to be out of sight.',

    'why.QS-8.1':
      'An LMG is worth three rifles at any distance; the SMG only counts up close. Give AP to squares with LMGs in them.',
    'why.QS-8.2':
      'One big volley deals its hits in one go, and one choice die decides for all of them. Several small ones give you more chances to choose, and let you stop when it is enough.',
    'why.QS-8.3':
      'Six dice make one hit on average. One time in three you pick the victim, and then it should be the LMG.',
    'why.QS-8.4':
      'Nobody can hide behind a comrade for long: with as many hits as groups, everybody has one. A lone LMG in a square takes every hit.',
    'why.QS-8.5':
      'In the open every second hit kills, in a house only one in six. Shoot at men in the open; against a house you need an assault.',
    'why.QS-8.6':
      'A loss counts twice: the group is gone, and its marker shakes those who stood beside it. An attacker’s loss is 2 points as well.',

    'why.QS-9.1':
      'Every square next to an enemy may cost you something. Stay two squares away until you mean to assault, and then come up all together.',
    'why.QS-9.2':
      'Groups that move together are shot at once by each square; those that come one by one, each time. It costs the other side none of its own AP.',
    'why.QS-9.3':
      'A charge may be met with fire at close range before anybody strikes. Shoot at them first: the dead do not answer.',

    'why.QS-10.1':
      'Men who will not run from a house have to be assaulted. It is over in one round, so bring all you have.',
    'why.QS-10.2':
      'Four groups at the most, and from one square. Bring them together a turn earlier, next to the enemy.',
    'why.QS-10.3':
      'From next door it is five dice against three for each group, at a house four against three. With more men than they have, the odds turn quickly.',
    'why.QS-10.4':
      'Two extra dice a group for men who wait next door. Run up and assault in the same turn only if you must.',
    'why.QS-10.5':
      'No save helps here, so even a house full of men can be emptied. Let rifle groups fall first, and keep the LMGs.',
    'why.QS-10.6':
      'Unless no defender is left, a tie is a defeat for whoever attacked. Shooting first pays: every casualty before the assault is three dice fewer against you.',
    'why.QS-10.7':
      'The winner hits once more, and nobody answers. The more groups he has left, the dearer it is to lose.',
    'why.QS-10.8':
      'The loser is thrown back a square toward his own edge, and is lost if there is no room. Before you assault, look behind the square that you attack.',

    'why.QS-11.1':
      'One AP of everybody for an even chance to be rid of a marker. It is the best use of AP when there is nothing to shoot at and nowhere to go.',

    'why.QS-12.1':
      'Only where you stand at the end counts, 7 points a house on average. One group in each house is enough; the rest should keep the enemy off.',
    'why.QS-12.2':
      'Seven points a house against 2 a group: an assault that costs three groups is worth it if it takes a house, and only then.',
    'why.QS-12.3':
      'Count both scores before your last orders. A house that is still held by one rifle group may be worth more than all your fire.',

    'example.unfinished':
      'Two houses, one woods and one hedge so far. Six houses and twenty other squares have to lie there before the layout stands.',
    'example.houses':
      'The defender puts a third house at e6, behind the woods in e5. Whoever comes from the south has to go round them or lose time in them.',
    'example.kinds':
      'Three rifle groups in front of a house in b4, a hedge in c4 and woods in d4: closed, partial and closed ground. The rest is open.',
    'example.platoon':
      'Platoon A in three squares: its commander with an LMG and two rifle groups in b1, and three groups on either side.',
    'example.forces':
      'Platoons A and B stand along the southern edge, platoon D in and around the houses. Twenty groups against ten.',
    'example.edge':
      'The houses lie in the north. So the defender has the attacker come from the south, through all the woods.',
    'example.defender-first':
      'Square d2 is in the second row from the attacker’s edge. That is too far forward for a defender.',
    'example.attacker-row':
      'The defender stands already. The attacker begins in b1 and goes on to c1; the second row is not open to him.',
    'example.full': 'Four groups of platoon A are in b1. The fifth has to go elsewhere.',

    'example.done':
      'Two attempts are left, but the attacker has done what he wanted. What comes next is the 1 AP of everybody who had no order.',
    'example.next':
      'The attacker has nothing more to do. Now the defender has his second turn, and his three attempts.',
    'example.one-more':
      'The attacker holds d4 only, and group A1 stands in front of b4. On a 5 or 6 there is time for another try.',
    'example.enough':
      'The attacker has both houses in his last turn. He is ahead, so he does not roll: if the defender does not gain a turn either, the battle ends.',
    'example.left-over':
      'No attempts are left. Group A1 has had no order, so it has 1 AP: enough to step from b3 into the house.',

    'example.two-dice':
      'Two have fallen in c3, in the open, but commander D is with the rest: two dice, one more, one fewer. In d3, without him, it is three.',
    'example.pinned':
      'Two have fallen in b4, so two dice. One of them fails, and the men in the house may shoot but not leave it.',
    'example.falls-back':
      'The same test with two fails: they leave the house for b5 and are of no more use this turn.',
    'example.runs': 'Three dice for two markers in the open, and all three fail. The LMG is gone.',
    'example.no-marker': 'Nobody has fallen in b5, so the commander has nothing to test there.',
    'example.way-back':
      'Behind c4 is c5, and it is full. The rifle group has to go back to b5 or d5 instead.',
    'example.stays-put':
      'They have the 5 AP, and the enemy is next to them. But they failed a test this turn, so they stay where they are.',
    'example.breaks':
      'Four of platoon D have fallen. One die at the start of the defender’s turn, and the three groups that are left go with them.',

    'example.far-order':
      'From b1 to e3 it takes five squares with one diagonal step: b1, c1, d1, e2, e3. So the commander needs a 5.',
    'example.no-orders':
      'Commander B has made his three attempts. Rifle group B2 in d1 has to wait for its 1 AP, or for commander A.',
    'example.too-far':
      'Every way from a1 to a4 leads through woods, and a4 is woods itself. No die shows that much.',
    'example.once':
      'The rifle group had its order in b2 and has moved on to c2. It cannot be ordered again this turn.',
    'example.other-platoon':
      'Here the option is on. The group in c2 is of platoon B, so commander A has no say over it, near as he is.',
    'example.commander-here':
      'His own square needs a 1, so it cannot fail. The second die shows 2, and with the commander there everybody has 3 AP.',
    'example.parting':
      'The rifle group goes ahead to c2 for 1 AP. The LMG stays in c1 with both of its AP, and may still shoot.',
    'example.out-of-woods':
      'They have 1 AP each. To leave the woods in c3 takes 2, so they can only shoot.',
    'example.lost':
      'The group rolled 4 AP and has spent one on a step. If the square is closed now, the other three are gone.',

    'example.leaving':
      'Into the woods took 1 AP; out of them, to c3, takes 2. By d2 and d3 every step would have cost 1.',
    'example.second-diagonal':
      'The step from c1 to d2 was diagonal. To e3 it would be the second, so it has to go by d3 or e2.',
    'example.held': 'There is an enemy in c3. Three AP take nobody in there: an assault costs 5.',

    'example.all-round':
      'Enemies before and behind. The men in c3 shoot over their shoulders at c1, with as many dice as to the front.',
    'example.behind-woods':
      'The woods in c2 are in the way of c1. Only men in the woods themselves could be shot at from here.',
    'example.over-hedge':
      'The line to b4 crosses the hedge in b2. The man in the open is saved on a 3 instead of a 4, as if he lay behind it.',
    'example.corner':
      'The line from a1 to c3 passes exactly between the woods in a2 and b1. It touches both corners and goes on.',
    'example.friends-in-front':
      'The LMG’s own riflemen in b2 stand between it and the enemy. One of the two has to step aside.',
    'example.through-the-inside':
      'From the middle of a1 to the middle of c2 the line runs through b1 and then b2. Woods in b2 stop it.',

    'example.smg':
      'Two shots each at two squares’ distance: 6 dice from the LMG, 2 from the rifles, and 2 from the commander’s SMG, which would have had 6 next to the enemy.',
    'example.together': 'LMG and rifles in c1 fire all they have at b4 as one volley: eight dice.',
    'example.choice':
      'One 6 among eight dice, and the choice die shows 5. So the shooter says who is hit: the LMG.',
    'example.one-each':
      'Two hits on three groups, and the LMG has the first. The second has to go to a rifle group.',
    'example.saved':
      'Two hits in the open. The commander is saved by a 2, the rifle group would have needed a 4.',
    'example.marker':
      'The LMG in b4 fails its save. The marker that it leaves makes the rifle group beside it test next turn.',

    'example.too-close':
      'The attacker has come to b2, which touches c3 at a corner. That is within one square, and they are ready.',
    'example.each-square':
      'Two groups have moved to b2 together, next to a3 and c3. Each of these squares may try once: c3 is too late, and a3 lets them be.',
    'example.here-they-come':
      'Three groups charge the house in c3. Its men get their shots off first, and the attackers are in the open.',

    'example.storm':
      'Three groups with 5 AP each go into the house together. What comes first is the defenders’ chance to shoot.',
    'example.step-first':
      'From c1 the house in c3 is two squares away. They must step up to c2 first, and then they have 5 AP left.',
    'example.dice':
      'Three groups that started next to the house: 9 dice, 6 more, 3 fewer against a house. The two defenders have 6.',
    'example.came-up':
      'Group A1 was next to the enemy when it got its order, group A2 has only just come up. So the 2 extra dice are there once.',
    'example.choose':
      'Both defenders are dead. One of the attackers has to fall too, and their own side says which.',
    'example.tie':
      'One killed on each side. That is not enough for the attacker: he must kill more, or all of them.',
    'example.pursuit':
      'The same tie, but the one defender who is left rolls a 5 as they run. Another attacker falls.',
    'example.withdraw':
      'One defender fell and nobody on the other side. The LMG that is left goes back from c3 to c4, and the attackers stay in c3.',

    'example.carried-away':
      'Both groups in b4 give up 1 AP and roll one die. A 5, and one of the two markers is off the board.',
    'example.houses-only':
      'The attacker ends in a house and in woods. Two dice for b4, none for d4.',
    'example.fallen':
      'The attacker has lost two groups: 4 points for the defender, against two houses.',
    'example.alone':
      'The last defender stands in c4. When he falls the attacker may go on to take houses, or have it scored at once.',
  },
};
