/** Where armies are chosen. */
export const ARMIES = {
  'armies.title': 'Armies for {game}',
  'armies.lead':
    'Choose what either side brings to the field. You begin with the armies that history had; take from one thing and add to another, as far as points and limits go. What you choose is kept on this device.',
  'armies.ready': 'Or play a ready-made battle.',
  'armies.problem': 'The link cannot be read, so these are your own armies:',
  'armies.list': 'Army list',
  'armies.price': '{points:one point|# points} each, at most {most}',
  'armies.doubling': '{points:one point|# points}, double for each further one, at most {most}',
  'armies.fewer': 'Fewer: {entry}',
  'armies.more': 'More: {entry}',
  'armies.total': '{points} of {budget} points.',
  'armies.sound': 'It goes against nothing.',
  'armies.unsound': 'It goes against {found:one thing|# things}.',
  'armies.budget': 'Points it may cost',
  'armies.usual': 'As history had it',
  'armies.where': 'Where they meet',
  'armies.ground': 'Ground',
  'armies.seed': 'Drawn from',
  'armies.another': 'Another one',
  'armies.play': 'Play with these armies',
  'armies.unready':
    'They cannot be played yet: {found:one thing goes|# things go} against the lists. Each is named where it is.',
  'armies.share': 'Share',
  'armies.fresh': 'Begin again',
  'armies.share.title': 'Share these armies',
  'armies.share.about':
    'Whoever opens this link has both armies as they are, can change them and play. It is all in the link: nothing is stored anywhere.',
  'armies.share.link': 'Link to the armies',
  'armies.share.save': 'Save the armies as a file',
} as const;
