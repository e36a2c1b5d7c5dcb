import { Witness, type GameEvent, type Move, type Side } from '@sandtable/kernel';
import { browning } from '@sandtable/browning';
import { pbi } from '@sandtable/pbi';
import { pubBattles } from '@sandtable/pub-battles';
import { ambush } from '@sandtable/testkit';
import { describe, expect, test } from 'vitest';
import { PlanTable } from '../src/online/orders/planTable.ts';
import { Sitting } from '../src/play/sitting.ts';
import { Outdated, type SavedMatch } from '../src/store/matches.ts';
import type { Seats } from '../src/store/seats.ts';
import { ashwell, blocksOfAshwell } from './browser/ashwell.ts';
import { acting, MEADOW } from './browser/meadow.ts';
import { FIREFIGHT } from './browser/positions.ts';
import { matchOf, sit } from './seated.ts';

const soloDefender: Seats = { attacker: 'computer:x', defender: 'person' };
const hotSeat: Seats = { attacker: 'person', defender: 'person' };

/** Points out a legal move, pick by pick. */
async function pointOut(sitting: Sitting, move: Move): Promise<void> {
  const { path = [] } = sitting.moment().picker ?? {};
  const before = matchOf(sitting).steps.length;
  const picks = sitting.game.ruleset.gesture(move).slice(path.length);
  for (const pick of picks) sitting.hand.point(pick);
  await expect.poll(() => matchOf(sitting).steps.length).toBeGreaterThan(before);
}

describe('a sitting alone', () => {
  test('asks the person, and the computer when it is its turn', async () => {
    const { sitting, asked } = sit(pbi, soloDefender);
    sitting.open();
    for (let i = 0; i < 10; i++) {
      expect(sitting.moment().decision?.kind).toBe('deploy');
      await pointOut(sitting, matchOf(sitting).moves('defender')[0]);
    }
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(20);
    expect(asked.every(({ side }) => side === 'attacker')).toBe(true);
  });

  test('shows a move only when it has been kept', async () => {
    let finish: ((saved: SavedMatch) => void) | undefined;
    const { sitting, kept } = sit(pbi, hotSeat, {
      keep: () => new Promise((resolve) => (finish = resolve)),
    });
    const [move] = matchOf(sitting).moves('defender');
    const played = sitting.play(move);
    await expect.poll(() => finish).toBeDefined();
    expect(sitting.moment().decision).toBeUndefined();
    finish?.({ ...kept[0], revision: 2 });
    await played;
    expect(sitting.moment().step).toBe(1);
    expect(sitting.moment().decision?.kind).toBe('deploy');
  });

  test('what cannot be kept is taken back, and said', async () => {
    const { sitting } = sit(pbi, hotSeat, { keep: () => Promise.reject(new Error('disk full')) });
    await sitting.play(matchOf(sitting).moves('defender')[0]);
    expect(sitting.moment().step).toBe(0);
    expect(sitting.moment().trouble).toEqual({ kind: 'storage', reason: 'disk full' });
    expect(sitting.moment().decision?.kind).toBe('deploy');
  });

  test('notices that another window went on with the match', async () => {
    const { sitting } = sit(pbi, hotSeat, { keep: () => Promise.reject(new Outdated('m')) });
    await sitting.play(matchOf(sitting).moves('defender')[0]);
    expect(sitting.moment().trouble).toEqual({ kind: 'outdated' });
  });

  test('a computer that fails is said, and can be asked again', async () => {
    let fails = true;
    const { sitting } = sit(
      pbi,
      { attacker: 'person', defender: 'computer:x' },
      {
        choose: () =>
          fails
            ? Promise.reject(new Error('no mind'))
            : Promise.resolve(matchOf(sitting).moves('defender')[0]),
      },
    );
    sitting.open();
    await expect.poll(() => sitting.moment().trouble?.kind).toBe('mind');
    fails = false;
    await sitting.retry();
    expect(matchOf(sitting).steps.length).toBeGreaterThan(0);
    expect(sitting.moment().trouble).toBeUndefined();
  });
});

describe('pointing', () => {
  test('[QS-2.4] at what is not allowed says why, with the rule, and changes nothing', () => {
    const { sitting } = sit(pbi, hotSeat);
    sitting.hand.point({ square: 'a1' });
    expect(sitting.moment().refusal?.rule).toBe('QS-2.4');
    expect(sitting.moment().step).toBe(0);
    expect(sitting.hand.whyNot({ square: 'b2' })?.rule).toBe('QS-2.4');
    expect(sitting.hand.whyNot({ square: 'd6' })).toBeUndefined();
  });

  test('undo takes the last decision back, on the disk as well', async () => {
    const { sitting, kept } = sit(pbi, hotSeat);
    await sitting.play(matchOf(sitting).moves('defender')[0]);
    expect(kept.at(-1)?.file.steps).toHaveLength(1);
    await sitting.undo();
    expect(sitting.moment().step).toBe(0);
    expect(kept.at(-1)?.file.steps).toHaveLength(0);
    await sitting.undo();
    expect(sitting.moment().refusal?.message.key).toBe('undo.nothing');
  });

  test('giving up ends the match', async () => {
    const { sitting, kept } = sit(pbi, hotSeat);
    await sitting.resign('defender');
    expect(sitting.moment().outcome?.winner).toBe('attacker');
    expect(sitting.moment().decision).toBeUndefined();
    expect(kept.at(-1)).toMatchObject({
      over: true,
      file: { ended: { how: 'resigned', side: 'defender' } },
    });
  });

  test('the computer plays for a person until somebody else at the screen is asked', async () => {
    const { sitting } = sit(pbi, hotSeat);
    await sitting.adviser.playTurn();
    expect(sitting.moment().step).toBe(10);
    expect(sitting.moment().decision).toMatchObject({ side: 'attacker', kind: 'deploy' });
  });
});

describe('what cannot be taken back', () => {
  const soloAttacker: Seats = { attacker: 'person', defender: 'computer:x' };

  test('[QS-3.5] a turn is ended in two steps while something else could be done', async () => {
    const { sitting } = sit(pbi, soloAttacker, {}, FIREFIGHT);
    // What can be taken back is done at once.
    sitting.hand.point({ button: 'close' });
    await expect.poll(() => sitting.moment().decision?.kind).toBe('motivate');
    sitting.hand.point({ button: 'rest' });
    await expect.poll(() => sitting.moment().decision?.kind).toBe('residual');
    expect(sitting.moment().whyNotUndo).toBeUndefined();
    sitting.hand.point({ button: 'endTurn' });
    expect(sitting.moment().sure).toEqual({ type: 'endTurn' });
    sitting.hand.back();
    expect(sitting.moment().sure).toBeUndefined();
    sitting.hand.point({ button: 'endTurn' });
    // Whoever points at something else does not mean it any more.
    sitting.hand.point({ square: 'h8' });
    expect(sitting.moment().sure).toBeUndefined();
    sitting.hand.confirm();
    expect(matchOf(sitting).steps).toHaveLength(2);
    sitting.hand.point({ button: 'endTurn' });
    sitting.hand.confirm();
    await expect.poll(() => matchOf(sitting).steps[2]?.move).toEqual({ type: 'endTurn' });
  });

  test('on a board of one’s own nothing is asked twice: everything goes back', async () => {
    const { sitting } = sit(pbi, soloAttacker, {}, FIREFIGHT);
    const match = matchOf(sitting);
    const known = new Witness('attacker').look(match);
    const { id, version } = pbi;
    const premises = { ruleset: id, version, scenario: match.scenario, options: match.options };
    const own = new PlanTable({ ruleset: pbi, premises, known }, '/');
    const nobody = () => Promise.reject(new Error('nobody else plays here'));
    const world = { choose: nobody, advise: nobody, look: () => Promise.resolve() };
    const alone = new Sitting(sitting.game, own, world);
    alone.hand.point({ button: 'close' });
    await expect.poll(() => alone.moment().decision?.kind).toBe('motivate');
    alone.hand.point({ button: 'rest' });
    await expect.poll(() => alone.moment().decision?.kind).toBe('residual');
    alone.hand.point({ button: 'endTurn' });
    expect(alone.moment().sure).toBeUndefined();
    await expect.poll(() => own.course).toHaveLength(3);
  });

  test('[PB-3.6] a Command whose pieces could still move is not done with by one key', async () => {
    const seats: Seats = { red: 'person', blue: 'computer:x' };
    const { sitting } = sit(pubBattles, seats, {}, ashwell());
    sitting.hand.point({ button: 'end' });
    expect(sitting.moment().sure).toEqual({ type: 'end' });
    sitting.hand.confirm();
    await expect.poll(() => matchOf(sitting).steps.length).toBeGreaterThan(0);
  });
});

describe('every click is answered', () => {
  test('[BB-3.1] a figure stands for its place where a leader is put', async () => {
    const { sitting } = sit(browning, hotSeat, {}, MEADOW);
    await sitting.play({ type: 'activate', team: 'A1' } as Move);
    sitting.hand.touch({ pick: { piece: 'A1-3' }, place: { x: 1200, y: 400 } });
    await expect
      .poll(() => matchOf(sitting).steps[1]?.move)
      .toEqual({ type: 'place', at: [1200, 400] });
  });

  /** Two commanders can motivate a group that stands between them. */
  const TWO_COMMANDERS = {
    ...FIREFIGHT,
    groups: [
      { id: 'A-commander', at: 'b2' },
      { id: 'B-commander', at: 'd2' },
      { id: 'A-rifle1', at: 'c2' },
      { id: 'A-rifle2', at: 'a3' },
      { id: 'D-commander', at: 'd6' },
    ],
    position: { ...(FIREFIGHT['position'] as object), stack: [{ type: 'motivate' }] },
  };

  test('[QS-5.2] an own group that two commanders could motivate asks which of them does', async () => {
    const { sitting } = sit(pbi, hotSeat, {}, TWO_COMMANDERS);
    sitting.hand.touch({ pick: { piece: 'A-rifle1' } });
    expect(matchOf(sitting).steps).toHaveLength(0);
    const { toward, refusal } = sitting.moment();
    expect(refusal).toBeUndefined();
    expect(toward.map(({ completes }) => completes)).toEqual([
      { type: 'motivate', commander: 'A', square: 'c2' },
      { type: 'motivate', commander: 'B', square: 'c2' },
    ]);
    sitting.hand.take(toward[1]);
    await expect.poll(() => matchOf(sitting).steps[0]?.move).toMatchObject({ commander: 'B' });
  });

  test.each([
    ['pbi', pbi, hotSeat, FIREFIGHT],
    ['pbi, before the battle', pbi, hotSeat, pbi.scenarios[0]],
    ['pbi, motivating', pbi, hotSeat, TWO_COMMANDERS],
    ['browning', browning, hotSeat, MEADOW],
    ['browning, marching', browning, hotSeat, acting('march')],
    ['browning, firing', browning, hotSeat, acting('fire')],
    ['pub battles', pubBattles, { red: 'person', blue: 'person' }, ashwell()],
    ['pub battles, before the battle', pubBattles, { red: 'person', blue: 'person' }, undefined],
  ] as const)('%s', (_, ruleset, seats, scenario) => {
    const { sitting } = sit(ruleset, seats, {}, scenario);
    sitting.takeOver();
    const { scene } = sitting.moment();
    const things = [
      ...scene.pieces.map(({ id }) => ({ piece: id })),
      ...(scene.grid === undefined ? [] : scene.areas.map(({ id }) => ({ square: id }))),
    ];
    const silent = things.filter((pick) => {
      // What is chosen already, since there is nothing else, shows that it is.
      const at = scene.pieces.find(({ id }) => 'piece' in pick && id === pick.piece)?.place;
      const path = JSON.stringify(sitting.moment().picker?.after([]).path);
      if (at !== undefined && path.includes(`"${at}"`)) return false;
      while (sitting.moment().picker?.canGoBack === true) sitting.hand.back();
      sitting.hand.letGo();
      const before = sitting.moment().picker?.path;
      const steps = matchOf(sitting).steps.length;
      sitting.hand.touch({ pick });
      const { refusal, picker, place, toward, decision } = sitting.moment();
      const played = matchOf(sitting).steps.length > steps || decision === undefined;
      if (played) return false;
      return (
        refusal === undefined &&
        place === undefined &&
        toward.length === 0 &&
        JSON.stringify(picker?.path) === JSON.stringify(before)
      );
    });
    expect(things.length).toBeGreaterThan(0);
    expect(silent).toEqual([]);
  });
});

describe('secrets', () => {
  test('two people without secrets are not asked to hand over', async () => {
    const { sitting } = sit(pbi, hotSeat);
    await sitting.adviser.playTurn();
    expect(sitting.moment().handOver).toBeUndefined();
    expect(sitting.moment().viewer).toBe('attacker');
  });

  test('with secrets the table is covered until the other side has taken it', async () => {
    const [first, second] = ambush.sides;
    const both: Seats = { [first]: 'person', [second]: 'person' };
    const { sitting } = sit(ambush, both);
    const seen: { readonly side: Side; readonly events: readonly GameEvent[] }[] = [];
    for (let i = 0; i < 60 && sitting.moment().outcome === undefined; i++) {
      const { handOver } = sitting.moment();
      if (handOver !== undefined) {
        expect(sitting.moment().viewer).toBe('spectator');
        expect(sitting.moment().decision).toBeUndefined();
        sitting.takeOver();
        expect(sitting.moment().viewer).toBe(handOver);
        seen.push({ side: handOver, events: sitting.moment().events });
      }
      const { decision } = sitting.moment();
      if (decision === undefined) break;
      await sitting.play(matchOf(sitting).moves(decision.side)[0]);
    }
    expect(new Set(seen.map(({ side }) => side)).size).toBe(2);
  });
});

test('giving up while the computer thinks waits for it, and then ends the match', async () => {
  let answer: (move: Move) => void = () => {};
  const { sitting } = sit(
    pbi,
    { attacker: 'person', defender: 'computer:x' },
    { choose: () => new Promise((resolve) => (answer = resolve)) },
  );
  sitting.open();
  await expect.poll(() => sitting.moment().thinking).toBe('defender');
  const resigned = sitting.resign('attacker');
  answer(matchOf(sitting).moves('defender')[0]);
  await resigned;
  expect(sitting.moment().outcome?.winner).toBe('defender');
  expect(matchOf(sitting).steps).toHaveLength(1);
});

test('two clicks at once make one move', async () => {
  const { sitting } = sit(pbi, hotSeat);
  const [move] = matchOf(sitting).moves('defender');
  await Promise.all([sitting.play(move), sitting.play(move)]);
  expect(sitting.moment().step).toBe(1);
});

test('on a free table a path has as many corners as are pointed at', async () => {
  const { sitting } = sit(browning, hotSeat);
  const team = matchOf(sitting)
    .moves('attacker')
    .find((move) => move.type === 'activate');
  if (team === undefined) throw new Error('nobody can be activated');
  await sitting.play(team);
  await sitting.play(matchOf(sitting).moves('attacker')[0]);
  await sitting.play({ type: 'advance' });
  const walk = matchOf(sitting)
    .moves('attacker')
    .find((move) => move.type === 'walk');
  if (walk === undefined) throw new Error('nobody can walk alone');
  const [figure, alone, end] = browning.gesture(walk as never);
  for (const pick of [figure, alone]) sitting.hand.point(pick);
  // There and back again: over the first corner to where it came from is as far as one gets.
  sitting.hand.point(end, true);
  expect(sitting.moment().picker?.path).toEqual([figure, alone, end]);
  expect(matchOf(sitting).steps).toHaveLength(3);
  sitting.hand.point(end);
  await expect.poll(() => matchOf(sitting).steps.length).toBe(4);
  const { move } = matchOf(sitting).steps[3];
  expect(move).toMatchObject({ type: 'walk' });
  expect((move as unknown as { path: unknown[] }).path).toHaveLength(2);
});

describe('a block that is dragged', () => {
  const BLOCKS = blocksOfAshwell();
  const grenadiers = { piece: BLOCKS['Grenadiers'] };
  const near = { x: 4150, y: 6280 };

  function commanded(): Sitting {
    const { sitting } = sit(pubBattles, { red: 'person', blue: 'computer:x' }, {}, ashwell());
    return sitting;
  }

  test('stays where it is put and is turned until it is set', async () => {
    const sitting = commanded();
    expect(sitting.moment().picker?.path).toEqual([]);
    expect(sitting.moment().others.map(({ key }) => key)).toContain(`piece:${grenadiers.piece}`);
    sitting.hand.hold(grenadiers);
    sitting.hand.touch({ pick: { point: near }, place: near, held: true });
    const { picker, aim } = sitting.moment();
    expect(picker?.path).toEqual([grenadiers, { point: near }]);
    expect(aim?.ghost).toMatchObject({ piece: grenadiers.piece, at: near, facing: 90 });
    // Taken up again, it can be put down elsewhere.
    sitting.hand.hold(undefined);
    expect(sitting.moment().picker?.path).toEqual([grenadiers]);
    sitting.hand.touch({ pick: { point: near }, place: near, held: true });
    const north = { x: near.x, y: near.y + 3000 };
    sitting.hand.touch({ pick: { point: north }, place: north });
    await expect.poll(() => matchOf(sitting).steps.length).toBe(1);
    expect(matchOf(sitting).steps[0].move).toMatchObject({ type: 'march', facing: 0 });
  });

  test('[PB-1.3] is not put down where it cannot go whichever way it faces', () => {
    const sitting = commanded();
    sitting.hand.hold(grenadiers);
    const far = { x: 11_000, y: 1000 };
    const touch = { pick: { point: far }, place: far, held: true } as const;
    expect(sitting.hand.whyNotTouch(touch, sitting.hand.picksOf(touch))?.rule).toBe('PB-1.3');
    sitting.hand.touch(touch);
    expect(sitting.moment().refusal?.rule).toBe('PB-1.3');
    // It lies where it was, and no key or button does anything more with it.
    expect(sitting.moment().picker?.path).toEqual([]);
    expect(sitting.moment().further).toEqual([]);
  });

  test('[PB-6.2] onto an enemy of whom only the near end is in reach is not refused', () => {
    const places = {
      'First Foot': [3000, 2900, 90],
      'Third Foot': [7000, 2900, 0],
      Harcourt: [2200, 3300, 90],
    } as const;
    const seats = { red: 'person', blue: 'computer:x' } as const;
    const { sitting } = sit(pubBattles, seats, {}, ashwell(places));
    const [foot, enemy] = ['First Foot', 'Third Foot'].map((name) => {
      const { pieces } = sitting.moment().scene;
      const at = places[name as 'First Foot'];
      const found = pieces.find((piece) => piece.at.x === at[0] && piece.at.y === at[1]);
      return { piece: found?.id ?? '' };
    });
    sitting.hand.hold(foot);
    const touch = { pick: enemy, place: { x: 7000, y: 2900 }, held: true } as const;
    const picks = sitting.hand.picksOf(touch);
    expect(picks).toEqual([foot, enemy]);
    expect(sitting.hand.whyNotTouch(touch, picks)).toBeUndefined();
    sitting.hand.touch(touch);
    expect(sitting.moment().further.map(({ key }) => key)).toEqual(['button:left']);
  });

  test('[PB-8.2] onto its HQ asks whether it goes into reserve', () => {
    const sitting = commanded();
    sitting.hand.hold({ piece: BLOCKS['First Foot'] });
    const hq = { x: 1130, y: 4980 };
    sitting.hand.touch({ pick: { piece: BLOCKS['Harcourt'] }, place: hq, held: true });
    expect(sitting.moment().further.map(({ key }) => key)).toEqual(['button:hide']);
  });
});
