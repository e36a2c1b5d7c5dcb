import { KERNEL_ENGLISH, type Catalogue } from '@sandtable/kernel';

/** What notices say. */
export const NOTICE_ENGLISH: Catalogue = {
  language: 'en',
  texts: {
    'notice.turn': 'It is your turn: {battle}',
    'notice.taken': 'Somebody plays you: {battle}',
    'notice.offer': 'You have been made an offer: {battle}',
    'notice.time': 'You have little time left: {battle}',
    'notice.claim': 'The other side has run out of time, and you can claim the battle: {battle}',
    'notice.over': 'It is over: {battle}',
    'notice.battle': '{title} ({game})',
    'notice.battle.against': '{title} ({game}), against {name}',
    'notice.many': '{count:one match waits|# matches wait} for you',
    'notice.stop': 'No more of these: {link}',
    'notice.confirm': 'Notices from Sandtable?',
    'notice.confirm.line':
      'Somebody, and we hope it was you, wants notices about matches to be sent to this address. Open this page to say yes. If it was not you, do nothing: nothing else will be sent here.',
  },
  form: (count) => KERNEL_ENGLISH.form(count),
};
