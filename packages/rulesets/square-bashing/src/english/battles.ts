/** The ready-made scenarios: what they are called, and where and when they are. */
export const BATTLES = {
  'battle.position.title': 'A position',
  'battle.le-cateau.title': 'Le Cateau',
  'battle.le-cateau.facts': '75 minutes · easy: good to begin with',
  'battle.le-cateau.setting':
    '26 August 1914. After three days of falling back from Mons a British corps turns round on the low ridges west of Le Cateau, too tired to march on. It has scraped hollows in the stubble, and its guns stand almost beside the infantry. From the north whole German divisions come down the Roman road. The British need only hold until the columns behind them are away.',
  'battle.gumbinnen.title': 'Gumbinnen',
  'battle.gumbinnen.facts': '1 hour · medium: many against good guns',
  'battle.gumbinnen.setting':
    '20 August 1914. The Russian First Army has crossed into East Prussia and rests among the villages east of Gumbinnen. A German corps has marched through the night to throw it back at first light, with good guns and hardly a look at the ground. The Russians are not well led, but they are many, they have begun to dig, and there are more behind them.',
  'battle.lorraine.title': 'Lorraine',
  'battle.lorraine.facts': '1 hour · medium: uphill against machine guns',
  'battle.lorraine.setting':
    '20 August 1914. The French have advanced for a week into the lost province, in red trousers and with the bayonet, over a land of woods and long slopes. Today the Germans no longer give way: they are dug in on the hills with machine guns, and their heavy batteries know every road. The attack goes in all the same.',
  'battle.cambrai.title': 'Cambrai',
  'battle.cambrai.facts': '90 minutes · hard: tanks and trenches',
  'battle.cambrai.setting':
    '20 November 1917. No week of shelling has warned the Germans behind their wire. At dawn the guns open all at once from the map, and tanks roll out of the mist before the infantry, straight at the Hindenburg Line. Beyond its trenches lie villages that have not been fought for yet. The reserves are on their way, and the tanks break down faster than they are hit.',
} as const;
