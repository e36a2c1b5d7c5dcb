/** What somebody has answered for him, wherever he plays. */
export const STANDING = {
  'orders.standing': 'Standing answers',
  'orders.standing.text':
    'Small questions that come again and again, answered for you, beginning with what you are asked now. The first that fits counts.',
  'orders.none': 'None yet.',
  'orders.sooner': 'Sooner',
  'orders.sooner.what': 'Sooner: {what}',
  'orders.later': 'Later',
  'orders.later.what': 'Later: {what}',
  'orders.remove': 'Remove',
  'orders.remove.what': 'Remove: {what}',
  'orders.question': 'When I am asked',
  'orders.always': 'in any case',
  'orders.answer': 'I answer',
  'orders.add': 'Add this answer',
} as const;
