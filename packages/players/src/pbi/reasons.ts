/**
 * What the player of PBI goes by, each in one sentence: by the kind of question, by the answer to it, or by what
 * decided within it.
 */
export const REASONS = {
  layout: 'It comes closest to a layout that plays well.',
  lay: 'It comes closest to a layout that plays well.',
  edge: 'From there the attacker has the furthest to go to the buildings.',
  'deploy.attacker':
    'It is near the buildings, out of the enemy’s sight, and within call of the commander.',
  'deploy.commander': 'It is near the buildings and out of sight, away from the other commander.',
  'deploy.rifle': 'It has cover, sees the enemy’s way in, and is within call of the commander.',
  'deploy.gun':
    'It is well back and in cover, with a field of fire, and not too many share the square.',
  'deploy.defender': 'It is out of sight, and the men in the buildings hear him.',
  'morale.test': 'The rear tests first, so that there is room if the front falls back.',
  'motivate.motivate':
    'This square gains most by acting, even allowing for the chance that it does not hear.',
  'motivate.rest': 'Nobody left would gain anything by acting.',
  'residual.use': 'No other square has a better use for its last AP.',
  'residual.endTurn': 'No square has a use for its last AP.',
  'extend.extend': 'If the game ended now, it would more likely be lost than won.',
  'extend.decline': 'As things stand, the game is more likely won than lost.',
  'alone.playOn': 'There is a building left to take.',
  'alone.score': 'There is nothing more to win by playing on.',
  'activate.clear': 'Clear a casualty marker first, while there are AP for it.',
  'activate.aim':
    'Shoot before you assault or move: it may clear the way. This shot promises most.',
  'activate.before': 'Shoot first at those you are about to assault.',
  'activate.assault': 'No better shot is left, and this assault promises more than it costs.',
  'walk.house': 'There is a building that way, and nothing to shoot at or assault first.',
  'walk.peril':
    'The enemy can do less harm there, and there is nothing to shoot at or assault first.',
  'walk.shot': 'There is a better shot from there.',
  'walk.led':
    'The commander is easier to hear there, and there is nothing to shoot at or assault first.',
  'walk.cover': 'There is better cover there, and nothing to shoot at or assault first.',
  'activate.close': 'Nobody here would gain anything by doing more.',
  'march.join':
    'This group wants to go there too, and those who go together are shot at only once.',
  'march.all': 'All of them want to go there, and those who go together are shot at only once.',
  'march.go': 'Everybody who gains by it is coming along.',
  'volley.add': 'That many shots leave enough AP for something else.',
  'volley.all': 'Nobody has a better use for the AP.',
  'volley.fire': 'Everybody who should shoot has joined in.',
  'allocate.theirs': 'Of the enemy’s groups, this is the one most worth hitting.',
  'allocate.ours': 'Of your groups, this is the one you can best spare.',
  'opportunity.snap': 'An opportunity shot costs nothing. The strongest goes first.',
  'opportunity.hold': 'Nobody left has a shot.',
  'assault.join': 'The assault promises most with this group in it.',
  'assault.all': 'The assault promises most with all of them in it.',
  'assault.go': 'More men would risk more than they add.',
  losses: 'That group is missed least.',
  retreat: 'That is the better place to be.',
} as const;

export type Reason = keyof typeof REASONS;
