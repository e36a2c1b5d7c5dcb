import type { Catalogue } from '@sandtable/kernel';

export const ENGLISH: Catalogue = {
  language: 'en',
  form: (count) => (count === 1 ? 0 : 1),
  texts: {
    'why.SB-1.1':
      'Marching, assaults, support and rifle fire all go by sides. Squares that touch only at a corner do not support each other, but nobody slips through between them either.',
    'example.corners':
      'From d3 the way to e4 leads by d4 or e3: the two squares only touch at a corner.',

    'why.SB-1.2':
      'Woods and buildings are good to sit in and bad to get out of, and a river cuts a battle in two. Look for the road: it leads through all of them, and it is the only way across water for guns and tanks.',
    'example.ford':
      'The gun cannot wade through the river from d3 to d4. It has to go round by e3, where the road crosses.',
    'example.river-assault':
      'Across the river the battalion has a die fewer, and the tank, which cannot follow, counts for one only. It takes the hit for the battalion, though.',

    'why.SB-1.3':
      'Infantry and cavalry take ground, machine guns and guns stop whoever comes, tanks add weight to an assault. Quality tells in saves, in morale and on the way out of woods: put your professionals where it will hurt most.',
    'example.kinds':
      'Three kinds shoot together from d4. The infantry has one die, and one more because they are professionals; the machine gun has two, the gun three.',

    'why.SB-1.4':
      'Infantry is damaged by its fourth loss and can bleed for turns; a machine gun, gun or tank is damaged by the first and gone with the second. Spend your hits where the next one changes something.',
    'example.half-bases':
      'Both volleys cost two half bases. For the infantry in c3 that is a scratch, for the machine gun in e3 it is the end.',

    'why.SB-1.5':
      'Two battalions with a machine gun and a gun make the strongest square there is, and one barrage hits them all. Keep room behind the front, and never leave higher command alone near the enemy: chased off, it loses a whole turn of orders.',
    'example.crowded':
      'd3 has its two battalions. A third could pass through, but next to the enemy it has to stop, and there is no room for it.',
    'example.driven-off':
      'Higher command is alone in d4 when the infantry comes in. c5 and e5 are equally near, so its owner chooses; it will give no orders in its next turn.',

    'why.SB-1.6':
      'A flank or rear gives the enemy two dice more, and trenches help less there. Turning is free: before you end your movement, ask where the next assault will come from.',
    'example.turned':
      'The enemy in e3 stands on the flank of d3. Now d3 faces him, and its flanks are d2 and d4.',

    'why.SB-2.1':
      'His shooting comes at the end of your turn, from every square that you did not assault, and his morale suffers from your shells before he can move. Your right is done before your left begins, so plan from right to left.',
    'example.steps':
      'The attacker has moved and does not assault. d4 shoots, still in the attacker’s turn, and only then the defender’s own turn begins.',
    'example.right-to-left':
      'The unit from c2 went first. The one in e2 stands farther to the right and has missed its chance.',
    'example.drift':
      'A turn begins with the player’s own gas. One cloud comes back on his men in c4, the other moves on to d2 and leaves d3.',

    'why.SB-2.2':
      'A battle lasts about six rounds and never fewer than four. The attacker cannot wait for a better moment; every turn that the defender makes him lose is worth as much as a won fight.',
    'example.clock':
      'The countdown stands at 9, and the defender rolls a 5 for it. With 4 left the battle ends next time on 4 or more.',
    'example.steady-clock':
      'With an average die a 1 takes 2 off. No round can take more than 5, so both sides know better how long they have.',

    'why.SB-3.1':
      'Casualties make the dice and cover takes them away: shaken men belong in woods, houses or trenches, beside a machine gun. A square that rolls no dice cannot fail, so count before you spend an order on a square.',
    'example.morale-dice':
      'Both squares have three casualty markers. In d3 a reservist adds a die, the machine gun and the woods take one each, and two are left; in b3 professionals in trenches have none to roll.',
    'example.two-faces':
      'Nobody in d3 is hurt, but the enemy is on three sides. The first face is free, and each of the others is a die.',

    'why.SB-3.2':
      'One fail costs a square its move and its assault, but it still shoots and supports. Begin an attack with squares that carry no markers.',
    'example.one-fail':
      'Two markers, one fail: the two battalions in d3 stay where they are this turn, and d4 will not be assaulted from there.',
    'example.steady': 'd3 is steady. Nobody leaves it this turn, not even to the rear.',

    'why.SB-3.3':
      'Falling back saves the men and gives up the ground, perhaps an objective with it. Keep the enemy out of the square behind: six hits instead of a step back can finish a unit.',
    'example.leapfrog':
      'Two fails drive the unit out of d3. d2 is full of its own side, so it goes over their heads to d1.',
    'example.cornered':
      'Two fails, and the enemy stands right behind in d2. There is no way back, and six more hits fall on them where they are.',
    'example.off-the-table':
      'From the first row the way back leads off the table. The unit loses a whole base and waits as a reinforcement.',

    'why.SB-3.4':
      'Three fails can take a unit off the board that was hardly hit. Reservists rout on 4 or more, professionals only on a 6; a square with many markers needs a morale bonus before it needs anything else.',
    'example.run':
      'Three fails. A 4 is enough to lose the reservists for good; the professionals would rout only on a 6 and get away with a 5.',

    'why.SB-3.5':
      'Markers are the fear of one turn, losses are for good. Hit a square from several sides before its test, so that the markers add up; left alone for a turn, it is calm again.',
    'example.markers':
      'Three markers are three dice, and none fails. The markers are gone now, and the lost half bases are not.',

    'why.SB-3.6':
      'A steady square is not out of the fight: its support still counts for a neighbour’s assault, and it shoots in the enemy’s turn. Begin the assault from a square that passed.',
    'example.steady-neighbour':
      'd3 assaults d4. The unit in c4 is steady and may not join; the one in e4 may.',

    'why.SB-4.1':
      'Infantry keeps pace with the battle, guns and machine guns crawl after it. Set them going early, and begin with the unit that opens the way, for whoever has begun must finish first.',
    'example.two-squares':
      'A gun goes one square, infantry two. With the enemy far away each could still add the extra square.',
    'example.one-by-one':
      'One unit is on its way, in d3. It goes on or stops before the one in c2 can set out.',

    'why.SB-4.2':
      'Scenery lets you in at once and may not let you out, least of all guns and horses. Go in to hold it, go round to get on, and keep the extra square in mind, which asks for no roll.',
    'example.stuck':
      'A 2 is not enough to leave the woods. The extra square needs no roll, and brings the unit to d4 all the same.',
    'example.by-road':
      'A road leads out of buildings without a roll. But in d4 the unit comes next to the enemy in e4, so it must roll after all.',

    'why.SB-4.3':
      'Far from the enemy nearly everybody is a square faster. The last step to the enemy is never the extra one, so measure an approach in ordinary squares.',
    'example.extra':
      'Two squares are made, the third is extra. No enemy is near, and the unit comes to the objective in e4.',
    'example.not-next-to-him':
      'The machine gun has gone its one square. The extra one would bring it next to the enemy in d5.',

    'why.SB-4.4':
      'Coming next to the enemy stops you, so even a thin line with gaps holds an attack up for a turn. Cavalry arrives quickly, but getting down to fight on foot takes its whole move.',
    'example.dismount':
      'Horses count for little against woods. The cavalry gets down instead of moving, and from now on it can shoot.',
    'example.held':
      'Only a gun is in d4, but nobody just walks in. Whoever wants the square must assault it.',

    'why.SB-4.5':
      'A square that retires loses its whole turn and not only its ground. If you need it to move, see to its morale first.',
    'example.retired': 'This unit fell back from its morale test. That was all it did this turn.',

    'why.SB-5.1':
      'Each unit that joins is a die for you and one fewer for him. But it must be infantry or cavalry that leads the way, and hits may fall on everybody who takes part.',
    'example.join':
      'Two battalions go from d4 into the flank of c4, and the one in c3 joins them from the front.',
    'example.tanks-alone':
      'A tank alone in its square assaults nobody. It needs infantry or cavalry beside it, or an assault of others to join.',

    'why.SB-5.2':
      'You know the price of retiring beforehand, and it saves the guns. It pays when the dice are clearly against you and the square is not worth the men.',
    'example.give-way':
      'The target does not wait for the dice. Its gun costs it a fourth hit but gets away; in a lost fight it would be gone.',

    'why.SB-5.3':
      'Two fresh battalions have six dice. A flank, support on both sides and a fighting bonus more than double that, and trenches take three away: count first, and bring what is missing.',
    'example.uphill':
      'Six dice for two battalions and two for the support of c3, less one for the hill and two for the defences: five. The machine gun alone has as many.',
    'example.least':
      'A damaged battalion has one die, and the trenches take away three. Nobody rolls fewer than two, though, and here both hit.',

    'why.SB-5.4':
      'A fresh machine gun has five dice, more than two battalions. Destroy it first, or shell its square: each barrage marker and each unit that joins takes a die away.',
    'example.softened':
      'Infantry and machine gun would have seven dice, and one for the support of e4. Three barrage markers leave four, and no support.',

    'why.SB-5.5':
      'Horses belong in the open, where each unit has three dice; against woods, houses and defences it has one. A battalion that is damaged is no better: let fresh ones lead.',
    'example.horses-in-woods':
      'In the open two cavalry units would have six dice. Against woods each of them has one.',

    'why.SB-5.6':
      'One die in three hits, and then come the saves: what counts is casualties. Go in with clearly more dice than he has, because a draw is his.',

    'why.SB-5.7':
      'You place the first hits on your own men, and your enemy the rest. Put yours where they change little, and those you place on him where they hurt most: on the machine gun.',
    'example.third-hit':
      'The owner has put his two hits on the machine gun. The assaulter would like to add the third, but first the others must have two as well.',

    'why.SB-5.8':
      'Winning costs the enemy far more than the fight itself: his guns, three more hits and the ground. The marker is worth two dice, so give it to a unit that will fight again soon.',
    'example.guns-taken':
      'Half a base against nothing is enough to win, and the gun is lost with the square.',

    'why.SB-5.9':
      'A draw is a defeat: three more hits on your best men, and the enemy has two dice more next time. That is why just enough is too little.',
    'example.level':
      'Each side has lost half a base. That is not more than the other, so the assault has failed.',

    'why.SB-5.10':
      'Whoever stands beside the fight is worth two dice to the assaulter or one to the target, and risks nothing. A broad front supports itself, a spearhead fights alone.',
    'example.beside':
      'c3 supports the assault from d3. e3 does not, because a shell has fallen there. d5 supports the target.',
    'example.by-corners':
      'With the option corners count: c2 and e2 support the assault, and e5 the target. Without it nobody would.',

    'why.SB-5.11':
      'With the enemy behind it a beaten square has nowhere to go. One unit sent round the back turns a won fight into a destroyed enemy.',
    'example.surrender':
      'The attacker also stands in d5, behind the target. So it cannot retire, a lost fight costs it six hits instead of three, and whoever is left surrenders.',

    'why.SB-5.12':
      'You must go in, so make sure that you want to be there: the new square may have enemies on three sides. Guns stay behind, but a machine gun can follow and help to hold it.',
    'example.must-advance':
      'The target has left d4. One of the battalions has to go in, whether they like it or not; the gun may not.',

    'why.SB-5.13':
      'A machine gun that beats off an assault alone gains nothing by it. Infantry beside it would get the marker, and two dice more in the next fight.',
    'example.nobody-to-thank':
      'The machine gun throws the assault back. There is no infantry or cavalry with it, so nobody gets the marker.',

    'why.SB-6.1':
      'Only guns and mortars reach farther than the next square. Stay two squares away, and rifles and machine guns cannot touch you until you come up.',
    'example.out-of-range': 'Rifles and machine guns reach one square. From b4 to b2 it is two.',

    'why.SB-6.2':
      'Only a 6 hits, so shooting wears down and does not decide. Guns and machine guns do most of it, and a lone battalion of reservists has no dice at all.',
    'example.guns-alone':
      'Infantry and a gun share d5, but d3 is two squares away. Only the three dice of the gun count.',
    'example.reservists':
      'One die for infantry, one fewer for reservists: there is nothing left to roll. Even beside a machine gun they would add nothing.',

    'why.SB-6.3':
      'A barrage hides like a smoke screen: nobody shoots into it, out of it or across it, your own men included. Woods, buildings and hills only hide what is behind them; from a hill guns see over woods and buildings, and mortars do not mind.',
    'example.behind-woods':
      'The woods in d4 hide d3. At e3 the gun could shoot, past the woods by way of e5 and e4.',
    'example.own-smoke':
      'Shells lie on d4. The machine gun is unhurt, but nobody shoots out of a barrage, so d3 is safe from it.',

    'why.SB-7.1':
      'Cover takes a third off the losses of regular infantry and nothing off those of professionals, who save on 3+ anywhere. Give it to those who need it; whoever assaults leaves it behind.',
    'example.cover-once':
      'Professionals in buildings have their +1 once, not twice: they save on 3+, as regulars would here.',

    'why.SB-7.2':
      'More losses than a unit has left do not count in a fight. A machine gun with half a base left can catch two hits for one casualty, and that may save the day.',
    'example.spent-gun':
      'The machine gun has half a base left, and its owner gives it both hits. Two saves fail, one casualty counts, and the fight is level.',

    'why.SB-8.1':
      'It freezes five squares: nobody comes out to strike back and nobody gets in, not even you. Lay it beside the place where you attack or on his reserves, never on the square that you want.',
    'example.kept-out':
      'The attacker has suppressed d4. His own shells keep the defender in, and himself out.',
    'example.pinned':
      'The same barrage, in the defender’s turn: his men in d4 cannot leave it, not even to the rear.',

    'why.SB-8.2':
      'The heaviest blow there is: each square has three dice fewer in a fight and three more in its next morale test. Assault the same turn, or let his morale do the work.',
    'example.point':
      'Aimed at c4, d4 and c5. One of the three falls beyond, and the gun in c5 gets away.',

    'why.SB-8.3':
      'It may clear a strip three squares deep or stop at once. Leave a row free between it and your own men, in case it falls short, and follow behind it.',
    'example.rolling':
      'Five squares, each with its own luck. What fell short of c4 rolls on into it, and from b4 it goes all the way to b6.',

    'why.SB-8.4':
      'Gas finds those in trenches as well as those in the open, and it stays. It drifts both ways and slows everybody down, so do not plan to attack through your own.',
    'example.gas-slows':
      'Gas lies in row 4. Whoever goes into it moves one square in the turn, and this unit has moved one already.',

    'why.SB-8.5':
      'Good guns are on target two times in three, average ones every other time, poor ones one time in three. Aim so that short does no harm and over still finds somebody.',
    'example.short':
      'Poor guns, and a 2: what was meant for d4 comes down on d3. The owner places one of the hits on his own men, the enemy the other two.',

    'why.SB-8.6':
      'A single marker cuts a square off from its neighbours. Shells on the squares beside your target take its support away, and his do the same to you.',

    'why.SB-8.7':
      'You place one hit and your enemy the rest, even where the shells were your own. A machine gun in a shelled square is what he will go for.',

    'why.SB-9.1':
      'An asset comes every other time, with one try a turn. A failed try costs only time, but time is short: begin with what you need first.',
    'example.tried':
      'A 3 is not enough. The shock assault is not used up, and can be tried for again next turn.',
    'example.shock':
      'One battalion has three dice against infantry and a machine gun. The shock assault gives it three more.',

    'why.SB-9.2':
      'Next to higher command an order gets through two times in three, elsewhere every other time. Keep it close behind the place that will decide the battle, and in company.',
    'example.near-and-far':
      'A 3 twice. It reaches d3, next to higher command, but not f3, which has to test without help.',
    'example.hold':
      'd3 holds the line and has three morale dice fewer for it. In return nobody assaults from there this turn.',

    'why.SB-9.3':
      'Two dice fewer for whoever assaults, a morale die fewer and better saves, for the rest of the battle. Dig in where you mean to stay, as defences serve whoever holds the square.',
    'example.dig-in':
      'd5 digs in. From now on an assault on it has two dice fewer, or one fewer from behind.',

    'why.SB-10.1':
      'By road is best: one for certain, and a chance of two more. Rolling for all of them pays only when there are very many.',
    'example.by-road-in':
      'The first battalion is certain. The second follows it on a 6, and the machine gun has to wait.',

    'why.SB-10.2':
      'An edge full of your own men, or one that the enemy has reached, keeps your reserves off the table. Move the first ones on before the next are due.',
    'example.no-room':
      'd1 has its two battalions, so no third can arrive there. Nor could it in f1, where the enemy is.',

    'why.SB-11.1':
      'The defender shows first where he stands, and the attacker answers. So choose your columns with care: from the first row it is a long way to the other wing.',
    'example.deploy':
      'Third row from his edge, in buildings, behind hasty defences, on an objective: as good a place as the defender can find.',
    'example.first-row': 'The attacker begins in his first row. d2 is a square too far.',

    'why.SB-11.2':
      'The four objectives decide it: five points each, and two for a lost battalion. Whoever came in last holds one even after he has gone on, so take it and march on to the next.',
    'example.points':
      'The clock runs out. The attacker stands in one objective and holds three, because he was the last in each.',
  },
};
