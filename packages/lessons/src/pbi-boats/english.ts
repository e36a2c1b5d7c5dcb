import type { Catalogue } from '@sandtable/kernel';
import { COACH } from '../words.ts';

export const ENGLISH: Catalogue = {
  language: 'en',
  form: (count) => (count === 1 ? 0 : 1),
  texts: {
    ...COACH,

    'sail.title': 'Sail',
    'sail.idea': 'A boat rolls two dice, goes where it points, and pays for what it leaves.',
    'sail.start.say':
      'Men on foot work as in PBI; if you do not know it yet, learn that first. A boat needs no commander: it rolls two dice and has that many AP. Start the landing craft, not at full throttle.',
    'sail.start.done': 'A 3 and a 2: 5 AP. Leaving open water costs 1, a quarter turn 1.',
    'sail.start.else.throttle': 'At full throttle a boat cannot turn. Start it the usual way.',
    'sail.start.else.other': 'The men aboard can wait. Start the boat.',
    'sail.start.else.end': 'The turn has only begun. Start the boat.',
    'sail.right.say':
      'There are beach defences ahead in c3. It is easy to run onto them, but leaving them takes 6 AP. Turn right, to go round.',
    'sail.right.else.defences':
      'You are among the defences with 4 AP, and getting out takes 6: you are stuck here. Try the other way.',
    'sail.right.else.back':
      'Astern costs one AP more for each square, and leads nowhere. Turn right.',
    'sail.right.else.left':
      'To the left there are defences as well. The gap is in column d, to the right.',
    'sail.aside.say': 'Go ahead, to d2.',
    'sail.aside.else.back': 'That is backwards. The gap is ahead, past d2.',
    'sail.aside.else.turn': 'You have turned enough. Go ahead, to d2.',
    'sail.left.say': 'Now turn left again, toward the shore.',
    'sail.left.else.on': 'The gap is here, in column d. Turn left.',
    'sail.left.else.right': 'The shore is to the left.',
    'sail.on.say': 'Straight through the gap: d3, then d4.',
    'sail.on.else.back': 'The shore is ahead.',
    'sail.on.else.turn': 'No more turning: go ahead.',
    'sail.past.done':
      'Five AP, and the beach is right ahead. Choose your column early: every turn of the boat costs you a square.',
    'sail.past.else.turn': 'One AP is left: spend it on d4.',

    'throttle.title': 'Full throttle',
    'throttle.idea': 'Declared before the roll, it makes two squares of one, straight ahead.',
    'throttle.start.say':
      'It is a long way to the beach, and nothing is in between. At full throttle a boat goes two squares for 1 AP, but only ahead and only in open, deep water. Say so before you roll: start at full throttle.',
    'throttle.start.done':
      'Two ones! With 2 AP you would be nowhere, if it were not for the throttle.',
    'throttle.start.else.slow':
      'Two ones: 2 AP, two squares. At full throttle the same dice would take you farther.',
    'throttle.start.else.other': 'The men aboard can wait. Start the boat at full throttle.',
    'throttle.start.else.end': 'Not yet: start the boat at full throttle.',
    'throttle.one.say': 'Ahead, as far as it goes.',
    'throttle.three.done':
      'Three squares with 2 AP. At this speed it may not enter the shallows next to the beach, and it neither turns, shoots nor lands anybody this turn.',

    'land.title': 'Land',
    'land.idea': 'Going ashore is free, but the men who do it do nothing else that turn.',
    'land.near.say':
      'From c4 the men can step onto the beach in c5. Bring the landing craft up to it.',
    'land.near.else.back': 'The beach is ahead, in c5. Go to c4.',
    'land.near.else.turn': 'You are pointing at the beach already. Go to c4.',
    'land.land.say': 'Now land everybody at c5. It costs no AP.',
    'land.land.done': 'Three groups are ashore. They stay where they are until your next turn.',
    'land.land.else.some': 'Half a landing is no landing. Let all of them go.',
    'land.land.else.boat': 'The boat may run onto the beach itself, but it need not. Land the men.',
    'land.land.else.turn': 'You are in the right place. Land the men.',
    'land.off.say':
      'The boat has 2 AP left, and nothing more to do here. Back off to c3: going astern costs 1 AP more.',
    'land.off.done':
      'The enemy may shoot at boats and men as they come next to him, so land where he is not, and take the boat away from where he is.',
    'land.off.else.beach': 'On the beach it is a target. Back off to c3.',
    'land.off.else.turn': 'You need both AP to go astern. Back off to c3.',

    'shoot.title': 'Guns on boats',
    'shoot.idea': 'A machine gun on the bow clears the beach before the men go ashore.',
    'shoot.first.say':
      'Your launch has a heavy machine gun: four dice for 1 AP, and a 6 hits. Two groups stand on the beach in c5, in the open, another is in a house. Fire at the beach.',
    'shoot.first.done': 'One down. All the weapons of a boat together may fire three times a turn.',
    'shoot.first.else.house': 'In the house it is saved on a 2 or more. Fire at c5, in the open.',
    'shoot.first.else.sail': 'From here you see them well, and they do not reach you. Fire first.',
    'shoot.second.say': 'Once more at c5.',
    'shoot.second.done':
      'The beach is clear. In one turn a boat fires either its own weapons or those of the men aboard, so decide which before you begin.',
    'shoot.second.else.house': 'There is still somebody on the beach. Finish that first.',
    'shoot.second.else.sail': 'Not yet: somebody is left on the beach.',

    'gun.title': 'Sink them',
    'gun.idea': 'One hit from a gun sinks a soft hull, with everybody aboard.',
    'gun.fire.say':
      'You are the defender now, with a gun and the 3 AP that it takes to fire. A launch has a soft hull, and one hit sinks it; the landing craft has a hard one. Fire at the hull of the launch.',
    'gun.fire.done':
      'A 4 where a 3 was needed: she is gone. Two groups went down with her, because no beach was within a square. As the attacker, remember this gun.',
    'gun.fire.else.hard':
      'Against a hard hull each of your four dice needs a 6, and one hit only damages it. The launch needs a 3.',
    'gun.fire.else.troops': 'Men aboard are saved on a 2 or more. Sink the boat under them.',
    'gun.fire.else.walk': 'The gun needs all of its AP to fire.',

    'mines.title': 'Mines',
    'mines.idea': 'A mine that is found may still go off when you leave it.',
    'mines.disarm.say':
      'A mine lies in your square, and when you leave, it goes off on 5 or more: that destroys any boat. For 4 AP your nets disarm it on 3 or more. Try that.',
    'mines.disarm.done': 'A 3, and the mine is harmless.',
    'mines.disarm.else.leave': 'A 5, and that was the boat. Try the nets first.',
    'mines.disarm.else.stay':
      'It is rolled for at the end of the turn as well, if you are still there. Disarm it.',
    'mines.on.say': 'Now go on, to c4.',
    'mines.on.done':
      'Only boats with nets or a detector can do that. Others do best to sail where a boat has been before.',

    'score.title': 'Win the battle',
    'score.idea': 'Men ashore hold places, men aboard hold nothing.',
    'score.land.say':
      'The last turn. In this battle each landing place that you hold at the end brings two dice of points, but only men ashore hold one. Land everybody at c5.',
    'score.land.done': 'Just in time.',
    'score.land.else.some': 'Bring them all ashore: nobody is needed aboard.',
    'score.land.else.aboard': 'Men aboard hold nothing. Land them first.',
    'score.land.else.sail': 'You are at the beach already. Land the men.',
    'score.end.say': 'The beach is yours. End the turn.',
    'score.end.else.sail': 'The boat has done its work. End the turn.',
    'score.decline.say': 'You are ahead: no more turns.',
    'score.decline.done':
      'Seven points for the beach. Each group that you lose counts two for the defender, and so does each boat worth ten points or more: bring your boats home, too.',
    'score.decline.else.extend': 'Another turn is for those who are behind. Stop here.',

    'battle.title': 'Your first landing',
    'battle.idea':
      'Two landing craft, a platoon, and three houses behind a beach. You play as you like and the dice are real; there is a word of advice now and then.',
    'battle.aim':
      'At the end you want houses: two dice of points for each. Each group or boat that you lose gives the defender 2. You have four turns: land in the first two, next to no enemy.',
    'battle.sail':
      'Two dice of AP: 1 to leave open water, 2 for rocks, 1 for a turn. Stop before the beach, land everybody, and they can act in your next turn.',
    'battle.landed': 'They are ashore, and act from your next turn. Keep the commander near them.',
    'battle.sunk':
      'A boat is gone. The men aboard are saved only with a beach or a boat beside it.',
    'battle.damaged':
      'A boat is damaged: with one damage it has half its AP, with two it drifts, with three it sinks. Land the men while you can.',
    'battle.activate':
      'These men have AP: 1 for a step in the open, 1 for a shot, 5 for an assault. Shoot first, and go in when few are left.',
    'battle.march': 'Who goes? Men who stay together have more dice.',
    'battle.volley': 'Everybody together is best, unless somebody should keep AP for a step.',
    'battle.gathering': 'Two groups aboard may shoot, with two shots each at the most.',
    'battle.allocate':
      'Somebody is hit. Of theirs take an LMG or the commander; of your own let a rifle take it.',
    'battle.losses': 'Let a rifle fall first: an LMG has three times its dice.',
    'battle.assault': 'Go in with everybody: you have to kill more of them than they kill of you.',
    'battle.watch': 'An enemy has come next to you. Trying to shoot costs you nothing.',
    'battle.opportunity': 'An enemy has come next to you. Trying to shoot costs you nothing.',
    'battle.morale':
      'Men fell here, so the others test their nerve. A commander there takes a die away.',
    'battle.retreat': 'They have to go back. Choose cover, if there is any.',
    'battle.extend': 'Roll for another turn if you are behind. If you are ahead, let it end.',
    'battle.lostGroup': 'You lost a group: 2 points for the defender. Get the others into cover.',
    'battle.killed': 'One of theirs is down. See whether a house stands empty now.',
    'battle.second':
      'Everybody who landed may act now. The craft can still go, but they have done their part.',
    'battle.lastTurn':
      'Your last turn. Get into the houses: each brings 7 points on average, and a lost group costs you 2.',
    'battle.residual':
      'Boats that have not acted still may, and every square without an order has 1 AP.',
    'battle.won':
      'You won: your dice for the houses beat the points for your losses. Now try a whole company on a defended beach, or a raid on a harbour.',
    'battle.lost':
      'You lost this one. Land sooner and away from them, shoot before you go in, and take the boats out of reach.',
    'battle.drawn': 'A draw: the same points on both sides. One more house would have won it.',
  },
};
