/** The games that are taught, the one to begin with first: known before anything of a course is loaded. */
export const TAUGHT = ['pbi', 'browning', 'pub-battles', 'square-bashing', 'pbi-boats'] as const;

/** The guided battle goes by this name where lessons go by theirs. */
export const BATTLE = 'battle';

export function isTaught(game: string): game is (typeof TAUGHT)[number] {
  return (TAUGHT as readonly string[]).includes(game);
}
