import { Match, type Move, type Ruleset } from '@sandtable/kernel';
import { Coach, type Doctrine } from '@sandtable/players';
import { ambush, bankOf, enemyOf, SIDES, type AmbushState, type Party } from '@sandtable/testkit';
import { expect } from 'vitest';
import { reviewPieces, type Found, type Reviewer } from '../../src/index.ts';

/** Hides and searches where it comes first, and stands. */
function quickly(state: AmbushState, side: Party): Move {
  if (state.found !== null) return { type: 'stand' };
  const cleared = state.cleared[enemyOf(side)];
  const at = bankOf(state, enemyOf(side)).find((each) => !cleared.includes(each));
  const hides = { type: 'hide', at: bankOf(state, side)[0] };
  return state.hidden[side] === 0 ? hides : ({ type: 'search', at } as Move);
}

/** Counts men, and thinks of nothing but what to do when found. */
export const DOCTRINE: Doctrine<AmbushState> = {
  ruleset: 'ambush',
  terms: [{ name: 'men', nature: 'care', weight: 400, words: 'More of us are left.' }],
  weigh({ men }, us, into) {
    into[0] = men[SIDES[us]] - men[enemyOf(SIDES[us])];
  },
  phase: ({ night }) => night,
  quick: (_ruleset, state, us) => quickly(state, SIDES[us]),
  plans: (ruleset, state, us) =>
    state.found === SIDES[us]
      ? ruleset.moves(state, SIDES[us]).map((move) => ({ moves: [move] }))
      : [],
};

const MIND = {
  ruleset: 'ambush',
  reasons: {},
  answer: (_ruleset: Ruleset, world: object, side: string) =>
    quickly(world as AmbushState, side as Party),
};

const EFFORT = { playOuts: 1, plans: 9, horizon: 6, worlds: 4, slips: 0, whims: 0 };

export function coach(
  doctrine: Doctrine<AmbushState> = DOCTRINE,
  ruleset: Ruleset = ambush,
): Coach {
  const { terms } = doctrine;
  return new Coach(ruleset, {
    mind: MIND,
    doctrine,
    terms,
    effort: EFFORT,
  });
}

/** Blue is found and flees, which leaves a man behind; then red is found, stands, and rolls as well as can be. */
export function played(ruleset: Ruleset = ambush): Match {
  const match = begun(1, ruleset);
  step(match, 'blue', { type: 'search', at: 1 } as Move);
  step(match, 'red', { type: 'stand' }, [1, 1, 6, 6, 6]);
  expect(match.pending.outcome?.winner).toBe('red');
  return match;
}

/** The same until blue has fled, with red in one of its thickets, which blue cannot know. */
export function begun(at: number, ruleset: Ruleset = ambush): Match {
  const start = Match.start(ruleset, ambush.scenarios[0], {}, { kind: 'scripted' });
  if (!start.ok) throw new Error('the scenario is refused');
  const match = start.value;
  const [thicket, other] = bankOf(match.state as AmbushState, 'blue');
  step(match, 'red', { type: 'hide', at } as Move);
  step(match, 'blue', { type: 'hide', at: thicket } as Move, [1]);
  step(match, 'red', { type: 'search', at: thicket } as Move);
  step(match, 'blue', { type: 'flee', to: other } as Move);
  return match;
}

export function step(match: Match, side: Party, move: Move, faces: readonly number[] = []): void {
  match.script(faces);
  expect(match.play(side, move)).toMatchObject({ ok: true });
}

export const [HIDES, FLEES, STANDS] = [2, 4, 6];

export function allFound(reviewer: Reviewer, passes: number, found?: Found[]): Found[] {
  const pieces = reviewPieces(reviewer, passes, found);
  for (;;) {
    const { done, value } = pieces.next();
    if (done === true) return value;
  }
}
