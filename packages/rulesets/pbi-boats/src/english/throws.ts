/** What dice are counted by when luck is told. */
export const THROWS = {
  'throw.boats:started': 'Action points of boats',
  'throw.boats:disarmed': 'Mines disarmed',
  'throw.boats:saved': 'Groups saved from the water',
  'throw.boats:ready': 'Boats that shoot in time',
  'throw.boats:markerCleared': 'Casualty markers cleared aboard',
  'throw.boats:patched': 'Boats patched',
  'throw.boats:refloated': 'Boats refloated',
  'throw.boats:reservesCome': 'Reserves that arrive',
  'throw.boats:exploded': 'Mines that explode',
  'throw.boats:diedScrambling': 'Groups lost scrambling ashore',
  'throw.boats:moraleTest': 'Morale dice that fail aboard',
  'throw.boats:hullVolley': 'Hits on hulls',
  'throw.boats:hullSave': 'Hits that hulls save',
  'throw.boats:gunShot': 'Hits by guns',
} as const;
