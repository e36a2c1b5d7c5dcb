/** The army lists, and what they are chosen from. */
export const ARMIES = {
  'army.bef-1914.title': 'British Expeditionary Force, 1914',
  'army.bef-1914.about':
    'Long-service men who shoot like nobody else, with good guns and hardly anybody behind them.',
  'army.german-1914.title': 'German army, 1914',
  'army.german-1914.about':
    'Well led, with heavy guns to open the way, and trained to storm what is left.',
  'army.french-1914.title': 'French army, 1914',
  'army.french-1914.about':
    'The most infantry and the best field guns, a great will to attack, and a staff far behind.',
  'army.russian-1914.title': 'Russian army, 1914',
  'army.russian-1914.about':
    'Stubborn infantry in numbers. Its shells are few and fall where they will, and its orders come late.',
  'army.british-1917.title': 'British army, 1917–18',
  'army.british-1917.about':
    'Tanks, machine guns and barrages that roll ahead of the infantry by the clock.',
  'army.german-1917.title': 'German army, 1917–18',
  'army.german-1917.about':
    'Machine guns in depth, gas, storm troops, and a staff that knows its trade; the ranks are thin.',

  'muster.professional infantry': 'Professional infantry',
  'muster.infantry': 'Infantry',
  'muster.reservist infantry': 'Reservist infantry',
  'muster.cavalry': 'Cavalry',
  'muster.mg': 'Machine guns',
  'muster.gun': 'Guns',
  'muster.mortar': 'Mortars',
  'muster.heavyTank': 'Heavy tanks',

  'limit.main': 'at least {limit} units of infantry and cavalry',
  'limit.main.broken': '{by:one unit|# units} of infantry or cavalry too few',
  'limit.others': 'no more other units than infantry and cavalry',
  'limit.others.broken':
    '{by:one gun, machine gun or vehicle|# guns, machine guns and vehicles} more than there are units of infantry and cavalry',
  'limit.units': 'at most {limit} units in all',
  'limit.units.broken': '{by:one unit|# units} too many in all',

  'grade.poor': 'poor',
  'grade.average': 'average',
  'grade.good': 'good',
  'fact.artillery': 'the aim of its barrages is {grade}',
  'fact.command': 'higher command tries {attempts} orders a turn',
  'fact.asset': '{count}× {asset}',
  'fact.assets': 'assets: {assets}',

  'battlefield.le-cateau': 'Le Cateau: a village on either flank and a low ridge between',
  'battlefield.gumbinnen': 'Gumbinnen: scattered woods before a line of villages',
  'battlefield.lorraine': 'Lorraine: villages and a wood below the heights',
  'battlefield.cambrai': 'Cambrai: a line of trenches across the field',
  'battlefield.generated': 'Anywhere: scenery, a road and objectives at random',
} as const;
