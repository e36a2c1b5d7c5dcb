/** What the bench tells, in English. */
export const BENCH_TEXTS: Readonly<Record<string, string>> = {
  'bench.fetching': 'Fetching {name} {version} …',
  'bench.measuring': 'Measuring {ruleset} …',
  'bench.duelling':
    'Playing {games} games of the skirmish against the bot of boardgame.io, {milliseconds} ms a decision …',
  'bench.duel':
    'Our search against the MCTS bot of boardgame.io on the skirmish: {wins} of {games} games won, {draws} drawn, {share} of the points (95 %: {low} to {high})',
  'bench.duel.ours':
    '  ours: {milliseconds} ms of a core a decision, {playOuts} play-outs in the middle',
  'bench.duel.theirs':
    '  theirs: {milliseconds} ms of a core a decision, {playOuts} play-outs in the middle',
  'bench.server': 'Servers, 1,000 matches at once, played to their end',
  'bench.server.opening': 'The same, of matches that have only begun',
  'bench.server.movesPerSecond': 'moves/s',
  'bench.server.p50': '50 % within ms',
  'bench.server.p95': '95 %',
  'bench.server.p99': '99 %',
  'bench.server.sockets': 'sockets held',
  'bench.server.bytesPerSocket': 'bytes an idle one',
  'bench.server.bytesPerActiveSocket': 'bytes an active one',
  'bench.server.microsecondsPerMove': 'µs of a core a move',
  'bench.title': 'Random play of whole games, the moves listed at every step, on one core',
  'bench.games': 'games/s',
  'bench.steps': 'steps/s',
  'bench.moves': 'moves listed/s',
  'bench.withLists': 'steps/s with lists',
  'bench.withDraw': 'steps/s with draw',
  'bench.movesAStep': 'moves a step',
  'bench.scenarios': '{name}, every scenario',
  'bench.playOuts': 'play-outs a second, to the end of the game',
  'bench.decisions': 'decisions a second of each level',
  'bench.state': '{name}: a state has {bytes} bytes of JSON on average, {most} at most',
  'bench.clone': '{name}: copying a state takes {microseconds} µs',
  'bench.match':
    '{name}: a whole match of {steps} steps is saved in {bytes} bytes ({most} at most), loaded and verified in {milliseconds} ms',
  'bench.ratio': 'times {peer}',
  'bench.step':
    '{name}: a step of a match takes {play} µs, saving it after one {save} µs, going on from its file {resume} ms',
};
