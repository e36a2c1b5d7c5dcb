import { describeProblems, usualArmies, type Armies } from '@sandtable/kernel';
import { build, isSound, save, showArmies } from '../army/builder.ts';
import { armiesIn, musteringNamed, type Mustering } from '../army/muster.ts';
import { ordered } from '../army/orders.ts';
import type { Arguments, Command } from '../arguments.ts';
import { UserError } from '../errors.ts';
import { listProblems, readJson } from '../files.ts';
import { Lines } from '../play/lines.ts';
import { rulesetOf } from '../rulesets.ts';
import { print, printJson } from '../terminal.ts';
import { catalogueOf, text } from '../words.ts';

export const armyBuild: Command = {
  name: 'army build',
  operands: ['[RULESET]'],
  flags: {
    from: { value: 'FILE' },
    set: { value: 'ORDER', multiple: true },
    save: { value: 'FILE' },
    json: {},
  },
  async run(given) {
    const { mustering, armies: begun } = beginning(given);
    const armies = given.list('set').reduce((all, order) => ordered(mustering, all, order), begun);
    const file = given.text('save');
    if (file === undefined && !given.flag('json')) return build(mustering, armies, new Lines());
    if (given.flag('json')) printJson(armies);
    else showArmies(mustering, armies);
    if (file !== undefined) {
      save(mustering, armies, file);
      if (!given.flag('json')) print(text('army.saved', { file, ruleset: armies.ruleset }));
    }
    return isSound(mustering, armies) ? 0 : 1;
  },
};

/** What is built on: the armies of a file, or the usual ones. */
function beginning(given: Arguments): { readonly mustering: Mustering; readonly armies: Armies } {
  const [id] = given.operands;
  const file = given.text('from');
  if (file === undefined) {
    const mustering = musteringNamed(id);
    return { mustering, armies: usualArmies(mustering.ruleset, mustering.muster) };
  }
  const content = readJson(file);
  const mustering = musteringNamed(id ?? rulesetOf(content)?.id);
  const read = armiesIn(mustering.ruleset, content);
  if (read.ok) return { mustering, armies: read.value };
  const problems = describeProblems(read.problems, catalogueOf(mustering.ruleset));
  throw new UserError(listProblems(file, problems));
}
