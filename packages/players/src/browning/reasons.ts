/**
 * What the player of Browning goes by, each in one sentence: by the kind of question, by the answer to it, or by
 * what decided within it.
 */
export const REASONS = {
  'pick.fire': 'This team can do most by firing from where it is.',
  'pick.rally': 'This rallies the most pinned men.',
  'pick.danger': 'This team is the most likely to be hit: it should act before the enemy does.',
  'pick.ready': 'Nothing is urgent, so any team that can act will do.',
  'pick.step.hold': 'A step of this team brings men to an objective.',
  'pick.step.exit': 'A step of this team gets men over the edge.',
  'pick.regroup': 'So many are scattered that bringing them back is worth most.',
  'pick.push': 'A team that has acted could do more by acting again.',
  place: 'From there he reaches the most pinned men.',
  lead: 'From there he reaches the most pinned men.',
  rally: 'He is needed most. One in six is lost in rallying, but a pinned man does nothing.',
  advance: 'Rolling costs nothing, and nobody has to move afterwards.',
  'march.goal': 'It is nearer to the objective.',
  'march.fire': 'The team fires best from there.',
  'march.cover': 'There is cover.',
  'march.danger': 'The enemy can do less harm there.',
  'march.closing': 'It brings them closer to an enemy to fire at.',
  'march.halt': 'Nowhere within reach is better than here.',
  'fire.fire': 'That square promises the most hits where they hurt, and firing costs nothing.',
  fire: 'There is nobody to fire at.',
  result: 'Of those equally close, he can best be spared.',
  nerves: 'Of the pinned men, he can best be spared.',
  push: 'This team could do most by acting again.',
  'regroup.gather': 'He can still be found.',
  'regroup.regroup': 'That is enough: anybody looked for and not found is gone.',
  comeback: 'That team needs him most to fire effectively.',
} as const;

export type Reason = keyof typeof REASONS;
