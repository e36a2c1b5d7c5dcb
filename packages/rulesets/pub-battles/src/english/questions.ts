/** What a side is asked, in one sentence or two. */
export const QUESTIONS: Readonly<Record<string, string>> = {
  'ask.muster.first':
    'Write your order of battle, unseen by the enemy. Begin with a Command: an HQ, with the rating it rolls against to alter the order.',
  'ask.muster.more':
    'Enlist pieces for {command}, raise another Command, or finish the order of battle.',
  'ask.edge': 'The enemy has set up. From which edge of the map do you come?',
  'ask.deploy':
    'Set up your pieces, HQs first: take one and put it inside the marked area. When all are set up, the enemy sees them and names the edge he comes from.',
  'ask.assign':
    'Which Command does each of your detachments join? It will move when that Command does.',
  'ask.begin': 'The armies are in place. Begin the battle.',
  'ask.alter.own': '{command}’s chit is drawn. Do you alter the order?',
  'ask.alter.jumped': 'The enemy moves first, then {command}. Do you alter the order?',
  'ask.alter.enemy': 'An enemy chit is drawn. Do you alter the order?',
  'ask.order.hqs': '{command} moves, HQ first. What does the HQ do?',
  'ask.order.pieces': '{command} moves. What do its pieces do?',
  'ask.combat': 'Which combat is fought next?',
  'ask.withdraw': 'Withdraw {piece} before the combat, or stay?',
  'ask.aim': 'Choose a target for {piece}.',
  'ask.relieve': '{lead} is gone. Have {support} take its place?',
  'ask.stand': 'Round {round} is over. Stay with {piece}, or retreat?',
  'ask.nightfall': 'Night falls. Do you stay for another day?',
  'ask.recover': 'Which destroyed pieces come back? You get {left}.',
  'recover.others': '{count:one piece|# pieces}',
  'recover.detachments': '{count:one detachment|# detachments}',
};
