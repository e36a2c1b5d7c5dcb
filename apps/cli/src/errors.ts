/** The person at the keyboard can mend it: shown in one line, without a stack. */
export class UserError extends Error {
  override readonly name: string = 'UserError';
  readonly exitCode: number = 1;
}

/** The command line itself is wrong. */
export class UsageError extends UserError {
  override readonly name = 'UsageError';
  override readonly exitCode = 2;
}
