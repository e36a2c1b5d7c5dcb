/** Reporting what was said, and what those who look on need to talk. These words come with the talk. */
export const TALK = {
  'talk.report': 'Report this talk …',
  'talk.report.about':
    'Whoever runs this host then reads what was said here. A report cannot be taken back.',
  'talk.report.why': 'What is wrong with it, if you like',
  'talk.report.yes': 'Report it',
  'talk.report.no': 'No, do not',
  'talk.mute.watching': 'Mute this talk',
  'talk.unmute.watching': 'Hear this talk again',
  'talk.muted': 'You hear nothing of what is said.',
  'talk.muting': 'Muted: what the other side says is not shown.',
  'talk.called.member': 'You speak as {name}.',
  'talk.called': 'Your name here, if you like',
  'talk.reported': 'Reported to whoever runs this host.',
} as const;
