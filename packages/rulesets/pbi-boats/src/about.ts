/** What the game is about, without the game: enough for a page that lists it. */
export const ABOUT = {
  'ruleset.title': 'Boats for PBI',
  'ruleset.about':
    'Landings, crossings and raids: infantry in boats against guns on the shore, with currents and mines.',
  'ruleset.facts': '45 to 90 minutes · a company in boats against a platoon · mines are hidden',
} as const;
