import { resume, type MatchFile, type Ruleset } from '@sandtable/kernel';
import { MOST_BROUGHT, type NewMatch } from '@sandtable/wire';

/** Whether a match can be put online with all that was played of it, and not only from where it stands. */
export function isBroughtWhole({ eras, steps }: MatchFile): boolean {
  return eras === undefined && steps.length <= MOST_BROUGHT;
}

/** A match of this device, for a host to go on with. */
export function broughtOf(
  ruleset: Ruleset,
  file: MatchFile,
  title: string,
): Pick<NewMatch, 'ruleset' | 'position' | 'options' | 'played'> {
  const { scenario, options, dice } = file;
  if (!isBroughtWhole(file)) {
    const resumed = resume(file, [ruleset]);
    if (!resumed.ok) throw new Error('the match cannot be read');
    const { steps } = resumed.value;
    const position = { ...ruleset.position(resumed.value.at(steps.length)), title };
    return { ruleset: ruleset.id, position, options };
  }
  // What came of them follows.
  const steps = file.steps.map(({ side = '', move, dice: rolled = [], drawn }) => ({
    side,
    move,
    dice: rolled,
    ...(drawn !== undefined && { drawn }),
  }));
  const played = steps.length > 0 && { played: { dice, steps } };
  return { ruleset: ruleset.id, position: scenario, options, ...played };
}
