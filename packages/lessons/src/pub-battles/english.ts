import type { Catalogue } from '@sandtable/kernel';
import { COACH } from '../words.ts';

export const ENGLISH: Catalogue = {
  language: 'en',
  form: (count) => (count === 1 ? 0 : 1),
  texts: {
    ...COACH,

    'aim.title': 'Rout an army',
    'aim.idea':
      'An army that has lost half its infantry is routed, and that is what you are after.',
    'aim.attack.say':
      'Blue has lost one of its four infantry blocks. One more is half, and a rout. The pale one, B1, is Spent, worn out by fighting: choose the First Foot, then B1, to attack it.',
    'aim.attack.else.march':
      'That leads past it. To attack, choose the First Foot and then B1 itself.',
    'aim.attack.else.stand': 'B1 will not be so weak again. Attack it now.',
    'aim.attack.else.end': 'Not yet: first attack B1.',
    'aim.end.say':
      'In contact. All the fighting comes when everybody has moved, so end the move of this Command.',
    'aim.end.done':
      'Two hits destroy a Spent block. Half of Blue’s infantry is gone: a rout, and your points for what you destroyed count four times. Blue hit back, and left your own block Spent.',

    'chits.title': 'Wait for your chit',
    'chits.idea': 'Chance draws which Command moves next; its general can try to change that.',
    'chits.jump.say':
      'Every Command has a chit in the cup. Blue’s was drawn, so Blue would be first on the hill. Ney has a rating of 4: let him try to jump ahead, on a 4 or less.',
    'chits.jump.done': 'A 3: you move now, and Blue right after you.',
    'chits.jump.else.accept':
      'Then Blue moves first and takes the hill. Let Ney try to jump ahead.',
    'chits.hill.say': 'Take the hill, with the First Foot.',
    'chits.hill.done': 'An enemy who attacks you up there from below has 1 less on every die.',
    'chits.hill.else.short': 'That is not on the hill yet. Go straight ahead, onto it.',
    'chits.hill.else.other': 'Choose the First Foot and put it on the hill.',
    'chits.end.say': 'That is all for now. End the move of your Command.',
    'chits.end.done':
      'Blue stayed where it was. A new turn, and now it is your chit that came first.',
    'chits.delay.say':
      'You have the hill, and would rather see what Blue does. Ney may try to delay, again on a 4 or less.',
    'chits.delay.done':
      'A 4 just does it: Blue has to move first, and your chit is back in the cup. A general can try once a turn, to jump or to delay, whether it works or not.',
    'chits.delay.else.accept':
      'You may move now, but it is better to see what Blue does. Try to delay.',

    'march.title': 'March',
    'march.idea': 'Rough ground costs a third of a march, and a road doubles it.',
    'march.wood.say':
      'Infantry marches 5¼ inches, straight ahead or up to 45 degrees to either side. Going into woods costs a third of that. March the First Foot into the woods.',
    'march.wood.done':
      'In woods they are hard to hit. Slopes, streams and marsh cost a third too, but only once in a march, however much of it you cross.',
    'march.wood.else.short': 'Not far enough: the woods are straight ahead.',
    'march.wood.else.other': 'Choose the First Foot, and put it into the woods.',
    'march.wood.else.end': 'Nobody has moved yet. March the First Foot into the woods.',
    'march.road.say':
      'The Second Foot is in column on the road, and along a road a column goes twice as far. Send it to the right by road, and have it stand in column there.',
    'march.road.done':
      'That was much farther than it gets across the fields. But a column is easy prey, and changing into it or out of it costs a third: form line before you meet the enemy.',
    'march.road.else.fields': 'Across country it gets only half as far. Send it by road.',
    'march.road.else.short': 'It can go much farther: up to 10 inches along the road.',
    'march.road.else.end': 'The Second Foot has not moved yet. Send it down the road.',

    'combat.title': 'Attack and fight',
    'combat.idea': 'A general nearby orders the attack; then both sides roll until one gives way.',
    'combat.hq.say':
      'Troops attack only when their general is near: within 2½ inches. He moves before all the others. Bring Ney up behind the First Foot.',
    'combat.hq.done': 'Near enough: the First Foot is in his command now.',
    'combat.hq.else.far':
      'From there he is too far from the First Foot. Bring him right up behind it.',
    'combat.hq.else.stand': 'Without him nobody may attack. Bring him up behind the First Foot.',
    'combat.hq.else.end': 'Not yet. Bring Ney up behind the First Foot first.',
    'combat.attack.say': 'Now attack: choose the First Foot, then B1, and go for its front.',
    'combat.attack.else.march':
      'To attack, choose the First Foot and then B1 itself, not a place near it.',
    'combat.attack.else.stand': 'Everything is ready. Attack B1.',
    'combat.attack.else.end': 'Attack B1 first.',
    'combat.end.say':
      'The fighting comes when everybody has moved. Both roll three dice, and each 4 or more is a hit. End the move.',
    'combat.end.done':
      'One hit each: both are Spent, and they turn face up. Blue has decided to stay. A Spent block runs at the next hit, and two hits destroy it.',
    'combat.stay.say': 'It is an even fight, and you began it. Stay for another round.',
    'combat.stay.done':
      'Two hits: B1 is destroyed, and that is worth 3 points. It might have been you, though, so attack with an advantage: from the side, or when they are Spent.',
    'combat.stay.else.retreat':
      'You may go back a little; a Fresh block becomes Spent by that. Here, try another round.',

    'flank.title': 'Hit the side',
    'flank.idea': 'An attack from behind a block’s front hits more often, and is hit less.',
    'flank.attack.say':
      'B1 faces straight down the map, and the First Foot stands off to its side. A block may turn once for free. Choose the First Foot, then the near end of B1.',
    'flank.attack.done': 'Right into its flank.',
    'flank.attack.else.front':
      'From the front it would be an even fight. You are close enough to strike at its side.',
    'flank.attack.else.march': 'You can attack from here: its near side is open.',
    'flank.attack.else.stand': 'Such a chance does not come twice. Attack its side.',
    'flank.attack.else.end': 'Attack the side of B1 first.',
    'flank.end.say':
      'Each of your dice has 1 more now, and each of theirs 1 less. End the move and see.',
    'flank.end.done':
      'Two 3s hit, two 4s of theirs did not. Two hits on a Fresh block: it is Spent, and it runs. Watch your own sides as well.',

    'guns.title': 'Guns first',
    'guns.idea': 'Guns wear a block down from afar, and then the infantry goes in.',
    'guns.fire.say':
      'Guns that do not move may fire once, at a block they see within 5¼ inches. B1 stands in the open, B2 in the woods, where every die has 1 less. Choose the battery, then the better target.',
    'guns.fire.done':
      'A 4: one hit, and B1 is Spent. It turns face up, so now you know what it is.',
    'guns.fire.else.wood':
      'The same dice, and nothing: in the woods a 4 is a miss. Fire at the block in the open.',
    'guns.fire.else.march': 'Guns move or fire, not both. They have a target: fire.',
    'guns.fire.else.stand': 'They have a target in reach: fire.',
    'guns.fire.else.end': 'Your guns have not fired yet.',
    'guns.attack.say': 'Now the infantry: choose the First Foot, then B1.',
    'guns.attack.else.march': 'B1 is Spent and in reach. Attack it.',
    'guns.attack.else.stand': 'It will recover if you wait. Attack it.',
    'guns.attack.else.end': 'Not yet: the First Foot can attack B1.',
    'guns.end.say': 'End the move, and the fight begins.',
    'guns.end.done':
      'Two hits would have driven a Fresh block back; this one was Spent, and is destroyed. Guns alone can never destroy a block.',

    'rally.title': 'Catch your breath',
    'rally.idea': 'A Spent block is Fresh again after a rest by its baggage train.',
    'rally.unpack.say':
      'The First Foot is Spent. It can recover near a baggage train, within 2½ inches, once that is unpacked. Unpack the train.',
    'rally.unpack.done':
      'Open for business. Packing it up again would mean that your army is forced back, so choose the place well.',
    'rally.unpack.else.march': 'It is near enough where it stands. Unpack it here.',
    'rally.unpack.else.stand': 'Unpack it, or nobody can recover there.',
    'rally.unpack.else.end': 'First unpack the train, then let the First Foot rally.',
    'rally.rally.say': 'Now let the First Foot rally. That takes the place of its move.',
    'rally.rally.done':
      'Fresh again, and ready to take more. Keep a way open from the train to the edge of the map, or nobody rallies there. Cavalry needs no train at all.',
    'rally.rally.else.march': 'It would stay Spent. Let it rally first.',
    'rally.rally.else.stand': 'Standing about is no rest. Let it rally.',
    'rally.rally.else.end': 'The First Foot is still Spent. Let it rally.',

    'fog.title': 'See and not be seen',
    'fog.idea': 'Blocks hide what they are: go and look, and keep your best out of sight.',
    'fog.scout.say':
      'Blue has two blocks up there, and they could be anything. Within 5¼ inches, in sight, you are told what sort they are. Send your Hussars near enough to both.',
    'fog.scout.done':
      'Infantry on the left, guns on the right. How good they are you learn only in contact; and Blue has seen now that your Hussars are cavalry.',
    'fog.scout.else.short': 'From there they do not see both. Straight ahead, about 5 inches.',
    'fog.scout.else.stand': 'From here you learn nothing. Ride out and look.',
    'fog.scout.else.end': 'Not before you know what you are up against.',
    'fog.hide.say':
      'The Guard is your best, and Blue need not even know that it is here. Choose it, then Ney: he hides it in reserve.',
    'fog.hide.done':
      'Off the map, and it may come out again whenever this Command moves. If Blue gets near enough to see the HQ, everything it hides has to show itself. Now you are ready for a battle of your own.',
    'fog.hide.else.march': 'Out there Blue can count it. Hide it with Ney instead.',
    'fog.hide.else.stand': 'There it is in plain sight. Hide it with Ney.',
    'fog.hide.else.end': 'One more thing: hide the Guard with Ney.',

    'battle.title': 'Your first battle',
    'battle.idea':
      'Two Commands of yours against one, from noon to nightfall. You play as you like and the dice are real; there is a word of advice now and then.',
    'battle.begin':
      'Blue has three infantry blocks and a baggage train. Destroy two of the blocks, or the train, and the battle is yours. The same goes for you: keep your own train well back.',
    'battle.own':
      'One of your Commands is drawn. If it would do better after Blue, its general can try to delay; mostly you just move.',
    'battle.theirs':
      'Blue is drawn. A general whose chit is still in the cup can try to jump ahead, once a turn. It pays when Blue is about to attack, or to rally.',
    'battle.order':
      'The HQ first: keep it within 2½ inches of the blocks that are to attack. Then the guns, then the infantry, one block after another.',
    'battle.pieces':
      'No block may end its march in front of enemy infantry or guns, within 1¾ inches, unless it attacks. So stop short of that, or go in.',
    'battle.spotted':
      'You know now what sort of block that is. How good it is you learn in contact.',
    'battle.contact':
      'An attack is on. The fight comes when all have moved: until then, see whether another block can join in from the side, or stand behind in support.',
    'battle.attacked':
      'Blue attacks you. When its Command has moved, your next one may help: strike at the attacker’s side.',
    'battle.bombarded':
      'Blue’s guns are at work. They reach 5¼ inches, never destroy a block, and do little to one in the woods.',
    'battle.spent':
      'One of Blue’s blocks is Spent, and lies face up. Now is the time to attack it: two hits, and it is gone.',
    'battle.ownSpent':
      'One of yours is Spent. Take it out of reach and back to the train, unpack that, and let it rally.',
    'battle.destroyed':
      'One of Blue’s blocks is destroyed, and its points are yours. See above how many more make a rout.',
    'battle.ownDestroyed':
      'You lost a block. Two infantry blocks of your three would be a rout: mind the others.',
    'battle.combat': 'You choose which fight comes first. Begin with the one you are surest of.',
    'battle.stand':
      'Stay if you are better off than they are. A Fresh block that goes back becomes Spent, but that is better than losing it.',
    'battle.aim': 'Fire at the one that is Spent: it takes fewer hits.',
    'battle.relieve':
      'The block in front is gone, and the one behind may take its place. If it is Fresh, let it.',
    'battle.withdraw': 'Cavalry may get out of the way of infantry. Do so if you are Spent.',
    'battle.newTurn': 'A new turn: all chits are back in the cup, and every general may try again.',
    'battle.lastTurn':
      'The last turn before nightfall. If neither army is beaten by then, the side with more points has it.',
    'battle.won':
      'You won. Wear them down, strike from the side, finish the Spent: that is all there is to it. Now try The Lode at Ashwell, where more is hidden.',
    'battle.lost':
      'You lost this one. Let the guns wear them down first, attack with two blocks against one, and take Spent blocks back in time.',
    'battle.drawn': 'A draw: the same points on both sides.',
  },
};
