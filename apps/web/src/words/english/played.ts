/** A match that is over: who has won, and what each saw of it. These words come with the pages of such a match. */
export const PLAYED = {
  'views.title': 'What is shown',
  'views.all': 'Everything',
  'views.side': 'What {side} saw',
  'won.you': 'You win.',
  'won.name': '{name} wins.',
  'played.table': 'To the table',
} as const;
