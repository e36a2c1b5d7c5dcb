export const SETTINGS = {
  'settings.title': 'Settings',
  'settings.about': 'They apply at once and are kept in this browser, on this device.',

  'settings.looks': 'Colours and letters',
  'settings.scheme': 'Colours of the table',
  'settings.scheme.field': 'Field',
  'settings.scheme.field.about': 'Olive, grey and earth, as on a real table.',
  'settings.scheme.clear': 'Clear',
  'settings.scheme.clear.about':
    'Blue against orange on pale ground: easier to tell apart, for colour-blind eyes too.',
  'settings.mode': 'Light or dark',
  'settings.mode.system': 'As the system has it',
  'settings.mode.light': 'Light',
  'settings.mode.dark': 'Dark',
  'settings.largeText': 'Large text',
  'settings.largeText.about': 'Everything that is written, a quarter larger.',

  'settings.pace': 'Movement',
  'settings.speed': 'How fast things move',
  'settings.speed.slow': 'Slow',
  'settings.speed.normal': 'Normal',
  'settings.speed.fast': 'Fast',
  'settings.speed.off': 'Not at all',
  'settings.speed.about':
    'If your system is set to show less motion, nothing moves here either, whatever you choose.',
  'settings.speed.reduced': 'Your system is set so now.',

  'settings.sound': 'Sound',
  'settings.sound.on': 'Dice, shots and moves can be heard',
  'settings.sound.about': 'Off unless you switch it on. The buttons let you hear it first.',
  'settings.sound.try': 'Try a sound',
  'settings.sound.dice': 'Dice',
  'settings.sound.shot': 'A shot',
  'settings.sound.move': 'A move',
  'settings.sound.win': 'A victory',

  'settings.matches': 'Matches on this device',
  'settings.matches.loading': 'Looking them up …',
  'settings.matches.none': 'There are none yet.',
  'settings.matches.some':
    '{all:One match|# matches}, {over} of them finished. Together they take {size}.',
  'settings.matches.kept': 'They are kept in this browser and nowhere else.',
  'settings.matches.failed': 'This browser keeps no matches: it gives pages no room to do so.',
  'settings.matches.kilobytes': '{size} kB',
  'settings.matches.megabytes': '{size} MB',
  'settings.matches.delete': 'Delete finished matches …',
  'settings.matches.deleted': '{count:One match was|# matches were} deleted.',
  'settings.delete.title': 'Delete {count:the finished match|# finished matches}?',
  'settings.delete.text':
    'Replays of {count:it|them} will be gone for good. Matches that are still being played stay.',
  'settings.delete.confirm': 'Delete',
} as const;
