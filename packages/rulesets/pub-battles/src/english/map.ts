/** What is wrong with a map. */
export const MAP_ENGLISH: Readonly<Record<string, string>> = {
  'problem.points': 'has {points} points, and may have {limit}',
  'problem.outline': 'is not an outline: its edges touch or cross each other',
  'problem.line': 'is not a line: it needs two or more points, none twice in a row',
  'problem.offMap': 'lies off the map',
  'problem.overlap': 'overlaps {other}',
  'problem.crestOutside': 'does not lie inside its hill',
  'problem.contours': 'crosses the contour of {other}',
  'problem.levels': 'and {other}: the inner one of two hills must have the higher level',
  'problem.offRiver': 'does not lie on the middle line of its river',
  'problem.roadTwice': 'is the second road called {name}',
};
