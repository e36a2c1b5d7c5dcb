import type { Catalogue } from '@sandtable/kernel';

/** The words of the quick reference sheet. No figure is written here: they come from the tables. */
export const REFERENCE_ENGLISH: Catalogue = {
  language: 'en',
  form: (count) => (count === 1 ? 0 : 1),
  texts: {
    'cell.inches': '{count}″',
    'cell.dice': '{count:# die|# dice}',
    'cell.orMore': '{count} or more',
    'cell.yes': 'yes',

    'turn.title': 'The turn',
    'turn.pick':
      'A side picks {count:one ready team|# ready teams} of any squads; if fewer are ready, those.',
    'turn.act': 'Each is activated, one after the other.',
    'turn.other': 'Then the other side picks; a side with nobody ready passes.',
    'turn.end':
      'When neither side has anybody ready, or both decline one after the other, the turn ends.',
    'turn.lead':
      'A platoon leader may take the place of a team. A side with only leaders left may decline, and is asked again unless the other side declines too.',
    'turn.cards':
      'Option: {one:one team|# teams} a pick, or at random with a card for each squad or each team, and one for each leader.',

    'activation.title': 'Activating a team',
    'activation.leader': 'Put its leader figure within {inches}″ of one of its figures.',
    'activation.control': 'Roll one die: its control,',
    'activation.elite': '{count} more for an elite team.',
    'activation.rally':
      'For each point of control one pinned figure within {inches}″ of the leader may be rallied, of any team of the side.',
    'activation.move': 'Move.',
    'activation.fire': 'Fire.',
    'activation.ready': 'Ready again, or done: then its leader figure is set aside.',
    'activation.lost': 'A figure becomes a casualty while rallying',
    'activation.stays': 'The team stays ready with a control of',
    'activation.declined': 'Rallying, moving and firing may each be left out.',

    'movement.title': 'Moving',
    'movement.roll': 'For the team, before anybody moves',
    'movement.open': 'A figure that stays in the open',
    'movement.slow': 'One in, into or across what slows',
    'movement.higher': 'higher die in inches',
    'movement.lower': 'lower die in inches',
    'movement.pinned': 'Pinned figures stay, and so does the leader figure.',
    'movement.path':
      'A path is straight legs, passes friends but no enemies, and ends clear of every base, and not exactly on a wall or hedge.',

    'ground.title': 'Ground, sight and cover',
    'ground.head': 'Ground',
    'ground.blocks': 'Blocks sight',
    'ground.covers': 'Cover',
    'ground.slows': 'Slows',
    'ground.into': 'Sight goes into it, and out of it, as deep as',
    'ground.behind': 'In cover: figures in it, and behind it within',
    'ground.rim': 'A figure on the rim of a feature does not stand in it.',
    'ground.own':
      'What the firer stands in covers only those in it with him; a wall or hedge nearer to him than to the target covers nobody.',
    'ground.table': 'The table, unless the scenario says otherwise',
    'ground.size': '{width}″ × {height}″',
    'ground.base': 'A base is as wide as',
    'ground.building': 'Buildings: anybody inside sees out and is seen.',
    'ground.figures':
      'Sight runs from the middle of a base to the middle of another; no figure blocks it.',

    'strength.title': 'Firing strength',
    'strength.head': 'Team',
    'strength.lmg': 'LMG team of any quality',
    'strength.minimum': 'Minimum',
    'strength.strong': 'Strong from',

    'fire.title': 'Fire',
    'fire.square': 'All targets are in a square of',
    'fire.size': '{side}″ × {side}″',
    'fire.off': 'The square may lie partly off the table.',
    'fire.smg': 'An SMG team fires as far as',
    'fire.scattered': 'Fewer than the minimum: scattered fire',
    'fire.pins': '… each pins the closest target',
    'fire.effective': 'Otherwise effective fire: firepower',
    'fire.die': 'one die',
    'fire.strong': '… of a strong team',
    'fire.rapid': '… with rapid fire',
    'fire.who':
      'Figures that are not pinned and see a target fire; a target is any enemy in the square that one of them sees.',

    'effects.title': 'Results of fire',
    'effects.targets': 'Targets in the open',
    'effects.cover': 'Cover',
    'effects.defence': 'Defence',
    'effects.many': '{count} or more',
    'effects.some': 'at least one, up to {count}',
    'effects.none': 'none',
    'effects.incidental': 'incidental',
    'effects.limited': 'limited',
    'effects.extensive': 'extensive',
    'effects.few': 'Up to {count} targets in all have a defence of at least {defence}.',
    'effects.result':
      'Each point above the defence pins a target. When all are pinned, each further one scatters a pinned one: it is set aside.',
    'effects.closest':
      'The closest to a firing figure that sees it first; of equals its owner chooses.',

    'assault.title': 'Assault fire',
    'assault.reach': 'Effective fire at a target that the firer sees within',
    'assault.die':
      'A second die with the same additions against the same defence: each point above it scatters a target that close, pinned or not.',
    'assault.effective': 'It counts after the firepower.',

    'leaders.title': 'Platoon leaders and senior NCOs',
    'leaders.head': 'Action',
    'leaders.what': 'What he does',
    'leaders.rally': 'rally',
    'leaders.rally.what':
      'goes within {inches}″ of any figure of the platoon; then control and rallying as above',
    'leaders.regroup': 'regroup',
    'leaders.regroup.what':
      'names any number of scattered figures and rolls a die: that many come back, the others are gone for good',
    'leaders.push': 'push',
    'leaders.push.what': 'makes one team that is done ready again',
    'leaders.near':
      'They come back beside a figure of the team they join that was there before, within',
    'leaders.clear': '… and farther from every enemy than',
    'leaders.once': 'He acts once a turn and is done.',
    'leaders.aside': 'A figure that could come back may be left aside.',

    'end.title': 'End of the turn, and victory',
    'end.nerves':
      'Each side scatters one of its pinned figures; with {count} platoons or more, one a platoon.',
    'end.ready': 'All teams and leaders are ready again.',
    'end.hold': 'An objective is held by the most unpinned figures within',
    'end.break': 'A side breaks when it has lost of its figures',
    'end.share': 'Where nobody breaks, the smaller share of losses wins.',
    'end.scattered': 'Figures scattered at the end count as lost. The scenario says how it is won.',
  },
};
