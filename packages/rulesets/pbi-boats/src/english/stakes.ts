/** What a move costs and risks, what lies ahead, and what a match can switch. */
export const STAKES: Readonly<Record<string, string>> = {
  'option.shotsEachWeapon': 'Each weapon of a boat shoots three times',
  'option.minimumMove': 'A boat may always leave its square',

  'stakes.boats:half': 'half the AP that it rolls',
  'stakes.boats:noMore': 'no turning, shooting or landing this turn',
  'stakes.boats:stays': 'the water ahead is not open and deep: it would not move at all',
  'stakes.boats:mine': 'the mine goes off {faces:once|# times} in 6',
  'stakes.boats:rest': '{count:it does|they do} nothing more this turn',
  'stakes.boats:still': '{boat} lies still until the next turn',

  'measure.damage': 'damage to the hull',
  'measure.sunk': 'the hull is destroyed',
  'measure.taken': 'the hull is taken',

  'outlook.all':
    'On the way across: {lost} of the {of} aboard lost before landing (95 %: {low} to {high})',
  'outlook.each': '{piece}: {lost} of {of} lost (95 %: {low} to {high}), {safe} landed',
};
