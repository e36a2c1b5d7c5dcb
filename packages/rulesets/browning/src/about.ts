/** The game in a few words, for a list of games: nothing else of it is loaded for that. */
export const ABOUT = {
  'ruleset.title': 'Bring the Browning',
  'ruleset.about':
    'Platoons skirmish with single figures among lanes, hedges and farms. Teams act when their leader turns to them, and fire pins men long before it kills them.',
  'ruleset.facts': '45 to 90 minutes · a platoon a side · free measurement in inches',
} as const;
