import type { Catalogue } from '@sandtable/kernel';
import { COACH } from '../words.ts';

export const ENGLISH: Catalogue = {
  language: 'en',
  form: (count) => (count === 1 ? 0 : 1),
  texts: {
    ...COACH,

    'aim.title': 'Break the enemy',
    'aim.idea': 'A side that has lost half its figures at the end of a turn has lost the battle.',
    'aim.fire.say':
      'The enemy began with six men and has lost two: one more is half of them. Your four riflemen are ready to fire. Lay their square over all four enemies.',
    'aim.fire.done':
      'Two of them are down, pinned: they can neither move nor fire. And that was the last thing anybody had to do this turn.',
    'aim.fire.else.hold':
      'They would get through the turn unhurt, and the battle would go on. Fire at them.',
    'aim.fire.else.other': 'That square leaves some of them out. Lay it over all four.',
    'aim.nerves.say':
      'At the end of a turn each side loses one of its pinned men: he scatters, off the table. You have two. Choose who goes.',
    'aim.nerves.done':
      'They lost one too, their third of six, and that broke them. It is always like this: pin them with fire, and do not let your own men lie there pinned.',

    'act.title': 'Pick who acts',
    'act.idea':
      'You and the enemy take turns, two teams at a time; a good roll lets a team go again.',
    'act.first.say':
      'A pick is two of your teams, one after the other. Then the enemy picks. Begin with A1, on the left.',
    'act.first.else.second': 'They will have their go in a moment. Begin with A1, on the left.',
    'act.leader.say':
      'Every team begins with its leader: put him anywhere near his men. Then he rolls one die for control.',
    'act.leader.done': 'A 6! Remember that roll: it pays at the end.',
    'act.stay.say':
      'Now they could move, and then fire at anybody they see. Nobody is in sight behind those woods: let them stay.',
    'act.stay.done':
      'They have acted, but with a 6 for control they stay ready. They may go again in a later pick of this turn.',
    'act.stay.else.move': 'You may, but moving is the next lesson. Let them stay.',
    'act.second.say': 'A pick has room for two different teams. Now A2, on the right.',
    'act.control.say': 'Their leader too: put him near them.',
    'act.control.done':
      'Only a 2: A2 stayed where it was and is done for this turn. Then the enemy picked, and his only team is done as well.',
    'act.again.say': 'It is your pick again, and A1 is still ready. Send it in once more.',
    'act.again.done':
      'Twice in one turn, thanks to that 6. Let the teams you need most act first: they may get to do it again.',

    'move.title': 'Move a team',
    'move.idea': 'Two dice: the higher is for open ground, the lower for everything else.',
    'move.roll.say':
      'The leader of A1 has rolled his control, and his team may move. You see the dice before you decide where to. Roll to move.',
    'move.roll.else.stay': 'There is cover ahead, behind that hedge. Roll to move.',
    'move.hedge.say':
      'A 5 and a 2. In the open that is up to 5 inches: just enough to reach the hedge. Move one man there, and the others go with him.',
    'move.hedge.done':
      'Five inches, and nobody left behind. A man right behind a hedge is in cover from the far side.',
    'move.hedge.else.short': 'The hedge is straight ahead, up the table, and you can reach it.',
    'move.hedge.else.alone':
      'One man alone may go, but then you have to move the others one by one. Move the whole team.',
    'move.hedge.else.halt': 'You have rolled well: use it. The hedge is straight ahead.',
    'move.again.say': 'A2 stands on rough ground. Its leader is placed: roll to move.',
    'move.again.else.stay': 'Roll, and see how far they get here.',
    'move.crawl.say': 'The same dice, a 5 and a 2. Move the team up the table.',
    'move.crawl.done':
      'Two inches, no more. On rough ground, on hills, in woods and houses, and over hedges, walls and streams only the lower die counts.',
    'move.crawl.else.back': 'Not that way: up the table, toward the enemy.',
    'move.crawl.else.alone': 'Take the whole team along: that is quicker than one by one.',
    'move.crawl.else.halt': 'Try it: up the table, as far as they get.',

    'fire.title': 'Fire',
    'fire.idea':
      'One die against their cover: each point over it pins a man, and then they scatter.',
    'fire.open.say':
      'A team fires into one square of 6 by 6 inches. You roll one die and take off 1 for men in the open, 3 for men behind a wall. Fire at the better target.',
    'fire.open.done':
      'A 4, less 1, is 3 points: the three nearest are pinned. Then it was A2’s turn.',
    'fire.open.else.wall':
      'A 4, less 3, is 1 point: one man pinned. In the open it would have been three.',
    'fire.open.else.few':
      'With fewer than four of them in the square, you take off 2 instead of 1. Catch all four in the open.',
    'fire.open.else.hold': 'There is no reason to wait. Fire at those in the open.',
    'fire.again.say':
      'Three are pinned, one still stands. Points that are left over when all are pinned make men scatter. Fire at the same four.',
    'fire.again.done':
      'A 5, less 1, is 4 points: one pinned the last man, and three sent men off the table. Two teams at one target do far more than one at each.',
    'fire.again.else.wall':
      'Two men pinned, but nobody is gone. Those in the open are nearly all pinned already, and there your points make men scatter.',
    'fire.again.else.few': 'Lay the square over all four of them.',
    'fire.again.else.hold': 'Now is the time: they are pinned and in the open.',

    'rally.title': 'Get them up again',
    'rally.idea': 'Pinned men do nothing until a leader near them spends his control on them.',
    'rally.leader.say':
      'Four of your six men are pinned. Two rifles alone are only stray shots: a regular team needs four men firing. Put the leader near the pinned men, since he reaches 8 inches.',
    'rally.leader.done': 'A 3: he may rally up to three men.',
    'rally.leader.else.far':
      'From there he cannot reach all the pinned men, and his points may go to waste. Put him right among them.',
    'rally.one.say': 'Choose the first of them.',
    'rally.one.done': 'Up he gets. Only a 6 would have been bad news.',
    'rally.one.else.enough': 'Three points, and nobody rallied yet. Get them up first.',
    'rally.two.say': 'Another one.',
    'rally.two.done':
      'There is the 6: he is a casualty, gone for good. It happens once in six times, so rally for a reason.',
    'rally.two.else.enough': 'You need four who can fire, and you have three. Try another one.',
    'rally.three.say': 'You need one more to make it four.',
    'rally.three.else.enough': 'Three rifles would be stray shots. You need one more.',
    'rally.stay.say':
      'Four are up, so the team fires for real. Moving would gain nothing here: let them stay.',
    'rally.stay.else.move': 'They have a clear view from here. Let them stay, and fire.',
    'rally.fire.say': 'Now fire at the four in the open.',
    'rally.fire.done':
      'Three pinned: now it is the enemy who has to rally. Keep teams at their strength; below it, two dice are rolled and only a 6 does anything.',
    'rally.fire.else.hold': 'You rallied them for this. Fire.',

    'close.title': 'Get close',
    'close.idea': 'Within 6 inches a second die is rolled, and it scatters men at once.',
    'close.roll.say':
      'Three men sit behind a wall, and rifles hardly trouble them there. Your team has submachine guns. Roll to move.',
    'close.roll.else.stay': 'From here there is only the one die. Get closer first: roll to move.',
    'close.near.say':
      'Up to 5 inches in the open. Go straight at them, to within 6 inches, but stay on this side of the wall.',
    'close.near.done': 'Close enough to see their faces.',
    'close.near.else.far': 'That is not close enough. Go straight up the table, toward the wall.',
    'close.near.else.alone': 'One man alone is a waste of a good roll. Take all of them.',
    'close.near.else.halt': 'The whole point is to get closer. Go on.',
    'close.fire.say': 'Now fire. Two dice: one pins as always, the other scatters.',
    'close.fire.done':
      'Rapid fire adds 1 to each die: 6 against 3 pinned all three, and the other 6 sent all three off the table. At this distance they can do the same to you, so go in when it counts.',
    'close.fire.else.hold': 'Right in their faces, and not fire? Go on.',
    'close.fire.else.other':
      'That square leaves some of them out. Catch all three behind the wall.',

    'regroup.title': 'Bring them back',
    'regroup.idea': 'An officer can bring scattered men back; but do not ask for too many at once.',
    'regroup.lead.say':
      'Three of your men have scattered, off the table. Lt Harris can act in place of a team. Let him regroup.',
    'regroup.lead.else.team':
      'Three rifles will not do much. First let Lt Harris bring some men back.',
    'regroup.lead.else.rally':
      'Nobody on the table is pinned. Those who are off it need to regroup.',
    'regroup.one.say':
      'Say whom he looks for, then roll one die. As many come back as it shows; the others he looked for are gone for good. Choose the first.',
    'regroup.two.say': 'One is safe. Two come back on a 2 or more: choose another.',
    'regroup.two.else.roll': 'One is safe, but two are nearly so. Choose another.',
    'regroup.roll.say': 'Two will do. Roll for them.',
    'regroup.roll.done': 'A 2: just enough. With three, one would now be gone for good.',
    'regroup.roll.else.three':
      'Three need a 3 or more, and whoever is not found is lost for good. Leave him for the next turn, and roll.',
    'regroup.back.say':
      'They come back next to any of your teams, within 3 inches of it, but never within 12 inches of an enemy. Put the first one down.',
    'regroup.back.else.leave': 'You have found him: put him down with his team.',
    'regroup.other.say': 'And the other.',
    'regroup.other.done':
      'Five rifles again. At the end of a battle scattered men count as lost, so bring them back while you can.',
    'regroup.other.else.leave': 'You have found him: put him down with his team.',

    'push.title': 'Once more',
    'push.idea': 'A sergeant or an officer can get a team to act again, and that can end a battle.',
    'push.lead.say':
      'All your teams are done, but the enemy is shaken: one man lost of six, three pinned. Sgt Dunn has not acted yet. Let him push a team.',
    'push.lead.else.rest':
      'The turn would end, and they would lose just one man. Your sergeant can do more.',
    'push.lead.else.rally': 'None of your men is pinned. Let him push a team.',
    'push.team.say': 'Which team? Choose the one that can see them.',
    'push.team.done':
      'A1 is ready again. It has to wait for your next pick, and here that comes at once.',
    'push.team.else.blind': 'A2 stands behind the woods and sees nobody. Push A1.',
    'push.act.say': 'Your pick: A1 acts.',
    'push.leader.say': 'Put its leader anywhere near.',
    'push.leader.done': 'Nobody needs to be rallied, and they stay where they are.',
    'push.fire.say': 'Fire, with all five of them in the square.',
    'push.fire.done':
      'Two more pinned, then two gone, and one more at the end of the turn: four of six lost, and they break. You know enough now for a battle of your own.',
    'push.fire.else.hold': 'This is what he pushed them for. Fire.',
    'push.fire.else.other': 'That leaves some of them out. Lay the square over all five.',

    'battle.title': 'Your first battle',
    'battle.idea':
      'Four teams of yours against three, in four turns. You play as you like and the dice are real; there is a word of advice now and then.',
    'battle.aim':
      'You win when half their men are lost at the end of a turn; the score shows how near you are. Each pick is two teams, or a team and the lieutenant. Begin with the machine gun, AG: it fires well with just two men.',
    'battle.leader':
      'Lt Harris can act in place of a team, once a turn: he rallies the pinned, brings back the scattered, or gets a team that is done to act again.',
    'battle.place':
      'Put the leader near men who are pinned, if there are any: he reaches 8 inches. If nobody is, any place will do.',
    'battle.rally':
      'A point for each man you get up. Once in six times it costs you the man, so stop when enough can fire: four in a rifle team, two in a gun team.',
    'battle.advance':
      'Moving does not keep them from firing. Move to get into cover, or to within 6 inches of the enemy; if you see a good target from cover, stay.',
    'battle.march':
      'The higher die is for the open, the lower for rough ground and for crossing a hedge or wall. End behind something if you can.',
    'battle.fire':
      'Catch four or more in the open if you can, and fire at men who are pinned already: when all in the square are, each point sends one off the table.',
    'battle.lead': 'Put him where most pinned men are within 8 inches.',
    'battle.push': 'Choose a team with a good target. It can act in your next pick.',
    'battle.regroup':
      'One die for all you name: as many as it shows come back, and the others are gone for good. Two or three at a time is sound.',
    'battle.comeback':
      'Put him with a team that is short of men. He belongs to that team from now on.',
    'battle.result':
      'Some of your men are equally close, so you say who takes it. Spare a team that has just enough men to fire.',
    'battle.nerves':
      'One of your pinned men scatters at the end of each turn. Choose one whose team can spare him; the lieutenant may bring him back.',
    'battle.pinned':
      'You pinned some of them. Now let another team fire at the same men before they are rallied.',
    'battle.ownPinned':
      'Some of yours are pinned: they can neither move nor fire. The leader of any team near them can get them up again.',
    'battle.scattered':
      'One of theirs is off the table, and counts as lost. Keep at it: half of them at the end of a turn, and they break.',
    'battle.ownScattered':
      'One of yours has scattered, and counts as lost while he is off the table. Let Lt Harris regroup before there are too many.',
    'battle.casualty': 'He rolled a 6 in rallying: that man is gone for good.',
    'battle.ready':
      'A control of 6: that team stays ready, and you may pick it again later this turn.',
    'battle.stray':
      'Too few of them could fire, so it was only stray shots. Rally some first, or move to where more of them see the enemy.',
    'battle.newTurn':
      'A new turn: everybody is ready again, and the other side picks first this time.',
    'battle.lastTurn':
      'The last turn. If nobody breaks, the side that has lost the smaller share of its men wins: bring yours back, and take no needless risks.',
    'battle.won':
      'You won: their losses told in the end. Now try Last Light, with a whole platoon on each side.',
    'battle.lost':
      'You lost this one. Fire from cover, two teams at one target, and get your pinned men up before the turn ends.',
    'battle.drawn': 'A draw: neither of you lost more than the other.',
  },
};
