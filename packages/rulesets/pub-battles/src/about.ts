/** The game in a few words, for a list of games: nothing else of it is loaded for that. */
export const ABOUT = {
  'ruleset.title': 'Pub Battles',
  'ruleset.about':
    'Whole armies of wooden blocks on a real map. Lot decides which corps moves next, the enemy sees blocks and not what they are, and troops that have fought are Spent.',
  'ruleset.facts':
    '1 to 3 hours · a corps or an army a side · hidden troops on a map without squares',
} as const;
