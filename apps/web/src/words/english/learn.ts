/** Lessons, and battles with advice. */
export const LEARN = {
  'learn.title': 'Learn to play',
  'learn.lead':
    'Short lessons, one idea each, on the real table with the real rules. Then a first battle with somebody looking over your shoulder.',
  'learn.progress': 'Your progress',
  'learn.done': '{done} of {all} done',
  'learn.learnt': 'done',
  'learn.far': '{step} of {all}',
  'learn.again': 'Try again',
  'learn.forMe': 'Do it for me',
  'learn.fold': 'Fold this away',
  'learn.unfold': 'Read it again',
  'learn.rules': '{count:The rule|The rules}',
  'learn.next': 'Next: {title}',
  'learn.toBattle': 'To your first battle',
  'learn.all': 'All lessons',
  'learn.read': 'Got it',
  'learn.new': 'New here?',
  'learn.new.text': 'Learn {game} in ten minutes: no rulebook, the table shows you what to do.',
  'learn.new.begin': 'Learn {game}',
  'learn.goOn': 'Go on with the lessons',
  'missing.lesson': 'There is no lesson called “{name}” here.',
} as const;
