/** What a side is asked, in one sentence or two. */
export const QUESTIONS: Readonly<Record<string, string>> = {
  'ask.muster.first':
    'Write your order of battle, which the enemy does not see. Raise a Command first: an HQ, whose rating is what it needs to alter the order.',
  'ask.muster.more':
    'Enlist pieces for {command}, raise another Command, or say that the order of battle is complete.',
  'ask.edge': 'The enemy has set up. From which edge of the map do you come?',
  'ask.deploy':
    'Set up your pieces, the HQs first: take one and put it inside the marked area. When all stand the enemy sees them, and names the edge he comes from.',
  'ask.assign': 'To which Commands do you assign your detachments?',
  'ask.begin': 'The armies are in place. Begin the battle.',
  'ask.alter.own': 'The chit of {command} is drawn. Do you alter the order?',
  'ask.alter.jumped': 'The enemy moves first, and then {command}. Do you alter the order?',
  'ask.alter.enemy': 'A chit of the enemy is drawn. Do you alter the order?',
  'ask.order.hqs': '{command} moves, the HQ before all others. What does it do?',
  'ask.order.pieces': '{command} moves. What do its pieces do?',
  'ask.combat': 'Which combat is fought next?',
  'ask.withdraw': 'Does {piece} withdraw before the combat?',
  'ask.aim': 'At whom does {piece} fire?',
  'ask.relieve': '{lead} is gone. Does {support} take its place?',
  'ask.stand': 'Round {round} is over. Does {piece} stay?',
  'ask.nightfall': 'Night falls. Do you stay for another day?',
  'ask.recover': 'Who of the destroyed comes back? You get {left}.',
  'recover.others': '{count:one piece|# pieces}',
  'recover.detachments': '{count:one detachment|# detachments}',
};
