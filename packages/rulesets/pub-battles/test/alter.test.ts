import { expect, test } from 'vitest';
import { pubBattles } from '../src/ruleset.ts';
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
  return frame.pulled.map((command) => state.army.commands[command].name);
}

/** The Command that moves. */
function mover({ state }: Game): string | undefined {
  const frame = state.stack.at(-1);
  return frame?.type === 'order' ? state.army.commands[frame.command].name : undefined;
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
  // Nobody can do anything about the last chit.
  expect(last.asked).toBe('red order');
  const two = begin({ pool: [], stack: drawn(['Ney'], 'red'), blue: [{ name: 'Hill' }] });
  expect(two.asked).toBe('red order');
});

test('[PB-3.3] a chit that has jumped may be delayed, if the pool has another', () => {
  const g = begin({ pool: ['Lannes'] });
  g.play({ type: 'jump', hq: g.tag('Lannes'), by: g.tag('Marshal') }, 1);
  // The pool is empty now, and nobody is asked any more.
  expect(mover(g)).toBe('Lannes');
  const two = begin({ pool: ['Lannes', 'Hill'], stack: drawn(['Ney'], 'red') });
  two.play({ type: 'jump', hq: two.tag('Lannes'), by: two.tag('Marshal') }, 1);
  two.play({ type: 'delay', by: two.tag('Lannes') }, 1);
  expect(pulled(two)).toEqual(['Ney', 'Hill']);
  expect(two.pool).toEqual(['Lannes']);
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
  g.play({ type: 'accept' });
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
  // Hill has tried and Picton's chit is not in the pool: Blue is not asked.
  expect(g.asked).toBe('red order');
});

test('[PB-3.7] a side that cannot alter anything is not asked', () => {
  const g = begin({ pool: ['Lannes'] });
  const events = g.play({ type: 'accept' });
  expect(told(events)).toEqual(['PB-3.7 passed', 'PB-3.7 passed']);
  expect(g.asked).toBe('red order');
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
