import { RolledDice, seededDice, topFrame } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { fire } from '../src/rules/fire.ts';
import { march } from '../src/rules/movement.ts';
import { pick } from '../src/rules/picks.ts';
import { comeback } from '../src/rules/regroup.ts';
import { browning } from '../src/ruleset.ts';
import type { Definition } from '../src/state/definition.ts';
import type { Frame } from '../src/state/frames.ts';
import type { State } from '../src/state/state.ts';

/** The frames that draw by themselves; each is handed frames of its own type only. */
const DRAWING = { pick, march, fire, comeback } as unknown as Readonly<
  Partial<Record<Frame['type'], Definition<Frame>>>
>;

class SecondDraw extends Error {}

/**
 * What is drawn at once, for everything that can come first. A draw that would have to be repeated gives nothing;
 * undefined where it gives up before it draws.
 */
function drawnAtOnce(draw: (dice: RolledDice) => unknown): unknown[] | undefined {
  let sides = 1;
  const found: unknown[] = [];
  for (let face = 1; face <= sides; face++) {
    let rolled = 0;
    const dice = new RolledDice((of) => {
      if (rolled > 0) throw new SecondDraw();
      rolled = sides = of;
      return face;
    });
    try {
      const move = draw(dice);
      if (rolled === 0) return undefined;
      found.push(move);
    } catch (error) {
      if (!(error instanceof SecondDraw)) throw error;
    }
  }
  return found;
}

function sorted(moves: readonly unknown[]): string[] {
  return moves.map((move) => JSON.stringify(move)).toSorted();
}

/** How often each kind of frame drew at once, in a game in which every list is compared with what can be drawn. */
function compare(state: State, seed: string): Map<string, number> {
  const drawing = new Map<string, number>();
  const [dice, chance] = [seededDice(seed), seededDice(`${seed} moves`)];
  for (;;) {
    const { decisions, outcome } = browning.pending(state);
    if (outcome !== undefined) return drawing;
    const [{ side }] = decisions;
    const moves = browning.moves(state, side);
    const frame = topFrame(state);
    const draw = DRAWING[frame.type]?.draw;
    const drawn = draw && drawnAtOnce((lots) => draw(state, frame, lots, 0));
    if (drawn !== undefined) {
      expect(sorted(drawn)).toEqual(sorted(moves));
      drawing.set(frame.type, (drawing.get(frame.type) ?? 0) + 1);
    }
    browning.play(state, side, moves[chance.die(moves.length) - 1], dice);
  }
}

test.each(browning.scenarios)('what is drawn is what is listed, each once: $id', (scenario) => {
  const opening = browning.setup(scenario, {});
  if (!opening.ok) throw new Error('a bad scenario');
  const drawing = compare(opening.value, `drawing ${scenario.id}`);
  expect([...drawing.keys()].toSorted()).toEqual(Object.keys(DRAWING).toSorted());
});
