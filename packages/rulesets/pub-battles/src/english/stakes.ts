/** What a move costs, and what it risks. */
export const STAKES: Readonly<Record<string, string>> = {
  'stakes.cost': '{cost} of {rate} inches',
  'stakes.moved': 'has moved then',
  'stakes.unmoved': '{count:one piece has|# pieces have} not moved',
  'stakes.tried': '{by} cannot try again in this turn',
  'stakes.unpacked': 'does not move while it is unpacked',
  'stakes.forcedBack': 'the army is forced back',
  'stakes.gone': 'does not come back',
  'stakes.retire': 'the battle is lost, unless the enemy withdraws too',
  'stakes.unmasks': 'the enemy sees it there, and its reserve must stand on the map',
  'stakes.field': 'in the field of fire of {pieces}',
  'stakes.guns': '{pieces} could bombard it there: {dice:one die|# dice}, hitting on {needs}+',
  'stakes.river': 'across the river: the attacker counts as flanked in the first round',
  'stakes.uphill': 'uphill: the defender has cover',
  'stakes.supported': 'the defender has a support behind it',
  'stakes.gunsFirst': 'the guns fire first',
  'stakes.outlook': 'retreats in {retreats} %, destroyed in {destroyed} %',
};
