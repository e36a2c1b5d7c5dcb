/** What those who play each other agree on beforehand. */
export const TERMS = {
  'terms.clock': 'Clock',
  'terms.clock.none': 'None: take your time',
  'terms.clock.live': 'Live: 30 minutes each, 30 seconds of every decision free',
  'terms.clock.days': 'By correspondence: 3 days for every decision',
  'terms.overstay': 'Who runs out of time',
  'terms.overstay.claim': 'can be claimed against',
  'terms.overstay.fallback': 'has the quietest answer given for them',
  'terms.overstay.computer': 'has the computer play for them',
  'terms.holidays': 'Days off while the clock stands',
  'terms.holidays.none': 'none',
  'terms.holidays.days': '{days:one day|# days} each',
  'terms.more': 'Agreed beforehand',
  'terms.takeBacks': 'Decisions can be taken back if both agree',
  'terms.spectators': 'Others may watch',
} as const;
