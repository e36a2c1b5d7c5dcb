/** The game in a few words, for a list of games: nothing else of it is loaded for that. */
export const ABOUT = {
  'ruleset.title': 'PBI Quick Start',
  'ruleset.about':
    'A company attacks a village that a platoon holds. Infantry of the Second World War, on a board of squares.',
  'ruleset.facts': '30 to 60 minutes · a company against a platoon · nothing is hidden',
} as const;
