/** The cards of the rules, each in our own words. */
export const CARDS: Readonly<Record<string, string>> = {
  'rule.BB-1.1.title': 'Figures, teams, squads',
  'rule.BB-1.1.text':
    'Each figure stands by itself. The unit is the team; a squad is usually two of them, and each acts on its own.',
  'rule.BB-1.2.title': 'No coherency',
  'rule.BB-1.2.text': 'The figures of a team may stand as far apart as their player likes.',
  'rule.BB-1.3.title': 'Leader figures',
  'rule.BB-1.3.text':
    'Leaders of teams and platoons only show where their attention is. They do not fire, are not hit and are in nobody’s way.',
  'rule.BB-1.4.title': 'Minimum firing strength',
  'rule.BB-1.4.text':
    'An LMG team needs 2 firing figures for effective fire, an elite team 3, a regular one 4, a second rate one 5.',
  'rule.BB-1.5.title': 'Quality and weapon',
  'rule.BB-1.5.text':
    'A team has a quality (elite, regular, second rate) and a weapon (rifle, SMG, LMG). An LMG team needs the strength of an LMG team whatever its quality; any other team that of its quality.',
  'rule.BB-1.6.title': 'Table and bases',
  'rule.BB-1.6.text':
    'The table is 48 by 48 inches unless the scenario says otherwise. Places are whole hundredths of an inch. A figure has a round base of 0.3 inch radius; bases may not overlap.',
  'rule.BB-1.7.title': 'Terrain features',
  'rule.BB-1.7.text':
    'Woods, buildings and hills block sight, give cover and slow. Rough ground, walls and hedges give cover and slow. A stream only slows.',
  'rule.BB-2.1.title': 'Alternate picks',
  'rule.BB-2.1.text': 'The players pick in turn. Each pick activates 2 ready teams, of any squads.',
  'rule.BB-2.1.ruling':
    'They are two different teams: one that stays ready waits for a later pick.',
  'rule.BB-2.2.title': 'Ways of activation',
  'rule.BB-2.2.text': 'Usually two teams a pick; it can be one, or be left to cards.',
  'rule.BB-2.2.ruling':
    'Every leader has a card of his own and takes no team’s place. A card is drawn at random from those not yet drawn; when all have been, and somebody is ready again, whoever is ready gets another.',
  'rule.BB-2.2.option':
    'two teams a pick, one team a pick, a card for each squad (all its ready teams activate), or a card for each team.',
  'rule.BB-2.3.title': 'Fewer ready teams',
  'rule.BB-2.3.text':
    'With one ready team left, a pick is that one; with none, the other side goes on. A leader takes the place of a team. The scenario says who picks first; in the next turn it is the other side. A side that has only leaders left may decline, and is asked again at its next pick: it is out for the turn only when both sides decline one after the other. A side with nobody to act declines.',
  'rule.BB-2.4.title': 'The activation',
  'rule.BB-2.4.text':
    'Place the leader, roll for control, rally, move, fire, and see whether the team stays ready.',
  'rule.BB-2.4.ruling': 'Rallying, moving and firing may each be left out.',
  'rule.BB-2.5.title': 'End of the turn',
  'rule.BB-2.5.text': 'The turn is over when neither side has a ready unit.',
  'rule.BB-3.1.title': 'Placing the leader',
  'rule.BB-3.1.text':
    'The leader of the team is put anywhere within 3 inches of one of its figures.',
  'rule.BB-3.2.title': 'Control',
  'rule.BB-3.2.text': 'Roll one die; an elite team adds 1.',
  'rule.BB-3.3.title': 'Rallying',
  'rule.BB-3.3.text':
    'Each point of control may rally one pinned figure within 8 inches of the leader figure, of any team of the side.',
  'rule.BB-3.4.title': 'The price of rallying',
  'rule.BB-3.4.text':
    'Roll one die for each: on a 6 the figure is a casualty and out of the game. Otherwise it is no longer pinned.',
  'rule.BB-4.1.title': 'How far figures move',
  'rule.BB-4.1.text':
    'Roll two dice for the team. A figure that keeps to the open moves up to the higher in inches; one that moves in a feature or crosses an obstacle, up to the lower.',
  'rule.BB-4.2.title': 'Who does not move',
  'rule.BB-4.2.text': 'Whoever is pinned stays put. The dice do not carry the leader figure.',
  'rule.BB-4.3.title': 'Paths',
  'rule.BB-4.3.text':
    'The dice are seen first. A path is made of straight legs, and its whole length counts. Where a leg touches ground that slows, the lower die is the limit. It may pass figures of its own side but not enemy bases, and ends clear of every base.',
  'rule.BB-5.1.title': 'One square of targets',
  'rule.BB-5.1.text': 'All fire of a team goes into one square of 6 by 6 inches.',
  'rule.BB-5.1.ruling':
    'The player lays the square along the edges of the table; part of it may lie off the table, on any side. Every enemy figure in it that a firing figure sees is a target.',
  'rule.BB-5.2.title': 'Who fires',
  'rule.BB-5.2.text': 'A pinned figure holds its fire.',
  'rule.BB-5.2.ruling': 'Figures that are not pinned and see at least one target fire.',
  'rule.BB-5.3.title': 'Range',
  'rule.BB-5.3.text': 'Anything in sight can be fired at; SMG teams reach 15 inches.',
  'rule.BB-5.4.title': 'Scattered fire',
  'rule.BB-5.4.text':
    'With fewer firing figures than the minimum, roll two dice: each 6 pins the closest target, the second 6 the next closest.',
  'rule.BB-5.4.ruling': 'Targets that are pinned already are passed over.',
  'rule.BB-5.5.title': 'Firepower',
  'rule.BB-5.5.text':
    'Otherwise the fire is effective: one die, +1 if twice the minimum or more fire, +1 for rapid fire.',
  'rule.BB-5.6.title': 'Rapid fire',
  'rule.BB-5.6.text':
    'A team where everybody has a semi-automatic rifle, an SMG or an assault rifle, and an LMG team with a belt-fed gun, fires rapidly. The order of battle says so.',
  'rule.BB-5.7.title': 'Defence',
  'rule.BB-5.7.text':
    'Incidental cover 1: four or more targets are in the open. Limited cover 2: one to three are. Extensive cover 3: none is. With three targets or fewer it is never below 2.',
  'rule.BB-5.8.title': 'Cover',
  'rule.BB-5.8.text': 'A figure in a feature, or directly behind one, is in cover.',
  'rule.BB-5.8.ruling':
    'Directly behind: the line of sight from the nearest firing figure crosses the feature within 1 inch of the target. Only firing figures that see the target count; of several equally near, one is enough. To stand in a feature the centre must be inside it, not on its rim. A feature that the firing figure stands in covers only those who stand in it too; a wall or hedge nearer to the firing figure than to the target, and within 1 inch of it, covers nobody. No move ends exactly on a wall or hedge; whom the scenario puts there it does not cover.',
  'rule.BB-5.9.title': 'Pinned and scattered',
  'rule.BB-5.9.text':
    'Each point of firepower above the defence pins a target, the closest first. When all are pinned, each further point makes one scatter: it is set aside, off the table.',
  'rule.BB-5.10.title': 'Which is closest',
  'rule.BB-5.10.text':
    'The distance is that to the nearest firing figure that sees the target. Of several at the same distance their owner chooses. Those that scatter are again the closest.',
  'rule.BB-6.1.title': 'Assault fire',
  'rule.BB-6.1.text':
    'Within 6 inches a second die is rolled, with the same additions and against the same defence. Each point above it makes a target within 6 inches scatter, pinned or not.',
  'rule.BB-6.2.title': 'When there is an assault die',
  'rule.BB-6.2.text':
    'One firing figure within 6 inches of one target that it sees is enough, and only targets within 6 inches of a firing figure that sees them can scatter by it. It is applied after the firepower. Scattered fire has none.',
  'rule.BB-7.1.title': 'Sight',
  'rule.BB-7.1.text':
    'Sight runs from the middle of one base to the middle of another. Woods, buildings and hills block it; but a figure sees out of one that it stands in, and is seen in it, through at most 2 inches of it along the line, and in a building from anywhere inside. A figure on the rim does not stand in it. Walls, hedges, rough ground and figures do not block.',
  'rule.BB-8.1.title': 'Readiness',
  'rule.BB-8.1.text':
    'A team whose control came to 6 or more stays ready and may act again this turn. Any other team is done, and its leader figure is put aside.',
  'rule.BB-8.2.title': 'Platoon leaders',
  'rule.BB-8.2.text':
    'A platoon leader can act instead of a team, in one of three ways: rally (from within 3 inches of a figure of the platoon, as a team’s leader does), regroup or push. Then he is done for the turn: leaders never stay ready.',
  'rule.BB-8.2.ruling': 'A senior NCO acts as a platoon leader does.',
  'rule.BB-8.3.title': 'Regroup',
  'rule.BB-8.3.text':
    'Name as many of the scattered as you like and roll one die. If it is at least their number, all come back; if not, as many as it shows, and the others are gone for good. They are put within 3 inches of a figure of a team, not within 12 inches of an enemy, and belong to that team.',
  'rule.BB-8.3.ruling':
    'The player chooses which of them come back. The 3 inches are measured from figures that stood on the table before the roll, not from others who come back. Any of them may be left aside. Nobody is put where his base would touch the edge that his side is to leave by: he has to walk there.',
  'rule.BB-8.4.title': 'Push',
  'rule.BB-8.4.text': 'A team that is done becomes ready again. It does not act in this pick.',
  'rule.BB-8.5.title': 'Lost teams, and no room',
  'rule.BB-8.5.text':
    'A team without a figure on the table is gone. Figures that regroup are not pinned. Where there is no place for them, they stay aside.',
  'rule.BB-9.1.title': 'Nerves',
  'rule.BB-9.1.text':
    'At the end of a turn each player chooses one of his pinned figures, which scatters.',
  'rule.BB-9.1.option':
    'one figure for each platoon; this is the default where a side has two platoons or more.',
  'rule.BB-9.2.title': 'A new turn',
  'rule.BB-9.2.text': 'Every leader can be used again, and every team is ready.',
  'rule.BB-9.3.title': 'Victory',
  'rule.BB-9.3.text':
    'The scenario says how it is won: by holding places (with the most unpinned figures within 4 inches), by leaving over an edge (the game ends when enough have), or by breaking the enemy (half his figures lost at the end of a turn; if nobody breaks, the smaller share of losses wins). Distances run from centre to centre; a figure has left when its base touches the edge. Scattered figures are lost when the game ends. A side that has nobody left on the table has lost, unless it was to leave it. The side with more points has won; equal points are a draw.',
};
