/** What the command line says of itself, in English: its commands, what they are about, and their options. */
export const HELP_TEXTS: Readonly<Record<string, string>> = {
  'help.usage': 'Usage: sandtable COMMAND [ARGUMENTS]',
  'help.group': 'Usage: sandtable {group} COMMAND [ARGUMENTS]',
  'help.more':
    '“sandtable COMMAND --help” tells more about a command.\n“sandtable --version” says which version this is.',
  'help.command': 'Usage: {usage}',

  'command.play': 'Play a game at the terminal, against the computer or each other.',
  'command.learn': 'Learn a game in short lessons at the terminal.',
  'command.rulesets': 'List the games, their scenarios, options and computer players.',
  'command.rules': 'List the rules with the tests that prove them.',
  'command.players': 'List the computer players of a game with their ratings.',
  'command.simulate': 'Let two computer players play many games and add up the results.',
  'command.arena':
    'Have players and programs of your own play everybody against everybody, and rate them.',
  'command.replay': 'Tell a saved match step by step, or draw the board at one step.',
  'command.report': 'Look back at a finished match: score, losses, turning points, luck.',
  'command.review':
    'Look back at a match by the chance of winning: what dice gave and what decisions cost.',
  'command.verify':
    'Check every move and every die of a saved match, or of the proof of one that was hosted.',
  'command.rerun':
    'Run saved matches again under the present rules, and report what would become of them.',
  'command.scenario check': 'Check scenario files and list everything that is wrong with them.',
  'command.army list': 'List what armies can be chosen from, with points and limits.',
  'command.army build': 'Choose the armies of a battle, at the prompt or with --set.',
  'command.army check': 'Check army files and list everything that is wrong with them.',
  'command.schema':
    'Print the JSON Schema of scenarios, saved matches, moves, armies, lessons, examples of rules or runs of the lab.',
  'command.bench': 'Measure how fast the rules run.',
  'command.engine': 'Answer requests, one JSON object a line, for programs.',

  'about.play':
    'You play the first side and the computer’s captain the other, unless you say otherwise: “sandtable players” lists whom --opponent can name. In a loaded match, you play the side that has to decide. At the prompt, “help” lists what can be typed.',
  'about.learn':
    'Without LESSON it lists the lessons. At the prompt, type the number of a choice, “back” to try again or to go back a step, “quit” to leave.',
  'about.rules':
    'The titles of tests are shown as they are written, those of tables of tests with their gaps (%s). With --check, the exit code is 1 when a rule has no test.',
  'about.players':
    'Strongest first, as measured by “npm run rate”. Those who think ahead can be given a style or a number of play-outs for each decision: general:bold, general@2000.',
  'about.simulate': 'The players change sides every game. The same seed gives the same games.',
  'about.arena':
    'A player is the name of a computer player, or the command line of a program that answers on its standard output what it is asked on its standard input, perhaps with a name before it: --players "greedy,random,mine=python3 bot.py". Each pair plays so many games in each scenario, half of them with either side. docs/writing-a-bot.md describes what a program is asked and what loses it a game. The exit code is 1 when a program could not be started for any of its games.',
  'about.replay':
    'Without --viewer it shows what a spectator may see. The exit code is 1 when the match cannot be verified.',
  'about.review':
    'The chance of winning after every step is found by playing on from there many times, with quick answers for both sides. What a roll gave is the chance after it less what was to be expected of the move; what a decision cost is the chance of a better one less that of the one taken, from what its side knew. With --viewer SIDE nothing is used but what that side has seen, so that it can be asked of a match that goes on: only its own decisions are judged then. The exit code is 1 when the match cannot be read or there is nothing to judge. The exact luck of the dice is in “sandtable report”.',
  'about.verify':
    'The last lines say what the file proves of its dice, on what conditions, and what no file proves. The exit code is 0 when the dice are proved on those conditions, 1 when the file is not in order, 3 when they are sealed, 4 seeded, 5 scripted, 6 mixed, 7 recorded under earlier rules (2 is a wrong command line). FILE may also be the proof of a match that a host gives out when it is over: then its log, its chain and the host’s signature are checked too, and with --record whether it agrees with what you hold yourself.',
  'about.rerun':
    'For whoever changes a rule: FOLDER is searched for saved matches, with all folders in it; one file can be named too. Nothing is written to them. A match of an earlier version goes on from where it stands if a step would now come out differently; one of the present version that comes out differently says that the version was not raised, or that somebody wrote in the file. The exit code is 0 when all come out the same, 3 when some do not, 1 when some cannot be read (2 is a wrong command line).',
  'about.scenario check': 'The exit code is 1 when there is a problem.',
  'about.army build':
    'Begins with the usual armies, or with those of a file (--from). ORDER is “SIDE ENTRY COUNT”, “SIDE list ID”, “SIDE budget POINTS”, “ground ID” or “seed TEXT”, such as --set "attacker mg 5". With --save or --json nothing is asked; the exit code is 1 when an army breaks a limit, and then nothing is saved. “sandtable play RULESET --scenario FILE” plays what was saved.',
  'about.army check': 'The exit code is 1 when there is a problem.',
  'about.bench':
    'Beside the rulesets it measures a small skirmish without any framework. Where no ruleset is named it measures the server too, in processes of its own: moves that are on the disk, with a thousand matches of that skirmish at once. With --compare, the same on boardgame.io and its server, which are fetched into .cache the first time, and games of the skirmish between its bot and our search.',
  'about.engine': 'docs/engine-protocol.md describes the requests and the answers.',

  'flag.scenario': 'which scenario: the id of a ready-made one, or a file (of armies, too)',
  'flag.record': 'a file with what you hold of the match yourself, to compare with its proof',
  'flag.from': 'begin with the armies of this file',
  'flag.set': 'change something; may be given several times',
  'flag.option': 'switch an option of the rules; may be given several times',
  'flag.side': 'the side you play',
  'flag.opponent': 'the computer player you play against',
  'flag.hotseat': 'both sides are played at this keyboard',
  'flag.seed': 'the seed of the dice',
  'flag.load': 'go on with a saved match',
  'flag.save': 'save the match here when it ends or is left',
  'flag.show': 'play it as intended and print all that is said, for whoever writes lessons',
  'flag.check': 'only say which rules have no test',
  'flag.help': 'show this',
  'flag.json': 'print the result as JSON',
  'flag.players': 'the players, by name; in an arena programs too, by their command line',
  'flag.games': 'how many games (100; in an arena 20 for each pair and scenario)',
  'flag.time': 'how many seconds a program has for a decision (10)',
  'flag.out':
    'keep all of it there: the arena in a file, a run of the lab in a folder that can be gone on with',
  'flag.jobs': 'how many threads (as many as there are cores)',
  'flag.play-outs': 'how often each position is played on from, at least (32)',
  'flag.step': 'what happened in this step and the board after it; 0 is the opening',
  'flag.viewer': 'whose eyes to look through: a side (for “replay” also “spectator”)',
  'flag.compare': 'measure another engine too; it is fetched if missing',
  'flag.engine': 'measure only the engine, not the server',
  'flag.seconds': 'how many seconds to measure each thing (2.5)',
};
