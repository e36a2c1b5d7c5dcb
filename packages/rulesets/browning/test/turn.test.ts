import { seededDice } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { browning } from '../src/ruleset.ts';
import { Game, game, only, picking, told } from './support/game.ts';
import { activate, RIDGE } from './support/ground.ts';
import { openingOf, problemsOf, row, scenarioOf, type Sketch } from './support/sketch.ts';

/** Two squads a side that do not see each other. */
const APART: Sketch = {
  teams: {
    A1: row(1000, 1000, 2),
    A2: row(1500, 1000, 2),
    B1: row(2000, 1000, 2),
    D1: row(1000, 3500, 2),
    E1: row(1500, 3500, 2),
  },
  leaders: { Harris: '1', Brandt: '2' },
  features: [RIDGE],
};

test('[BB-2.1] the sides pick in turn, each two teams of any squads', () => {
  const g = game(APART);
  activate(g, 'A2', 1);
  expect(g.asked).toBe('attacker pick');
  activate(g, 'B1', 1);
  expect(g.asked).toBe('defender pick');
  activate(g, 'E1', 1);
  activate(g, 'D1', 1);
  expect(g.asked).toBe('attacker pick');
  expect(g.offered('activate')).toEqual([{ type: 'activate', team: 'A1' }]);
});

test('[BB-2.1] a team that has acted is not ready', () => {
  const g = game(APART);
  activate(g, 'A1', 5);
  g.refuses({ type: 'activate', team: 'A1' }, 'BB-2.1 takenAlready');
  activate(g, 'A2', 5);
  activate(g, 'D1', 5);
  activate(g, 'E1', 5);
  g.refuses({ type: 'activate', team: 'A1' }, 'BB-2.1 notReady');
});

test('[BB-2.1] a team that stays ready waits for the next pick', () => {
  const g = game(APART);
  activate(g, 'A1', 6);
  g.refuses({ type: 'activate', team: 'A1' }, 'BB-2.1 takenAlready');
  activate(g, 'A2', 1);
  activate(g, 'D1', 1);
  activate(g, 'E1', 1);
  g.allows({ type: 'activate', team: 'A1' });
});

test('[BB-2.1] who is not asked has nothing to decide', () => {
  const g = game(APART);
  const refusal = browning.check(g.state, 'defender', { type: 'activate', team: 'D1' });
  expect([refusal?.rule, refusal?.message.key]).toEqual(['BB-2.1', 'refusal.otherSide']);
  expect(browning.moves(g.state, 'defender')).toEqual([]);
});

test('[BB-2.2] one team a pick', () => {
  const g = game({ ...APART, stack: [picking('attacker', 1)], options: { activation: 'one' } });
  activate(g, 'A1', 1);
  expect(g.asked).toBe('defender pick');
  activate(g, 'D1', 1);
  expect(g.asked).toBe('attacker pick');
});

test('[BB-2.2] by cards a squad is drawn, and all its ready teams act', () => {
  const g = new Game(openingOf(APART), { activation: 'cards' });
  expect(g.asked).toBe('attacker next');
  expect(g.choices).toEqual(['draw']);
  // Of the squads A, B, D and E the third.
  const drawn = only(g.play({ type: 'draw' }, 3), 'drawn');
  expect([drawn.rule, drawn.card, drawn.side]).toEqual(['BB-2.2', 'D', 'defender']);
  expect(g.asked).toBe('defender pick');
  g.refuses({ type: 'activate', team: 'E1' }, 'BB-2.2 otherCard');
  g.play({ type: 'activate', team: 'D1' });
  g.play({ type: 'place', at: [1000, 3500] }, 1);
  // Squad A is the first of those that are left; both its teams act.
  const next = g.play({ type: 'stay' }, 1);
  expect(only(next, 'drawn').card).toBe('A');
  expect(g.offered('activate').map(({ team }) => team)).toEqual(['A1', 'A2']);
  activate(g, 'A1', 1);
  expect(g.asked).toBe('attacker pick');
});

test('[BB-2.2] by cards for teams only that team acts, and one that stays ready gets another card', () => {
  const teams = { A1: row(1000, 1000, 2), A2: row(1500, 1000, 2), D1: row(1000, 3500, 2) };
  const g = new Game(openingOf({ teams, features: [RIDGE] }), { activation: 'cards-team' });
  expect(only(g.play({ type: 'draw' }, 2), 'drawn').card).toBe('A2');
  g.refuses({ type: 'activate', team: 'A1' }, 'BB-2.2 otherCard');
  g.play({ type: 'activate', team: 'A2' });
  g.play({ type: 'place', at: [1500, 1000] }, 6);
  expect(only(g.play({ type: 'stay' }, 1), 'drawn').card).toBe('A1');
  g.play({ type: 'activate', team: 'A1' });
  g.play({ type: 'place', at: [1000, 1000] }, 1);
  // Only the defender's card is left, though A2 is ready.
  expect(only(g.play({ type: 'stay' }, 1), 'drawn').card).toBe('D1');
  g.play({ type: 'activate', team: 'D1' });
  g.play({ type: 'place', at: [1000, 3500] }, 1);
  expect(only(g.play({ type: 'stay' }, 1), 'drawn').card).toBe('A2');
});

test('[BB-2.2] by cards every leader has a card of his own, and takes no team’s place', () => {
  const g = new Game(openingOf(APART), { activation: 'cards' });
  // Squads A, B, D and E, then Harris and Brandt.
  g.play({ type: 'draw' }, 1);
  const rally = { type: 'lead', leader: 'Harris', action: 'rally' } as const;
  g.refuses(rally, 'BB-2.2 leaderCard');
  activate(g, 'A1', 1);
  g.play({ type: 'activate', team: 'A2' });
  g.play({ type: 'place', at: [1500, 1000] }, 1);
  // Of B, D, E, Harris and Brandt the fourth.
  expect(only(g.play({ type: 'stay' }, 4), 'drawn').card).toBe('Harris');
  expect([g.asked, g.named]).toEqual(['attacker pick', ['Harris rally', 'Harris push']]);
  g.refuses({ type: 'activate', team: 'B1' }, 'BB-2.2 otherCard');
  g.play(rally);
  // He is done, and of B, D, E and Brandt the last is drawn.
  expect(only(g.play({ type: 'place', at: [1000, 1000] }, 3, 4), 'drawn').card).toBe('Brandt');
  expect(g.asked).toBe('defender pick');
});

test('[BB-2.2] by cards a leader whose teams are all done still gets his card', () => {
  const g = game({
    ...APART,
    done: ['A2', 'B1', 'D1', 'E1'],
    cards: ['A', 'B', 'D', 'E'],
    leadersDone: ['Brandt'],
    stack: [{ ...picking('attacker', 1), drawn: ['A1'] }],
    options: { activation: 'cards' },
  });
  g.play({ type: 'activate', team: 'A1' });
  g.play({ type: 'place', at: [1000, 1000] }, 1);
  expect(only(g.play({ type: 'stay' }, 1), 'drawn').card).toBe('Harris');
  g.play({ type: 'lead', leader: 'Harris', action: 'push' });
  // The team that he pushed gets another card.
  expect(only(g.play({ type: 'push', team: 'B1' }, 1), 'drawn').card).toBe('B');
});

/** By cards only leaders are left: Harris is asked, and Brandt’s card has not been drawn. */
const LEADERS_LEFT: Sketch = {
  ...APART,
  done: ['A1', 'A2', 'B1', 'D1', 'E1'],
  cards: ['A', 'B', 'D', 'E'],
  leaderCards: [{ name: 'Harris' }],
  stack: [{ ...picking('attacker', 1), called: ['Harris'] }],
  options: { activation: 'cards' },
};

test('[BB-2.3] by cards a leader who declines is asked again when somebody else has acted', () => {
  const g = game(LEADERS_LEFT);
  expect(only(g.play({ type: 'rest' }, 1), 'drawn').card).toBe('Brandt');
  g.play({ type: 'lead', leader: 'Brandt', action: 'rally' });
  expect(only(g.play({ type: 'place', at: [1000, 3500] }, 2, 1), 'drawn').card).toBe('Harris');
  expect(g.state.turn).toBe(1);
});

test('[BB-2.3, BB-2.5] by cards the turn ends when everybody who is left declines', () => {
  const g = game(LEADERS_LEFT);
  g.play({ type: 'rest' }, 1);
  const events = g.play({ type: 'rest' }, 1);
  expect(told(events)).toEqual(['BB-2.3 rested', 'BB-9.2 turnBegan', 'BB-2.2 drawn']);
  // Nobody is announced: the cards say who is first.
  expect(only(events, 'turnBegan').side).toBeNull();
});

test('[BB-2.2] a card that nobody has is refused, and cards where there are none', () => {
  const position = { ...APART, cards: ['A'] };
  expect(problemsOf(scenarioOf(position))).toEqual(['position.cards[0] scenario.unknown']);
  const drawn = { ...picking('attacker', 2), drawn: ['A1', 'A2'] };
  const cards = scenarioOf({ ...position, stack: [drawn] });
  expect(problemsOf(cards, { activation: 'cards' })).toEqual([]);
  expect(problemsOf(cards, { activation: 'cards-team' })).toEqual([
    'position.cards[0] scenario.unknown',
  ]);
});

test('[BB-2.3] a side with one ready team left activates just that one', () => {
  const g = game({ ...APART, done: ['A1', 'A2'], leadersDone: ['Harris'] });
  activate(g, 'B1', 1);
  expect(g.asked).toBe('defender pick');
});

test('[BB-2.3] a side with nobody ready passes, and the other goes on', () => {
  const g = game({ ...APART, done: ['D1', 'E1'], leadersDone: ['Harris', 'Brandt'] });
  activate(g, 'A1', 1);
  activate(g, 'A2', 1);
  expect(g.asked).toBe('attacker pick');
  expect(g.named).toEqual(['B1']);
});

test('[BB-2.3] a platoon leader takes the place of one team', () => {
  const g = game(APART);
  g.play({ type: 'lead', leader: 'Harris', action: 'rally' });
  g.play({ type: 'place', at: [1000, 1000] }, 2);
  expect(g.asked).toBe('attacker pick');
  activate(g, 'A1', 1);
  expect(g.asked).toBe('defender pick');
});

test('[BB-2.3] only a side without a team to activate may decline, and is asked again', () => {
  const g = game({ ...APART, done: ['A1', 'A2'] });
  g.refuses({ type: 'rest' }, 'BB-2.3 teamsLeft');
  activate(g, 'B1', 1);
  expect(g.asked).toBe('attacker pick');
  expect(told(g.play({ type: 'rest' }))).toEqual(['BB-2.3 rested']);
  expect([g.asked, g.isAvailable('Harris')]).toEqual(['defender pick', true]);
  activate(g, 'D1', 1);
  activate(g, 'E1', 1);
  expect([g.asked, g.named]).toEqual(['attacker pick', ['Harris rally', 'Harris push']]);
});

test.each(['attacker', 'defender'] as const)(
  '[BB-2.3] the scenario says that the %s picks first, and the sides swap turn by turn',
  (first) => {
    const g = new Game(openingOf({ ...APART, leaders: {}, first }));
    expect(g.asked).toBe(`${first} pick`);
    const order =
      first === 'attacker' ? ['A1', 'A2', 'D1', 'E1', 'B1'] : ['D1', 'E1', 'A1', 'A2', 'B1'];
    const events = order.flatMap((team) => activate(g, team, 1));
    const second = first === 'attacker' ? 'defender' : 'attacker';
    expect(only(events, 'turnBegan').side).toBe(second);
    expect(g.asked).toBe(`${second} pick`);
  },
);

test('[BB-2.4] an activation is: leader, control, rally, move, fire, readiness', () => {
  const g = game({
    teams: { A1: row(1000, 1000, 5), D1: row(1000, 2000, 4) },
    figures: { 'A1-5': 'pinned' },
  });
  expect(told(g.play({ type: 'activate', team: 'A1' }))).toEqual(['BB-2.4 activated']);
  expect(g.asked).toBe('attacker place');
  expect(told(g.play({ type: 'place', at: [1000, 1000] }, 2))).toEqual(['BB-3.2 control']);
  expect(g.asked).toBe('attacker rally');
  expect(told(g.play({ type: 'rally', figure: 'A1-5' }, 1))).toEqual(['BB-3.4 rallied']);
  expect(g.asked).toBe('attacker advance');
  expect(told(g.play({ type: 'advance' }, 4, 2))).toEqual(['BB-4.1 moveRoll']);
  expect(g.asked).toBe('attacker march');
  expect(told(g.play({ type: 'march', figure: 'A1-1', to: [1000, 1100] }))).toEqual([
    'BB-4.1 moved',
  ]);
  expect(g.asked).toBe('attacker fire');
  expect(told(g.play({ type: 'fire', at: [1200, 2200] }, 1))).toEqual([
    'BB-5.5 effectiveFire',
    'BB-8.1 done',
  ]);
  expect(g.asked).toBe('defender pick');
});

test('[BB-2.4] rallying, moving and firing may each be left out', () => {
  const g = game({
    teams: { A1: row(1000, 1000, 5), D1: row(1000, 2000, 4) },
    figures: { 'A1-5': 'pinned' },
  });
  g.play({ type: 'activate', team: 'A1' });
  g.play({ type: 'place', at: [1000, 1000] }, 2);
  g.play({ type: 'enough' });
  expect(g.asked).toBe('attacker advance');
  g.play({ type: 'stay' });
  expect(g.asked).toBe('attacker fire');
  expect(told(g.play({ type: 'hold' }))).toEqual(['BB-8.1 done']);
  expect(g.all('pinned')).toEqual(['A1-5']);
});

test('[BB-2.4] what is not asked yet is refused under the rule that is asked about', () => {
  const g = game(APART);
  g.refuses({ type: 'advance' }, 'BB-2.1 notAsked');
  g.play({ type: 'activate', team: 'A1' });
  g.refuses({ type: 'advance' }, 'BB-3.1 notAsked');
  g.play({ type: 'place', at: [1000, 1000] }, 1);
  g.refuses({ type: 'fire', at: [300, 300] }, 'BB-4.1 notAsked');
});

test('[BB-2.3, BB-2.5] a side is out only when both decline one after the other', () => {
  const g = game({ ...APART, done: ['A1', 'A2', 'B1', 'D1'], stack: [picking('defender')] });
  const last = activate(g, 'E1', 1);
  expect(last.some(({ type }) => type === 'turnBegan')).toBe(false);
  expect(g.asked).toBe('defender pick');
  // Somebody has acted in this pick, so this is not declining it.
  g.play({ type: 'rest' });
  expect([g.asked, g.state.turn]).toEqual(['attacker pick', 1]);
  expect(told(g.play({ type: 'rest' }))).toEqual(['BB-2.3 rested']);
  expect([g.asked, g.named]).toEqual(['defender pick', ['Brandt rally', 'Brandt push']]);
  expect(told(g.play({ type: 'rest' }))).toEqual(['BB-2.3 rested', 'BB-9.2 turnBegan']);
  expect(g.state.turn).toBe(2);
});

test('[BB-2.3] who acts in between brings the other side back into the turn', () => {
  const g = game({
    ...APART,
    done: ['A1', 'A2', 'B1', 'D1', 'E1'],
    stack: [{ ...picking('defender'), declines: 1 }],
  });
  g.play({ type: 'lead', leader: 'Brandt', action: 'rally' });
  g.play({ type: 'place', at: [1000, 3500] }, 1);
  expect([g.asked, g.state.turn]).toEqual(['attacker pick', 1]);
  // The defender has nobody left, so that nobody comes after the attacker.
  expect(told(g.play({ type: 'rest' }))).toEqual(['BB-2.3 rested', 'BB-9.2 turnBegan']);
});

test('[BB-2.5] the turn is over when neither side has a ready unit', () => {
  const g = game({
    ...APART,
    leaders: {},
    done: ['A1', 'A2', 'B1', 'D1'],
    stack: [picking('defender')],
  });
  expect(told(activate(g, 'E1', 1)).at(-1)).toBe('BB-9.2 turnBegan');
});

test('[BB-2.3] leaders who are not used now wait, as long as a team of the side is ready', () => {
  const g = game({
    teams: { A1: row(1000, 1000, 2), D1: row(1000, 4000, 2) },
    leaders: { Harris: '1' },
    stack: [{ ...picking('attacker', 1), taken: ['A1'] }],
  });
  g.play({ type: 'rest' });
  expect(g.asked).toBe('defender pick');
  expect(g.state.leaders[0]).toBe(1);
});

test.each(['cards', 'cards-team'] as const)(
  '[BB-2.2] games by %s come to an end, and can be written down at any step',
  (activation) => {
    const opening = openingOf({ ...APART, turns: 3 });
    const g = new Game(opening, { activation });
    const dice = seededDice(activation);
    const drawn = new Set<string>();
    for (let step = 0; g.asked !== 'over'; step++) {
      expect(step).toBeLessThan(2000);
      const again = browning.setup(browning.position(g.state), { activation });
      expect(again.ok && JSON.stringify(again.value)).toBe(JSON.stringify(g.state));
      const { moves, side } = g;
      browning.play(g.state, side, moves[dice.die(moves.length) - 1], dice, (event) => {
        if (event.type === 'drawn') drawn.add(event.card);
      });
    }
    const units = activation === 'cards' ? ['A', 'B', 'D', 'E'] : ['A1', 'A2', 'B1', 'D1', 'E1'];
    expect([...drawn].toSorted()).toEqual([...units, 'Brandt', 'Harris'].toSorted());
  },
);
