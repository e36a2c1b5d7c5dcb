import type { Catalogue } from '@sandtable/kernel';

export const ENGLISH: Catalogue = {
  language: 'en',
  form: (count) => (count === 1 ? 0 : 1),
  texts: {
    'why.BB-1.1':
      'Think in teams, not in squads. One team can pin the enemy while the other gets close, and they need not go at the same time.',
    'why.BB-1.2':
      'Nobody has to wait for the slowest, so one man can run ahead to cover. But a leader reaches only 8 inches, and men too far apart cannot all be helped.',
    'why.BB-1.3':
      'Put leaders where they are useful and never mind the danger. Nor can you stop the enemy’s leaders by shooting at them: pin their men.',
    'why.BB-1.4':
      'This is the number to watch. At the minimum a team fires as well as one that is nearly twice as big; with one man fewer, seven volleys in ten do nothing.',
    'why.BB-1.5':
      'A machine gun keeps working with two men left, even in poor hands. Elite riflemen can lose more than regulars before their fire is worth nothing.',
    'why.BB-1.6':
      'You can measure everything before you decide. Bases take up room, so a short wall covers only as many men as fit behind it.',
    'why.BB-1.7':
      'Read the table before you move: behind walls and hedges and on rough ground you see and shoot from cover, woods, hills and houses hide whoever is behind them, and a stream is nothing but an obstacle.',
    'why.BB-2.1':
      'You never see your whole side act before the enemy answers. Let the two go first whose fire the enemy would spoil if they waited.',
    'why.BB-2.2':
      'With one team a pick, answers come faster. With cards nobody knows who is next, so do not leave anybody where he depends on being drawn in time.',
    'why.BB-2.3':
      'The side with more teams gets the last word, when the other has nobody left to answer. A leader who is kept back can still act after you have seen what the enemy did.',
    'why.BB-2.4':
      'Men who are rallied may move and fire at once, and a team that moves still fires. But firing comes last: you cannot shoot first and then take cover.',
    'why.BB-2.5':
      'Until the last team is done, somebody may still shoot at you. Pinned men who are not up by then are in danger of scattering.',
    'why.BB-3.1':
      'The leader can be in another place each time his team acts. Put him between all the pinned men he could help; if nobody is pinned, it does not matter.',
    'why.BB-3.2':
      'One die says both how many men you can get up and whether the team acts again. Elite teams stay ready on a 5, too.',
    'why.BB-3.3':
      'Any leader nearby will do, so a team that has nothing else to do can get its neighbours up again before it is their turn.',
    'why.BB-3.4':
      'Each rally costs a man for good once in six times. Get up as many as the team needs to fire, and leave a man down if he is no use anyway.',
    'why.BB-4.1':
      'On average the higher die is about 4½ and the lower 2½, so the open way is nearly twice as fast. Cross what slows you when nobody can fire at you there.',
    'why.BB-4.2':
      'Pinning a man stops him as surely as hitting him. Fire at those who are coming before you fire at those who sit.',
    'why.BB-4.3':
      'You see the dice before you choose, so plan for both: somewhere to go on a good roll, and cover to reach on a bad one. A way around costs its length, but may spare you the lower die.',
    'why.BB-5.1':
      'Men who stand close together can be caught by one volley. Spread out by more than 6 inches, and the enemy has to choose.',
    'why.BB-5.2':
      'Count who really fires: a man who is pinned, or sees nobody in the square, is no help. Often a step to the side is worth more than another man.',
    'why.BB-5.3':
      'Rifles across an open field are never safe from each other. Submachine guns have to get near first, and nobody need fear them from farther away.',
    'why.BB-5.4':
      'Two dice that need a 6 pin somebody in three tries out of ten, and they never make men scatter. A team below its minimum should rally before it fires.',
    'why.BB-5.5':
      'Above the minimum more men do not help until you have twice as many. After that each further man is only a spare.',
    'why.BB-5.6':
      'One point more on every die, in the assault too. Against men behind a wall it makes the difference between three rolls in six that do something, and four.',
    'why.BB-5.7':
      'The fourth man in the open is the expensive one: because of him the defence of all drops to 1. Three or fewer are never an easy target, and one man out of cover spoils it for all who are in it.',
    'why.BB-5.8':
      'Fire from right behind a wall or hedge: it covers you and does not cover them. A wall covers from one side only, so move to where it does not count.',
    'why.BB-5.9':
      'A second volley at the same men does more than one at others: as soon as all are down, every point sends somebody off the table.',
    'why.BB-5.10':
      'The man in front takes it first. Put forward those you can spare, and when two are equally close, keep the one whose team needs him to fire.',
    'why.BB-6.1':
      'Close up, a single volley can clear a position: no need to pin anybody first. It works both ways, so be the one who comes and fires.',
    'why.BB-6.2':
      'One man up front brings the die for his whole team. Targets more than 6 inches from all who fire at them cannot scatter by it, so get near to the ones you want gone.',
    'why.BB-7.1':
      'Men at the edge of a wood can fire out and be fired at; 2 inches deeper they can do neither. Go deep to rest and to rally, and to the edge to fight.',
    'why.BB-8.1':
      'Once in six times, for elites once in three, a team is worth two. Send first those who would gain most by acting twice, and do not plan on it.',
    'why.BB-8.2':
      'He takes the place of a team in the pick, so ask what is worth more now: one more team’s fire, or men who get up, men who come back, or another go for your best team.',
    'why.BB-8.3':
      'Each man you name above the die’s roll is lost for good: one is safe, two are nearly so, four are a gamble. Keep a team well back for them to come to.',
    'why.BB-8.4':
      'Pushing a team that has acted already is one more volley where it counts. The enemy picks in between, so it comes late for anything urgent.',
    'why.BB-8.5':
      'A team’s last man is worth saving: while he stands, others can come back to him. When he is gone, they have to join somebody else.',
    'why.BB-9.1':
      'Every turn costs you a man as long as anybody is pinned. Get everybody up before the end, or at least see to it that you can spare the one who goes.',
    'why.BB-9.2':
      'Nothing is carried over: use every team and every leader in every turn. The first pick changes sides, so whoever had the last one may well have the next one too.',
    'why.BB-9.3':
      'Know what counts before you fight: killing wins nothing where a house has to be held. Scattered men are lost when it ends, so bring them back in time.',

    'example.other-team':
      'A1 has acted, rolled a 6 for control and is still ready. But a pick is two different teams: now it has to be A2, and A1 can go again in a later pick.',
    'example.squad-card':
      'Played by cards, one for each squad. The card of squad A comes up: both its teams may act, in the order you like, and here A2 begins.',
    'example.not-yet':
      'A1 is done, and nobody needs Lt Harris yet. To decline is not to give up: the enemy acts, and now there are men for Lt Harris to rally.',
    'example.activation':
      'A whole activation: the leader is placed, rolls for control and rallies a man; the team moves up to the hedge, and fires.',
    'example.between':
      'A1 stands in two groups. Halfway between them its leader would be more than 3″ from everybody. He must go to one or the other; the four on the right are the ones who are pinned.',
    'example.elite':
      'A 5 is enough for an elite team: with its 1 it makes 6. A1 fires and stays ready all the same.',
    'example.neighbours':
      'None of A1 is pinned, but three men of A2 are, and they are near enough. The leader of A1 has three points for them: two get up, and a 6 makes the third a casualty.',
    'example.out-of-reach':
      'The leader has four points, and two men to rally. One is beside him; the other, far to the right, is more than 8″ away and cannot be helped from here.',
    'example.strung-out':
      'A 5 and a 2. Two men keep to the open and go 5″; the two on rough ground get 2″. The team is strung out, and may be.',
    'example.stays-put':
      'A 6: the others may go where they like. A1-2 is pinned and has to stay behind until he is rallied.',
    'example.over-hedge':
      'The dice are a 5 and a 2. To end just beyond the hedge is a matter of 3″, but the way leads over it, and that allows only 2″.',
    'example.gap':
      'There is half an inch between the two enemies, and a base is wider than that. A1-1 cannot slip through; he has to go around them.',
    'example.no-room':
      'Two men stand side by side behind the wall. A1-3 cannot squeeze in between them: his base would lie on theirs.',
    'example.between-groups':
      'Two enemy teams, too far apart for one square. Laid between them it catches nobody: A1 must choose the one or the other.',
    'example.smg-reach':
      'A1 sees them well enough, but they are more than 15″ away, the reach of submachine guns. The three on the right are near enough.',
    'example.stray-shots':
      'Two of A1 are pinned, so only three fire, and a regular team needs four. One 6: the closest target is pinned already, and the next closest takes it.',
    'example.belt-fed':
      'Poor troops, but with a belt-fed machine gun. It needs only two men, so four are twice the minimum: 1 for that, 1 for rapid fire, and a roll of 2 becomes a 4.',
    'example.four-open':
      'All four are in the square and in the open: the defence is 1, and a roll of 4 pins three.',
    'example.one-left-out':
      'The same men and the same roll, but one of them is outside the square. Three targets have a defence of 2 even in the open: one man fewer is pinned.',
    'example.behind-wall':
      'All four of K2 are right behind the wall: the defence is 3, and the same roll of 4 pins only one.',
    'example.own-hedge':
      'A hedge lies between them, but right in front of those who fire. It covers A1 and does nothing for K1.',
    'example.stream':
      'K1 stands behind a stream. It would slow down whoever crosses it, and it is no cover.',
    'example.second-volley':
      'Three are pinned by A1’s fire, and now A2 fires at the same four. The first point pins the last of them; from then on each point sends one off the table.',
    'example.equally-close':
      'One point over. K1-1 and K1-2 are equally close, and their own player chooses between them. It cannot be K1-3, who is farther away.',
    'example.leader-no-target':
      'The leader of K1 stands in front of his men, in the middle of the square. He is no target, and nobody’s cover.',
    'example.storm':
      'B1 has come within 6″ of the men behind the wall. Two dice now, and rapid fire adds 1 to both: one pins, the other scatters.',
    'example.only-the-near':
      'The first die does nothing. The other is 5 points over, but only two of the four are within 6″: the rest of it is wasted.',
    'example.deep-in-woods':
      'K2 is too deep in the woods to be seen. K1 stands near the edge and could be fired at.',
    'example.officer':
      'Lt Harris acts in place of a team. He may stand near anybody of his platoon and help men of both teams. For him a 6 is just six points: he is done all the same.',
    'example.one-too-many':
      'Three men are off the table, and Lt Harris has gone for all of them. With a 2 two come back, and the third is gone for good.',
    'example.too-near':
      'A1-5 has been found. Here he would be within 3″ of his team, but also within 12″ of the enemy, on the wrong side of the red line. He has to go behind his men.',
    'example.once-more':
      'Both teams are done. Sgt Dunn makes A1 ready again; it acts in a later pick, and since the enemy is done too, that comes next.',
    'example.team-gone':
      'All three men of A2 have scattered, so there is no A2 to act. If Sgt Dunn brings them back, they join A1.',
    'example.nerves':
      'A1 is the last that can act, and holds its fire. That ends the turn: each side has two pinned men and loses one of them, and then a new turn begins.',
    'example.broken':
      'The enemy has lost two of his six men, and two more are pinned. Each side loses one at the end of the turn, and for him that makes half.',
    'example.mill':
      'The last turn. Three men of A1 are within 4″ of the mill. The enemy has more men there, but only two of them are not pinned, and the others do not count.',
    'example.way-out':
      'Three men have to leave by the north edge, which is at the top. With 3″ two of them get there; the others need another roll.',
  },
};
