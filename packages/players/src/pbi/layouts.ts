/**
 * Layouts for a free game, drawn as scenarios are: north on top, the attacker from the south. The
 * houses stand at the back, and woods lie across the way to them: whoever walks has to leave them
 * again, at twice the price (QS-5.8), or to come by lanes that can be watched. Each has its gaps for the
 * attacker, so that there is a game to be had.
 */
export const LAYOUTS: readonly string[] = [
  // A village about a crossroads: a straight lane leads up to it between orchards.
  `
  .bb.bb..
  .pb.bp..
  ........
  w.w.wwww
  www.w.ww
  .ww.www.
  w.......
  ........
  `,
  // A hamlet above a stream that winds through thickets.
  `
  .bb.bb..
  ..b.b...
  ........
  wwww....
  wwwwww..
  ...wwwww
  p.....p.
  p..p..p.
  `,
  // A row of houses on the far side of a forest.
  `
  .bbb.bb.
  .p..b...
  ........
  wwwwww..
  ..wwwwww
  p.......
  ...p...p
  p..p..pp
  `,
];
