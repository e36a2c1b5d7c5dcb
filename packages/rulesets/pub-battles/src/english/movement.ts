/** Texts of what stops a piece: PB-4, PB-5 and PB-6. */
export const MOVEMENT: Readonly<Record<string, string>> = {
  'refusal.tooFar': 'That is farther than it can go.',
  'refusal.tooFarTurning':
    'That is too far with the facing changes it takes: only the first is free.',
  'refusal.tooFarDifficult': 'That is too far: difficult terrain costs a third of the move.',
  'refusal.tooFarFromColumn':
    'That is too far: changing out of road column takes a third of the move.',
  'refusal.riverInWay': 'A river is in the way. It is crossed only at bridges and fords.',
  'refusal.marshInWay': 'Artillery, cavalry and baggage cannot go through marsh.',
  'refusal.enemyInWay': 'Enemy pieces are in the way: most of it does not fit past them.',
  'refusal.offMap': 'It would not be on the map.',
  'refusal.stacked': 'Another piece is there, and pieces do not stack.',
  'refusal.inMarsh': 'Artillery, cavalry and baggage cannot stand in marsh.',
  'refusal.inRiver': 'It cannot stay with most of it in a river.',
  'refusal.noRoad': 'There is no such road.',
  'refusal.offRoad': 'A march in column ends on the road.',
  'refusal.tooFarByRoad': 'That is too far, even by road.',
  'refusal.ownOnRoad': 'A column cannot pass its own side’s pieces on the road.',
  'refusal.enemyNearRoad': 'In column it must keep a third of a Foot move away from the enemy.',
  'refusal.inField':
    'It may end its move in an enemy field of fire only to attack or to support an attack.',
  'refusal.reliedOn': 'Guns that stay in a field of fire need this one to bombard that enemy, too.',
  'refusal.mustLeave': 'Without cover it must attack or leave the enemy field of fire.',
  'refusal.cannotAttack': 'HQs, artillery and baggage trains cannot attack.',
  'refusal.hqTarget': 'HQs cannot be attacked.',
  'refusal.noTarget': 'There is no enemy to attack.',
  'refusal.outOfRange':
    'It did not begin its move within a third of a Mounted move of a commanding HQ.',
  'refusal.littleContact': 'Most of its front must touch the enemy.',
  'refusal.attackInRiver':
    'Only an attack over a bridge or a ford may end with most of the piece in a river.',
};
