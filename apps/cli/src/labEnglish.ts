import { LAB_ENGLISH } from '@sandtable/lab';

/** Every text of the lab at the command line. */
export const LAB_TEXTS = {
  ...LAB_ENGLISH,
  'command.lab run': 'Play the games of a run, here or on many machines, and add them up.',
  'command.lab report': 'Print what the games in the folder of a run came to.',
  'command.lab compare': 'Compare two scenarios, and stop as soon as the question is settled.',
  'command.lab balance': 'Look for an even variant of a scenario by turning its knobs.',
  'command.lab worker': 'Play games of the runs in a database, as long as there are any.',

  'about.lab run':
    'FILE describes the run: docs/lab.md says how, “sandtable schema run” in full. The same file gives the same figures, whoever plays it. With --out, each batch of games is kept in that folder as it comes: interrupt it whenever you like, and the same command goes on. With --database, the run is put where workers find it; this waits for them and prints what they have played. To interrupt that only stops the waiting. The exit code is 130 when it was interrupted.',
  'about.lab report':
    'FOLDER is what --out of “lab run” named, whether the run is complete or not.',
  'about.lab compare':
    'Asks whether the first side wins more often in --a or in --b, with a game of each after another, and stops when one is ahead or both are alike: a difference is claimed where there is none in at most 5 of 100 comparisons, and one of --difference or more is overlooked in at most as many. A scenario may have its knobs turned: “village?turns=7”.',
  'about.lab balance':
    'Every combination of the values of its knobs is played a little; those that are further from even are set aside, and the others are played more, until one lies within the bounds with 95 % confidence. The exit code is 1 when none does.',
  'about.lab worker':
    'This is all that a further machine needs. A batch that a worker has taken is another’s when nothing was heard of it for a while; whatever is killed, every game is counted once. Interrupted, it ends at once: what it was playing is played by others.',

  'flag.out': 'keep the games in this folder, and go on with what is there',
  'flag.csv': 'write all games to this file, one in a line',
  'flag.a': 'the one scenario',
  'flag.b': 'the other scenario',
  'flag.difference': 'a difference in wins that matters (10)',
  'flag.bounds': 'between which shares of the first side it is even, in percent (45-55)',
  'flag.round': 'games of each variant in the first round (32)',
  'flag.most':
    'no more games of any scenario or variant than this (10,000 to compare, 2,048 to balance)',
  'flag.database': 'the address of a PostgreSQL database that workers share',
  'flag.batch': 'games in a batch (4); a worker takes as many batches as it plays in two seconds',
  'flag.lease': 'after so many silent seconds a batch is given to another worker (30)',
  'flag.once': 'end when nothing is left to play, and wait for no further run',

  'bench.labMeasuring': 'Measuring the lab …',
  'bench.lab': 'The lab on {threads:one thread|# threads}: {games} games/s',
  'bench.labQueue': 'Out of a queue in PostgreSQL the same games take {percent} more time.',

  'lab.otherRun': '{folder} has the games of another run. Name another folder.',
  'lab.noFolder': '{folder} is a file, and the games of a run are kept in a folder. Name another.',
  'lab.changedRun':
    'The games in {folder} were played under other rules or with another scenario than there are now, so that they cannot be read as games of these.',
  'lab.badLine': '{file}: line {line} is no batch of games',
  'lab.stopped': 'Interrupted: nothing is kept. With --out FOLDER it can be gone on with.',
  'lab.stoppedKept': 'Interrupted: the same command goes on with what is in {folder}.',
  'lab.needsBoth': 'Name two scenarios, with --a and --b.',
  'lab.comparison': 'comparison',
  'lab.knob': '“{found}” sets no knob. Write it like “turns=7”.',
  'lab.bounds':
    '--bounds must be two percentages, the lower one first, such as 45-55, not “{found}”.',
  'lab.noKnobs':
    '{name} has no knobs to turn: its file says nothing of what could be set otherwise.',
  'lab.manyKnobs': '{name} can be set in {count} ways; no more than {most} can be told apart.',
  'lab.partly': '{games} of {of} games were played so far.',
  'lab.withoutLuck':
    'Without the luck of the dice: {player} {playerShare} of the points, {side} {sideShare}.',
  'lab.course': 'By the end of each turn, on average:',
  'lab.losses': 'Where something was lost, in a game on average:',
  'lab.taken': 'Where objectives were taken, in a game on average:',
  'lab.nothing': 'nothing',
  'lab.shades': '{full} is {most}, the most',
  'lab.whose': 'side',
  'lab.turn': 'turn',
  'lab.games': 'games',
  'lab.lost': '{side} lost',
  'lab.score': 'score',
  'lab.variant': 'variant',
  'lab.share': 'share of the {side}',
  'lab.verdict.first': 'In the first scenario {side} wins more often.',
  'lab.verdict.second': 'In the second scenario {side} wins more often.',
  'lab.verdict.alike': 'They are alike: no difference of {difference} for {side}.',
  'lab.verdict.open': 'That is not settled yet: more games are needed.',
  'lab.compared':
    'The share of {side}: {a} in the first, {b} in the second, after {games:one game|# games}.',
  'lab.errors':
    'A difference where there is none, and none where there is one of {difference}, are claimed in at most {error} of comparisons each.',
  'lab.balance.found': '{name} is even: between {low} and {high} with 95 % confidence.',
  'lab.balance.open':
    '{name} is nearest, but more games are needed to say whether it is between {low} and {high}.',
  'lab.balance.none': 'None of them is between {low} and {high}.',
  'lab.cost': '{games:One game was|# games were} played.',
  'lab.submitted': 'Run {digest}: {batches:one batch|# batches} for workers to take.',
  'lab.waiting': 'Interrupted: workers go on with it, and the same command waits for them again.',
  'lab.otherVersion':
    'Run {digest} is of other rules or scenarios than there are here: it is left to other workers.',
  'lab.worked': '{games:One game was|# games were} played here, in {batches:one batch|# batches}.',
  'lab.needsDatabase': 'Name the database with --database.',
  'lab.notDatabase':
    '--database must be the address of a PostgreSQL database, such as postgres://host/lab, not “{found}”.',
  'lab.outDatabase': '--out does not go with --database: the games are kept there.',
  'lab.database': 'The database cannot be used: {reason}',
} as const;
