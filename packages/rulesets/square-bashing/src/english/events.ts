/** What is told of a game. */
export const EVENTS = {
  'event.deployed': '{unit} deploys in {square}.',
  'event.turnBegan': 'Turn {turn} ({side}).',
  'event.gasRolled.disperses': 'The gas in {square} disperses[[ ({dice})]].',
  'event.gasRolled.forward': 'The gas in {square} drifts forward to {to}[[ ({dice})]].',
  'event.gasRolled.back': 'The gas in {square} drifts back to {to}[[ ({dice})]].',
  'event.gasRolled.stays': 'The gas in {square} stays[[ ({dice})]].',
  'event.gasRolled.lost': 'The gas in {square} drifts off the board[[ ({dice})]].',
  'event.assetTried.success': 'The {side} gets its {asset}[[: {dice}, needing {needs}+]].',
  'event.assetTried.failure': 'The {side} does not get its {asset}[[: {dice}, needing {needs}+]].',
  'event.shellsFell.short': 'Aimed at {aimed}, the shells fall short on {square}[[ ({dice})]].',
  'event.shellsFell.on': 'Aimed at {aimed}, the shells are on target[[ ({dice})]].',
  'event.shellsFell.over': 'Aimed at {aimed}, the shells fall beyond, on {square}[[ ({dice})]].',
  'event.shellsFell.lost': 'Aimed at {aimed}, the shells fall off the board[[ ({dice})]].',
  'event.barrageRolled.success':
    'The barrage walks on from {square} to {to}[[: {dice}, needing {needs}+]].',
  'event.barrageRolled.failure':
    'The barrage goes no further than {square}[[: {dice}, needing {needs}+]].',
  'event.barrageRolled.lost':
    'The barrage walks off the board from {square}[[: {dice}, needing {needs}+]].',
  'event.shelled': '{hits:One hit falls|# hits fall} on {square}.',
  'event.dugIn': 'Hasty defences are dug in {square}.',
  'event.ordered.success':
    'The order “{order}” reaches {square}[[: {dice}, needing {needs}+ ({reasons})]].',
  'event.ordered.failure':
    'The order “{order}” does not reach {square}[[: {dice}, needing {needs}+ ({reasons})]].',
  'event.displaced.goes': '{unit} flees to {square}.',
  'event.displaced.lost': '{unit} has nowhere to flee to.',
  'event.moraleTest.none':
    'Morale of {square}:[[ {dice} ({reasons}), failing on {needs}+.]] None fails.',
  'event.moraleTest.fails':
    'Morale of {square}:[[ {dice} ({reasons}), failing on {needs}+.]] {fails:One fails|# fail}.',
  'event.steadied': '{square} is steady: nobody leaves it this turn.',
  'event.routTest.routed': '{unit} routs[[: {dice}, needing {needs}+ ({reasons})]].',
  'event.routTest.stands': '{unit} does not rout[[: {dice}, needing {needs}+ ({reasons})]].',
  'event.cornered': '{square} cannot fall back, with the enemy behind it: {hits} hits.',
  'event.fellBack': '{unit} falls back from {from} to {to}.',
  'event.leftTable': '{unit} leaves the table and loses {lost:half a base|# half bases}.',
  'event.lost.destroyed': '{unit} is destroyed.',
  'event.lost.routed': '{unit} is gone.',
  'event.lost.captured': '{unit} is captured.',
  'event.lost.surrendered': '{unit} surrenders.',
  'event.lost.ranIntoEnemy': '{unit} falls back into the enemy and is lost.',
  'event.exitRoll.success': '{unit} leaves {square}[[: {dice}, needing {needs}+ ({reasons})]].',
  'event.exitRoll.failure':
    '{unit} does not get out of {square}[[: {dice}, needing {needs}+ ({reasons})]].',
  'event.marched.basic': '{unit} moves from {from} to {to}.',
  'event.marched.extra': '{unit} moves from {from} to {to}, its extra square.',
  'event.mounted.mounts': '{unit} mounts.',
  'event.mounted.dismounts': '{unit} dismounts.',
  'event.turned': '{square} faces {face}.',
  'event.assaulted.plain': '{units} {count:assaults|assault} {to} from {from}.',
  'event.assaulted.shock': '{units} {count:assaults|assault} {to} from {from} in a shock assault.',
  'event.stood': '{square} stands.',
  'event.gaveWay': '{square} retires before the assault: {hits:one hit|# hits} ({reasons}).',
  'event.fightDice.assault':
    'The {side}, assaulting from {square}:[[ {dice} ({reasons}), hitting on {needs}+.]] {hits:One hit|# hits}.',
  'event.fightDice.target':
    'The {side}, holding {square}:[[ {dice} ({reasons}), hitting on {needs}+.]] {hits:One hit|# hits}.',
  'event.fightDecided':
    'The {winner} wins the fight for {square}: the assault caused {killed:one casualty|# casualties} and took {lost}.',
  'event.beaten': 'The {side} takes {hits} more hits.',
  'event.advanced': '{unit} advances to {to}.',
  'event.awarded': '{unit} gets the winning-the-fight marker.',
  'event.volley':
    '{from} shoots at {square}:[[ {dice} ({reasons}), hitting on {needs}.]] {hits:One hit|# hits}.',
  'event.save.saved': '{unit} saves[[: {dice}, needing {needs}+ ({reasons})]].',
  'event.save.failed':
    '{unit} loses {lost:half a base|# half bases}[[: {dice}, needing {needs}+ ({reasons})]].',
  'event.save.beyond': '{unit} has nothing left to lose[[: {dice}, needing {needs}+ ({reasons})]].',
  'event.arrivalRoll.success': '{unit} arrives[[: {dice}, needing {needs}]].',
  'event.arrivalRoll.failure': '{unit} is still on its way[[: {dice}, needing {needs}]].',
  'event.arrived.edge': '{unit} arrives in {square}.',
  'event.arrived.road': '{unit} arrives by road in {square}.',
  'event.countdown': 'The countdown drops by {by} to {left}[[ ({dice})]].',
  'event.scored.points': 'The {side} has {points:one point|# points} ({reasons}).',
  'event.scored.nothing': 'The {side} has no points.',
  'event.ended.won': 'The {winner} wins.',
  'event.ended.decisive': 'The {winner} wins decisively.',
  'event.ended.draw': 'The game is a draw.',
  'event.noDice': 'no dice',
} as const;
