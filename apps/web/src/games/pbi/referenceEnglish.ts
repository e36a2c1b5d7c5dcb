import type { Catalogue } from '@sandtable/kernel';

/** The words of the quick reference sheet. No figure is written here: they come from the tables. */
export const REFERENCE_ENGLISH: Catalogue = {
  language: 'en',
  form: (count) => (count === 1 ? 0 : 1),
  texts: {
    'cell.dice': '{count:# die|# dice}',
    'cell.ap': '{count} AP',
    'cell.points': '{count:# point|# points}',
    'cell.platoons': '{count:# platoon|# platoons}',
    'cell.most': '{count} at most',
    'cell.range': 'Range {range}',
    'cell.rangeOn': '{range} and more',

    'ground.title': 'Ground',
    'ground.head': 'Square',
    'cover.open': 'Open',
    'cover.partial': 'Partial',
    'cover.closed': 'Closed',
    'ground.open': 'fields',
    'ground.partial': 'hedges and walls',
    'ground.woods': 'woods',
    'ground.building': 'buildings',
    'ground.terrain': 'What it is',
    'ground.path': 'On a path of motivation, adds',
    'ground.leave': 'To leave it',
    'ground.save': 'Each hit is saved on',
    'ground.saveCommander': '… by a platoon commander',
    'ground.morale': 'Morale dice',
    'ground.assault': 'Dice of each assaulting group',
    'ground.fire': 'A line of fire',
    'ground.fire.open': 'goes on',
    'ground.fire.partial': 'goes on; open beyond counts as partial',
    'ground.fire.closed': 'ends here; may touch a corner',

    'turn.title': 'The turn',
    'turn.break': 'Break test for each platoon with {count} casualty markers or more',
    'turn.morale': 'Morale of each square with your casualty markers',
    'turn.motivate':
      'Motivation, {count:# attempt|# attempts} for each commander; a motivated square acts at once',
    'turn.residual': 'Squares that were not motivated act with {count} AP',
    'turn.extend': 'In the last turn one die may be rolled: one more turn for both',
    'turn.turns': 'Turns of each side, the attacker first',

    'setUp.title': 'Setting up',
    'setUp.board': 'Board',
    'setUp.size': '{columns} × {rows}',
    'setUp.scenery': 'Scenery',
    'setUp.squares': '{buildings} buildings, {others} other squares',
    'setUp.changes': 'Changes to the layout',
    'setUp.platoon': 'A platoon',
    'setUp.forces': '{commander} commander, {lmg} LMG, {rifle} rifle',
    'setUp.defender': 'The defender',
    'setUp.attacker': 'The attacker',
    'setUp.defenderRows':
      'The defender deploys first, anywhere but in the {count:row|# rows} nearest to the attacker’s edge.',
    'setUp.attackerRows': 'The attacker deploys in the {count:row|# rows} along his edge.',
    'setUp.square': 'Groups of a side in a square',

    'morale.title': 'Break test and morale',
    'morale.break': 'A platoon with {count} markers or more is removed',
    'morale.dice': 'One die for each of your casualty markers',
    'morale.open': 'In the open',
    'morale.commander': 'With a platoon commander',
    'morale.fails': 'Each die fails',
    'morale.result': 'Fails',
    'morale.effect': 'The groups in the square …',
    'morale.fail': '{count}',
    'morale.failsOn': '{count} or more',
    'morale.pinned': 'may not move or assault',
    'morale.back': 'fall back a square and do nothing else',
    'morale.gone': 'are removed',

    'motivation.title': 'Motivation',
    'motivation.need':
      'The score needed is the sum of the squares on the cheapest path from the commander, both ends too (see the ground).',
    'motivation.highest': 'Highest score that can be tried',
    'motivation.diagonals': 'Diagonal steps on the path',
    'motivation.commander': 'Extra AP with a commander in the square',
    'motivation.roll':
      'One die that shows as much or more succeeds. Then one die gives the AP of each group in the square.',
    'motivation.once': 'A group is motivated once a turn.',

    'actions.title': 'Actions',
    'actions.leave': 'Leave an open, partial or closed square',
    'actions.leaveCost': '{open}, {partial} or {closed} AP',
    'actions.shot': 'Shoot',
    'actions.shots': 'Shots of a group in a turn',
    'actions.assault': 'Assault',
    'actions.diagonal': 'A group moves or assaults diagonally once a turn.',
    'actions.markers': 'Remove a casualty marker, for each AP',
    'actions.same': 'To remove markers every group in the square gives up the same number of AP.',

    'shooting.title': 'Shooting',
    'shooting.head': 'Dice for a shot',
    'shooting.hit': 'Hit',
    'shooting.choice': 'Choice die: the shooter deals the hits',
    'shooting.deal':
      'Otherwise the target’s owner deals them: one to each group, then the second round.',
    'shooting.together': 'Groups of one square may add their dice against one target.',
    'shooting.blocked': 'Groups of either side stop a line of fire.',
    'shooting.fallen': 'A group that fails a save becomes a casualty marker.',

    'opportunity.title': 'Opportunity shooting',
    'opportunity.score': 'A square next to moving enemies shoots',
    'opportunity.shots': 'Shots of each of its groups',
    'opportunity.when':
      'At every square they enter, and at an assault from the assaulted square. Not at groups that fall back or withdraw.',

    'assault.title': 'Assault',
    'assault.attacker': 'Each assaulting group',
    'assault.adjacent': '… that started next to it',
    'assault.closed': '… into a closed square',
    'assault.defender': 'Each defending group',
    'assault.kill': 'A kill, with no save',
    'assault.pursuit': 'The winner’s pursuit: each of his groups kills',
    'assault.winner':
      'The defender wins, unless an assaulter is left and all defenders were killed, or more of them than of the assaulters.',
    'assault.loser':
      'The loser’s groups withdraw a square toward their base edge. A commander keeps the attempts he has left.',
    'assault.once':
      'By an option the dice for starting next to it and for a closed square count once for the whole assault.',

    'victory.title': 'Victory',
    'victory.building': 'The attacker, for each building held',
    'victory.buildings': '… all the buildings',
    'victory.group': 'The defender, for each attacking group gone',
    'victory.groups': '… all the attacking groups',
    'victory.higher': 'The higher total wins. Without an attacking group the game ends at once.',
    'victory.alone':
      'Without a defending group the attacker plays on undisturbed, or has it scored.',
  },
};
