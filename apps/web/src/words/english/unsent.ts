/** What was decided without a network, and was not done. */
export const UNSENT = {
  'unsent.not': '“{move}” was not done. {why}',
  'unsent.back': 'Something was taken back meanwhile.',
  'unsent.moved': 'You have gone on with this seat on another device.',
  'unsent.order': 'An order of yours came first: {what}',
  'unsent.clock': 'Your time had run out: {what}',
  'unsent.device': 'You went on elsewhere: {what}',
  'unsent.other': 'Something else came first: {what}',
  'unsent.notices': 'Answers that were not done',
  'unsent.ok': 'All right',
  'unsent.table': 'To the table',
} as const;
