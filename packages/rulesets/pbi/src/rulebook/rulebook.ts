import { cardsOf, type Rulebook } from '@sandtable/kernel';

const card = cardsOf('QS');

/** Every rule of PBI Quick Start in our own words, in the order of the book. */
export const RULEBOOK: Rulebook = [
  card(
    '1.1',
    'source meaning',
    'The board',
    'The board has 8 x 8 squares. Each is wholly open, partial (hedges, walls) or closed (woods, buildings).',
  ),
  card(
    '1.2',
    'source event',
    'Laying out scenery',
    'The defender lays out exactly 6 closed building squares and 20 more squares of partial or closed scenery. The other 38 stay open.',
  ),
  card(
    '1.3',
    'ruling event',
    'Free layout or scenario',
    'A ready-made scenario fixes the layout. In a free game the defender lays it out first, or takes a generated one and adjusts it; with other counts it is not accepted. He may change squares 60 times in all.',
  ),
  card(
    '1.4',
    'ruling meaning',
    'Woods',
    'A closed square that is no building is woods: it has the same effect, but brings no victory dice.',
  ),
  card(
    '1.5',
    'ruling meaning',
    'Adjacent squares and range',
    'Squares that share a side or a corner are adjacent. Range is the larger of the column and the row difference, so adjacent squares are at range 1.',
  ),
  card(
    '2.1',
    'source meaning',
    'A standard platoon',
    'A platoon has 10 groups: 1 platoon commander with an SMG, 3 LMG groups and 6 rifle groups.',
  ),
  card('2.2', 'source meaning', 'Forces', 'The defender has one platoon, the attacker has two.'),
  card(
    '2.3',
    'source event',
    'Choice of edge',
    'The defender chooses the edge that the attacker starts from.',
    { ruling: 'It is the attacker’s base edge; the opposite one is the defender’s.' },
  ),
  card(
    '2.4',
    'source event',
    'The defender deploys',
    'The defender deploys first, anywhere but in the two rows nearest to the attacker’s edge.',
  ),
  card(
    '2.5',
    'source event',
    'The attacker deploys',
    'The attacker then deploys both platoons in the row along his edge.',
  ),
  card(
    '2.6',
    'source choice',
    'Four to a square',
    'A square never holds more than 4 groups of one side.',
  ),
  card(
    '3.1',
    'source event',
    'Turns',
    'The players take turns, the attacker first. Each has 4 turns, and the defender has the last.',
  ),
  card(
    '3.2',
    'source event',
    'One more turn',
    'In his last scheduled turn a player may roll one die: on 5+ both players have one more turn. This can happen again.',
  ),
  card(
    '3.3',
    'ruling event',
    'When to roll for it',
    'The roll is offered once, at the end of that last turn. When the attacker succeeds, the defender’s next turn is not his last, so he does not roll in it. No game has more than 100 turns.',
  ),
  card(
    '3.4',
    'source event',
    'Order of a turn',
    'Morale comes first; then motivation attempts one at a time, each followed at once by the actions of the square; then the turn ends.',
  ),
  card('3.5', 'source event', 'Residual AP', 'Squares that were not motivated have 1 AP.', {
    ruling:
      'They spend it after the last motivation attempt, square by square in any order. A failed attempt does not cost a square its residual AP.',
  }),
  card(
    '4.1',
    'source event',
    'Break test',
    'At the start of his turn a player rolls one die for each platoon with 4 or more casualty markers on the board: on 5+ the whole platoon is removed. Its markers stay.',
  ),
  card(
    '4.2',
    'source event',
    'Morale of a square',
    'Then each square with own casualty markers tests: one die for each marker (4 at most), one more if the square is open, one fewer if a platoon commander is in it. Each 4+ is a fail.',
  ),
  card(
    '4.3',
    'source event',
    'One fail',
    'The groups in the square may not move this turn. They may do anything else.',
  ),
  card(
    '4.4',
    'source event',
    'Two fails',
    'The groups in the square fall back 1 square toward their base edge and do nothing else this turn.',
    { ruling: 'A commander among them motivates nobody.' },
  ),
  card('4.5', 'source event', 'Three fails', 'The groups in the square are removed.'),
  card(
    '4.6',
    'ruling choice',
    'Which squares test',
    'Only squares that hold own groups test, only own markers count, and where that leaves no die there is no test. The player chooses the order. A group tests once a turn: groups that fell back into a square that has still to test take no part in it. They leave their markers where they lie, and a square that had nothing to test before they came does not test because of them.',
  ),
  card(
    '4.7',
    'ruling event',
    'The way back',
    'Groups fall back or withdraw straight toward the base edge; where that square is enemy-held or full, to a square diagonally toward it, as their owner likes; where none is free they are removed. Groups that would leave the board are removed.',
  ),
  card('4.8', 'ruling choice', 'No move, no assault', 'Who may not move may not assault either.'),
  card(
    '5.1',
    'source choice',
    'Motivation attempts',
    'Each platoon commander has 3 motivation attempts a turn.',
  ),
  card(
    '5.2',
    'source event',
    'Score to motivate',
    'The score needed is the number of squares on the path from commander to target, both ends counted, +1 for each closed square among them. The path may have one diagonal step. One die that scores as much or more succeeds.',
  ),
  card(
    '5.3',
    'ruling choice',
    'The cheapest path',
    'The path is the cheapest there is; closed squares count at its ends too, and groups do not block it. What needs more than 6 cannot be tried.',
  ),
  card(
    '5.4',
    'source choice',
    'Once a turn',
    'A group can be motivated successfully once a turn.',
    { ruling: 'After a failure the same square may be tried again with another attempt.' },
  ),
  card(
    '5.5',
    'option choice',
    'Own platoon only',
    'A commander motivates every group in the square that has not been motivated yet.',
    { option: 'A commander motivates only groups of his own platoon.' },
  ),
  card(
    '5.6',
    'source event',
    'Action points',
    'A motivated square rolls one die: each of its groups has that many AP, and one more if a platoon commander is in the square.',
  ),
  card(
    '5.7',
    'source choice',
    'One thing after another',
    'A group may spend some AP, see what comes of it and then decide on the rest. Groups of one square may do different things and part company.',
  ),
  card(
    '5.8',
    'source choice',
    'What things cost',
    'To leave an open or partial square 1 AP, a closed one 2 AP. A shot 1 AP, at most 3 shots a turn for a group. An assault 5 AP.',
  ),
  card(
    '5.9',
    'ruling event',
    'Lost AP',
    'AP that are not spent when the player closes the square’s activation are lost. A group that was killed, fell back or withdrew has none.',
  ),
  card(
    '6.1',
    'source event',
    'Moving',
    'Groups move by whole squares. What it costs depends on the square they leave, whatever they enter.',
  ),
  card('6.2', 'source choice', 'One diagonal', 'A group may move diagonally once a turn.'),
  card(
    '6.3',
    'source choice',
    'Full and enemy squares',
    'A square never holds more than 4 groups of a side. Enemy-held squares are entered only by assault.',
  ),
  card(
    '7.1',
    'source meaning',
    'All-round fire',
    'Groups shoot all round: facing does not matter.',
  ),
  card(
    '7.2',
    'source choice',
    'Closed squares stop fire',
    'A line of fire stops in the first closed square that it meets. That square can be shot at, nothing behind it.',
  ),
  card(
    '7.3',
    'source event',
    'Fire across partial squares',
    'Crossing a partial square does not stop a line of fire, but every open square beyond counts as partial cover.',
  ),
  card(
    '7.4',
    'source meaning',
    'Corners',
    'A line of fire may touch the corner of a closed square and go on.',
  ),
  card(
    '7.5',
    'source choice',
    'Groups stop fire',
    'A line of fire may not pass through a square that holds groups, of either side.',
  ),
  card(
    '7.6',
    'ruling meaning',
    'The line',
    'The line runs between the centres of the two squares and crosses a square when it passes through its inside. The shooter’s own square never stops it.',
  ),
  card(
    '8.1',
    'source event',
    'Dice for a shot',
    'A rifle group has 1 die for each AP, an LMG 3. A commander’s SMG has 3 at range 1, 1 at range 2 and none beyond.',
  ),
  card(
    '8.2',
    'source choice',
    'Shooting together',
    'Groups of one square may shoot together at one target square: their dice are added.',
  ),
  card(
    '8.3',
    'source event',
    'Hits and the choice die',
    'Every 6 is a hit on the target square. One choice die is rolled along: on 5+ the shooter deals the hits, otherwise the target’s owner.',
    { option: 'The choice die itself hits on a 6.' },
  ),
  card(
    '8.4',
    'source event',
    'Dealing hits',
    'Hits are dealt one to a group until every group has one, then a second time round, and so on.',
  ),
  card(
    '8.5',
    'source event',
    'Saves',
    'Each hit is saved by one die: 4+ in the open, 3+ in partial, 2+ in closed squares. A platoon commander saves on 2+ everywhere.',
  ),
  card(
    '8.6',
    'source event',
    'Casualties',
    'A group that fails a save is replaced by a casualty marker.',
    {
      ruling:
        'The marker lies in the square where it fell and belongs to its platoon. A group that is hit twice rolls twice and dies once.',
    },
  ),
  card(
    '9.1',
    'source event',
    'Opportunity shooting',
    'In the opponent’s turn groups may shoot with 1 AP at enemies that come within 1 square, if they roll 4+. It can be tried at every square with enemies in that range.',
  ),
  card(
    '9.2',
    'ruling event',
    'When it happens',
    'Each time enemy groups, one or several moving together, enter a square at range 1, each square in range may try once: one die for the square, and on 4+ all its groups shoot with 1 AP as one volley at the square entered. The fallen stop there; the rest may go on. Groups that fall back or withdraw are not shot at, and groups that withdrew this turn do not shoot (QS-5.9).',
  ),
  card(
    '9.3',
    'ruling event',
    'Here they come',
    'An assault brings it about too, before the assault dice and from the assaulted square only. The volley goes at the assaulting groups alone, who save by the cover of the square they come from.',
  ),
  card(
    '10.1',
    'source event',
    'Assault',
    'Groups that spend 5 AP may enter an enemy-held square and assault it. Only then do both sides share a square. It is resolved at once, in one round.',
  ),
  card(
    '10.2',
    'ruling choice',
    'Who assaults',
    '1 to 4 groups from one square assault one adjacent square. A diagonal step is the group’s diagonal of the turn.',
  ),
  card(
    '10.3',
    'source event',
    'Assault dice',
    'Each assaulting group rolls 3 dice, 2 more if it started in an adjacent square, 1 fewer if the defenders are in a closed square. Each defending group rolls 3 dice.',
    {
      ruling: 'The 2 more and the 1 fewer are for each assaulting group.',
      option:
        'The 2 more and the 1 fewer count once for the whole assault, the 2 more only if every group started adjacent.',
    },
  ),
  card(
    '10.4',
    'ruling event',
    'Where it started',
    'A group started where it was activated: one that moved before it assaults has no extra dice.',
  ),
  card(
    '10.5',
    'source event',
    'Killed in an assault',
    'Each 6 kills one enemy group, with no save. Both sides roll at the same time, and each player chooses his own casualties.',
  ),
  card(
    '10.6',
    'source event',
    'Who wins an assault',
    'The defender wins, unless the assaulter killed all defenders or more than the defender killed.',
    {
      ruling:
        'Assaulters of whom nobody is left win nothing: the defenders that remain stay where they are.',
    },
  ),
  card(
    '10.7',
    'source event',
    'Pursuit',
    'The winner rolls one die for each of his remaining groups: each 5+ kills one more enemy group.',
  ),
  card(
    '10.8',
    'source event',
    'The loser withdraws',
    'The loser’s remaining groups withdraw 1 square toward their base edge.',
    {
      ruling:
        'By the same way as groups that fall back. A winning assaulter stays in the square; casualty markers lie in the square that was fought over. A commander who withdraws keeps the motivation attempts he has left.',
    },
  ),
  card(
    '11.1',
    'source event',
    'Removing markers',
    'One die may be rolled for each AP that every group in the square gives up, all of them the same number: on 4+ one casualty marker is removed.',
    { ruling: 'An own marker in that square; the player chooses of which platoon.' },
  ),
  card(
    '12.1',
    'source event',
    'The attacker’s points',
    'At the end the attacker rolls 2 dice for each building square that he occupies, 12 at most, and scores their total.',
  ),
  card(
    '12.2',
    'source event',
    'The defender’s points',
    'The defender scores 2 points for each attacking group that is no longer on the board, 40 at most.',
  ),
  card('12.3', 'source event', 'Victory', 'The higher total wins.', {
    ruling:
      'Equal totals are a draw. When the attacker has no group left the game ends at once and is scored. When the defender has none left the attacker plays his remaining turns undisturbed, or has it scored at once if he likes.',
  }),
];
