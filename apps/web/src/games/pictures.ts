/** The addresses of the kept pictures (`npm run pictures`), which are there before anything of a game is loaded. */
export const PICTURE = {
  /** A game in the middle of a battle. */
  game: (id: string): string => `/pictures/${id}.webp`,
  /** A ready-made scenario before the first move. */
  scenario: (id: string, scenario: string): string => `/pictures/${id}.${scenario}.webp`,
  /** The whole table of it, larger. */
  table: (id: string, scenario: string): string => `/pictures/${id}.${scenario}.table.webp`,
} as const;
