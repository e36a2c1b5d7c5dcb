import { MATCH_FORMAT } from './matchFile.ts';
import { message } from './message.ts';
import { accept, reject, type Problem, type Result } from './schema.ts';

/** A file of one format, brought to the next; or why that cannot be done. */
type Migration = (file: Loose) => Result<Loose>;

type Loose = Readonly<Record<string, unknown>>;

/** By the format they begin with. They take whatever a file may hold: its form is checked afterwards. */
const MIGRATIONS: Readonly<Record<number, Migration>> = {
  1: boundDice,
  2: recordedPositions,
  3: oneEnding,
};

/** A match file of any format that was ever written, in the present one. */
export function migrateMatch(file: unknown): Result<unknown> {
  let present = file;
  for (;;) {
    const { format } = (present ?? {}) as Loose;
    if (typeof format !== 'number') return accept(present);
    // Of fields that are not known here nothing is said: there may be any.
    if (format > MATCH_FORMAT) return reject([newer(format)]);
    if (!Object.hasOwn(MIGRATIONS, format)) return accept(present);
    const next = MIGRATIONS[format](present as Loose);
    if (!next.ok) return next;
    present = next.value;
  }
}

function newer(found: number): Problem {
  return { path: 'format', message: message('problem.newFormat', { found, known: MATCH_FORMAT }) };
}

/** In format 1 a commitment said nothing of the match: such dice would be called proved for nothing. */
function boundDice(file: Loose): Result<Loose> {
  const { dice } = file;
  const index = Array.isArray(dice)
    ? dice.findIndex((source: unknown) => (source as Loose | null)?.['kind'] === 'committed')
    : -1;
  if (index === -1) return accept({ ...file, format: 2 });
  return reject([{ path: `dice[${index}]`, message: message('problem.oldDice') }]);
}

/** In format 2 a step had a checksum of a state in place of what happened and what changed. */
function recordedPositions(file: Loose): Result<Loose> {
  const { steps } = file;
  const bare = (step: unknown): unknown => {
    if (typeof step !== 'object' || step === null) return step;
    const { sum: _, ...rest } = step as Loose;
    return rest;
  };
  return accept({
    ...file,
    format: 3,
    steps: Array.isArray(steps) ? steps.map(bare) : steps,
  });
}

/** In format 3 a match could be ended by giving up alone. */
function oneEnding({ resigned, ...file }: Loose): Result<Loose> {
  const ended = resigned !== undefined && { ended: { how: 'resigned', side: resigned } };
  return accept({ ...file, format: 4, ...ended });
}
