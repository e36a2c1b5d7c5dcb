/**
 * What the player of PBI goes by, each in one sentence: by the kind of question, by the answer to it, or by what
 * decided within it.
 */
export const REASONS = {
  layout: 'It is nearest to a layout that plays well.',
  lay: 'It is nearest to a layout that plays well.',
  edge: 'From there the attacker has furthest to go to the buildings.',
  'deploy.attacker':
    'Near the buildings, out of the enemy’s sight, and where the commander is heard.',
  'deploy.commander': 'Near the buildings and out of sight, away from the other commander.',
  'deploy.rifle': 'In cover, with the enemy’s way in sight, and where the commander is heard.',
  'deploy.gun': 'Deep and in cover, with a field of fire, and not too many in one square.',
  'deploy.defender': 'Out of sight, where the men in the buildings hear him.',
  'morale.test': 'The rear tests first, so that there is room when the front falls back.',
  'motivate.motivate': 'This square gains most by acting, its chance to be heard counted in.',
  'motivate.rest': 'Nobody who is left would gain anything by acting.',
  'residual.use': 'No other square has as good a use for its last AP.',
  'residual.endTurn': 'No square has a use for its last AP.',
  'extend.extend': 'If it ended now it would rather be lost than won.',
  'extend.decline': 'As it stands it is rather won than lost.',
  'alone.playOn': 'There is a building left to take.',
  'alone.score': 'There is nothing more to win by playing on.',
  'activate.clear': 'A casualty marker is cleared first, while there are AP for it.',
  'activate.aim':
    'Shots come before assaults and walks: they may clear the way. This one promises most.',
  'activate.before': 'Those who will be stormed are shot at first.',
  'activate.assault': 'There is no better shot left, and this assault promises more than it costs.',
  'walk.house': 'That way lies a building. There is nothing to shoot at or to storm first.',
  'walk.peril':
    'The enemy can do less to him there. There is nothing to shoot at or to storm first.',
  'walk.shot': 'From there he has the better shot.',
  'walk.led':
    'The commander is heard better there. There is nothing to shoot at or to storm first.',
  'walk.cover': 'There is better cover there. There is nothing to shoot at or to storm first.',
  'activate.close': 'Nobody here would gain anything by doing more.',
  'march.join': 'He wants to go there too, and those who go together are shot at only once.',
  'march.all': 'All of them want to go there, and those who go together are shot at only once.',
  'march.go': 'Everybody who gains by going there goes along.',
  'volley.add': 'So many shots leave him the AP that he needs for something else.',
  'volley.all': 'Nobody has a better use for his AP.',
  'volley.fire': 'Everybody who should shoot has joined in.',
  'allocate.theirs': 'That group is worth most to the enemy, its save counted in.',
  'allocate.ours': 'That group is missed least, its save counted in.',
  'opportunity.snap': 'An opportunity shot costs nothing. The strongest goes first.',
  'opportunity.hold': 'Nobody left has a shot.',
  'assault.join': 'With him the assault promises most.',
  'assault.all': 'With all of them the assault promises most.',
  'assault.go': 'More men would add less than they risk.',
  losses: 'That group is missed least.',
  retreat: 'That is the better place to be.',
} as const;

export type Reason = keyof typeof REASONS;
