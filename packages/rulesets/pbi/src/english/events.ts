/** What is told of a game. */
export const EVENTS = {
  'event.laid': 'The ground at {square} is now {terrain}.',
  'event.generated': 'A layout is generated, with buildings at {buildings}.',
  'event.layoutFinished': 'The layout is final.',
  'event.edgeChosen': 'The attacker comes from the {edge}.',
  'event.deployed': '{group} deploys at {square}.',
  'event.turnBegan': 'Turn {turn} ({side}).',
  'event.breakTest.broke':
    'Platoon {platoon} breaks with {markers} casualties[[: {dice}, breaking on {needs}+]].',
  'event.breakTest.held':
    'Platoon {platoon} stands with {markers} casualties[[: {dice}, breaking on {needs}+]].',
  'event.moraleTest.none':
    'Morale at {square}:[[ {dice} ({reasons}), failing on {needs}+.]] None fails.',
  'event.moraleTest.fails':
    'Morale at {square}:[[ {dice} ({reasons}), failing on {needs}+.]] {fails:One fails|# fail}.',
  'event.pinned': '{groups} may not move this turn.',
  'event.retreated': '{groups} {count:goes|go} back from {from} to {to}.',
  'event.removed.broke': '{groups} {count:leaves|leave} the field.',
  'event.removed.panic': '{groups} {count:panics and is|panic and are} gone.',
  'event.removed.offBoard': '{groups} {count:leaves|leave} the board.',
  'event.removed.noRoom':
    '{groups} {count:finds no way back and is|find no way back and are} gone.',
  'event.motivation.success':
    '{commander} motivates {square}[[: {dice}, needing {needs}+ ({reasons})]].',
  'event.motivation.failure':
    '{commander} fails to motivate {square}[[: {dice}, needing {needs}+ ({reasons})]].',
  'event.actionPoints':
    '{groups} in {square} {count:has|have} {ap} {count:AP|AP each}[[ ({reasons})]].',
  'event.closed': '{lost:One AP is|# AP are} left unused.',
  'event.moved': '{groups} {count:moves|move} from {from} to {to} for {cost} {count:AP|AP each}.',
  'event.volley.none':
    '{groups} {count:shoots|shoot} from {from} at {square}:[[ {dice} ({reasons}), hitting on {needs}.]] No hit.',
  'event.volley.hits':
    '{groups} {count:shoots|shoot} from {from} at {square}:[[ {dice} ({reasons}), hitting on {needs}.]] {hits:One hit|# hits}[[; the choice die is {choice}]].',
  'event.volley.choice':
    '{groups} {count:shoots|shoot} from {from} at {square}:[[ {dice} ({reasons}), hitting on {needs}.]] {hits:One hit|# hits}; [[the choice die is {choice}, so ]]the {chooser} chooses.',
  'event.hit': '{group} takes {hits:a hit|# hits}.',
  'event.save.saved': '{group} saves[[: {dice}, needing {needs}+ ({reasons})]].',
  'event.save.failed': '{group} fails to save[[: {dice}, needing {needs}+ ({reasons})]].',
  'event.fell': '{group} falls at {square}.',
  'event.opportunity.success':
    'Those at {square} are ready to shoot at {target}[[: {dice}, needing {needs}+]].',
  'event.opportunity.failure':
    'Those at {square} are too late to shoot at {target}[[: {dice}, needing {needs}+]].',
  'event.held': 'The {side} holds fire on {target}.',
  'event.rested': 'The {side} makes no more attempts to motivate.',
  'event.declined': 'The {side} does not roll for another turn.',
  'event.assaulted': '{groups} {count:assaults|assault} {to} from {from}.',
  'event.assaultDice.assault':
    'The {side}, assaulting {square}:[[ {dice} ({reasons}), killing on {needs}.]] {kills:One killed|# killed}.',
  'event.assaultDice.assaultNone':
    'The {side}, assaulting {square}:[[ {dice} ({reasons}), killing on {needs}.]] Nobody killed.',
  'event.assaultDice.defence':
    'The {side}, holding {square}:[[ {dice} ({reasons}), killing on {needs}.]] {kills:One killed|# killed}.',
  'event.assaultDice.defenceNone':
    'The {side}, holding {square}:[[ {dice} ({reasons}), killing on {needs}.]] Nobody killed.',
  'event.assaultDecided':
    'The {winner} wins at {square}: the assault killed {killed}, the defence {lost}.',
  'event.pursuit.kills':
    'The {side} pursues:[[ {dice}, needing {needs}+.]] {kills:One more killed|# more killed}.',
  'event.pursuit.none': 'The {side} pursues:[[ {dice}, needing {needs}+.]] Nobody else is killed.',
  'event.markerRoll.success':
    'A casualty of platoon {platoon} is carried off {square}[[: {dice}, needing {needs}+]].',
  'event.markerRoll.failure': 'No casualty is carried off {square}[[: {dice}, needing {needs}+]].',
  'event.extension.success':
    'The {side} gains one more turn for both sides[[: {dice}, needing {needs}+]].',
  'event.extension.alone': 'The {side} gains one more turn[[: {dice}, needing {needs}+]].',
  'event.extension.failure': 'The {side} gains no extra turn[[: {dice}, needing {needs}+]].',
  'event.destroyed': 'The defender has no groups left.',
  'event.buildingPoints.none': 'The attacker holds no building: no points.',
  'event.buildingPoints.some':
    'The attacker holds {count:one building|# buildings}: {points:one point|# points}[[ ({dice})]].',
  'event.groupPoints.none': 'The attacker has lost no group: no points for the defender.',
  'event.groupPoints.some':
    'The attacker has lost {groups:one group|# groups}: {points:one point|# points} for the defender.',
  'event.ended.won': 'The {winner} wins.',
  'event.ended.draw': 'The game is a draw.',
  'event.noDice': 'no dice',
} as const;
