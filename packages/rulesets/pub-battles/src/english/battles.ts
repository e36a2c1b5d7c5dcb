const FREE =
  'Nobody knows what the other has. Both sides write their own orders of battle in secret. Blue has picked the map and sets up on it; when Red has seen how Blue stands he names the edge he comes from.';

/** The ready-made scenarios, and what a position is called. */
export const BATTLES: Readonly<Record<string, string>> = {
  'battle.brandywine.title': 'Brandywine, 11 September 1777',
  'battle.brandywine.facts': '2 hours · hard: two whole armies',
  'battle.brandywine.setting':
    'Washington means to hold the fords of the Brandywine and keep Howe from Philadelphia. All morning Knyphausen’s guns and Hessians have made a great noise opposite Chads’s Ford, while Howe and Cornwallis, with the best of the army, have been marching round by the forks, where nobody was told there were fords at all. They will come over the hills from the north behind the American right in the early afternoon. Greene, Wayne and Sullivan must hold the creek with few enough men to have some left to meet them at Birmingham.',
  'battle.germantown.title': 'Germantown, 4 October 1777',
  'battle.germantown.facts': '75 minutes · medium: fog',
  'battle.germantown.setting':
    'Four columns of Americans have marched all night by as many roads to fall on Howe’s camp at daybreak, in a fog in which none can see another. Sullivan comes down the long street from Chestnut Hill, Greene by the Lime Kiln road, and the militia far out on either flank are to close the trap. Half a mile of light infantry stands in the way, a stone house called Cliveden behind it, and the British lines along School House Lane are only now falling in. Before noon Cornwallis will be here with the grenadiers from Philadelphia.',
  'battle.marengo.title': 'Marengo, 14 June 1800',
  'battle.marengo.facts': '2 hours · medium: many troops come later',
  'battle.marengo.setting':
    'Bonaparte believes that the Austrians are slipping away from him and has sent his divisions in all directions to stop them. Instead old Melas comes out of Alessandria at eight in the morning, over the Bormida, with everything he has and a hundred guns. Victor and Lannes have only the muddy Fontanone and a walled village to hold him with; Bonaparte with the Guard and Monnier will not be here before noon, nor Desaix, who has been called back, before three.',
  'battle.teaching.title': 'The Lode at Ashwell',
  'battle.teaching.facts': '20 minutes · easy: good to begin with',
  'battle.teaching.setting':
    'A first battle to learn by: one commander a side, from mid-morning until dark. Red comes down the High Road to clear the ridge above Ashwell before dark; Blue has been told to keep it, and has horse hidden behind the hill. The brook slows everybody, the wood hides whoever is in it, and the bridge at the mill is the only dry way over the Lode.',
  'battle.free-teaching.title': 'Free game: The Lode at Ashwell',
  'battle.free-teaching.facts': '45 minutes · medium: secret armies',
  'battle.free-teaching.setting': FREE,
  'battle.free-brandywine.title': 'Free game: The Field of Brandywine',
  'battle.free-brandywine.facts': '90 minutes · hard: secret armies',
  'battle.free-brandywine.setting': FREE,
  'battle.free-germantown.title': 'Free game: Germantown and its Neighbourhood',
  'battle.free-germantown.facts': '90 minutes · hard: secret armies',
  'battle.free-germantown.setting': FREE,
  'battle.free-marengo.title': 'Free game: The Plain of Marengo',
  'battle.free-marengo.facts': '90 minutes · hard: secret armies',
  'battle.free-marengo.setting': FREE,
  'battle.position.title': 'A position',
};
