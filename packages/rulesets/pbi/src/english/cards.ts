/** The cards of the rules, each in our own words. */
export const CARDS: Readonly<Record<string, string>> = {
  'rule.QS-1.1.title': 'The board',
  'rule.QS-1.1.text':
    'The board has 8 x 8 squares. Each is wholly open, partial (hedges, walls) or closed (woods, buildings).',
  'rule.QS-1.2.title': 'Laying out scenery',
  'rule.QS-1.2.text':
    'The defender lays out exactly 6 closed building squares and 20 more squares of partial or closed scenery. The other 38 stay open.',
  'rule.QS-1.3.title': 'Free layout or scenario',
  'rule.QS-1.3.text':
    'A ready-made scenario fixes the layout. In a free game the defender lays it out first, or takes a generated one and adjusts it; any other number of squares is not accepted. He may change squares 60 times in all.',
  'rule.QS-1.4.title': 'Woods',
  'rule.QS-1.4.text':
    'A closed square without a building is woods. It has the same effect, but brings no victory dice.',
  'rule.QS-1.5.title': 'Adjacent squares and range',
  'rule.QS-1.5.text':
    'Squares that share a side or a corner are adjacent. Range is the larger of the column and the row difference, so adjacent squares are at range 1.',
  'rule.QS-2.1.title': 'A standard platoon',
  'rule.QS-2.1.text':
    'A platoon has 10 groups: 1 platoon commander with an SMG, 3 LMG groups and 6 rifle groups.',
  'rule.QS-2.2.title': 'Forces',
  'rule.QS-2.2.text': 'The defender has one platoon, the attacker has two.',
  'rule.QS-2.3.title': 'Choice of edge',
  'rule.QS-2.3.text': 'The defender chooses the edge that the attacker starts from.',
  'rule.QS-2.3.ruling': 'It is the attacker’s base edge; the opposite one is the defender’s.',
  'rule.QS-2.4.title': 'The defender deploys',
  'rule.QS-2.4.text':
    'The defender deploys first, anywhere but in the two rows nearest to the attacker’s edge.',
  'rule.QS-2.5.title': 'The attacker deploys',
  'rule.QS-2.5.text': 'The attacker then deploys both platoons in the row along his edge.',
  'rule.QS-2.6.title': 'Four to a square',
  'rule.QS-2.6.text': 'A square never holds more than 4 groups of one side.',
  'rule.QS-3.1.title': 'Turns',
  'rule.QS-3.1.text':
    'The players take turns, the attacker first. Each has 4 turns, and the defender has the last.',
  'rule.QS-3.2.title': 'One more turn',
  'rule.QS-3.2.text':
    'In his last scheduled turn a player may roll one die: on 5+ both players have one more turn. This can happen again.',
  'rule.QS-3.3.title': 'When to roll for it',
  'rule.QS-3.3.text':
    'The roll is offered once, at the end of that last turn. When the attacker succeeds, the defender’s next turn is not his last, so he does not roll in it. No game has more than 100 turns.',
  'rule.QS-3.4.title': 'Order of a turn',
  'rule.QS-3.4.text':
    'Morale comes first; then motivation attempts one at a time, each followed at once by the actions of the square; then the turn ends.',
  'rule.QS-3.5.title': 'Residual AP',
  'rule.QS-3.5.text': 'Squares that were not motivated have 1 AP.',
  'rule.QS-3.5.ruling':
    'They spend it after the last motivation attempt, square by square in any order. A failed attempt does not cost a square its residual AP.',
  'rule.QS-4.1.title': 'Break test',
  'rule.QS-4.1.text':
    'At the start of his turn a player rolls one die for each platoon with 4 or more casualty markers on the board: on 5+ the whole platoon is removed. Its markers stay.',
  'rule.QS-4.2.title': 'Morale of a square',
  'rule.QS-4.2.text':
    'Then each square with the player’s own casualty markers tests: one die for each marker (4 at most), one more if the square is open, one fewer if a platoon commander is in it. Each 4+ is a fail.',
  'rule.QS-4.3.title': 'One fail',
  'rule.QS-4.3.text': 'The groups in the square may not move this turn. They may do anything else.',
  'rule.QS-4.4.title': 'Two fails',
  'rule.QS-4.4.text':
    'The groups in the square fall back 1 square toward their base edge and do nothing else this turn.',
  'rule.QS-4.4.ruling': 'A commander among them motivates nobody.',
  'rule.QS-4.5.title': 'Three fails',
  'rule.QS-4.5.text': 'The groups in the square are removed.',
  'rule.QS-4.6.title': 'Which squares test',
  'rule.QS-4.6.text':
    'Only squares that hold the player’s groups test, only his markers count, and where that leaves no die there is no test. He chooses the order. A group tests once a turn: groups that fell back into a square that has yet to test take no part in its test. They leave their markers where they lie, and a square that had nothing to test before they came does not test because of them.',
  'rule.QS-4.7.title': 'The way back',
  'rule.QS-4.7.text':
    'Groups fall back or withdraw straight toward the base edge. Where that square is enemy-held or full, they go to a square diagonally toward it, whichever their owner likes; where none is free they are removed. Groups that would leave the board are removed.',
  'rule.QS-4.8.title': 'No move, no assault',
  'rule.QS-4.8.text': 'A group that may not move may not assault either.',
  'rule.QS-5.1.title': 'Motivation attempts',
  'rule.QS-5.1.text':
    'Each platoon commander has 3 motivation attempts a turn. One that succeeds gives the groups in a square action points (AP), to move, shoot and assault with.',
  'rule.QS-5.2.title': 'Score to motivate',
  'rule.QS-5.2.text':
    'The score needed is the number of squares on the path from commander to target, both ends counted, +1 for each closed square among them. The path may have one diagonal step. One die is rolled: that score or more succeeds.',
  'rule.QS-5.3.title': 'The cheapest path',
  'rule.QS-5.3.text':
    'The path is the cheapest there is; closed squares count at its ends too, and groups do not block it. A square that needs more than 6 cannot be tried.',
  'rule.QS-5.4.title': 'Once a turn',
  'rule.QS-5.4.text': 'A group can be motivated successfully once a turn.',
  'rule.QS-5.4.ruling': 'After a failure the same square may be tried again with another attempt.',
  'rule.QS-5.5.title': 'Own platoon only',
  'rule.QS-5.5.text':
    'A commander motivates every group in the square that has not been motivated yet.',
  'rule.QS-5.5.option': 'A commander motivates only groups of his own platoon.',
  'rule.QS-5.6.title': 'Action points',
  'rule.QS-5.6.text':
    'A motivated square rolls one die: each of its groups has that many AP, and one more if a platoon commander is in the square.',
  'rule.QS-5.7.title': 'One thing after another',
  'rule.QS-5.7.text':
    'A group may spend some AP, see what comes of it and then decide on the rest. The groups in a square may do different things and part company.',
  'rule.QS-5.8.title': 'What things cost',
  'rule.QS-5.8.text':
    'Leaving an open or partial square costs 1 AP, a closed one 2 AP. A shot costs 1 AP, with at most 3 shots a turn for a group. An assault costs 5 AP.',
  'rule.QS-5.9.title': 'Lost AP',
  'rule.QS-5.9.text':
    'AP not spent when the player closes the square’s activation are lost. A group that was killed, fell back or withdrew has none.',
  'rule.QS-6.1.title': 'Moving',
  'rule.QS-6.1.text':
    'Groups move by whole squares. The cost depends on the square they leave, whatever they enter.',
  'rule.QS-6.2.title': 'One diagonal',
  'rule.QS-6.2.text': 'A group may move diagonally once a turn.',
  'rule.QS-6.3.title': 'Full and enemy squares',
  'rule.QS-6.3.text':
    'A square never holds more than 4 groups of a side. Enemy-held squares are entered only by assault.',
  'rule.QS-7.1.title': 'All-round fire',
  'rule.QS-7.1.text': 'Groups shoot all round: facing does not matter.',
  'rule.QS-7.2.title': 'Closed squares stop fire',
  'rule.QS-7.2.text':
    'A line of fire stops in the first closed square that it meets. That square can be shot at, nothing behind it.',
  'rule.QS-7.3.title': 'Fire across partial squares',
  'rule.QS-7.3.text':
    'Crossing a partial square does not stop a line of fire, but every open square beyond counts as partial cover.',
  'rule.QS-7.4.title': 'Corners',
  'rule.QS-7.4.text': 'A line of fire may touch the corner of a closed square and go on.',
  'rule.QS-7.5.title': 'Groups stop fire',
  'rule.QS-7.5.text':
    'A line of fire may not pass through a square that holds groups, of either side.',
  'rule.QS-7.6.title': 'The line',
  'rule.QS-7.6.text':
    'The line runs between the centres of the two squares and crosses a square when it passes through its inside. The shooter’s own square never stops it.',
  'rule.QS-8.1.title': 'Dice for a shot',
  'rule.QS-8.1.text':
    'A rifle group has 1 die for each AP, an LMG 3. A commander’s SMG has 3 at range 1, 1 at range 2 and none beyond.',
  'rule.QS-8.2.title': 'Shooting together',
  'rule.QS-8.2.text':
    'Groups of one square may shoot together at one target square: their dice are added.',
  'rule.QS-8.3.title': 'Hits and the choice die',
  'rule.QS-8.3.text':
    'Every 6 is a hit on the target square. One choice die is rolled along: on 5+ the shooter deals the hits, otherwise the target’s owner.',
  'rule.QS-8.3.option': 'The choice die itself hits on a 6.',
  'rule.QS-8.4.title': 'Dealing hits',
  'rule.QS-8.4.text':
    'Hits are dealt one to a group until every group has one, then a second time round, and so on.',
  'rule.QS-8.5.title': 'Saves',
  'rule.QS-8.5.text':
    'Each hit is saved by one die: 4+ in the open, 3+ in partial, 2+ in closed squares. A platoon commander saves on 2+ everywhere.',
  'rule.QS-8.6.title': 'Casualties',
  'rule.QS-8.6.text': 'A group that fails a save is replaced by a casualty marker.',
  'rule.QS-8.6.ruling':
    'The marker lies in the square where it fell and belongs to its platoon. A group that is hit twice rolls twice and dies once.',
  'rule.QS-9.1.title': 'Opportunity shooting',
  'rule.QS-9.1.text':
    'In the opponent’s turn groups may shoot with 1 AP at enemies that come within 1 square, if they roll 4+. It can be tried at every square with enemies in that range.',
  'rule.QS-9.2.title': 'When it happens',
  'rule.QS-9.2.text':
    'Each time enemy groups, one or several moving together, enter a square at range 1, each square in range may try once: one die for the square, and on 4+ all its groups shoot with 1 AP as one volley at the square entered. The fallen stop there; the rest may go on. Groups that fall back or withdraw are not shot at, and groups that withdrew this turn do not shoot (QS-5.9).',
  'rule.QS-9.3.title': 'Here they come',
  'rule.QS-9.3.text':
    'An assault sets it off too, before the assault dice and from the assaulted square only. The volley is at the assaulting groups alone, who save by the cover of the square they come from.',
  'rule.QS-10.1.title': 'Assault',
  'rule.QS-10.1.text':
    'Groups that spend 5 AP may enter an enemy-held square and assault it. Only then do both sides share a square. It is resolved at once, in one round.',
  'rule.QS-10.2.title': 'Who assaults',
  'rule.QS-10.2.text':
    '1 to 4 groups from one square assault one adjacent square. A diagonal step is the group’s diagonal of the turn.',
  'rule.QS-10.3.title': 'Assault dice',
  'rule.QS-10.3.text':
    'Each assaulting group rolls 3 dice, 2 more if it started in an adjacent square, 1 fewer if the defenders are in a closed square. Each defending group rolls 3 dice.',
  'rule.QS-10.3.ruling': 'The 2 more and the 1 fewer apply to each assaulting group.',
  'rule.QS-10.3.option':
    'The 2 more and the 1 fewer apply once to the whole assault, the 2 more only if every group started adjacent.',
  'rule.QS-10.4.title': 'Where it started',
  'rule.QS-10.4.text':
    'A group started where it was activated: one that moved before it assaults has no extra dice.',
  'rule.QS-10.5.title': 'Killed in an assault',
  'rule.QS-10.5.text':
    'Each 6 kills one enemy group, with no save. Both sides roll at the same time, and each player chooses his own casualties.',
  'rule.QS-10.6.title': 'Who wins an assault',
  'rule.QS-10.6.text':
    'The defender wins, unless the assaulter killed all defenders or more than the defender killed.',
  'rule.QS-10.6.ruling':
    'When no assaulter is left, the assault wins nothing: the remaining defenders stay where they are.',
  'rule.QS-10.7.title': 'Pursuit',
  'rule.QS-10.7.text':
    'The winner rolls one die for each of his remaining groups: each 5+ kills one more enemy group.',
  'rule.QS-10.8.title': 'The loser withdraws',
  'rule.QS-10.8.text': 'The loser’s remaining groups withdraw 1 square toward their base edge.',
  'rule.QS-10.8.ruling':
    'They go the same way as groups that fall back. A winning assaulter stays in the square; casualty markers lie in the square that was fought over. A commander who withdraws keeps the motivation attempts he has left.',
  'rule.QS-11.1.title': 'Removing markers',
  'rule.QS-11.1.text':
    'For each AP that every group in the square gives up, all of them the same number, one die may be rolled: on 4+ one casualty marker is removed.',
  'rule.QS-11.1.ruling':
    'It must be one of the player’s own markers in that square; he chooses of which platoon.',
  'rule.QS-12.1.title': 'The attacker’s points',
  'rule.QS-12.1.text':
    'At the end the attacker rolls 2 dice for each building square that he occupies, 12 at most, and scores their total.',
  'rule.QS-12.2.title': 'The defender’s points',
  'rule.QS-12.2.text':
    'The defender scores 2 points for each attacking group that is no longer on the board, 40 at most.',
  'rule.QS-12.3.title': 'Victory',
  'rule.QS-12.3.text': 'The higher total wins.',
  'rule.QS-12.3.ruling':
    'Equal totals are a draw. When the attacker has no group left, the game ends at once and is scored. When the defender has none left, the attacker plays his remaining turns undisturbed, or has it scored at once if he likes.',
};
