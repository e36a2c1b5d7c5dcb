import { message, type ArmyList, type Cited, type MusterEntry } from '@sandtable/kernel';
import {
  ATTEMPTS,
  LEAST_MAIN_UNITS,
  MODEL_POINTS,
  MOST_ARMY,
  POINTS,
  type Asset,
} from '../rules/tables.ts';
import { kindOf, qualityOf } from '../state/names.ts';
import { ARMIES, type ListedArmy } from './armies.ts';

/** SB-11.1: what holds for any army. */
const RULE = 'SB-11.1';

/** The army lists as the kernel judges them. */
export const LISTS: readonly ArmyList[] = ARMIES.map((army) => {
  const words = Object.keys(army.units);
  const main = words.filter(isMain);
  const others = words.filter((word) => !isMain(word));
  const count = (of: readonly string[], each: number): [string, number][] => {
    return of.map((word) => [word, each]);
  };
  return {
    id: army.id,
    rule: RULE,
    entries: words.map((word) => entryOf(word, army)),
    limits: [
      { id: 'main', rule: RULE, of: Object.fromEntries(count(main, 1)), least: LEAST_MAIN_UNITS },
      {
        id: 'others',
        rule: RULE,
        of: Object.fromEntries([...count(others, 1), ...count(main, -1)]),
        most: 0,
      },
      { id: 'units', rule: RULE, of: Object.fromEntries(count(words, 1)), most: MOST_ARMY },
    ],
    facts: factsOf(army),
  };
});

/** SB-1.5, SB-11.2: infantry and cavalry. */
export function isMain(word: string): boolean {
  const kind = kindOf(word);
  return kind === 'infantry' || kind === 'cavalry';
}

function entryOf(word: string, { units }: ListedArmy): MusterEntry {
  const [usual, most] = units[word];
  const points = isMain(word) ? POINTS[qualityOf(word)] : (MODEL_POINTS[kindOf(word)] ?? 0);
  return { id: word, points, usual, most };
}

function factsOf({ artillery, command, assets }: ListedArmy): Cited[] {
  const named = (Object.entries(assets) as [Asset, number][]).map(([asset, count]) =>
    message('fact.asset', { asset: message(`asset.${asset}`), count }),
  );
  return [
    {
      rule: 'SB-8.5',
      message: message('fact.artillery', { grade: message(`grade.${artillery}`) }),
    },
    { rule: 'SB-9.2', message: message('fact.command', { attempts: ATTEMPTS[command] }) },
    { rule: 'SB-9.1', message: message('fact.assets', { assets: named }) },
  ];
}
