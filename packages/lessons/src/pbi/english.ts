import type { Catalogue } from '@sandtable/kernel';
import { COACH } from '../words.ts';

export const ENGLISH: Catalogue = {
  language: 'en',
  form: (count) => (count === 1 ? 0 : 1),
  texts: {
    ...COACH,

    'orders.title': 'Give orders',
    'orders.idea': 'Nobody does much without an order, and orders are easier to give nearby.',
    'orders.near.say':
      'Your commander is in b1, and he has three orders a turn. The men in b2 are next to him: a 2 or more on one die is enough. Choose the commander, then b2.',
    'orders.near.done':
      'He rolled a 3: they heard him. Then a second die gave them 4 action points (AP) to spend.',
    'orders.near.else.far':
      'That order needs a 5, and he rolled a 3: nothing happens, and one of three orders is gone. Every square on the way makes it harder, and woods or houses count twice.',
    'orders.near.else.own':
      'Good idea, and it never fails: keep it for the end of this lesson. First try the men in b2.',
    'orders.march.say':
      'Spend one: it takes 1 AP to leave open ground. Choose any square next to them.',
    'orders.close.say':
      'They have 3 AP left. Leave it at that for now: say that you are done with this square.',
    'orders.close.done':
      'What is left over is lost. So give each order with a plan for what to do with it.',
    'orders.own.say': 'Now order the commander’s own square, b1. That works on any roll.',
    'orders.own.done':
      'A 1 was enough, and because the commander is with them they get 1 AP more than they rolled. Keep your commander close to the men you need most.',
    'orders.own.else.far':
      'He needed a 5 and rolled a 2. The men in e3 are too far away: bring the commander nearer first.',

    'ground.title': 'Move over the ground',
    'ground.idea': 'A step costs what it takes to leave a square, whatever you enter.',
    'ground.round.say':
      'This rifle group has 3 AP and wants to reach the house in d4. Leaving open ground costs 1 AP, leaving woods or a house 2. Take the first step, and mind the woods.',
    'ground.round.done': 'That was the one diagonal step a group has in a turn.',
    'ground.round.else.woods':
      'Going in cost 1 AP like any step, but coming out takes the other 2. From here the house is too far: try again.',
    'ground.round.else.side': 'From there d4 is more than two steps away. Go diagonally, to d2.',
    'ground.on.say': 'Straight on from here: d3, then d4.',
    'ground.on.else.side': 'That leads away from the house. Go straight on to d3.',
    'ground.house.say': 'One more step, into the house.',
    'ground.house.done':
      'Three steps, 3 AP. In a house or in woods your men are hardest to hurt, and hardest to get going again.',
    'ground.house.else.side': 'The last AP is for the house: go to d4.',

    'shooting.title': 'Shoot',
    'shooting.idea': 'Many dice, few hits: shoot together, at men without cover.',
    'shooting.aim.say':
      'You can shoot at b4, in the open, or at e4, in a house. A shot costs 1 AP and every 6 is a hit, but men in cover are saved more easily. Shoot at the better target.',
    'shooting.aim.else.house':
      'In a house they are saved on a 2 or more, in the open only on a 4 or more. Shoot at b4.',
    'shooting.aim.else.walk': 'They would lose the AP they need for shooting. Shoot from here.',
    'shooting.fire.say':
      'Now say who shoots. An LMG rolls 3 dice for each shot and a rifle 1, all together in one volley. Let everybody fire all they can.',
    'shooting.fire.done':
      'Eight dice, one 6: one hit. The choice die showed 5 or more, so you say who takes it.',
    'shooting.fire.else.few':
      'You may send in just some of the shots. Here every die counts: let everybody fire.',
    'shooting.hit.say': 'Give the hit to the one that hurts you most.',
    'shooting.hit.done':
      'It rolled a 3 where a 4 was needed, and the LMG falls. It leaves a casualty marker, which will shake its friends.',
    'shooting.hit.else.rifle': 'A rifle has one die a shot, an LMG three. Take the LMG out first.',

    'lines.title': 'See the target',
    'lines.idea': 'Woods, houses and men stop a shot, so find a place with a clear line.',
    'lines.aside.say':
      'The enemy in c4 is behind the woods in c2, and nobody shoots through woods. Move your LMG one square, to where it can see him. That leaves 1 AP for a shot.',
    'lines.aside.done':
      'Nothing is in the way now. A line may touch a corner of the woods, and the square you shoot from never stops it.',
    'lines.fire.say': 'Now shoot at c4.',
    'lines.fire.done':
      'A hit, and no save. Men stop a line like woods do, friends and enemies alike: only now can you see the house behind him.',

    'watch.title': 'Mind who is watching',
    'watch.idea': 'A group that comes next to an enemy may be shot at before it can do anything.',
    'watch.round.say':
      'Get this group into the house in a4 with its 3 AP. The enemy in c3 may shoot at everyone who enters a square next to him, if he rolls 4 or more. Find a way that he cannot reach.',
    'watch.round.done': 'Two squares away he can only look on.',
    'watch.round.else.near':
      'They were ready: four dice in your face, and it cost them nothing. Go round them, two squares away.',
    'watch.round.else.slow': 'From there you need more than 2 AP to reach the house. Go to a2.',
    'watch.on.say': 'Keep your distance: on to a3.',
    'watch.on.else.near': 'Next to c3 again, and they fire again. Stay in the a column.',
    'watch.on.else.slow': 'That leads away from the house. On to a3.',
    'watch.house.say': 'And into the house.',
    'watch.house.done':
      'Safe and in cover. In the enemy’s turn it is your men who may shoot like this: a group that holds its ground makes every square around it dangerous.',
    'watch.house.else.near': 'One step too close. The house is straight ahead, in a4.',
    'watch.house.else.back': 'The house is straight ahead, in a4.',

    'assault.title': 'Storm a house',
    'assault.idea': 'Fire wears them down; an assault throws them out.',
    'assault.order.say':
      'Two enemy groups sit in the house in c3, where bullets hardly hurt them. An assault costs 5 AP. Order your men in c2 and hope for a good roll.',
    'assault.order.done': 'A 5: just enough for all three groups.',
    'assault.assault.say': 'Assault c3 from c2.',
    'assault.assault.else.shoot':
      'In the house they save on a 2 or more. You have the 5 AP for an assault, in which nobody saves: use them.',
    'assault.assault.else.walk': 'An assault takes all 5 AP, so do not spend any on the way.',
    'assault.all.say':
      'Say who goes in. Each group rolls 3 dice, 2 more because it starts next to the enemy, 1 fewer against a house; each defender rolls 3. Let everybody assault.',
    'assault.all.done':
      'They were too slow to shoot first. Every 6 kills: you got both of them, and they got one of yours.',
    'assault.all.else.few': 'More men, more dice. Let everybody assault.',
    'assault.lose.say': 'You choose which of your own groups falls.',
    'assault.lose.done':
      'All defenders are dead, so the house is yours. With equal losses they would have held it: go in with more men than they have.',
    'assault.lose.else.lmg': 'The LMG has three dice a shot. Let a rifle group go.',

    'morale.title': 'Keep them steady',
    'morale.idea': 'The fallen frighten the others: test, then carry them away.',
    'morale.test.say':
      'You are the defender now. Two of your groups have fallen in b4, so the others test their morale before anything else: a die for each, and 4 or more is a fail. Test b4.',
    'morale.test.done':
      'One fail: they may not move this turn. Two would have driven them back, and three right off the board.',
    'morale.order.say': 'They may still shoot, and they may help the fallen. Order b4.',
    'morale.order.else.own': 'The commander himself is fine. It is b4 that needs help.',
    'morale.clear.say':
      'Spend 1 AP of everybody in the square on a roll to remove a marker: it works on 4 or more.',
    'morale.clear.done': 'One marker fewer: one die fewer in the next test.',
    'morale.clear.else.shoot':
      'You may, but with two markers next turn’s test could break them. See to the fallen first.',
    'morale.again.say': 'Once more, for the other one.',
    'morale.again.done':
      'Not this time. At four markers a whole platoon may run, so it pays to clear some before that.',
    'morale.again.else.shoot': 'Try for the other marker first.',

    'score.title': 'Win the battle',
    'score.idea': 'The attacker scores for houses at the end, the defender for fallen attackers.',
    'score.use.say':
      'Your last turn, and no orders are left. But every square without an order has 1 AP at the end of the turn. Use that of b3.',
    'score.use.else.leave':
      'That group is in a house already: leave it there. Use the AP of the group in b3.',
    'score.use.else.end': 'Not yet: the group in b3 is one step from a house.',
    'score.enter.say': 'Now step into the house in b4.',
    'score.enter.else.shoot': 'Fallen defenders score you nothing. The house does.',
    'score.enter.else.side': 'Into the house, in b4.',
    'score.end.say': 'Two houses are yours. End the turn.',
    'score.end.else.leave': 'A house you leave brings no points. Stay, and end the turn.',
    'score.decline.say':
      'A roll of 5 or more would give both sides another turn. You are ahead: say no.',
    'score.decline.done':
      'Two houses brought 4 dice: 14 points. Two fallen groups at 2 points each gave the defender 4, so the battle is yours.',
    'score.decline.else.extend':
      'Another turn is for those who are behind. You hold both houses: stop here.',

    'battle.title': 'Your first battle',
    'battle.idea':
      'Two platoons of yours against one, and six houses to take. You play as you like and the dice are real; there is a word of advice now and then.',
    'battle.aim':
      'At the end you want houses: each that you hold brings two dice of points. Each group you lose gives the defender 2. You have two turns and six orders in each, so begin with the men who can shoot at a house.',
    'battle.failed':
      'They did not hear him. Try the same square again or another one: whatever happens, it has 1 AP at the end of the turn.',
    'battle.activate':
      'These men have AP: 1 for a step in the open, 1 for a shot, 5 for an assault. Shoot first, and stay two squares away from the enemy until you are ready to go in.',
    'battle.volley': 'Everybody together is best, unless somebody should keep AP for a step.',
    'battle.march': 'Who goes? Men who stay together have more dice, in fire and in assault.',
    'battle.assault': 'Go in with everybody: you have to kill more of them than they kill of you.',
    'battle.allocate':
      'Somebody is hit. Of theirs take an LMG or the commander; of your own let a rifle take it.',
    'battle.losses': 'Let a rifle fall first: an LMG has three times its dice.',
    'battle.opportunity':
      'An enemy has come next to you in his own turn. Trying to shoot costs you nothing.',
    'battle.morale':
      'Men fell here, so the others test their nerve. A commander in the square takes one die away.',
    'battle.retreat': 'They have to go back. Choose cover, if there is any.',
    'battle.extend': 'Roll for another turn if you are behind. If you are ahead, let it end.',
    'battle.alone':
      'Nobody is left to stop you. Play on while there is a house to take: houses are your points.',
    'battle.lostGroup':
      'You lost a group: 2 points for the defender. Its marker shakes the others in that square at the start of your next turn.',
    'battle.killed':
      'One of theirs is down. That scores nothing by itself, but a house with nobody in it is yours for the taking.',
    'battle.snapped':
      'They shot in your turn because somebody came next to them. Come with many, or wear them down from two squares away.',
    'battle.lastTurn':
      'Your last turn. Get into the houses: each brings 7 points on average, and a lost group costs you 2.',
    'battle.residual':
      'Every square without an order has 1 AP now: one step in the open, or one shot.',
    'battle.won':
      'You won: your dice for the houses beat the points for your fallen. Now try a battle of four turns, or see it from the defender’s side.',
    'battle.lost':
      'You lost this one. One more house, or a few groups fewer lost, would have turned it: shoot more before you go in.',
    'battle.drawn': 'A draw: the same points on both sides. One more house would have won it.',
  },
};
