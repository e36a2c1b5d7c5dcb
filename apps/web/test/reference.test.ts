import * as browningTables from '@sandtable/browning';
import { KERNEL_ENGLISH, mergeCatalogues, type Message, type Part } from '@sandtable/kernel';
import * as tables from '@sandtable/pbi';
import { pbiBoats } from '@sandtable/pbi-boats';
import * as squareTables from '@sandtable/square-bashing';
import { describe, expect, test } from 'vitest';
import { browningReference } from '../src/games/browning/reference.ts';
import { boatsReference } from '../src/games/pbi-boats/reference.ts';
import { pbiReference } from '../src/games/pbi/reference.ts';
import { squareBashingReference } from '../src/games/square-bashing/reference.ts';
import { change, score } from '../src/rules/cells.ts';
import type { Block, Cell, Reference, Row } from '../src/rules/reference.ts';
import { WEB_ENGLISH } from '../src/words/words.ts';

const { pbi } = tables;
const { browning } = browningTables;
const { squareBashing } = squareTables;

function rowsOf(block: Block): readonly Row[] {
  switch (block.kind) {
    case 'steps':
      return block.steps;
    case 'list':
    case 'table':
      return block.rows;
    case 'notes':
      return block.notes.map((name) => ({ name, cells: [] }));
  }
}

function allRows({ sections }: Reference): Row[] {
  return sections.flatMap(({ blocks }) => blocks).flatMap((block) => rowsOf(block));
}

/** The cells of the row with this name. */
function cellsIn(reference: Reference, key: string): readonly Cell[] {
  const found = allRows(reference).filter(({ name }) => name.key === key);
  expect(found, key).toHaveLength(1);
  return found[0].cells;
}

/** What fills the gaps of the one cell, or else of the name, of this row. */
function partsIn(reference: Reference, key: string): Message['with'] {
  const row = allRows(reference).find(({ name }) => name.key === key);
  const text = row?.cells[0]?.text;
  return typeof text === 'object' && 'key' in text ? text.with : row?.name.with;
}

/** All messages in a part, those inside of it too. */
function messagesIn(part: Part): Message[] {
  if (typeof part === 'string' || typeof part === 'number') return [];
  if (!('key' in part)) return part.flatMap((item) => messagesIn(item));
  return [part, ...Object.values(part.with ?? {}).flatMap((inner) => messagesIn(inner))];
}

describe.each([
  { ruleset: pbi, reference: pbiReference },
  { ruleset: browning, reference: browningReference },
  { ruleset: squareBashing, reference: squareBashingReference },
  { ruleset: pbiBoats, reference: boatsReference },
])('the quick reference of $ruleset.id', ({ ruleset, reference }) => {
  const { sections, catalogue: own } = reference;
  const blocks = sections.flatMap((section) => section.blocks);
  const catalogue = mergeCatalogues(KERNEL_ENGLISH, WEB_ENGLISH, ruleset.catalogue, own);
  const messages = [
    ...sections.map(({ title }) => title),
    ...blocks.flatMap((block) => (block.kind === 'table' ? block.head : [])),
    ...allRows(reference).flatMap((row) => [row.name, ...row.cells.map(({ text }) => text)]),
  ].flatMap((part) => messagesIn(part));

  test('cites only rules of the book, and each section cites some', () => {
    const known = new Set(ruleset.rulebook.map(({ id }) => id));
    for (const { rules } of sections) {
      expect(rules.length).toBeGreaterThan(0);
      expect(rules.filter((rule) => !known.has(rule))).toEqual([]);
      expect(new Set(rules).size).toBe(rules.length);
    }
  });

  test('has at most one block of a kind in a section, and one cell in a line', () => {
    for (const section of sections) {
      const kinds = section.blocks.map(({ kind }) => kind);
      expect(new Set(kinds).size).toBe(kinds.length);
    }
    for (const block of blocks) {
      if (block.kind === 'table') continue;
      for (const row of rowsOf(block)) expect(row.cells.length).toBeLessThan(2);
    }
  });

  test('has a cell under every heading of a table', () => {
    for (const block of blocks) {
      if (block.kind !== 'table') continue;
      for (const { name, cells } of block.rows) {
        expect(cells, name.key).toHaveLength(block.head.length - 1);
      }
    }
  });

  test('has words for everything, and fills every gap in them', () => {
    for (const { key, with: filled = {} } of messages) {
      expect(catalogue.texts[key], key).toBeTypeOf('string');
      for (const [, gap] of catalogue.texts[key].matchAll(/\{(\w+)/g)) {
        expect(filled, `${gap} of ${key}`).toHaveProperty(gap);
      }
    }
  });

  test('has no words that are not on the sheet', () => {
    const used = new Set(messages.map(({ key }) => key));
    const unused = Object.keys(own.texts).filter((key) => !used.has(key));
    expect(unused).toEqual([]);
  });

  test('has no figure in its words: they all come from the tables', () => {
    for (const [key, text] of Object.entries(own.texts)) {
      expect(text, key).not.toMatch(/\d/);
    }
  });
});

describe('the figures of PBI are those of its tables', () => {
  const { COVERS, SHOT_DICE, KINDS } = tables;
  const cells = (key: string): readonly Cell[] => cellsIn(pbiReference, key);
  const parts = (key: string): Message['with'] => partsIn(pbiReference, key);

  test.each([
    ['ground.path', COVERS.map((cover) => change(tables.PATH_COST[cover]))],
    ['ground.save', COVERS.map((cover) => score(tables.SAVES_ON[cover]))],
    ['ground.saveCommander', COVERS.map(() => score(tables.COMMANDER_SAVES_ON))],
    ['ground.morale', [tables.MORALE_IN_OPEN, 0, 0].map((by) => change(by))],
    ['ground.assault', [0, 0, tables.ASSAULT_INTO_CLOSED].map((by) => change(by))],
    ['turn.extend', [score(tables.EXTENSION_NEEDS)]],
    ['turn.turns', [{ kind: 'figure', text: tables.TURNS }]],
    ['morale.break', [score(tables.BREAKS_ON)]],
    ['morale.open', [change(tables.MORALE_IN_OPEN)]],
    ['morale.commander', [change(tables.MORALE_COMMANDED)]],
    ['morale.fails', [score(tables.MORALE_FAILS_ON)]],
    ['motivation.highest', [{ kind: 'figure', text: tables.HIGHEST_NEED }]],
    ['motivation.commander', [change(tables.COMMANDER_AP)]],
    ['actions.markers', [score(tables.MARKER_CLEARS_ON)]],
    ['shooting.hit', [score(tables.HITS_ON)]],
    ['shooting.choice', [score(tables.CHOICE_ON)]],
    ['opportunity.score', [score(tables.OPPORTUNITY_ON)]],
    ['opportunity.shots', [{ kind: 'figure', text: tables.OPPORTUNITY_SHOTS }]],
    ['assault.adjacent', [change(tables.ASSAULT_FROM_ADJACENT)]],
    ['assault.closed', [change(tables.ASSAULT_INTO_CLOSED)]],
    ['assault.kill', [score(tables.ASSAULT_KILLS_ON)]],
    ['assault.pursuit', [score(tables.PURSUIT_KILLS_ON)]],
  ] as [string, Cell[]][])('%s', (key, expected) => {
    expect(cells(key)).toEqual(expected);
  });

  test.each([
    ['turn.break', { count: tables.BREAK_TEST_AT }],
    ['turn.motivate', { count: tables.ATTEMPTS }],
    ['turn.residual', { count: tables.RESIDUAL_AP }],
    ['setUp.board', { columns: tables.COLUMNS, rows: tables.ROWS }],
    ['setUp.scenery', { buildings: tables.BUILDINGS, others: tables.OTHER_SCENERY }],
    ['setUp.changes', { count: tables.LAYOUT_CHANGES }],
    ['setUp.platoon', tables.PLATOON],
    ['setUp.attacker', { count: 2 }],
    ['setUp.defender', { count: 1 }],
    ['setUp.square', { count: tables.GROUPS_A_SQUARE }],
    ['setUp.defenderRows', { count: tables.ROWS_CLOSED_TO_DEFENDER }],
    ['setUp.attackerRows', { count: tables.ATTACKER_ROWS }],
    ['morale.dice', { count: tables.MORALE_CASUALTIES }],
    ['motivation.diagonals', { count: tables.PATH_DIAGONALS }],
    ['actions.leave', tables.LEAVE_COST],
    ['actions.shot', { count: tables.SHOT_COST }],
    ['actions.shots', { count: tables.SHOTS_A_TURN }],
    ['actions.assault', { count: tables.ASSAULT_COST }],
    ['assault.attacker', { count: tables.ASSAULT_DICE }],
    ['assault.defender', { count: tables.ASSAULT_DICE }],
    ['victory.building', { count: tables.DICE_A_BUILDING }],
    ['victory.group', { count: tables.POINTS_A_GROUP }],
  ] as [string, object][])('%s is with %j', (key, expected) => {
    expect(parts(key)).toEqual(expected);
  });

  test('the most that either side can score is worked out from them (QS-12.1, QS-12.2)', () => {
    expect(parts('victory.buildings')).toEqual({ count: 12 });
    expect(parts('victory.groups')).toEqual({ count: 40 });
  });

  test('the dice of every kind of group at every range', () => {
    for (const kind of KINDS) {
      const figures = cells(`kind.${kind}`).map(({ text }) => text);
      const beyond = SHOT_DICE[kind].at(-1);
      expect(figures).toEqual(figures.map((_, i) => SHOT_DICE[kind][i] ?? beyond));
      expect(figures.length).toBeGreaterThanOrEqual(SHOT_DICE[kind].length);
    }
  });

  test('fails of morale, from the one that pins to those that remove', () => {
    const fails = allRows(pbiReference).filter(({ name }) =>
      /^morale\.fail(?:sOn)?$/.test(name.key),
    );
    expect(fails.map(({ name }) => name.with)).toEqual([
      { count: tables.FAILS_TO_PIN },
      { count: tables.FAILS_TO_FALL_BACK },
      { count: tables.FAILS_TO_FALL_BACK + 1 },
    ]);
  });

  test('every kind of ground is under the cover that it gives', () => {
    const terrains = COVERS.map((cover) =>
      tables.TERRAINS.filter((terrain) => tables.COVER_OF[terrain] === cover),
    );
    const shown = cells('ground.terrain').map(({ text }) => messagesIn(text).map(({ key }) => key));
    expect(shown).toEqual(terrains.map((under) => under.map((terrain) => `ground.${terrain}`)));
    const leave = cells('ground.leave').map(({ text }) => messagesIn(text)[0].with);
    expect(leave).toEqual(COVERS.map((cover) => ({ count: tables.LEAVE_COST[cover] })));
  });
});

describe('the figures of Bring the Browning are those of its tables', () => {
  const { EFFECT, FEATURES, INCH, QUALITIES, STRENGTH, STRONG_TIMES } = browningTables;
  const cells = (key: string): readonly Cell[] => cellsIn(browningReference, key);
  const parts = (key: string): Message['with'] => partsIn(browningReference, key);

  test.each([
    ['activation.lost', [score(browningTables.RALLY_FAILS_ON)]],
    ['fire.pins', [score(browningTables.SCATTERED_PINS_ON)]],
    ['fire.strong', [change(browningTables.STRONG_BONUS)]],
    ['fire.rapid', [change(browningTables.RAPID_BONUS)]],
    ['end.break', [{ kind: 'figure', text: `1/${browningTables.BREAKS_AT}` }]],
  ] as [string, Cell[]][])('%s', (key, expected) => {
    expect(cells(key)).toEqual(expected);
  });

  test.each([
    ['turn.pick', { count: browningTables.TEAMS_A_PICK.two }],
    ['turn.cards', { one: browningTables.TEAMS_A_PICK.one }],
    ['activation.control', { count: browningTables.ELITE_CONTROL }],
    ['activation.stays', { count: browningTables.STAYS_READY_ON }],
    ['movement.roll', { count: browningTables.MOVE_DICE }],
    ['fire.scattered', { count: browningTables.SCATTERED_DICE }],
    ['end.nerves', { count: browningTables.BIG_GAME }],
  ] as [string, object][])('%s is with %j', (key, expected) => {
    expect(parts(key)).toEqual(expected);
  });

  test.each([
    ['activation.leader', 'inches', browningTables.LEADER_REACH],
    ['activation.rally', 'inches', browningTables.RALLY_REACH],
    ['leaders.rally', 'inches', browningTables.LEADER_REACH],
    ['leaders.near', 'count', browningTables.LEADER_REACH],
    ['leaders.clear', 'count', browningTables.REGROUP_CLEAR_OF_ENEMY],
    ['fire.square', 'side', browningTables.FIRE_SQUARE],
    ['fire.smg', 'count', browningTables.SMG_RANGE],
    ['assault.reach', 'count', browningTables.ASSAULT_REACH],
    ['ground.into', 'count', browningTables.SIGHT_INTO],
    ['ground.behind', 'count', browningTables.COVER_REACH],
    ['ground.base', 'count', 2 * browningTables.BASE_RADIUS],
    ['end.hold', 'count', browningTables.OBJECTIVE_REACH],
  ])('%s is in inches', (key, part, length) => {
    expect(parts(key)).toEqual({ [part]: length / INCH });
  });

  test('the table', () => {
    const { width, height } = browningTables.TABLE;
    expect(parts('ground.table')).toEqual({ width: width / INCH, height: height / INCH });
  });

  test('what every kind of ground does (BB-1.7)', () => {
    for (const kind of FEATURES) {
      const { blocks, covers, slows } = EFFECT[kind];
      const shown = cells(`terrain.${kind}`).map(({ text }) => messagesIn(text)[0].key);
      expect(
        shown.map((key) => key === 'cell.yes'),
        kind,
      ).toEqual([blocks, covers, slows]);
    }
  });

  test('the strength of every team, and the double of it (BB-1.4, BB-5.5)', () => {
    const figures = (key: string): Part[] => cells(key).map(({ text }) => text);
    for (const quality of QUALITIES) {
      const least = STRENGTH[quality];
      expect(figures(`quality.${quality}`)).toEqual([least, STRONG_TIMES * least]);
    }
    const lmg = browningTables.LMG_STRENGTH;
    expect(figures('strength.lmg')).toEqual([lmg, STRONG_TIMES * lmg]);
  });

  test('defence by the targets in the open (BB-5.7)', () => {
    const { DEFENCE, MANY_TARGETS } = browningTables;
    const shown = ['many', 'some', 'none'].map((key) => cells(`effects.${key}`)[1].text);
    expect(shown).toEqual([DEFENCE.incidental, DEFENCE.limited, DEFENCE.extensive]);
    const counts = allRows(browningReference)
      .filter(({ name }) => /^effects\.(?:many|some|few)$/.test(name.key))
      .map(({ name }) => name.with);
    expect(counts).toEqual([
      { count: MANY_TARGETS },
      { count: MANY_TARGETS - 1 },
      { count: MANY_TARGETS - 1, defence: DEFENCE.limited },
    ]);
  });
});

describe('the figures of Square Bashing are those of its tables', () => {
  const cells = (key: string): readonly Cell[] => cellsIn(squareBashingReference, key);
  const plain = (...all: readonly (number | string)[]): readonly object[] =>
    all.map((text) => ({ kind: 'figure', text }));

  test.each([
    ['morale.reservist', [change(squareTables.MORALE_RESERVIST)]],
    ['morale.professional', [change(squareTables.MORALE_PROFESSIONAL)]],
    ['morale.arms', [change(squareTables.MORALE_SUPPORT_ARM)]],
    ['morale.hasty', [change(squareTables.MORALE_HASTY)]],
    ['morale.cover', [change(squareTables.MORALE_COVER)]],
    ['morale.bonus', [change(squareTables.MORALE_BONUS)]],
    ['morale.trenches', [change(squareTables.MORALE_TRENCHES)]],
    ['morale.hold', [change(squareTables.MORALE_HOLD)]],
    ['morale.fails', [score(squareTables.MORALE_FAILS_ON)]],
    ['assault.flank', [change(squareTables.FLANK_DICE)]],
    ['assault.shock', [change(squareTables.SHOCK_DICE)]],
    ['assault.hill', [change(squareTables.HILL_DICE)]],
    ['assault.hit', [score(squareTables.FIGHT_HITS_ON)]],
    ['target.joiner', [change(squareTables.TARGET_JOINER_DICE)]],
    ['target.retire', plain(squareTables.RETIRING_HITS)],
    ['hits.ownerFight', plain(squareTables.OWNER_PLACES_FIGHT)],
    ['hits.ownerShot', plain(squareTables.OWNER_PLACES_SHOT)],
    ['hits.fort', [score(squareTables.FORT_SAVES_ON)]],
    ['shooting.hit', [score(squareTables.SHOT_HITS_ON)]],
    ['barrage.asset', [score(squareTables.ASSET_ON)]],
    ['barrage.walks', [score(squareTables.ROLLS_ON)]],
    ['attempts.near', [score(squareTables.ORDER_NEAR_ON)]],
    ['arrivals.all', [score(squareTables.ARRIVES_ON)]],
    ['turn.clock', plain(squareTables.COUNTDOWN)],
  ])('%s', (key, expected) => {
    expect(cells(key)).toEqual(expected);
  });

  test('a unit has its half bases, squares, range, dice and save, and those of the damaged', () => {
    const infantry = squareTables.FIGURES.infantry;
    expect(cells('unit.infantry')).toEqual([
      ...plain(infantry.strength, infantry.speed),
      score(infantry.exitOn),
      ...plain(infantry.range, infantry.shots[0]),
      ...plain(infantry.assault.join('/'), infantry.target.join('/')),
      score(infantry.savesOn),
    ]);
    expect(cells('unit.mg')[6]).toEqual({ kind: 'figure', text: '5/3' });
  });

  test('deviation is told by the faces of a die', () => {
    expect(cells('grade.poor')).toEqual(plain('1–2', '3–4', '5–6'));
    expect(cells('grade.average')).toEqual(plain(1, '2–4', '5–6'));
    expect(cells('grade.good')).toEqual(plain(1, '2–5', 6));
  });
});
