/** What can be wrong with a record, in words. */
export const RECORD_ENGLISH = {
  'record.number': 'has the number {found}: an entry is missing, or there is one too many',
  'record.chain':
    'does not follow from those before it: it was altered, or something was put in or taken out there',
  'record.end': 'is the host’s word for another log: this one ends with something else',
  'record.signature': 'was not made with the host’s key',
  'record.receiptForged': 'was not signed by this host',
  'record.receiptElse':
    'was signed by this host for something that is not in the log: it has told somebody something else',
  'record.steps':
    'are not those that the log leads to, from step {step} on: one of the two was altered',
  'record.ended': 'is not how the match ended by its log',
  'record.passed': 'passes over dice that nobody had agreed to take back',
  'record.dice': 'are not the dice that the host had committed to',
  'record.secret': 'is missing, and without it no die can be checked',
} as const;
