/** Files that are opened and saved, and positions that are shared. */
export const FILES = {
  'files.open': 'Open a saved match, a scenario or armies',
  'files.drop': 'Drop a saved match, a scenario or armies',
  'files.drop.hint':
    'A match goes on where it was left; a scenario or a position starts a new one.',
  'files.problems.title': 'This file cannot be opened',
  'files.problems.in': 'Nothing was changed. What is wrong with “{name}”:',
  'files.problem.one': 'Please drop one file at a time.',
  'files.problem.large': 'It is larger than {limit} MB. No match or scenario is that large.',
  'files.problem.unreadable': 'The browser could not read it.',
  'files.problem.empty': 'It is empty.',
  'files.problem.json': 'It is not JSON, so it is damaged or something else: {reason}',
  'files.problem.foreign':
    'It is not a saved match, a scenario or armies of Sandtable. A match has “sandtable”: “match” in it, armies have “sandtable”: “armies”; a scenario has “format”: 1 and the name of its game in “ruleset”.',
  'files.problem.format':
    'It was written in format {found} of Sandtable’s files; this page reads format {known}. A newer version may open it.',
  'files.problem.game': 'It is for the game “{id}”, which is not here.',
  'files.problem.version':
    'It was played under version {found} of the rules of {game}; this page plays version {known}, where it could come out differently.',
  'files.problem.at': '{where}: {what}',
  'files.problem.others': '{count} others',
  'files.problem.unloaded': 'The game could not be loaded. Are you offline? ({reason})',
  'files.problem.fault': 'It could not be read to the end: {reason}',
  'files.problem.unkept':
    'There is no room for it on this device, or the browser cannot keep it: {reason}',
  'link.problem.letters': 'The link is damaged: it has characters in it that no link has.',
  'link.problem.damaged': 'The link is damaged, perhaps cut off on its way. Ask for it again.',
  'link.problem.large': 'The link holds more than any position could need.',
  'link.problem.foreign': 'The link holds something, but not a position of Sandtable.',
  'share.title': 'Share this position',
  'share.text':
    'Anybody who opens this link can play from exactly this position. It is all in the link: nothing is stored anywhere.',
  'share.link': 'Link to the position',
  'share.making': 'Making the link …',
  'share.copy': 'Copy the link',
  'share.copied': 'Copied',
  'share.other': 'This is another link: copy it anew.',
  'share.selected': 'The link is selected: copy it with Ctrl+C or ⌘C.',
  'share.send': 'Send it …',
  'share.save': 'Save the position as a file',
  'changed.title': 'The rules have changed',
  'changed.step':
    'The rules have been corrected since this match was played. Step {step} would now come out differently, by',
  'changed.what': '{what}.',
  'changed.rule': '{rule}: {title}',
  'changed.kept':
    'The match goes on from where it stands, under the corrected rules. What came before stays in its log and its replay as it was.',
  'changed.dropped':
    'Its file does not say what came of its steps, so the match goes on from before this one, under the corrected rules: {dropped:one step is|# steps are} not kept.',
  'changed.go': 'Go on',
  'changed.watch': 'Watch it',
  'changed.save': 'Save the match as it was',
  'changed.unkept': 'It could not be kept on this device: {reason}',
  'files.seats': 'Who plays on?',
  'files.seats.go': 'Go on',
} as const;
