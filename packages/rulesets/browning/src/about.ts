/** The game in a few words, for a list of games: nothing else of it is loaded for that. */
export const ABOUT = {
  'ruleset.title': 'Bring the Browning',
  'ruleset.about':
    'Single men among hedges and farms, led team by team. Fire pins them long before it kills.',
  'ruleset.facts': '45 to 90 minutes · a platoon a side · free measurement in inches',
} as const;
