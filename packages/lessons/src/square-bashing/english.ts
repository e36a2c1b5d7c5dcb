import type { Catalogue } from '@sandtable/kernel';
import { COACH } from '../words.ts';

export const ENGLISH: Catalogue = {
  language: 'en',
  form: (count) => (count === 1 ? 0 : 1),
  texts: {
    ...COACH,

    'march.title': 'March',
    'march.idea': 'Infantry goes two squares and one more, as long as no woods hold it up.',
    'march.round.say':
      'Bring your infantry from d2 to the objective in e4. It moves two squares, and then one more if that keeps it away from the enemy. Woods let you in at once, but you may not get out again: go round them.',
    'march.round.else.woods':
      'It is in the woods now, and to leave them it needs a 3 or more. On a bad roll it is stuck: try the open ground.',
    'march.round.else.away': 'From there e4 is too far. The way is e2, e3, e4.',
    'march.round.else.turn':
      'Which way a square faces matters when it is attacked, and turning is free. First get moving: go to e2.',
    'march.on.say': 'Straight on, to e3.',
    'march.on.else.away': 'That leads away from e4. Go to e3.',
    'march.on.else.halt': 'Not yet: you have one more square, and the extra one after it.',
    'march.extra.say': 'Both squares are used up. Now take the extra one, to e4.',
    'march.extra.done':
      'Three squares, and you hold an objective. The extra square needs no roll, not even out of woods, but it never brings you next to the enemy.',
    'march.extra.else.away': 'The objective is in e4.',
    'march.extra.else.halt': 'One step short. Take the extra square to e4.',

    'orders.title': 'Give orders',
    'orders.idea': 'Casualties shake a square; higher command near it steadies it.',
    'orders.near.say':
      'Next comes morale: a die for each casualty marker, and 4 or more is a fail. A morale bonus takes two dice away. Higher command is right behind d3, so there it works on 3 or more: give d3 the morale bonus.',
    'orders.near.done': 'A 3, just enough because higher command is next to it.',
    'orders.near.else.far':
      'Away from higher command an order needs a 4, and this was a 3. Begin where you are surer of it.',
    'orders.near.else.kind':
      'A fine order for another day. What is coming now is morale, so give d3 the morale bonus.',
    'orders.near.else.none': 'You would give up both of your orders. Help d3 first.',
    'orders.far.say': 'One order is left: try the same for f3. It is farther away and needs a 4.',
    'orders.far.done':
      'It did not get through, and f3 failed twice: it fell back, and its turn is over. In d3 one die was left instead of three. Keep higher command where it hurts most.',
    'orders.far.else.kind': 'The men in f3 need a morale bonus.',
    'orders.far.else.none': 'You have one order left: try it for f3.',

    'barrage.title': 'Call for the guns',
    'barrage.idea': 'Shells fall on three squares at once, but not always on those you aimed at.',
    'barrage.asset.say':
      'A point effect barrage shells three squares in an L. You may try for one asset a turn, and it comes on 4 or more. Roll for it.',
    'barrage.asset.done': 'It is ready.',
    'barrage.asset.else.none': 'Guns that are silent help nobody. Roll for the barrage.',
    'barrage.corner.say': 'The enemy stands in c4, d4 and c5. Put the corner of the L on c4.',
    'barrage.corner.else.elsewhere':
      'All three of their squares fit into one L, with its corner on c4.',
    'barrage.arms.say': 'Its arms go to d4 and c5: point them toward d5, between the two.',
    'barrage.arms.done':
      'Two squares were hit, the third one fell beyond. They place the first hit on c4 themselves, and you place the others.',
    'barrage.arms.else.empty': 'That would shell empty squares. Point the arms toward d5.',
    'barrage.place.say':
      'Two hits are yours to place. A machine gun is worth five dice in a fight, and two losses destroy it: put both on it, as proposed.',
    'barrage.place.done':
      'The machine gun is gone. The shells also leave markers: for a turn that square has no support, and fewer dice in a fight.',
    'barrage.place.else.infantry':
      'Infantry can take eight losses, the machine gun only two. Put both on the machine gun.',
    'barrage.place.else.one': 'Yes, the machine gun: take the proposal and place both at once.',

    'assault.title': 'Assault a flank',
    'assault.idea': 'Whoever has more dice wins: come from the side, with friends.',
    'assault.flank.say':
      'The enemy in c4 faces south. You can assault from c3, into his front, or from d4, into his flank, which is worth two more dice. Choose the better one.',
    'assault.flank.else.front':
      'There you have one unit and no extra dice. From d4 two units go into his flank.',
    'assault.flank.else.none': 'You will not find him like this again. Assault from d4.',
    'assault.join.say':
      'The unit in c3 may join: one more die for you, and one fewer for him. Take it along.',
    'assault.join.done':
      'Eleven dice against six: he is hit five times, you once. Each places two hits on his own men, and the enemy the rest.',
    'assault.join.else.alone':
      'One more unit means a die more for you and a die less for him. Let it join.',
    'assault.place.say':
      'The fifth hit is yours. The machine gun has two already and cannot lose more than that: put it on the infantry.',
    'assault.place.done':
      'Three losses against none, so you won. He took three more hits, lost his machine gun and fell back.',
    'assault.place.else.mg': 'Two losses destroy it, so a third would be wasted. Hit the infantry.',
    'assault.advance.say': 'The square is yours: choose who advances into it.',
    'assault.advance.done':
      'A unit of yours now has a marker for winning, which is worth two dice in its next fight. Had your losses been as high as his, those three hits would have been yours.',

    'shooting.title': 'Shoot in his turn',
    'shooting.idea': 'You shoot at the end of the enemy’s turn, with what he left alone.',
    'shooting.mg.say':
      'You are the defender, and the attacker has just finished. Squares shoot column by column, so begin with b4: infantry there has one die and the machine gun two, and a 6 hits. Shoot at b3, next to it.',
    'shooting.mg.done': 'Two hits, and one was saved. Infantry in the open saves on 4 or more.',
    'shooting.mg.else.order':
      'If d5 shoots first, column b has had its chance and b4 stays silent. Begin with b4.',
    'shooting.mg.else.none': 'It costs you nothing to shoot. Begin with b4.',
    'shooting.guns.say':
      'The gun in d5 reaches four squares with three dice. Shoot at men in the open: in buildings they save better.',
    'shooting.guns.done':
      'A hit, and a loss. Each loss leaves a marker, and markers are what his morale test will roll for.',
    'shooting.guns.else.house':
      'In buildings they save on 3 or more. In d3 they stand in the open.',
    'shooting.guns.else.none': 'The gun is still silent. Let it shoot at d3.',

    'score.title': 'Win the battle',
    'score.idea': 'Objectives decide it: five points for each one you entered last.',
    'score.take.say':
      'The countdown is nearly out: this may be your last turn. You hold two objectives of four, the enemy two. March into d5, which is one of his.',
    'score.take.else.chase':
      'He is worth two points if you destroy him. An objective is worth five, and takes five from him.',
    'score.take.else.away': 'The objective is in d5, right in front of you.',
    'score.take.else.end': 'Not yet: there is an objective in front of you, in d5.',
    'score.halt.say': 'Stop here. Whoever came in last holds it, even after he has left.',
    'score.halt.else.on': 'There is nothing to gain farther on. Stop here.',
    'score.end.say': 'Now end your movement, and let the clock run.',
    'score.end.done':
      'The countdown ran out: three objectives for you, one for him, 15 points to 5. It begins at 21 and loses a die each round, so never leave an objective for later.',

    'battle.title': 'Your first battle',
    'battle.idea':
      'A small attack with five squares of men on four objectives. You play as you like and the dice are real; there is a word of advice now and then.',
    'battle.aim':
      'You want the four objectives: five points for each one you entered last. The clock gives you about three turns. First, you may roll for one asset a turn: shell whoever stands in your way.',
    'battle.barrage': 'Aim at squares with machine guns, and keep away from your own men.',
    'battle.command':
      'Orders work best next to higher command. Drive on gets men out of woods for sure, a fighting bonus adds two dice to an assault, a morale bonus steadies the shaken.',
    'battle.movement':
      'Go forward on a broad front: squares beside each other support each other. Columns move in order from right to left, so begin on the right.',
    'battle.march':
      'Infantry has two squares and an extra one that must not end next to the enemy.',
    'battle.assaults':
      'Assault where you have many more dice: into a flank, with others to join and support beside you. If you do not win, you take three more hits.',
    'battle.assault': 'Each unit that joins adds a die and takes one from the enemy.',
    'battle.hits':
      'Of theirs, hit the machine gun first: two losses destroy it. Of yours, spread them out.',
    'battle.advance':
      'At least one unit goes in. It holds the ground, and an objective counts at once.',
    'battle.facing': 'Let them face the next enemy: a flank gives him two dice.',
    'battle.award':
      'The marker is worth two dice in the next fight. Give it to somebody who will fight on.',
    'battle.shooting':
      'The enemy has moved, and your squares may shoot back. Guns reach four squares, others one.',
    'battle.fallBack': 'There is room for only one of them.',
    'battle.steadied':
      'A square failed its test once: nobody leaves it this turn. A morale bonus would help it next time.',
    'battle.fellBack':
      'Two fails drove them back. Casualty markers do that: help squares that have many.',
    'battle.lostUnit': 'A unit is gone, and gives him points: two for infantry, one for others.',
    'battle.killed': 'One of theirs is gone for good. See whether an objective is open now.',
    'battle.countdown':
      'The clock has run down by a die. At zero it is over, so go for objectives that you can reach now.',
    'battle.scored': 'You scored. Each objective is five points for you and five fewer for him.',
    'battle.won':
      'You won: more points from objectives and losses than the enemy. Now try a whole division, in Lorraine or at Le Cateau.',
    'battle.lost':
      'You lost this one. One more objective would have made ten points of difference: go for them sooner, with more men side by side.',
    'battle.drawn': 'A draw, point for point. One more objective would have won it.',
  },
};
