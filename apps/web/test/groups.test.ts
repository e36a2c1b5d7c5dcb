// How a list of answers is put into groups, and which of them are told by the square alone.
import { pbiBoats } from '@sandtable/pbi-boats';
import type { Move, Pick, Scenario } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { actsOf } from '../src/play/acts.ts';
import { answersIn } from '../src/play/answers.ts';
import { Attention } from '../src/play/attention.ts';
import { labelsOf, picksOf, wholeOf } from '../src/play/choices.ts';
import { groupsOf, listComesFirst } from '../src/play/groups.ts';
import type { Choice } from '../src/play/picker.ts';
import { AT_THE_BEACH, ON_THE_BEACH } from './browser/shore.ts';
import { sit } from './seated.ts';

interface Step extends Move {
  readonly to: string;
  readonly verb: string;
}

const SEATS = { attacker: 'person', defender: 'person' } as const;
const LAND = { type: 'boats:landAll', boat: 'A-landingcraft1', to: 'c4' };

function seatedAt(scenario: Scenario) {
  const { sitting } = sit(pbiBoats, SEATS, {}, scenario);
  const moment = sitting.moment();
  const gesture = sitting.game.ruleset.gesture.bind(sitting.game.ruleset);
  const { listed } = answersIn(moment, gesture) ?? { listed: [] };
  const labels = labelsOf(listed, sitting, moment);
  const label = (choice: Choice): string => labels.get(choice) ?? '';
  const groups = groupsOf(listed, {
    actsBy: (choice) => actsOf(choice, sitting.game.ruleset.acts, gesture),
    label,
    wholeOf: (choice) => wholeOf(choice, sitting, moment),
    gesture,
  });
  return { sitting, moment, listed, label, groups, gesture };
}

test('landing is an answer with its verb, beside going to the same square', () => {
  const { listed, label } = seatedAt(AT_THE_BEACH);
  expect(listed.map(label)).toEqual(
    expect.arrayContaining([
      'Landing craft A1 goes to c4',
      'Land everybody at c4',
      'Choose who lands at c4',
    ]),
  );
});

test('where a boat goes and who lands comes before how it turns, but not before what Enter does', () => {
  const { moment, listed, gesture, sitting } = seatedAt(AT_THE_BEACH);
  const actsBy = (choice: Choice) => actsOf(choice, sitting.game.ruleset.acts, gesture);
  const { picker } = moment;
  if (picker === undefined) throw new Error('nothing is asked');
  expect(listComesFirst({ listed, usual: undefined }, picker, actsBy)).toBe(true);
  expect(listComesFirst({ listed, usual: picker.buttons[0] }, picker, actsBy)).toBe(false);
  expect(listComesFirst({ listed: [], usual: undefined }, picker, actsBy)).toBe(false);
});

test('what is advised is ringed by its own words, and not what only begins like it', () => {
  const { sitting, moment, listed, label, gesture } = seatedAt(AT_THE_BEACH);
  const since = moment.picker;
  const attention = new Attention();
  attention.advise({ since, picks: gesture(LAND), move: LAND });
  const ringed = listed.filter((choice) =>
    attention.isAdvised({
      since,
      picks: picksOf(choice, sitting, moment),
      move: wholeOf(choice, sitting, moment),
    }),
  );
  expect(ringed.map(label)).toEqual(['Land everybody at c4']);
});

test('landing is not told by the name of a square, wherever it is', () => {
  const { groups, label } = seatedAt(ON_THE_BEACH);
  expect(groups.every(({ squares }) => squares === undefined)).toBe(true);
  expect(groups.flatMap(({ choices }) => choices.map(label))).toEqual(
    expect.arrayContaining([
      'Land everybody at b4',
      'Land everybody at c4',
      'Choose who lands at c4',
      'Land everybody at d4',
    ]),
  );
});

test('a square tells moves apart that differ by nothing else, and never two of them', () => {
  const gesture = (move: Move): readonly Pick[] => [{ square: (move as Step).to }];
  const plain = ['a1', 'b1', 'c1', 'd1', 'a1'].map((to, i) => {
    const verb = ['Go', 'Go', 'Go', 'Back', 'Back'][i];
    return { type: 'go', to, verb };
  });
  const told = (steps: readonly Step[]): (readonly string[])[] => {
    const choices = steps.map((move) => ({
      key: `${move.verb} ${move.to}`,
      pick: { square: move.to },
      moves: [move],
      completes: move,
      depth: 0,
    }));
    const label = ({ key }: Choice): string => key;
    return groupsOf(choices, {
      actsBy: () => ['move'],
      label,
      wholeOf: ({ completes }) => completes,
      gesture,
    }).map(({ choices: all, squares }) => squares ?? all.map(label));
  };
  expect(told(plain)).toEqual([
    ['Back d1', 'Back a1'],
    ['a1', 'b1', 'c1'],
  ]);
  const twice = [...plain.slice(0, 3), plain[0]];
  expect(told(twice)).toEqual([['Go a1', 'Go b1', 'Go c1', 'Go a1']]);
});
