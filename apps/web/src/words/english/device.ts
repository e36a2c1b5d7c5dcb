/** Between a device of one's own and a host: these words come with the pages that need them. */
export const DEVICE = {
  'device.online':
    'The match goes on online from here, with dice that nobody has to trust. Your friend is shown what was played, as seen from the side they take, and is told that it comes from your device. What is on this device stays as it is.',
  'device.online.position':
    'The match goes on online from this position, with dice that nobody has to trust. It is too old or too long for what was played to go with it. What is on this device stays as it is.',

  'device.brought':
    'It does not start at the beginning: it comes from {name}’s own device, after {steps:one decision|# decisions}.',
  'device.brought.nobody':
    'It does not start at the beginning: it comes from the device of whoever invites you, after {steps:one decision|# decisions}.',
  'device.brought.turn': 'This is where it stands: {turn}.',
  'device.brought.asked': 'It waits for {side}.',
  'device.brought.both': 'It waits for both sides.',
  'device.brought.trust':
    'The host has seen that all of it is by the rules. For the dice until now you have the word of whoever invites you; from here on they are the host’s.',
  'device.brought.secrets': 'What your side has hidden so far may have been seen there.',

  'copy.title': 'Go on with a copy here',
  'copy.title.secrets': 'Practise from here',
  'copy.text':
    'You get a copy with all that was played, and go on from here with dice of this device. The match itself stays where it is: nobody there hears of the copy, and nothing in it counts there.',
  'copy.secrets':
    'What the other side hides is known to nobody but them and the host. So you get an exercise: it begins with what you know, and with something made up for the rest. The match itself stays where it is, and goes on without it.',
  'copy.exercise': 'Exercise: {title}',
  'copy.make': 'Make the copy',
  'copy.practise': 'Begin the exercise',
} as const;
