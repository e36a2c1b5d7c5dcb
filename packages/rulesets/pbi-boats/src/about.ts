/** What the game is about, without the game: enough for a page that lists it. */
export const ABOUT = {
  'ruleset.title': 'Boats for PBI',
  'ruleset.about':
    'Landings, river crossings and raids: platoons in boats against platoons on the shore, with throttle, cannon, drift and mines.',
  'ruleset.facts': '45 to 90 minutes · a company in boats against a platoon · mines are hidden',
} as const;
