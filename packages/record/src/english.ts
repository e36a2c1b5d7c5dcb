/** What can be wrong with a record, in words. */
export const RECORD_ENGLISH = {
  'record.fault': 'the rules break down over it: {reason}',
  'record.number': 'has the number {found}: an entry is missing, or there is one too many',
  'record.chain':
    'does not follow from the entry before it: it was altered, or something was put in or taken out there',
  'record.last': 'is the host’s word for another log: this one does not end so',
  'record.signature':
    'was not made with the host’s key for this hash: one of the three was altered',
  'record.steps':
    'are not those that the log leads to, from step {step} on: one of the two was altered',
  'record.ended': 'is not how the match ended by its log',
  'record.drawn': 'is not how far the dice had come by the log',
  'record.dice': 'are not the dice that the host had committed to for this match',
  'record.secret': 'is missing, and without it no die can be checked',
  'record.open': 'is not over: until then nothing is revealed, and nothing proved',
  'record.illegal': 'is a move that was not allowed ({rule}): {reason}',
  'record.came': 'tells something else than what comes of it by the rules and the dice',
  'record.undo': 'takes back what could not be taken back: {reason}',
  'record.takeBack': 'goes back to where one cannot go back to: {reason}',
  'record.end': 'ends what could not be ended: {reason}',
  'record.receiptForged': 'was not signed with the host’s key',
  'record.receiptElse':
    'was signed by the host for something that is not in the log: the host has shown you something else than it shows now',
  'record.otherMatch': 'is of another match, {found}',
  'record.otherKey': 'is not the key that this proof is signed with: that is by somebody else',
  'record.otherCommitment': 'is not the commitment that this match was played with',
  'record.otherNumber': 'is not the number that your dice were rolled with',
  'record.told':
    'is not what you would have been told by this log, from the {step}. on: the host has told you something that it did not write down',
} as const;
