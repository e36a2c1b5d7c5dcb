import {
  KERNEL_ENGLISH,
  Match,
  mergeCatalogues,
  render,
  seededDice,
  SPECTATOR,
  type Catalogue,
  type Dice,
  type Move,
  type OptionValues,
  type Outcome,
  type Ruleset,
  type Scene,
  type Side,
} from '@sandtable/kernel';

/** Picks one of the moves. The dice are for choosing; those of the match are others. */
export type Choose = (match: Match, side: Side, moves: readonly Move[], dice: Dice) => Move;

/** Draws lots among the moves. */
export const chooseAtRandom: Choose = (_match, _side, moves, dice) =>
  moves[dice.die(moves.length) - 1];

/** How many steps lie between two looks at the board. */
const LOOK_EVERY = 20;
const MAX_STEPS = 10_000;

/**
 * A whole match as text that a person can read and a test can compare: each decision with its dice,
 * what it led to with the rules that made it so, and the board now and then. All in it is told
 * as it was, with nobody's secrets kept.
 */
export function playthrough(
  ruleset: Ruleset,
  scenario: unknown,
  options: OptionValues,
  seed: string,
  choose: Choose = chooseAtRandom,
): string {
  const started = Match.start(ruleset, scenario, options, { kind: 'seeded', seed });
  if (!started.ok) throw new Error(`the scenario is refused: ${JSON.stringify(started.problems)}`);
  const match = started.value;
  const english = mergeCatalogues(KERNEL_ENGLISH, ruleset.catalogue);
  const chance = seededDice(`${seed}: choices`);
  const lines = [
    `${ruleset.id} ${ruleset.version}, scenario ${match.scenario.id}, seed ${seed}`,
    `options ${JSON.stringify(match.options)}`,
    ...board(match, english),
  ];
  for (let { decisions } = match.pending; decisions.length > 0; { decisions } = match.pending) {
    const [{ side }] = decisions;
    const played = match.play(side, choose(match, side, match.moves(side), chance));
    if (!played.ok) throw new Error(`a chosen move is refused: ${played.refusal.rule}`);
    const { move, dice } = played.step;
    const rolled = dice.length > 0 ? `  dice ${dice.join(' ')}` : '';
    lines.push(`${match.steps.length} ${side} ${JSON.stringify(move)}${rolled}`);
    for (const event of played.events) {
      lines.push(`    ${event.rule}  ${render(ruleset.tell(event), english)}`);
    }
    if (match.steps.length % LOOK_EVERY === 0) lines.push(...board(match, english));
    if (match.steps.length >= MAX_STEPS) throw new Error(`not over after ${MAX_STEPS} steps`);
  }
  lines.push(...board(match, english), result(match.pending.outcome));
  return `${lines.join('\n')}\n`;
}

function board(match: Match, english: Catalogue): string[] {
  const scene = match.ruleset.scene(match.view(SPECTATOR));
  const status = scene.status.map((line) => render(line, english)).join('; ');
  return ['', `-- ${status}`, ...scene.pieces.map(pieceLine), ''];
}

function pieceLine({ id, side, kind, place, at, marks, counts }: Scene['pieces'][number]): string {
  const numbers = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  const where = place ?? `${at.x},${at.y}`;
  return `   ${[id, side, kind, where, ...marks, ...numbers].join(' ')}`;
}

function result(outcome: Outcome | undefined): string {
  if (outcome === undefined) return 'no outcome';
  const scores = Object.entries(outcome.scores).map(([side, score]) => `${side} ${score}`);
  return `winner ${outcome.winner ?? 'nobody'} by ${outcome.rule}: ${scores.join(', ')}`;
}
