import { cardsOf, type Rulebook } from '@sandtable/kernel';

const card = cardsOf('BB');

/** Every rule of Bring the Browning in our own words, in the order of the book. */
export const RULEBOOK: Rulebook = [
  card(
    '1.1',
    'source meaning',
    'Figures, teams, squads',
    'Each figure stands by itself. The unit is the team; a squad is mostly two of them, and each acts on its own.',
  ),
  card(
    '1.2',
    'source choice',
    'No coherency',
    'The figures of a team may stand as far apart as their player likes.',
  ),
  card(
    '1.3',
    'source meaning',
    'Leader figures',
    'Leaders of teams and platoons only show where their attention is. They do not fire, are not hit and are in nobody’s way.',
  ),
  card(
    '1.4',
    'source meaning',
    'Minimum firing strength',
    'An LMG team needs 2 firing figures for effective fire, an elite team 3, a regular one 4, a second rate one 5.',
  ),
  card(
    '1.5',
    'ruling meaning',
    'Quality and weapon',
    'A team has a quality (elite, regular, second rate) and a weapon (rifle, SMG, LMG). An LMG team has the strength of LMG teams whatever its quality; any other that of its quality.',
  ),
  card(
    '1.6',
    'ruling choice',
    'Table and bases',
    'The table is 48 by 48 inches unless the scenario says otherwise. Places are whole hundredths of an inch. A figure has a round base of 0.3 inch radius; bases may not overlap.',
  ),
  card(
    '1.7',
    'ruling meaning',
    'Terrain features',
    'Woods, buildings and hills block sight, give cover and slow. Rough ground, walls and hedges give cover and slow. A stream only slows.',
  ),
  card(
    '2.1',
    'source choice',
    'Alternate picks',
    'The players pick in turn. Each pick activates 2 ready teams of any squads.',
    { ruling: 'They are two different teams: one that stays ready waits for a later pick.' },
  ),
  card(
    '2.2',
    'option choice',
    'Ways of activation',
    'Usually two teams a pick; it can be one, or be left to cards.',
    {
      option:
        'two teams a pick, one team a pick, a card for each squad (all its ready teams activate), or a card for each team.',
      ruling:
        'Every leader has a card of his own and takes no team’s place. A card is drawn by lot among those that have not been; when all have, and somebody is ready again, whoever is ready gets another.',
    },
  ),
  card(
    '2.3',
    'ruling choice',
    'Fewer ready teams',
    'With one ready team left a pick is that one; with none the other side goes on. A leader takes the place of a team. The scenario says who picks first; in the next turn it is the other side. A side that has only leaders left may decline, and is asked again at its next pick: it is out for the turn only when both sides decline one after the other. Who has nobody declines.',
  ),
  card(
    '2.4',
    'source choice',
    'The activation',
    'Place the leader, roll for control, rally, move, fire, and see whether the team stays ready.',
    { ruling: 'Rallying, moving and firing may each be left out.' },
  ),
  card(
    '2.5',
    'source meaning',
    'End of the turn',
    'The turn is over when neither side has a ready unit.',
  ),
  card(
    '3.1',
    'source choice',
    'Placing the leader',
    'The leader of the team is put anywhere within 3 inches of one of its figures.',
  ),
  card('3.2', 'source event', 'Control', 'Roll one die; an elite team adds 1.'),
  card(
    '3.3',
    'source choice',
    'Rallying',
    'Each point of control may rally one pinned figure within 8 inches of the leader figure, of any team of the side.',
  ),
  card(
    '3.4',
    'source event',
    'The price of rallying',
    'Roll one die for each: on a 6 the figure is a casualty and out of the game. Otherwise it is pinned no more.',
  ),
  card(
    '4.1',
    'source choice',
    'How far figures move',
    'Roll two dice for the team. A figure that keeps to the open moves up to the higher in inches; one that moves in a feature or crosses an obstacle, up to the lower.',
  ),
  card(
    '4.2',
    'source choice',
    'Who does not move',
    'Whoever is pinned stays put. The dice do not carry the leader figure.',
  ),
  card(
    '4.3',
    'ruling choice',
    'Paths',
    'The dice are seen first. A path is made of straight legs, and its whole length counts. Where a leg touches ground that slows, the lower die is the limit. It may lead past own figures but not through enemy bases, and ends clear of every base.',
  ),
  card(
    '5.1',
    'source choice',
    'One square of targets',
    'All fire of a team goes into one square of 6 by 6 inches.',
    {
      ruling:
        'The player lays the square along the edges of the table; part of it may lie off the table, on any side. Every enemy figure in it that a firing figure sees is a target.',
    },
  ),
  card('5.2', 'source choice', 'Who fires', 'Whoever is pinned holds his fire.', {
    ruling: 'Those fire that are not pinned and see at least one target.',
  }),
  card(
    '5.3',
    'source choice',
    'Range',
    'Anything in sight can be fired at; SMG teams reach 15 inches.',
  ),
  card(
    '5.4',
    'source event',
    'Scattered fire',
    'With fewer firing figures than the minimum roll two dice: each 6 pins the closest target, the second one the next closest.',
    { ruling: 'Targets that are pinned already are passed over.' },
  ),
  card(
    '5.5',
    'source event',
    'Firepower',
    'Otherwise the fire is effective: one die, +1 if twice the minimum or more fire, +1 for rapid fire.',
  ),
  card(
    '5.6',
    'source meaning',
    'Rapid fire',
    'A team where everybody has a semi-automatic rifle, an SMG or an assault rifle, and an LMG team with a belt-fed gun, fires rapidly. The order of battle says so.',
  ),
  card(
    '5.7',
    'source meaning',
    'Defence',
    'Incidental cover 1: four targets or more are in the open. Limited cover 2: one to three are. Extensive cover 3: none is. With three targets or fewer it is never below 2.',
  ),
  card(
    '5.8',
    'source meaning',
    'Cover',
    'A figure in a feature, or directly behind one, is in cover.',
    {
      ruling:
        'Directly behind: the line of sight from the nearest firing figure crosses the feature within 1 inch of the target. Only firing figures that see the target count; of several equally near, one is enough. To stand in a feature the centre must be inside it, not on its rim. A feature that the firing figure stands in covers only those who stand in it too; a wall or hedge nearer to the firing figure than to the target, and within 1 inch of it, covers nobody. No move ends exactly on a wall or hedge; whom the scenario puts there it does not cover.',
    },
  ),
  card(
    '5.9',
    'source event',
    'Pinned and scattered',
    'Each point of firepower above the defence pins a target, the closest first. When all are pinned, each further point makes one scatter: it is set aside, off the table.',
  ),
  card(
    '5.10',
    'ruling choice',
    'Which is closest',
    'The distance is that to the nearest firing figure that sees the target. Of several at the same distance their owner chooses. Those that scatter are again the closest.',
  ),
  card(
    '6.1',
    'source event',
    'Assault fire',
    'Within 6 inches a second die is rolled, with the same additions and against the same defence. Each point above it makes a target within 6 inches scatter, pinned or not.',
  ),
  card(
    '6.2',
    'ruling meaning',
    'When there is an assault die',
    'One firing figure within 6 inches of one target that it sees is enough, and only targets within 6 inches of a firing figure that sees them can scatter by it. It is applied after the firepower. Scattered fire has none.',
  ),
  card(
    '7.1',
    'ruling choice',
    'Sight',
    'Sight runs from the middle of a base to the middle of another. Woods, buildings and hills block it; but a figure sees out of one that it stands in, and is seen in it, through at most 2 inches of it along the line, and in a building from anywhere inside. Whoever stands on the rim does not stand in it. Walls, hedges, rough ground and figures do not block.',
  ),
  card(
    '8.1',
    'source event',
    'Readiness',
    'A team whose control came to 6 or more stays ready and may act again this turn. Any other is done, and its leader figure is put aside.',
  ),
  card(
    '8.2',
    'source choice',
    'Platoon leaders',
    'A platoon leader can act instead of a team, in one of three ways: rally (from within 3 inches of a figure of the platoon, as a team’s leader does), regroup or push. Then he is done for the turn: leaders never stay ready.',
    { ruling: 'A senior NCO acts as a platoon leader does.' },
  ),
  card(
    '8.3',
    'source choice',
    'Regroup',
    'Name as many of the scattered as you like and roll one die. If it is at least their number, all come back; if not, as many as it shows, and the others are gone for good. They are put within 3 inches of a figure of a team, not within 12 inches of an enemy, and belong to that team.',
    {
      ruling:
        'The player chooses which of them come back. The 3 inches are measured from figures that stood on the table before the roll, not from others who come back. Any of them may be left aside. Nobody is put where his base would touch the edge that his side is to leave by: he has to walk there.',
    },
  ),
  card(
    '8.4',
    'source choice',
    'Push',
    'A team that is done becomes ready again. It does not act in this pick.',
  ),
  card(
    '8.5',
    'ruling choice',
    'Lost teams, and no room',
    'A team without a figure on the table is gone. Figures that regroup are not pinned. Where there is no place for them, they stay aside.',
  ),
  card(
    '9.1',
    'source choice',
    'Nerves',
    'At the end of a turn each player chooses one of his pinned figures, which scatters.',
    {
      option:
        'one figure for each platoon; so it is unless told otherwise where a side has two platoons or more.',
    },
  ),
  card(
    '9.2',
    'source event',
    'A new turn',
    'Every leader can be used again, and every team is ready.',
  ),
  card(
    '9.3',
    'ruling event',
    'Victory',
    'The scenario says how it is won: by holding places (with the most unpinned figures within 4 inches), by leaving over an edge (it ends when enough have), or by breaking the enemy (half his figures lost at the end of a turn; if nobody breaks, the smaller share of losses wins). Distances run from centre to centre; a figure has left when its base touches the edge. Scattered figures are lost when the game ends. A side that has nobody left on the table has lost, unless it was to leave it. The side with more points has won; equal points are a draw.',
  ),
];
