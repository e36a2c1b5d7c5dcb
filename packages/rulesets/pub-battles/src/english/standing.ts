/** What each side plays for, and how it stands. */
export const STANDING: Readonly<Record<string, string>> = {
  'standing.aim':
    'rout {side}[[ (half its infantry lost, less than half your own)]], or have more points after {days:one day|# days}',
  'standing.aim.train':
    'rout {side}[[ (half its infantry lost, less than half your own)]], destroy a train[[ or make it pack up]], or have more points after {days:one day|# days}',
  losses: 'Blocks lost',
  'throw.delayed': 'Commands delayed',
  'throw.jumped': 'Commands brought forward',
  'throw.bombarded': 'Hits by bombardment that count',
  'throw.fired': 'Hits in combat that count',
  'standing.points': '{points:one point|# points}',
  'standing.timesPoints': '{points} points: {times} times {once}',
  'standing.cutOff': '{count} of the {points} for blocks cut off from supply',
  'standing.lost': '{side} has lost {lost} of {all:one infantry block|# infantry blocks}',
  'standing.lostUnknown': '{side} has lost {lost:one infantry block|# infantry blocks}',
  'standing.broken': 'one of {side}’s trains was destroyed',
  'standing.forcedBack': '{side} has packed up',
  'standing.over.rout': '{side} has lost half its infantry, and the enemy has not: a rout',
  'standing.over.broken': 'one of {side}’s trains was destroyed',
  'standing.over.forcedBack': '{side} packed up a train, and so was forced back',
  'standing.over.days': 'the last day is over',
  'standing.over.withdrawn': 'a side has left the field',
  'standing.pursuit': 'the battle is won; the pursuit goes on',
  'standing.rout':
    'destroy {count:one more|# more} of {side}’s infantry blocks for a rout: points count {times} times',
  'standing.train': 'or destroy one of {side}’s trains, or make it pack up',
  'standing.more': '{count:one more point|# more points} to be ahead at nightfall',
};
