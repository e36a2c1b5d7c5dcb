/** The ready-made scenarios, and what a position is called. */
export const BATTLES: Readonly<Record<string, string>> = {
  'battle.church-lane.title': 'Church Lane',
  'battle.church-lane.facts': '75 minutes · hard: three places to hold',
  'battle.church-lane.setting':
    'A hamlet so small that it is on one map and not on the other: a church with a square tower, four farms, a lane that nobody has mended since the last war. Two platoons are sent to spend the night in it, from opposite ends, and find out about each other at the same moment. By the evening one of them will have the church, the orchard and the smithy, or most of that.',
  'battle.hedgerow-guns.title': 'Guns in the Hedgerows',
  'battle.hedgerow-guns.facts': '45 minutes · medium: guns to silence',
  'battle.hedgerow-guns.setting':
    'Normandy, the first morning. Three field guns behind a hedge are shelling the causeway up from the beach, and nobody on the other side of the fields can see where they are. A handful of paratroopers from four different planes has been told to go and stop them: few of them, but every man with an automatic weapon or plenty of grenades. The crews are second line; the machine guns that watch over them are not.',
  'battle.last-light.title': 'Last Light',
  'battle.last-light.facts': '25 minutes · easy: good to begin with',
  'battle.last-light.setting':
    'Twenty minutes before dark, and somewhere ahead the sound of spades. A patrol has come up to a farm that both sides thought was empty, and neither can leave the other sitting there all night. One short, sharp fight among the walls: whoever loses half his men goes back the way he came. A small game to learn by.',
  'battle.mill-stream.title': 'The Mill Stream',
  'battle.mill-stream.facts': '75 minutes · medium: a long way to go',
  'battle.mill-stream.setting':
    'The division is across the river ten miles up, and what is left behind here has one job: to be in somebody’s way until dark. A platoon has to be over the mill stream and off the far side of these fields before the road is closed. The men at the mill are old, or boys, or both, but they have a good machine gun and a bridge to look at down its barrel.',
  'battle.position.title': 'A position',
};
