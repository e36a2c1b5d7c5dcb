import {
  asSentence,
  listNamed,
  costOf,
  fittedOf,
  pointsOf,
  usualArmy,
  violations,
  type Armies,
  type Army,
  type ArmyList,
  type Cited,
  type Muster,
  type MusterEntry,
  type Side,
  type Words,
} from '@sandtable/kernel';
import { lineWidth, paint, table, wrap } from '../terminal.ts';

/** A list with all that can be chosen from it, and what holds for it. */
export function drawList(list: ArmyList, words: Words): string {
  const { id, entries, limits, facts } = list;
  const { budget } = usualArmy(list);
  const title = words.text('army.list', { id, title: words.text(`army.${id}.title`), budget });
  const rows = entries.flatMap((entry) => [
    entryRow(entry, '  ', words),
    ...(entry.fittings?.entries ?? []).map((fitting) => entryRow(fitting, '    + ', words)),
  ]);
  const inside = entries.flatMap(({ fittings }) => fittings?.limits ?? []);
  const all = [
    ...limits,
    ...inside.filter((limit, i) => inside.findIndex(({ id: other }) => other === limit.id) === i),
  ];
  const said = all.map(({ id: limit, rule, least, most }) => {
    const message = { key: `limit.${limit}`, with: { limit: least ?? most ?? 0 } };
    return drawCited({ rule, message }, words);
  });
  return [
    paint('bold', title),
    paint('dim', wrap(words.text(`army.${id}.about`), lineWidth(), '  ')),
    table(rows),
    ...said,
    ...facts.map((fact) => drawCited(fact, words)),
  ].join('\n');
}

function entryRow(entry: MusterEntry, indent: string, words: Words): string[] {
  const { id, points, doubles, usual, most } = entry;
  return [
    `${indent}${words.text(`muster.${id}`)}`,
    words.text(doubles ? 'army.doubling' : 'army.points', { points }),
    words.text('army.usual', { usual, most }),
  ];
}

/** The army of a side, entry by entry with its number, and all that it goes against. */
export function drawArmy(armies: Armies, side: Side, muster: Muster, words: Words): string {
  const army = armies.armies[side];
  const list = listNamed(muster, army.list);
  const head = words.text('army.head', {
    side: words.sideFirst(side),
    title: words.text(`army.${list.id}.title`),
    points: pointsOf(list, army),
    budget: army.budget,
  });
  const rows = list.entries.flatMap((entry, i) => [
    [
      i + 1,
      army.counts[entry.id] ?? 0,
      words.text(`muster.${entry.id}`),
      costOf(entry, army),
      words.text('army.most', { most: entry.most }),
    ],
    ...fittedRows(entry, army, words),
  ]);
  const wrong = violations(list, army).map((each) => paint('red', drawCited(each, words)));
  return [paint('bold', head), table(rows), ...wrong].join('\n');
}

/** What each one of an entry is fitted with. */
function fittedRows(entry: MusterEntry, army: Army, words: Words): string[][] {
  const { fittings } = entry;
  if (fittings === undefined) return [];
  return fittedOf(army, entry).map((counts, nth) => {
    const fitted = fittings.entries.flatMap((fitting) => {
      const count = counts[fitting.id] ?? 0;
      return count === 0 ? [] : [`${words.text(`muster.${fitting.id}`)} ${count}`];
    });
    return ['', '', `  #${nth + 1}  ${fitted.join(', ') || words.text('army.bare')}`, '', ''];
  });
}

function drawCited({ rule, message }: Cited, words: Words): string {
  return wrap(`${asSentence(words.render(message))} [${rule}]`, lineWidth(), '  ');
}
