import {
  asSentence,
  listNamed,
  pointsOf,
  priceOf,
  usualArmy,
  violations,
  type Armies,
  type ArmyList,
  type Cited,
  type Muster,
  type Side,
  type Words,
} from '@sandtable/kernel';
import { lineWidth, paint, table, wrap } from '../terminal.ts';

/** A list with all that can be chosen from it, and what holds for it. */
export function drawList(list: ArmyList, words: Words): string {
  const { id, entries, limits, facts } = list;
  const { budget } = usualArmy(list);
  const title = words.text('army.list', { id, title: words.text(`army.${id}.title`), budget });
  const rows = entries.map((entry) => [
    `  ${words.text(`muster.${entry.id}`)}`,
    words.text(entry.doubles ? 'army.doubling' : 'army.points', { points: entry.points }),
    words.text('army.usual', { usual: entry.usual, most: entry.most }),
  ]);
  const said = limits.map(({ id: limit, rule, least, most }) => {
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
  const rows = list.entries.map((entry, i) => {
    const count = army.counts[entry.id] ?? 0;
    return [
      i + 1,
      count,
      words.text(`muster.${entry.id}`),
      priceOf(entry, count),
      words.text('army.most', { most: entry.most }),
    ];
  });
  const wrong = violations(list, army).map((each) => paint('red', drawCited(each, words)));
  return [paint('bold', head), table(rows), ...wrong].join('\n');
}

function drawCited({ rule, message }: Cited, words: Words): string {
  return wrap(`${asSentence(words.render(message))} [${rule}]`, lineWidth(), '  ');
}
