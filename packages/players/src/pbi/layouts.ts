/**
 * Layouts for a free game, drawn as scenarios are: north on top, the attacker from the south. The
 * houses stand at the back, and woods lie across the way to them: whoever walks has to leave them
 * again, at twice the price (QS-5.8), and no lane leads around all of them. Each has its gaps for the
 * attacker, so that there is a game to be had.
 */
export const LAYOUTS: readonly string[] = [
  // A village behind its orchards.
  `
  .bb.bbp.
  .b...b..
  ........
  wwwwwwww
  wwwwwwww
  ..p.....
  p......p
  ........
  `,
  // A hamlet above a stream that winds through thickets.
  `
  .bb.bb..
  ..b.b...
  ........
  wwww....
  wwwwwww.
  ...wwwww
  ......p.
  p..p..p.
  `,
  // A row of houses on the far side of a forest.
  `
  .bbb.bb.
  .p..b...
  ........
  wwwwwww.
  .wwwwwww
  p.......
  ...p...p
  ...p..p.
  `,
];
