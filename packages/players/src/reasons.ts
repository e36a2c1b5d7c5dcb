/** What players of any game go by. */
export const COMMON_REASONS = {
  only: 'There is nothing else to choose.',
  close: 'Thought through, other moves are about as good as this one.',
} as const;
