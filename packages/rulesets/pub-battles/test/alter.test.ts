import { SETTING } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { pubBattles } from '../src/ruleset.ts';
import { pieceTagged } from '../src/state/tags.ts';
import { game, only, told, type Game } from './support/game.ts';
import { drawn, type CommandSketch, type Sketch } from './support/sketch.ts';

const RED: readonly CommandSketch[] = [
  { name: 'Ney', rating: 3, pieces: { A: ['regular', 5000, 5000, 0] } },
  { name: 'Lannes', rating: 2, hq: [10_000, 500, 0] },
  { name: 'Marshal', rating: 5, army: true, chit: false, hq: [12_000, 500, 0] },
  { name: 'Late', arrives: 3, entry: [0, 20_000] },
];

/** Ney's chit has been drawn. The Marshal is near Lannes and far from Ney. */
const SKETCH: Sketch = {
  red: RED,
  blue: [{ name: 'Hill', rating: 4 }, { name: 'Picton' }],
  turn: 3,
  pool: ['Lannes', 'Hill'],
  stack: drawn(['Ney'], 'red'),
};

const begin = (more: Sketch = {}): Game => game({ ...SKETCH, ...more });

/** The Commands that have been drawn; the last moves first. */
function pulled({ state }: Game): string[] {
  const frame = state.stack.at(-1);
  if (frame?.type !== 'alter') throw new Error('nobody is altering the order');
  return frame.pulled.map((command) => state[SETTING].army.commands[command].name);
}

/** The Command that moves. */
function mover({ state }: Game): string | undefined {
  const frame = state.stack.at(-1);
  return frame?.type === 'order' ? state[SETTING].army.commands[frame.command].name : undefined;
}

/** Both let the order stand. */
function acceptAll(g: Game): void {
  while (g.asked.endsWith('alter')) g.play({ type: 'accept' });
}

test('[PB-3.3] delay: at or under the rating another chit is drawn to move instead', () => {
  const g = begin();
  const events = g.play({ type: 'delay', by: g.tag('Ney') }, 3, 2);
  expect(told(events)).toEqual(['PB-3.3 delayed', 'PB-3.2 drawn']);
  expect(only(events, 'delayed')).toMatchObject({ dice: [3], rating: 3, success: true });
  expect(pulled(g)).toEqual(['Hill']);
  expect(g.asked).toBe('blue alter');
  acceptAll(g);
  expect(mover(g)).toBe('Hill');
});

test('[PB-3.3] the new chit is drawn before his goes back', () => {
  const g = begin({ pool: ['Hill'] });
  // One chit is in the pool, so that there is nothing to draw lots for.
  g.play({ type: 'delay', by: g.tag('Ney') }, 1);
  expect(pulled(g)).toEqual(['Hill']);
  expect(g.pool).toEqual(['Ney']);
  acceptAll(g);
  expect(only(g.play({ type: 'end' }), 'drawn')).toMatchObject({ command: 'Ney' });
});

test('[PB-3.3] where it lies in the pool tells nothing', () => {
  const g = begin({ pool: ['Ney', 'Hill', 'Picton'], stack: drawn(['Lannes'], 'red') });
  g.play({ type: 'delay', by: g.tag('Lannes') }, 2, 2);
  expect(g.pool).toEqual(['Ney', 'Lannes', 'Picton']);
  g.survives();
});

test('[PB-3.3] above the rating he moves now', () => {
  const g = begin();
  const events = g.play({ type: 'delay', by: g.tag('Ney') }, 4);
  expect(only(events, 'delayed')).toMatchObject({ success: false });
  expect(pulled(g)).toEqual(['Ney']);
  expect(g.pool).toEqual(['Lannes', 'Hill']);
  acceptAll(g);
  expect(mover(g)).toBe('Ney');
});

test('[PB-3.3] only the owner of the drawn chit delays it, and only if there is another', () => {
  const g = begin({ stack: drawn(['Ney'], 'blue') });
  g.refuses({ type: 'delay', by: g.tag('Hill') }, 'PB-3.3 notDrawn');
  const last = begin({ pool: [] });
  last.refuses({ type: 'delay', by: last.tag('Ney') }, 'PB-3.3 noOtherChit');
  expect(last.moves).toEqual([{ type: 'accept' }]);
});

test('[PB-3.3] a chit that has jumped may be delayed, if the pool has another', () => {
  const g = begin({ pool: ['Lannes', 'Hill'], stack: drawn(['Ney'], 'red') });
  g.play({ type: 'jump', hq: g.tag('Lannes'), by: g.tag('Marshal') }, 1);
  g.play({ type: 'accept' });
  g.play({ type: 'delay', by: g.tag('Lannes') }, 1);
  expect(pulled(g)).toEqual(['Ney', 'Hill']);
  expect(g.pool).toEqual(['Lannes']);
});

test('[PB-3.4, PB-3.7] the owner of a chit that was jumped is asked again, and may delay the one that waits', () => {
  const g = begin({ pool: ['Lannes', 'Hill'] });
  g.play({ type: 'accept' });
  g.play({ type: 'jump', hq: g.tag('Hill'), by: g.tag('Hill') }, 4);
  expect([g.asked, pulled(g)]).toEqual(['red alter', ['Ney', 'Hill']]);
  expect(g.moves[1]).toEqual({ type: 'delay', by: g.tag('Ney') });
  // Lannes is drawn in its place, and moves right after Hill; Ney goes back into the pool.
  g.play({ type: 'delay', by: g.tag('Ney') }, 3);
  expect([pulled(g), g.pool]).toEqual([['Lannes', 'Hill'], ['Ney']]);
  expect(g.asked).toBe('red alter');
  g.survives();
  acceptAll(g);
  expect(mover(g)).toBe('Hill');
  g.play({ type: 'end' });
  expect(mover(g)).toBe('Lannes');
});

test('[PB-3.4, PB-3.7] on a failure the one that waits stays where it is', () => {
  const g = begin({ pool: ['Lannes', 'Hill'], stack: drawn(['Ney'], 'blue') });
  g.play({ type: 'jump', hq: g.tag('Hill'), by: g.tag('Hill') }, 1);
  g.play({ type: 'delay', by: g.tag('Ney') }, 4);
  expect([g.asked, pulled(g)]).toEqual(['blue alter', ['Ney', 'Hill']]);
});

test('[PB-3.6, PB-3.7] an army commander says which of two chits he delays', () => {
  const red = RED.map((each) =>
    each.name === 'Ney' ? { ...each, hq: [12_600, 500, 0] as const } : each,
  );
  const g = begin({ red, stack: drawn(['Ney', 'Lannes'], 'red'), pool: ['Hill'] });
  const [by, hq] = [g.tag('Marshal'), g.tag('Ney')];
  g.allows({ type: 'delay', by, hq: g.tag('Lannes') });
  g.refuses({ type: 'delay', by, hq: g.tag('Hill') }, 'PB-3.3 notDrawn');
  g.refuses({ type: 'delay', by: g.tag('Lannes'), hq }, 'PB-3.6 cannotRollFor');
  expect(g.offered('delay')).toEqual([
    { type: 'delay', by: g.tag('Ney') },
    { type: 'delay', by: g.tag('Lannes') },
    { type: 'delay', by },
    { type: 'delay', by, hq },
  ]);
  g.play({ type: 'delay', by, hq }, 5);
  expect([pulled(g), g.pool]).toEqual([['Hill', 'Lannes'], ['Ney']]);
});

test('[PB-3.4] jump: the chit moves now, and the drawn one right after it without a new draw', () => {
  const g = begin({ stack: drawn(['Ney'], 'blue') });
  const events = g.play({ type: 'jump', hq: g.tag('Hill'), by: g.tag('Hill') }, 4);
  expect(told(events)[0]).toBe('PB-3.4 jumped');
  expect(only(events, 'jumped')).toMatchObject({ dice: [4], success: true });
  expect(pulled(g)).toEqual(['Ney', 'Hill']);
  expect(g.pool).toEqual(['Lannes']);
  g.survives();
  acceptAll(g);
  expect(mover(g)).toBe('Hill');
  expect(told(g.play({ type: 'end' }))).toEqual(['PB-3.1 orderEnded']);
  expect(mover(g)).toBe('Ney');
  expect(g.pool).toEqual(['Lannes']);
  expect(only(g.play({ type: 'end' }), 'drawn')).toMatchObject({ command: 'Lannes' });
});

test('[PB-3.4] on a failure its chit stays in the pool and the drawn one moves', () => {
  const g = begin({ stack: drawn(['Ney'], 'blue') });
  g.play({ type: 'jump', hq: g.tag('Hill'), by: g.tag('Hill') }, 5);
  expect(pulled(g)).toEqual(['Ney']);
  expect(g.pool).toEqual(['Lannes', 'Hill']);
  acceptAll(g);
  expect(mover(g)).toBe('Ney');
});

test('[PB-3.4] several jumps: the last goes first, and the drawn one last', () => {
  const g = begin({ pool: ['Lannes', 'Hill', 'Picton'] });
  g.play({ type: 'accept' });
  g.play({ type: 'jump', hq: g.tag('Hill'), by: g.tag('Hill') }, 1);
  g.play({ type: 'jump', hq: g.tag('Lannes'), by: g.tag('Lannes') }, 2);
  expect(pulled(g)).toEqual(['Ney', 'Hill', 'Lannes']);
  acceptAll(g);
  const order = [mover(g)];
  g.play({ type: 'end' });
  order.push(mover(g));
  g.survives();
  g.play({ type: 'end' });
  order.push(mover(g));
  expect(order).toEqual(['Lannes', 'Hill', 'Ney']);
  expect(g.pool).toEqual(['Picton']);
});

test('[PB-3.4] only a chit of the own side that is in the pool jumps', () => {
  const g = begin({ pool: ['Hill'], stack: drawn(['Ney'], 'red') });
  const by = g.tag('Lannes');
  g.refuses({ type: 'jump', hq: by, by }, 'PB-3.4 notInPool');
  g.refuses({ type: 'jump', hq: g.tag('Ney'), by: g.tag('Ney') }, 'PB-3.4 notInPool');
  g.refuses({ type: 'jump', hq: g.tag('Hill'), by }, 'PB-3.5 noHq');
  g.refuses({ type: 'jump', hq: g.tag('A'), by }, 'PB-3.5 noHq');
  g.refuses({ type: 'end' }, 'PB-3.7 notAsked');
});

test('[PB-3.5] an HQ that tried is Spent, for altering only, until the turn ends', () => {
  const g = begin();
  g.play({ type: 'delay', by: g.tag('Ney') }, 6);
  expect(g.is('Ney', 'spent')).toBe(true);
  g.play({ type: 'accept' });
  g.refuses({ type: 'delay', by: g.tag('Ney') }, 'PB-3.5 tried');
  acceptAll(g);
  // It moves and commands like any other.
  g.play({ type: 'march', piece: g.tag('Ney'), to: [500, 5000], facing: 0 });
  expect(g.is('Ney', 'spent')).toBe(true);
  const jumper = begin({ stack: drawn(['Ney'], 'blue') });
  jumper.play({ type: 'jump', hq: jumper.tag('Hill'), by: jumper.tag('Hill') }, 1);
  expect(jumper.is('Hill', 'spent')).toBe(true);
});

test('[PB-3.5] only HQs that are on the map try, one after another on the same draw', () => {
  const g = begin({ pool: ['Lannes', 'Late', 'Hill'] });
  g.refuses({ type: 'delay', by: 'Late' }, 'PB-3.5 hqOffMap');
  g.refuses({ type: 'jump', hq: 'Late', by: g.tag('Marshal') }, 'PB-3.5 hqOffMap');
  g.refuses({ type: 'delay', by: g.tag('A') }, 'PB-3.5 noHq');
  g.refuses({ type: 'delay', by: g.tag('Hill') }, 'PB-3.5 noHq');
  g.refuses({ type: 'delay', by: 'R99' }, 'PB-3.5 noHq');
  g.play({ type: 'delay', by: g.tag('Ney') }, 6);
  g.play({ type: 'accept' });
  g.play({ type: 'jump', hq: g.tag('Lannes'), by: g.tag('Lannes') }, 6);
  expect(pulled(g)).toEqual(['Ney']);
  expect(['Ney', 'Lannes', 'Marshal'].map((hq) => g.is(hq, 'spent'))).toEqual([true, true, false]);
});

test('[PB-3.6] an army commander in command range rolls for an HQ that has just failed', () => {
  const g = begin();
  g.play({ type: 'jump', hq: g.tag('Lannes'), by: g.tag('Lannes') }, 3);
  g.play({ type: 'accept' });
  // With his own rating.
  const events = g.play({ type: 'jump', hq: g.tag('Lannes'), by: g.tag('Marshal') }, 5);
  expect(only(events, 'jumped')).toMatchObject({ rating: 5, success: true });
  expect(pulled(g)).toEqual(['Ney', 'Lannes']);
  expect(g.is('Marshal', 'spent')).toBe(true);
});

test('[PB-3.6] he delays for it, too', () => {
  const g = begin({ pool: ['Ney', 'Hill'], stack: drawn(['Lannes'], 'red') });
  g.play({ type: 'delay', by: g.tag('Marshal') }, 5, 2);
  expect(pulled(g)).toEqual(['Hill']);
  expect(g.pool).toEqual(['Ney', 'Lannes']);
});

test('[PB-3.6] nobody else rolls for another, and he only a third of a Mounted move away', () => {
  const g = begin();
  g.refuses({ type: 'delay', by: g.tag('Lannes') }, 'PB-3.6 cannotRollFor');
  g.refuses({ type: 'delay', by: g.tag('Marshal') }, 'PB-3.6 cannotRollFor');
  g.refuses({ type: 'jump', hq: g.tag('Lannes'), by: g.tag('Ney') }, 'PB-3.6 cannotRollFor');
  const marshal = (x: number): Sketch => ({
    red: RED.map((each) => (each.army === true ? { ...each, hq: [x, 500, 0] } : each)),
  });
  // The range has to touch the block, which reaches 187 beyond its middle.
  const near = begin(marshal(12_687));
  near.allows({ type: 'jump', hq: near.tag('Lannes'), by: near.tag('Marshal') });
  const far = begin(marshal(12_689));
  far.refuses(
    { type: 'jump', hq: far.tag('Lannes'), by: far.tag('Marshal') },
    'PB-3.6 cannotRollFor',
  );
});

test('[PB-2.5] an army commander without a chit does not jump himself', () => {
  const g = begin();
  g.refuses({ type: 'jump', hq: g.tag('Marshal'), by: g.tag('Marshal') }, 'PB-3.4 notInPool');
});

test('[PB-3.7] the owner of the chit is asked first, then the other, until both decline', () => {
  const g = begin();
  expect(g.asked).toBe('red alter');
  g.refuses({ type: 'accept' }, 'PB-3.1 otherSide', 'blue');
  expect(told(g.play({ type: 'accept' }))).toEqual(['PB-3.7 passed']);
  expect(g.asked).toBe('blue alter');
  // After an attempt both are asked again.
  g.play({ type: 'jump', hq: g.tag('Hill'), by: g.tag('Hill') }, 6);
  expect(g.asked).toBe('red alter');
  g.play({ type: 'accept' });
  // Hill has tried and Picton's chit is not in the pool. But Picton is Fresh: Blue is asked.
  expect([g.asked, g.moves]).toEqual(['blue alter', [{ type: 'accept' }]]);
  g.play({ type: 'accept' });
  expect(g.asked).toBe('red order');
});

test('[PB-3.7] a side is asked whenever it has a Fresh HQ on the map, whatever is in the pool', () => {
  for (const pool of [['Lannes'], ['Lannes', 'Hill'], ['Lannes', 'Picton'], []]) {
    const g = begin({ pool });
    expect(g.asked).toBe('red alter');
    expect(told(g.play({ type: 'accept' }))).toEqual(['PB-3.7 passed']);
    expect(g.asked).toBe('blue alter');
    expect(told(g.play({ type: 'accept' }))).toEqual(['PB-3.7 passed']);
    expect(g.asked).toBe('red order');
  }
});

test('[PB-3.7] without one it passes, and that looks like any other pass', () => {
  const g = begin();
  for (const hq of ['Hill', 'Picton']) g.state.spent[pieceTagged(g.state, g.tag(hq))] = 1;
  const [own, other] = g.play({ type: 'accept' });
  expect(g.asked).toBe('red order');
  expect(other).toEqual({ ...own, side: 'blue' });
});

test('[PB-3.3, PB-3.4] the enemy learns whether it succeeded, and not the rating', () => {
  const g = begin();
  const event = only(g.play({ type: 'delay', by: g.tag('Ney') }, 3, 1), 'delayed');
  expect(pubBattles.redact(event, 'red')).toMatchObject({ rating: 3 });
  expect(pubBattles.redact(event, 'blue')).toMatchObject({
    rating: null,
    success: true,
    dice: [3],
  });
});

test('[PB-3.3] the choices are those that are legal', () => {
  const g = begin();
  expect(g.moves).toEqual([
    { type: 'accept' },
    { type: 'delay', by: g.tag('Ney') },
    { type: 'jump', hq: g.tag('Lannes'), by: g.tag('Lannes') },
    { type: 'jump', hq: g.tag('Lannes'), by: g.tag('Marshal') },
  ]);
});
