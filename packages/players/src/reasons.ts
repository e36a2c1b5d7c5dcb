/** What players of any game go by. */
export const COMMON_REASONS = {
  only: 'There is nothing else to choose.',
} as const;
