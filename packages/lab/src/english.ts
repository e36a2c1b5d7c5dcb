/** What can be wrong with a run, in words. */
export const LAB_ENGLISH = {
  'problem.runScenario': 'must have either the id of a ready-made scenario or a scenario',
  'problem.runReady': 'is no ready-made scenario of these rules; there are {known}',
  'problem.runPlayOuts': 'must have a whole number of play-outs from 1 to 9,999,999 after “@”',
  'problem.runThoughtless':
    'has a number of play-outs after “@”, which only those who think ahead can be told: {thinkers}',
  'problem.runPlayer': 'is nobody who plays these rules; there are {known}',
  'problem.runLuck': 'cannot be noted: nobody here can judge how a side stands by these rules',
  'problem.runMany': 'come to more than {most} games in all',
  'problem.runTwice': 'has {name} twice for {a} and {b}: give one of them a name of its own',
} as const;
