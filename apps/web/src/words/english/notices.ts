/** Notices about matches with others. */
export const NOTICES = {
  'notices.title': 'Notices',
  'notices.about':
    'Hear that it is your turn while you are elsewhere: one message for each match until you have come back, and nothing while you have it open. What you give is shown to nobody.',
  'notices.push': 'Notify me on this device',
  'notices.push.name': 'On this device',
  'notices.push.on': 'You will be notified here.',
  'notices.denied': 'This browser does not let the app notify you. Its settings can change that.',
  'notices.mail': 'Send me mail',
  'notices.mail.name': 'By e-mail',
  'notices.mail.address': 'E-mail address',
  'notices.mail.about':
    'You get one letter with a link first. Nothing else is sent before you open it.',
  'notices.mail.on': 'A letter is on its way. Open the link in it to say yes.',
  'notices.webhook': 'Tell the chat',
  'notices.webhook.name': 'To a chat',
  'notices.webhook.address': 'Address of a chat’s webhook',
  'notices.webhook.about': 'For a club: Slack, Mattermost, Discord and whatever takes the same.',
  'notices.webhook.on': 'The chat will be told.',
  'notices.unconfirmed': 'Not confirmed yet',
  'notices.confirmed': 'Thank you. Notices are sent there from now on.',
  'notices.off': 'No more notices go there.',
  'notices.pace': 'How often',
  'notices.pace.once': 'At once',
  'notices.pace.hours': 'Together, at most every 4 hours',
  'notices.pace.daily': 'Together, at most once a day',
  'notices.remove': 'Stop',
} as const;
