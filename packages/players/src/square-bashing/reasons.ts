/**
 * What the player of Square Bashing goes by, each in one sentence: by the kind of question, by the answer to it, or
 * by what decided within it.
 */
export const REASONS = {
  deploy: 'It is worth most there: near the objectives.',
  'asset.asset': 'Of all the assets, this one promises most now.',
  'asset.noAsset': 'Nothing promises enough now: keep it for later.',
  barrage: 'It catches the most enemies that matter there, and few of your own.',
  dig: 'The units there need it most.',
  'command.fighting':
    'It adds most to an assault from there, even allowing for the chance that it does not arrive.',
  'command.morale': 'They face a morale test: fewer dice cost less.',
  'command.hold': 'They face a morale test, and have nothing worth more to assault.',
  'command.drive': 'They need not roll to get out of that ground.',
  'command.noOrders': 'No other order would help anybody.',
  displace: 'Most units can hear it there, and it is safe.',
  fallBack: 'Of those who want that place, it is worth most.',
  'place.take': 'That way lies an objective to take.',
  'place.hold': 'That way lies an objective to hold.',
  'place.storm': 'The enemy can be assaulted from there.',
  'place.approach': 'It is nearer to an enemy who can be assaulted.',
  'place.breakthrough': 'Units that get through to the far edge score.',
  'place.danger': 'There is less fire there.',
  'place.shelter': 'There is cover.',
  'place.guns': 'It is better placed to shoot from there.',
  'place.guarding': 'It is with those who hold what matters.',
  'place.command': 'More units can hear it there.',
  'movement.turn': 'The strongest enemy may come from that side.',
  'movement.endMovement': 'Nobody who may still move would be better off elsewhere.',
  'march.halt': 'No square within reach is better than this one.',
  'assaults.assault':
    'It promises more than it costs. Begin on the right: what you pass over is gone.',
  'assaults.endAssaults': 'No assault that is left promises more than it costs.',
  'assault.join': 'The assault promises more with it.',
  'assault.shock': 'The extra dice are worth most in this assault.',
  'assault.go': 'Nobody else would make the assault more promising.',
  'assault.stand': 'Standing is likely to cost less than giving up the square.',
  'assault.retire': 'The square would be lost anyway, and the units in it are worth more.',
  hits: 'This shares them out evenly, as the rules do.',
  'advance.advance': 'It is in the best shape of those who can go in.',
  'advance.stay': 'Somebody has to stay on the objective while the enemy is next to it.',
  facing: 'The strongest enemy may come from that side.',
  award: 'It is in the best shape.',
  shooting: 'That shot hurts most. Begin on the right: what you pass over is gone.',
  reinforce: 'It is worth most, and is needed there.',
  arrivals: 'It is worth most, and is needed there.',
  byRoad: 'It is worth most, and is needed there.',
} as const;

export type Reason = keyof typeof REASONS;
