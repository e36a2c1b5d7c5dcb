/** Where a game is set up. */
export const START = {
  'start.title': 'New game of {game}',
  'start.scenario': 'Scenario',
  'start.shared': 'From a shared position',
  'start.map': 'The table of “{title}”',
  'start.options': 'Options',
  'start.options.none': 'This game has no options.',
  'start.option.usual': 'usually {value}',
  'start.option.on': 'on',
  'start.option.off': 'off',
  'start.option.rule': 'Rule {rule}',
  'start.armies': 'Choose the armies yourself',
  'start.chosen': 'With chosen armies.',
  'start.chosen.change': 'Change them',
  'start.begin': 'Begin',
  'start.problem': 'This cannot be played:',
  'start.unkept': 'The match could not be kept on this device: {reason}.',
} as const;
