import type { Catalogue } from '@sandtable/kernel';

export const ENGLISH: Catalogue = {
  language: 'en',
  form: (count) => (count === 1 ? 0 : 1),
  texts: {
    'why.PB-1.1':
      'Read the ground first: it decides where a march is slow, where a line is hard to hit and what nobody can see. Fog lets you come close before the enemy knows what is coming.',
    'why.PB-1.2':
      'A day is short. Whoever attacks needs a few turns to come up and a few to fight, so do not waste the morning; whoever defends only has to last until night.',
    'why.PB-1.3':
      'Know the three lengths by heart: a third of a Foot move is the reach of muskets, a third of a Mounted move that of command and rally, and a whole Foot move that of guns and of eyes.',
    'why.PB-1.4':
      'A block is long and thin, and that is what most of the game is about: its front is strong, its ends are weak, and there is only so much room for blocks in a line.',
    'why.PB-1.5':
      'No need to argue about a corner that sticks out. Put most of the block where you want it to be, and it is there.',
    'why.PB-1.6':
      'The crest is what counts for seeing: behind it you are out of sight, on it you see both ways. And whoever has to come up at you hits less.',
    'why.PB-2.1':
      'Being Spent costs no fire, so a Spent line still looks strong. But one more hit and it is gone from its place: pull it out and rally it in time, and go for the enemy’s.',
    'why.PB-2.2':
      'Elites go where the first fire is heaviest, militia where it is not. Detachments screen and scout, cavalry goes for flanks, trains and the Spent.',
    'why.PB-2.3':
      'All pieces of a Command move on the same draw, so keep them together. A detachment is best given to the Command whose flank it is to guard.',
    'why.PB-2.4':
      'An HQ cannot be lost, so take it forward where it is needed. But it cannot hold a gap either, and an enemy who moves to where it stands pushes it away.',
    'why.PB-2.5':
      'He is a second HQ for whoever needs one: he lets troops attack that are out of reach of their own, and may roll as well to change the order of moves. Move him to where the day will be decided.',
    'why.PB-3.1':
      'You never know who moves next, so leave no Command in a place that is safe only if it moves first. And but for bombardments nobody fires before all have moved: an attack is seen coming.',
    'why.PB-3.2':
      'The enemy sees that one of yours moves, not who is still to come. Keep him guessing: a Command that stands still when it is drawn gives nothing away.',
    'why.PB-3.3':
      'Waiting is good when you would rather let the enemy show his hand. If it fails, you move now, with nothing lost but the try.',
    'why.PB-3.4':
      'Jump when being first matters: to take the hill, to attack before they form up, to get away. And two of your Commands may move one after the other, before he can answer.',
    'why.PB-3.5':
      'Each general gets one try a turn. Save it for the draw that matters, and watch which of the enemy’s have used theirs.',
    'why.PB-3.6':
      'With the army commander beside him a poor general gets a second chance, at the army commander’s rating. Keep him near the Command that must not be late.',
    'why.PB-3.7':
      'You need not hurry to say what you want: you are asked again after whatever the enemy tries. And when he passes, it tells you nothing about his chits.',
    'why.PB-4.1':
      'A line cannot walk sideways. Face the way you will want to go next turn, not only the way you look now.',
    'why.PB-4.2':
      'Turn once and march: that is free. To come round a corner and face the enemy again takes a third, so plan a flank march over two turns.',
    'why.PB-4.3':
      'You pay once, so when you have to go through woods, take the stream and the slope in the same move.',
    'why.PB-4.4':
      'Rivers make bridges worth fighting for. A town protects, but whoever goes in is Spent at once: put there only those who are Spent anyway, or go round.',
    'why.PB-4.5':
      'Two blocks with a gap of less than half a front between them close it to the enemy. Your own may pass through you, so reserves behind a line are always at hand.',
    'why.PB-4.6':
      'Column gets an army to the field: foot at up to 10½ inches a turn, horse at up to 15. Form line again before the enemy is near: caught in column, even a Fresh block is easy prey.',
    'why.PB-4.7':
      'Think of the attack first, then move the HQ to where it has to be. Once the first block has marched, it is too late.',
    'why.PB-5.1':
      'This is the ground you hold without standing on it. A line of blocks whose fields overlap stops everybody who does not mean to attack.',
    'why.PB-5.2':
      'Nobody can creep up and stop in your face: he attacks or keeps away. So you can tell what he means by where he ends.',
    'why.PB-5.3':
      'When the enemy comes near you have to decide: fight, go back, or have been in cover all along. Troops in the open cannot just wait and see.',
    'why.PB-5.4':
      'Being attacked does not nail you down: your chit may still come. Turn to face a flank attack, slip away before the shooting, or go for somebody better.',
    'why.PB-6.1':
      'An attack is where its general is. He covers a front of three or four blocks, no more, so choose where it falls; and the enemy’s HQ tells you where his may come from.',
    'why.PB-6.2':
      'You need room to attack: more than half a front against him. A defender with neighbours close on both sides has no flanks: he can be attacked only from the front, or by whoever gets behind him.',
    'why.PB-6.3':
      'A second block behind the first does not shoot, but it keeps the place when the first is gone, and stands Fresh against an enemy who is tired. Support the attack that matters.',
    'why.PB-6.4':
      'Guns in the line hit before they are hit, but once the enemy is on them they cannot get away. Always put infantry behind them.',
    'why.PB-6.5':
      'From the flank you hit on a 3 and they on a 5: two hits for you to one of theirs. Nothing else in the game is worth as much, so guard your own ends.',
    'why.PB-6.6':
      'Getting behind them breaks the support that would have held. Two weak attacks from two sides can do what one strong one cannot.',
    'why.PB-6.7':
      'Whoever comes over the river suffers most in the first round. Bring support that takes over in the second, when it no longer counts.',
    'why.PB-7.1':
      'Guns wear a block down before the infantry meets it: a Spent block falls to two hits instead of three. But they never finish the work alone.',
    'why.PB-7.2':
      'What cannot be seen cannot be bombarded, and keeps its secret. Put the line behind the crest, or deeper in the woods than a block is thick, and leave your guns a free field.',
    'why.PB-7.3':
      'A battery on a hill sees over the woods at its feet. It does not help against those who hide close behind something.',
    'why.PB-7.4':
      'Whether a block is worth attacking you learn only by touching it. Send cavalry or a detachment to look before you send the army.',
    'why.PB-7.5':
      'A bluff works as long as nobody comes near: from afar militia look like the Guard. And note what you have seen, because it stays known.',
    'why.PB-8.1':
      'What is hidden behind an HQ the enemy can neither count nor bombard. He has to reckon with it everywhere that HQ could go.',
    'why.PB-8.2':
      'A reserve comes out where it is needed, when it is needed, as if it had marched there by itself. Bring it out late: once shown, it is shown.',
    'why.PB-8.3':
      'Keep an HQ that hides troops out of sight, more than a Foot move away or behind a wood. Go and look at the enemy’s: you may unmask his whole reserve.',
    'why.PB-8.4':
      'An HQ with a reserve right behind a block makes it stronger than it looks. But it has to be out of sight, in woods or behind a crest: once it is seen, the reserve is on the map.',
    'why.PB-9.1':
      'An army that rests in turn lasts all day. A rally takes the place of a move, so pull the Spent out of the line before you need them again.',
    'why.PB-9.2':
      'Cavalry can strike, fall back and rest on its next move, anywhere but in a town. That makes it the best of raiders.',
    'why.PB-9.3':
      'Where you unpack you have to stay: pack up again, and the day is lost. Unpack when the fighting begins and not before, and well behind the line.',
    'why.PB-9.4':
      'A train does not fight and cannot run. One cavalry block that gets through to it ends the battle, so leave a guard.',
    'why.PB-9.5':
      'You need not reach the train to stop it: an enemy block beside the road behind it is enough. Watch your own way home.',
    'why.PB-9.6':
      'Half a Command lost, and the rest is good for one more fight. Spread the losses, and finish off an enemy Command rather than hurt two.',
    'why.PB-10.1':
      'The side that chooses the order can open a gap in one fight and use it in the next. A retreat in the first may push somebody out of the second.',
    'why.PB-10.2':
      'You need not fight to the end. The usual mistake is to stay in every round: fall back when the odds turn, and you keep a Spent block instead of losing a Fresh one.',
    'why.PB-10.3':
      'A Spent or poor block shoots as well as the Guard. So the number of fights counts, and how much each can take, not who fires.',
    'why.PB-10.4':
      'Cover takes a third of the attackers’ hits away: hold woods and hills with your weakest. Two kinds of it are no better than one, and an attack in the flank makes up for it.',
    'why.PB-10.5':
      'Hits count by the round: one in each only drives a block back in the end, three at once destroy it. Spent blocks are where points are made.',
    'why.PB-10.6':
      'Militia are good for one volley, elites for one round more than anybody else. You learn which it is only when you touch it.',
    'why.PB-10.7':
      'Infantry cannot force cavalry to fight. But the cavalry is Spent by it and the ground is taken, and that may be all you want.',
    'why.PB-10.8':
      'In a tangle the order matters: whoever joins late fires late, and may find his target gone. Attack the flank of whoever is attacking yours.',
    'why.PB-10.9':
      'The first pair can destroy each other. A third who comes in on the flank risks less: he may be rid of his target before it answers.',
    'why.PB-11.1':
      'Leave room behind your line: with a river or an enemy at its back, a block that should fall back is destroyed instead. And look for enemies in such places.',
    'why.PB-11.2':
      'Blocks crowded behind a fight are swept along and Spent without having fired. One directly behind in support is safe, the next should stand off.',
    'why.PB-11.3':
      'To give way costs a Fresh block its freshness, but a Spent one nothing. It is often the cheapest way to stop a fight that goes wrong.',
    'why.PB-11.4':
      'Troops that are caught under fire and do nothing are driven off. Come up on a flank, where his own fire does not reach, and the enemy has to go without a shot.',
    'why.PB-12.1':
      'Cavalry and guards are worth two lines of infantry to the enemy. Do not spend them for a block of militia.',
    'why.PB-12.2':
      'The great aim: half his infantry gone while yours is not, and all your points count four times. Count both sides’ blocks every turn, and stop in time when you are near it yourself.',
    'why.PB-12.3':
      'One raid can win a battle. Points from other fights are tripled too, so take what you can before, and strike at the train at the end.',
    'why.PB-12.4':
      'If the enemy threatens your train you have a bad choice: pack up and lose by double, or risk losing it, and triple. Guard it, and you need not choose.',
    'why.PB-12.5':
      'Whoever leaves loses the battle, but keeps his army, and points count as they are. Stay if you think tomorrow is better, go if it can only get worse.',
    'why.PB-12.6':
      'Half of what was lost comes back Fresh, so a night undoes a good part of a day. A side that is ahead should finish it before dark.',
    'why.PB-12.7':
      'A block behind the enemy’s line is lost for the score unless it has a way home. At the end of the day, get yours back into reach of the road.',
    'why.PB-12.8':
      'Nobody knows what the other has: is this a screen or an army? A small force that gets away well can beat a big one on points.',
    'why.PB-12.9':
      'Hold the place where help will come on, and count the turns until it does. The enemy knows the timetable as well, unless it is a free game.',
    'why.PB-12.10':
      'With it a beaten army still has something to play for: every block that gets off the map is one that the enemy does not score.',

    'example.ground':
      'All that counts on a map: woods and marsh on the left, a river with a bridge and a ford, a road to the town of Aston, a stream, and a hill with its crest. The field and the farm do not matter.',
    'example.fog-lifts':
      'There is fog in turn 3. The Hussars ride up to 3½ inches, which is near enough on a clear day, and still cannot tell what B1 is. A turn later the fog is gone, and they see it at once.',
    'example.turn-ends':
      'Both Commands move, and the pool is empty. Nobody is in contact, so there is no fighting, and the next turn begins: about an hour and a half has passed.',
    'example.too-far':
      'Six inches: the Hussars could do it, with 7½ inches a turn. The First Foot marches 5¼ at most.',
    'example.by-road':
      'The Second Foot is in column already. Along the road it goes twice as far, and neither ground nor bends cost anything.',
    'example.kinds':
      'Ney’s whole Command. In front four kinds of infantry, from the Guard to militia; behind them a detachment, cavalry, dragoons and guns; then a train and the HQ; on the road a block in column.',
    'example.over-the-edge':
      'On the map most of a block is enough; at its edge it is not. Part of the First Foot would lie outside, and by our ruling the whole block stays on the map.',
    'example.assigned':
      'Before the battle: the Rifles belong to nobody yet. They go to Lannes, on the right, and from now on they move when his chit is drawn.',
    'example.no-troops':
      'Napoleon leads the army and has no chit of his own. Troops under him would never get their turn, so the Rifles cannot be his.',
    'example.hq-gives-way':
      'The Hussars ride to where Blue’s HQ stands. It is not attacked and not harmed: it makes way, toward its own lines.',
    'example.jump':
      'Blue’s chit was drawn. Ney, whose chit is still in the pool, has a rating of 4 and rolls a 3: he moves first, and Blue right after him.',
    'example.delay':
      'Ney was drawn and would rather wait. His rating is 4, and a 4 is just enough: another chit is drawn, and his goes back. It is one of Blue’s, and you are not told which.',
    'example.tried-already':
      'Ney rolled a 5, and his rating is 4. You are asked again, but Ney has had his try for this turn; only Lannes has not.',
    'example.out-of-his-reach':
      'Lannes has tried and failed. Napoleon could roll in his place if he were near, but Lannes is more than 2½ inches away. For Ney, close by, he could.',
    'example.aslant':
      'Three inches forward and three to the right: as far to the side as a line can go. It still faces straight up the map.',
    'example.turn-twice':
      'Four inches to the right, and facing front again. That takes two turns: the first is free, the second costs 1¾ inches, and then the march is too long.',
    'example.through-woods':
      'The place is about 4 inches away. In the open that would be easy, but the way leads into the woods, and that leaves 3½ inches.',
    'example.into-town':
      'The First Foot marches into Aston. It will be hard to hit there, but it is Spent now, and cannot rally as long as it stays.',
    'example.no-bridge':
      'The river cannot be crossed here. The bridge is on the right, and to get to it takes another march.',
    'example.narrow-gap':
      'Between B1 and B2 there is less than half a front of room. Most of the First Foot would not fit, so they close the way without touching.',
    'example.near-the-enemy':
      'In column the First Foot could go more than 10 inches. But the road leads past B1, and no column comes within 1¾ inches of the enemy.',
    'example.column-caught':
      'B1 is in column, with its head toward you. Even from the front it counts as flanked: your 3s hit, its 4s do not.',
    'example.hq-too-late':
      'The First Foot has marched. Now Ney may not come up behind the Second Foot any more: HQs go first, and without him it cannot attack.',
    'example.under-fire':
      'Here the First Foot would stand an inch before B1’s muskets. It may come to attack, or stop farther off; it may not just stand there.',
    'example.must-leave':
      'The First Foot stands in the open, in B1’s field of fire. It cannot stay as it is: it attacks, or it goes.',
    'example.turns-to-face':
      'B1 has come at the First Foot from the side. Now Red’s chit is drawn, and the First Foot turns its front to it: it is no longer a flank attack.',
    'example.not-again':
      'B1 has attacked the First Foot. It may get away, or go and attack B2; but it may not step back and come at B1 from the side.',
    'example.out-of-command':
      'B1 is near enough, but Ney is far off, in the corner. Nobody attacks unless he begins within 2½ inches of his HQ.',
    'example.closes-up':
      'B1 stands askew. The First Foot goes straight at it, and closes up against its front for free.',
    'example.support':
      'The First Foot is Spent and takes two hits: it is destroyed. The Second Foot stands right behind it and takes its place, Fresh against a Spent enemy.',
    'example.guns-first':
      'An attack on guns. They fire first, and two hits drive the First Foot back before it has fired a shot.',
    'example.guns-lost':
      'The same attack with other dice: the First Foot comes through and hits twice. Infantry would retreat now; guns without support cannot, and are destroyed.',
    'example.flank':
      'The First Foot comes at the end of B1, behind the line of its front. Its 3s hit, and B1’s 4s do not.',
    'example.front-and-rear':
      'B2 supports B1, which the First Foot has attacked. Now the Second Foot takes B2 from behind: each has a fight of its own, and each counts as flanked.',
    'example.over-the-ford':
      'The First Foot attacks over the ford. In this round it counts as flanked: it needs 5s, and B1 hits with a 3. In the next round both would need 4s.',
    'example.bombardment':
      'Three hits would destroy a Fresh block in combat. A bombardment can only make it Spent and drive it back; the third hit is lost.',
    'example.guns-at-woods':
      'The best die is a 4. In the open it would be a hit; B2 stands in the woods, and there it is a miss.',
    'example.behind-woods':
      'B1 is in range, but the woods are between. You see only a little way into them, and not through.',
    'example.own-in-the-way':
      'The battery sees B1 well enough. But the First Foot is in the line of fire, and nobody fires over his own men.',
    'example.from-the-hill':
      'The woods are at the foot of the hill, nearer to the battery than to B1. From up there it sees over them.',
    'example.scouting':
      'Two blocks, and they could be anything. The Hussars ride near enough to both, and Red is told what they are, but not how good.',
    'example.hidden':
      'The Guard goes to Ney and disappears from the map. Blue saw a block go, but not what it was.',
    'example.out-of-reserve':
      'The Guard is hidden behind Ney. He rides up 3 inches, and it comes out nearly 1½ ahead of him: less than 4½ in all, which it could have marched itself.',
    'example.seen':
      'Ney rides too near: B1 sees him. The Guard and the Hussars, who were hidden behind him, have to show themselves at once.',
    'example.from-behind-the-hq':
      'B1 attacks the Spent First Foot at the edge of the woods, and destroys it. But right behind it is Ney, out of sight among the trees, and the Guard comes out of his reserve to take its place.',
    'example.rally':
      'The train unpacks, which costs nothing, and the First Foot is within 2½ inches of it. It does not march; it is Fresh again.',
    'example.no-rest-in-town':
      'Both are cavalry and Spent, and there is no train anywhere near. The Dragoons on the right can rally where they are; the Hussars cannot, because they are in town.',
    'example.cavalry-rests':
      'The exception: the Dragoons have no train near, and rally all the same.',
    'example.train-caught':
      'Nobody guards the train. The Hussars need not even fire: in contact, it is lost. Blue’s army is broken, and the 3 points for a block that fell before count three times.',
    'example.cut-off':
      'The train is unpacked and near enough. But Blue’s cavalry stands beside the road behind it, nothing gets through, and nobody rallies.',
    'example.ineffective':
      'Ney had two blocks, and one of them is gone. The other is beside the train, but his Command has lost half its strength, and rallies no more.',
    'example.fight':
      'A whole fight: one hit each makes both Spent. Both stay, and in the second round one more hit drives B1 back.',
    'example.three-hits':
      'Three hits at once destroy a Fresh block. One hit on the First Foot makes it Spent.',
    'example.which-first':
      'Two fights, and Red chooses. B2 is Spent, so the Second Foot goes first; when B2 has run, B1 stands alone.',
    'example.uphill':
      'B1 is on the hill, and the First Foot comes from below. Its two 4s are misses; B1 hits with a 4.',
    'example.flank-in-woods':
      'B1 is in the woods, and attacked in the flank. For the First Foot the flank makes up for the cover, and it hits with a 4; B1 still needs 5s.',
    'example.elite':
      'Two hits drive a Fresh block back, but the first has no effect on an elite one: it is only Spent. One more hit, in the second round, makes it go.',
    'example.militia': 'One hit counts as two: B1 is Spent and runs in the first round.',
    'example.withdraws':
      'Infantry has caught up with Blue’s cavalry. It does not wait for the fight, and rides off, Spent.',
    'example.tangle':
      'One, with Two behind it, fights B1, which has B2 behind it. Three is on B1’s flank, and B3 on the flank of Three. One and B1 fire at the same time, then Three, then B3.',
    'example.falls-back':
      'Two hits on a Fresh block: it is Spent, turns about and goes back 1¾ inches.',
    'example.no-way-back':
      'The same two hits. But behind B1 is the river, and there is no bridge: it cannot retreat, and is destroyed.',
    'example.pushed':
      'B1 has to go back, and B2 is in the way. It is pushed along, and it is Spent, though nobody has fired at it.',
    'example.by-choice':
      'Nobody has hit anything, and B1 stays. The First Foot has had enough and goes back; it was Fresh, and becomes Spent by that.',
    'example.left-under-fire':
      'The First Foot has moved already. B1 comes up, and has it in its field of fire. When all have moved, the First Foot has to go, to its own rear.',
    'example.rout':
      'Blue had four blocks of infantry and has lost one. Two hits destroy the Spent B1: that is half, and a rout. Red’s 5 points count four times.',
    'example.packs-up':
      'Cavalry has come near, and Red’s train packs up to get away. That ends the battle: Blue’s 3 points count twice.',
    'example.nightfall':
      'Evening, and nothing is decided. Red stays, Blue has withdrawn: Red has the field, though Blue has more points.',
    'example.stragglers':
      'Red has lost two blocks of regulars and two detachments. Half of each come back in the night, near Ney: one of each, and not both regulars.',
    'example.unsupplied':
      'Red gives up the field. But the First Foot stands beside the road, and B1, south of it, has no way home: it counts as destroyed, and that is 3 points.',
    'example.sets-up':
      'A free game. Blue puts one of its blocks on the map and keeps the other hidden with its HQ. Only then does Red say that it comes from the south.',
    'example.not-here-yet':
      'It is turn 3, and Napoleon comes in turn 5, by the road from the south. Until then there is nobody to move.',
    'example.marches-off':
      'Red has lost, and the battle is played to the bitter end. The First Foot marches off by the road it came, and Blue will get no points for it.',
  },
};
