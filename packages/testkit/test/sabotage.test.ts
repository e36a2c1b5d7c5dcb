import {
  message,
  NO_GUIDE,
  NO_STAKES,
  refuse,
  type Armies,
  type ArmyList,
  type Cited,
  type Dice,
  type Fate,
  type Message,
  type Muster,
  type Next,
  type OutlookPiece,
  type Refusal,
  type Ruleset,
  type Scenario,
  type Side,
  type SideStanding,
  type Throw,
} from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { ambush } from '../src/ambush/ambush.ts';
import { hideAnywhere } from '../src/ambush/secrets.ts';
import {
  enemyOf,
  SIDES,
  type AmbushEvent,
  type AmbushMove,
  type AmbushState,
  type AmbushView,
  type Party,
} from '../src/ambush/state.ts';
import { unseenRules } from '../src/conformance/citations.ts';
import { examine, PROPERTIES } from '../src/conformance/properties.ts';
import {
  limitsOf,
  trialsOf,
  type ConformanceOptions,
  type Property,
} from '../src/conformance/trial.ts';

type Ambush = Ruleset<AmbushState, AmbushMove, AmbushView, AmbushEvent>;

const OPTIONS: ConformanceOptions<AmbushState> = {
  games: 10,
  complete: true,
  maxSteps: 500,
  draws: 100,
  mutationsPerStep: 5,
  vary(state, viewer, dice) {
    for (const side of SIDES) {
      const unseen = side !== viewer && side !== state.found && state.hidden[side] > 0;
      if (unseen) hideAnywhere(state, side, dice);
    }
    return state;
  },
};

/** What the kit has to say about Ambush with something broken: one line for each broken property. */
function faults(broken: Partial<Ambush>, options: ConformanceOptions<AmbushState> = {}): string {
  const ruleset: Ruleset = { ...ambush, ...broken };
  const limits = limitsOf(ruleset, { ...OPTIONS, ...options });
  const isNew = Object.keys(options).length > 0;
  const texts = PROPERTIES.map((property) => {
    if (!isNew && !usesAny(property, Object.keys(broken))) return '';
    try {
      examine(property, trialsOf(ruleset, limits));
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  });
  return texts.filter((text) => text !== '').join('\n');
}

const used = new Map<Property, ReadonlySet<PropertyKey>>();

/**
 * Whether a property has anything to do with these parts of a ruleset. One that uses only sound parts finds what it
 * finds in a sound ruleset, which is nothing: all follows from the seed.
 */
function usesAny(property: Property, parts: readonly string[]): boolean {
  const known = used.get(property) ?? partsUsed(property);
  used.set(property, known);
  return known.has(ANY) || parts.some((part) => known.has(part));
}

const ANY = Symbol('any part');

/** The parts of Ambush that a property asks for when nothing is broken. */
function partsUsed(property: Property): Set<PropertyKey> {
  const parts = new Set<PropertyKey>();
  const ruleset = new Proxy<Ruleset>(ambush, {
    get(all, part) {
      parts.add(part);
      return Reflect.get(all, part) as unknown;
    },
    has(all, part) {
      parts.add(part);
      return Reflect.has(all, part);
    },
    ownKeys(all) {
      parts.add(ANY);
      return Reflect.ownKeys(all);
    },
  });
  examine(property, trialsOf(ruleset, limitsOf(ruleset, OPTIONS)));
  return parts;
}

/** Ambush in which a party that searches leaves something of its own behind in the state. */
function playThen(then: (state: AmbushState, side: Side, dice: Dice) => void): Partial<Ambush> {
  return {
    play(state, side, move, dice, report) {
      ambush.play(state, side, move, dice, report);
      then(state, side, dice);
    },
  };
}

const listed: AmbushMove = { type: 'search', at: 1 };

describe('the kit finds', () => {
  test('nothing wrong with a sound ruleset', () => {
    expect(faults({})).toBe('');
  });

  test('a view that shows what is hidden', () => {
    expect(faults({ view: (state) => ambush.clone(state) })).toContain(
      'what red cannot see changes his view',
    );
  });

  test('a leak that imagine repeats, when the state is varied', () => {
    const leak = (state: AmbushState, viewer: string): AmbushView => {
      const view = ambush.view(state, viewer);
      return { ...view, peek: state.hidden } as AmbushView;
    };
    const broken: Partial<Ambush> = {
      view: leak,
      imagine: (view) => {
        const { peek, ...world } = view as AmbushView & { peek: Record<Party, number> };
        return { ...ambush.clone(world), hidden: { ...peek } };
      },
    };
    expect(faults(broken)).toContain('cannot see changes his view');
  });

  test('a list of moves that depends on what is hidden', () => {
    const broken: Partial<Ambush> = {
      moves(state, side) {
        const moves = ambush.moves(state, side);
        const enemy = state.hidden[enemyOf(side as Party)];
        return moves.toSorted((a) => ('at' in a && a.at === enemy ? -1 : 0));
      },
    };
    expect(faults(broken)).toContain('cannot see changes his list of moves');
  });

  test('dice of which it is not said what they were for, or said wrongly', () => {
    const rolled = (change: (thrown: Throw) => unknown): Partial<Ambush> => ({
      thrown: (event) => {
        const thrown = ambush.thrown(event);
        return (typeof thrown === 'object' ? change(thrown) : thrown) as Throw | undefined;
      },
    });
    expect(faults(rolled(() => undefined))).toContain('not said what the dice of fought were for');
    expect(faults(rolled((thrown) => ({ ...thrown, got: 99 })))).toContain('gave 99 in fought');
    expect(faults(rolled((thrown) => ({ ...thrown, side: 'green' })))).toContain(
      'the dice of fought are those of green',
    );
    expect(faults(rolled((thrown) => ({ ...thrown, kind: 'nothing' })))).toContain(
      'has no text for the key throw.nothing',
    );
    expect(faults(rolled((thrown) => ({ ...thrown, again: () => thrown.got })))).toContain(
      'dice of fought are not rolled again',
    );
  });

  test('losses that cannot be', () => {
    const broken: Partial<Ambush> = {
      standing: (view) =>
        ambush.standing(view).map((side) => ({ ...side, losses: { count: 3, of: 2 } })),
    };
    expect(faults(broken)).toContain('3 of 2 are lost');
  });

  test('a refusal that depends on what is hidden', () => {
    const broken: Partial<Ambush> = {
      check(state, side, move) {
        const refusal = ambush.check(state, side, move);
        return refusal && { ...refusal, rule: state.hidden.blue % 2 === 0 ? 'AM-1' : 'AM-2' };
      },
    };
    expect(faults(broken)).toContain('what red cannot see changes his refusals');
  });

  test('an event that tells a secret', () => {
    expect(faults({ redact: (event) => event })).toContain('cannot see changes his events');
  });

  test('a pending decision that depends on what is hidden', () => {
    const broken: Partial<Ambush> = {
      pending(state) {
        const { decisions, outcome } = ambush.pending(state);
        const rule = state.hidden.blue % 2 === 0 ? 'AM-1' : 'AM-2';
        return { decisions: decisions.map((decision) => ({ ...decision, rule })), outcome };
      },
    };
    expect(faults(broken)).toContain('cannot see changes his pending decision');
  });

  test('a secret that is told after something was revealed', () => {
    const play: Ambush['play'] = (state, side, move, dice, report) => {
      ambush.play(state, side, move, dice, (event) => {
        report?.(event);
        // Where the searcher lies, of whom the other side has learnt nothing.
        if (event.type !== 'empty') return;
        report?.({ type: 'found', rule: 'AM-4', side: event.side, at: state.hidden[event.side] });
      });
    };
    expect(faults({ play })).toContain('cannot see changes his events');
  });

  test('an event that tells more than its viewer knows afterwards', () => {
    const play: Ambush['play'] = (state, side, move, dice, report) => {
      ambush.play(state, side, move, dice, (event) => {
        const clue = event.type === 'lot' && state.hidden.blue % 2 === 0;
        report?.(clue ? { ...event, reveals: true, rule: 'AM-4' as 'AM-3' } : event);
      });
    };
    expect(faults({ play })).toContain('cannot see is told and not in his view');
  });

  test('a secret that no event may tell, whatever it says of itself', () => {
    // A chit that lies face down.
    type Chit = AmbushState & { chit?: number; shown?: number };
    const withChit: Partial<Ambush> = {
      view(state, viewer) {
        const { chit: _, ...seen } = ambush.view(state, viewer) as Chit;
        return seen;
      },
      imagine: (view, viewer, dice) =>
        Object.assign(ambush.imagine(view, viewer, dice), { chit: dice.die(2) }),
    };
    const play: Ambush['play'] = (state: Chit, side, move, dice, report) => {
      ambush.play(state, side, move, dice, report);
      state.chit ??= 1;
      if (move.type !== 'search' || state.chit === 1 || state.shown === 1) return;
      state.shown = 1;
      report?.({ type: 'lot', rule: 'AM-3', side: 'blue', reveals: true });
    };
    const swap = (state: Chit): Chit => ({ ...state, chit: 3 - (state.chit ?? 1) });
    const fault = 'cannot see changes his events';
    // It says that it reveals, and his view has it afterwards: only who knows the rules knows better.
    expect(faults({ ...withChit, play })).not.toContain(fault);
    expect(faults({ ...withChit, play }, { swap })).toContain(fault);
    const silent: Ambush['play'] = (state: Chit, side, move, dice, report) => {
      ambush.play(state, side, move, dice, report);
      state.chit ??= 1;
    };
    expect(faults({ ...withChit, play: silent }, { swap })).not.toContain(fault);
  });

  test('a flag by which the mover learns what he may not know', () => {
    const play: Ambush['play'] = (state, side, move, dice, report) => {
      ambush.play(state, side, move, dice, (event) => {
        const tells = event.type === 'fled' && state.hidden[enemyOf(event.side)] % 2 === 0;
        report?.(tells ? { ...event, reveals: true } : event);
      });
    };
    expect(faults({ play })).toContain('cannot see changes whether he can take it back');
  });

  test('a question to one side that tells the other what is hidden', () => {
    const pending: Ambush['pending'] = (state) => {
      const { decisions, outcome } = ambush.pending(state);
      const asked = decisions.map((decision) =>
        decision.side === 'blue' && state.hidden.blue === state.thickets + 1
          ? { ...decision, kind: 'hide' }
          : decision,
      );
      return { decisions: asked, outcome };
    };
    expect(faults({ pending })).toContain('what red cannot see changes his pending decision');
  });

  test('an event that is not what goes over the wire', () => {
    const inherits: Ambush['redact'] = (event, viewer) => {
      const seen = ambush.redact(event, viewer) as AmbushEvent;
      return seen === event ? event : (Object.assign(Object.create(event), seen) as AmbushEvent);
    };
    expect(faults({ redact: inherits })).toContain('is not what goes over the wire');
    const blanks: Ambush['redact'] = (event, viewer) => {
      const seen = ambush.redact(event, viewer) as AmbushEvent;
      return seen.type === 'hid' ? ({ ...seen, at: undefined } as never) : seen;
    };
    expect(faults({ redact: blanks })).toContain('is not what goes over the wire');
  });

  test('an event in which something is left to hide', () => {
    const redact: Ambush['redact'] = (event, viewer) => {
      if (event.side === viewer || event.type !== 'hid') return ambush.redact(event, viewer);
      return { ...event, at: event.at > 1 ? 1 : -1 };
    };
    expect(faults({ redact })).toContain('still has something to hide');
  });

  test('an event that is changed for one and told to the next', () => {
    const redact: Ambush['redact'] = (event, viewer) => {
      if (event.side !== viewer && event.type === 'hid') Object.assign(event, { at: -1 });
      return event;
    };
    expect(faults({ redact })).toContain('changes the event hid for the next');
  });

  test('a move that is offered and then refused', () => {
    const moves: Ambush['moves'] = (state, side) => {
      const sound = ambush.moves(state, side);
      return sound.length === 0 ? sound : [...sound, listed, { type: 'stand' }];
    };
    expect(faults({ moves })).toContain('check refuses the listed move');
  });

  test('a move that is accepted and was never offered', () => {
    const moves: Ambush['moves'] = (state, side) => {
      const sound = ambush.moves(state, side);
      return sound.length > 1 ? sound.slice(1) : sound;
    };
    expect(faults({ moves })).toMatch(/check accepts .* which is not listed/);
  });

  test('an extra field that is let through', () => {
    const check: Ambush['check'] = (state, side, move) => {
      if (typeof move !== 'object' || move === null) return ambush.check(state, side, move);
      const { extra: _, ...rest } = move as Record<string, unknown>;
      return ambush.check(state, side, rest);
    };
    expect(faults({ check })).toMatch(/check accepts .*"extra".* which is not listed/);
  });

  test('a side that may move when it is not asked', () => {
    const check: Ambush['check'] = (state, _side, move) => {
      const { decisions } = ambush.pending(state);
      const refusals = decisions.map(({ side }) => ambush.check(state, side, move));
      return refusals.includes(undefined) ? undefined : refusals[0];
    };
    expect(faults({ check })).toMatch(/check accepts .* who is not asked/);
  });

  test('moves of a side that is not asked', () => {
    const moves: Ambush['moves'] = (state, side) => {
      const sound = ambush.moves(state, side);
      return sound.length === 0 ? [listed] : sound;
    };
    expect(faults({ moves })).toContain('is not asked, and yet has');
  });

  test('a check that throws at garbage', () => {
    const check: Ambush['check'] = (state, side, move) =>
      (move as AmbushMove).type === 'stand' ? ambush.check(state, side, move) : undefined;
    expect(faults({ check })).toContain('Cannot read properties of');
  });

  test('a check that changes the state', () => {
    const check: Ambush['check'] = (state, side, move): Refusal | undefined => {
      const refusal = ambush.check(state, side, move);
      if (refusal !== undefined) state.night += 0.5;
      return refusal;
    };
    expect(faults({ check })).toMatch(/check of .* changes the state/);
  });

  test('a dead end without a move', () => {
    const moves: Ambush['moves'] = (state, side) =>
      state.night > 1 ? [] : ambush.moves(state, side);
    expect(faults({ moves })).toMatch(/dead end: (red|blue) is asked \(hide\) and has no move/);
  });

  test('a dead end without a decision', () => {
    const pending: Ambush['pending'] = (state) =>
      state.night > 1 ? { decisions: [], outcome: undefined } : ambush.pending(state);
    expect(faults({ pending })).toContain('dead end: nobody is asked and there is no outcome');
  });

  test('a game without end', () => {
    const broken = playThen((state) => {
      state.night = 1;
      state.men = { red: 3, blue: 3 };
    });
    expect(faults(broken)).toContain('endless: not over after 500 steps');
  });

  test('a copy that shares a part with the original', () => {
    const clone: Ambush['clone'] = (state) => ({ ...ambush.clone(state), cleared: state.cleared });
    expect(faults({ clone })).toContain('playing on a copy changes the original');
  });

  test('a view that shares a part with the state', () => {
    const view: Ambush['view'] = (state, viewer) => {
      return { ...ambush.view(state, viewer), men: state.men };
    };
    expect(faults({ view })).toMatch(/playing on changes the view of red/);
  });

  test('play that depends on something outside the state', () => {
    let count = 0;
    const broken = playThen((state) => {
      if (++count % 3 === 0) state.turn = enemyOf(state.turn);
    });
    const text = faults(broken);
    expect(text).toContain('a state read from JSON plays on');
    expect(text).toContain('the state differs');
    expect(text).toContain('the saved match is refused');
  });

  test('play that depends on whether anybody listens', () => {
    const play: Ambush['play'] = (state, side, move, dice, report) => {
      ambush.play(state, side, move, dice, report);
      if (report !== undefined) state.turn = 'red';
    };
    expect(faults({ play })).toContain('the state differs');
  });

  test('a state that JSON cannot keep', () => {
    const broken = playThen((state) => {
      const tired = (Reflect.get(state, 'tired') ?? 0) as number;
      // A property that is not listed is not written.
      Object.defineProperty(state, 'tired', { value: tired + 1, configurable: true });
      if (tired % 2 === 1) state.turn = enemyOf(state.turn);
    });
    expect(faults(broken)).toContain('a state read from JSON plays on');
  });

  test('an event that cites no rule of the book', () => {
    const play: Ambush['play'] = (state, side, move, dice, report) => {
      ambush.play(state, side, move, dice, (event) =>
        report?.({ ...event, rule: event.rule.replace('AM-7', 'AM-9') } as AmbushEvent),
      );
    };
    expect(faults({ play })).toContain('the event fought cites AM-9, which is not in the rulebook');
  });

  test('a text that is missing, and a gap that stays open', () => {
    expect(faults({ label: () => ({ key: 'move.nowhere' }) })).toContain(
      'has no text for the key move.nowhere',
    );
    const tell = (event: AmbushEvent): Message => ({ ...ambush.tell(event), with: {} });
    expect(faults({ tell })).toContain('leaves the gap {side} of event.hidUnseen open');
  });

  test('a position that sets up another state', () => {
    const position: Ambush['position'] = (state) => ambush.position({ ...state, turn: 'red' });
    expect(faults({ position })).toContain('the position gives another state');
  });

  test('a position that cannot be set up, out of a scenario that is as large as it may be', () => {
    const position: Ambush['position'] = (state) => {
      const sound = ambush.position(state);
      return state.men.red < 9 ? sound : { ...sound, men: { red: 10, blue: 1 } };
    };
    expect(faults({ position })).toContain('as large as a file may have them');
  });

  test('a setup that throws at a damaged scenario', () => {
    const setup: Ambush['setup'] = (scenario, options) => {
      if ((scenario as { men: object }).men === null) throw new Error('no men');
      return ambush.setup(scenario, options);
    };
    expect(faults({ setup })).toContain('a damaged scenario is refused');
  });

  test('two moves that are pointed out alike, and one that is listed twice', () => {
    expect(faults({ gesture: () => [{ button: 'go' }] })).toContain('pointed out alike');
    const moves: Ambush['moves'] = (state, side) => {
      const sound = ambush.moves(state, side);
      return [...sound, ...sound];
    };
    expect(faults({ moves })).toContain('listed twice');
  });

  test('a card or scenario without words, words without one, and “the Red”', () => {
    const texts = (change: Record<string, string | undefined>): Partial<Ambush> => {
      const all = Object.entries({ ...ambush.catalogue.texts, ...change });
      const left = all.flatMap(([key, text]) => (text === undefined ? [] : [[key, text] as const]));
      return { catalogue: { ...ambush.catalogue, texts: Object.fromEntries(left) } };
    };
    expect(faults(texts({ 'rule.AM-3.title': undefined }))).toContain('the key rule.AM-3.title');
    expect(faults(texts({ 'rule.AM-9.text': 'More.' }))).toContain(
      'no card or scenario for the words rule.AM-9',
    );
    expect(faults(texts({ 'battle.gorge.title': undefined }))).toContain('battle.gorge.title');
    expect(faults(texts({ 'battle.hill.title': 'A hill' }))).toContain('words battle.hill.title');
    expect(faults(texts({ 'rule.AM-3.ruling': 'So.' }))).toContain('words rule.AM-3.ruling');
    expect(faults(texts({ 'event.lot': 'The {side} searches first.' }))).toContain(
      'an article before the name of a side',
    );
  });

  test('a standing that cites no rule, has no words, or tells only of one side', () => {
    const withAim = (aim: Partial<Cited>): Partial<Ambush> => ({
      standing: (view) =>
        ambush.standing(view).map((side) => ({ ...side, aim: { ...side.aim, ...aim } })),
    });
    expect(faults(withAim({ rule: 'AM-99' }))).toContain('stands cites AM-99');
    expect(faults(withAim({ message: { key: 'standing.gone' } }))).toContain('standing.gone');
    const one: Ambush['standing'] = (view) => ambush.standing(view).slice(1);
    expect(faults({ standing: one })).toContain('is told how blue stand');
  });

  test('a standing that does not agree with the outcome', () => {
    const changed = (how: (side: SideStanding) => Partial<SideStanding>): Partial<Ambush> => ({
      standing: (view) => ambush.standing(view).map((side) => ({ ...side, ...how(side) })),
    });
    expect(faults(changed(() => ({ score: 99 })))).toContain('stands at 99, and has');
    expect(faults(changed(({ now }) => ({ now: now.slice(0, 1) })))).toContain(
      'how the game came out',
    );
    expect(faults(changed(({ now }) => ({ needed: now })))).toContain('still needs something');
    const silent: Ambush['standing'] = (view) =>
      ambush.standing(view).map(({ over: _, ...side }) => side);
    expect(faults({ standing: silent })).toContain('not said what ended the game');
  });

  test('a standing that changes from one look to the next', () => {
    let looks = 0;
    const standing: Ambush['standing'] = (view) =>
      ambush.standing(view).map((side) => ({ ...side, score: looks++ }));
    expect(faults({ standing })).toContain('cannot see changes his standing');
  });

  test('an outlook of nothing, of what is over or not drawn, without words, or without end', () => {
    const ahead = (pieces: readonly OutlookPiece[], fate?: Fate) => ({ pieces, fate: () => fate });
    const drawn = (view: AmbushView): OutlookPiece[] =>
      ambush.scene(view).pieces.map(({ id }) => ({ piece: id, on: id }));
    const fault = (outlook: NonNullable<Ambush['outlook']>): string => faults({ outlook });
    expect(fault(() => ahead([]))).toContain('an outlook of nothing');
    expect(fault(() => ahead([{ piece: 'man', on: 'nowhere' }]))).toContain('is on nowhere');
    const some = (fate?: Fate) =>
      fault((view) => (drawn(view).length === 0 ? undefined : ahead(drawn(view), fate)));
    expect(some('safe')).toContain('is safe already');
    expect(some()).toContain('outlook.each');
    const isOver = (view: AmbushView): boolean =>
      ambush.standing(view).every(({ needed }) => needed.length === 0);
    expect(fault((view) => (isOver(view) ? ahead([]) : undefined))).toContain('red still');
  });

  test('standing answers without words, with facts of no name, against the rules, or by what is hidden', () => {
    const habit: NonNullable<Ambush['habits']>[number] = {
      id: 'found',
      kind: 'answer',
      rule: 'AM-5',
      facts: { man: ['one', 'two'] },
      answers: ['first'],
      read: () => ({ man: 'one' }),
      give: (_answer, moves) => moves[0],
    };
    const texts = {
      'habit.found': 'a',
      'habit.found.man': 'b',
      'habit.found.man.one': 'b',
      'habit.found.man.two': 'c',
      'habit.found.answer.first': 'd',
    };
    const catalogue = { ...ambush.catalogue, texts: { ...ambush.catalogue.texts, ...texts } };
    const fault = (change: Partial<typeof habit>): string =>
      faults({ habits: [{ ...habit, ...change }], catalogue });
    expect(fault({})).toBe('');
    expect(faults({ habits: [habit] })).toContain('habit.found');
    const lengthy = { 'habit.found.man.one': 'who stands behind the very last of the trees' };
    const long = { ...catalogue, texts: { ...catalogue.texts, ...lengthy } };
    expect(faults({ habits: [habit], catalogue: long })).toContain('too long for a list');
    expect(fault({ rule: 'AM-99' })).toContain('AM-99');
    expect(fault({ answers: [] })).toContain('has no answer');
    expect(fault({ read: () => ({ man: 'three' }) })).toContain('finds');
    expect(fault({ give: () => ({ type: 'search', wood: 0 }) as never })).toContain('not allowed');
    const peeking = fault({
      kind: 'search',
      read: ({ hidden }, side) => ({ man: hidden[enemyOf(side as Party)] % 2 ? 'one' : 'two' }),
    });
    expect(peeking).toContain('cannot see changes his standing answers');
  });

  test('stakes that cite no rule, have no words, or throw', () => {
    const risking = (cited: Partial<Cited>): Partial<Ambush> => ({
      stakes(state, side, move) {
        const { costs, risks } = ambush.stakes(state, side, move);
        return { costs, risks: risks.map((risk) => ({ ...risk, ...cited })) };
      },
    });
    expect(faults(risking({ rule: 'AM-99' }))).toContain('costs and risks cites AM-99');
    expect(faults(risking({ message: { key: 'stakes.gone' } }))).toContain('stakes.gone');
    const summing = (total: number, key: string) =>
      faults({
        stakes: () => ({
          ...NO_STAKES,
          sums: [
            { what: message('stakes.man'), total, reasons: [{ rule: 'AM-7', key, count: 2 }] },
          ],
        }),
      });
    expect(summing(3, 'men')).toContain('3 is not the sum of its lines, 2');
    expect(summing(2, 'gone')).toContain('reason.gone');
    const stakes: Ambush['stakes'] = () => {
      throw new Error('no stakes');
    };
    expect(faults({ stakes })).toContain('no stakes');
  });

  test('a scenario that is published with its secrets', () => {
    const published: Ambush['published'] = (scenario) => scenario;
    expect(faults({ published })).toContain('cannot see changes his published scenario');
  });

  test('stakes that tell of a secret', () => {
    const stakes: Ambush['stakes'] = (state, side, move) => {
      const isThere = move.type === 'search' && move.at === state.hidden[enemyOf(side as Party)];
      return isThere ? { costs: [], risks: [] } : ambush.stakes(state, side, move);
    };
    expect(faults({ stakes })).toContain('cannot see changes his stakes');
  });

  test('a move that could be taken back in the world that is imagined, and not in the true one', () => {
    const imagine: Ambush['imagine'] = (view, viewer, dice) => ({
      ...ambush.imagine(view, viewer, dice),
      night: 99,
    });
    const play: Ambush['play'] = (state, side, move, dice, report) => {
      if (state.night < 99) dice.die();
      ambush.play(state, side, move, dice, report);
    };
    expect(faults({ imagine, play })).toMatch(/it is said undefined, and it is undo\.dice/);
  });

  test('a gesture at something that is not drawn', () => {
    const scene: Ambush['scene'] = (view) => ({ ...ambush.scene(view), areas: [] });
    expect(faults({ scene })).toContain('which is not drawn');
  });

  test('a gesture that is understood as another move, or as none', () => {
    const other: Ambush['guide'] = (view, decision, picks) => {
      const guide = ambush.guide(view, decision, picks);
      return guide.means?.type === 'flee' ? { ...guide, means: { type: 'stand' } } : guide;
    };
    expect(faults({ guide: other })).toMatch(
      /what points out \{"to":\d,"type":"flee"\} is understood as \{"type":"stand"\}/,
    );
    expect(faults({ guide: () => NO_GUIDE })).toContain('is understood as nothing');
  });

  test('a pointing at something else that is understood as no move, throws, or leaves a trace', () => {
    const anything: Ambush['guide'] = (view, decision, picks) =>
      picks.length === 1
        ? ambush.guide(view, decision, picks)
        : { ...NO_GUIDE, means: { type: 'hide', at: picks.length * 100 } };
    expect(faults({ guide: anything })).toContain('which is no move');
    const careless: Ambush['guide'] = (view, decision, picks) => {
      if ('button' in picks[0]) return { ...NO_GUIDE, means: { type: 'stand' } };
      return ambush.guide(view, decision, picks);
    };
    expect(faults({ guide: careless })).toContain("Cannot use 'in' operator");
    const tracing: Ambush['guide'] = (view, decision, picks) => {
      view.night += 1;
      return ambush.guide(view, decision, picks);
    };
    expect(faults({ guide: tracing })).toContain('guide changes the view');
  });

  test('a guide that judges by itself, refuses what is listed, or tells a secret', () => {
    const lenient: Ambush['guide'] = (view, decision, picks) => {
      const { refusal: _, ...guide } = ambush.guide(view, decision, picks);
      return guide;
    };
    expect(faults({ guide: lenient })).toMatch(/is judged AM-\d, pointed out legal/);
    const strict: Ambush['guide'] = (view, decision, picks) => ({
      ...ambush.guide(view, decision, picks),
      refusal: refuse('AM-2', 'another'),
    });
    expect(faults({ guide: strict })).toContain('is listed and refused');
    let looks = 0;
    const telling: Ambush['guide'] = (view, decision, picks) => ({
      ...ambush.guide(view, decision, picks),
      lines: [message('move.stand', { looks: looks++ })],
    });
    expect(faults({ guide: telling })).toContain('cannot see changes his guides');
  });

  test('something that may come next and leads nowhere, or to another move', () => {
    const going = (next: Next<AmbushMove>): Ambush['guide'] => {
      return (view, decision, picks) => ({ ...ambush.guide(view, decision, picks), next });
    };
    // Only where nothing is meant yet, so that it is no way to go on.
    const dead: Ambush['guide'] = (view, decision, picks) =>
      picks.length === 0
        ? { ...NO_GUIDE, next: { pieces: ['nobody'] } }
        : ambush.guide(view, decision, picks);
    expect(faults({ guide: dead })).toContain('{"piece":"nobody"} after [] leads nowhere');
    const wrong = { button: { button: 'stand' }, means: { type: 'hide', at: 1 } } as const;
    expect(faults({ guide: going({ buttons: [wrong] }) })).toMatch(/is judged|is said to mean/);
  });

  test('on a free table, a place that is listed and not told to come next', () => {
    const scene: Ambush['scene'] = (view) => ({ ...ambush.scene(view), inch: 10 });
    const gesture: Ambush['gesture'] = (move) => {
      const [pick] = ambush.gesture(move);
      return 'square' in pick ? [{ point: { x: Number(pick.square), y: 0 } }] : [pick];
    };
    const guide: Ambush['guide'] = (view, decision, picks) => {
      const squares = picks.map((pick) =>
        'point' in pick ? { square: String(pick.point.x) } : pick,
      );
      return ambush.guide(view, decision, squares);
    };
    expect(faults({ scene, gesture, guide })).toContain('not told as what may come next');
    const telling: Ambush['guide'] = (view, decision, picks) => ({
      ...guide(view, decision, picks),
      ...(picks.length === 0 && { next: { place: true } }),
    });
    expect(faults({ scene, gesture, guide: telling })).not.toContain('not told as');
  });

  test('a reason that cites no rule of the book, or has no text', () => {
    const because = (reason: object): Ambush['play'] => {
      return (state, side, move, dice, report) =>
        ambush.play(state, side, move, dice, (event) =>
          report?.(
            event.type === 'fought'
              ? { ...event, reasons: [{ ...event.reasons[0], ...reason }] }
              : event,
          ),
        );
    };
    expect(faults({ play: because({ rule: 'AM-9' }) })).toContain(
      'the event fought cites AM-9, which is not in the rulebook',
    );
    expect(faults({ play: because({ key: 'moon' }) })).toContain(
      'a reason of the event fought has no text for the key reason.moon',
    );
  });

  test('a fallback that is not legal', () => {
    expect(faults({ fallback: () => listed })).toContain('is not legal');
  });

  test('a move that is drawn and not listed, or for a side that is not asked', () => {
    const unlisted: Ambush['draw'] = (state, side, dice) => {
      const sound = ambush.draw(state, side, dice);
      return sound.type === 'search' ? { type: 'search', at: 99 } : sound;
    };
    expect(faults({ draw: unlisted })).toContain('draw gives {"at":99,"type":"search"}, which');
    const eager: Ambush['draw'] = (state, side, dice) =>
      ambush.moves(state, side).length === 0 ? listed : ambush.draw(state, side, dice);
    expect(faults({ draw: eager })).toContain('is not asked, and yet draws');
  });

  test('a draw that favours a move, or leaves one out', () => {
    const first: Ambush['draw'] = (state, side, dice) =>
      dice.die(4) === 1 ? ambush.moves(state, side)[0] : ambush.draw(state, side, dice);
    expect(faults({ draw: first })).toContain('draw favours some moves');
    const notLast: Ambush['draw'] = (state, side, dice) => {
      const moves = ambush.moves(state, side);
      return moves.length < 2 ? moves[0] : moves[dice.die(moves.length - 1) - 1];
    };
    expect(faults({ draw: notLast })).toContain('draw favours some moves');
  });

  test('an army list without words, with a limit that its usual army breaks, or without a battle', () => {
    const muster = ambush.muster as Muster;
    const [hunters] = muster.lists;
    const other = (list: Partial<ArmyList>): Partial<Ambush> => ({
      muster: { ...muster, lists: [{ ...hunters, ...list }] },
    });
    const entry = { id: 'ghost', points: 1, usual: 1, most: 1 };
    expect(faults(other({ entries: [entry] }))).toContain('no text for the key muster.ghost');
    const limit = { id: 'led', rule: 'AM-1', of: { hunter: 1 }, most: 1 };
    expect(faults(other({ limits: [limit] }))).toContain('goes against its own list');
    expect(faults(other({ rule: 'AM-99' }))).toContain('cites AM-99');
    const battle = (armies: Armies): Scenario => ({ ...muster.battle(armies), id: 7 as never });
    expect(faults({ muster: { ...muster, battle } })).toContain('cannot meet on the ground');
  });

  test('a secret in a ruleset that says it has none', () => {
    expect(faults({ hasSecrets: false })).toContain('nothing is said to be secret');
  });

  test('a draw that changes the state', () => {
    const draw: Ambush['draw'] = (state, side, dice) => {
      Reflect.set(state, 'last', side);
      return ambush.draw(state, side, dice);
    };
    expect(faults({ draw })).toContain('draw changes the state');
  });

  test('a rule that no event cites', () => {
    const play: Ambush['play'] = (state, side, move, dice, report) => {
      ambush.play(state, side, move, dice, (event) => {
        if (event.rule !== 'AM-8') report?.(event);
      });
    };
    const ruleset: Ruleset = { ...ambush, play };
    const trials = trialsOf(ruleset, limitsOf(ruleset, OPTIONS));
    expect(unseenRules(ruleset, trials)).toEqual(['AM-8']);
  });
});

describe('for a ruleset whose lists are not complete', () => {
  const fewer: Ambush['moves'] = (state, side) => ambush.moves(state, side).slice(0, 1);

  test('a legal move that is not listed is no fault', () => {
    const draw: Ambush['draw'] = (state, side) => fewer(state, side)[0];
    expect(faults({ moves: fewer, draw }, { complete: false })).toBe('');
  });

  test('a move that is accepted and cannot be played is one', () => {
    const check: Ambush['check'] = (state, side, move) => {
      const refusal = ambush.check(state, side, move);
      return refusal?.message.key === 'refusal.asked' ? undefined : refusal;
    };
    const play: Ambush['play'] = (state, side, move, dice, report) => {
      if (ambush.check(state, side, move) !== undefined) throw new Error('cannot be played');
      ambush.play(state, side, move, dice, report);
    };
    expect(faults({ check, play }, { complete: false })).toContain('cannot be played');
  });
});
