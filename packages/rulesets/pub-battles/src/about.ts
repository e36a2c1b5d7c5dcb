/** The game in a few words, for a list of games: nothing else of it is loaded for that. */
export const ABOUT = {
  'ruleset.title': 'Pub Battles',
  'ruleset.about':
    'Armies of wooden blocks on a real map. Lot decides who moves next, and nobody sees what the enemy’s blocks are.',
  'ruleset.facts':
    '1 to 3 hours · a corps or an army a side · hidden troops on a map without squares',
} as const;
