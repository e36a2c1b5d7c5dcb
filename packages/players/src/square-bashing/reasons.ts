/**
 * What the player of Square Bashing goes by, each in one sentence: by the kind of question, by the answer to it, or
 * by what decided within it.
 */
export const REASONS = {
  deploy: 'It is worth most there: near what has to be held or taken.',
  'asset.asset': 'It promises most of all that there is.',
  'asset.noAsset': 'Nothing promises enough now: keep it for later.',
  barrage: 'Most who matter are under it there, and few of your own.',
  dig: 'Those who stand there need it most.',
  'command.fighting': 'It adds most to an assault from there, its chance to be heard counted in.',
  'command.morale': 'They have a morale test to fear there: fewer dice cost less.',
  'command.hold': 'They have a morale test to fear there, and nothing to storm that is worth more.',
  'command.drive': 'They need not roll to get out of that ground.',
  'command.noOrders': 'No other order would help anybody.',
  displace: 'It is heard by most from there, and is safe.',
  fallBack: 'Of those who want that place, it is worth most.',
  'place.garrison': 'That way lies an objective to take, or to hold.',
  'place.storm': 'From there the enemy can be stormed, or it is on the way to it.',
  'place.breakthrough': 'Whoever gets through to the far edge scores.',
  'place.danger': 'There is less fire there.',
  'place.shelter': 'There is cover.',
  'place.guns': 'There it can see the enemy, or has somebody to cover it.',
  'place.command': 'It is heard by more from there.',
  'movement.turn': 'The strongest of the enemy may come from that side.',
  'movement.endMovement': 'Nobody who may still move would stand better elsewhere.',
  'march.halt': 'No square within reach is better than this one.',
  'assaults.assault':
    'It promises more than it costs. Those on the right come first: what is passed over is gone.',
  'assaults.endAssaults': 'No assault that is left promises more than it costs.',
  'assault.join': 'With it the assault promises more.',
  'assault.shock': 'The dice are worth most in this assault.',
  'assault.go': 'Nobody else would make the assault more promising.',
  'assault.stand': 'Standing is likely to cost less than giving up the square.',
  'assault.retire': 'The square would be lost anyhow, and those in it are worth more.',
  hits: 'So the rules share them out evenly.',
  'advance.advance': 'It is the soundest of those who can go in.',
  'advance.stay': 'Somebody has to stay in the objective while the enemy is next to it.',
  facing: 'The strongest of the enemy may come from that side.',
  award: 'It is the soundest.',
  shooting: 'That shot hurts most. Those on the right come first: what is passed over is gone.',
  reinforce: 'It is worth most, and is needed there.',
  arrivals: 'It is worth most, and is needed there.',
  byRoad: 'It is worth most, and is needed there.',
} as const;

export type Reason = keyof typeof REASONS;
