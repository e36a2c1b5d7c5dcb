/**
 * What the player of Browning goes by, each in one sentence: by the kind of question, by the answer to it, or by
 * what decided within it.
 */
export const REASONS = {
  'pick.fire': 'This team can do most by firing from where it is.',
  'pick.rally': 'Most who are pinned can be rallied this way.',
  'pick.danger':
    'This team stands where it is most likely to be hit: it should act before the enemy does.',
  'pick.ready': 'Nobody has anything urgent to do: a team that can act comes first.',
  'pick.regroup': 'So many are scattered that bringing them back is worth most.',
  'pick.push': 'A team that has acted could do more by acting again.',
  place: 'From there he reaches most of those who are pinned.',
  lead: 'From there he reaches most of those who are pinned.',
  rally: 'He is needed most. One in six is lost by it, but whoever stays pinned does nothing.',
  advance: 'The dice cost nothing, and nobody has to move when they are rolled.',
  'march.goal': 'It is nearer to what the battle is about.',
  'march.fire': 'From there the team can fire best.',
  'march.cover': 'There is cover.',
  'march.danger': 'The enemy can do less to them there.',
  'march.closing': 'They come nearer to an enemy to fire at.',
  'march.halt': 'No place within reach is better than this one.',
  'fire.fire': 'That square promises the most hits where they hurt. Firing costs nothing more.',
  fire: 'There is nobody to fire at.',
  result: 'Of those who are equally close, he can be spared.',
  nerves: 'Of those who are pinned, he can be spared.',
  push: 'This team could do most if it acted again.',
  'regroup.gather': 'He can be looked for while there is time.',
  'regroup.regroup': 'Enough: whoever is looked for and not found is gone.',
  comeback: 'That team needs him most to fire with effect.',
} as const;

export type Reason = keyof typeof REASONS;
