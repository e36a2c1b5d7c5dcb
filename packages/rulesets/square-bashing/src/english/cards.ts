/** What the cards of the rulebook say. */
export const CARDS = {
  'rule.SB-1.1.title': 'The board',
  'rule.SB-1.1.text':
    'The board has 8 columns and 6 rows. A player counts rows from his own base edge. Squares are adjacent where they share a side, called a face; corners do not count.',
  'rule.SB-1.2.title': 'Ground, roads and rivers',
  'rule.SB-1.2.text':
    'A square is open, woods, buildings, a hill or a rough hill. It may have a road through some of its faces, and hasty defences, trenches or a fort. Woods, buildings and rough hills are scenery; a rough hill is a hill too. A river lies on faces: crossing it off the road takes the exit roll and ends the move, guns, tanks and cars cross by road only, and an assault across it off the road has 1 die fewer. A tank or car that could not cross there counts 1 die in that assault and does not join one.',
  'rule.SB-1.3.title': 'Units',
  'rule.SB-1.3.text':
    'There are infantry, cavalry (mounted or dismounted), machine guns, guns, mortars, mountain guns, light and heavy tanks, armoured cars (light or not) and higher command. Each is professional, regular or reservist.',
  'rule.SB-1.4.title': 'Losses',
  'rule.SB-1.4.text': 'Every loss is half a base.',
  'rule.SB-1.4.ruling':
    'Infantry and cavalry have 4 bases and are destroyed by 8 losses; all others are one model and destroyed by 2. A unit is at strength with fewer than half of its losses, and damaged from then on.',
  'rule.SB-1.5.title': 'How many in a square',
  'rule.SB-1.5.text':
    'A side has at most 2 infantry or cavalry units and 2 others in a square, and of these at most 1 machine gun. This is checked when a unit ends its move; it may pass through a full square. Higher command does not count. Where the enemy comes upon it alone, it goes to the nearest square that its side holds (its owner chooses among several), and gives no orders in its next turn.',
  'rule.SB-1.6.title': 'Facing',
  'rule.SB-1.6.text':
    'The units of a square face one side. The player sets it free of charge in the movement step, as it is to be at its end, and the winner when he advances; at the start and after falling back it is toward the enemy’s edge, but a unit that joins others of its side faces as they do. The opposite face is the rear, the others are flanks. Defences have no facing and serve whoever holds them.',
  'rule.SB-2.1.title': 'The turn',
  'rule.SB-2.1.text':
    'Players take turns, the attacker first. A turn has these steps: the player’s own gas drifts (1–2 gone, 3 forward, 4 back, 5–6 stays) and makes 2 hits on each of its squares; one asset; higher command; morale; movement; assaults; the opponent shoots with squares that were not assaulted; orders are removed; the opponent’s barrage markers are removed, but not gas; reinforcements; and in the defender’s turn the countdown. Squares act column by column, from a player’s right to his left; within a column morale goes from his base edge forward, everything else as he likes.',
  'rule.SB-2.2.title': 'The countdown',
  'rule.SB-2.2.text':
    'The countdown begins at 21, and each roll takes one die off it. At 0 the game ends. It also ends when a side has no unit left on the board.',
  'rule.SB-2.2.option': 'The countdown may roll an average die instead: 2, 3, 3, 4, 4, 5.',
  'rule.SB-3.1.title': 'Morale',
  'rule.SB-3.1.text':
    'A square rolls a die for each casualty marker (up to 4), for a reservist unit, for each barrage or gas marker (up to 3) and for each face after the first that has the enemy beyond it (up to 3). It rolls one fewer for a professional unit, for a machine gun, tank or car, in hasty defences, and in woods or buildings; two fewer with a morale bonus and in trenches; three fewer when it holds the line. Each 4+ is a fail. Without dice there is no test.',
  'rule.SB-3.2.title': 'One fail: steady',
  'rule.SB-3.2.text': 'No unit leaves the square this turn, and there is no assault from it.',
  'rule.SB-3.3.title': 'Two fails: retire',
  'rule.SB-3.3.text':
    'The owner places 1 hit and saves it; then the whole square goes back by 1 toward the base line, whatever the ground. Where the enemy is behind them they take 6 more hits instead. They pass over units of their own side. Off the table a unit loses a base and becomes a reinforcement. That is their whole turn.',
  'rule.SB-3.3.ruling':
    'The owner places the 6 hits too, and the units stay. A unit goes to the first square back that has room, and where there is room for only one the owner says which; if it meets the enemy first, it is lost. A model that leaves the table takes 1 loss. They face the enemy’s edge again.',
  'rule.SB-3.4.title': 'Three fails: run',
  'rule.SB-3.4.text':
    'First each unit rolls a die, +1 for reservists and −1 for professionals: on 5+ it has routed and is lost. The others retire.',
  'rule.SB-3.5.title': 'Casualty markers',
  'rule.SB-3.5.text': 'A failed save places a casualty marker, which stays with its unit.',
  'rule.SB-3.5.ruling':
    'A square counts the markers of its units; those of a destroyed unit or a captured gun pass to another there. After the dice of a square’s morale test its markers are removed. The losses stay.',
  'rule.SB-3.6.title': 'Steady squares and forts',
  'rule.SB-3.6.text':
    'Units of a steady square join no assault, but they support and shoot. For morale a fort counts as trenches. A square with nothing but higher command does not test.',
  'rule.SB-4.1.title': 'Movement',
  'rule.SB-4.1.text':
    'In a turn infantry moves 2 squares, mounted cavalry 3, dismounted cavalry 1, machine guns 1, guns and higher command 1, light tanks 2, heavy tanks 1, armoured cars 2 (1 in trench warfare). A unit finishes before the next one begins.',
  'rule.SB-4.2.title': 'Leaving scenery',
  'rule.SB-4.2.text':
    'To leave a scenery square infantry, machine guns and tanks need 3+; mounted cavalry, guns, higher command and cars 5+; dismounted cavalry need not roll. Professionals add 1, reservists take 1 off. A unit that leaves by road does not roll, unless it comes next to the enemy.',
  'rule.SB-4.2.ruling':
    'A failed roll ends the basic movement; the extra square may still be made.',
  'rule.SB-4.3.title': 'One extra square',
  'rule.SB-4.3.text':
    'At the end of its movement a unit may go one more square without an exit roll, if that does not bring it next to the enemy. Dismounted cavalry never moves more than 1 square.',
  'rule.SB-4.4.title': 'The enemy, and horses',
  'rule.SB-4.4.text':
    'A square that the enemy holds cannot be entered, and a unit that comes next to the enemy stops. Cavalry mounts or dismounts instead of moving.',
  'rule.SB-4.5.title': 'Retired units',
  'rule.SB-4.5.text': 'Units that have retired do not move.',
  'rule.SB-5.1.title': 'Who assaults',
  'rule.SB-5.1.text':
    'Infantry, mounted cavalry, tanks and cars of the side’s other squares next to the target may join an assault, at most 2 from each face.',
  'rule.SB-5.1.ruling':
    'Assaults are made one after another. A square may assault one next to it if it has infantry or cavalry, is neither steady nor holding the line, and neither of the two is suppressed. Units that moved may assault; units that retired may not, and do not count. The main square alone decides flank, rear and hill. Hits fall on all who assault. A square is the target once and a unit assaults once in a turn.',
  'rule.SB-5.2.title': 'The target retires',
  'rule.SB-5.2.text':
    'Before the dice the target may retire. It takes 3 hits: 1 more with a reservist, 1 more with a gun, 1 fewer with a professional or cavalry unit, 1 fewer in woods or buildings or with a machine gun or car. The assaulter gets the winning-the-fight marker.',
  'rule.SB-5.2.ruling':
    'It is asked when all who assault are named, and only if it can withdraw. Its hits are saved with cover, and its guns are not lost. Then it withdraws, and the assaulter must advance.',
  'rule.SB-5.3.title': 'Dice of the assault',
  'rule.SB-5.3.text':
    '3 for each infantry or mounted cavalry unit at strength, 3 for a heavy tank (2 damaged), 2 for a car or light tank (1 damaged), 1 for any other unit of the square. +2 into flank or rear, +1 for each unit that joins, +2 for each support square (2 at most), +2 with a winning the fight marker, +2 with a fighting bonus, +3 for a shock assault. −1 up a hill, −2 into hasty defences (−1 from the rear), −3 into trenches or a fort (−2 from flank or rear). Never fewer than 2.',
  'rule.SB-5.4.title': 'Dice of the target',
  'rule.SB-5.4.text':
    '2 for each infantry or cavalry unit at strength and 1 damaged, 5 for a machine gun (3 damaged), 2 for a gun (1 damaged), 1 for a tank, 2 for a car (1 damaged). +1 for each support square (4 at most), +2 with a winning the fight marker, −1 for each barrage marker (3 at most), −1 for each unit that joins the assault. Never fewer than 2.',
  'rule.SB-5.5.title': 'Cavalry in rough country',
  'rule.SB-5.5.text':
    'Mounted cavalry counts 1 die as the target in woods, buildings, defences or on rough hills, and when it assaults such a square.',
  'rule.SB-5.5.ruling': 'A damaged infantry or cavalry unit that assaults counts 1 die.',
  'rule.SB-5.6.title': 'Hits in an assault',
  'rule.SB-5.6.text': 'Each 5+ is a hit.',
  'rule.SB-5.6.ruling':
    'Both sides roll at the same time. When both have made their saves, casualties are compared.',
  'rule.SB-5.7.title': 'Placing hits',
  'rule.SB-5.7.text':
    'The owner of the target places the first 2 hits (the first 1 of shooting), his opponent all others. No unit takes a third before all have 2; then they may go anywhere.',
  'rule.SB-5.7.ruling': 'For hits on the assaulter the two swap roles.',
  'rule.SB-5.8.title': 'The assault succeeds',
  'rule.SB-5.8.text':
    'Where the assaulter has caused more casualties than he took, guns of the target are lost; 3 more hits fall on the target, 6 if it cannot withdraw; what is left withdraws 1 square; at least one infantry or cavalry unit advances; and one of the assaulting square gets the winning-the-fight marker.',
  'rule.SB-5.9.title': 'The assault fails',
  'rule.SB-5.9.text':
    'Otherwise 3 more hits fall on the assaulter, nobody moves, and the target gets the winning-the-fight marker.',
  'rule.SB-5.9.ruling': 'It goes to an infantry or cavalry unit of the target square.',
  'rule.SB-5.10.title': 'Support squares',
  'rule.SB-5.10.text':
    'A support square is one that its side holds, that shares a side with the assaulting square (or with the target, for the target) and that is not in the assault itself. A winning the fight marker is lost when its unit loses a fight or retires.',
  'rule.SB-5.10.option': 'Squares that touch at a corner may count too.',
  'rule.SB-5.11.title': 'Withdrawal',
  'rule.SB-5.11.text':
    'It is a retire move. It is impossible only where the enemy holds the next square toward the base line; then those who survive the hits surrender. Units that withdrew do not shoot this turn, and a square that was assaulted never does.',
  'rule.SB-5.12.title': 'Advance',
  'rule.SB-5.12.text':
    'At least one infantry or cavalry unit of the main square goes in; others of it may follow, but no guns or mortars. There is no exit roll. If none is left, nobody advances. A target that is wiped out has lost, if any infantry or cavalry of the assault survives.',
  'rule.SB-5.13.title': 'Nobody to have the marker',
  'rule.SB-5.13.text':
    'Where there is no infantry or cavalry for the winning-the-fight marker, none is given.',
  'rule.SB-6.1.title': 'Range',
  'rule.SB-6.1.text':
    'Infantry, machine guns, cars and dismounted cavalry shoot 1 square, mortars and mountain guns 2, guns 4.',
  'rule.SB-6.2.title': 'Dice of shooting',
  'rule.SB-6.2.text':
    '1 for each infantry, car or dismounted cavalry unit, 2 for a machine gun, 3 for a gun or mortar; 1 for a damaged one. +1 for a square with professional infantry, −1 with reservist infantry or dismounted cavalry. Each 6 is a hit.',
  'rule.SB-6.3.title': 'What can be shot at',
  'rule.SB-6.3.text': 'Nobody shoots into, out of or across a barrage.',
  'rule.SB-6.3.ruling':
    'A square shoots at one target; units out of range add nothing. Range counts steps by sides. From 2 squares on, some shortest path must be free of woods, buildings, hills, barrages and gas between its ends; from a hill woods and buildings do not matter. Units never block. Mortars and mountain guns shoot over scenery. Tanks and mounted cavalry do not shoot.',
  'rule.SB-7.1.title': 'Saves',
  'rule.SB-7.1.text':
    'Infantry saves on 4+ (+1 professional or in woods, buildings or defences, −1 reservist), cavalry on 4+ (+1 professional, −1 reservist), machine guns on 3+ (+1 in trenches), tanks and cars on 3+ (−1 a light car, −1 when assaulted in woods or buildings), guns on 5+ (+1 in woods, buildings or defences). In a fort everybody saves on 3+. An assaulter has no cover.',
  'rule.SB-7.1.ruling':
    'Modifiers are added to the roll, and a 1 always fails. Infantry gets one +1, whether for being professional, for cover or for both.',
  'rule.SB-7.2.title': 'More about saves',
  'rule.SB-7.2.text':
    'Mortars and mountain guns are guns for dice, saves and capture. Dismounted cavalry never has cover. Losses beyond the last half base of a unit are not casualties.',
  'rule.SB-8.1.title': 'Suppression',
  'rule.SB-8.1.text':
    'Five squares side by side in one of the rows 2 to 5, with 1 marker and 1 hit each. Nobody may enter or leave them.',
  'rule.SB-8.1.ruling':
    'There is no assault into or out of them and nobody arrives there; units that must fall back may.',
  'rule.SB-8.2.title': 'Point effect',
  'rule.SB-8.2.text': 'Three squares in an L, with 3 markers and as many hits as a die shows each.',
  'rule.SB-8.3.title': 'Rolling barrage',
  'rule.SB-8.3.text':
    'The attacker only: five squares of any row. Each goes one square forward on 3+, from right to left, until it fails or is 3 squares deep; 2 markers and 2 hits on each square.',
  'rule.SB-8.4.title': 'Gas',
  'rule.SB-8.4.text':
    'Five squares of a row, with 2 hits each and no cover against them. A unit that moves into or out of gas moves 1 square that turn, extra movement included. It stays and drifts.',
  'rule.SB-8.4.ruling':
    'A square has one gas marker, which counts as a barrage marker everywhere. Forward is away from its owner; off the board it is gone.',
  'rule.SB-8.5.title': 'Deviation',
  'rule.SB-8.5.text':
    'One die for each square. Poor artillery: 1–2 short, 3–4 on target, 5–6 over. Average: 1 short, 2–4 on target, 5–6 over. Good: 1 short, 2–5 on target, 6 over.',
  'rule.SB-8.5.ruling':
    'The scenario gives the quality of the artillery. Rows are counted from the edge of the side that fires; short is one row nearer to it, over one row further. Every square of a barrage deviates once. Off the board it is lost; two on one square add up. The side’s own units suffer like the enemy’s. A rolling barrage goes on from where it fell.',
  'rule.SB-8.6.title': 'No support under fire',
  'rule.SB-8.6.text': 'A square with a barrage or gas marker has no support and gives none.',
  'rule.SB-8.7.title': 'Hits of shells and gas',
  'rule.SB-8.7.text':
    'They are placed like those of shooting, the first by the owner of the units, the rest by his opponent, even where he himself fired. They are saved with cover; those of gas without.',
  'rule.SB-9.1.title': 'Assets',
  'rule.SB-9.1.text': 'One asset a turn is chosen and rolled for.',
  'rule.SB-9.1.ruling':
    'The scenario says which assets a side has. On 4+ it is used now and struck off (a shock assault in this turn’s assaults of one square); otherwise it may be tried again later.',
  'rule.SB-9.2.title': 'Higher command',
  'rule.SB-9.2.text': 'Higher command makes 2, 3 or 4 attempts a turn.',
  'rule.SB-9.2.ruling':
    'That is for a poor, average or good one. An attempt names one of the side’s squares and an order: fighting bonus, morale bonus, hold the line (nobody leaves it or assaults from it this turn) or drive on (its exit rolls succeed this turn). It succeeds on 4+, on 3+ where higher command is in the square or next to it. Orders last until the end of the turn.',
  'rule.SB-9.3.title': 'Digging in',
  'rule.SB-9.3.text': 'The asset: one of the side’s squares without defences gets hasty defences.',
  'rule.SB-9.3.option': 'A match may leave it out.',
  'rule.SB-10.1.title': 'Reinforcements',
  'rule.SB-10.1.text':
    'A player chooses: every waiting unit rolls, and arrives on a 6; or one unit arrives; or one arrives by road, and two more of his choice follow it on a 6 each.',
  'rule.SB-10.1.ruling': 'They arrive on their own base edge, those by road where it has its road.',
  'rule.SB-10.2.title': 'Where they can arrive',
  'rule.SB-10.2.text':
    'There must be room, and neither the enemy nor suppression; otherwise they wait. They act from the next turn on, keep their losses and have no markers.',
  'rule.SB-11.1.title': 'Setting up',
  'rule.SB-11.1.text':
    'The scenario gives the board, defences, forces, assets and the quality of command, and says who comes as a reinforcement. Units without a square yet are deployed in the open, the defender first, in his rows 1 to 3, then the attacker in his row 1. Armies chosen from the lists cost no more than was agreed and have no more of anything than their list; each has at least 6 units of infantry and cavalry, no more of the others than of these, and at most 40 in all. Of its infantry and cavalry one in 8 of the attacker’s and one in 4 of the defender’s come as reinforcements, reservists first, and with them any for whom there is no room.',
  'rule.SB-11.2.title': 'Victory',
  'rule.SB-11.2.text':
    'There are 4 objectives; whoever entered one last holds it, and the defender holds all at the start. At the end a side has 5 points for each that it holds, 2 for each enemy infantry or cavalry unit lost, 1 for each damaged and 1 for each other unit lost; the attacker also has 2 for each of his infantry or cavalry units in the defender’s first row. More points win, for the attacker decisively if it is 10 more.',
} as const;
