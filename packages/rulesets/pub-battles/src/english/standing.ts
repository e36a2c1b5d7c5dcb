/** What each side plays for, and how it stands. */
export const STANDING: Readonly<Record<string, string>> = {
  'standing.aim':
    'rout {side}[[ (half its infantry lost, and not one’s own), destroy a train or make it pack up]]; or else have more points after {days:one day|# days}',
  losses: 'Blocks lost',
  'throw.delayed': 'Commands delayed',
  'throw.jumped': 'Commands brought forward',
  'throw.bombarded': 'Hits by bombardment',
  'throw.fired': 'Hits in combat',
  'standing.points': '{points:one point|# points}',
  'standing.lost': '{side} has lost {lost} of {all:one infantry block|# infantry blocks}',
  'standing.lostUnknown': '{side} has lost {lost:one infantry block|# infantry blocks}',
  'standing.broken': 'a train of {side} was destroyed',
  'standing.forcedBack': '{side} has packed up',
  'standing.pursuit': 'the battle is won; the pursuit goes on',
  'standing.rout':
    '{count:one more infantry block|# more infantry blocks} of {side} destroyed is a rout: points count {times} times',
  'standing.train': 'or a train of {side}, destroyed or packed up',
  'standing.more': '{count:one more point|# more points} to be ahead at nightfall',
};
