/** The game in a few words, for a list of games: nothing else of it is loaded for that. */
export const ABOUT = {
  'ruleset.title': 'Square Bashing',
  'ruleset.about':
    'One division attacks another in the First World War: barrages, assaults square by square, and a clock that runs down.',
  'ruleset.facts': '60 to 120 minutes · a division against a division · nothing is hidden',
} as const;
