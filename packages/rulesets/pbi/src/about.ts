/** The game in a few words, for a list of games: nothing else of it is loaded for that. */
export const ABOUT = {
  'ruleset.title': 'PBI Quick Start',
  'ruleset.about':
    'A company attacks a village held by a platoon. Second World War infantry on a board of squares, in four turns.',
  'ruleset.facts': '30 to 60 minutes · a company against a platoon · nothing is hidden',
} as const;
