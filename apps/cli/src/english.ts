import type { Catalogue } from '@sandtable/kernel';
import { RECORD_ENGLISH } from '@sandtable/record';
import { WIRE_ENGLISH } from '@sandtable/wire';
import { BENCH_TEXTS } from './benchEnglish.ts';
import { HELP_TEXTS } from './helpEnglish.ts';
import { LAB_TEXTS } from './labEnglish.ts';

/** Every text of the command line. What belongs to a game comes from its ruleset. */
export const CLI_ENGLISH: Catalogue = {
  language: 'en',
  form: (count) => (count === 1 ? 0 : 1),
  texts: {
    ...RECORD_ENGLISH,
    ...WIRE_ENGLISH,
    ...LAB_TEXTS,
    ...HELP_TEXTS,
    ...BENCH_TEXTS,
    'list.or': ' or ',

    'error.command': 'There is no command “{found}”. The commands are {known}.',
    'error.commandOne': 'There is no command “{found}”, only “{known}”.',
    'error.operandMissing': '“{name}” needs {operand}.',
    'error.operandExtra': '“{name}” does not know what to do with “{found}”.',
    'error.dash':
      'After --{name} comes what it is to be, and “{found}” begins like another option. If it is meant, write --{name}={found}.',
    'error.number': '--{name} must be a whole number from {least} to {most}, not “{value}”.',
    'error.noProof':
      '{file} is a match and no proof of one: there is nothing to compare a record with',
    'error.ruleset': 'There are no rules called “{id}”. Known here: {known}.',
    'error.scenario':
      '“{name}” is neither a scenario of these rules nor a file. The scenarios are {known}.',
    'error.muster': '{id} has no armies to choose. These have: {known}.',
    'error.course': 'There are no lessons for “{id}”. There are some for {known}.',
    'error.lesson': 'There is no lesson “{name}”. The lessons are {known}.',
    'error.option': 'These rules have no option “{id}”. Their options are {known}.',
    'error.options': 'These rules have no options, so none is called “{id}”.',
    'error.optionValue': 'The option {id} cannot be “{value}”. It can be {values}.',
    'error.playOuts':
      '“{name}”: after “@” comes how many play-outs a decision is worth, a whole number from 1 to 9,999,999 in digits alone.',
    'error.thoughtless':
      '“{name}”: only those who think ahead can be told after “@” how many play-outs a decision is worth: {thinkers}.',
    'error.player': 'No player called “{name}” plays {ruleset}. The players are {known}.',
    'error.entrants': 'Name at least two players: --players A,B',
    'error.quote':
      'In “{entry}” a quote is open. The players are parted at every comma, in quotes too.',
    'error.entrantTwice':
      'Two players are called “{name}”: give a program another name, NAME=COMMAND.',
    'error.entrant':
      '“{name}” is neither a player of {ruleset} ({known}) nor the command line of a program.',
    'error.players': '--players needs the names of two players, such as “random,random”.',
    'error.side': 'There is no side “{side}”. The sides are {known}.',
    'error.viewer': 'There is no viewer “{viewer}”. The viewers are {known}.',
    'error.hotseat': '--hotseat goes with neither --side nor --opponent.',
    'error.loadAlone': '--load goes with neither --scenario nor --option: the file has both.',
    'error.loadSeed': '--seed does not go with {file}: its dice follow from a seed of their own.',
    'error.loadRuleset': '{file} is a match of {found}, not of {wanted}.',
    'error.schema': 'There is no schema “{name}”. The schemas are {known}.',
    'error.seconds': '--seconds must be a number above 0, up to 600.',
    'problem.read': 'cannot be read: {reason}',
    'problem.noMatch': 'is not a saved match',
    'error.write': 'Cannot write {file}: {reason}.',
    'error.ENOENT': 'there is no such file or folder',
    'error.EISDIR': 'it is a folder',
    'error.EACCES': 'that is not permitted',
    'error.ENOSPC': 'the disk is full',

    'rulesets.version': 'version {version}',
    'rulesets.sides': 'sides: {sides}',
    'players.name': 'name',
    'players.level': 'level',
    'players.rating': 'rating',
    'players.between': '95 % interval',
    'players.interval': '{low} to {high}',
    'players.seconds': 'seconds a decision',
    'players.about':
      'Points above “random”: whoever has 400 more wins ten times as often as he loses.',
    'rulesets.players': 'computer players: {players}',
    'rulesets.option': 'option {id}={values}, {default} unless set [{rule}]',
    'rulesets.scenario': 'scenario {id}: {title}',

    'rules.ruling': 'Ruling: {ruling}',
    'rules.option': 'Option {id} ({usual} unless set): {option}',
    'rules.noTest': 'no test cites it',
    'rules.untested': '{id} ({title}) has no test of its own.',
    'rules.checked': '{rules:one rule|# rules}, {untested} without a test of its own.',

    'play.opponent': 'The computer ({player}) plays {side}.',
    'play.seed': 'Seed: {seed}',
    'play.seedFrom': 'Seed of the dice from step {from}: {seed}',
    'play.helpHint': 'Type the number of a choice, “auto” to have it answered, or “help”.',
    'learn.prompt': 'Your choice: ',
    'learn.number': 'Type a number from 1 to {last}, “back” or “quit”.',
    'learn.again': 'Press Enter to try again: ',
    'play.prompt': '> ',
    'play.help':
      'NUMBER         take that choice; Enter alone takes it where there is only one\nodds NUMBER    what a choice costs and risks, and its odds\noutlook TIMES  what lies further ahead, such as who is lost on the way across\nauto           let the computer answer, until something else is asked\nundo           take back your last decision, if no dice were rolled since\nrule ID        read a rule, such as “rule {example}”\nlook PLACE     what is there: in a square, around a point in inches (12,30), in a team\nboard          draw the board again\nstatus         what each side plays for, how it stands and what it needs\nsave FILE      save the match\nresign         give up: the other side wins, and that stands\nquit           leave',
    'status.aim': 'Aim: {line}',
    'status.now': 'Now: {line}',
    'status.needed': 'Needed: {line}',
    'play.typed':
      'Any move can be typed, listed or not, such as “{example}”. Places are inches across and up, a path is all its places one after another, and names with spaces go in quotes: {forms}.',
    'play.form':
      'Type it like this: {form}. Places are inches across and up, such as 12.5,8; a path is all its places one after another, such as 12.5,8 14,9.',
    'play.number': 'Type a number from 1 to {last}, or “help”.',
    'play.unknown': '“{line}” means nothing here. “help” lists what can be typed.',
    'play.undone': 'Taken back.',
    'play.saved': 'Saved to {file}.',
    'play.saveNeedsFile': 'Say where: “save FILE”.',
    'play.saveWhere': 'Save the match? Type a file name, or press Enter to leave without saving: ',
    'play.inputEnded': 'Nothing more was typed, so the match is left here.',
    'play.interrupted': 'Interrupted: the match is left here.',
    'play.noRule': 'There is no rule “{id}”.',
    'play.noPlace': 'There is no square “{place}”.',
    'play.noPoint':
      'There is neither a team nor a place “{place}”. A place is inches across and up, such as “12,30”.',
    'play.offTable': '{place} is off the table.',
    'play.openGround': 'open ground',

    'map.blocks': '▓ block, with its tag and an arrow to its front; ░ the same, Spent',
    'map.pinned': 'small letters {mark}',

    'odds.measure': '{measure}: {expected} on average',
    'odds.chance': '{measure}: {percent}',
    'odds.none': 'There are no odds to show for this choice.',
    'outlook.none': 'There is nothing further ahead to find out here.',
    'outlook.playOuts':
      '{playOuts:Played out once|Played out # times} from what you know, the computer deciding for both sides.',
    'outlook.times': 'Type how often to play it out, from 1 to {most}, or nothing.',

    progress: '{bar} {percent} % ({done} of {of})',
    'simulate.title': '{a} against {b}, {games:one game|# games}',
    'simulate.as': 'as {side}',
    'simulate.of': 'of {games}',
    'simulate.share': '{rate} (95 %: {low} to {high})',
    'simulate.draws': 'Draws: {draws}',
    'simulate.length':
      'Decisions a game: {mean} on average, {median} in the middle, {least} to {most}',
    'simulate.score':
      'Score of {side}: {mean} on average, {median} in the middle, {least} to {most}',
    'simulate.time': '{seconds} s, {rate} games a second',

    'arena.title': 'Everybody against everybody, {games:one game|# games}',
    'arena.rating': 'rating',
    'arena.interval': '95 %',
    'arena.points': 'points',
    'arena.between': '{low} to {high}',
    'arena.pointsOf': '{points} of {games}',
    'arena.self': '-',
    'arena.seed': 'The same games again: --seed {seed}',
    'arena.anchor':
      'The rating of {anchor} is 0; 400 points more are ten wins to a loss. A draw is half a point.',
    'arena.forfeits': '{count:One game was|# games were} lost by something else than the game:',
    'arena.forfeit': 'Game {game}, {player} ({fault}): {says}',
    'arena.moreForfeits': '… and {left:one more|# more}; --json has them all.',
    'arena.fault.start': 'The program could not be started: {reason}',
    'arena.fault.silence': 'No answer within {seconds:a second|# seconds}.',
    'arena.fault.crash': 'The program ended ({how}).',
    'arena.fault.crash.said': 'The program ended ({how}); the last it said was: {said}',
    'arena.fault.closed': 'The program closed its output.',
    'arena.fault.long': 'More than {longest} characters that nobody asked for.',
    'arena.fault.json': 'The answer is not JSON: {line}',
    'arena.fault.answer': 'The answer is not an object with the id {id} and a move: {line}',
    'arena.fault.illegal': 'The move {move} is against {rule}: {why}',

    'replay.step': 'After step {step} of {of}',

    'report.early':
      'The match is not over. A report tells what both sides knew, so it is written at the end.',
    'report.missed': '{side} still needed: {needed}.',
    'report.course': 'How the score went',
    'report.first': 'The first turn.',
    'report.lost': 'lost',
    'report.points': 'Turning points',
    'report.points.none': 'Nothing that happened changed how the sides stood.',
    'report.point': 'Step {step}: good for {side}.',
    'report.luck': 'Luck: what the dice gave against what the odds expected',
    'report.luck.none': 'No dice were rolled.',
    'report.luck.unrolled': '{side} rolled no dice.',
    'report.luck.even':
      '{side}: {luck}, neither lucky nor unlucky in {rolls:one roll|# rolls} ({dice:one die|# dice}).',
    'report.luck.good':
      '{side}: {luck}, better than in {count} of 100 battles with the same {rolls:roll|# rolls} ({dice:one die|# dice}).',
    'report.luck.bad':
      '{side}: {luck}, worse than in {count} of 100 battles with the same {rolls:roll|# rolls} ({dice:one die|# dice}).',
    'report.kinds': 'Got / expected',
    'report.best': 'The luckiest rolls:',
    'report.worst': 'The unluckiest rolls:',
    'report.roll.good':
      'Step {step}, {side}: {what} {got}, {expected} expected. The chance of that or better was {percent}.',
    'report.roll.bad':
      'Step {step}, {side}: {what} {got}, {expected} expected. The chance of that or worse was {percent}.',
    'review.ended':
      'The match was ended otherwise than by its rules: at the end stands the chance that the position still gave.',
    'review.early':
      'The match is not over. A review tells what both sides knew, so it is written at the end; --viewer SIDE looks back at what that side has seen so far.',
    'review.nothing': 'That side has seen nothing happen yet.',
    'review.empty': 'The match ended before anything happened.',
    'review.viewer':
      'Through the eyes of {side}: from what that side has seen and nothing else. Only its own decisions are judged, and steps are counted as it noticed them, so that “replay” may give them higher numbers.',
    'review.nobody': 'There is nobody here who could judge this game.',
    'review.curve': 'The chance of {side} to win, step by step',
    'review.course.now': 'From {from} at the beginning to {to} now.',
    'review.course': 'From {from} at the beginning to {to} at the end.',
    'review.turnings': 'Turning points',
    'review.turnings.none': 'No single roll or decision stands out.',
    'review.turning.roll': 'Step {step}: the dice gave {side} {percent} (± {error}).',
    'review.turning.seen':
      'Step {step}: dice, or what came to light, gave {side} {percent} (± {error}).',
    'review.turning.decision': 'Step {step}: a decision gave {side} {percent} (± {error}).',
    'review.better': 'Played: “{played}”. Better: “{better}”.',
    'review.better.on': 'It would go on so, if nothing comes between: {plan}.',
    'review.sides': 'Luck and skill, in chances of winning',
    'review.side':
      '{side}: luck {luck}, decisions {price} ({costly} of {decisions:one that was|# that were} thought about could have been better).',
    'review.side.seen':
      '{side}: dice, and what came to light, {luck}, decisions {price} ({costly} of {decisions:one that was|# that were} thought about could have been better).',
    'review.worst': 'Most expensive decisions: step {steps}.',
    'review.best': 'Best rolls: step {steps}.',
    'review.best.seen': 'What helped most: step {steps}.',
    'review.rest':
      'The chance of {side} moved by {moved}: {luck} by dice, {own} by its own decisions, {others} by those of {other}, {rest} by nothing that stands out.',
    'review.rest.seen':
      'The chance of {side} moved by {moved}: {luck} by dice and what came to light, {own} by its own decisions, {unseen} in steps whose decision it did not see, {rest} by nothing that stands out.',
    'review.playOuts':
      'Found by {playOuts:one play-out|# play-outs} of every position, with quick answers of both sides; ± is where it lies with 95 % confidence. Decisions are judged from what their side knew.',
    'verify.good':
      '{file}: every move of {steps:its one step|its # steps} is legal under {ruleset}, and every position is as recorded.',
    'verify.goodSince':
      '{file}: what was played under earlier rules of {ruleset} is taken as recorded; every move since then is legal, and every position is as recorded.',
    'verify.recorded':
      'Dice from step {from}: recorded under earlier rules. Nothing of them can be worked out again.',
    'verify.proved':
      'Dice from step {from}: each follows from the secret, the commitment and the numbers of the sides.',
    'verify.sealed':
      'Dice from step {from}: sealed. They can be checked once the secret is revealed.',
    'verify.seeded': 'Dice from step {from}: seeded. Each follows from the seed.',
    'verify.scripted': 'Dice from step {from}: scripted. Somebody wrote them down.',
    'verify.log':
      'The log has {entries:one entry|# entries}; each is chained to the one before, all are by the rules, and the host has signed the last.',
    'verify.logRecorded':
      'The log has {entries:one entry|# entries}; each is chained to the one before, and the host has signed the last. But some of it was played under earlier rules and cannot be played again: whether the host passed over dice that it did not like, this does not show.',
    'verify.host': '  key of the host: {publicKey}',
    'verify.signed': '  signed: {hash}',
    'verify.held':
      '{file}: what you were told, your receipt and what you saw beforehand agree with this proof.',
    'verify.heldNumberless':
      '{file}: what you were told, your receipt, and the key and commitment that you saw beforehand agree with this proof. It does not say which number you gave, so nothing shows that the dice were rolled with yours.',
    'verify.seed': 'seed: {seed}',
    'verify.matchNumber': '  number of the match: {matchNumber}',
    'verify.commitment': '  commitment: {commitment}',
    'verify.number': '  number of {side}: {number}',
    'verify.hostNumber':
      '  number of {side}: {number} (part of the commitment; {side} knew the secret)',
    'verify.keptNumber':
      '  number of {side}: {number} (follows from the secret, so it was fixed with the commitment)',
    'verify.secret': '  secret: {secret}',

    'verify.open': 'The match is not over.',
    'verify.ended': '{result} Only the file says so.',
    'verify.endedHosted': '{result} The log of the host says so.',
    'verify.early':
      '  The secret is in the file though the match is not over: whoever has it knows every die to come.',

    'verdict.proved':
      'Verdict: proved, on conditions. The commitment was made for this very game, and every die follows from it and the numbers.',
    'verdict.proved.kept':
      'Nobody could choose or foresee a die, if the commitment had reached both sides before they gave their numbers, and if the two sides and whoever kept the secret are three different people who told each other nothing.',
    'verdict.proved.hosted':
      'Nobody could choose a die, if the sides are two people, and if the one who played {guest} did not know the secret and had the commitment before giving a number. But whoever played {host} knew the secret, and with it every die beforehand.',
    'verdict.proved.limits':
      'No file proves these conditions: compare the commitment and the numbers with those that you saw then. Nor does it prove that these moves were the ones played: once the secret is known, other moves can be written to the same dice. Nor does it prove that the match ended here or that a side gave up. And whoever keeps the secret can drop a match whose dice displease him and begin another: say beforehand which one counts.',
    'verdict.hosted':
      'Verdict: proved, on conditions. This proves that every move was by the rules, that every die follows from the commitment and the numbers of both sides, and that whoever holds the key above put its name to this course of the match, with the moves in this order and what was taken back. Nobody chose a die, if neither side knew the secret of the host when it gave its number: whoever knows it and gives his last can try out numbers until he likes the dice. A computer of the host plays with a number that follows from the secret: where you played against one and nothing above says so of its number, the host could try out numbers for it. It proves all this to you if you had the commitment before you gave your number, and if key, commitment and number are those that you saw then; what you hold yourself shows that, where you give it with --record.',
    'verdict.hosted.trust':
      'You still have to trust the host for this: that it told nobody the secret of its dice before the match was over, and nobody the dice or the other side’s secrets, for it knows all of them from the moment the numbers are given; that it held back nobody’s moves and let nobody see yours first; that the times are true, that both sides had agreed and that a side gave up where the log says so, and that what it has of the other side is what that side did: players sign nothing, and after your last receipt it is the host’s word alone; that the other seat was a person, and not the host itself; and that it began no second match in place of one whose dice displeased it: say beforehand which match counts. It could also have made all of this up by itself, numbers included: the proof counts for those who played, and for others as far as they believe one of them.',
    'verdict.brought':
      'The first {steps:step was|# steps were} not played at this host: whoever founded the match brought {steps:it|them} along from a device of his own. {steps:It is|They are} by the rules, and nobody has put anything else in {steps:its|their} place since; but whether {steps:it was|they were} played so, by whom and with which dice is his word alone, and he may have seen what both sides hid there. All that follows is said of what came after.',
    'verdict.own':
      'The match does not begin from a ready-made battle as these rules have it now: somebody gave its beginning, such as one of the players, and nothing here says that it was fair to both sides.',
    'verdict.passed':
      'Dice were taken back in it and passed over. That both sides agreed to that, only the proof of a hosted match shows.',
    'verdict.limits':
      'No file proves that these moves were the ones played, that the match ended here or that a side gave up.',
    'verdict.sealed':
      'Verdict: sealed. The moves are checked; the dice are not, until the secret is revealed.',
    'verdict.seeded':
      'Verdict: seeded. The dice follow from a seed, which whoever chose it could try out first.',
    'verdict.scripted': 'Verdict: scripted. The dice are whatever somebody wrote down.',
    'verdict.recorded':
      'Verdict: recorded. The dice were rolled under earlier rules, and are taken as they were written down.',
    'verdict.mixed':
      'Verdict: mixed. The dice come from more than one source, and no one source proves them all.',

    'changed.rule': '{id} ({title})',
    'changed.step':
      'The rules have changed since this match was played: step {step} now comes out differently, by {rule}.',
    'changed.what': '{what}.',
    'changed.kept':
      'The match goes on from where it stands, under today’s rules; what came before stays as it was recorded.',
    'changed.dropped':
      'The match goes on from before step {before}, under today’s rules; {dropped:one step is|# steps are} not kept, because the file does not say what came of {dropped:it|them}.',

    'rerun.ruleset':
      '{title}, version {version}: {matches:one match|# matches}, {same:one|#} of them the same',
    'rerun.goesOn': '{rule}: {count:one match goes|# matches go} on under changed rules',
    'rerun.unraised':
      '{rule}: {count:one match differs|# matches differ} though the version is the same: raise it',
    'rerun.file': '{file}: {what}',
    'rerun.dropped': '{file}: {what} ({dropped:one step is|# steps are} not kept)',
    'rerun.unreadable': 'Cannot be read: {count:one file|# files}',
    'rerun.sum':
      '{matches:One match|# matches}: {same:one|#} the same, {goesOn:one goes|# go} on under changed rules, {unraised:one differs|# differ} though the version is the same. Files that cannot be read: {unreadable}.',

    'scenario.good': '{file}: good',

    'army.list': '{id}  {title}, {budget} points',
    'army.points': '{points:one point|# points} each',
    'army.doubling': '{points:one point|# points}, double for each further one',
    'army.usual': 'usually {usual}, at most {most}',
    'army.head': '{side}: {title}, {points} of {budget} points',
    'army.most': 'of at most {most}',
    'army.ground': 'Ground: {ground}',
    'army.hint': 'Type, for example, “{side} {entry} {count}”, “save FILE”, “quit” or “help”.',
    'army.help':
      'SIDE ENTRY COUNT    how many of an entry, by its name or number\nSIDE ENTRY#1 FITTING COUNT  what the first of them is fitted with\nSIDE list ID        choose from another list; begins with its usual army\nSIDE budget POINTS  what the army may cost\nground ID           where the armies meet\nseed TEXT           what follows from nothing else on that ground\nlists, grounds      what there is to choose from\nsave FILE           save the armies; “play --scenario FILE” plays them\nquit                leave',
    'army.order': 'Say what {side} is to have: “{side} ENTRY COUNT”, or “help”.',
    'army.no.side': 'There is no side “{found}”. The sides are {known}.',
    'army.no.ground': 'There is no ground “{found}”. The grounds are {known}.',
    'army.no.list': 'There is no army list “{found}”. The lists are {known}.',
    'army.no.entry': 'There is no “{found}” in this list. There are {known}.',
    'army.no.copy': 'There is no {entry}#{found}: the army has {has} of it.',
    'army.bare': 'nothing fitted',
    'army.number': 'That must be a whole number up to {most}, not “{found}”.',
    'army.unsound': 'Not saved: the armies break a limit.',
    'army.saved': 'Saved to {file}. “sandtable play {ruleset} --scenario {file}” plays it.',

    'engine.long': 'The line is too long.',
    'engine.json': 'The line is not JSON: {reason}',
    'engine.object': 'A request is a JSON object.',
    'engine.id': 'An id is a string of at most {longest} characters, or a finite number.',
    'engine.request': 'The request is unknown, or its fields are wrong.',
    'engine.scenario': 'The scenario or the options are wrong.',
    'engine.noScenario': 'There is no scenario “{name}”. The scenarios are {known}.',
    'engine.oneScenario': 'Give a scenario or a position, not both.',
    'engine.file': 'The file is not a match that can be verified.',
    'engine.imagine':
      'Give a match, or premises with a view: a world is imagined from one of them.',
    'engine.whoseView': 'Say which side’s view this is.',
    'engine.view': 'From this view no world can be imagined: {reason}',
    'engine.viewPosition': 'From this view no world can be imagined: it would break the rules.',
    'engine.noMatch': 'No match is open.',
    'engine.unknownMatch': 'No match is called “{name}”.',
    'engine.matchTaken': 'A match is already called “{handle}”.',
    'engine.notAsked': 'Nothing is asked of the side “{side}”.',
    'engine.pick':
      'Each pick has one of piece, formation, square, point, facing and button; a button may have a value.',
    'engine.nobodyAsked': 'The match is over: nobody is asked.',
    'engine.bothAsked': 'Both sides are asked: say which is meant.',
    'engine.noStep': 'There is no step {step}; the last is {last}.',
    'engine.mostOpen': 'No more than {limit} matches can be open: close one.',
    'engine.mostSteps': 'No match can have more than {limit} steps.',
    'engine.mostSources': 'A match can go on with other dice no more than {limit} times.',
    'engine.dice': 'These dice cannot be rolled.',
    'engine.hostNumber': 'The commitment holds the number of the host: give it with “numbers”.',
    'engine.diceMissing': 'The move rolls more dice than were given.',
    'engine.diceLeft': 'The move rolls fewer dice than were given: {left:one is|# are} left over.',
    'engine.diceFace': 'A die of {sides} sides cannot show {face}.',
    'engine.diceSealed': 'The secret of these dice is not here, so they cannot be rolled.',
    'engine.notScripted': 'Dice can be given by hand only to a match whose dice are scripted.',
  },
};
