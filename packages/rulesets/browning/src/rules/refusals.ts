import { refuse } from '@sandtable/kernel';

/** Why a move is not allowed. Made once, so that judging a move allocates nothing. */
export const REFUSED = {
  otherSide: refuse('BB-2.1', 'otherSide'),
  over: refuse('BB-9.3', 'over'),

  noTeam: refuse('BB-1.1', 'noTeam'),
  noFigure: refuse('BB-1.1', 'noFigure'),
  offTable: refuse('BB-1.6', 'offTable'),
  overlaps: refuse('BB-1.6', 'overlaps'),
  teamGone: refuse('BB-8.5', 'teamGone'),
  notReady: refuse('BB-2.1', 'notReady'),
  takenAlready: refuse('BB-2.1', 'takenAlready'),
  otherCard: refuse('BB-2.2', 'otherCard'),
  noLeader: refuse('BB-8.2', 'noLeader'),
  leaderDone: refuse('BB-8.2', 'leaderDone'),
  leaderCard: refuse('BB-2.2', 'leaderCard'),
  teamsLeft: refuse('BB-2.3', 'teamsLeft'),

  leaderReach: refuse('BB-3.1', 'leaderReach'),
  platoonReach: refuse('BB-8.2', 'platoonReach'),
  platoonGone: refuse('BB-8.5', 'platoonGone'),
  notPinned: refuse('BB-3.3', 'notPinned'),
  rallyReach: refuse('BB-3.3', 'rallyReach'),

  pinned: refuse('BB-4.2', 'pinned'),
  otherTeam: refuse('BB-4.1', 'otherTeam'),
  movedAlready: refuse('BB-4.1', 'movedAlready'),
  tooFar: refuse('BB-4.1', 'tooFar'),
  tooFarSlow: refuse('BB-4.1', 'tooFarSlow'),
  throughEnemy: refuse('BB-4.3', 'throughEnemy'),
  noWay: refuse('BB-4.3', 'noWay'),
  onLine: refuse('BB-5.8', 'onLine'),

  noTarget: refuse('BB-5.1', 'noTarget'),
  noSight: refuse('BB-7.1', 'noSight'),
  outOfRange: refuse('BB-5.3', 'outOfRange'),
  nobodyFires: refuse('BB-5.2', 'nobodyFires'),
  notClosest: refuse('BB-5.10', 'notClosest'),

  nobodyScattered: refuse('BB-8.3', 'nobodyScattered'),
  notScattered: refuse('BB-8.3', 'notScattered'),
  gatheredAlready: refuse('BB-8.3', 'gatheredAlready'),
  nobodyGathered: refuse('BB-8.3', 'nobodyGathered'),
  notComing: refuse('BB-8.3', 'notComing'),
  teamReach: refuse('BB-8.3', 'teamReach'),
  nearEnemy: refuse('BB-8.3', 'nearEnemy'),
  wouldLeave: refuse('BB-8.3', 'wouldLeave'),
  nothingToPush: refuse('BB-8.4', 'nothingToPush'),
  readyAlready: refuse('BB-8.4', 'readyAlready'),
  notShaken: refuse('BB-9.1', 'notShaken'),
} as const;
