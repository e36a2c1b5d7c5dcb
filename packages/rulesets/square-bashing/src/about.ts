/** The game in a few words, for a list of games: nothing else of it is loaded for that. */
export const ABOUT = {
  'ruleset.title': 'Square Bashing',
  'ruleset.about':
    'A division attacks another in the First World War, square by square: barrages, higher command, assaults with support from the flanks, and a clock that runs down.',
  'ruleset.facts': '60 to 120 minutes · a division against a division · nothing is hidden',
} as const;
