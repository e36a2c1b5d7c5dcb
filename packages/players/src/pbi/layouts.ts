/**
 * Layouts for a free game, drawn as scenarios are: north on top, the attacker from the south. Each
 * has open ground before the houses, hedges that help the defender's side of it, and a way in for
 * the attacker, so that there is a game to be had.
 */
export const LAYOUTS: readonly string[] = [
  // A village at the back, its fields and hedges before it.
  `
  b.b..p..
  .pbb.bw.
  p..pb...
  ..ppp.pp
  ...pp...
  pww.....
  wp....pw
  p.......
  `,
  // Houses close together behind their gardens, and nothing but grass in front.
  `
  .pbbpp..
  ppbbbbpp
  pp.pp.pp
  p......p
  ........
  ........
  ......p.
  p.p..p.p
  `,
];
