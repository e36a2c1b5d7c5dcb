/** Everything that a host says in words: why something was not done. */
export const WIRE_ENGLISH = {
  'wire.json': 'This is not JSON.',
  'wire.match': 'There is no such match here.',
  'wire.key': 'This is not the key of a seat at this match.',
  'wire.seat': 'You have no such seat.',
  'wire.seats': 'You are at as many matches at once as one line holds.',
  'wire.invitation':
    'This invitation is not good any more: it has been used, or another has taken its place.',
  'wire.number': 'Your number for the dice is there already.',
  'wire.ruleset': 'This game is not played here.',
  'wire.scenario': 'There is no such scenario here.',
  'wire.side': 'This side is not free.',
  'wire.trouble': 'The host cannot reach its records at the moment. Nothing is lost: try again.',
  'wire.proof': 'There is proof of a match when it is over.',
  'wire.leaving': 'This host is closing. Another takes its place.',
  'wire.database': 'The database does not answer.',
  'wire.metrics': 'What is measured here is not for everybody.',
  'wire.spectator': 'Whoever looks on plays no part.',
  'wire.account.nameForm':
    'A name has 3 to 24 letters or digits, with single spaces, dots or dashes between them.',
  'wire.account.nameScripts': 'A name is in one kind of letters: Latin, Greek or Cyrillic.',
  'wire.account.nameBarred': 'This name cannot be used here.',
  'wire.account.nameTaken': 'Somebody has this name already, or one that looks like it.',
  'wire.account.passwordShort': 'A password has at least 10 letters or signs.',
  'wire.account.passwordLong': 'A password has at most 200 letters or signs.',
  'wire.account.passwordEasy': 'This password is too easy to guess.',
  'wire.account.wrong': 'Name and password, or code, do not fit.',
  'wire.account.passkey': 'This passkey is not known here, or the answer came too late. Try again.',
  'wire.account.passkeyPlace': 'Passkeys do not work at the address of this host.',
  'wire.account.lastWay': 'This is the only way into your account: add another one first.',
  'wire.account.confirm': 'This is not the name of the account.',
  'wire.account.missing': 'There is no such thing here.',
  'wire.account.signedOut': 'You are not signed in.',
  'wire.account.origin': 'Only pages of this host can ask for that.',
  'wire.account.limit': 'That was too often. Wait a little and try again.',
  'wire.account.busy': 'Too many people want that at once. Try again in a moment.',
  'wire.orders': 'The rules of this game know no such move or standing answer.',
  'room.waiting': 'The match has not begun: somebody has yet to take a seat.',
  'room.late': 'Something else has happened meanwhile.',
} as const;

/** Something that a host says. */
export type WireText = keyof typeof WIRE_ENGLISH;
