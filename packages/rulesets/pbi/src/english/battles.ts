/** The ready-made scenarios, and what a position is called. */
export const BATTLES: Readonly<Record<string, string>> = {
  'battle.free-game.title': 'A Free Game',
  'battle.free-game.facts': '1 hour · hard: lay out the ground first',
  'battle.free-game.setting':
    'No ground is given. The defender lays out the village and the country around it, or takes what the dice give and moves a hedge here and a wood there; then he says from which side the attack will come, and both sides deploy.',
  'battle.hedgerow-farm.title': 'Hedgerow Farm',
  'battle.hedgerow-farm.facts': '40 minutes · medium: close quarters',
  'battle.hedgerow-farm.setting':
    'The bocage country, June 1944. A big farm with its barns and cottages, and before it small fields shut in on all sides by banks as high as a man, with trees on top that meet overhead. Nobody sees further than the next hedge, so much is decided at the distance of a hand grenade. The attackers have the hedgerows to get through; the defenders have the farm to hold.',
  'battle.river-line.title': 'The River Line',
  'battle.river-line.facts': '40 minutes · medium: open ground',
  'battle.river-line.setting':
    'Northern Italy, April 1945. The river is low after a dry spring and can be waded anywhere, but nobody has cut the willows and reeds in its bed for years, and it winds across the whole field. South of it there is little other cover for half a mile. The bridge lies in the water; the hamlet that it led to is on the far bank. The rearguard has orders to make the crossing cost as much as it can.',
  'battle.village.title': 'The Crossroads',
  'battle.village.facts': '40 minutes · easy: good to begin with',
  'battle.village.setting':
    'Normandy, late July 1944. A hamlet of six stone houses stands about a crossroads, and the armour will need that crossing by the evening. The lane from the south runs up to it dead straight between orchards in full leaf, which hide everything but the lane itself; hedged gardens lie on either hand of the houses. A tired platoon of grenadiers has knocked loopholes through the walls and waits behind them; a fresh company comes up across the fields, with two platoons forward.',
  'battle.wooded-ridge.title': 'The Wooded Ridge',
  'battle.wooded-ridge.facts': '40 minutes · medium: hidden ways and short sight',
  'battle.wooded-ridge.setting':
    "The Huertgen country, November 1944. A spine of fir woods lies slantwise across the line of advance, wet, dark and full of splinters when the mortars find it. Behind it, along a forest road, stands a sawmill with the foresters' cottages: a roof for the night, and whoever has it can see into the next valley. The attack comes out of the mist from the south, and the ridge is thinnest at its two ends.",
  'battle.position.title': 'A position',
};
